/** The grounds of strategic sieges: what stands where on the maps, front by front, and that Helm's Deep has a single one. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HEXSIDE_KINDS, TERRAINS, type Board, type HexsideKind, type Work } from '../../src/board/board.ts';
import { compileBoard } from '../../src/board/compile.ts';
import { distance } from '../../src/board/distance.ts';
import { beyond, DIRECTIONS, hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { hexsideBetween, hexsideName } from '../../src/board/hexside.ts';
import { mapSchema } from '../../src/scenario/mapSchema.ts';
import { MANY_SIDED } from '../../src/strategic/war-of-the-ring/brief/sides.ts';
import { regionOf, REGIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { frontTo, type HexGround } from '../../src/strategic/war-of-the-ring/hexes/ground.ts';
import { FOUGHT_FOR, groundOf } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { grondsHex } from '../../src/strategic/war-of-the-ring/hexes/places.ts';

/** The longest line: five units of two counters (4.3), one to a hex (2.7.1). */
const LINE = 10;

function ground(region: string): HexGround {
  const found = groundOf(region);
  if (found === undefined) throw new Error(`no ground for ${region}`);
  return found;
}

function boardOf({ map }: HexGround): Board {
  const compiled = compileBoard(map);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

function hexOn(board: Board, name: string): HexId {
  const hex = hexNamed(board, name);
  if (hex === null) throw new Error(`no hex ${name}`);
  return hex;
}

function sideBetween(board: Board, a: string, b: string): HexsideKind | 'no neighbours' {
  const hexside = hexsideBetween(board, hexOn(board, a), hexOn(board, b));
  return hexside === null ? 'no neighbours' : HEXSIDE_KINDS[board.side[hexside]!]!;
}

/** The work between two neighbours, or undefined. */
function workBetween(board: Board, a: string, b: string): Work | undefined {
  const hexside = hexsideBetween(board, hexOn(board, a), hexOn(board, b));
  return board.works.find((work) => work.hexside === hexside);
}

const isInside = (board: Board, name: string) => board.level[hexOn(board, name)]! > 0;

/** A hex that everybody may stand in: clear ground, where horse, beasts and engines go as well (2.3). */
const isClear = (board: Board, name: string) => TERRAINS[board.terrain[hexOn(board, name)]!] === 'clear';

/** Hexes inside with a wall, tower or gate towards the field; where there is no gate the hexes that are held. */
function frontHexes(board: Board, { heads = [], gate }: HexGround): readonly HexId[] {
  if (heads.length > 0) return heads.map((head) => hexOn(board, head));
  const works = board.works.filter(({ outer, level }) => level === 1 && board.level[outer] === 0);
  return [...works.map(({ inner }) => inner), ...(gate === null ? [] : [hexOn(board, gate[0])])];
}

function toFront(board: Board, here: HexGround, name: string): number {
  return Math.min(...frontHexes(board, here).map((head) => distance(board, head, hexOn(board, name))));
}

function doubles(list: readonly string[]): readonly string[] {
  return list.filter((one, index) => list.indexOf(one) !== index);
}

/** Every hex that can be walked to from a hex while works are shut, save those of the hexsides named. */
function walked(board: Board, from: string, opened: readonly string[] = []): ReadonlySet<string> {
  const reached = new Set([hexOn(board, from)]);
  for (const hex of reached) {
    for (const direction of DIRECTIONS) {
      const next = beyond(board, hex, direction);
      if (next >= 0 && isOpen(board, hex, next as HexId, opened)) reached.add(next as HexId);
    }
  }
  return new Set([...reached].map((hex) => hexName(board, hex)));
}

function isOpen(board: Board, a: HexId, b: HexId, opened: readonly string[]): boolean {
  const terrains = [a, b].map((hex) => TERRAINS[board.terrain[hex]!]!);
  if (terrains.includes('mountain') || terrains.includes('crater')) return false;
  const hexside = hexsideBetween(board, a, b)!;
  const kind = HEXSIDE_KINDS[board.side[hexside]!]!;
  if (terrains.includes('tunnel')) return kind === 'tunnel';
  return kind === 'open' || kind === 'slope' || opened.includes(hexsideName(board, hexside));
}

/** Every front of every ground: the first as it stands, the others by a region that they face. */
const FRONTS = FOUGHT_FOR.flatMap((region) => {
  const here = ground(region);
  const others = (here.fronts ?? []).map(({ from }) => from[0]!);
  return [null, ...others].map((from) => ({
    region,
    from,
    name: from === null ? region : `${region}, ${from}`,
  }));
});

/** Where nobody stands behind a wall: the bank of a river, the mouths of a valley, a ring in ruins. */
const UNWALLED = ['lorien', 'rivendell', 'dol-guldur'];
/** Two banks of one river or valley: those who hold the heads are not inside a wall. */
const BANKS = ['lorien', 'rivendell'];
/** A door is all there is; and walls with little room for ladders, by their regions. */
const FEW_LADDERS: Readonly<Record<string, number>> = {
  moria: 0,
  'woodland-realm': 6,
  'barad-dur': 0,
  'grey-havens, tower-hills': 5,
};
/** Where no road bears an engine: over moors and ravines, and through the wood. */
const NO_ENGINES = ['lorien', 'rivendell'];
/** Where a single door or a bridge is the way in: lines reach further back. */
const DOORS = ['moria', 'barad-dur'];
/** Where a bridge lies before the gate: Grond begins behind it. */
const BRIDGED = ['barad-dur'];
/** Where the country on both sides of a mountain is joined by the stronghold alone. */
const BARRED = ['moria', 'morannon'];

test('an assault tells from where it comes where the ground has several fronts, and each neighbour has one', () => {
  const several = FOUGHT_FOR.filter((region) => (ground(region).fronts ?? []).length > 0);
  expect([...several].sort()).toEqual([...MANY_SIDED].sort());
  for (const region of several) {
    for (const from of (ground(region).fronts ?? []).flatMap((front) => front.from))
      expect(regionOf(region)!.adjacent).toContain(from);
  }
});

test('all sixteen strongholds have a ground', () => {
  const holds = REGIONS.filter(({ settlement }) => settlement === 'stronghold').map(({ id }) => id);
  expect(holds.length).toBe(16);
  expect([...FOUGHT_FOR].sort()).toEqual([...holds].sort());
});

describe.each(FRONTS)('the ground of $name', ({ region, from, name: title }) => {
  const here = frontTo(ground(region), from);
  const board = boardOf(here);
  const unwalled = UNWALLED.includes(region);
  const depth = DOORS.includes(region) ? 5 : 3;
  /** The borders that this front faces: those of a front of its own belong to that one. */
  const faced = Object.entries(here.edges).filter(
    ([edge]) => !BARRED.includes(region) || frontTo(ground(region), edge).lines[0] === here.lines[0],
  );

  test('2.2.0 its map meets the schema of map files', () => {
    expect(z.safeParse(mapSchema, here.map).error?.issues ?? []).toEqual([]);
  });

  test('every hex is on the map, and no list names one twice', () => {
    const { garrison, lines, field, edges, engines, keep, gate } = here;
    const lists = [garrison, lines, field, engines, keep, gate ?? [], ...Object.values(edges)];
    expect(lists.flat().filter((name) => hexNamed(board, name) === null)).toEqual([]);
    expect(lists.flatMap(doubles)).toEqual([]);
    expect(doubles(here.ladders)).toEqual([]);
    expect(doubles(Object.values(edges).flat())).toEqual([]);
  });

  test('garrison, lines, field and the edges are apart', () => {
    const { garrison, lines, field, edges } = here;
    expect(doubles([...garrison, ...lines, ...field, ...Object.values(edges).flat()])).toEqual([]);
  });

  test('the garrison stands inside the walls, where a line of ten counters mans every hex of the front', () => {
    const inside = (name: string) => isInside(board, name) || BANKS.includes(region);
    expect(here.garrison.filter((name) => !inside(name))).toEqual([]);
    expect(here.garrison.filter((name) => isClear(board, name)).length).toBeGreaterThanOrEqual(16);
    expect(here.garrison.length).toBeGreaterThanOrEqual(16);
    expect(here.garrison.length).toBeLessThanOrEqual(24);
    const front = new Set([...here.ladders.map((ladder) => ladder.split('/')[1]!), ...(here.heads ?? [])]);
    expect([...front].filter((head) => !here.garrison.includes(head))).toEqual([]);
    expect(front.size).toBeLessThanOrEqual(LINE + 2);
  });

  test('4.4 the besieger’s lines are clear field one to three hexes from the wall', () => {
    const wrong = here.lines.filter((name) => {
      return isInside(board, name) || !isClear(board, name) || toFront(board, here, name) > depth;
    });
    expect(wrong).toEqual([]);
    expect(here.lines.length).toBeGreaterThanOrEqual(20);
    expect(here.lines.length).toBeLessThanOrEqual(40);
  });

  test('the field is clear ground further off than the lines', () => {
    const wrong = here.field.filter((name) => {
      return isInside(board, name) || !isClear(board, name) || toFront(board, here, name) <= 3;
    });
    expect(wrong).toEqual([]);
    expect(here.field.length).toBeGreaterThanOrEqual(2.5 * LINE);
  });

  test('an army comes in at the border of the map from every neighbouring region, ten counters abreast', () => {
    expect(Object.keys(here.edges).sort()).toEqual([...regionOf(region)!.adjacent].sort());
    for (const edge of Object.values(here.edges)) {
      expect(edge.length).toBeGreaterThanOrEqual(LINE);
      const inland = edge.filter((name) => {
        return DIRECTIONS.every((direction) => beyond(board, hexOn(board, name), direction) >= 0);
      });
      expect(inland).toEqual([]);
      expect(edge.filter((name) => !isClear(board, name))).toEqual([]);
    }
  });

  test('from every border an army can walk to the lines', () => {
    const outside = walked(board, here.lines[0]!);
    expect(faced.flatMap(([, edge]) => edge).filter((name) => !outside.has(name))).toEqual([]);
    expect(faced.length).toBeGreaterThan(0);
    expect([...here.lines, ...here.field].filter((name) => !outside.has(name))).toEqual([]);
  });

  test('2.11.5 engines are emplaced on clear field at two to four hexes from the wall', () => {
    const wrong = here.engines.filter((name) => {
      const away = toFront(board, here, name);
      return isInside(board, name) || !isClear(board, name) || away < 2 || away > Math.max(4, depth);
    });
    expect(wrong).toEqual([]);
    const [least, most] = NO_ENGINES.includes(region) ? [0, 0] : [5, Infinity];
    expect(here.engines.length).toBeGreaterThanOrEqual(least);
    expect(here.engines.length).toBeLessThanOrEqual(most);
  });

  test('2.11.2 a ladder stands at a wall of the first level, its foot outside in the lines and its head within', () => {
    expect(here.ladders.length).toBeGreaterThanOrEqual(
      unwalled ? 0 : (FEW_LADDERS[title] ?? FEW_LADDERS[region] ?? 12),
    );
    for (const ladder of here.ladders) {
      const [foot, head] = ladder.split('/') as [string, string];
      const work = workBetween(board, foot, head);
      expect([ladder, work?.kind, work?.level]).toEqual([ladder, 'wall', 1]);
      expect([ladder, work?.inner]).toEqual([ladder, hexOn(board, head)]);
      expect(here.lines).toContain(foot);
    }
  });

  test('its gate is named from inside, and Grond has clear field before it', () => {
    expect(isClear(board, grondsHex(here))).toBe(true);
    expect(here.lines).toContain(grondsHex(here));
    expect(here.gate === null).toBe(unwalled);
    if (here.gate === null) return;
    const [inside, outside] = here.gate;
    expect(['gate', 'main-gate']).toContain(sideBetween(board, inside, outside));
    expect(workBetween(board, inside, outside)?.inner).toBe(hexOn(board, inside));
    if (BRIDGED.includes(region)) return;
    expect(grondsHex(here)).toBe(outside);
  });

  test('the hexes of the keep are on its highest level', () => {
    const top = Math.max(...board.level);
    expect(here.keep.map((name) => board.level[hexOn(board, name)])).toEqual(here.keep.map(() => top));
  });

  test('nobody walks in while the works are shut, and nobody is shut in for good', () => {
    const everything = Object.values(here.edges).flat();
    const outside = new Set(everything.flatMap((name) => [...walked(board, name)]));
    const within = [...here.garrison, ...here.keep].filter((name) => !unwalled && isInside(board, name));
    expect(within.filter((name) => outside.has(name))).toEqual([]);
    const gates = board.works.filter(({ kind }) => kind === 'gate' || kind === 'main-gate');
    const opened = gates.map(({ hexside }) => hexsideName(board, hexside));
    const open = new Set(everything.flatMap((name) => [...walked(board, name, opened)]));
    expect([...here.garrison, ...here.keep].filter((name) => !open.has(name))).toEqual([]);
  });

  test('whoever brings no engine finds open ground, a wall for his ladders or a ruin', () => {
    const walls = board.works.filter(({ kind, outer }) => kind === 'wall' && board.level[outer] === 0);
    const broken = (here.ruined ?? []).map((pair) => pair.split('/') as [string, string]);
    for (const [outside, inside] of broken) {
      const work = workBetween(board, outside, inside);
      expect([work?.outer, work?.inner]).toEqual([hexOn(board, outside), hexOn(board, inside)]);
      expect(isInside(board, outside)).toBe(false);
    }
    const [inside, outside] = here.gate ?? [];
    const gateIsRuined = broken.some(([a, b]) => a === outside && b === inside);
    expect(unwalled || walls.length > 0 || gateIsRuined).toBe(true);
  });

  test('a weak hexside is an outer wall where no ladder stands', () => {
    for (const weak of here.weak) {
      const [a, b] = weak.split('/') as [string, string];
      expect([weak, workBetween(board, a, b)?.kind]).toEqual([weak, 'wall']);
      expect(here.ladders.map((one) => one.split('/').sort().join('/'))).not.toContain(weak);
    }
  });
});

describe('Helm’s Deep', () => {
  const here = ground('helms-deep');
  const board = boardOf(here);
  const { deep, caves, hornburg } = here.map.zones as Record<
    'deep' | 'caves' | 'hornburg',
    readonly string[]
  >;
  const within = [...here.garrison, ...here.keep, ...deep, ...caves];

  test('there is one front: nobody walks into the fortress while its works are shut', () => {
    const outside = walked(board, here.gate![1]);
    expect(within.filter((name) => outside.has(name))).toEqual([]);
  });

  test('a charge in the culvert opens the Deep and the caves, and not the Hornburg', () => {
    expect(here.weak).toEqual(['1611/1711']);
    expect(here.map.hexsides.find(({ name }) => name === 'The culvert')).toMatchObject({
      a: '1611',
      b: '1711',
    });
    const outside = walked(board, here.gate![1], here.weak);
    expect([...deep, ...caves].filter((name) => !outside.has(name))).toEqual([]);
    expect(hornburg.filter((name) => outside.has(name))).toEqual([]);
  });

  test('its gate opens the court of the Hornburg, and neither the keep nor the Deep', () => {
    const outside = walked(board, here.gate![1], ['1308/1408']);
    const court = hornburg.filter((name) => !here.keep.includes(name));
    expect(court.filter((name) => !outside.has(name))).toEqual([]);
    expect([...here.keep, ...deep].filter((name) => outside.has(name))).toEqual([]);
  });

  test('the caves are reached from the Deep alone', () => {
    const neighbours = caves.flatMap((name) =>
      DIRECTIONS.map((direction) => beyond(board, hexOn(board, name), direction))
        .filter((next) => next >= 0)
        .map((next) => hexName(board, next as HexId))
        .filter((next) => !caves.includes(next) && sideBetween(board, name, next) === 'tunnel'),
    );
    expect([...new Set(neighbours)].sort()).toEqual(['2111', '2112']);
    expect(deep).toEqual(expect.arrayContaining(['2111', '2112']));
  });

  test('the Dike bars the coomb but for the breach of the road', () => {
    const dike = here.map.zones['dike']!;
    const shut = new Set([...dike, '0710', '0711']);
    const reached = new Set(['1010']);
    for (const name of reached) {
      for (const direction of DIRECTIONS) {
        const next = beyond(board, hexOn(board, name), direction);
        if (next < 0 || !isOpen(board, hexOn(board, name), next as HexId, [])) continue;
        const far = hexName(board, next as HexId);
        if (!shut.has(far)) reached.add(far);
      }
    }
    expect(
      Object.values(here.edges)
        .flat()
        .filter((name) => reached.has(name)),
    ).toEqual([]);
  });
});
