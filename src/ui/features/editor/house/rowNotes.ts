/** What ground of a map's own means, in a line: as the table tells it. */
import { MOVERS, type HouseGround, type MoverCosts } from '../../../../board/houseGround.ts';
import type { MapFile, TerrainLetter } from '../../../../board/mapFile.ts';
import { houseGroundNote } from '../../../words/ground.ts';

/** The note of a letter that follows a row of the map (2.22.1); null where it follows a printed one. */
export function groundRowNote({ house }: Pick<MapFile, 'house'>, meaning: TerrainLetter): string | null {
  const row = meaning.house === undefined ? undefined : house?.ground?.[meaning.house];
  return row === undefined ? null : houseGroundNote(inHalves(row));
}

/** A row as boards have it, in half points. */
function inHalves(row: HouseGround): HouseGround {
  const halves = (points: number | null): number | null => (points === null ? null : points * 2);
  const cost = Object.fromEntries(MOVERS.map((mover) => [mover, halves(row.cost[mover])]));
  return { ...row, cost: cost as MoverCosts };
}
