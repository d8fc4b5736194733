// Questions about the board, answered in sentences from what the screen may show.
import { describe, expect, test } from 'vitest';
import { findNearest, wayTo } from '../../src/ui/features/screenReader/nearest.ts';
import { oddsSpoken, unitsSpoken } from '../../src/ui/features/screenReader/spoken.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { ATTACK } from './demo/game.ts';
import { battle, hex, movement } from './small-siege.ts';

const { state } = movement;

describe('the way', () => {
  test.each([
    ['0503', '0803', '3 hexes to the east'],
    ['0503', '0503', 'here'],
    ['0603', '0602', '1 hex to the north-east'],
    ['0803', '0503', '3 hexes to the west'],
    ['0603', '0604', '1 hex to the south-east'],
  ])('from %s to %s', (from, to, way) => {
    expect(wayTo(battle, hex(from), hex(to))).toMatch(
      new RegExp(`^${way.replace(/-east$/, '-(east|west)')}$`),
    );
  });
});

test('the nearest enemy is told with his hex and the way to him', () => {
  const answer = findNearest(battle, state, 'nearest-enemy', hex('0404'), DEFENDER);
  expect(answer.text).toMatch(/^Nearest enemy: .* in \d{4}, 1 hex to the /);
  expect(answer.hex).not.toBeNull();
  const other = findNearest(battle, state, 'nearest-enemy', hex('0803'), BESIEGER);
  expect(other.text).toMatch(/in 04\d\d, \d hexes to the west\.$/);
});

test('a gate says who holds it; a breach that is not there is not made up', () => {
  expect(findNearest(battle, state, 'nearest-gate', hex('0804'), DEFENDER).text).toMatch(
    /held by .* in 0504/,
  );
  expect(findNearest(battle, state, 'nearest-breach', hex('0804'), DEFENDER)).toEqual({
    text: 'Nearest breach: none on the map.',
    hex: null,
  });
  const works = state.works.with(0, { ...state.works[0]!, breached: true });
  const answer = findNearest(battle, { ...state, works }, 'nearest-breach', hex('0804'), DEFENDER);
  expect(answer.hex).toBe(battle.board.works[0]!.outer);
});

test('who stands in a hex: names in brief, factors in full', () => {
  const at = state.pieces.find(({ at: place }) => place >= 0)!.at as ReturnType<typeof hex>;
  const brief = unitsSpoken(battle, state, at, 'brief');
  const full = unitsSpoken(battle, state, at, 'full');
  expect(full.length).toBeGreaterThan(brief.length);
  expect(full).toContain('morale');
  expect(unitsSpoken(battle, state, hex('1201'), 'full')).toBe('Nobody stands in 1201.');
});

test('odds are read out as shares; in full with what changes them', () => {
  expect(oddsSpoken(null, 'full')).toBe('No order is aimed yet.');
  expect(oddsSpoken(ATTACK, 'brief')).toBe(
    'Orc archers, missile E against Bowmen of the City, armour 2: dead 13%, halved 6%, thrown back 19%, nothing 61%.',
  );
  expect(oddsSpoken(ATTACK, 'full')).toContain('A wall in front of the target');
});
