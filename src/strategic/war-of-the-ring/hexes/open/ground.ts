/**
 * Open ground for a field battle where no stronghold stands: from the facts of the region and the name of the battle, so that the
 * same battle is always fought on the same land. The border from which the attacker comes is the upper one.
 */
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../../../scenario/houseRows.ts';
import type { MapFile, MapHexside } from '../../../../board/mapFile.ts';
import { mixedSeed } from '../../../../game/generator.ts';
import { regionOf } from '../../facts.ts';
import type { HexGround } from '../ground.ts';
import { drawOpen, type Drawn } from './draw.ts';
import { openKindOf, wallOf, type PlaceWall } from './kinds.ts';
import { buildPlace, pairOf, wallsAbout, withoutWall } from './place.ts';
import { around, CELLS, COLUMNS, letterAt, numberOf, ROWS, type Cell } from './sheet.ts';

/** Rows in which the defender waits, from 1: as far from the other that neither shoots at once. */
const WAITS = { from: 7, to: 14 } as const;
/** The first row beyond a river: whoever defends it has it before him. */
const BEYOND_RIVER = 11;
/** The first row behind a place: whoever defends it waits in it, or from here to his own border. */
const BEHIND = 16;

const LEGEND: MapFile['legend'] = {
  '.': { terrain: 'clear', name: 'Clear' },
  p: { terrain: 'plowed', name: 'Plowed field' },
  g: { terrain: 'grove', name: 'Grove' },
  h: { terrain: 'clear', elevation: 1, name: 'Hill (clear, up-slope hexsides)' },
  M: { terrain: 'mountain', name: 'Rock' },
  w: { terrain: 'grove', house: 'wood', name: 'Wood' },
  '~': { terrain: 'crater', house: 'water', name: 'Water' },
  '%': { terrain: 'clear', house: 'ford', name: 'Ford' },
  '=': { terrain: 'clear', house: 'bridge', name: 'Bridge' },
  c: { terrain: 'clear', city: true, name: 'Within the wall' },
};

/** The rows of the map's own that a letter brings (2.22.1). */
const ROWS_OF = { wood: 'w', water: '~', ford: '%', bridge: '=' } as const;

/** The ground of a battle in the open country of a region. */
export function openGround(region: string, from: string | null, battle: string): HexGround {
  const seed = mixedSeed(...Array.from(battle, (letter) => letter.codePointAt(0)!));
  const wall = wallOf(region);
  const kind = openKindOf(region);
  const drawn = drawOpen(kind, seed, region === 'fords-of-isen' ? 2 : 1);
  const built = wall === null ? [] : buildPlace(drawn, wall);
  const map = mapOf(drawn, built, wall, { region, from });
  const upper = numbers(CELLS.filter(({ row }) => row === 0));
  return {
    region,
    map,
    ...(wall === null ? {} : { later: withoutWall(map) }),
    garrison: [],
    lines: [],
    field: numbers(waiting(drawn, built, kind === 'river' ? BEYOND_RIVER : WAITS.from)),
    engines: [],
    ladders: [],
    gate: null,
    weak: [],
    edges: Object.fromEntries((regionOf(region)?.adjacent ?? []).map((next) => [next, upper])),
    keep: numbers(built),
  };
}

function numbers(cells: readonly Cell[]): readonly string[] {
  return cells.map(numberOf);
}

/** Clear hexes of the defender: the place and all behind it, or the middle of the sheet from his first row on. */
function waiting({ sheet }: Drawn, built: readonly Cell[], first: number): readonly Cell[] {
  const isHis = ({ row }: Cell): boolean =>
    built.length > 0 ? row + 1 >= BEHIND : row + 1 >= first && row + 1 <= WAITS.to;
  return [...built, ...CELLS.filter((cell) => isHis(cell) && letterAt(sheet, cell) === '.')];
}

function mapOf(
  drawn: Drawn,
  built: readonly Cell[],
  wall: PlaceWall | null,
  { region, from }: Readonly<{ region: string; from: string | null }>,
): MapFile {
  const { sheet, road } = drawn;
  const letters = new Set(sheet.letters.flat());
  const ground = Object.entries(ROWS_OF).flatMap(([id, letter]) => {
    const { terrain: _, ...row } = SHIPPED_GROUND[id]!;
    return letters.has(letter) ? [[id, row] as const] : [];
  });
  const hexsides = [...slopesOf(drawn), ...(wall === null ? [] : wallsAbout(drawn, built, wall))];
  const quays = hexsides.some(({ house }) => house === 'quay');
  const called = regionOf(region)?.name ?? region;
  return {
    name: called,
    orientation: 'pointy',
    columns: COLUMNS,
    rows: ROWS,
    offset: 'odd-r',
    legend: Object.fromEntries(Object.entries(LEGEND).filter(([letter]) => letters.has(letter))),
    hexes: sheet.letters.map((row) => row.join('')),
    levels: sheet.levels.map((row) => row.join('')),
    hexsides: hexsides.toSorted((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1)),
    roads: [{ name: 'Road', kind: 'road', path: numbers(road) }],
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [
      { text: called, at: numberOf(built[0] ?? { column: 11, row: 12 }), importance: 1, kind: 'region' },
      ...(from === null
        ? []
        : [{ text: regionOf(from)?.name ?? from, at: '1202', importance: 3, kind: 'region' }]),
    ],
    house: {
      ground: Object.fromEntries(ground),
      hexsides: {
        ...(wall === null ? {} : { wall: wall.wall }),
        ...(quays ? { quay: SHIPPED_HEXSIDES['quay']! } : {}),
      },
    },
    zones: {},
  };
}

/** Up-slopes about every hill (2.3). */
function slopesOf({ sheet }: Drawn): readonly MapHexside[] {
  return CELLS.filter((cell) => letterAt(sheet, cell) === 'h').flatMap((hill) =>
    around(hill)
      .filter((low) => !'hM~c'.includes(letterAt(sheet, low)))
      .map((low) => {
        const [a, b] = pairOf(hill, low).split('/') as [string, string];
        return { a, b, kind: 'slope', up: numberOf(hill) } as const;
      }),
  );
}
