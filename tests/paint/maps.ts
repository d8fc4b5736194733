import { readFileSync } from 'node:fs';
import type { MapFile } from '../../src/board/mapFile.ts';

/** The printed map. */
export const minasTirith = shipped('minas-tirith');

/** A map without a city, pitted with craters. */
export const dagorlad = shipped('dagorlad');

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
