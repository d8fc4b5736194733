import { checkpointText } from '../kernel/hash.ts';
import type { Action } from '../engine/action.ts';
import { recording, type Dice } from '../engine/dice.ts';
import { apply, type Applied, type Refused } from './apply.ts';
import { checkpointAfter } from './checkpoint.ts';
import { seeded } from './generator.ts';
import type { Match } from './match.ts';

export type Played = Applied & Readonly<{ match: Match }>;

/**
 * The door: the only function that changes a game. Applies the action, records it with the faces it was
 * given, and sets a checkpoint wherever a step is entered. The game's generator stays as it is.
 */
export function play(match: Match, action: Action, dice: Dice): Played | Refused {
  const recorded = recording(dice);
  const applied = apply(match.battle, match.state, action, recorded);
  if (!applied.ok) return applied;
  const { events, state } = applied;
  const stepped = events.some(({ type }) => type === 'StepEntered');
  const checkpoint = stepped ? checkpointAfter(match.checkpoint, state) : match.checkpoint;
  const entry = { action, faces: recorded.faces, checkpoint: stepped ? checkpointText(checkpoint) : null };
  const { battle, start, generator } = match;
  const entries = [...match.entries, entry];
  // Named one by one: spread into each other, these objects cost ten times as much to make.
  return { ok: true, events, state, match: { battle, start, entries, state, generator, checkpoint } };
}

/** Plays an action with the game's own dice, and keeps their generator for the next roll. */
export function playOn(match: Match, action: Action): Played | Refused {
  const dice = seeded(match.generator);
  const played = play(match, action, dice);
  return played.ok ? { ...played, match: { ...played.match, generator: dice.generator() } } : played;
}
