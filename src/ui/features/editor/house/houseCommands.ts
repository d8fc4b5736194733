/** Ground and hexsides of a map's own (2.22) as an author takes them up, alters them and takes them out, each as one step. */
import { LOOKS, MOVERS, type HouseGround, type HouseHexside } from '../../../../board/houseGround.ts';
import type { TerrainLetter } from '../../../../board/mapFile.ts';
import type { Command } from '../../../../editor/command.ts';
import { pairOfLine } from '../../../../editor/edit/hexsides.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../../../scenario/houseRows.ts';
import { freeId } from '../kinds.ts';
import type { BrushInk } from '../grip.ts';

/** A step, and what the author has in hand after it. */
export interface TakenUp {
  readonly command: Command;
  readonly ink: BrushInk;
}

/** What a row may look like, and for whom it has a price. */
export const ROW_LOOKS = LOOKS;
export const ROW_MOVERS = MOVERS;

/** A row that comes with the game. */
export interface ShippedRow {
  readonly id: string;
  readonly name: HouseGround['name'];
}

/** The rows that come with the game and are not in the map yet. */
export function rowsToTake({ map }: ScenarioDocument): Readonly<{
  ground: readonly ShippedRow[];
  hexsides: readonly ShippedRow[];
}> {
  const { house } = map.inline;
  return {
    ground: absent(SHIPPED_GROUND, house?.ground),
    hexsides: absent(SHIPPED_HEXSIDES, house?.hexsides),
  };
}

function absent(
  rows: Readonly<Record<string, Omit<ShippedRow, 'id'>>>,
  known: Readonly<Record<string, unknown>> = {},
): readonly ShippedRow[] {
  return Object.entries(rows)
    .filter(([id]) => !Object.hasOwn(known, id))
    .map(([id, { name }]) => ({ id, name }));
}

/** Takes up ground that comes with the game, with a letter of its own; null where no letter is left. */
export function takeGround(document: ScenarioDocument, id: string): TakenUp | null {
  const { terrain, ...row } = SHIPPED_GROUND[id]!;
  return groundWith(document, id, row, terrain);
}

/** New ground: as the printed clear, until it is altered. */
export function makeGround(document: ScenarioDocument, name: HouseGround['name']): TakenUp | null {
  const id = freeId('ground', new Set(Object.keys(document.map.inline.house?.ground ?? {})));
  const row: HouseGround = {
    name,
    look: 'plain',
    cost: { foot: 1, horse: 1, beast: 1, engine: 1 },
    armour: 0,
    strength: 0,
    morale: 0,
    opaque: false,
    stops: false,
  };
  return groundWith(document, id, row, 'clear');
}

function groundWith(
  { map }: ScenarioDocument,
  id: string,
  row: HouseGround,
  terrain: TerrainLetter['terrain'],
): TakenUp | null {
  const letter = LETTERS.find((one) => !Object.hasOwn(map.inline.legend, one));
  if (letter === undefined) return null;
  const meaning = { terrain, house: id, name: row.name.en };
  const commands: readonly Command[] = [
    { type: 'putHouseGround', id, row },
    { type: 'defineLetter', letter, meaning },
  ];
  return {
    command: { type: 'all', commands, label: 'putHouseGround' },
    ink: { type: 'terrain', letter },
  };
}

const LETTERS = [...'wfbmdhalqrstuvyzeijknoWFBDHALQRSTUVYZEIJKNOCGPX'];

/** Takes ground out of the map, letter and row; its hexes are painted as the printed terrain first. */
export function dropGround({ map }: ScenarioDocument, letter: string): Command | null {
  const { legend } = map.inline;
  const meaning = legend[letter];
  if (meaning?.house === undefined) return null;
  const others = Object.entries(legend).filter(([one]) => one !== letter);
  const [instead] = (others.find(([, one]) => one.house === undefined && one.terrain === meaning.terrain) ??
    others.find(([, one]) => one.house === undefined) ??
    others[0] ?? [null]) as readonly [string | null];
  if (instead === null) return null;
  const isShared = others.some(([, one]) => one.house === meaning.house);
  const commands: readonly Command[] = [
    { type: 'removeLetter', letter, instead },
    ...(isShared ? [] : [{ type: 'removeHouseGround', id: meaning.house } as const]),
  ];
  return { type: 'all', commands, label: 'removeHouseGround' };
}

/** Takes up a hexside that comes with the game. */
export function takeHexside(id: string): TakenUp {
  return hexsideWith(id, SHIPPED_HEXSIDES[id]!);
}

/** A new hexside: it costs a point, until it is altered. */
export function makeHexside({ map }: ScenarioDocument, name: HouseHexside['name']): TakenUp {
  const id = freeId('hexside', new Set(Object.keys(map.inline.house?.hexsides ?? {})));
  const cost = { foot: 1, horse: 1, beast: 1, engine: 1 };
  return hexsideWith(id, { name, look: 'plain', cost, armour: 0, cover: 0, contact: true });
}

function hexsideWith(id: string, row: HouseHexside): TakenUp {
  return {
    command: { type: 'putHouseHexside', id, row },
    ink: { type: 'hexside', kind: 'house', house: id },
  };
}

/** Alters a hexside; what it does not do is left out of the file. */
export function alterHexside(id: string, { morale, opaque, stops, ...row }: HouseHexside): Command {
  const said = {
    ...(morale ? { morale } : {}),
    ...(opaque ? { opaque } : {}),
    ...(stops ? { stops } : {}),
  };
  return { type: 'putHouseHexside', id, row: { ...row, ...said } };
}

/** Takes a hexside out of the map, wherever it lies. */
export function dropHexside({ map }: ScenarioDocument, id: string): Command {
  const pairs = map.inline.hexsides.filter(({ house }) => house === id).map(pairOfLine);
  const commands: readonly Command[] = [
    ...(pairs.length === 0 ? [] : [{ type: 'clearHexsides', pairs } as const]),
    { type: 'removeHouseHexside', id },
  ];
  return { type: 'all', commands, label: 'removeHouseHexside' };
}
