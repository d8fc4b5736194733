/** An open plain at whose west edge a group of the defender waits. */
import { DEFENDER } from '../../src/engine/battle.ts';
import { guard, siege, type Plan, type Position, type Soldier } from '../kit/siege.ts';

/** What makes a piece of a test wait off the map. */
export const OFF = { at: 'off' } as const;

/** Riders `r`, and whatever else of the defender is off the map, have arrived and may come in by the hexes of the west edge. */
export function plain(pieces: Readonly<Record<string, Soldier>> = {}, plan: Partial<Plan> = {}): Position {
  const all: Readonly<Record<string, Soldier>> = {
    r: guard('B3X', { gait: 'horse', ma: 3, ...OFF }),
    ...pieces,
  };
  const off = Object.keys(all).filter((key) => all[key]?.at === 'off' && all[key].side === DEFENDER);
  return siege({
    map: '. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .',
    pieces: all,
    groups: [{ id: 'riders', side: DEFENDER, pieces: off, zone: ['0101', '0102', '0103'] }],
    active: DEFENDER,
    step: 'defender-movement.moving.choosing',
    ...plan,
  }).with({ arrived: [true] });
}
