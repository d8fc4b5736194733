/** A document to begin with: a sheet of open field, two sides with a force each, and an end to the battle. */
import type { MapFile, TerrainLetter } from '../board/mapFile.ts';
import { DEFAULT_OPTIONS } from '../scenario/defaults.ts';
import type { ScenarioDocument } from './document.ts';

/** The letters of a new map: every terrain of the chart. */
export const USUAL_LEGEND: Readonly<Record<string, TerrainLetter>> = {
  '.': { terrain: 'clear', name: 'Clear' },
  c: { terrain: 'clear', city: true, name: 'City street level' },
  t: { terrain: 'tunnel', city: true, name: 'Tunnel' },
  M: { terrain: 'mountain', name: 'Mountain' },
  p: { terrain: 'plowed', name: 'Plowed field' },
  g: { terrain: 'grove', name: 'Grove' },
  h: { terrain: 'clear', elevation: 1, name: 'Hill' },
  x: { terrain: 'crater', name: 'Crater' },
};

/** The texts of a blank battle, which nobody has written. */
export const UNWRITTEN = { title: 'New battle', summary: 'What is it about?' } as const;

/** What is chosen before there is anything. */
export interface BlankSheet {
  readonly columns: number;
  readonly rows: number;
  readonly orientation: MapFile['orientation'];
}

/** A blank document of a size, 1 to 200 columns and rows. */
export function blankDocument({ columns, rows, orientation }: BlankSheet): ScenarioDocument {
  const line = '.'.repeat(columns);
  const lines = Array.from({ length: rows }, () => line);
  return blankOn({
    name: 'New map',
    orientation,
    columns,
    rows,
    offset: orientation === 'pointy' ? 'odd-r' : 'odd-q',
    legend: USUAL_LEGEND,
    hexes: lines,
    levels: lines,
    hexsides: [],
    roads: [],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  });
}

/** A blank scenario on a map: the defender wins when the last turn ends and nobody was broken before. */
export function blankOn(map: MapFile): ScenarioDocument {
  return {
    format: 'pelennor/scenario',
    version: 1,
    id: 'new-battle',
    title: { en: UNWRITTEN.title },
    summary: { en: UNWRITTEN.summary },
    map: { inline: map },
    kinds: [],
    sides: [
      {
        id: 'west',
        role: 'defender',
        name: { en: 'The West' },
        forces: [{ id: 'garrison', name: { en: 'Garrison' }, threshold: 10, holds: true }],
      },
      {
        id: 'east',
        role: 'besieger',
        name: { en: 'The East' },
        forces: [{ id: 'host', name: { en: 'Host' }, threshold: 10, holds: true }],
      },
    ],
    turns: { first: 1, last: 8, night: [], names: {} },
    options: DEFAULT_OPTIONS,
    supplies: { ladders: 0, heads: 0, trenches: 0 },
    zones: {},
    pieces: [],
    setup: [],
    groups: [],
    triggers: [
      {
        id: 'garrison-broken',
        when: 'turnEnds',
        if: [{ type: 'demoralized', force: 'garrison' }],
        then: { type: 'win', side: 'east', text: { en: 'The garrison has lost heart.' } },
      },
      {
        id: 'the-end',
        when: 'turnEnds',
        if: [{ type: 'lastTurn' }],
        then: { type: 'win', side: 'west', text: { en: 'The walls were held.' } },
      },
    ],
  };
}
