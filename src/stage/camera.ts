/** Where one looks at the sheet from: pure arithmetic on screen pixels and units of the hex side (s). */
import type { Point } from '../paint/geometry/curve.ts';
import type { Box } from '../paint/geometry/sheet.ts';
import type { Detail, CounterSize } from './counters/look.ts';

/** The origin of the sheet in CSS pixels of the screen, and how many of them one hex side takes. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The screen, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Nobody needs a hex wider than this many pixels a side. */
const NEAREST = 132;
/** The sheet may be pulled this many pixels away from the edge of the screen. */
const SLACK = 48;
/** From far off no hex is wider than 33 pixels, however low the sheet: blocks stand for the pieces. */
const FURTHEST = 33 / Math.sqrt(3);
const RIM = 10;
/** Below this many pixels a side, counters hide each other. */
const READABLE = 20;
/** The ground about the hosts in the first look, in s, and how many pixels a side it shows at the most. */
const ABOUT_HOSTS = 5;
const FIRST_NEARNESS = 44;
const ROOT3 = Math.sqrt(3);
/** A board that is less than this across or down is a small screen's: it shows either the fighting or the lie of the land. */
const SMALL = 600;
/** From near a hex is 75 pixels wide. */
const NEAR_BY = 75 / ROOT3;

/** The place of the sheet under a point of the screen. */
export function toSheet({ x, y, scale }: View, at: Point): Point {
  return [(at[0] - x) / scale, (at[1] - y) / scale];
}

/** The point of the screen above a place of the sheet. */
export function toScreen({ x, y, scale }: View, at: Point): Point {
  return [at[0] * scale + x, at[1] * scale + y];
}

/** The part of the sheet that the screen shows. */
export function partInView(view: View, { width, height }: Frame): Box {
  const [x0, y0] = toSheet(view, [0, 0]);
  const [x1, y1] = toSheet(view, [width, height]);
  return { x0, y0, x1, y1 };
}

/** The whole sheet, as large as the screen allows, in its middle. */
export function fitSheet(frame: Frame, sheet: Box): View {
  return centreOn(frame, [(sheet.x0 + sheet.x1) / 2, (sheet.y0 + sheet.y1) / 2], fittingScale(frame, sheet));
}

/** The first look: on a small screen near the fighting; else the hosts with some ground about them, as near as counters read well, never further than the whole sheet. */
export function openingView(frame: Frame, sheet: Box, hosts: Box, fighting: Point | null = null): View {
  if (fighting !== null && isSmall(frame)) return nearView(frame, sheet, fighting);
  const room = {
    x0: hosts.x0 - ABOUT_HOSTS,
    y0: hosts.y0 - ABOUT_HOSTS,
    x1: hosts.x1 + ABOUT_HOSTS,
    y1: hosts.y1 + ABOUT_HOSTS,
  };
  const whole = fittingScale(frame, sheet);
  const least = whole >= READABLE * 0.75 ? whole : READABLE;
  const scale = Math.max(least, Math.min(FIRST_NEARNESS, fittingScale(frame, room)));
  return clampView(centreOn(frame, [(room.x0 + room.x1) / 2, (room.y0 + room.y1) / 2], scale), frame, sheet);
}

/** Near to a place: counters that can be read and touched. */
export function nearView(frame: Frame, sheet: Box, at: Point): View {
  return clampView(centreOn(frame, at, Math.max(NEAR_BY, fittingScale(frame, sheet))), frame, sheet);
}

/** Far off: as much of the sheet as fits from top to bottom, about a place; the whole of it where the screen is wide enough. */
export function farView(frame: Frame, sheet: Box, at: Point): View {
  const tall = (frame.height - RIM * 2) / (sheet.y1 - sheet.y0);
  const scale = Math.max(fittingScale(frame, sheet), Math.min(tall, FURTHEST));
  return clampView(centreOn(frame, at, scale), frame, sheet);
}

/** Whether a board is a small screen's. */
export function isSmall({ width, height }: Frame): boolean {
  return Math.min(width, height) < SMALL;
}

/** A place of the sheet in the middle of the screen. */
/** The view at a scale with a place of the sheet in the middle. */
export function centreOn({ width, height }: Frame, at: Point, scale: number): View {
  return { x: width / 2 - at[0] * scale, y: height / 2 - at[1] * scale, scale };
}

/** Larger or smaller by a factor, within limits, while the place under `at` stays where it is. */
export function zoomView(view: View, factor: number, at: Point, frame: Frame, sheet: Box): View {
  const least = Math.min(fittingScale(frame, sheet), NEAREST);
  const scale = Math.min(NEAREST, Math.max(least, view.scale * factor));
  const [x, y] = toSheet(view, at);
  return clampView({ x: at[0] - x * scale, y: at[1] - y * scale, scale }, frame, sheet);
}

/** Moved by screen pixels. */
export function panView(view: View, dx: number, dy: number, frame: Frame, sheet: Box): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame, sheet);
}

/** Never past the edge of the sheet by more than a little; a sheet smaller than the screen stands in its middle. */
export function clampView({ x, y, scale }: View, { width, height }: Frame, sheet: Box): View {
  return {
    x: clampedAxis(x, width, sheet.x0 * scale, sheet.x1 * scale),
    y: clampedAxis(y, height, sheet.y0 * scale, sheet.y1 * scale),
    scale,
  };
}

/** The least move that shows a place with its surroundings (`around` in s); the same view when it is seen already. */
export function revealPlace(view: View, frame: Frame, sheet: Box, at: Point, around: number): View {
  const [x, y] = toScreen(view, at);
  const reach = Math.min(around * view.scale, frame.width / 2, frame.height / 2);
  const dx = shortfall(x, reach, frame.width - reach);
  const dy = shortfall(y, reach, frame.height - reach);
  return dx === 0 && dy === 0 ? view : panView(view, dx, dy, frame, sheet);
}

/** A view on the way from one to another: part 0 is the first, 1 the second. */
export function betweenViews(from: View, to: View, part: number): View {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale + (to.scale - from.scale) * part,
  };
}

/** What stands for the pieces at this distance: blocks below 34 pixels a hex, counters above. */
export function standingOf(scale: number): CounterSize {
  return scale * ROOT3 < 34 ? 'block' : detailOf(scale);
}

/** How much can be read at this distance: far below 52 pixels a hex, near above 90. */
export function detailOf(scale: number): Detail {
  const hex = scale * ROOT3;
  return hex < 52 ? 'far' : hex <= 90 ? 'mid' : 'near';
}

function fittingScale({ width, height }: Frame, sheet: Box): number {
  const across = (width - RIM * 2) / (sheet.x1 - sheet.x0);
  const down = (height - RIM * 2) / (sheet.y1 - sheet.y0);
  return Math.max(1, Math.min(across, down));
}

function clampedAxis(origin: number, room: number, from: number, to: number): number {
  if (to - from <= room) return (room - from - to) / 2;
  return Math.min(SLACK - from, Math.max(room - SLACK - to, origin));
}

function shortfall(at: number, least: number, most: number): number {
  return at < least ? least - at : at > most ? most - at : 0;
}
