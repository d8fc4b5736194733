/** Names clear of each other: none runs over the edge of the field, or lies over a numeral or a name that was lettered before it, if there is room nearby. */
import { distance, type Point } from '../geometry/curve.ts';
import type { Box } from '../geometry/sheet.ts';
import type { LetteredName, Lettering, Struck } from './lettering.ts';

/** What stands on the sheet already: a name, or a numeral. */
export interface Inked {
  readonly lettering: Pick<Lettering, 'size'>;
  readonly letters: readonly Pick<Struck, 'letter' | 'at'>[];
}

/** How far from the place it wishes for a name is tried, in world units along and across its line. */
const ALONG = [0, -1.2, 1.2, -2.4, 2.4, -3.6, 3.6];
const ACROSS = [0, -0.9, 0.9, -1.8, 1.8];

/** The places beside the wished one, the nearest first. */
const ASIDE: readonly Point[] = ACROSS.flatMap((dy) => ALONG.map((dx): Point => [dx, dy]))
  .filter((step) => reach(step) > 0)
  .toSorted((a, b) => reach(a) - reach(b));

/** Two letters touch where their middles are nearer than this part of both their sizes. */
const TOUCHING = 0.56;

function reach([dx, dy]: Point): number {
  return Math.hypot(dx, dy);
}

/** A name at its place or, where it is not clear there, at the nearest place beside it where it is; at its own if there is none. */
export function inTheClear(
  place: (at: Point) => LetteredName,
  at: Point,
  field: Box,
  before: readonly Inked[],
): LetteredName {
  const wished = place(at);
  if (isClear(wished, field, before)) return wished;
  for (const [dx, dy] of ASIDE) {
    const beside = place([at[0] + dx, at[1] + dy]);
    if (isClear(beside, field, before)) return beside;
  }
  return wished;
}

/** Whether all letters of a name stand on the field, and none touches a letter of the others. */
export function isClear(name: LetteredName, field: Box, others: readonly Inked[]): boolean {
  const room = name.lettering.size / 2;
  const stands = ({ at: [x, y] }: (typeof name.letters)[number]): boolean =>
    x > field.x0 + room && x < field.x1 - room && y > field.y0 + room && y < field.y1 - room;
  return name.letters.every(stands) && others.every((other) => !isTouching(name, other));
}

function isTouching(one: Inked, other: Inked): boolean {
  const near = (one.lettering.size + other.lettering.size) * TOUCHING;
  const ink = ({ letters }: Inked) => letters.filter(({ letter }) => letter !== ' ');
  return ink(one).some((a) => ink(other).some((b) => distance(a.at, b.at) < near));
}
