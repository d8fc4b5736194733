/** The sheet in the language of the page. */
import type { MapFile } from '../../board/mapFile.ts';
import { PLATE } from '../../i18n/words.ts';
import { fill } from '../../i18n/fill.ts';
import { pacesOf, type PlateLines } from '../../paint/geometry/sheet.ts';
import { placeWords } from './words.ts';

/** A map file whose plate and names are lettered in the language of the page; hills and groves keep theirs with them. */
export function letterMap<Sheet extends MapFile>(map: Sheet): Sheet & { readonly plate: PlateLines } {
  const { hills, groves } = map.blocks;
  return {
    ...map,
    plate: plateIn(map),
    names: map.names.map((name) => ({ ...name, text: placeWords(name.text) })),
    blocks: { ...map.blocks, hills: nameBlocks(hills), groves: nameBlocks(groves) },
  };
}

function nameBlocks<Block>(blocks: Readonly<Record<string, Block>>): Readonly<Record<string, Block>> {
  return Object.fromEntries(Object.entries(blocks).map(([name, block]) => [placeWords(name), block]));
}

/** "A city and its fields" is set in two sizes; a name without "and" stands alone. */
function plateIn(map: MapFile): PlateLines {
  const { over, and } = PLATE;
  const name = placeWords(map.name);
  const [title = name, ...rest] = name.split(` ${and} `);
  const paces = pacesOf(map);
  return {
    over,
    title,
    under: rest.length > 0 ? `${and} ${rest.join(` ${and} `)}` : '',
    bar: paces > 0 ? fill(PLATE.paces, { paces }) : PLATE.hexes,
  };
}
