/** Overlays under the counters: washes and hatches over the ground with their outlines. */
import type { HexId } from '../../board/hex.ts';
import { offset, type Polyline } from '../../paint/geometry/curve.ts';
import { loopsOf } from '../../paint/geometry/loops.ts';
import type { Overlays } from '../contract.ts';
import { hexLine, type Plan } from '../plan.ts';
import { linesIn, WASHES, type Light } from '../theme.ts';
import { strokeCased, stroke, wash, type Pen } from './pen.ts';
import { dashes, hatch } from './strokes.ts';

const EIGHTH = Math.PI / 4;

/** The area that can be reached, in one outline; hexes where the move must stop are hatched in amber. A flight is not tinted. */
export function drawRange(
  g: Pen,
  plan: Plan,
  { range, flight }: Pick<Overlays, 'range' | 'flight'>,
  light: Light,
): void {
  const washes = WASHES[light];
  const open = range.filter(({ stops }) => !stops).map(({ hex }) => hexLine(plan, hex));
  if (!flight) wash(g, open, washes.range);
  for (const { hex, stops } of range) {
    if (!stops) continue;
    const inner = hexLine(plan, hex, 0.9);
    stroke(g, hatch(inner, EIGHTH, 0.26), false, { ...washes.stop, width: 0.075 });
    strokeCased(g, dashes(inner, true, 0.22, 0.13), false, linesIn(light).stop);
  }
  strokeCased(
    g,
    bordersOf(
      plan,
      range.map(({ hex }) => hex),
    ),
    true,
    linesIn(light).range,
  );
}

/** Hexes to choose from, in the blue of what one may do. */
export function drawChoices(g: Pen, plan: Plan, hexes: readonly HexId[], light: Light): void {
  wash(
    g,
    hexes.map((hex) => hexLine(plan, hex, 0.96)),
    WASHES[light].choice,
  );
  strokeCased(g, bordersOf(plan, hexes), true, linesIn(light).range);
}

/** Hexes struck out: plum cross-hatch in a dashed outline. */
export function drawForbidden(g: Pen, plan: Plan, hexes: readonly HexId[], light: Light): void {
  const washes = WASHES[light];
  for (const hex of hexes) {
    const inner = hexLine(plan, hex, 0.95);
    wash(g, [inner], washes.forbidden);
    const strokes = [...hatch(inner, EIGHTH, 0.27), ...hatch(inner, -EIGHTH, 0.27)];
    stroke(g, strokes, false, { ...washes.forbiddenHatch, width: 0.05 });
  }
  const borders = bordersOf(plan, hexes).flatMap((line) => dashes(line, true, 0.32, 0.16));
  strokeCased(g, borders, false, linesIn(light).forbidden);
}

/** Outlines drawn a little inside, so that two areas can touch. */
function bordersOf({ lattice }: Plan, hexes: readonly HexId[]): readonly Polyline[] {
  return loopsOf(lattice, hexes).map((loop) => offset(loop, -0.07, true));
}
