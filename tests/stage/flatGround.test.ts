// The flat board: every hex is printed once, whatever the size of the map.
import './brush.ts';
import { expect, test } from 'vitest';
import { TERRAINS } from '../../src/board/board.ts';
import type { HexId } from '../../src/board/hex.ts';
import { fieldsOf, placesIn } from '../../src/stage/layers/flatGround.ts';
import { cutStamps } from '../../src/stage/layers/stamps.ts';
import { centreOf, hexLine, planOf } from '../../src/stage/plan.ts';
import { field } from '../bench/field.ts';

const NUMBERS = 4;

test('every hex of a map of several fields is printed once: rock as rock, furrows on fields and trees in groves', () => {
  const { battle, map } = field(130, 60, 7);
  const { board } = battle;
  const plan = planOf(board, map);
  const fields = fieldsOf(plan);
  expect(fields.length).toBeGreaterThan(4);
  const printed = fields.map((one) => placesIn(plan, one));
  const laid = (name: keyof (typeof printed)[number]): readonly string[] =>
    printed
      .flatMap((places) =>
        Array.from({ length: places[name].length / NUMBERS }, (_, i) => i).map((i) => [
          places[name][i * NUMBERS],
          places[name][i * NUMBERS + 1],
        ]),
      )
      .map((at) => at.join())
      .sort();
  const where = (terrain: (name: string) => boolean): readonly string[] =>
    Array.from({ length: board.size }, (_, hex) => hex as HexId)
      .filter((hex) => terrain(TERRAINS[board.terrain[hex]!]!))
      .map((hex) => centreOf(plan, hex).join())
      .sort();
  expect(laid('ground')).toEqual(where((name) => name !== 'mountain'));
  expect(laid('rock')).toEqual(where((name) => name === 'mountain'));
  expect(laid('furrows')).toEqual(where((name) => name === 'plowed'));
  expect(laid('trees')).toEqual(where((name) => name === 'grove'));
});

test('a field is in sight wherever one of its hexes is', () => {
  const { battle, map } = field(130, 60, 7);
  const plan = planOf(battle.board, map);
  for (const one of fieldsOf(plan)) {
    const { ground, rock } = placesIn(plan, one);
    for (const places of [ground, rock]) {
      for (let at = 0; at < places.length; at += NUMBERS) {
        const [x, y] = [places[at]!, places[at + 1]!];
        expect(x - 1 > one.x0 && x + 1 < one.x1 && y - 1 > one.y0 && y + 1 < one.y1).toBe(true);
      }
    }
  }
});

test('a stamp points only at its own corners, and only the ground and the rock wear the ink of their place', () => {
  const { battle, map } = field(40, 30, 7);
  const plan = planOf(battle.board, map);
  const stamps = cutStamps((part) => hexLine(plan, 0 as HexId, part));
  for (const [name, { positions, uvs, indices }] of Object.entries(stamps)) {
    expect(Math.max(...indices)).toBe(positions.length / 2 - 1);
    expect(uvs.some((u) => u < 0)).toBe(name === 'ground' || name === 'rock');
  }
});
