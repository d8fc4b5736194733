/** Roads, names, zones and named fields of a map. */
import { directionTo, hexNamed } from '../../board/hex.ts';
import type { HexName, MapFile } from '../../board/mapFile.ts';
import { letteringSchema, roadSchema } from '../../scenario/mapSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import {
  change,
  changeMap,
  isSame,
  refuse,
  renamedKeys,
  readLine,
  withLine,
  withoutLine,
  type Edited,
  type EditRefused,
} from '../edited.ts';
import { sheetOf } from '../sheet.ts';

/** Lays a road along neighbouring hexes, two at least (2.2.7). */
export function putRoad(document: ScenarioDocument, { at, road }: CommandOf<'putRoad'>): Edited {
  const map = document.map.inline;
  const read = readLine(roadSchema, road);
  if (!read.ok) return read;
  if (road.path.length < 2) return refuse('wrong-size', road.name);
  const wrong = offMap(map, road.path);
  if (wrong !== null) return wrong;
  const sheet = sheetOf(map);
  const hexes = road.path.map((name) => hexNamed(sheet, name)!);
  const broken = hexes.findIndex(
    (hex, step) => step > 0 && directionTo(sheet, hexes[step - 1]!, hex) === null,
  );
  if (broken > 0) return refuse('not-neighbours', `${road.path[broken - 1]}/${road.path[broken]}`);
  const roads = withLine(map.roads, at, read.line);
  if (roads === null) return refuse('nothing-there');
  return isSame(roads, map.roads) ? refuse('no-change') : changeMap(document, { roads });
}

/** Takes a road up. */
export function removeRoad(document: ScenarioDocument, { at }: CommandOf<'removeRoad'>): Edited {
  const roads = withoutLine(document.map.inline.roads, at);
  return roads === null ? refuse('nothing-there') : changeMap(document, { roads });
}

/** Letters a name on the sheet. */
export function putName(document: ScenarioDocument, { at, name }: CommandOf<'putName'>): Edited {
  const map = document.map.inline;
  const read = readLine(letteringSchema, name);
  if (!read.ok) return read;
  const wrong = offMap(map, [name.at, ...(name.span ?? [])]);
  if (wrong !== null) return wrong;
  const names = withLine(map.names, at, read.line);
  if (names === null) return refuse('nothing-there');
  return isSame(names, map.names) ? refuse('no-change') : changeMap(document, { names });
}

/** Takes a name off the sheet. */
export function removeName(document: ScenarioDocument, { at }: CommandOf<'removeName'>): Edited {
  const names = withoutLine(document.map.inline.names, at);
  return names === null ? refuse('nothing-there') : changeMap(document, { names });
}

/** Gives hexes a name by which the scenario speaks of them; the zone of this name is replaced. */
export function putZone(document: ScenarioDocument, { of, name, hexes }: CommandOf<'putZone'>): Edited {
  const map = document.map.inline;
  if (name.trim() === '' || /^\d+$/.test(name)) return refuse('no-such-name', name);
  const other = of === 'map' ? document.zones : map.zones;
  if (Object.hasOwn(other, name)) return refuse('name-taken', name);
  const wrong = offMap(map, hexes);
  if (wrong !== null) return wrong;
  const zones = of === 'map' ? map.zones : document.zones;
  const zone = [...new Set(hexes)];
  if (Object.hasOwn(zones, name) && isSame(zones[name], zone)) return refuse('no-change');
  return withZones(document, of, { ...zones, [name]: zone });
}

/** Forgets a zone. What speaks of it becomes a problem. */
export function removeZone(document: ScenarioDocument, { of, name }: CommandOf<'removeZone'>): Edited {
  const zones = of === 'map' ? document.map.inline.zones : document.zones;
  if (!Object.hasOwn(zones, name)) return refuse('no-such-name', name);
  const { [name]: _, ...rest } = zones;
  return withZones(document, of, rest);
}

function withZones(document: ScenarioDocument, of: 'map' | 'scenario', zones: MapFile['zones']): Edited {
  return of === 'map' ? changeMap(document, { zones }) : change(document, { zones: openLists(zones) });
}

function openLists(zones: MapFile['zones']): ScenarioDocument['zones'] {
  return Object.fromEntries(Object.entries(zones).map(([name, hexes]) => [name, [...hexes]]));
}

/** Gives a field, a grove or a hill its name and its hexes. */
export function putBlock(document: ScenarioDocument, { kind, name, hexes }: CommandOf<'putBlock'>): Edited {
  const map = document.map.inline;
  if (name.trim() === '') return refuse('no-such-name', name);
  const wrong = offMap(map, hexes);
  if (wrong !== null) return wrong;
  const group = map.blocks[kind];
  const block = [...new Set(hexes)];
  if (Object.hasOwn(group, name) && isSame(group[name], block)) return refuse('no-change');
  return changeMap(document, { blocks: { ...map.blocks, [kind]: { ...group, [name]: block } } });
}

/** Gives a field, a grove or a hill another name; it keeps its place among the others. */
export function renameBlock(
  document: ScenarioDocument,
  { kind, from, to }: CommandOf<'renameBlock'>,
): Edited {
  const { blocks } = document.map.inline;
  if (!Object.hasOwn(blocks[kind], from)) return refuse('no-such-name', from);
  if (from === to) return refuse('no-change');
  if (to.trim() === '') return refuse('no-such-name', to);
  if (Object.hasOwn(blocks[kind], to)) return refuse('name-taken', to);
  return changeMap(document, {
    blocks: { ...blocks, [kind]: renamedKeys(blocks[kind], (name) => (name === from ? to : name)) },
  });
}

/** Forgets the name of a field, a grove or a hill. */
export function removeBlock(document: ScenarioDocument, { kind, name }: CommandOf<'removeBlock'>): Edited {
  const { blocks } = document.map.inline;
  if (!Object.hasOwn(blocks[kind], name)) return refuse('no-such-name', name);
  const { [name]: _, ...rest } = blocks[kind];
  return changeMap(document, { blocks: { ...blocks, [kind]: rest } });
}

function offMap(map: MapFile, names: readonly HexName[]): EditRefused | null {
  const wrong = names.find((name) => hexNamed(map, name) === null);
  return wrong === undefined ? null : refuse('off-map', wrong);
}
