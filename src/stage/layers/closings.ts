/** Hexes that events have closed (2.21.3): a bridge that is down, land under water. */
import { DIRECTIONS, type HexId } from '../../board/hex.ts';
import { TERRAINS } from '../../board/board.ts';
import type { Look } from '../../board/houseGround.ts';
import { roughen, subdivide, type Point, type Polyline } from '../../paint/geometry/curve.ts';
import { centreOf, hexLine, type Plan } from '../plan.ts';
import { CLOSED, TIMBER } from '../theme.ts';
import { stroke, wash, type Pen } from './pen.ts';

/** A bridge has the gap that it spans on both its sides. */
const SPANS = 2;

/** A hex that nobody enters any more: the gap under a bridge and what hangs over it, else still water with its ripples. */
export function drawClosing(g: Pen, plan: Plan, hex: HexId): void {
  const spanned = gapBeside(plan, hex);
  const isBridge = spanned.length >= SPANS;
  const isDry = isBridge && !spanned.some((crater) => lookAt(plan, crater) === 'water');
  const bed = roughen(subdivide(hexLine(plan, hex, 1), 0.16, true), 0.06, 2.7, hex);
  wash(g, [bed], { colour: isDry ? CLOSED.gap : CLOSED.water, alpha: 0.94 });
  if (!isDry) stroke(g, ripples(plan, hex), false, { colour: CLOSED.ripple, width: 0.035, alpha: 0.7 });
  if (isBridge) drawStumps(g, plan, hex, spanned);
}

function cratersBeside({ board }: Plan, hex: HexId): readonly HexId[] {
  return DIRECTIONS.map((direction) => board.beyond[hex * 6 + direction]! as HexId).filter(
    (beside) => beside >= 0 && TERRAINS[board.terrain[beside]!] === 'crater',
  );
}

/** The gap beside a hex: Craters that go on beyond it. A pit by itself spans nothing. */
function gapBeside(plan: Plan, hex: HexId): readonly HexId[] {
  return cratersBeside(plan, hex).filter((crater) => cratersBeside(plan, crater).length > 0);
}

/** What ground of the map's own looks like, by the letter of a hex. */
function lookAt({ map }: Plan, hex: HexId): Look | undefined {
  const letter = map.legend[map.hexes[Math.floor(hex / map.columns)]![hex % map.columns]!];
  return letter?.house === undefined ? undefined : map.house?.ground?.[letter.house]?.look;
}

function ripples(plan: Plan, hex: HexId): readonly Polyline[] {
  const [x, y] = centreOf(plan, hex);
  return [-0.42, -0.08, 0.26, 0.54].map((down, index) => {
    const [from, half] = [x + (index % 2 === 0 ? -0.16 : 0.14), 0.3 + 0.06 * (index % 3)];
    return [-1, -0.5, 0, 0.5, 1].map((part, wave): Point => [
      from + part * half,
      y + down + (wave % 2 === 0 ? 0.03 : -0.03),
    ]);
  });
}

/** What is left of the way: splintered ends towards the hexes that are no gap. */
function drawStumps(g: Pen, plan: Plan, hex: HexId, spanned: readonly HexId[]): void {
  const [x, y] = centreOf(plan, hex);
  for (const direction of DIRECTIONS) {
    const beside = plan.board.beyond[hex * 6 + direction]! as HexId;
    if (beside < 0 || spanned.includes(beside)) continue;
    const [bx, by] = centreOf(plan, beside);
    const far = Math.hypot(bx - x, by - y);
    const [ox, oy] = [(bx - x) / far, (by - y) / far];
    const at = (out: number, aside: number): Point => [x + ox * out - oy * aside, y + oy * out + ox * aside];
    const deck: Polyline = [
      at(0.9, -0.2),
      at(0.56, -0.2),
      at(0.64, -0.07),
      at(0.5, 0),
      at(0.62, 0.09),
      at(0.55, 0.2),
      at(0.9, 0.2),
    ];
    wash(g, [deck], { colour: TIMBER.deck, alpha: 1 });
    stroke(g, [deck], false, { colour: TIMBER.ink, width: 0.07, join: 'round' });
  }
}
