/** What may come of a brief: chances in bars, means, what was read, by which rules and decisions. */
import { fill } from '../../../i18n/fill.ts';
import { meanName, sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { StrategicOdds } from '../../../strategic/siege.ts';
import { decimal, percent } from './figures.ts';
import type { OpenBrief } from './briefs.ts';
import type { Reckoned } from './messages.ts';
import type { OddsView } from './strategicModel.ts';

/** What is known of a brief, as it stands under its title. */
export interface OddsSight {
  readonly title: string;
  /** The last brief that was whole; null before there was one. */
  readonly brief: OpenBrief | null;
  /** Null while it is counted. */
  readonly found: Reckoned | null;
  /** The chance that the place has fallen after each of several actions; null while it is counted. */
  readonly fallen: readonly number[] | null;
}

/** The odds of the last brief that was whole. */
export function oddsView({ title, brief, found, fallen }: OddsSight): OddsView {
  const odds = found?.type === 'odds' ? found.odds : null;
  return {
    title,
    bars: odds === null || brief === null ? null : barsOf(brief, odds),
    means: Object.entries(odds?.means ?? {}).map(([id, { value }]) => ({
      label: fill(SIEGE_ROOM.meanOf, { what: meanName(id) }),
      figure: decimal(value, 2),
    })),
    under: odds === null ? [] : [methodOf(odds), ...odds.under.map(sentence)],
    fallen: (fallen ?? []).map((chance, at) => ({
      label: fill(SIEGE_ROOM.fallenAfter, { actions: at + 1 }),
      figure: percent(chance),
    })),
    read: brief === null ? [] : brief.siege.understood.map(sentence),
    minutes: found?.type === 'odds' ? found.minutes : null,
    failed: failureOf(found),
  };
}

function barsOf({ game }: OpenBrief, { chances }: StrategicOdds): NonNullable<OddsView['bars']> {
  return Object.entries(game.verdicts).map(([id, said]) => {
    const share = chances[id]?.value ?? 0;
    return { id, label: sentence(said), share, figure: percent(share) };
  });
}

function methodOf({ method }: StrategicOdds): string {
  return method.type === 'exact'
    ? SIEGE_ROOM.exact
    : fill(SIEGE_ROOM.sampled, { games: method.games, seed: method.seed });
}

/** Why there are no odds; null while they are counted, or are there. */
function failureOf(found: Reckoned | null): string | null {
  if (found === null || found.type === 'odds' || found.type === 'fallen') return null;
  return found.type === 'failed'
    ? fill(SIEGE_ROOM.countingFailed, { why: found.why })
    : SIEGE_ROOM.noSuchBattle;
}
