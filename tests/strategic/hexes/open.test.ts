/** Open grounds of the strategic game: four kinds, drawn from the facts of a region and the name of the battle, with walls of their own for towns. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HEXSIDE_KINDS, TERRAINS, type Board } from '../../../src/board/board.ts';
import { distance } from '../../../src/board/distance.ts';
import { beyond, DIRECTIONS, hexNamed, type HexId } from '../../../src/board/hex.ts';
import { houseGroundAt, houseSideAt, type Mover } from '../../../src/board/houseGround.ts';
import type { MapFile } from '../../../src/board/mapFile.ts';
import { mapSchema } from '../../../src/scenario/mapSchema.ts';
import { toNextBlock, type Decide } from '../../../src/strategic/fights.ts';
import type { BattleGround, FightBlock, FightMove } from '../../../src/strategic/siege.ts';
import { REGIONS, regionOf } from '../../../src/strategic/war-of-the-ring/facts.ts';
import { drawOpen, isPassable } from '../../../src/strategic/war-of-the-ring/hexes/open/draw.ts';
import { openGround } from '../../../src/strategic/war-of-the-ring/hexes/open/ground.ts';
import {
  openKindOf,
  wallOf,
  type OpenKind,
} from '../../../src/strategic/war-of-the-ring/hexes/open/kinds.ts';
import { boardOf, zonesOf } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import { briefOf, groundOf, must } from '../../kit/briefs.ts';
import { playedOut } from '../../kit/fights.ts';

const KINDS: readonly OpenKind[] = ['plain', 'hills', 'forest', 'river'];
const OPEN = REGIONS.filter(({ settlement }) => settlement !== 'stronghold').map(({ id }) => id);
const WALLED = OPEN.filter((id) => ['city', 'fortification'].includes(regionOf(id)!.settlement));

/** Whether a mover can stand in a hex. */
function bearsMover(board: Board, hex: HexId, mover: Mover): boolean {
  const own = houseGroundAt(board, hex);
  if (own !== null) return own.cost[mover] !== null;
  const terrain = TERRAINS[board.terrain[hex]!]!;
  if (terrain === 'mountain' || terrain === 'crater') return false;
  return mover === 'foot' || terrain === 'clear';
}

/** Every hex that a mover comes to from these. */
function reached(board: Board, from: readonly HexId[], mover: Mover): ReadonlySet<HexId> {
  const found = new Set(from.filter((hex) => bearsMover(board, hex, mover)));
  for (const hex of found) {
    for (const direction of DIRECTIONS) {
      const next = beyond(board, hex, direction);
      if (next < 0 || !bearsMover(board, next as HexId, mover)) continue;
      if (houseSideAt(board, hex * 6 + direction)?.cost[mover] === null) continue;
      found.add(next as HexId);
    }
  }
  return found;
}

const hexes = (board: Board, names: readonly string[]): readonly HexId[] =>
  names.map((name) => hexNamed(board, name)!);

describe('where two armies meet', () => {
  const rivers = OPEN.filter((id) => openKindOf(id) === 'river' && wallOf(id) === null);

  test('who defends a crossing has the river before him', () => {
    expect(rivers.length).toBeGreaterThan(2);
    for (const region of rivers) {
      const here = openGround(region, null, 'a-crossing');
      const rows = (names: readonly string[]) => names.map((name) => Number(name.slice(2)));
      const water = rows(here.map.hexes.flatMap((row, at) => (row.includes('~') ? [`01${at + 1}`] : [])));
      expect(Math.min(...rows(here.field))).toBeGreaterThan(Math.max(...water));
    }
  });

  test.each(OPEN)(
    'in %s they stand about the middle of the border that is crossed, not at one end of it',
    (region) => {
      const here = openGround(region, null, 'a-meeting');
      const zones = zonesOf(here, 'field', null);
      for (const { hexes } of [zones.attacker, zones.defender]) {
        const columns = hexes.slice(0, 10).map((name) => Number(name.slice(0, 2)));
        const mean = columns.reduce((sum, column) => sum + column, 0) / columns.length;
        expect([region, mean > 5 && mean < 20]).toEqual([region, true]);
      }
    },
  );
});

describe('open ground', () => {
  test.each(KINDS)('%s: of 200 seeds every sheet is passable, fair and has room for two armies', (kind) => {
    for (let seed = 0; seed < 200; seed++) {
      const { sheet } = drawOpen(kind, seed);
      expect([seed, isPassable(sheet)]).toEqual([seed, true]);
      const half = sheet.letters.map((row) => row.join(''));
      const turned = half.toReversed().map((row) => [...row].reverse().join(''));
      expect([seed, turned]).toEqual([seed, half]);
      expect([seed, kind === 'river', half.join('').includes('~')]).toEqual([
        seed,
        kind === 'river',
        kind === 'river',
      ]);
    }
  });

  test('the same battle is fought on the same land, another on other land', () => {
    const map = (battle: string) => openGround('dagorlad', null, battle).map.hexes;
    expect(map('one')).toEqual(map('one'));
    expect(map('one')).not.toEqual(map('other'));
  });

  test('all four kinds are there, and a kind does not hang on the seed', () => {
    expect(new Set(OPEN.map(openKindOf))).toEqual(new Set(KINDS));
    expect(['tharbad', 'fangorn', 'high-pass', 'dagorlad'].map(openKindOf)).toEqual([
      'river',
      'forest',
      'hills',
      'plain',
    ]);
  });

  test('only the bridge and the fords lead over the river', () => {
    const { map } = openGround('tharbad', null, 'a-crossing');
    const board = boardOf(openGround('tharbad', null, 'a-crossing'));
    const wet = { ...board, terrain: board.terrain.slice() };
    for (let hex = 0; hex < board.size; hex++) {
      const look = houseGroundAt(board, hex as HexId)?.look;
      if (look === 'ford' || look === 'bridge') wet.terrain[hex] = TERRAINS.indexOf('mountain');
    }
    const dry = { ...wet, houseGround: new Uint8Array(board.size) };
    const north = reached(dry, hexes(board, ['0101']), 'foot');
    expect([...north].some((hex) => hex >= board.columns * 10)).toBe(false);
    expect(map.house!.ground).toMatchObject({ ford: { strength: -1, stops: true } });
  });
});

describe.each(OPEN)('a field battle in %s', (region) => {
  const ground = openGround(region, regionOf(region)!.adjacent[0]!, `field-of-${region}`);
  const board = boardOf(ground);

  test('has a map that meets the schema, an upper border for every neighbour and room for both armies', () => {
    expect(z.safeParse(mapSchema, ground.map).error?.issues ?? []).toEqual([]);
    expect(Object.keys(ground.edges).sort()).toEqual([...regionOf(region)!.adjacent].sort());
    const { attacker, defender } = zonesOf(ground, 'field', regionOf(region)!.adjacent[0]!);
    expect(attacker.hexes.filter((name) => defender.hexes.includes(name))).toEqual([]);
    for (const { hexes: zone } of [attacker, defender]) {
      for (const mover of ['foot', 'horse', 'beast'] as const) {
        const bear = hexes(board, zone).filter((hex) => bearsMover(board, hex, mover));
        expect([mover, bear.length > 20]).toEqual([mover, true]);
      }
    }
    const near = Math.min(
      ...hexes(board, attacker.hexes.slice(0, 40)).flatMap((a) =>
        hexes(board, defender.hexes.slice(0, 40)).map((d) => distance(board, a, d)),
      ),
    );
    expect(near).toBeGreaterThanOrEqual(2);
  });

  test('lets foot and horse come to whoever waits', () => {
    const upper = hexes(board, Object.values(ground.edges)[0]!);
    for (const mover of ['foot', 'horse'] as const) {
      const come = reached(board, upper, mover);
      const waiting = hexes(board, ground.field).filter((hex) => bearsMover(board, hex, mover));
      expect([mover, waiting.filter((hex) => !come.has(hex))]).toEqual([mover, []]);
    }
  });
});

/** The block that comes after these moves, while the defender stands and the attacker goes on. */
function blockAfter(ground: BattleGround, moves: readonly FightMove[]): FightBlock {
  const onwards: Decide = ({ options, usual }) =>
    options.find(({ id }) => id === 'stand' || id === 'go-on')?.id ?? usual;
  const { stage } = must(toNextBlock(ground, moves, onwards));
  if (stage.type !== 'block') throw new Error('the battle is over');
  return stage;
}

function mapOf({ scenario: { map } }: FightBlock): MapFile {
  if (!('inline' in map)) throw new Error('the map is not in the block');
  return map.inline;
}

const fenceIn = (block: FightBlock) => mapOf(block).hexsides.filter(({ house }) => house === 'wall');

/** Where everybody begins, and with which losses. */
const begins = ({ scenario }: FightBlock) => scenario.pieces.map(({ id, at, lost }) => [id, at, lost]);

describe('cities and fortifications', () => {
  test('there are six of one and two of the other, each with a wall of its own', () => {
    expect(WALLED.filter((id) => wallOf(id) === null)).toEqual([]);
    expect(WALLED.length).toBe(8);
    expect(OPEN.filter((id) => wallOf(id) !== null && !WALLED.includes(id))).toEqual([]);
    expect(new Set(WALLED.map((id) => wallOf(id)!.wall.name.en)).size).toBe(8);
  });

  test.each(WALLED)(
    'B5: the wall of %s shields whoever is within it, and is passed in the second block',
    (region) => {
      const ground = openGround(region, null, `storm-of-${region}`);
      const board = boardOf(ground);
      const sides = ground.map.hexsides.filter(({ house }) => house === 'wall');
      expect(sides.length).toBeGreaterThan(8);
      for (const { a, b, up } of sides) {
        expect(ground.keep).toContain(up);
        expect([a, b].filter((name) => ground.keep.includes(name))).toEqual([up]);
      }
      expect(board.house.hexsides.find(({ look }) => look === 'pale')).toMatchObject({
        armour: expect.any(Number),
      });
      expect(ground.later!.hexsides.filter(({ house }) => house === 'wall')).toEqual([]);
      expect(ground.later!.hexes).toEqual(ground.map.hexes);
      expect(board.side.some((kind) => HEXSIDE_KINDS[kind] === 'house')).toBe(true);
    },
  );

  test('B5: the first block of a battle for Edoras is fought at the fence, the second without it', () => {
    const ground = groundOf(
      briefOf({
        schema: 'war-of-the-ring/siege-brief/1',
        battle: 'edoras',
        region: 'edoras',
        mode: 'field',
        attacker: { figures: { isengard: { regular: 5 } }, characters: [] },
        defender: { figures: { rohan: { regular: 4 } }, characters: [] },
      }),
    );
    const first = blockAfter(ground, []);
    const second = blockAfter(ground, [{ type: 'fought', end: playedOut(first.scenario, 1) }]);
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(fenceIn(first).length).toBeGreaterThan(8);
    expect(fenceIn(second)).toEqual([]);
    expect(mapOf(second).hexes).toEqual(mapOf(first).hexes);
    expect(begins(second)).not.toEqual(begins(first));
  });
});
