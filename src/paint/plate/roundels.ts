/** Roman numerals of the city levels, on both flanks where the terraces meet the mountain. */
import { fill, inView, stroke, type Brush } from '../brush.ts';
import type { Point } from '../geometry/curve.ts';
import { neighboursOf, type LatticeCell } from '../geometry/lattice.ts';
import type { Scale } from '../geometry/sheet.ts';
import { cellsWhere, type Survey } from '../geometry/survey.ts';
import type { Inked } from './clearing.ts';
import { FACES } from './lettering.ts';

export interface Roundel {
  readonly at: Point;
  readonly numeral: string;
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;

/** Two roundels a level, at its northernmost and southernmost hex by the mountain; one where both are the same. */
export function roundelsOf(survey: Survey): readonly Roundel[] {
  return Array.from({ length: survey.topLevel }, (_, i) => i + 1).flatMap((level) => {
    const cells = cellsWhere(
      survey.lattice,
      (cell) => survey.levels[cell] === level && !isTunnel(survey, cell),
    );
    const flank = cells.filter((cell) => mountainSide(survey, cell) !== null);
    const row = [...(flank.length > 0 ? flank : cells)].sort((a, b) => yOf(survey, a) - yOf(survey, b));
    const ends = [...new Set([row[0], row.at(-1)])].filter((cell) => cell !== undefined);
    return ends.map((cell) => ({
      at: roundelPlace(survey, cell),
      numeral: NUMERALS[level - 1] ?? String(level),
    }));
  });
}

function isTunnel({ letters }: Survey, cell: LatticeCell): boolean {
  return letters[cell]!.terrain === 'tunnel';
}

function yOf({ lattice }: Survey, cell: LatticeCell): number {
  return lattice.centres[cell]![1];
}

function mountainSide({ lattice, letters }: Survey, cell: LatticeCell): Point | null {
  const [x, y] = lattice.centres[cell]!;
  const rocks = neighboursOf(lattice, cell).filter(
    (next) => next >= 0 && letters[next]!.terrain === 'mountain',
  );
  if (rocks.length === 0) return null;
  const dx = rocks.reduce((sum, next) => sum + lattice.centres[next]![0] - x, 0);
  const dy = rocks.reduce((sum, next) => sum + lattice.centres[next]![1] - y, 0);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function roundelPlace(survey: Survey, cell: LatticeCell): Point {
  const [x, y] = survey.lattice.centres[cell]!;
  const [dx, dy] = mountainSide(survey, cell) ?? [0, 0];
  const away = survey.levels[cell] === survey.topLevel ? 0.98 : 0.46;
  return [x + dx * away, y + dy * away];
}

/** What names have to keep clear of: each roundel is as a letter of its width. */
export function numeralsOf(roundels: readonly Roundel[], scale: Scale): readonly Inked[] {
  const lettering = { size: 2 * radiusAt(scale) };
  return roundels.map(({ at, numeral }) => ({ lettering, letters: [{ letter: numeral, at }] }));
}

function radiusAt(scale: Scale): number {
  return scale === 'far' ? 0.42 : 0.27;
}

/** Stamps the roundels in view. */
export function paintRoundels(brush: Brush, roundels: readonly Roundel[]): void {
  const { g, scale } = brush;
  const radius = radiusAt(scale);
  for (const { at, numeral } of roundels) {
    if (!inView(brush, ...at, 0.6)) continue;
    g.beginPath();
    g.arc(...at, radius, 0, Math.PI * 2);
    fill(g, '#2b2620');
    stroke(g, '#f3ead2', 0.05);
    g.save();
    g.translate(...at);
    g.scale(0.01, 0.01);
    g.font = `700 ${radius * (numeral.length > 2 ? 98 : 119)}px ${FACES.numerals}`;
    g.fillStyle = '#f6eedb';
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(numeral, 0, 3);
    g.restore();
  }
}
