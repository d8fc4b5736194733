/** Painted tiles kept on the player's disk, so that a second start shows the sheet at once. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface Shelves extends DBSchema {
  tiles: { key: string; value: Blob };
}

/** Tiles of one map stay; those of other maps go once there are more than this. */
const MOST_TILES = 160;

export interface Larder {
  /** A kept tile, or undefined. */
  take(key: string): Promise<Blob | undefined>;
  keep(key: string, picture: Blob): Promise<void>;
}

const EMPTY: Larder = { take: () => Promise.resolve(undefined), keep: () => Promise.resolve() };

/** How long the sheet waits for its larder, in milliseconds: painting it takes less. */
const PATIENCE = 2000;

/**
 * Opens the larder for one sheet: `version` tells the engraver, `sheet` the map. Tiles of other versions
 * are thrown away. Where the browser keeps nothing (private windows), or does not
 * answer, it stays empty without complaint.
 */
export function openLarder(version: number, sheet: string): Promise<Larder> {
  const late = new Promise<Larder>((resolve) => setTimeout(() => resolve(EMPTY), PATIENCE));
  return Promise.race([opened(version, sheet), late]);
}

async function opened(version: number, sheet: string): Promise<Larder> {
  try {
    const shelves = await openDB<Shelves>('pelennor-sheets', 1, {
      upgrade: (base) => void base.createObjectStore('tiles'),
    });
    await clearOut(shelves, `${version}/`, `${version}/${sheet}/`);
    return {
      // What cannot be read is painted anew.
      take: (key) => shelves.get('tiles', `${version}/${sheet}/${key}`).catch(() => undefined),
      keep: async (key, picture) => void (await shelves.put('tiles', picture, `${version}/${sheet}/${key}`)),
    };
  } catch {
    // Whatever the browser's reason for keeping nothing: the sheet is painted at each start.
    return EMPTY;
  }
}

async function clearOut(shelves: IDBPDatabase<Shelves>, version: string, sheet: string): Promise<void> {
  const keys = await shelves.getAllKeys('tiles');
  const crowded = keys.length > MOST_TILES;
  const old = keys.filter((key) => !key.startsWith(version) || (crowded && !key.startsWith(sheet)));
  await Promise.all(old.map((key) => shelves.delete('tiles', key)));
}
