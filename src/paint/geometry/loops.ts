/** Outlines of blocks of hexes: clockwise loops of corners. */
import { cornerOf, type LatticeCell, type Lattice } from './lattice.ts';
import type { Polyline, Point } from './curve.ts';

/** A number for a corner that is the same from all three hexes that share it. */
export function cornerKey([x, y]: Point): number {
  return Math.round(x * 50) * 1_000_000 + Math.round(y * 50);
}

/** Every boundary loop of a set of hexes; holes run the other way round. */
export function loopsOf(lattice: Lattice, cells: Iterable<LatticeCell>): readonly Polyline[] {
  const inside = new Set(cells);
  const open = new Map<number, { from: Point; next: number }>();
  for (const cell of inside) {
    for (let side = 0; side < 6; side++) {
      if (inside.has(lattice.beyond[cell * 6 + side]!)) continue;
      const from = cornerOf(lattice, cell, side);
      open.set(cornerKey(from), { from, next: cornerKey(cornerOf(lattice, cell, side + 1)) });
    }
  }
  const loops: Polyline[] = [];
  for (const start of Array.from(open.keys())) {
    const loop: Point[] = [];
    for (let key = start; open.has(key);) {
      const { from, next } = open.get(key)!;
      open.delete(key);
      loop.push(from);
      key = next;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Splits a set of hexes into blocks of neighbours. */
export function blocksOf(
  lattice: Lattice,
  cells: Iterable<LatticeCell>,
): readonly (readonly LatticeCell[])[] {
  const waiting = new Set(cells);
  const blocks: LatticeCell[][] = [];
  for (const seed of waiting) {
    const block = [seed];
    waiting.delete(seed);
    for (const cell of block) {
      for (let side = 0; side < 6; side++) {
        const next = lattice.beyond[cell * 6 + side]!;
        if (waiting.delete(next)) block.push(next);
      }
    }
    blocks.push(block);
  }
  return blocks;
}
