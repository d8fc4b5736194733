/** A wall and an orc before it, for the tests of ladders. */
import { orc, siege, type Plan, type Position, type Soldier } from '../kit/siege.ts';

/** The one wall, and a ladder that was raised against it a turn ago. */
export const WALL = '0201/0301 wall up 0201 level 1';
export const STANDING = [{ inner: '0201', outer: '0301' }];

/** A wall between 0201 (inside) and 0301, and an orc before it unless placed elsewhere. */
export function rampart(plan: Partial<Plan> = {}, soldier: Soldier = orc('E3Y', { at: '0301' })): Position {
  return siege({
    map: '. . . . . .',
    levels: '1 1 . . . .',
    sides: [WALL],
    ...plan,
    pieces: { o: soldier, ...plan.pieces },
  });
}
