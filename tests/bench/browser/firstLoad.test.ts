// The list of the first load finds the files of the page, whoever else fetches them.
import { randomBytes } from 'node:crypto';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstLoadRows } from './firstLoad.ts';

const PAINTER = 'http://game/assets/worker-paint.js';
const SCRIPT = 'http://game/assets/index.js';
const PAGE = '<script src="./assets/index.js"></script>';
/** Nothing in them repeats, so that packed they are as long as before. */
const TEN = randomBytes(10 * 1024);

function fetched(url: string, type: string, body: Buffer): Response {
  const request = { resourceType: () => type, serviceWorker: () => null };
  return {
    url: () => url,
    request: () => request,
    body: async () => body,
    text: async () => String(body),
  } as unknown as Response;
}

/** As the service worker fetches it to keep it: the answer has no body. */
function kept(url: string): Response {
  const request = { resourceType: () => 'fetch', serviceWorker: () => ({}) };
  return { url: () => url, request: () => request, body: async () => Buffer.alloc(0) } as unknown as Response;
}

const page = fetched('http://game/', 'document', Buffer.from(PAGE));

async function kibibytes(what: string, responses: readonly Response[], workers = [PAINTER]): Promise<number> {
  const rows = await firstLoadRows({ responses, workers });
  return rows.find((row) => row.what === `first load, ${what}, gzip`)?.measured ?? NaN;
}

test('a file that the service worker keeps before the page has fetched it is counted as the page fetches it', async () => {
  const responses = [
    page,
    kept(PAINTER),
    kept(SCRIPT),
    fetched(SCRIPT, 'script', TEN),
    fetched(PAINTER, 'script', TEN),
  ];
  expect(await kibibytes("script of the painter's worker", responses)).toBeCloseTo(10, 1);
  expect(await kibibytes('script until the first move', responses)).toBeCloseTo(10, 1);
  expect(await kibibytes('script and style until the title answers', responses)).toBeCloseTo(10, 1);
});

test('what only the service worker fetched is no part of the first load', async () => {
  const responses = [page, fetched(PAINTER, 'script', TEN), kept('http://game/assets/later.js')];
  expect(await kibibytes('script until the first move', responses)).toBe(0);
});

test('a list without the worker that paints is no measure', async () => {
  await expect(kibibytes('everything with fonts and pictures', [page, kept(PAINTER)])).rejects.toThrow(
    /painter/,
  );
  const empty = fetched(PAINTER, 'script', Buffer.alloc(0));
  await expect(kibibytes('everything with fonts and pictures', [page, empty])).rejects.toThrow(/painter/);
});
