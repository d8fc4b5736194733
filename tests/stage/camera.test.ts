import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centreOn,
  clampView,
  detailOf,
  farView,
  fitSheet,
  nearView,
  openingView,
  panView,
  revealPlace,
  partInView,
  toScreen,
  toSheet,
  zoomView,
  type View,
} from '../../src/stage/camera.ts';

const SHEET = { x0: -2, y0: -2, x1: 62, y1: 43 };
const SCREEN = { width: 1200, height: 800 };

const anyView = fc.record({
  x: fc.double({ min: -3000, max: 3000, noNaN: true }),
  y: fc.double({ min: -3000, max: 3000, noNaN: true }),
  scale: fc.double({ min: 8, max: 130, noNaN: true }),
});
const anyPoint = fc.tuple(
  fc.double({ min: 0, max: SCREEN.width, noNaN: true }),
  fc.double({ min: 0, max: SCREEN.height, noNaN: true }),
);

describe('the camera', () => {
  test('leads from the screen to the sheet and back to the same point', () => {
    fc.assert(
      fc.property(anyView, anyPoint, (view, point) => {
        const [x, y] = toScreen(view, toSheet(view, point));
        expect(x).toBeCloseTo(point[0], 6);
        expect(y).toBeCloseTo(point[1], 6);
      }),
    );
  });

  test('fits the whole sheet into the screen, in its middle', () => {
    const view = fitSheet(SCREEN, SHEET);
    const box = partInView(view, SCREEN);
    expect(box.x0).toBeLessThan(SHEET.x0);
    expect(box.y0).toBeLessThan(SHEET.y0);
    expect(box.x1).toBeGreaterThan(SHEET.x1);
    expect(box.y1).toBeGreaterThan(SHEET.y1);
    expect(SHEET.x0 - box.x0).toBeCloseTo(box.x1 - SHEET.x1, 6);
  });

  test('zooms towards the pointer: the place under it stays, unless the edge of the sheet would come in', () => {
    const view = centreOn(SCREEN, [30, 20], 40);
    const closer = zoomView(view, 1.5, [500, 300], SCREEN, SHEET);
    expect(closer.scale).toBe(60);
    const [x, y] = toSheet(view, [500, 300]);
    expect(toSheet(closer, [500, 300])[0]).toBeCloseTo(x, 6);
    expect(toSheet(closer, [500, 300])[1]).toBeCloseTo(y, 6);
  });

  test('goes no further away than the whole sheet and no nearer than a hex can be drawn', () => {
    const whole = fitSheet(SCREEN, SHEET);
    expect(zoomView(whole, 0.2, [10, 10], SCREEN, SHEET).scale).toBeCloseTo(whole.scale, 6);
    const nearest = zoomView(whole, 1000, [10, 10], SCREEN, SHEET).scale;
    expect(zoomView({ ...whole, scale: nearest }, 2, [10, 10], SCREEN, SHEET).scale).toBe(nearest);
  });

  test('never loses the sheet: some of it is in the middle of the screen wherever one drags it', () => {
    fc.assert(
      fc.property(anyView, fc.integer({ min: -9000, max: 9000 }), (view, by) => {
        const box = partInView(panView(view, by, -by, SCREEN, SHEET), SCREEN);
        expect(box.x0).toBeLessThan(SHEET.x1);
        expect(box.x1).toBeGreaterThan(SHEET.x0);
        expect((box.x0 + box.x1) / 2).toBeGreaterThan(SHEET.x0);
        expect((box.y0 + box.y1) / 2).toBeLessThan(SHEET.y1);
      }),
    );
  });

  test('leaves a view alone that is already within the sheet', () => {
    const view = centreOn(SCREEN, [30, 20], 40);
    expect(clampView(view, SCREEN, SHEET)).toEqual(view);
    expect(revealPlace(view, SCREEN, SHEET, [30, 20], 2)).toBe(view);
  });

  test('reveals a hex with its neighbours by the shortest way', () => {
    const view = centreOn(SCREEN, [20, 20], 40);
    const next = revealPlace(view, SCREEN, SHEET, [40, 20], 2);
    const [x, y] = toScreen(next, [40, 20]);
    expect(x).toBeCloseTo(SCREEN.width - 80, 6);
    expect(y).toBeCloseTo(400, 6);
  });

  test('opens where the hosts stand, near enough to read them, on a phone too', () => {
    const hosts = { x0: 15, y0: 12, x1: 24, y1: 24 };
    for (const frame of [SCREEN, { width: 390, height: 700 }]) {
      const view: View = openingView(frame, SHEET, hosts);
      expect(view.scale).toBeGreaterThan(fitSheet(frame, SHEET).scale);
      const [x, y] = toScreen(view, [19.5, 18]);
      expect(x > 0 && x < frame.width && y > 0 && y < frame.height).toBe(true);
    }
  });

  test('opens with the whole sheet where the hosts stand all over it', () => {
    expect(openingView(SCREEN, SHEET, SHEET).scale).toBe(fitSheet(SCREEN, SHEET).scale);
  });

  test('a small screen opens near the fighting, 75 pixels a hex, wherever else hosts stand', () => {
    for (const frame of [
      { width: 390, height: 702 },
      { width: 544, height: 390 },
    ]) {
      const view = openingView(frame, SHEET, { x0: 0, y0: 0, x1: 60, y1: 40 }, [20, 22]);
      expect(view.scale * Math.sqrt(3)).toBeCloseTo(75, 6);
      expect(toScreen(view, [20, 22])).toEqual([frame.width / 2, frame.height / 2]);
    }
    const hosts = { x0: 15, y0: 12, x1: 24, y1: 24 };
    expect(openingView(SCREEN, SHEET, hosts, [20, 22])).toEqual(openingView(SCREEN, SHEET, hosts));
  });

  test('from far off a phone shows the sheet from top to bottom about the fighting, 27 pixels a hex and not 11', () => {
    const phone = { width: 390, height: 702 };
    const view = farView(phone, SHEET, [20, 22]);
    expect(fitSheet(phone, SHEET).scale * Math.sqrt(3)).toBeLessThan(11);
    expect(Math.round(view.scale * Math.sqrt(3))).toBeGreaterThanOrEqual(26);
    const box = partInView(view, phone);
    expect(box.y0).toBeLessThanOrEqual(SHEET.y0);
    expect(box.y1).toBeGreaterThanOrEqual(SHEET.y1);
    expect(toScreen(view, [20, 22])[0]).toBeCloseTo(195, 6);
    // Where the window is wide enough it is the whole sheet.
    expect(farView(SCREEN, SHEET, [20, 22]).scale).toBeCloseTo(fitSheet(SCREEN, SHEET).scale, 6);
  });

  test('comes near to a place, and never past the edge of the sheet', () => {
    const phone = { width: 390, height: 702 };
    expect(toScreen(nearView(phone, SHEET, [30, 20]), [30, 20])).toEqual([195, 351]);
    expect(partInView(nearView(phone, SHEET, [-2, -2]), phone).x0).toBeGreaterThan(SHEET.x0 - 2);
  });

  test('reads less the further away it is', () => {
    expect([19, 35, 60].map(detailOf)).toEqual(['far', 'mid', 'near']);
  });
});
