/** The sheet in the language of the page. */
import type { MapFile } from '../../board/mapFile.ts';
import { placeWords } from './words.ts';

/** A map file whose names are lettered in the language of the page; hills and groves keep theirs with them. */
export function letterMap<Sheet extends MapFile>(map: Sheet): Sheet {
  const { hills, groves } = map.blocks;
  return {
    ...map,
    names: map.names.map((name) => ({ ...name, text: placeWords(name.text) })),
    blocks: { ...map.blocks, hills: nameBlocks(hills), groves: nameBlocks(groves) },
  };
}

function nameBlocks<Block>(blocks: Readonly<Record<string, Block>>): Readonly<Record<string, Block>> {
  return Object.fromEntries(Object.entries(blocks).map(([name, block]) => [placeWords(name), block]));
}
