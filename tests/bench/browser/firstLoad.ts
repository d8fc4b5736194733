/** The first load: what is fetched until the title answers, and until the first unit can be moved. */
import assert from 'node:assert/strict';
import type { Response } from 'playwright-core';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { alone, type Goal, type Row } from '../bench.ts';
import type { Window } from './table.ts';

/** 1.35 times pixi's application, cut down, with xstate. */
const P23: Goal = { id: 'P23', sense: 'atMost', must: 219, stretch: 194 };
const MENU: Goal = { id: 'menu', sense: 'atMost', must: 120, stretch: 60 };
const BATTLE: Goal = { id: 'first battle', sense: 'atMost', must: 450, stretch: 400 };
const KIBIBYTE = 1024;
/** Files that are small already. */
const PACKED = /\.(woff2|webp|png|jpg|mp3|ogg)$/;
/** What the program and its battles are made of. */
const PROGRAM = /\.(js|css|json)$/;

interface Fetched {
  readonly path: string;
  readonly kind: 'script' | 'worker' | 'other';
  /** The page itself names it: it is there before the title answers. */
  readonly atOnce: boolean;
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes of a game that has been begun. */
export async function firstLoadRows(window: Pick<Window, 'responses' | 'workers'>): Promise<readonly Row[]> {
  const all = await fetchedFiles(window);
  assert.ok(
    all.some(({ kind, gzip }) => kind === 'worker' && gzip > KIBIBYTE),
    "the script of the painter's worker is among what was fetched",
  );
  const row = (
    goal: Goal | null,
    what: string,
    pack: 'gzip' | 'brotli',
    chosen: (file: Fetched) => boolean,
  ): Row => {
    const bytes = all.filter(chosen).reduce((sum, file) => sum + file[pack], 0);
    return alone(goal, `first load, ${what}, ${pack}`, bytes / KIBIBYTE, 'KiB');
  };
  const menu = ({ atOnce, path }: Fetched): boolean => atOnce && PROGRAM.test(path);
  const program = ({ path }: Fetched): boolean => PROGRAM.test(path);
  return [
    row(MENU, 'script and style until the title answers', 'brotli', menu),
    row(null, 'script and style until the title answers', 'gzip', menu),
    row(BATTLE, 'script, style and scenario of the first battle', 'gzip', program),
    row(null, 'script, style and scenario of the first battle', 'brotli', program),
    row(P23, 'script until the first move', 'gzip', ({ kind }) => kind === 'script'),
    row(null, "script of the painter's worker", 'gzip', ({ kind }) => kind === 'worker'),
    row(null, 'everything with fonts and pictures', 'gzip', () => true),
  ];
}

/**
 * What the page fetched for itself, each file once. The service worker fetches all files a second time, to keep them for
 * days without a network; it may be quicker than the page, and what it reads has no body here.
 */
async function fetchedFiles({ responses, workers }: Pick<Window, 'responses' | 'workers'>) {
  const own = responses.filter((response) => response.request().serviceWorker() === null);
  const page = await own.find((response) => response.request().resourceType() === 'document')?.text();
  const files = new Map<string, Fetched>();
  for (const response of own) {
    const address = response.url();
    if (files.has(address) || !address.startsWith('http')) continue;
    files.set(address, await fetchedOf(response, workers, page ?? ''));
  }
  return [...files.values()];
}

async function fetchedOf(response: Response, workers: readonly string[], page: string): Promise<Fetched> {
  const address = response.url();
  const path = new URL(address).pathname;
  const body = await response.body();
  const packed = PACKED.test(path);
  const script = response.request().resourceType() === 'script' ? 'script' : 'other';
  return {
    path,
    kind: workers.includes(address) ? 'worker' : script,
    atOnce: page.includes(`.${path}"`),
    gzip: packed ? body.length : gzipSync(body, { level: 9 }).length,
    brotli: packed ? body.length : brotliCompressSync(body).length,
  };
}
