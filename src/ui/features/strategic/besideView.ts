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
const NOTHING = { losses: [], chances: [], onward: [], intro: '' } as const;

/** So many bars at most stand below each other: more losses than that are told in steps. */
const MOST_BARS = 16;

/** The card; `found` is null while it is counted. */
export function besideView({ of }: Decided, found: Reckoned | null): BesideView {
  const { counting, failed, cannot } = SIEGE_ROOM.beside;
  if (found === null) return { waiting: counting, ...NOTHING };
  if (found.type === 'failed') return { waiting: fill(failed, { why: found.why }), ...NOTHING };
  if (found.type !== 'beside') return { waiting: cannot, ...NOTHING };
  const { losses, onward, thrown } = found.would;
  const { counted, thrownTimes } = SIEGE_ROOM.beside;
  return {
    waiting: null,
    intro: thrown === null ? counted : fill(thrownTimes, { battles: decimal(thrown, 0) }),
    losses: SEATS.map((seat) => lossView(seat, losses[seat])),
    chances: endsOf(found.would, verdictsOf(of)),
    onward: (onward ?? []).map((chance, at) => ({
      label: fill(SIEGE_ROOM.fallenAfter, { actions: at + 1 }),
      figure: percent(chance),
    })),
  };
}

function lossView(seat: FightSeat, { fought, mean, shares, fewer, asMany }: LossBeside): LossView {
  const { lost, words, bloodier } = SIEGE_ROOM.beside;
  return {
    title: lost[seat],
    words: fill(words, { fought: decimal(fought, Number.isInteger(fought) ? 0 : 2), mean: decimal(mean, 2) }),
    rank: fill(bloodier, { percent: percent(fewer), same: percent(asMany) }),
    bars: barsOf(shares, fought),
  };
}

/** A bar for each number of hits, or for as many of them together as it takes for few bars. */
function barsOf(shares: readonly number[], fought: number): LossView['bars'] {
  const { hits, hitsTo } = SIEGE_ROOM.beside;
  const step = Math.ceil(shares.length / MOST_BARS);
  const count = Math.ceil(shares.length / step);
  return Array.from({ length: count }, (_, at) => {
    const from = at * step;
    const share = shares.slice(from, from + step).reduce((sum, one) => sum + one, 0);
    return {
      id: String(from),
      label: step === 1 ? fill(hits, { hits: from }) : fill(hitsTo, { from, to: from + step - 1 }),
      share,
      figure: percent(share),
      here: Math.floor(fought / step) === at,
    };
  });
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
