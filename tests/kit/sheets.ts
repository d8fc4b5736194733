/** Painted sheets as an earlier visit left them: most tests begin where a player's second game does, and nothing is painted anew. */
import type { Browser, Page } from 'playwright-core';
import { COARSE } from './coarse.ts';
import { openPage } from './browser.ts';
import { beginForTwo } from './titlePage.ts';

/** A kept piece of a sheet: its key, its type, and what it is in base 64. */
export type KeptSheet = readonly [key: string, type: string, base64: string];

/** A browser reads base 64 by itself, ten times as fast as a script: newer than the language the game is written in. */
interface FromBase64 {
  fromBase64(text: string): Uint8Array<ArrayBuffer>;
}

/** One battle that begins by day, and one that begins at night: two tiles each, their names, and where each letter stands. */
const FIRST_BATTLES = ['First Steps', 'The Great Gate'] as const;
const EACH = 4;

/** How long a look waits for the one after it, in milliseconds, and how many there are: painting takes some seconds, beside a load more. */
const BETWEEN = 200;
const MOST_LOOKS = 450;

/** Begins the first battles in a page of its own, and brings away what was painted there. */
export async function paintSheets(browser: Browser, url: string): Promise<readonly KeptSheet[]> {
  const kept = FIRST_BATTLES.map(async (battle) => {
    const { page, close } = await openPage(browser, { url, deviceScaleFactor: Number(COARSE) });
    await beginForTwo(page, battle);
    await page.getByRole('button', { name: 'Whole map' }).click();
    let sheets = await page.evaluate(keptSheets);
    for (let looks = 1; sheets.length < EACH; looks += 1) {
      if (looks > MOST_LOOKS)
        throw new Error(`${battle}: of ${EACH} pieces of its sheet only ${sheets.length} were kept`);
      await page.waitForTimeout(BETWEEN);
      sheets = await page.evaluate(keptSheets);
    }
    await close();
    return sheets;
  });
  return (await Promise.all(kept)).flat();
}

/** Lays sheets where the page looks for them. */
export async function laySheets(page: Page, sheets: readonly KeptSheet[]): Promise<void> {
  await page.evaluate(async (pieces) => {
    const opening = indexedDB.open('pelennor-sheets', 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('tiles');
    await new Promise((done, refused) => {
      opening.onsuccess = done;
      opening.onerror = () => refused(opening.error ?? new Error('no answer'));
    });
    const base = opening.result;
    const bytes = Uint8Array as unknown as FromBase64;
    const laying = base.transaction('tiles', 'readwrite');
    for (const [key, type, base64] of pieces) {
      laying.objectStore('tiles').put(new Blob([bytes.fromBase64(base64)], { type }), key);
    }
    await new Promise((done, refused) => {
      laying.oncomplete = done;
      laying.onabort = () => refused(laying.error ?? new Error('no answer'));
    });
    base.close();
  }, sheets);
}

/** In the page: what is kept of its sheets so far. */
async function keptSheets(): Promise<readonly KeptSheet[]> {
  const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('no answer'));
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'pelennor-sheets')) return [];
  const base = await answer(indexedDB.open('pelennor-sheets', 1));
  const tiles = base.transaction('tiles').objectStore('tiles');
  const [keys, blobs] = await Promise.all([answer(tiles.getAllKeys()), answer<Blob[]>(tiles.getAll())]);
  base.close();
  return Promise.all(
    blobs.map(async (blob, at): Promise<KeptSheet> => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const text = bytes.reduce((read, byte) => read + String.fromCharCode(byte), '');
      return [String(keys[at]), blob.type, btoa(text)];
    }),
  );
}
