/** Who solves which of the named positions. */
import { AGENTS } from '../../src/ai/agents.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { keepProof, writePart } from './keep.ts';
import { DRAWS, isSolved } from './positions/position.ts';
import { SUITE } from './positions/suite.ts';

/** The positions that an agent solves, by name. */
function solvedBy(name: string): readonly string[] {
  return SUITE.filter((position) => isSolved(position, () => makeAgent(name))).map(
    (position) => position.name,
  );
}

/** Prints what one level solves. */
export function printPositions(level: string): void {
  const solved = new Set(solvedBy(level));
  for (const { name, cite, says } of SUITE) {
    console.log(`${solved.has(name) ? 'solved' : '  -   '}  ${name.padEnd(46)} ${cite.padEnd(8)} ${says}`);
  }
  console.log(`${level} solves ${solved.size} of ${SUITE.length}`);
}

/** Asks every level but chance, and keeps what came of it. */
export async function keepPositions(): Promise<void> {
  const names = AGENTS.map(({ name }) => name).filter((name) => name !== 'random');
  const solved = names.map((name) => {
    const list = solvedBy(name);
    console.log(`${name} solves ${list.length} of ${SUITE.length}`);
    return { name, solved: list };
  });
  keepProof('positions', SUITE.length, DRAWS[0]!, solved);
  const marks = new Map(solved.map(({ name, solved: list }) => [name, new Set(list)]));
  const rows = SUITE.map(({ name, cite, says }) => {
    const cells = names.map((one) => (marks.get(one)!.has(name) ? 'yes' : '-'));
    return `| ${name} | ${cite} | ${says} | ${cells.join(' | ')} |`;
  });
  const sums = names.map((name) => `**${marks.get(name)!.size}**`).join(' | ');
  await writePart('positions', [
    `| position | case | what a commander knows | ${names.join(' | ')} |`,
    `| --- | --- | --- | ${names.map(() => '---').join(' | ')} |`,
    ...rows,
    `| of ${SUITE.length} | | | ${sums} |`,
  ]);
}
