/** The laws of the game after every action: those of the state, those of what was changed, and that a state is plain data. */
import { isDeepStrictEqual } from 'node:util';
import { DEED_LAWS, lawsBrokenIn } from '../../src/game/laws/deedLaws.ts';
import type { LawfulChange } from '../../src/game/laws/law.ts';
import { GOES_ON, lawsBrokenBy, STATE_LAWS } from '../../src/game/laws/stateLaws.ts';

export type { LawfulChange };

const PLAIN = 'a state survives JSON';

/** Every law by its sentence. */
export const LAWS: readonly string[] = [
  ...Object.keys(STATE_LAWS),
  GOES_ON,
  ...Object.keys(DEED_LAWS),
  PLAIN,
];

/** Every law that an action broke, by its sentence; empty when all hold. */
export function brokenLaws(deed: LawfulChange): readonly string[] {
  const { battle, after } = deed;
  const standing = new Set(lawsBrokenBy(battle, after).map(({ law }) => law));
  const plain = isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after);
  return [...standing, ...lawsBrokenIn(deed), ...(plain ? [] : [PLAIN])];
}
