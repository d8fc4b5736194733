/** The range as TypeScript is mostly written: hexes are strings, everything known about them is in maps and sets. */
import type { Field } from '../field.ts';
import { hexName, DIRECTIONS, type HexId } from '../../../src/board/hex.ts';
import type { Ground } from '../kernels/dial.ts';

/** A map as such a program would hold it. */
export interface NamedGround {
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** "from>to" -> half points; missing = no crossing. */
  readonly costs: ReadonlyMap<string, number>;
  readonly stops: ReadonlySet<string>;
  readonly barred: ReadonlySet<string>;
}

/** Writes typed arrays out as maps and sets of names. */
export function named({ battle: { board } }: Field, ground: Ground): NamedGround {
  const neighbours = new Map<string, string[]>();
  const costs = new Map<string, number>();
  const [stops, barred] = [new Set<string>(), new Set<string>()];
  for (let hex = 0 as HexId; hex < board.size; hex = (hex + 1) as HexId) {
    const name = hexName(board, hex);
    if (ground.stop[hex] === 1) stops.add(name);
    if (ground.barred[hex] === 1) barred.add(name);
    const near: string[] = [];
    for (const direction of DIRECTIONS) {
      const to = board.beyond[hex * 6 + direction]!;
      if (to < 0) continue;
      near.push(hexName(board, to as HexId));
      const cost = ground.cost[hex * 6 + direction]!;
      if (cost < 255) costs.set(`${name}>${hexName(board, to as HexId)}`, cost);
    }
    neighbours.set(name, near);
  }
  return { neighbours, costs, stops, barred };
}

/** Half points spent by hex, from cheap to dear; a list of open hexes for each cost. */
export function mapRange(ground: NamedGround, start: string, budget: number): Map<string, number> {
  const spent = new Map([[start, 0]]);
  const open: string[][] = Array.from({ length: budget + 1 }, () => []);
  open[0]!.push(start);
  const zoned = ground.stops.has(start);
  for (const [paid, hexes] of open.entries()) {
    for (const hex of hexes) {
      if (spent.get(hex) !== paid || (ground.stops.has(hex) && hex !== start)) continue;
      for (const to of ground.neighbours.get(hex)!) {
        const cost = ground.costs.get(`${hex}>${to}`);
        if (cost === undefined || paid + cost > budget || ground.barred.has(to)) continue;
        if (zoned && hex === start && ground.stops.has(to)) continue;
        if ((spent.get(to) ?? Infinity) <= paid + cost) continue;
        spent.set(to, paid + cost);
        open[paid + cost]!.push(to);
      }
    }
  }
  return spent;
}
