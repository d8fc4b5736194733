/** The hex grid and the printed hex numbers (2.2.0): weaker than any road, none on mountains. */
import { inView, stroke, type Brush } from '../brush.ts';
import { cornerOf, nameOf, type LatticeCell } from '../geometry/lattice.ts';
import type { Palette } from '../geometry/sheet.ts';
import type { Survey } from '../geometry/survey.ts';

const LINES = {
  day: { field: 'rgba(52,44,26,.36)', city: 'rgba(40,36,30,.3)', number: 'rgba(50,42,26,.55)' },
  night: { field: 'rgba(205,216,240,.17)', city: 'rgba(205,216,240,.17)', number: 'rgba(215,224,245,.42)' },
  stark: { field: '#6b6250', city: '#4a4a4a', number: '#000000' },
} as const satisfies Record<Palette, Record<'field' | 'city' | 'number', string>>;

/** Rules the grid over the field. */
export function paintFieldGrid(brush: Brush, survey: Survey, palette: Palette): void {
  paintGrid(brush, survey, LINES[palette].field, (cell) => survey.levels[cell] === 0);
}

/** Rules the grid inside the walls; hexsides with masonry on them need none. */
export function paintCityGrid(brush: Brush, survey: Survey, palette: Palette): void {
  paintGrid(brush, survey, LINES[palette].city, (cell) => survey.levels[cell]! > 0);
}

function paintGrid(
  brush: Brush,
  survey: Survey,
  style: string,
  belongs: (cell: LatticeCell) => boolean,
): void {
  const { g, pixels } = brush;
  const { lattice, letters } = survey;
  const isRuled = (cell: LatticeCell) => cell >= 0 && letters[cell]!.terrain !== 'mountain' && belongs(cell);
  g.beginPath();
  lattice.centres.forEach(([x, y], cell) => {
    if (!isRuled(cell) || !inView(brush, x, y, 1.1)) return;
    for (let side = 0; side < 6; side++) {
      const beyond = lattice.beyond[cell * 6 + side]!;
      if (side > 2 && isRuled(beyond)) continue;
      g.moveTo(...cornerOf(lattice, cell, side));
      g.lineTo(...cornerOf(lattice, cell, side + 1));
    }
  });
  stroke(g, style, Math.max(0.028, 0.7 / pixels));
}

/** Prints the number of each hex below its top corner; the small picture has none. */
export function paintNumbers(brush: Brush, survey: Survey, palette: Palette): void {
  const { g, scale } = brush;
  if (scale === 'far') return;
  g.save();
  g.fillStyle = LINES[palette].number;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = '600 19px "Fira Sans Condensed", "Arial Narrow", sans-serif';
  survey.lattice.centres.forEach(([x, y], cell) => {
    if (survey.letters[cell]!.terrain === 'mountain' || !inView(brush, x, y, 1)) return;
    g.save();
    g.translate(x, y - (survey.lattice.flat ? 0.7 : 0.74));
    g.scale(0.01, 0.01);
    g.fillText(nameOf(survey.lattice, cell), 0, 0);
    g.restore();
  });
  g.restore();
}
