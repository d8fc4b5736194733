/** What a gesture does on the plain board, and where one looks at it from. */
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { toScreen, toSheet } from '../camera.ts';
import type { Spot, Stage, StageEvents } from '../contract.ts';
import { listen } from '../gestures.ts';
import { sameSpot, spotAt } from '../picking.ts';
import { centreOf } from '../plan.ts';
import { companyOf, type PlainBoard } from './shown.ts';

/** Hears gestures on the board until the answer is called. */
export function listenToGestures(
  canvas: HTMLCanvasElement,
  events: StageEvents,
  on: Readonly<PlainBoard>,
): () => void {
  let hovered: Spot | null = null;
  const spotUnder = (at: Point): Spot | null => {
    const { shown } = on;
    return shown === null ? null : spotAt(shown.plan.lattice, toSheet(shown.lookout.view, at));
  };
  const spreadUnder = (at: Point): PieceId | null => {
    const { shown, look } = on;
    if (shown === null || !look.visible) return null;
    return shown.tokens.spreadAt(toSheet(shown.lookout.view, at), companyOf(shown, look));
  };
  return listen(canvas, {
    pan: (dx, dy) => on.shown?.lookout.pan(dx, dy),
    zoom: (factor, at) => on.shown?.lookout.zoom(factor, at),
    tap: (at) => {
      const [piece, spot, { spread }] = [spreadUnder(at), spotUnder(at), on.look];
      if (piece !== null && spread !== null) events.choose?.(piece, spread);
      else if (spot !== null) events.pick(spot);
    },
    twice: () => false,
    inspect: (at) => events.inspect(spotUnder(at)),
    hover: (at) => {
      const spot = at === null ? null : spotUnder(at);
      if (sameSpot(spot, hovered)) return;
      hovered = spot;
      events.hover(spot);
    },
  });
}

/** Where one looks at the board from. */
export function cameraOf(
  on: Readonly<PlainBoard>,
): Pick<
  Stage,
  'zoomBy' | 'panBy' | 'fit' | 'near' | 'far' | 'reveal' | 'keepInSight' | 'centre' | 'pointOf'
> {
  const at = (hex: HexId): Point => {
    const { shown } = on;
    return shown === null ? [0, 0] : centreOf(shown.plan, hex);
  };
  return {
    zoomBy: (factor) => on.shown?.lookout.zoomIn(factor),
    panBy: (dx, dy) => on.shown?.lookout.pan(dx, dy),
    fit: () => on.shown?.lookout.fit(),
    near: (hex) => on.shown?.lookout.near(hex === null ? null : at(hex)),
    far: () => on.shown?.lookout.far(),
    reveal: (hex) => on.shown?.lookout.reveal(at(hex)),
    keepInSight: (hexes) => on.shown?.lookout.keep(hexes.map(at)),
    centre: (spot) => on.shown?.lookout.centre(spot),
    pointOf: (hex) => {
      const { shown } = on;
      return shown === null ? null : toScreen(shown.lookout.view, centreOf(shown.plan, hex));
    },
  };
}
