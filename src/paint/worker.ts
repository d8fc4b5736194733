/** The engraver's workshop: paints tiles in a worker, what is looked at first, and keeps them for the next start. */
import type { MapFile } from '../board/mapFile.ts';
import { assertNever } from '../kernel/assertNever.ts';
import { chain, checkpointText, FIRST_CHECKPOINT } from '../kernel/hash.ts';
import { loadFaces } from './fonts.ts';
import { tileKey } from './geometry/sheet.ts';
import { openLarder, type Larder } from './larder.ts';
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
import { dropped, foremost, placed, type Order } from './queue.ts';

interface Workshop {
  readonly fonts: FontFaceSet;
  addEventListener(type: 'message', heard: (message: MessageEvent<ToPainter>) => void): void;
  postMessage(message: FromPainter, transfer: readonly Transferable[]): void;
}

interface Sheet {
  readonly larder: Larder;
  /** Measured when the first tile is really painted: kept tiles need no engraver. */
  readonly painter: () => Painter;
}

const workshop = self as unknown as Workshop;
const KEPT_AS = { type: 'image/webp', quality: 0.93 } as const;
/** Painted tiles that wait for a quiet moment to be kept. */
const MOST_WAITING = 3;

let sheet: Promise<Sheet> | null = null;
let orders: readonly Order<PaintTask>[] = [];
let busy = false;
const waiting: { key: string; picture: () => Promise<Blob> }[] = [];

workshop.addEventListener('message', ({ data: message }) => {
  switch (message.type) {
    case 'open':
      orders = [];
      sheet = openSheet(message.map, message.hash);
      break;
    case 'paint':
      orders = placed(orders, message);
      break;
    case 'drop':
      orders = dropped(orders, message.key);
      break;
  }
  void work();
});

async function openSheet(map: MapFile, hash: string): Promise<Sheet> {
  const [larder] = await Promise.all([
    openLarder(PAINT_VERSION, `${hash}-${lettersOf(map)}`),
    loadFaces(workshop.fonts),
  ]);
  let painter: Painter | null = null;
  return { larder, painter: () => (painter ??= preparePainter(map)) };
}

/** Tells sheets apart that differ only in what is lettered on them: each language has its own. */
function lettersOf({ names }: MapFile): string {
  const letters = [...names.map(({ text }) => text).join()].map((letter) => letter.codePointAt(0)!);
  return checkpointText(chain(FIRST_CHECKPOINT, letters));
}

async function work(): Promise<void> {
  if (busy || !sheet) return;
  busy = true;
  const open = await sheet;
  for (let order = foremost(orders); order; order = foremost(orders)) {
    orders = dropped(orders, order.key);
    await fulfil(open, order);
    if (waiting.length > MOST_WAITING) await keepOne(open.larder);
    await newWishes();
  }
  while (orders.length === 0 && waiting.length > 0) await keepOne(open.larder);
  busy = false;
  if (orders.length > 0) void work();
}

/** Lets messages that came in meanwhile be heard before the next tile is begun. */
function newWishes(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function fulfil(open: Sheet, { key, task }: Order<PaintTask>): Promise<void> {
  const begun = performance.now();
  try {
    const { bitmap, kept, letters } = await pictureOf(open, task);
    const ms = performance.now() - begun;
    workshop.postMessage({ type: 'tile', key, bitmap, letters, ms, kept }, [bitmap]);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    workshop.postMessage({ type: 'failed', key, reason }, []);
  }
}

interface Picture {
  readonly bitmap: ImageBitmap;
  readonly kept: boolean;
  readonly letters: readonly SheetLetter[];
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
      const blob = await open.larder.take(key);
      if (blob) return { bitmap: await createImageBitmap(blob), kept: true, letters: [] };
      const canvas = paintTile(open.painter(), task.tile, task.palette);
      waiting.push({ key, picture: () => canvas.convertToBlob(KEPT_AS) });
      return { bitmap: await createImageBitmap(canvas), kept: false, letters: [] };
    }
    default:
      return assertNever(task);
  }
}

/** Names are kept like tiles, and beside them where each letter belongs. */
async function namesOnSheet({ larder, painter }: Sheet, { scale, palette }: NamesTask): Promise<Picture> {
  const [key, places] = [`${palette}/${scale}/names`, `${palette}/${scale}/letters`];
  const [picture, written] = await Promise.all([larder.take(key), larder.take(places)]);
  if (picture && written) {
    const letters = JSON.parse(await written.text()) as readonly SheetLetter[];
    return { bitmap: await createImageBitmap(picture), kept: true, letters };
  }
  const { canvas, letters } = letterSheet(painter(), scale, palette);
  waiting.push(
    { key, picture: () => canvas.convertToBlob({ type: 'image/png' }) },
    { key: places, picture: () => Promise.resolve(new Blob([JSON.stringify(letters)])) },
  );
  return { bitmap: await createImageBitmap(canvas), kept: false, letters };
}

function shelfOf({ tile, palette }: TileTask): string {
  return `${palette}/${tileKey(tile)}`;
}

async function keepOne(larder: Larder): Promise<void> {
  const next = waiting.shift();
  if (!next) return;
  try {
    await larder.keep(next.key, await next.picture());
  } catch {
    // A full disk costs only the time to paint the tile again.
  }
}
