/** Mutants that no test can notice, because they change nothing that can be seen: each with the reason. */

const SHORTCUT = 'It only saves time: without it the same answer is found the longer way.';
const COUNTED_ANEW = 'Without it the stacks are counted anew from all pieces, which gives the same stacks.';
const OFF_THE_ARRAY =
  'A hex of -1 reads nothing from a typed array, and writing there does nothing, so it drops out by itself.';

/** The reasons, by the names of the mutants. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'facts/alone.ts: never `state.docks.length === 0`': SHORTCUT,
  'facts/barriers.ts: never `sameBarriers(older, state)`': SHORTCUT,
  'facts/crossings.ts: never `state.docks.length === 0`': SHORTCUT,
  'facts/ladders.ts: never `state.ladders.length === 0`': SHORTCUT,
  'facts/personages.ts: always `all.some(there)`': SHORTCUT,
  'facts/personages.ts: never `all.length === 0`': SHORTCUT,
  'facts/personages.ts: never `carries.length === 0`': SHORTCUT,
  'facts/pieces.ts: always `stacks.crowded`': COUNTED_ANEW,
  'facts/pieces.ts: always `layer[at] !== -1`': COUNTED_ANEW,
  'facts/pieces.ts: always `at >= 0`': OFF_THE_ARRAY,
  'facts/cover.ts: never `next < 0`': OFF_THE_ARRAY,
  'facts/cover.ts: always `most > 0`':
    'Some side always lies along the line, and the first that does starts the list anew.',
  'facts/crossings.ts: always `isDock(crossing)`': 'A ladder and a docked tower cost the same to go over.',
  'facts/crossings.ts: never `isDock(crossing)`': 'A ladder and a docked tower cost the same to go over.',
  'facts/docks.ts: never `here === null`': 'A tower docks only where a work stands.',
  'facts/retreats.ts: never `path.includes(to as HexId)`':
    'A retreat is two hexes long at most, and its second never is the first again.',
  "facts/slips.ts: always `unitKind(battle, attacker)?.gait === 'foot'`":
    'An attacker who is not on foot is in contact and mounted, which forbids it as well.',
};
