/** Ground and hexsides of a map's own (2.22): rows beside the printed ones, which no command touches. */
import type { MapFile } from '../../board/mapFile.ts';
import { houseGroundSchema, houseHexsideSchema } from '../../scenario/mapSchema.ts';
import { id as idSchema } from '../../scenario/parts.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { changeMap, isSame, refuse, readLine, type Edited } from '../edited.ts';

/** Writes a row of ground, a new one or one that is known (2.22.1). */
export function putHouseGround(document: ScenarioDocument, { id, row }: CommandOf<'putHouseGround'>): Edited {
  const named = readLine(idSchema, id);
  const read = readLine(houseGroundSchema, row);
  if (!named.ok) return named;
  if (!read.ok) return read;
  return withRows(document, 'ground', { ...document.map.inline.house?.ground, [id]: read.line });
}

/** Takes a row of ground away; refused while a letter of the legend follows it. */
export function removeHouseGround(
  document: ScenarioDocument,
  { id }: CommandOf<'removeHouseGround'>,
): Edited {
  const { house, legend } = document.map.inline;
  if (!Object.hasOwn(house?.ground ?? {}, id)) return refuse('no-such-name', id);
  const user = Object.values(legend).find((meaning) => meaning.house === id);
  if (user !== undefined) return refuse('still-used', user.name);
  return withRows(document, 'ground', without(house?.ground, id));
}

/** Writes a kind of hexside, a new one or one that is known (2.22.2). */
export function putHouseHexside(
  document: ScenarioDocument,
  { id, row }: CommandOf<'putHouseHexside'>,
): Edited {
  const named = readLine(idSchema, id);
  const read = readLine(houseHexsideSchema, row);
  if (!named.ok) return named;
  if (!read.ok) return read;
  return withRows(document, 'hexsides', { ...document.map.inline.house?.hexsides, [id]: read.line });
}

/** Takes a kind of hexside away; refused while one lies on the map. */
export function removeHouseHexside(
  document: ScenarioDocument,
  { id }: CommandOf<'removeHouseHexside'>,
): Edited {
  const { house, hexsides } = document.map.inline;
  if (!Object.hasOwn(house?.hexsides ?? {}, id)) return refuse('no-such-name', id);
  const user = hexsides.find((line) => line.house === id);
  if (user !== undefined) return refuse('still-used', `${user.a}/${user.b}`);
  return withRows(document, 'hexsides', without(house?.hexsides, id));
}

/** A map with other rows. One without any says nothing of them. */
function withRows<K extends 'ground' | 'hexsides'>(
  document: ScenarioDocument,
  which: K,
  rows: NonNullable<NonNullable<MapFile['house']>[K]>,
): Edited {
  const before = document.map.inline.house;
  if (isSame(before?.[which] ?? {}, rows)) return refuse('no-change');
  const { [which]: _, ...others } = before ?? {};
  const house = Object.keys(rows).length === 0 ? others : { ...others, [which]: rows };
  return changeMap(document, { house: Object.keys(house).length === 0 ? undefined : house });
}

function without<T>(rows: Readonly<Record<string, T>> | undefined, id: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(rows ?? {}).filter(([one]) => one !== id));
}
