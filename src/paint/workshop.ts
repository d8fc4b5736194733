/** The engraver's workshop, in a worker or in the page: paints tiles, what is looked at first, and keeps them for the next start. */
import { assertNever } from '../kernel/assertNever.ts';
import { chain, checkpointText, FIRST_CHECKPOINT } from '../kernel/hash.ts';
import { loadFaces } from './fonts.ts';
import { plateOf, tileKey, type SheetMap } from './geometry/sheet.ts';
import { NO_TILES, openTileCache, type TileCache } from './tileCache.ts';
import type { FromPainter, NamesTask, PaintTask, TileTask, ToPainter } from './messages.ts';
import {
  letterSheet,
  PAINT_VERSION,
  paintTile,
  paintWorks,
  preparePainter,
  type Painter,
} from './painter.ts';
import type { SheetLetter } from './plate/sheetOfNames.ts';
import { noneIfRefused } from './refusals.ts';
import { dropOrder, nextOrder, addOrder, type Order } from './queue.ts';

interface Sheet {
  readonly tileCache: TileCache;
  /** Measured when the first tile is really painted: kept tiles need no engraver. */
  readonly painter: () => Painter;
}

const KEPT_AS = { type: 'image/webp', quality: 0.93 } as const;
/** Painted tiles that wait for a quiet moment to be kept. */
const MOST_WAITING = 3;

interface Picture {
  readonly bitmap: ImageBitmap;
  readonly kept: boolean;
  readonly letters: readonly SheetLetter[];
  /** What of it is to be kept. */
  readonly keep?: readonly Kept[];
}

/** Something that waits for a quiet moment to be kept. */
interface Kept {
  readonly key: string;
  picture(): Promise<Blob>;
}

type Say = (message: FromPainter, transfer: readonly Transferable[]) => void;

/** Opens a workshop; `fonts` = where its faces are put. What it answers goes to `say`. */
export function openWorkshop(fonts: FontFaceSet, say: Say): (message: ToPainter) => void {
  let sheet: Promise<Sheet> | null = null;
  let orders: readonly Order<PaintTask>[] = [];
  let busy = false;
  const waiting: Kept[] = [];

  const work = async (): Promise<void> => {
    if (busy || !sheet) return;
    busy = true;
    const open = sheet;
    for (let order = nextOrder(orders); order; order = nextOrder(orders)) {
      orders = dropOrder(orders, order.key);
      await fulfil(open, order);
      if (waiting.length > MOST_WAITING) await keepOne((await open).tileCache, waiting);
      await newWishes();
    }
    while (orders.length === 0 && waiting.length > 0) await keepOne((await open).tileCache, waiting);
    busy = false;
    if (orders.length > 0) void work();
  };
  const fulfil = async (open: Promise<Sheet>, { key, task }: Order<PaintTask>): Promise<void> => {
    const begun = performance.now();
    try {
      const { bitmap, kept, letters, keep = [] } = await pictureOf(await open, task);
      waiting.push(...keep);
      const ms = performance.now() - begun;
      say({ type: 'tile', key, bitmap, letters, ms, kept }, [bitmap]);
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      say({ type: 'failed', key, reason }, []);
    }
  };

  return (message) => {
    switch (message.type) {
      case 'open':
        orders = [];
        sheet = openSheet(fonts, message.map, message.hash);
        break;
      case 'paint':
        orders = addOrder(orders, message);
        break;
      case 'drop':
        orders = dropOrder(orders, message.key);
        break;
      default:
        return assertNever(message);
    }
    void work();
  };
}

async function openSheet(fonts: FontFaceSet, map: SheetMap, hash: string | null): Promise<Sheet> {
  const [tileCache] = await Promise.all([
    hash === null ? NO_TILES : openTileCache(PAINT_VERSION, `${hash}-${lettersOf(map)}`),
    loadFaces(fonts),
  ]);
  let painter: Painter | null = null;
  return { tileCache, painter: () => (painter ??= preparePainter(map)) };
}

/** Tells sheets apart that differ only in what is lettered on them: each language has its own. */
function lettersOf(map: SheetMap): string {
  const { over, title, under, bar } = plateOf(map);
  const texts = [over, title, under, bar, ...map.names.map(({ text }) => text)];
  const letters = [...texts.join()].map((letter) => letter.codePointAt(0)!);
  return checkpointText(chain(FIRST_CHECKPOINT, letters));
}

/** Lets messages that came in meanwhile be heard before the next tile is begun. */
function newWishes(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function pictureOf(open: Sheet, task: PaintTask): Promise<Picture> {
  switch (task.type) {
    case 'works': {
      const state = { breached: new Set(task.breached), gates: new Map(task.gates) };
      const canvas = paintWorks(open.painter(), task.box, task.scale, task.palette, state);
      return { bitmap: canvas.transferToImageBitmap(), kept: false, letters: [] };
    }
    case 'names':
      return namesOnSheet(open, task);
    case 'tile': {
      const key = shelfOf(task);
      const known = await pictureIn(await open.tileCache.take(key));
      if (known) return { bitmap: known, kept: true, letters: [] };
      const canvas = paintTile(open.painter(), task.tile, task.palette);
      const keep = [{ key, picture: () => canvas.convertToBlob(KEPT_AS) }];
      return { bitmap: await createImageBitmap(canvas), kept: false, letters: [], keep };
    }
    default:
      return assertNever(task);
  }
}

/** A kept picture; null where none is kept, or where it is damaged and must be painted anew. */
async function pictureIn(blob: Blob | undefined): Promise<ImageBitmap | null> {
  if (blob === undefined) return null;
  return (await createImageBitmap(blob).catch(noneIfRefused)) ?? null;
}

/** Names are kept like tiles, and beside them where each letter belongs. */
async function namesOnSheet({ tileCache, painter }: Sheet, { scale, palette }: NamesTask): Promise<Picture> {
  const [key, places] = [`${palette}/${scale}/names`, `${palette}/${scale}/letters`];
  const [blob, written] = await Promise.all([tileCache.take(key), tileCache.take(places)]);
  const known = written && (await pictureIn(blob));
  if (known) {
    const letters = JSON.parse(await written.text()) as readonly SheetLetter[];
    return { bitmap: known, kept: true, letters };
  }
  const { canvas, letters } = letterSheet(painter(), scale, palette);
  const keep = [
    { key, picture: () => canvas.convertToBlob({ type: 'image/png' }) },
    { key: places, picture: () => Promise.resolve(new Blob([JSON.stringify(letters)])) },
  ];
  return { bitmap: await createImageBitmap(canvas), kept: false, letters, keep };
}

function shelfOf({ tile, palette }: TileTask): string {
  return `${palette}/${tileKey(tile)}`;
}

async function keepOne(tileCache: TileCache, waiting: Kept[]): Promise<void> {
  const next = waiting.shift();
  if (!next) return;
  try {
    await tileCache.keep(next.key, await next.picture());
  } catch (why) {
    // A full disk costs only the time to paint the tile again.
    noneIfRefused(why);
  }
}
