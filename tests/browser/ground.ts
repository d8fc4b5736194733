/** The map as a player sees it: where hexes are, how far from each other, how to walk there with arrow keys. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { compileBoard } from '../../src/board/compile.ts';
import { distance } from '../../src/board/distance.ts';
import { hexNamed } from '../../src/board/hex.ts';
import type { MapFile } from '../../src/board/mapFile.ts';

export const MAP = JSON.parse(
  readFileSync(join(ROOT, 'scenarios/maps/minas-tirith.json'), 'utf8'),
) as MapFile;

const compiled = compileBoard(MAP);
if (!compiled.ok) throw new Error('the shipped map does not compile');
const board = compiled.value;

/** The hex inside the Great Gate. */
export const GATE = '1213';

/** The straight hex count between two printed hexes. */
export function distanceBetween(a: string, b: string): number {
  return distance(board, hexNamed(board, a)!, hexNamed(board, b)!);
}

/** The arrow keys that lead from one printed hex to another: a column stays a column. */
export function arrowsBetween(from: string, to: string): readonly string[] {
  const across = Number(to.slice(0, 2)) - Number(from.slice(0, 2));
  const down = Number(to.slice(2)) - Number(from.slice(2));
  return [
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
    ...Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'ArrowRight' : 'ArrowLeft')),
  ];
}
