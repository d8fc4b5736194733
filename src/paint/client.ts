/** The client of the painter's worker: asks for tiles and gets pictures. */
import { openWorker } from '../workers/openWorker.ts';
import { tileKey, type Box, type Palette, type Scale, type SheetMap, type Tile } from './geometry/sheet.ts';
import type { FromPainter, PaintTask, ToPainter } from './messages.ts';
import type { WorksState } from './city/works.ts';
import type { SheetLetter } from './plate/sheetOfNames.ts';
import { NotPainted } from './refusals.ts';
import script from './worker.ts?worker&url';

export interface Paint {
  /** The picture of a tile. Higher priorities are painted sooner; asking again for a waiting tile only moves it up. */
  request(tile: Tile, palette: Palette, priority?: number): Promise<ImageBitmap>;
  /** A picture of part of the sheet (at most a tile wide) with breaches and gates as they stand now. */
  requestWorks(box: Box, scale: Scale, palette: Palette, state: WorksState): Promise<ImageBitmap>;
  /** The letters of all names of a scale, and where they belong. */
  requestNames(scale: Scale, palette: Palette): Promise<LetteredPicture>;
  /** Gives up a tile that is no longer looked at; its promise is rejected with an AbortError. */
  cancel(tile: Tile, palette: Palette): void;
  /** Ends the worker; every open promise is rejected with an AbortError. */
  close(): void;
}

/** A picture of letters, each with the place where it belongs on the sheet. */
export interface LetteredPicture {
  readonly bitmap: ImageBitmap;
  readonly letters: readonly SheetLetter[];
}

interface Wish {
  readonly promise: Promise<LetteredPicture>;
  readonly resolve: (picture: LetteredPicture) => void;
  readonly reject: (reason: Error) => void;
}

/** Works come before any tile: a player waits for the breach he has just made. */
const WORKS_PRIORITY = 1000;
/** Names take no time, and a sheet without them looks unfinished. */
const NAMES_PRIORITY = 100;

/** What a page that paints itself has for itself before each tile, in milliseconds. */
const BREATH = 10;

/** Starts the engraver on a map; `hash` is the hash of the map file, by which painted tiles are kept, compressed; null = none are. */
export function openPaint(map: SheetMap, hash: string | null): Paint {
  const worker = openWorker<ToPainter, FromPainter>('paint', script, BREATH);
  const wishes = new Map<string, Wish>();
  let works = 0;

  const say = (message: ToPainter) => worker.postMessage(message);
  const ask = (key: string, priority: number, task: PaintTask): Promise<LetteredPicture> => {
    const wish = wishes.get(key) ?? newWish();
    wishes.set(key, wish);
    say({ type: 'paint', key, priority, task });
    return wish.promise;
  };
  const giveUp = (key: string) => {
    wishes.get(key)?.reject(abortError());
    wishes.delete(key);
    say({ type: 'drop', key });
  };

  worker.addEventListener('error', ({ message = 'the painter broke' }) => {
    for (const wish of wishes.values()) wish.reject(new NotPainted(message));
    wishes.clear();
  });
  worker.addEventListener('message', ({ data: message }) => {
    const wish = wishes.get(message.key);
    wishes.delete(message.key);
    if (message.type === 'failed') wish?.reject(new NotPainted(message.reason));
    else if (wish) wish.resolve(message);
    else message.bitmap.close();
  });
  say({ type: 'open', map, hash });

  return {
    request: async (tile, palette, priority = 0) =>
      (await ask(keyOf(tile, palette), priority, { type: 'tile', tile, palette })).bitmap,
    requestWorks: async (box, scale, palette, { breached, gates }) => {
      const task = {
        type: 'works',
        box,
        scale,
        palette,
        breached: [...breached],
        gates: [...gates],
      } as const;
      return (await ask(`works/${works++}`, WORKS_PRIORITY, task)).bitmap;
    },
    requestNames: (scale, palette) =>
      ask(`${palette}/${scale}/names`, NAMES_PRIORITY, { type: 'names', scale, palette }),
    cancel: (tile, palette) => giveUp(keyOf(tile, palette)),
    close: () => {
      for (const key of wishes.keys()) giveUp(key);
      worker.terminate();
    },
  };
}

function keyOf(tile: Tile, palette: Palette): string {
  return `${palette}/${tileKey(tile)}`;
}

function newWish(): Wish {
  let resolve!: Wish['resolve'];
  let reject!: Wish['reject'];
  const promise = new Promise<LetteredPicture>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

function abortError(): Error {
  return new DOMException('no longer wished for', 'AbortError');
}
