/** One throw of one side: dice, and what is rolled again. The function that counts it also gives its odds. */
import type { Seat } from '../brief/brief.ts';

/** What one side throws (B2-B5). */
export interface Volley {
  readonly seat: Seat;
  readonly dice: number;
  /** The lowest face that hits, 2 to 6: a natural 1 misses and a natural 6 hits whatever modifies them (B4). */
  readonly hitsOn: number;
  /** Misses that may be rolled again, and the lowest face that then hits (B3). */
  readonly rerolls: number;
  readonly rerollHitsOn: number;
  /** Misses of the first roll that a card turns into hits. */
  readonly turned: number;
  /** Natural ones of the first roll hit the own army, and are not rolled again. */
  readonly confused: boolean;
}

/** What a volley came to: hits of both rolls, how many of them came of rolling again, and hits on the own army. */
export interface Tally {
  readonly hits: number;
  readonly again: number;
  readonly own: number;
}

/** Nothing was hit. */
export const NO_TALLY: Tally = { hits: 0, again: 0, own: 0 };

/** A source of faces: so many dice, which faces hit and whether a natural one is told apart. */
export type Faces = (dice: number, hitsOn: number, ones: boolean) => readonly number[];

/** A six-sided die, or any other: what a caller rolls with. */
export type VolleyDie = (sides: number) => number;

/** Faces thrown with a die. */
export function thrownWith(die: VolleyDie): Faces {
  return (dice) => Array.from({ length: dice }, () => die(6));
}

/** The lowest face that hits: the target lowered by the modifier, never a 1 and always a 6 (B4). */
export function lowestHit(target: number, modifier: number): number {
  return Math.min(6, Math.max(2, target - modifier));
}

/** What the first roll leaves to the second: fixed before anything is rolled again (B3). */
interface First {
  readonly hits: number;
  readonly own: number;
  readonly rerolls: number;
}

function firstOf(volley: Volley, faces: readonly number[]): First {
  const struck = faces.filter((face) => face >= volley.hitsOn).length;
  const own = volley.confused ? faces.filter((face) => face === 1).length : 0;
  const missed = faces.length - struck - own;
  const turned = Math.min(volley.turned, missed);
  return { hits: struck + turned, own, rerolls: Math.min(5, volley.rerolls, missed - turned) };
}

function tallyOf(first: First, volley: Volley, again: readonly number[]): Tally {
  const struck = again.filter((face) => face >= volley.rerollHitsOn).length;
  return { hits: first.hits + struck, again: struck, own: first.own };
}

/** A volley that was thrown, with its faces. */
export interface Thrown {
  readonly volley: Volley;
  readonly faces: readonly number[];
  readonly again: readonly number[];
  readonly tally: Tally;
}

/** Throws volleys as the rules have it: both sides roll, then both roll again (B6). */
export function throwVolleys(volleys: readonly Volley[], source: Faces): readonly Thrown[] {
  const rolled = volleys.map((volley) => {
    const faces = source(volley.dice, volley.hitsOn, volley.confused);
    return { volley, faces, first: firstOf(volley, faces) };
  });
  return rolled.map(({ volley, faces, first }) => {
    const again = source(first.rerolls, volley.rerollHitsOn, false);
    return { volley, faces, again, tally: tallyOf(first, volley, again) };
  });
}

/** A tally and its chance. */
export interface TallyChance {
  readonly tally: Tally;
  readonly chance: number;
}

/**
 * The exact odds of a volley: every way the dice can fall, counted by the function that throws it; chances sum to 1.
 * Hits by rolling again are told apart only when asked for.
 */
export function volleyOdds(volley: Volley, apart: boolean): readonly TallyChance[] {
  const { dice, hitsOn, rerollHitsOn, confused } = volley;
  const sums = new Map<string, { tally: Tally; chance: number }>();
  for (const one of falls(dice, hitsOn, confused)) {
    const first = firstOf(volley, one.faces);
    for (const two of falls(first.rerolls, rerollHitsOn, false)) {
      const full = tallyOf(first, volley, two.faces);
      const tally = apart ? full : { ...full, again: 0 };
      const name = `${tally.hits} ${tally.again} ${tally.own}`;
      const sum = sums.get(name) ?? { tally, chance: 0 };
      sums.set(name, { tally, chance: sum.chance + (one.ways / one.of) * (two.ways / two.of) });
    }
  }
  return [...sums.values()];
}

/** One way in which dice can fall, up to faces that count alike: so many ways of 6 to the power of the dice. */
interface Fall {
  readonly faces: readonly number[];
  readonly ways: number;
  readonly of: number;
}

/** Every way in which dice can fall: ones, other misses and hits each stand for all their faces. */
function falls(dice: number, hitsOn: number, ones: boolean): readonly Fall[] {
  const hitting = 7 - hitsOn;
  const sorts = ones
    ? [
        { face: 1, faces: 1 },
        { face: 2, faces: hitsOn - 2 },
        { face: 6, faces: hitting },
      ]
    : [
        { face: 1, faces: hitsOn - 1 },
        { face: 6, faces: hitting },
      ];
  let found: readonly Fall[] = [{ faces: [], ways: 1, of: 6 ** dice }];
  for (const [index, { face, faces }] of sorts.entries()) {
    const last = index === sorts.length - 1;
    found = found.flatMap((fall) => {
      const left = dice - fall.faces.length;
      return Array.from({ length: left + 1 }, (_, count) => count)
        .filter((count) => (!last || count === left) && (faces > 0 || count === 0))
        .map((count) => ({
          faces: [...fall.faces, ...Array<number>(count).fill(face)],
          ways: fall.ways * choose(left, count) * faces ** count,
          of: fall.of,
        }));
    });
  }
  return found;
}

function choose(among: number, taken: number): number {
  let ways = 1;
  for (let index = 0; index < taken; index++) ways = Math.round((ways * (among - index)) / (index + 1));
  return ways;
}
