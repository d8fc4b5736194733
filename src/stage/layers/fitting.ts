/** Which of the painted pictures fits a distance. */
import { SCALES, type Scale } from '../../paint/geometry/sheet.ts';
import type { Plan } from '../plan.ts';

/** The scales, the coarsest first. */
export const COARSEST_FIRST: readonly Scale[] = ['far', 'mid', 'near'];
/** A tile may be shown this much larger than it was painted. */
const STRETCH = 1.2;
/** Above this many hexes the far view stays flat. */
const TOO_MANY_HEXES = 4000;

/** The smallest painted scale that is sharp enough for this many device pixels a hex side. */
export function fittingScale(pixels: number): Scale {
  return COARSEST_FIRST.find((scale) => SCALES[scale] * STRETCH >= pixels) ?? 'near';
}

/** Whether a sheet is so large that its far view is not painted at all. */
export function staysFlat({ board }: Plan, scale: Scale): boolean {
  return scale === 'far' && board.size > TOO_MANY_HEXES;
}
