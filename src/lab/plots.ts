/** Plots of a report as SVG: lines, bars and intervals, no script and nothing from outside. Every plot has its figures beside it. */
import { element, escapeMarkup, figure } from '../editor/pictures/svg.ts';
import type { Estimate } from '../strategic/siege.ts';

/** The picture, and where in it the plot stands. */
const WIDTH = 800;
const LEFT = 330;
const RIGHT = 110;
const ROW = 26;
const PLOT = WIDTH - LEFT - RIGHT;

/** Which variant a mark speaks of: A is a disc on an unbroken line, B a diamond on a broken one. */
export type Variant = 'a' | 'b';

/** One interval with its name at the left and its figures at the right. */
export interface IntervalRow {
  readonly name: string;
  readonly variant: Variant;
  readonly estimate: Estimate;
  readonly said: string;
}

/** One bar. */
export interface BarRow {
  readonly name: string;
  readonly variant: Variant;
  readonly value: number;
  readonly said: string;
}

/** Intervals one below the other, from `least` to `most`, with a line at `middle`; `title` names the plot for whoever does not see it. */
export function plotIntervals(
  title: string,
  rows: readonly IntervalRow[],
  [least, most]: readonly [number, number],
  middle: number,
): string {
  const x = (value: number): number =>
    LEFT + (PLOT * (Math.max(least, Math.min(most, value)) - least)) / (most - least);
  const height = rows.length * ROW + 12;
  const line = element('path', { class: 'middle', d: `M${figure(x(middle))} 4V${height - 4}` });
  const drawn = rows.map(({ name, variant, estimate, said }, at) => {
    const y = 6 + ROW * (at + 0.5);
    const [from, to] = [figure(x(estimate.from)), figure(x(estimate.to))];
    return [
      nameAt(name, y),
      element('path', {
        class: `reach ${variant}`,
        d: `M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`,
      }),
      element('path', { class: `mark ${variant}`, d: markAt(variant, x(estimate.value), y) }),
      saidAt(said, y),
    ].join('');
  });
  return picture(title, height, [line, ...drawn]);
}

/** Bars one below the other; the longest fills the plot. */
export function plotBars(title: string, rows: readonly BarRow[]): string {
  const most = Math.max(1e-9, ...rows.map(({ value }) => value));
  const drawn = rows.map(({ name, variant, value, said }, at) => {
    const y = 6 + ROW * (at + 0.5);
    return [
      nameAt(name, y),
      element('rect', {
        class: `bar ${variant}`,
        x: LEFT,
        y: y - 7,
        width: (PLOT * value) / most,
        height: 14,
      }),
      saidAt(said, y),
    ].join('');
  });
  return picture(title, rows.length * ROW + 12, drawn);
}

/** Stairs: the share of games in which something still stands at the end of each turn, a line a thing. */
export function plotStairs(
  title: string,
  lines: readonly Readonly<{ name: string; variant: Variant; shares: readonly number[] }>[],
  turns: readonly number[],
): string {
  const height = 250;
  const [top, bottom, left] = [12, 30, 46];
  const x = (at: number): number => left + ((WIDTH - left - RIGHT) * at) / Math.max(1, turns.length);
  const y = (share: number): number => top + (height - top - bottom) * (1 - share);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      element('path', { class: 'grid', d: `M${left} ${figure(y(share))}H${WIDTH - RIGHT}` }) +
      text(left - 6, y(share) + 4, 'end', String(share * 100)),
  );
  const axis = turns.map((turn, at) => text(x(at + 0.5), height - 10, 'middle', String(turn)));
  const ends: number[] = [];
  const drawn = lines.map(({ name, variant, shares }) => {
    const steps = shares.map(
      (share, at) => `${at === 0 ? 'M' : 'L'}${figure(x(at))} ${figure(y(share))}H${figure(x(at + 1))}`,
    );
    let low = y(shares.at(-1) ?? 1) + 4;
    while (ends.some((other) => Math.abs(other - low) < 14)) low += 14;
    ends.push(low);
    return (
      element('path', { class: `stairs ${variant}`, d: steps.join('') }) +
      text(WIDTH - RIGHT + 6, low, 'start', name)
    );
  });
  return picture(title, height, [...grid, ...axis, ...drawn]);
}

function picture(title: string, height: number, within: readonly string[]): string {
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': title },
    element('title', {}, escapeMarkup(title)),
    ...within,
  );
}

function nameAt(name: string, y: number): string {
  return text(LEFT - 10, y + 4, 'end', name);
}

function saidAt(said: string, y: number): string {
  return text(WIDTH - RIGHT + 8, y + 4, 'start', said);
}

function text(x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string): string {
  return element('text', { x, y, 'text-anchor': anchor }, escapeMarkup(words));
}

function markAt(variant: Variant, x: number, y: number): string {
  const at = figure(x);
  return variant === 'a'
    ? `M${at} ${y}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`
    : `M${at} ${y - 6}l6 6l-6 6l-6 -6z`;
}
