/** The axes of a picture of figures: a line for each tick, the columns below. */
import { FRAME, ticksUpTo, xOf, yOf, type PlotScale } from './plot.ts';

interface PlotAxesProps {
  /** Under the columns. */
  readonly columns: readonly string[];
  readonly scale: PlotScale;
  readonly class: string;
}

/** Both axes. */
export function PlotAxes({ columns, scale, class: dress }: PlotAxesProps) {
  return (
    <g class={dress}>
      {ticksUpTo(scale).map((value) => (
        <g key={value}>
          <line
            x1={FRAME.left}
            x2={FRAME.width - FRAME.right}
            y1={yOf(scale, value)}
            y2={yOf(scale, value)}
          />
          <text x={FRAME.left - 6} y={yOf(scale, value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {columns.map((label, at) => (
        <text
          key={label}
          class={at === 0 ? 'plot-start' : undefined}
          x={xOf(scale, at)}
          y={FRAME.height - 6}
          text-anchor="middle"
        >
          {label}
        </text>
      ))}
    </g>
  );
}
