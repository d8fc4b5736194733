// What a picture, a part of the program or a disk may be refused is known by its name; a mistake of ours goes on as one.
import { describe, expect, test } from 'vitest';
import { NotPainted, noneIfRefused, noPicture, nullIfNotFetched } from '../../src/paint/refusals.ts';

const OURS = new TypeError('x is not a function');

describe('a game goes on', () => {
  test('without a picture that was given up, or that the painter cannot paint', () => {
    expect(noPicture(new DOMException('no longer wished for', 'AbortError'))).toBeNull();
    expect(noPicture(new NotPainted('the brush broke'))).toBeNull();
  });

  test('without what the browser keeps for nobody', () => {
    expect(noneIfRefused(new DOMException('the disk is full', 'QuotaExceededError'))).toBeUndefined();
  });

  test.each([
    'Failed to fetch dynamically imported module: https://pelennor.example/player.js',
    'error loading dynamically imported module: https://pelennor.example/player.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/board.css',
    "'text/html' is not a valid JavaScript MIME type.",
  ])('without a part that did not come: %s', (message) => {
    expect(nullIfNotFetched(new TypeError(message))).toBeNull();
  });
});

describe('a mistake of ours is thrown on', () => {
  test.each([
    ['a picture', noPicture],
    ['what is refused', noneIfRefused],
    ['a part', nullIfNotFetched],
  ] as const)('%s', (_, answer) => {
    expect(() => answer(OURS)).toThrow(OURS);
  });

  test('a browser that refuses a picture has not given it up', () => {
    expect(() => noPicture(new DOMException('a torn canvas', 'InvalidStateError'))).toThrow('a torn canvas');
  });
});
