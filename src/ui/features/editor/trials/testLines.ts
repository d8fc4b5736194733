/** Tests of an author as they are first laid down, and parts of them written anew. What says nothing is left out. */
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { Position } from '../../../../editor/dryRun/position.ts';
import { DEEDS, type DeedLine, type TestLine } from '../../../../scenario/testSchema.ts';
import { freeId } from '../kinds.ts';

export { DEEDS } from '../../../../scenario/testSchema.ts';

/** A new test: of the start of the battle, that asks nothing yet. */
export function freshTest({ tests = [] }: ScenarioDocument): TestLine {
  return { id: freeId('test', new Set(tests.map(({ id }) => id))) };
}

/** A deed to begin with: the first piece moves. */
export function freshDeed({ pieces }: ScenarioDocument): DeedLine | null {
  const [piece] = pieces;
  return piece === undefined ? null : { do: DEEDS[0], piece: piece.id };
}

/** A test with another position; a position that says nothing is none. */
export function withPosition(test: TestLine, position: Position): TestLine {
  const { position: _, ...rest } = test;
  const said = Object.fromEntries(Object.entries(position).filter(([, value]) => saysSomething(value)));
  return Object.keys(said).length === 0 ? rest : { ...rest, position: said };
}

function saysSomething(value: unknown): boolean {
  if (value === undefined) return false;
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
}

/** A test with other deeds that may, or may not, be done. */
export function withDeeds(test: TestLine, which: 'may' | 'mayNot', deeds: readonly DeedLine[]): TestLine {
  const { [which]: _, ...rest } = test;
  return deeds.length === 0 ? rest : { ...rest, [which]: [...deeds] };
}

/** A test with another verdict, or without. */
export function withVerdict(test: TestLine, verdict: TestLine['verdict']): TestLine {
  const { verdict: _, ...rest } = test;
  return verdict === undefined ? rest : { ...rest, verdict };
}

/** A record without one of its entries. */
export function without<T>(record: Readonly<Record<string, T>> = {}, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}
