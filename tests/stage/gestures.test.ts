/** Fingers on the board: one tap picks, two quick ones in a place may mean more, and a mouse never does. */
import { expect, test, vi } from 'vitest';
import { listen } from '../../src/stage/gestures.ts';

/** A board that hears what is done to it, and what was meant. */
function boardFor(twiceMeans: boolean) {
  const heard = new Map<string, (event: unknown) => void>();
  const told: string[] = [];
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
  const element = {
    addEventListener: (name: string, does: (event: unknown) => void) => heard.set(name, does),
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => {},
    style: { cursor: '' },
  };
  listen(element as unknown as HTMLElement, {
    pan: () => {},
    zoom: () => {},
    tap: ([x]) => told.push(`tap ${x}`),
    twice: ([x]) => {
      told.push(`twice ${x}`);
      return twiceMeans;
    },
    inspect: () => {},
    hover: () => {},
  });
  const tap = (x: number, timeStamp: number, pointerType = 'touch'): void => {
    const event = { pointerId: 1, pointerType, clientX: x, clientY: 50, button: 0, timeStamp };
    heard.get('pointerdown')!(event);
    heard.get('pointerup')!({ ...event, type: 'pointerup' });
  };
  return { told, tap };
}

test('two quick taps in one place are a double tap; where that means nothing they are two taps', () => {
  const far = boardFor(true);
  far.tap(50, 0);
  far.tap(56, 200);
  expect(far.told).toEqual(['tap 50', 'twice 56']);
  const near = boardFor(false);
  near.tap(50, 0);
  near.tap(56, 200);
  expect(near.told).toEqual(['tap 50', 'twice 56', 'tap 56']);
});

test('slow taps, taps in two places, a third tap and clicks of a mouse are taps', () => {
  const { told, tap } = boardFor(true);
  tap(50, 0);
  tap(50, 900);
  tap(150, 1000);
  tap(50, 2000, 'mouse');
  tap(50, 2100, 'mouse');
  tap(50, 3000);
  tap(50, 3100);
  tap(50, 3200);
  expect(told.filter((one) => one.startsWith('twice'))).toHaveLength(1);
  expect(told.filter((one) => one.startsWith('tap'))).toHaveLength(7);
});
