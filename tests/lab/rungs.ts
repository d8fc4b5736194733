/** The rungs of the ladder, and what docs/proof/ladder.json keeps of them. */
import { battleHash, LADDER_BATTLES } from '../../scripts/rulesHash.mjs';
import { withoutGap } from './cores.ts';
import { shareOfPairs, type PairScore, type Share } from './pairs.ts';

/** Who plays whom, and what share is wanted. */
const RUNGS = [
  { one: 'soldier', other: 'recruit', wanted: 70 },
  { one: 'captain', other: 'soldier', wanted: 70 },
  { one: 'marshal', other: 'captain', wanted: 65 },
  { one: 'steward', other: 'marshal', wanted: 60 },
  { one: 'captain', other: 'greedy', wanted: 75 },
  { one: 'steward', other: 'greedy', wanted: 90 },
] as const;

/** One rung on one battle. */
export interface Rung {
  readonly one: string;
  readonly other: string;
  readonly wanted: number;
  readonly battle: string;
  /** Pairs by their index; null = not played, or being played. */
  readonly pairs: (PairScore | null)[];
  /** What they took, in seconds of one core. */
  seconds: number;
  /** Actions that were proposed and refused in them. */
  refusals: number;
  /** What the battle and its programs were when it was gone on with. */
  readonly rules: string;
}

/** A rung as docs/proof/ladder.json keeps it: what each pair came to, in the order of the pairs. */
export interface RungKept extends Share, Omit<Rung, 'pairs'> {
  readonly games: number;
  readonly defending: string;
  readonly besieging: string;
}

/** All rungs, with the pairs that were kept of them and are of the battles as they stand. */
export function rungsFrom(kept: readonly RungKept[]): readonly Rung[] {
  return LADDER_BATTLES.flatMap((battle) => {
    const rules = battleHash(battle);
    return RUNGS.map((rung) => {
      const known = kept.find(
        (one) =>
          one.battle === battle && one.one === rung.one && one.other === rung.other && one.rules === rules,
      );
      if (known === undefined) return { ...rung, battle, pairs: [], seconds: 0, refusals: 0, rules };
      return {
        ...rung,
        battle,
        pairs: pairsOf(known),
        seconds: known.seconds,
        refusals: known.refusals,
        rules,
      };
    });
  });
}

function pairsOf({ defending, besieging }: RungKept): PairScore[] {
  const attacks = besieging.split(' ').map(Number);
  return defending
    .split(' ')
    .map((score, index) => ({ defending: Number(score), besieging: attacks[index]! }));
}

/** A rung as it is kept. */
export function keepRung({ one, other, battle, wanted, seconds, refusals, rules, pairs }: Rung): RungKept {
  const row = withoutGap(pairs);
  return {
    one,
    other,
    battle,
    wanted,
    games: 2 * row.length,
    ...shareOfPairs(row),
    defending: row.map(({ defending }) => defending).join(' '),
    besieging: row.map(({ besieging }) => besieging).join(' '),
    seconds: Math.round(seconds),
    refusals,
    rules,
  };
}
