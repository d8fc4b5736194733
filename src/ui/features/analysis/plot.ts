/** Where the points of a chart lie, in the units of its picture. */
import type { Shape } from '../../../stage/counters/look.ts';
import type { ChartLine } from './analysisModel.ts';

/** The picture and the room round the plot in it. */
export const FRAME = { width: 620, height: 240, left: 36, right: 16, top: 12, bottom: 28 } as const;

/** What is shown: so many columns, values from the least to the most. */
export interface PlotScale {
  readonly columns: number;
  readonly least: number;
  readonly most: number;
}

/** From the least value to the most of all lines and thresholds, nought and one among them. */
export function scaleOf(columns: number, series: readonly ChartLine[]): PlotScale {
  const values = series.flatMap(({ values: all, threshold }) => [...all, threshold?.value ?? null]);
  const known = values.filter((value) => value !== null);
  return { columns, least: Math.min(0, ...known), most: Math.max(1, ...known) };
}

/** How far to the right a column stands. */
export function xOf({ columns }: PlotScale, column: number): number {
  const room = FRAME.width - FRAME.left - FRAME.right - 24;
  return round(FRAME.left + 12 + (columns < 2 ? room / 2 : (room * column) / (columns - 1)));
}

/** How far down a value stands. */
export function yOf({ least, most }: PlotScale, value: number): number {
  const room = FRAME.height - FRAME.top - FRAME.bottom;
  return round(FRAME.top + (room * (most - value)) / (most - least));
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The values that there are, as points. */
export function pointsOf(
  scale: PlotScale,
  values: ChartLine['values'],
): readonly Readonly<{ at: number; value: number; x: number; y: number }>[] {
  return values.flatMap((value, at) =>
    value === null ? [] : [{ at, value, x: xOf(scale, at), y: yOf(scale, value) }],
  );
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_TICKS = 6;

/** Round values for the lines across, at most seven. */
export function ticksUpTo({ least, most }: PlotScale): readonly number[] {
  const step = STEPS.find((one) => (most - least) / one <= MOST_TICKS) ?? 1000;
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The mark of a line at a point: each outline has its own, so that colour is not needed. */
export function markOf(shape: Shape, x: number, y: number): string {
  switch (shape) {
    case 'rounded':
      return `M${x - 4} ${y - 4}h8v8h-8z`;
    case 'shield':
      return `M${x} ${y - 5.5}l5.5 9.5h-11z`;
    case 'banner':
      return `M${x} ${y + 5.5}l5.5 -9.5h-11z`;
    case 'octagon':
      return `M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5z`;
    case 'notched':
      return `M${x - 1.8} ${y - 5.5}h3.6v3.7h3.7v3.6h-3.7v3.7h-3.6v-3.7h-3.7v-3.6h3.7z`;
    case 'spiked':
      return `M${x - 5} ${y - 3}l2.5 -2.5h5l2.5 2.5l-5 8.5z`;
  }
}
