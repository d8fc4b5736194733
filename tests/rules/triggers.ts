/** Short ways to write the triggers of a scenario in rule tests. */
import type { Condition, ForceId, GroupId, PieceId, Side, Trigger } from '../../src/engine/battle.ts';

/** The force is demoralized. */
export const broken = (force: number): Condition => ({ type: 'demoralized', force: force as ForceId });

/** The last turn ends. */
export const atLast: Condition = { type: 'lastTurn' };

/** Game-turns, both included; without the second, from there on. */
export const inTurns = (from: number, to = 99): Condition => ({ type: 'turn', from, to });

/** The piece is out of the game. */
export const isSlain = (piece: PieceId): Condition => ({ type: 'slain', piece });

/** An outright victory at the end of a turn. */
export function wins(id: string, side: Side | 'draw', ...conditions: readonly Condition[]): Trigger {
  return { id, when: 'turnEnds', if: conditions, roll: null, then: { type: 'win', side, text: { en: id } } };
}

/** The battle is decided on points. */
export function reckons(id: string, ...conditions: readonly Condition[]): Trigger {
  return { id, when: 'turnEnds', if: conditions, roll: null, then: { type: 'reckon', text: { en: id } } };
}

/** Points for a side. */
export function pays(id: string, side: Side, points: number, ...conditions: readonly Condition[]): Trigger {
  const then = { type: 'points', side, points, text: { en: id } } as const;
  return { id, when: 'turnEnds', if: conditions, roll: null, then };
}

/** What an arrival may have besides its conditions. */
export interface ArrivalSpec {
  readonly group?: number;
  readonly credit?: number;
  readonly atLeast?: number;
}

/** A group arrives when the movement of a side begins. */
export function arrives(
  when: 'besiegerMoves' | 'defenderMoves',
  { group = 0, credit = 0, atLeast }: ArrivalSpec,
  ...conditions: readonly Condition[]
): Trigger {
  const roll = atLeast === undefined ? null : { atLeast };
  const then = { type: 'arrive', group: group as GroupId, credit } as const;
  return { id: `group-${group}`, when, if: conditions, roll, then };
}
