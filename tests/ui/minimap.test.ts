import { expect, test } from 'vitest';
import { dotsOf, frameOf, placeAt, scaleOf, showsAll } from '../../src/ui/features/minimap/places.ts';
import { newMatch } from '../../src/game/match.ts';
import { shippedBattle } from '../kit/shipped.ts';

const SHEET = { x0: -2, y0: -1, x1: 42, y1: 29 };

test('the whole sheet fits its corner, whichever way it is longer', () => {
  const tall = { x0: 0, y0: 0, x1: 10, y1: 90 };
  expect(scaleOf(SHEET, 'normal') * 44).toBeCloseTo(220);
  expect(scaleOf(tall, 'normal') * 90).toBeCloseTo(180);
  expect(scaleOf(SHEET, 'large') * 44).toBeCloseTo(330);
  expect(scaleOf(SHEET, 'small') * 44).toBeCloseTo(150);
});

test('what the window shows is marked, and never beyond the edge of the sheet', () => {
  const scale = scaleOf(SHEET, 'normal');
  const frame = frameOf({ x0: 8, y0: 4, x1: 18, y1: 9 }, SHEET, 'normal');
  expect(frame).toEqual({ left: 10 * scale, top: 5 * scale, width: 10 * scale, height: 5 * scale });
  const wide = frameOf({ x0: -50, y0: 4, x1: 90, y1: 9 }, SHEET, 'normal');
  expect([wide.left, wide.width]).toEqual([0, 44 * scale]);
});

test('it stays away while the window shows the whole sheet itself', () => {
  expect(showsAll({ x0: -3, y0: -1, x1: 42, y1: 30 }, SHEET)).toBe(true);
  expect(showsAll({ x0: -1.9, y0: -5, x1: 60, y1: 40 }, SHEET)).toBe(false);
});

test('pressing the middle of the mark asks for the place that is in the middle of the window', () => {
  const { left, top, width, height } = frameOf({ x0: 8, y0: 4, x1: 18, y1: 10 }, SHEET, 'normal');
  const [x, y] = placeAt([left + width / 2, top + height / 2], SHEET, 'normal');
  expect([x, y]).toEqual([expect.closeTo(13), expect.closeTo(7)]);
});

test('a hex has one dot, however many stand there, in the shape of the force; who is not on the map has none', () => {
  const battle = shippedBattle('the-siege-of-minas-tirith');
  const { state } = newMatch(battle, 1);
  const placed = battle.placements.filter((place) => place >= 0);
  expect(placed.length).toBeGreaterThan(0);
  const at = placed[0]!;
  const pieces = state.pieces.map((piece, number) => (number < 3 ? { ...piece, at } : { ...piece, at: -1 }));
  const dots = dotsOf(battle, { ...state, pieces } as typeof state);
  expect(dots).toEqual([{ hex: at, shape: 'rounded', colour: 'blue' }]);
});
