import type { Dice } from '../engine/dice.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Entry, Match } from './match.ts';
import { play } from './play.ts';

/** How a replay went: to the end with every checkpoint equal, or where and why it parts from the record. */
export type Replay =
  | Readonly<{ ok: true; moments: readonly Match[] }>
  | Readonly<{ ok: false; at: number; entry: Entry; why: Parting; moments: readonly Match[] }>;

export type Parting =
  | Readonly<{ type: 'refused'; refusal: Refusal }>
  | Readonly<{ type: 'faces'; recorded: number; used: number }>
  | Readonly<{ type: 'checkpoint'; recorded: string | null; found: string | null }>;

/**
 * Plays a record again from a game's start with the recorded faces and compares every checkpoint.
 * `moments` are the games after each entry, the start first, as far as the replay agreed.
 */
export function replay(from: Match, entries: readonly Entry[]): Replay {
  const moments: Match[] = [from];
  for (const [at, entry] of entries.entries()) {
    const breakOff = (why: Parting): Replay => ({ ok: false, at, entry, why, moments });
    const played = playRecorded(moments.at(-1)!, entry);
    if ('type' in played) return breakOff(played);
    const found = played.entries.at(-1)!.checkpoint;
    if (found !== entry.checkpoint)
      return breakOff({ type: 'checkpoint', recorded: entry.checkpoint, found });
    moments.push(played);
  }
  return { ok: true, moments };
}

/** One recorded action again; a Parting where it is refused, or asks for more or fewer faces than were recorded. */
function playRecorded(match: Match, { action, faces }: Entry): Match | Parting {
  const enough = counting(faces);
  const played = play(match, action, enough.dice);
  if (enough.asked() !== faces.length) return { type: 'faces', recorded: faces.length, used: enough.asked() };
  return played.ok ? played.match : { type: 'refused', refusal: played.refusal };
}

/** Recorded faces that count what is asked of them; past their end they show ones, and the count tells. */
function counting(faces: readonly number[]): { dice: Dice; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    dice: {
      roll({ dice }) {
        const rolled = Array.from({ length: dice }, (_, index) => faces[asked + index] ?? 1);
        asked += dice;
        return rolled;
      },
    },
  };
}
