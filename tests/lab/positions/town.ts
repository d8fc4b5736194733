/** A corner of a walled town for the positions: whatever lies between two levels is wall, unless it is said to be something else. */
import { BESIEGER, DEFENDER, type Side, type Trigger } from '../../../src/engine/battle.ts';
import type { WorkState } from '../../../src/engine/state.ts';
import { siege, type Plan, type Position } from '../../kit/siege.ts';

/** What stands between two hexes otherwise than wall. */
type Works = Readonly<Record<string, 'tower' | 'gate' | 'main-gate'>>;

export interface TownPlan extends Plan {
  readonly works?: Works;
  /** Mouths of tunnels, as pairs of hexes of one level. */
  readonly mouths?: readonly string[];
  /** Works that have fallen, as "inner/outer". */
  readonly breached?: readonly string[];
}

/** Level 2 in the first column, level 1 in the next two, then the field; the gate of the town is 0304, that of level 2 is 0103. */
export const TOWN = Array.from({ length: 7 }, () => '2 1 1 . . . . .').join('\n');
const GATES: Works = { '0304/0404': 'main-gate', '0103/0203': 'gate' };

/** What the battle is about where a position says nothing else: the levels, and who is broken at its end. */
const STAKES: readonly Trigger[] = [
  {
    id: 'citadel',
    when: 'turnEnds',
    if: [{ type: 'level', level: 2, side: BESIEGER }],
    roll: null,
    then: { type: 'win', side: BESIEGER, text: { en: 'The Citadel' } },
  },
  points('first', BESIEGER, 10, { type: 'level', level: 1, side: BESIEGER }),
  points('garrison', BESIEGER, 15, { type: 'demoralized', force: 0 as never }),
  points('host', DEFENDER, 15, { type: 'demoralized', force: 1 as never }),
  points('kept', DEFENDER, 5, { type: 'neverLost', level: 1 }),
  {
    id: 'end',
    when: 'turnEnds',
    if: [{ type: 'lastTurn' }],
    roll: null,
    then: { type: 'reckon', text: { en: 'The end' } },
  },
];

function points(id: string, side: Side, worth: number, condition: Trigger['if'][number]): Trigger {
  return {
    id,
    when: 'turnEnds',
    if: [condition],
    roll: null,
    then: { type: 'points', side, points: worth, text: { en: id } },
  };
}

/** A position before or in the town. */
export function town({
  works = GATES,
  breached = [],
  mouths = [],
  levels = TOWN,
  ...plan
}: TownPlan): Position {
  const rows = levels
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const sides = rows.flatMap((row, y) =>
    row.flatMap((_, x) =>
      [
        [x + 1, y],
        [x + (y % 2), y + 1],
        [x - 1 + (y % 2), y + 1],
      ].flatMap(([toX, toY]) => {
        const other = rows[toY!]?.[toX!];
        return other === undefined ? [] : sideOf([x, y, row[x]!], [toX!, toY!, other], works);
      }),
    ),
  );
  const made = siege({
    triggers: STAKES,
    levels,
    sides: [...sides, ...mouths.map((pair) => `${pair} tunnel`)],
    ...plan,
  });
  const down = new Set(breached.map((pair) => made.side(...(pair.split('/') as [string, string]))));
  const standing: readonly WorkState[] = made.state.works.map((work, id) =>
    down.has(made.battle.board.works[id]!.hexside) ? { ...work, breached: true } : work,
  );
  return made.with({ works: standing });
}

type Spot = readonly [x: number, y: number, level: string];

function sideOf(a: Spot, b: Spot, works: Works): readonly string[] {
  if (a[2] === b[2]) return [];
  const [up, down] = levelOf(a) > levelOf(b) ? [nameOf(a), nameOf(b)] : [nameOf(b), nameOf(a)];
  const kind = works[`${up}/${down}`] ?? 'wall';
  const pair = up < down ? `${up}/${down}` : `${down}/${up}`;
  return [`${pair} ${kind} up ${up} level ${Math.max(levelOf(a), levelOf(b))}`];
}

function levelOf([, , level]: Spot): number {
  return level === '.' ? 0 : Number(level);
}

function nameOf([x, y]: Spot): string {
  return `${String(x + 1).padStart(2, '0')}${String(y + 1).padStart(2, '0')}`;
}
