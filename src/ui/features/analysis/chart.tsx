/** A small chart: lines over the turns, told apart by colour, dash and mark, with the same figures as a table below. */
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { ChartLine } from './analysisModel.ts';
import { PlotAxes } from './plotAxes.tsx';
import { markOf, pointsOf, scaleOf, yOf, FRAME, type PlotScale } from './plot.ts';

interface ChartProps {
  readonly title: string;
  /** Under the columns. */
  readonly columns: readonly string[];
  readonly series: readonly ChartLine[];
}

/** One chart with its key and its table. */
export function LineChart({ title, columns, series }: ChartProps) {
  const scale = scaleOf(columns.length, series);
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
        <ul class="plot-key">
          {series.map(({ name, look }) => (
            <li key={name} class={`plot-${look.colour} plot-${look.shape}`}>
              <svg width="34" height="12" aria-hidden="true">
                <line x1="0" x2="34" y1="6" y2="6" />
                <path d={markOf(look.shape, 17, 6)} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={title}>
        <PlotAxes columns={columns} scale={scale} class="plot-axes" />
        {series.map((one) => (
          <Line key={one.name} series={one} columns={columns} scale={scale} />
        ))}
      </svg>
      <FigureTable title={title} columns={columns} series={series} />
    </figure>
  );
}

function Line({
  series,
  columns,
  scale,
}: Readonly<{ series: ChartLine } & Pick<ChartProps, 'columns'> & { scale: PlotScale }>) {
  const { name, look, values, threshold } = series;
  const points = pointsOf(scale, values);
  return (
    <g class={`plot-${look.colour} plot-${look.shape}`}>
      {threshold !== null && (
        <line
          class="plot-threshold"
          x1={FRAME.left}
          x2={FRAME.width - FRAME.right}
          y1={yOf(scale, threshold.value)}
          y2={yOf(scale, threshold.value)}
        >
          <title>{threshold.text}</title>
        </line>
      )}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y, at, value }) => (
        <path key={at} d={markOf(look.shape, x, y)}>
          <title>{fill(ANSWERS.statisticsPoint, { name, turn: columns[at] ?? '', value })}</title>
        </path>
      ))}
    </g>
  );
}

function FigureTable({ title, columns, series }: ChartProps) {
  return (
    <details>
      <summary>{ANSWERS.statisticsTable}</summary>
      <div class="luck-scroll" tabIndex={0} role="region" aria-label={title}>
        <table class="luck-table">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, at) => (
                  <td key={column}>{values[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
