/** What the dice must show: the histogram of two dice, or the six faces of one, with the winning totals filled. */
import { totalsText, WAYS } from './figures.ts';
import { say } from '../words/labels.ts';
import './diceHistogram.css';

interface DiceHistogramProps {
  readonly dice: 1 | 2;
  readonly totals: readonly number[];
  /** What the share is a share of: "to hit". */
  readonly what: string;
  /** The total that fell, once it was thrown. */
  readonly fell?: number | null;
}

/** The histogram with the share of all throws beside it. */
export function DiceHistogram({ dice, totals, what, fell = null }: DiceHistogramProps) {
  const columns = dice === 2 ? WAYS.map((ways, at) => ({ total: at + 2, ways })) : ONE_DIE;
  const of = columns.reduce((sum, { ways }) => sum + ways, 0);
  const won = columns.filter(({ total }) => totals.includes(total));
  const ways = won.reduce((sum, column) => sum + column.ways, 0);
  const label =
    ways === 0 ? say('histogramNone') : say('histogram', { totals: totalsText(totals), ways, of });
  return (
    <div class="histogram-row">
      <div class={`histogram histogram-${dice}`} role="img" aria-label={label}>
        {columns.map((column) => (
          <span
            key={column.total}
            class={`bar${totals.includes(column.total) ? ' won' : ''}${column.total === fell ? ' fell' : ''}`}
          >
            <i style={{ height: `${(column.ways / (dice === 2 ? 6 : 1)) * 100}%` }} />
            <b>{column.total}</b>
          </span>
        ))}
      </div>
      <p class="hit">
        <b>{Math.round((100 * ways) / of)}%</b> {what}
      </p>
    </div>
  );
}

const ONE_DIE = [1, 2, 3, 4, 5, 6].map((total) => ({ total, ways: 1 }));
