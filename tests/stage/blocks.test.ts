/** From far off: one block a hex, told apart by shape, in whole pixels, and nothing on it that a counter would not show. */
import './brush.ts';
import { describe, expect, test } from 'vitest';
import type { PieceId } from '../../src/engine/battle.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { planOf } from '../../src/stage/plan.ts';
import { standingOf } from '../../src/stage/camera.ts';
import { blockKey } from '../../src/stage/counters/block.ts';
import { pipsOf } from '../../src/stage/counters/drawBlock.ts';
import { blockLook, blockSeats } from '../../src/stage/layers/blocks.ts';
import { Counters } from '../../src/stage/layers/counters.ts';
import { tokensOn } from '../../src/stage/plain/tokens.ts';
import { standingCut } from '../../src/stage/layers/cuts.ts';
import { seatsOf } from '../../src/stage/layers/seats.ts';
import { bareSight, sightOf } from '../../src/stage/pieceLook.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';
import { minasTirith } from '../paint/maps.ts';

const MAP = `
  . a b o .
   . . . . .
  . c . p . `;

const { battle, state, piece } = siege({
  map: MAP,
  pieces: {
    a: guard('D3X'),
    b: guard('e2Y'),
    c: guard('A4W'),
    o: orc('E3Y', { state: { moved: true } }),
    p: orc('B3Z'),
    h: hero(DEFENDER, { at: '0201', ratings: [6, 3] }),
    k: engine('catapult', BESIEGER, { at: '0403' }),
    t: engine('siege-tower', BESIEGER, { at: '0503' }),
    d: cauldron(3, { at: '0102' }),
    e: cauldron(0, { at: '0202' }),
    w: hero(BESIEGER, { at: '0502', ratings: [8, 4] }),
  },
});
const READY = { ready: new Set<PieceId>(), fanatic: new Map() };
const { seats, companies } = blockSeats(battle, seatsOf(battle, state.pieces));
const sight = sightOf(bareSight(battle), { ...state, active: BESIEGER }, READY);
const lookOf = (name: string) => blockLook(sight, companies.get(piece(name))!);

describe('blocks', () => {
  test('stand for the pieces under 34 pixels a hex, counters above', () => {
    expect([33.9, 34.1, 60, 100].map((hex) => standingOf(hex / Math.sqrt(3)))).toEqual([
      'block',
      'far',
      'mid',
      'near',
    ]);
  });

  test('stand one in a hex, in its middle, whoever else is there', () => {
    const faces = [...seats.values()].filter(({ under }) => under !== true);
    expect(new Set(faces.map(({ hex }) => hex)).size).toBe(faces.length);
    expect(seats.size).toBe(11);
    expect(faces).toHaveLength(9);
    for (const { dx, dy, size } of faces) expect([dx, dy, size]).toEqual([0, 0, 1]);
    expect(seats.get(piece('h'))!.under).toBe(true);
    expect(seats.get(piece('k'))!.under).toBe(true);
  });

  test('are never wider than 0.86 hex, and lie on whole pixels at any distance', () => {
    for (let scale = 5; scale < 19.6; scale += 0.37) {
      for (const sharpness of [1, 1.5, 2]) {
        const { detail, side, cut } = standingCut(scale, sharpness);
        expect(detail).toBe('block');
        expect(side * scale * sharpness).toBeCloseTo(cut, 9);
        expect(cut % 2).toBe(0);
        expect(side).toBeLessThanOrEqual(0.86 * Math.sqrt(3) + 1e-9);
        // A row lies 1.5 below the next: no block reaches into it.
        expect(side).toBeLessThan(1.5);
      }
    }
  });

  test('2.4.1 carry a pip for melee E and five for A; whoever can only shoot has rings', () => {
    expect(lookOf('a').sign).toEqual({ type: 'pips', filled: true, count: 2 });
    expect(lookOf('b').sign).toEqual({ type: 'pips', filled: false, count: 1 });
    expect(lookOf('c').sign).toEqual({ type: 'pips', filled: true, count: 5 });
    expect(lookOf('o').sign).toEqual({ type: 'pips', filled: true, count: 1 });
  });

  test('pips lie on whole pixels within the block, apart from each other and from the disc of a captain', () => {
    for (const side of [16, 22, 24, 30, 48]) {
      for (const count of [1, 2, 3, 4, 5]) {
        for (const besideDisc of [false, true]) {
          const { across, at } = pipsOf(count, side, besideDisc);
          expect(at).toHaveLength(count);
          for (const [i, [x, y]] of at.entries()) {
            expect([x % 1, y % 1].map(Math.abs)).toEqual([0, 0]);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(-side / 2 + 1);
            expect(Math.max(x, y) + across).toBeLessThanOrEqual(side / 2 - 1);
            for (const [x2, y2] of at.slice(i + 1))
              expect(Math.max(Math.abs(x - x2), Math.abs(y - y2))).toBeGreaterThanOrEqual(across);
            const fromDisc = Math.hypot(x + across / 2 - side * 0.19, y + across / 2 + side * 0.19);
            expect(fromDisc).toBeGreaterThan(besideDisc ? side * 0.27 : 0);
          }
        }
      }
    }
  });

  test('tell of a captain by his rating, of an engine by a second edge or its picture, of sides by shape', () => {
    expect(lookOf('a')).toMatchObject({ side: DEFENDER, captain: 6, behind: null });
    expect(lookOf('p')).toMatchObject({ side: BESIEGER, captain: null, behind: 'engine' });
    expect(lookOf('t').sign).toEqual({ type: 'engine', engine: 'siege-tower' });
    expect(lookOf('w')).toMatchObject({ sign: { type: 'captain' }, captain: 8 });
    expect(blockKey(lookOf('a'))).not.toBe(blockKey({ ...lookOf('a'), side: BESIEGER }));
  });

  test('turn grey when nobody in the hex can act any more', () => {
    expect(lookOf('o').done).toBe(true);
    expect(lookOf('p').done).toBe(false);
    const ready = { ...sight, hints: { ...READY, ready: new Set([piece('o')]) } };
    expect(blockLook(ready, [piece('o')]).done).toBe(false);
  });

  test('2.5.1 2.11.9 never tell a dummy from a cauldron that holds oil', () => {
    expect(blockKey(lookOf('d'))).toBe(blockKey(lookOf('e')));
  });
});

test('on the board one drawing a hex is shown from far off, and every counter again when one comes near', () => {
  const plan = planOf(battle.board, { ...minasTirith, columns: 5, rows: 3 });
  const counters = new Counters(plan, battle);
  counters.show(state, READY);
  const settle = (scale: number): number => {
    counters.zoom(scale, 2);
    while (counters.work());
    return counters.layer.children.filter(({ visible, label }) => visible && label !== 'plate').length;
  };
  expect(settle(14)).toBe(9);
  expect(settle(30)).toBe(11);
  expect(settle(14)).toBe(9);
  counters.close();
});

test('on the flat board too: one drawing a hex from far off, on whole pixels, and every counter from near', () => {
  const plan = planOf(battle.board, { ...minasTirith, columns: 5, rows: 3 });
  const drawnAt = (scale: number): readonly (readonly number[])[] => {
    const laid: number[][] = [];
    const brush = {
      drawImage: (_: unknown, ...box: number[]) => laid.push(box),
      getTransform: () => ({ a: scale, d: scale, e: 3.3, f: 7.7 }),
      save: () => {},
      restore: () => {},
      resetTransform: () => {},
    };
    const company = { sight, docks: [], spread: null, scale, sharpness: 1 };
    tokensOn(plan).draw(brush as unknown as CanvasRenderingContext2D, company);
    return laid;
  };
  expect(drawnAt(14)).toHaveLength(9);
  for (const [x, y] of drawnAt(14)) expect([x! % 1, y! % 1].map(Math.abs)).toEqual([0, 0]);
  expect(drawnAt(30)).toHaveLength(11);
});
