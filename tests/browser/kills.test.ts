// The process of the browser is killed: what the screen showed as done is there when it comes back.
import { expect, inject, test } from 'vitest';
import { killSome } from '../fuzz/kills.ts';

test('an action that was shown survives the browser, killed at once or a moment later', async () => {
  expect(await killSome(inject('site'), 0, 2)).toEqual({ killed: { '0 ms': 1, '150 ms': 1 }, lost: [] });
});
