/** Osgiliath: two walled towns on one sheet, with the river between them. Of the one that is not assailed nothing stands but ruins. */
import osgiliath from '../../../../scenarios/maps/osgiliath.json' with { type: 'json' };
import type { HexName, MapFile } from '../../../board/mapFile.ts';

/** Shipped as it is drawn: a test holds it to the schema. */
const DRAWN = osgiliath as unknown as MapFile;
/** The letter of its legend for ground that shields and hides, and is no town. */
const RUINS = 'd';
const NO_LEVEL = '.';

export const OSGILIATH = osgiliath.zones;

/** The map while the western town is assailed, and while the eastern one is. */
export const WEST_OSGILIATH: MapFile = layInRuins(DRAWN, OSGILIATH.east);
export const EAST_OSGILIATH: MapFile = layInRuins(DRAWN, OSGILIATH.west);

/** A map on which a town has neither walls nor a level: the printed numbers of its hexes become ruins. */
function layInRuins(map: MapFile, town: readonly HexName[]): MapFile {
  const redraw = (rows: readonly string[], letter: string): readonly string[] =>
    rows.map((row, y) => [...row].map((one, x) => (town.includes(nameAt(x, y)) ? letter : one)).join(''));
  return {
    ...map,
    hexes: redraw(map.hexes, RUINS),
    levels: redraw(map.levels, NO_LEVEL),
    hexsides: map.hexsides.filter(({ up }) => up === undefined || !town.includes(up)),
  };
}

function nameAt(x: number, y: number): HexName {
  return [x, y].map((count) => String(count + 1).padStart(2, '0')).join('');
}
