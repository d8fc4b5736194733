/** The games of the siege with one thing taken away, and what docs/proof/without.json keeps of them. */
import { ASKED, battleHash } from '../../scripts/rulesHash.mjs';
import { withoutGap } from './cores.ts';
import { allThings } from './takenAway.ts';
import type { Outcome } from './without.worker.ts';

/** The siege without a thing; without nothing (""), it is what all others are held against. */
export interface Lack {
  readonly thing: string;
  /** Games by their index; null = not played, or being played. */
  readonly outcomes: (Outcome | null)[];
}

/** A lack as docs/proof/without.json keeps it. */
export interface LackKept {
  readonly thing: string;
  readonly games: number;
  /** 1 the besieger won, 0 the defender, = nobody; in the order of the games. */
  readonly winners: string;
  /** By how many points he led, in the same order. */
  readonly leads: string;
}

/** What docs/proof/without.json tells, and what the siege and its programs were when it was found out. */
export interface WithoutKept {
  readonly lacks: readonly LackKept[];
  readonly rules: string;
}

const SIGNS: Readonly<Record<string, Outcome['share']>> = { '0': 0, '=': 0.5, '1': 1 };

/** All that may be taken away, with the games that were kept of it if they are of the siege as it stands. */
export function lacksFrom(kept: WithoutKept | null): readonly Lack[] {
  const known = kept?.rules === battleHash(ASKED) ? kept.lacks : [];
  return ['', ...allThings()].map((thing) => ({
    thing,
    outcomes: outcomesOf(known.find((one) => one.thing === thing)),
  }));
}

function outcomesOf(kept: LackKept | undefined): Outcome[] {
  const leads = kept?.leads.split(' ').map(Number) ?? [];
  return [...(kept?.winners ?? '')].map((sign, game) => ({ share: SIGNS[sign]!, lead: leads[game]! }));
}

/** Lacks as they are kept: no game behind one that is missing. */
export function keepLacks(lacks: readonly Lack[]): WithoutKept {
  const rows = lacks.map(({ thing, outcomes }) => {
    const games = withoutGap(outcomes);
    return {
      thing,
      games: games.length,
      winners: games.map(({ share }) => (share === 0.5 ? '=' : share)).join(''),
      leads: games.map(({ lead }) => lead).join(' '),
    };
  });
  return { lacks: rows.filter(({ games }) => games > 0), rules: battleHash(ASKED) };
}
