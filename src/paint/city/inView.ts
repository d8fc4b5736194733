/** Whether any of a city has to be painted. */
import { inView, type Brush } from '../brush.ts';
import type { Survey } from '../geometry/survey.ts';

/** Whether the city of a sheet, or ground within its walls, reaches into the view. */
export function isCityInView(brush: Brush, { city, bailey, lattice }: Survey): boolean {
  return [...city, ...bailey].some((cell) => inView(brush, ...lattice.centres[cell]!, 2.5));
}
