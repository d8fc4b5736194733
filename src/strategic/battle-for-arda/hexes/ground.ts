/** H2: the grounds of Arda. A territory is assailed from the side of a neighbour; hexes by their printed numbers. */
import minasTirith from '../../../../scenarios/maps/minas-tirith.json' with { type: 'json' };
import type { Board } from '../../../board/board.ts';
import type { HexName, MapFile } from '../../../board/mapFile.ts';
import { boardOfMap, nearestFirst } from '../../shippedMaps.ts';
import { EAST_OSGILIATH, OSGILIATH, WEST_OSGILIATH } from './osgiliath.ts';

/** A side of a place: whoever comes from these territories has his lines there, and goes against these hexes of its wall. */
interface Approach {
  readonly from: readonly string[];
  readonly lines: readonly HexName[];
  readonly against: readonly HexName[];
}

/** A territory that can be fought for. */
interface Place {
  readonly map: MapFile;
  /** Where its defenders stand. */
  readonly inside: readonly HexName[];
  /** Its sides, the usual one first. */
  readonly approaches: readonly Approach[];
}

/** A place as it is assailed from one side: where both sides set up, the hexes nearest to the wall in front. */
export interface ArdaField {
  readonly map: MapFile;
  readonly board: Board;
  readonly inside: readonly HexName[];
  readonly lines: readonly HexName[];
  readonly against: readonly HexName[];
}

/** Shipped as it is drawn: a test holds it to the schema. */
const MINAS_TIRITH = minasTirith as unknown as MapFile;
const BEFORE_THE_WALL = minasTirith.zones.within2OfWalls;

/** By their names. */
const TERRITORIES: readonly (readonly [territory: string, Place])[] = [
  [
    'Minas Tirith',
    {
      map: MINAS_TIRITH,
      inside: minasTirith.zones.city,
      approaches: [
        { from: ['Pelennor Fields'], lines: BEFORE_THE_WALL, against: ['1213'] },
        { from: ['Drúadan Forest', 'Mindoullin'], lines: BEFORE_THE_WALL, against: ['0907'] },
        { from: ['Lossarnach', 'Sirith'], lines: BEFORE_THE_WALL, against: ['0919'] },
      ],
    },
  ],
  [
    'West Osgiliath',
    {
      map: WEST_OSGILIATH,
      inside: OSGILIATH.west,
      approaches: [
        { from: ['East Osgiliath'], lines: OSGILIATH.eastBank, against: ['0908'] },
        { from: ['Pelennor Fields', 'Lossarnach'], lines: OSGILIATH.westFields, against: ['0608'] },
      ],
    },
  ],
  [
    'East Osgiliath',
    {
      map: EAST_OSGILIATH,
      inside: OSGILIATH.east,
      approaches: [
        {
          from: ['Crossroads', 'Emyn Arnen', 'Field of Cormallen'],
          lines: OSGILIATH.eastFields,
          against: ['1708'],
        },
        { from: ['West Osgiliath'], lines: OSGILIATH.westBank, against: ['1408'] },
      ],
    },
  ],
];

/** The territories that can be fought for on hexes. */
export const FOUGHT_FOR: readonly string[] = TERRITORIES.map(([territory]) => territory);

/** By names as everybody writes them (`keyOf`). */
const PLACES: ReadonlyMap<string, Place> = new Map(
  TERRITORIES.map(([territory, place]) => [keyOf(territory), place]),
);

/** The territories from which a place can be assailed, or null where there is no map of it. */
export function neighboursOf(territory: string): readonly string[] | null {
  return PLACES.get(keyOf(territory))?.approaches.flatMap(({ from }) => from) ?? null;
}

/** The field before the side of a place that faces a neighbour, or its usual one; null where there is none. */
export function fieldOf(territory: string, from: string | undefined): ArdaField | null {
  const place = PLACES.get(keyOf(territory));
  const approach = place?.approaches.find(
    (one) => from === undefined || one.from.some((name) => keyOf(name) === keyOf(from)),
  );
  if (place === undefined || approach === undefined) return null;
  const { map, inside } = place;
  const { lines, against } = approach;
  const board = boardOfMap(map);
  const near = (hexes: readonly HexName[]): readonly HexName[] => nearestFirst(board, hexes, against);
  return { map, board, against, inside: near(inside), lines: near(lines) };
}

/** A name without the differences of capitals and of how accents are composed. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
