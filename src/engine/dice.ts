import type { Cite } from '../rulebook/cases.ts';

/** What a roll is for. The screen words it; the record keeps only the faces. */
export type Purpose =
  | 'breach'
  | 'bombard'
  | 'casualty'
  | 'result'
  | 'throw-down'
  | 'slip'
  | 'rally'
  | 'duel'
  | 'caught'
  | 'bereft'
  | 'spell'
  | 'head'
  | 'arrival'
  | 'event';

/** A request to the dice: how many six-sided dice, what for, by which case. */
export interface DiceRequest {
  readonly purpose: Purpose;
  readonly dice: 1 | 2;
  readonly cite: Cite;
}

/** The only source of chance. An implementation answers each request with that many faces from 1 to 6. */
export interface Dice {
  roll(request: DiceRequest): readonly number[];
}

/** The sum of the faces. */
export function total(faces: readonly number[]): number {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum;
}

/** Dice that show the given faces in order, and complain when they run out: recorded games, tests, typed-in dice. */
export function scripted(...faces: readonly number[]): Dice {
  let next = 0;
  return {
    roll({ dice, purpose }) {
      const rolled = faces.slice(next, next + dice);
      next += dice;
      if (rolled.length < dice) throw new Error(`no face left for ${purpose}`);
      return rolled;
    },
  };
}

/** Dice that keep the faces they hand out. */
export function recording(inner: Dice): Dice & { readonly faces: readonly number[] } {
  const faces: number[] = [];
  return {
    faces,
    roll(request) {
      const rolled = inner.roll(request);
      faces.push(...rolled);
      return rolled;
    },
  };
}
