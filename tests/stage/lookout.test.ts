// Where the player's eye opens: on the whole sheet, and on a phone near the fighting.
import { expect, test } from 'vitest';
import { fitSheet, nearView, openingView, type Frame } from '../../src/stage/camera.ts';
import { Lookout } from '../../src/stage/lookout.ts';
import type { Point } from '../../src/paint/geometry/curve.ts';

const SHEET = { x0: 0, y0: 0, x1: 60, y1: 40 };
const PHONE: Frame = { width: 390, height: 702 };
const DESK: Frame = { width: 1280, height: 800 };

function openAt(frame: Frame, fighting: () => Point | null): Lookout {
  return new Lookout(SHEET, SHEET, frame, {
    look: () => undefined,
    draw: () => undefined,
    still: () => true,
    fighting,
  });
}

test('on a phone the eye opens near the fighting', () => {
  const lookout = openAt(PHONE, () => [20, 22]);
  expect(lookout.view).toEqual(nearView(PHONE, SHEET, [20, 22]));
});

test('a phone that is turned before anything was moved looks to the fighting again', () => {
  const turned: Frame = { width: 702, height: 390 };
  const lookout = openAt(PHONE, () => [20, 22]);
  lookout.resize(turned);
  expect(lookout.view).toEqual(nearView(turned, SHEET, [20, 22]));
});

test('at a desk, and where nobody fights, the eye opens on the hosts', () => {
  expect(openAt(DESK, () => [20, 22]).view.scale).toBe(fitSheet(DESK, SHEET).scale);
  expect(openAt(PHONE, () => null).view).toEqual(openingView(PHONE, SHEET, SHEET));
});
