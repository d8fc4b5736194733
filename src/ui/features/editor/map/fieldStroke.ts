/** What a stroke does to a group of hexes that has a name: a zone, a field, a grove, a hill. */
import type { HexName, MapFile } from '../../../../board/mapFile.ts';
import type { BlockKind, CommandOf } from '../../../../editor/command.ts';
import { EDITOR_BLOCKS } from '../../../../i18n/editorWords.ts';

/** A named field with what a stroke covers, in the order of the strokes; a new one where none is named. */
export function fieldOfStroke(
  { blocks }: MapFile,
  { kind, name }: Readonly<{ kind: BlockKind; name: string | null }>,
  hexes: readonly HexName[],
  lift: boolean,
): CommandOf<'putBlock'> | null {
  if (lift && name === null) return null;
  const group = blocks[kind];
  const field = name ?? freshName(EDITOR_BLOCKS[kind], Object.keys(group));
  return { type: 'putBlock', kind, name: field, hexes: withStroke(group[field] ?? [], hexes, lift) };
}

/** "Road 1", "Road 2": the first that is free. */
export function freshName(stem: string, names: readonly string[]): string {
  let number = 1;
  while (names.includes(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

/** A group of hexes with others added at its end, or without them. */
export function withStroke(
  group: readonly HexName[],
  hexes: readonly HexName[],
  lift: boolean,
): readonly HexName[] {
  const touched = new Set(hexes);
  if (lift) return group.filter((name) => !touched.has(name));
  return [...new Set([...group, ...touched])];
}
