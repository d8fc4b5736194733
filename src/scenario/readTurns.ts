/** Case 2.1: the turns of a scenario. */
import type { Battle } from '../engine/battle.ts';
import { pointer, type ReportProblem } from './problems.ts';
import type { Turns } from './schema.ts';

/** Reads the turns: the last not before the first, nights and names within them. */
export function readTurns({ first, last, night, names }: Turns, report: ReportProblem): Battle['turns'] {
  if (last < first) {
    report('/turns/last', 'last-before-first', `the last turn is ${last}, but the first is ${first}`);
  }
  const check = (turn: number, path: string): void => {
    if (last < first || (turn >= first && turn <= last)) return;
    report(path, 'turn-out-of-range', `turn ${turn} is not played; the turns are ${first} to ${last}`);
  };
  for (const [index, turn] of night.entries()) check(turn, pointer(['turns', 'night', index]));
  for (const turn of Object.keys(names)) check(Number(turn), pointer(['turns', 'names', turn]));
  return {
    first,
    last,
    night: new Set(night),
    names: Object.fromEntries(Object.entries(names).map(([turn, name]) => [Number(turn), name])),
  };
}
