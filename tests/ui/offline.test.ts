// The service worker keeps what is whole and of the kind that was asked for: nothing else may come back when there is no network.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const HOME = 'https://game.example/play/';
const SOURCE = readFileSync(new URL('../../scripts/offline/sw.js', import.meta.url), 'utf8');

type Served = readonly [status: number, type: string];

/** A service worker in a browser that is played by the test; `serve` = what the network answers. */
function workerWith(files: readonly string[], serve: (path: string) => Served) {
  const kept = new Map<string, Response>();
  const heard = new Map<string, (event: object) => void>();
  const key = (asked: { url: string } | string): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, HOME).href;
  const savedGames = {
    match: async (asked: Request) => kept.get(key(asked)),
    put: async (asked: Request, answer: Response) => void kept.set(key(asked), answer),
  };
  runInNewContext(SOURCE.replace('__VERSION__', 'v').replace('__FILES__', JSON.stringify(files)), {
    self: { addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear) },
    caches: { open: async () => savedGames, match: savedGames.match, keys: async () => [] },
    fetch: async ({ url }: Request) => {
      const [status, type] = serve(new URL(url).pathname);
      return new Response(status === 204 ? null : 'body', { status, headers: { 'content-type': type } });
    },
    Request: class {
      readonly url: string;
      constructor(path: string) {
        this.url = key(path);
      }
    },
    location: new URL('sw.js', HOME),
    URL,
    TypeError,
    console,
  });
  const happen = async (type: string, event: object): Promise<unknown> => {
    let done: unknown;
    heard.get(type)!({
      ...event,
      waitUntil: (what: unknown) => (done = what),
      respondWith: (what: unknown) => (done = what),
    });
    return await done;
  };
  return {
    kept: () => [...kept.keys()].map((url) => url.slice(HOME.length)),
    install: () => happen('install', {}),
    ask: (path: string) => happen('fetch', { request: { url: key(path), method: 'GET', mode: 'cors' } }),
  };
}

describe('what is fetched while the game is played', () => {
  test.each([
    ['assets/beats-1.js', 'text/javascript'],
    ['assets/gate-1.css', 'text/css; charset=utf-8'],
    ['assets/map-1.json', 'application/json'],
    ['assets/horns-1.mp3', 'audio/mpeg'],
    ['assets/cinzel-1.woff2', 'font/woff2'],
    ['assets/cinzel-1.woff2', 'application/octet-stream'],
    ['assets/title-1.webp', 'image/webp'],
  ])('is kept where it is what was asked for: %s as %s', async (file, type) => {
    const worker = workerWith([], () => [200, type]);
    await worker.ask(file);
    expect(worker.kept()).toEqual([file]);
  });

  test.each([
    ['assets/beats-1.js', 200, 'text/html'],
    ['assets/beats-1.js', 200, 'application/octet-stream'],
    ['assets/beats-1.js', 200, ''],
    ['assets/gate-1.css', 200, 'text/html; charset=utf-8'],
    ['assets/map-1.json', 200, 'text/html'],
    ['assets/horns-1.mp3', 200, 'text/html'],
    ['assets/horns-1.mp3', 206, 'audio/mpeg'],
    ['assets/cinzel-1.woff2', 404, 'font/woff2'],
    ['assets/title-1.webp', 500, 'image/webp'],
    ['assets/strange-1.exe', 200, 'text/javascript'],
  ] as const)('is handed on but not kept where it is not: %s as %i %s', async (file, status, type) => {
    const worker = workerWith([], () => [status, type]);
    expect(await worker.ask(file)).toMatchObject({ status });
    expect(worker.kept()).toEqual([]);
  });
});

describe('a version', () => {
  const files = ['../app/', './manifest.webmanifest', './assets/index-1.js', './assets/cinzel-1.woff2'];
  const TYPES: Readonly<Record<string, string>> = {
    js: 'text/javascript',
    woff2: 'font/woff2',
    webmanifest: 'application/manifest+json',
  };
  const typeOf = (path: string): string => TYPES[path.split('.')[1] ?? ''] ?? 'text/html';

  test('is taken with all of its files', async () => {
    const worker = workerWith(files, (path) => [200, typeOf(path)]);
    await worker.install();
    expect(worker.kept()).toHaveLength(files.length);
  });

  test('of which one file is answered with a page is not taken, and the file is named', async () => {
    const worker = workerWith(files, (path) => [200, path.endsWith('.js') ? 'text/html' : typeOf(path)]);
    await expect(worker.install()).rejects.toThrow('./assets/index-1.js was answered with 200 text/html');
  });
});
