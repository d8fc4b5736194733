/** The dice of a recorded action, thrown again for the same purposes; what only the draft asks for is thrown anew. */
import { recording, scripted, type Dice, type Purpose } from '../../engine/dice.ts';
import type { Entry, Match } from '../../game/match.ts';
import { play } from '../../game/play.ts';

/** What was thrown for an action, in its order. */
export interface Throw {
  readonly purpose: Purpose;
  readonly faces: readonly number[];
}

/** A recorded action in the battle it was played on: what was thrown for it, and the game after it; null where the rules of today do not take it. */
export function throwsOf(
  match: Match,
  { action, faces }: Entry,
): Readonly<{ throws: readonly Throw[]; match: Match }> | null {
  const throws: Throw[] = [];
  const recorded = scripted(...faces, ...SPARE);
  const noting: Dice = {
    roll: (request) => {
      const rolled = recorded.roll(request);
      throws.push({ purpose: request.purpose, faces: rolled });
      return rolled;
    },
  };
  const counted = recording(noting);
  const played = play(match, action, counted);
  return played.ok && counted.faces.length === faces.length ? { throws, match: played.match } : null;
}

/** A record with too few faces is not played on: whoever counts them finds that out, not the dice. */
const SPARE: readonly number[] = Array.from({ length: 200 }, () => 1);

/** Dice that show what was thrown for a purpose, the first of it first, and then what `fresh` shows; `thrown` is told of each of those. */
export function diceOf(throws: readonly Throw[], fresh: Dice, thrown: () => void): Dice {
  const left = [...throws];
  return {
    roll: (request) => {
      const at = left.findIndex(
        ({ purpose, faces }) => purpose === request.purpose && faces.length === request.dice,
      );
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found !== undefined) return found.faces;
      thrown();
      return fresh.roll(request);
    },
  };
}
