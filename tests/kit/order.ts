import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whose tests count in hundreds: some of these files take the best part of a minute. */
const LONG = /\/tests\/(fuzz\/|strategic\/(hexes\/proof|ledger)\.test)/;

/**
 * The order of the files; the runner asks for a class. Where nothing is known of an earlier run it goes by their size, and a file of
 * four lines that plays three hundred battles comes last: one process would do that while the other has nothing left to do.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    // The files of a project share their processes and stay together.
    const place = ({ project, moduleId }: TestSpecification): number =>
      2 * projects.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
