/** What would have happened: a result beside everything that the dice of its battle could have made of it. */
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { FightSeat, LossBeside, WouldHave } from '../../../strategic/siege.ts';
import { decimal, percent } from './figures.ts';
import { verdictsOf } from './games.ts';
import type { Reckoned } from './messages.ts';
import type { Decided } from './sheets.ts';
import type { BesideView, LossView } from './besideModel.ts';

const SEATS: readonly FightSeat[] = ['attacker', 'defender'];
const NOTHING = { losses: [], chances: [], onward: [] } as const;

/** The card; `found` is null while it is counted. */
export function besideView({ of }: Decided, found: Reckoned | null): BesideView {
  const { counting, failed, cannot } = SIEGE_ROOM.beside;
  if (found === null) return { waiting: counting, ...NOTHING };
  if (found.type === 'failed') return { waiting: fill(failed, { why: found.why }), ...NOTHING };
  if (found.type !== 'beside') return { waiting: cannot, ...NOTHING };
  const { losses, onward } = found.would;
  return {
    waiting: null,
    losses: SEATS.map((seat) => lossView(seat, losses[seat])),
    chances: endsOf(found.would, verdictsOf(of)),
    onward: (onward ?? []).map((chance, at) => ({
      label: fill(SIEGE_ROOM.fallenAfter, { actions: at + 1 }),
      figure: percent(chance),
    })),
  };
}

function lossView(seat: FightSeat, { fought, mean, shares, fewer, asMany }: LossBeside): LossView {
  const { lost, words, bloodier, hits } = SIEGE_ROOM.beside;
  return {
    title: lost[seat],
    words: fill(words, { fought: decimal(fought, 2), mean: decimal(mean, 2) }),
    rank: fill(bloodier, { percent: percent(fewer), same: percent(asMany) }),
    bars: shares.map((share, count) => ({
      id: String(count),
      label: fill(hits, { hits: count }),
      share,
      figure: percent(share),
      here: Math.floor(fought) === count,
    })),
  };
}

function endsOf(
  { verdict, chances }: WouldHave,
  verdicts: ReturnType<typeof verdictsOf>,
): BesideView['chances'] {
  return Object.entries(verdicts).map(([id, said]) => ({
    label: id === verdict ? fill(SIEGE_ROOM.beside.thisEnd, { verdict: sentence(said) }) : sentence(said),
    figure: percent(chances[id] ?? 0),
  }));
}
