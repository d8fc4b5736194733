/** Throwing the dice of an action: faces that lie already, faces of real dice, or the game's own source. */
import type { Action } from '../engine/action.ts';
import type { Dice, DiceRequest } from '../engine/dice.ts';
import type { Refused } from '../game/apply.ts';
import { seeded } from '../game/generator.ts';
import type { Match } from '../game/match.ts';
import { play, type Played } from '../game/play.ts';
import type { DiceSource } from './ports.ts';

/** The game's own dice. */
export const OWN_DICE: DiceSource = (match) => seeded(match.generator);

/** Plays an action. The faces that lie count first, as far as they are asked for; then the dice of the source go on. */
export function castOn(
  match: Match,
  action: Action,
  lying: readonly number[],
  dice: DiceSource = OWN_DICE,
): Played | Refused {
  const source = dice(match);
  const played = play(match, action, lyingFirst(lying, source));
  return played.ok ? { ...played, match: { ...played.match, generator: source.generator() } } : played;
}

/** Faces in order; when they run out, other dice. */
function lyingFirst(faces: readonly number[], then: Dice): Dice {
  let left = faces;
  return {
    roll(request) {
      const found = left.slice(0, request.dice);
      left = left.slice(request.dice);
      if (found.length === request.dice) return found;
      return [...found, ...then.roll(request).slice(found.length)];
    },
  };
}

/** What came of an action with real dice: it was played or refused, or it asks for more. */
export type Attempt =
  | Readonly<{ type: 'played'; played: Played | Refused }>
  /** `used` = how many of the faces answered earlier requests of this action. */
  | Readonly<{ type: 'asks'; request: DiceRequest; used: number }>;

/**
 * Plays an action with these faces and no others. Where they run out, the first request that they do not answer whole is
 * told: until then the action went as it will go again. The game's own source is not touched.
 */
export function attempt(match: Match, action: Action, faces: readonly number[]): Attempt {
  let used = 0;
  let asked: DiceRequest | null = null;
  const played = play(match, action, {
    roll(request) {
      const enough = asked === null && used + request.dice <= faces.length;
      if (!enough) asked ??= request;
      used += enough ? request.dice : 0;
      // What is played on after the first open request is thrown away, so that any face will do.
      return enough ? faces.slice(used - request.dice, used) : Array.from({ length: request.dice }, () => 1);
    },
  });
  return asked === null ? { type: 'played', played } : { type: 'asks', request: asked, used };
}
