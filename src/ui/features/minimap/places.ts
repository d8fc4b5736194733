/** The small map as figures: how large it is, where the hosts stand on it, what of it the window shows. */
import { hexOf } from '../../../engine/facts/pieces.ts';
import type { HexId } from '../../../board/hex.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { SmallMapSize } from '../../store/settingsModel.ts';
import type { Point } from '../../../paint/geometry/curve.ts';
import type { Box } from '../../../paint/geometry/sheet.ts';
import type { Wear } from '../../../stage/counters/look.ts';
import { wearOf } from '../../../stage/wear.ts';

/** The most it takes of the board, in CSS pixels. */
const ROOM: Readonly<Record<SmallMapSize, readonly [width: number, height: number]>> = {
  small: [150, 122],
  normal: [220, 180],
  large: [330, 270],
};

/** A hex where somebody stands, in what his force wears. */
export interface Dot extends Pick<Wear, 'shape' | 'colour'> {
  readonly hex: HexId;
}

/** CSS pixels that one hex side takes on the small map of a sheet. */
export function scaleOf({ x0, y0, x1, y1 }: Box, size: SmallMapSize): number {
  const [width, height] = ROOM[size];
  return Math.min(width / (x1 - x0), height / (y1 - y0));
}

/** One dot a hex where pieces stand, in the state that the viewer sees. */
export function dotsOf(battle: Battle, state: GameState): readonly Dot[] {
  const dots = new Map<HexId, Dot>();
  for (const { id, force } of battle.pieces) {
    const hex = hexOf(state, id);
    if (hex === null || dots.has(hex)) continue;
    const { shape, colour } = wearOf(battle, force);
    dots.set(hex, { hex, shape, colour });
  }
  return [...dots.values()];
}

/** What the window shows, on the small map and never beyond its edge: left, top, width and height in its pixels. */
export function frameOf(
  sight: Box,
  sheet: Box,
  size: SmallMapSize,
): Readonly<Record<'left' | 'top' | 'width' | 'height', number>> {
  const scale = scaleOf(sheet, size);
  const within = (at: number, from: number, to: number): number =>
    (Math.min(to, Math.max(from, at)) - from) * scale;
  const [left, right] = [within(sight.x0, sheet.x0, sheet.x1), within(sight.x1, sheet.x0, sheet.x1)];
  const [top, bottom] = [within(sight.y0, sheet.y0, sheet.y1), within(sight.y1, sheet.y0, sheet.y1)];
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether the window shows all of a sheet. */
export function showsAll(sight: Box, sheet: Box): boolean {
  return sight.x0 <= sheet.x0 && sight.y0 <= sheet.y0 && sight.x1 >= sheet.x1 && sight.y1 >= sheet.y1;
}

/** The place of the sheet under a point of the small map. */
export function placeAt([x, y]: Point, sheet: Box, size: SmallMapSize): Point {
  const scale = scaleOf(sheet, size);
  return [sheet.x0 + x / scale, sheet.y0 + y / scale];
}
