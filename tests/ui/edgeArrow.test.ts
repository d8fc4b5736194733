// The arrow at the edge of the board, and the cracks that the record leaves.
import { expect, test } from 'vitest';
import { pointingTo } from '../../src/ui/features/edgeArrow/pointing.ts';
import { wallDamageOf } from '../../src/ui/board/wallDamage.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { readFixtures, savedMatch } from '../replays/fixtures.ts';

const WINDOW = { x0: 0, y0: 0, x1: 20, y1: 10 };

test('a place in sight has no arrow, one at the very edge neither', () => {
  expect(pointingTo(WINDOW, [10, 5])).toBeNull();
  expect(pointingTo(WINDOW, [20.2, 5])).toBeNull();
});

test('the arrow stands where the line from the middle to the place leaves the window, and points there', () => {
  expect(pointingTo(WINDOW, [30, 5])).toEqual({ across: 1, down: 0.5, angle: 0 });
  expect(pointingTo(WINDOW, [10, -20])).toEqual({ across: 0.5, down: 0, angle: -90 });
  const corner = pointingTo(WINDOW, [40, 20])!;
  expect([corner.across, corner.down]).toEqual([1, 1]);
});

test('16.3 every blow that a wall withstood leaves a crack, and none is seen before it fell', () => {
  const { document } = shippedScenario('the-great-gate');
  const [game] = readFixtures('the-great-gate').filter(({ players }) => players[1] === 'greedy');
  const opened = openMatch(savedMatch(game!, document));
  if (!opened.ok) throw new Error('the kept game cannot be opened');
  const { past, present } = opened.value.history;
  const moments = [...past, present];
  const blows = moments.filter(({ entries }) => entries.at(-1)?.action.type === 'Breach').length;
  const count = (upTo: number): number =>
    [...wallDamageOf(moments.slice(0, upTo)).values()].reduce((sum, one) => sum + one, 0);
  const broken = present.state.works.filter(({ breached }) => breached).length;
  expect(count(1)).toBe(0);
  expect(blows).toBeGreaterThan(0);
  expect(count(moments.length) + broken).toBe(blows);
});
