/** Hexes that events have closed (2.21.3): a bridge that is down, land under water. */
import type { HexId } from '../../board/hex.ts';
import { between, type Polyline } from '../../paint/geometry/curve.ts';
import { centreOf, hexLine, type Plan } from '../plan.ts';
import { CLOSED, TIMBER } from '../theme.ts';
import { stroke, wash, type Pen } from './pen.ts';

/** A hex that nobody enters any more: the gap under a bridge and what hangs over it, else still water. */
export function drawClosing(g: Pen, plan: Plan, hex: HexId): void {
  // A bridge has the gap that it spans on both its sides; a pit by itself is none.
  const gap = cratersBeside(plan, hex).filter((crater) => cratersBeside(plan, crater).length > 0);
  const isBridge = gap.length > 1;
  const isDry = isBridge && !gap.some((crater) => isWater(plan, crater));
  wash(g, [hexLine(plan, hex)], { colour: isDry ? CLOSED.gap : CLOSED.water, alpha: 1 });
  if (!isBridge) return;
  const ends = besideOf(plan, hex)
    .filter((beside) => !gap.includes(beside))
    .map((beside): Polyline => {
      const [here, there] = [centreOf(plan, hex), centreOf(plan, beside)];
      return [between(here, there, 0.52), between(here, there, 0.34)];
    });
  stroke(g, ends, false, { colour: TIMBER.deck, width: 0.4 });
}

function besideOf({ lattice }: Plan, hex: HexId): readonly HexId[] {
  const beside = lattice.beyond.subarray(hex * 6, hex * 6 + 6);
  return Array.from(beside).filter((cell) => cell >= 0) as readonly number[] as readonly HexId[];
}

function cratersBeside(plan: Plan, hex: HexId): readonly HexId[] {
  return besideOf(plan, hex).filter((beside) => letterAt(plan, beside).terrain === 'crater');
}

function isWater(plan: Plan, hex: HexId): boolean {
  const { house = '' } = letterAt(plan, hex);
  return plan.map.house?.ground?.[house]?.look === 'water';
}

function letterAt({ map }: Plan, hex: HexId) {
  return map.legend[map.hexes[Math.floor(hex / map.columns)]![hex % map.columns]!]!;
}
