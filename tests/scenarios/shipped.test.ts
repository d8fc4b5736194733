// Every scenario that comes with the game can be read, is told in full, and plays to a verdict.
import { describe, expect, test } from 'vitest';
import { playout } from '../../src/session/playout.ts';
import { random } from '../../src/ai/random.ts';
import { TERRAINS } from '../../src/board/board.ts';
import { OFF_MAP } from '../../src/engine/place.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { ScenarioFile } from '../../src/scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { shippedBattle } from '../kit/shipped.ts';

const ids = Object.keys(SHIPPED_SCENARIOS);
/** 2.13.5: how much more than its share breaks a force, for the sake of balance. */
const HANDICAPS: Readonly<Record<string, number>> = {
  'the-great-gate garrison': -6,
  'the-siege-of-minas-tirith sauron': 10,
  'the-ride-of-the-rohirrim relief': 12,
  'the-ride-of-the-rohirrim sauron': -18,
};
const FULL = { garrison: 36 / 66, relief: 76 / 132, host: 76 / 132, sauron: 93 / 151 };

test('from the lesson to the whole siege', () => {
  expect(ids).toEqual([
    'first-steps',
    'the-great-gate',
    'the-last-rampart',
    'the-ride-of-the-rohirrim',
    'black-sails',
    'slopes-of-dagorlad',
    'the-siege-of-minas-tirith',
  ]);
});

describe.each(ids)('%s', (id) => {
  const file = SHIPPED_SCENARIOS[id] as ScenarioFile;
  const battle = shippedBattle(id);

  test('has no problem', () => {
    const read = parseScenario(file, SHIPPED_LIBRARY);
    expect(read.ok ? [] : read.problems).toEqual([]);
  });

  test('has a paragraph of history, notes, a line on its balance, a length and a picture', () => {
    const { summary, history, notes, balance, minutes, picture } = file;
    // A sentence or two, which fit a card of the title page whole.
    expect(summary.en.length).toBeGreaterThan(80);
    expect(history?.en.length).toBeGreaterThan(120);
    expect(notes?.en.length).toBeGreaterThan(200);
    expect(balance?.en.length).toBeGreaterThan(20);
    expect(minutes).toBeGreaterThan(0);
    expect(picture).toBe(`${id}.jpg`);
  });

  test('2.1 names every turn', () => {
    const { first, last, names } = battle.turns;
    const turns = Array.from({ length: last - first + 1 }, (_, turn) => first + turn);
    expect(Object.keys(names).map(Number)).toEqual(turns);
  });

  test('2.10.1 gives each force the share of its worth that breaks it in the whole siege', () => {
    for (const [index, { id: force, threshold }] of battle.forces.entries()) {
      const units = battle.pieces.filter((piece) => piece.force === index);
      const worth = units.reduce((sum, { kind }) => sum + (kind.class === 'unit' ? kind.value : 0), 0);
      const share = Math.round(worth * FULL[force as keyof typeof FULL]);
      expect([force, threshold]).toEqual([force, share + (HANDICAPS[`${id} ${force}`] ?? 0)]);
    }
  });

  test('2.6.4 has nobody waiting off the map who never comes', () => {
    const coming = new Set(battle.groups.flatMap(({ pieces }) => pieces));
    for (const { id: piece } of battle.pieces) {
      expect(coming.has(piece)).toBe(battle.placements[piece] === OFF_MAP);
    }
  });

  test('2.13 ends with a verdict, whatever is done', () => {
    for (let game = 0; game < 2; game += 1) {
      const { state, refusals } = playout(battle, [random, random], 5, game);
      expect(state.verdict).not.toBeNull();
      expect(refusals).toBe(0);
    }
  });
});

describe('4.3 the second map', () => {
  const { board } = shippedBattle('slopes-of-dagorlad');
  const terrains = new Set([...board.terrain].map((code) => TERRAINS[code]));

  test('has every terrain of an open field, craters among them', () => {
    expect(TERRAINS.filter((terrain) => !terrains.has(terrain))).toEqual(['tunnel']);
  });

  test('has slopes and a road, and no city at all', () => {
    expect(board.works).toEqual([]);
    expect(board.level.every((level) => level === 0)).toBe(true);
    expect(board.up.some((up) => up === 1)).toBe(true);
    expect(board.road.some((road) => road === 1)).toBe(true);
  });
});

describe('first-steps', () => {
  const battle = shippedBattle('first-steps');

  test('is eight units and four turns by day, with ladders', () => {
    expect(battle.pieces.map(({ kind }) => kind.class)).toEqual(Array<string>(8).fill('unit'));
    expect([battle.turns.first, battle.turns.last, battle.turns.night.size]).toEqual([1, 4, 0]);
    expect(battle.supplies.ladders).toBe(2);
  });
});
