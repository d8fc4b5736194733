/** What lies on the board is drawn from its lists, and again only when a list has changed. */
import './brush.ts';
import { Sprite, type Container } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import type { PieceId } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { Markers } from '../../src/stage/layers/markers.ts';
import { centreOf, edgeOf, planOf, type Plan } from '../../src/stage/plan.ts';
import { siege } from '../kit/siege.ts';
import { minasTirith } from '../paint/maps.ts';

const MAP = `
  . . .
   . . .
  . . .`;
const { battle, hex, side } = siege({ map: MAP });
const plan: Plan = planOf(battle.board, { ...minasTirith, columns: 3, rows: 3 });
const TOWER = 0 as PieceId;

type Lying = Pick<GameState, 'heads' | 'trenches' | 'closed' | 'flames' | 'docks'>;
const NOTHING: Lying = { heads: [], trenches: [], closed: [], flames: [], docks: [] };

/** The one drawing that lies over the counters: where it reaches to, in s. */
function drawn({ over }: Markers): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  const [found, ...more] = over.children
    .map((glass) => glass.getLocalBounds())
    .filter(({ width }) => width > 0);
  expect(more).toEqual([]);
  const { left, right, top, bottom } = found!;
  return { left: left / 100, right: right / 100, top: top / 100, bottom: bottom / 100 };
}

test('2.2.10 a trench fills its hex and hardly more, under the counters', () => {
  const markers = new Markers(plan);
  markers.show({ ...NOTHING, trenches: [hex('0202')] });
  const { left, right, top, bottom } = markers.under.getLocalBounds();
  const [x, y] = centreOf(plan, hex('0202'));
  const reach = [x - left / 100, right / 100 - x, y - top / 100, bottom / 100 - y];
  for (const far of reach) {
    expect(far).toBeGreaterThan(0.75);
    expect(far).toBeLessThan(1.15);
  }
  expect(markers.over.getLocalBounds().width).toBe(0);
});

test('2.11.10 oil burns along the whole hexside, and no more once it has gone out', () => {
  const markers = new Markers(plan);
  const hexside = side('0202', '0302');
  markers.show({ ...NOTHING, flames: [{ hexside, turn: 1, burning: true }] });
  const { top, bottom, left, right } = drawn(markers);
  const { p, q, middle } = edgeOf(plan, hexside);
  expect(bottom - top).toBeGreaterThan(0.9 * Math.abs(p[1] - q[1]));
  expect((left + right) / 2).toBeCloseTo(middle[0], 0);
  markers.show({ ...NOTHING, flames: [{ hexside, turn: 1, burning: false }] });
  expect(markers.over.getLocalBounds().width).toBe(0);
});

test('2.11.3 the bridge of a docked tower lies across its hexside, further into the wall than back', () => {
  const markers = new Markers(plan);
  const hexside = side('0202', '0302');
  markers.show({ ...NOTHING, docks: [{ tower: TOWER, hexside, foot: hex('0302') }] });
  const { left, right } = drawn(markers);
  const [x] = edgeOf(plan, hexside).middle;
  expect(left).toBeLessThan(x - 0.2);
  expect(right).toBeGreaterThan(x + 0.1);
  expect(x - left).toBeGreaterThan(right - x);
});

test('2.11.8 a head lies at the lower right of its hex, and is gone when it is cleared', () => {
  const markers = new Markers(plan);
  markers.show({ ...NOTHING, heads: [hex('0101'), hex('0202')] });
  const marks = markers.over.children.flatMap(({ children }) => children).filter(isSprite);
  const [x, y] = centreOf(plan, hex('0202'));
  expect(marks).toHaveLength(2);
  expect(marks[1]!.x).toBeGreaterThan(x + 0.5);
  expect(marks[1]!.y).toBeGreaterThan(y + 0.5);
  markers.show(NOTHING);
  expect(markers.over.children.flatMap(({ children }) => children).filter(isSprite)).toHaveLength(0);
});

function isSprite(one: Container): boolean {
  return one instanceof Sprite;
}

test('2.2.10 fires flicker in pictures of their own, each of which fits in the hex', () => {
  const markers = new Markers(plan);
  expect(markers.burns).toBe(false);
  markers.show({ ...NOTHING, trenches: [hex('0202')] });
  expect(markers.burns).toBe(true);
  const pictures = [0, 1, 2, 3, 4].map((picture) => {
    markers.flicker(picture);
    const { x, y, width, height } = markers.fires.layer.getLocalBounds();
    expect(width / 100).toBeGreaterThan(1);
    expect(width / 100).toBeLessThan(2);
    return [x, y, width, height].join(' ');
  });
  expect(new Set(pictures).size).toBe(4);
  expect(pictures[4]).toBe(pictures[0]);
  markers.show(NOTHING);
  expect(markers.burns).toBe(false);
});

test('2.21.3 a closed hex fills its hex and hardly more, under the counters, and burns not', () => {
  const markers = new Markers(plan);
  markers.show({ ...NOTHING, closed: [hex('0202')] });
  const { left, right, top, bottom } = markers.under.getLocalBounds();
  const [x, y] = centreOf(plan, hex('0202'));
  for (const far of [x - left / 100, right / 100 - x, y - top / 100, bottom / 100 - y]) {
    expect(far).toBeGreaterThan(0.75);
    expect(far).toBeLessThan(1.15);
  }
  expect(markers.burns).toBe(false);
  markers.show(NOTHING);
  expect(markers.under.getLocalBounds().width).toBe(0);
});

test('2.2.10 a list that is the same as before is not drawn again', () => {
  const markers = new Markers(plan);
  const lying = { ...NOTHING, trenches: [hex('0202')] };
  markers.show(lying);
  const clear = vi.spyOn(markers.under, 'clear');
  markers.show({ ...lying, heads: [] });
  expect(clear).not.toHaveBeenCalled();
  markers.show({ ...lying, trenches: [hex('0202'), hex('0101')] });
  expect(clear).toHaveBeenCalledOnce();
});
