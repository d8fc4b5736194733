/** Where an arrow at the edge of the window stands that points to a place out of sight. */
import type { Point } from '../../../paint/geometry/curve.ts';
import type { Box } from '../../../paint/geometry/sheet.ts';

/** Parts of the window from its left and upper edge, and the way to the place in degrees, 0 = to the right. */
interface Pointing {
  readonly across: number;
  readonly down: number;
  readonly angle: number;
}

/** A place this near to the edge counts as seen, in s. */
const RIM = 0.3;

/** Where the arrow stands: where the line from the middle of the window to the place leaves it. Null while the place is in sight. */
export function pointingTo({ x0, y0, x1, y1 }: Box, [x, y]: Point): Pointing | null {
  if (x > x0 - RIM && x < x1 + RIM && y > y0 - RIM && y < y1 + RIM) return null;
  const [wide, tall] = [(x1 - x0) / 2, (y1 - y0) / 2];
  const [dx, dy] = [x - (x0 + x1) / 2, y - (y0 + y1) / 2];
  const far = Math.max(Math.abs(dx) / wide, Math.abs(dy) / tall);
  return {
    across: 0.5 + dx / wide / far / 2,
    down: 0.5 + dy / tall / far / 2,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}
