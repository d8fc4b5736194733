/** Where the points of a chart lie, in the units of its picture. */
import type { ChartLine } from './analysisModel.ts';

/** The picture and the room round the plot in it. */
export const FRAME = { width: 620, height: 240, left: 36, right: 16, top: 12, bottom: 28 } as const;

/** What is shown: so many columns, values from the least to the most. */
export interface PlotScale {
  readonly columns: number;
  readonly least: number;
  readonly most: number;
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

/** The mark of a line at a point: each look has its own shape, so that colour is not needed. */
export function markOf(look: ChartLine['look'], x: number, y: number): string {
  switch (look) {
    case 'garrison':
    case 'defender':
      return `M${x - 4} ${y - 4}h8v8h-8z`;
    case 'relief':
      return `M${x} ${y - 5.5}l5.5 9.5h-11z`;
    case 'sauron':
    case 'besieger':
      return `M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5z`;
  }
}
