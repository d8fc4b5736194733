/** Case 2.13: how the battle ends, read from the triggers of a scenario. */
import type { Condition, Side, Trigger } from '../engine/battle.ts';
import { complete } from './draft.ts';
import { reportTwins } from './names.ts';
import { pointer, unknownName, type Report } from './problems.ts';
import type { Sides } from './readSides.ts';
import type { Regions } from './regions.ts';
import type { ConditionLine, TriggerLine } from './schema.ts';

/** A winner of the file that is no side. */
const DRAW = 'draw';

/** Reads the triggers in file order; null in place of one that names something unknown. The last turn must always decide. */
export function readTriggers(
  lines: readonly (TriggerLine | null)[],
  sides: Sides,
  regions: Regions | null,
  report: Report,
): readonly (Trigger | null)[] {
  const known = lines.flatMap((line, index) =>
    line === null ? [] : [{ name: line.id, path: pointer(['triggers', index, 'id']) }],
  );
  reportTwins('trigger', known, report);
  const decided = lines.some((line) => line?.if.every(({ type }) => type === 'lastTurn'));
  if (!decided && complete(lines)) {
    report(
      '/triggers',
      'no-verdict',
      'the last turn may end without a winner; add a last trigger whose only condition is "lastTurn"',
    );
  }
  return lines.map((line, index) => {
    if (line === null) return null;
    const path = pointer(['triggers', index]);
    const conditions = line.if.map((one, place) =>
      readCondition(one, `${path}/if/${place}`, sides, regions, report),
    );
    const winner =
      line.then.side === DRAW ? DRAW : readSide(line.then.side, `${path}/then/side`, sides, report);
    if (winner === null || !allRead(conditions)) return null;
    const then = { type: 'win', side: winner, text: line.then.text } as const;
    return { id: line.id, when: line.when, if: conditions, roll: null, then };
  });
}

function allRead(conditions: readonly (Condition | null)[]): conditions is readonly Condition[] {
  return complete(conditions);
}

function readCondition(
  line: ConditionLine,
  path: string,
  sides: Sides,
  regions: Regions | null,
  report: Report,
): Condition | null {
  switch (line.type) {
    case 'lastTurn':
      return line;
    case 'demoralized': {
      const force = sides.forceOf.get(line.force);
      if (force !== undefined) return { type: 'demoralized', force };
      if (sides.complete) {
        report(`${path}/force`, 'no-such-force', unknownName('force', line.force, [...sides.forceOf.keys()]));
      }
      return null;
    }
    case 'holds': {
      const side = readSide(line.side, `${path}/side`, sides, report);
      const hexes = regions?.region(line.hexes, `${path}/hexes`) ?? null;
      if (hexes === null) return null;
      if (line.atLeast > hexes.length) {
        report(
          `${path}/atLeast`,
          'too-few-hexes',
          `${line.atLeast} of ${hexes.length} hexes can never be held`,
        );
      }
      return side === null ? null : { type: 'holds', side, hexes, atLeast: line.atLeast };
    }
  }
}

function readSide(name: string, path: string, sides: Sides, report: Report): Side | null {
  const side = sides.sideOf.get(name);
  if (side === undefined && sides.complete) {
    report(path, 'no-such-side', unknownName('side', name, [...sides.sideOf.keys()]));
  }
  return side ?? null;
}
