import { readFileSync } from 'node:fs';
import type { HouseGround, Look } from '../../src/board/houseGround.ts';
import type { MapFile } from '../../src/board/mapFile.ts';

/** The printed map. */
export const minasTirith = shipped('minas-tirith');

/** A map without a city, pitted with craters. */
export const dagorlad = shipped('dagorlad');

/** A map with ground within walls that is not built over, caves, a stream and a rampart. */
export const helmsDeep = shipped('helms-deep');

/** Maps with water, a ford and halls, and with fire, a crust over it and no water. */
export const woodlandRealm = shipped('woodland-realm');
export const baradDur = shipped('barad-dur');

function shipped(name: string): MapFile {
  return JSON.parse(
    readFileSync(new URL(`../../scenarios/maps/${name}.json`, import.meta.url), 'utf8'),
  ) as MapFile;
}

/** A map as an editor begins it: open ground, nothing drawn, nothing named. */
export const emptyMap: MapFile = {
  name: 'A field',
  orientation: 'pointy',
  columns: 7,
  rows: 5,
  offset: 'odd-r',
  legend: { '.': { terrain: 'clear', name: 'Clear' } },
  hexes: Array.from({ length: 5 }, () => '.......'),
  levels: [],
  hexsides: [],
  roads: [],
  blocks: { plowed: {}, groves: {}, hills: {} },
  decor: {},
  names: [],
  zones: {},
};

/** Ground of a map's own (2.22.1), a row for each look under its name: it costs and does what open ground does. */
export function ownRows(looks: readonly Look[]): Readonly<Record<string, HouseGround>> {
  const row = (look: Look): HouseGround => ({
    name: { en: look },
    look,
    cost: { foot: 1, horse: 1, beast: 1, engine: 1 },
    armour: 0,
    strength: 0,
    morale: 0,
    opaque: false,
    stops: false,
  });
  return Object.fromEntries(looks.map((look) => [look, row(look)]));
}

/** A pointy map of the map's own ground by its rows; "~" = water, "=" = bridge, "." = clear. */
export function riverMap(...hexes: readonly string[]): MapFile {
  return {
    ...emptyMap,
    columns: hexes[0]!.length,
    rows: hexes.length,
    hexes,
    legend: {
      '.': { terrain: 'clear', name: 'Clear' },
      '~': { terrain: 'clear', name: 'Water', house: 'water' },
      '=': { terrain: 'clear', name: 'Bridge', house: 'bridge' },
    },
    house: { ground: ownRows(['water', 'bridge']) },
  };
}
