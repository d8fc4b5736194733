/** The letters and levels of the ground (2.2.1, 2.2.2). */
import type { HexId } from '../../board/hex.ts';
import { lookUp } from '../../kernel/lookUp.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { changeMap, isSame, refuse, readLine, type Edited } from '../edited.ts';
import { letterSchema } from '../../scenario/mapSchema.ts';

/** Paints hexes with a letter of the legend. */
export function paint(document: ScenarioDocument, { hexes, letter }: CommandOf<'paint'>): Edited {
  const { map } = document;
  if (!Object.hasOwn(map.inline.legend, letter)) return refuse('no-letter', letter);
  const lines = writeLetter(map.inline.hexes, map.inline.columns, hexes, letter);
  if (lines === null) return refuse('off-map');
  return lines === map.inline.hexes ? refuse('no-change') : changeMap(document, { hexes: lines });
}

/** Sets the city level of hexes; 0 lays them outside the city. */
export function setLevel(document: ScenarioDocument, { hexes, level }: CommandOf<'level'>): Edited {
  const { levels, columns } = document.map.inline;
  if (!Number.isInteger(level) || level < 0 || level > 7) return refuse('no-level', String(level));
  const lines = writeLetter(levels, columns, hexes, level === 0 ? '.' : String(level));
  if (lines === null) return refuse('off-map');
  return lines === levels ? refuse('no-change') : changeMap(document, { levels: lines });
}

/**
 * Rows with one letter written over some hexes; the same rows where every hex had it, null where one is not on the map. Rows without
 * such a hex are shared.
 */
export function writeLetter(
  lines: readonly string[],
  columns: number,
  hexes: readonly HexId[],
  letter: string,
): readonly string[] | null {
  const rows = new Map<number, string[]>();
  for (const hex of hexes) {
    const row = Math.floor(hex / columns);
    const line = lines[row];
    if (line === undefined || hex < 0) return null;
    if ((rows.get(row)?.[hex % columns] ?? line[hex % columns]) === letter) continue;
    if (!rows.has(row)) rows.set(row, [...line]);
    rows.get(row)![hex % columns] = letter;
  }
  return rows.size === 0 ? lines : lines.map((line, row) => rows.get(row)?.join('') ?? line);
}

/** Gives a letter of the legend a meaning, a new letter or one that is known. */
export function defineLetter(
  document: ScenarioDocument,
  { letter, meaning }: CommandOf<'defineLetter'>,
): Edited {
  if (letter.length !== 1) return refuse('no-letter', letter);
  const read = readLine(letterSchema, meaning);
  if (!read.ok) return read;
  const { legend } = document.map.inline;
  const before = lookUp(legend, letter);
  if (isSame(before, read.line)) return refuse('no-change');
  return changeMap(document, { legend: { ...legend, [letter]: read.line } });
}

/** Takes a letter out of the legend; its hexes are painted with another. */
export function removeLetter(
  document: ScenarioDocument,
  { letter, instead }: CommandOf<'removeLetter'>,
): Edited {
  const { legend, hexes } = document.map.inline;
  if (!Object.hasOwn(legend, letter)) return refuse('no-letter', letter);
  if (!Object.hasOwn(legend, instead) || instead === letter) return refuse('no-letter', instead);
  const { [letter]: _, ...rest } = legend;
  const lines = hexes.map((line) => (line.includes(letter) ? line.replaceAll(letter, instead) : line));
  return changeMap(document, { legend: rest, hexes: lines });
}
