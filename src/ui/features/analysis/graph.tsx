/** Both tracks over the turns: night and day as ground, a stem for each event and what it was below, end values beside the ends. */
import { STORY } from '../../../i18n/storyWords.ts';
import { PlotAxes } from './plotAxes.tsx';
import { markOf, pointsOf, scaleOf, xOf, yOf, FRAME } from './plot.ts';
import type { StoryCard } from './storyModel.ts';

/** The height of a line of text in the picture. */
const ROW = 24;

/** How far apart two lines of text stand at least, and how far above its own line a text stands. */
const CLEAR = 22;
const ABOVE = 3;

/** A height of the picture, and whose it is. */
type Height = Readonly<{ height: number; at: number }>;

/**
 * How far down the label of each line stands: above it where there is room, else below it, as far down as it takes to lie on no
 * other. Those furthest up choose first.
 */
export function labelsOf(heights: readonly (number | null)[]): readonly (number | null)[] {
  return settle(heights, fromTheTop(heights), (height, nth) =>
    nth === 0 && height - ABOVE >= CLEAR ? height - ABOVE : height + Math.max(1, nth) * ROW - 2,
  );
}

/**
 * How far down the end values stand: beside their points or, where they would lie on each other, above the lowest where most
 * of them end low, and else below the highest, so that none leaves the picture.
 */
export function endsOf(heights: readonly (number | null)[]): readonly (number | null)[] {
  const down = fromTheTop(heights);
  const areLow = down.reduce((sum, { height }) => sum + height, 0) > (down.length * FRAME.height) / 2;
  return areLow
    ? settle(heights, down.toReversed(), (height, nth) => height - nth)
    : settle(heights, down, (height, nth) => height + nth);
}

function fromTheTop(heights: readonly (number | null)[]): readonly Height[] {
  return heights
    .flatMap((height, at) => (height === null ? [] : [{ height, at }]))
    .toSorted((a, b) => a.height - b.height);
}

/** One after the other takes the first of its places that is clear of those before it. */
function settle(
  heights: readonly (number | null)[],
  inTurn: readonly Height[],
  placeOf: (height: number, nth: number) => number,
): readonly (number | null)[] {
  const chosen: (number | null)[] = heights.map(() => null);
  for (const { height, at } of inTurn) {
    let nth = 0;
    while (isTaken(chosen, placeOf(height, nth))) nth += 1;
    chosen[at] = placeOf(height, nth);
  }
  return chosen;
}

function isTaken(chosen: readonly (number | null)[], label: number): boolean {
  return chosen.some((other) => other !== null && Math.abs(other - label) < CLEAR);
}

/** What happened at the stems, a line for each turn. */
export function Stems({ columns, stems }: Pick<StoryCard, 'columns' | 'stems'>) {
  return (
    <ul class="story-events">
      {columns.flatMap((turn, at) => {
        const here = stems.filter(({ column }) => column === at);
        return here.length === 0
          ? []
          : [
              <li key={turn}>
                <b>{turn}</b> {here.map(({ text }) => text).join(' · ')}
              </li>,
            ];
      })}
    </ul>
  );
}

/** The graph; its figures stand in the window of statistics as a table. */
export function Graph({ story }: Readonly<{ story: StoryCard }>) {
  const { columns, tracks, nights, stems } = story;
  const scale = scaleOf(columns.length, tracks);
  const labels = labelsOf(tracks.map(({ threshold }) => threshold && yOf(scale, threshold.value)));
  const lines = tracks.map((track) => ({ ...track, points: pointsOf(scale, track.values) }));
  const ends = endsOf(
    lines.map(({ points }) => {
      const end = points.at(-1);
      return end === undefined ? null : end.y + 5;
    }),
  );
  const step = columns.length < 2 ? 0 : xOf(scale, 1) - xOf(scale, 0);
  return (
    <svg
      class="story-plot"
      viewBox={`0 0 ${FRAME.width + 40} ${FRAME.height}`}
      role="img"
      aria-label={STORY.losses}
    >
      {nights.map((night, at) =>
        night ? (
          <rect
            key={at}
            class="story-night"
            x={xOf(scale, at) - step / 2}
            width={Math.max(step, 12)}
            y={FRAME.top}
            height={FRAME.height - FRAME.top - FRAME.bottom}
          />
        ) : null,
      )}
      <PlotAxes columns={columns} scale={scale} class="story-axis" />
      {[...new Set(stems.map(({ column }) => column))].map((column) => (
        <line
          key={column}
          class="story-stem"
          x1={xOf(scale, column)}
          x2={xOf(scale, column)}
          y1={FRAME.top}
          y2={FRAME.height - FRAME.bottom}
        />
      ))}
      {lines.map(({ name, look, points, threshold }, at) => {
        const end = points.at(-1);
        return (
          <g key={name} class={`story-track story-${look.colour} story-${look.shape}`}>
            {threshold !== null && (
              <g class="story-limit">
                <line
                  x1={FRAME.left}
                  x2={FRAME.width - FRAME.right}
                  y1={yOf(scale, threshold.value)}
                  y2={yOf(scale, threshold.value)}
                />
                <text x={FRAME.left + 4} y={labels[at] ?? 0}>
                  {threshold.text}
                </text>
              </g>
            )}
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ x, y, at: column }) => (
              <path key={column} d={markOf(look.shape, x, y)} />
            ))}
            {end !== undefined && (
              <text class="story-end" x={end.x + 9} y={ends[at] ?? 0}>
                {end.value}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
