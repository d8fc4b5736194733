// What counters looked like from the distance before fades away over what they look like now.
import './brush.ts';
import { Container, Sprite } from 'pixi.js';
import { expect, test } from 'vitest';
import { Ghosts } from '../../src/stage/layers/ghosts.ts';

test('a ghost lies just above its counter, fades for a moment and is gone; the counter stays', () => {
  const layer = new Container();
  const counter = layer.addChild(new Sprite());
  counter.zIndex = 7;
  const ghosts = new Ghosts(layer);
  ghosts.leave(counter);
  const now = performance.now();
  expect(layer.children).toHaveLength(2);
  expect(layer.children[1]!.zIndex).toBeGreaterThan(7);
  expect(layer.children[1]!.zIndex).toBeLessThan(7.01);
  expect(ghosts.fade(now + 60)).toBe(true);
  expect(layer.children[1]!.alpha).toBeLessThan(0.6);
  expect(ghosts.fade(now + 200)).toBe(false);
  expect(layer.children).toEqual([counter]);
  expect(counter.alpha).toBe(1);
});

test('they are gone at once when the counters move', () => {
  const layer = new Container();
  const ghosts = new Ghosts(layer);
  ghosts.leave(new Sprite());
  ghosts.clear();
  expect(layer.children).toEqual([]);
  expect(ghosts.fade(performance.now())).toBe(false);
});
