/** Painted tiles kept on the player's disk, so that a second start shows the sheet at once. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { noneIfRefused } from './refusals.ts';

interface TileDatabase extends DBSchema {
  tiles: { key: string; value: Blob };
}

/** Tiles of one map stay; those of other maps go once there are more than this. */
const MOST_TILES = 160;

export interface TileCache {
  /** A kept tile, or undefined. */
  take(key: string): Promise<Blob | undefined>;
  keep(key: string, picture: Blob): Promise<void>;
}

/** Nothing is kept, and nothing found. */
export const NO_TILES: TileCache = { take: () => Promise.resolve(undefined), keep: () => Promise.resolve() };

/** How long the sheet waits for its tile cache, in milliseconds: painting it takes less. */
const PATIENCE = 2000;

/**
 * Opens the tile cache for one sheet: `version` tells the engraver, `sheet` the map. Tiles of other versions
 * are thrown away. Where the browser keeps nothing (private windows), or does not
 * answer, it stays empty without complaint.
 */
export function openTileCache(version: number, sheet: string): Promise<TileCache> {
  const late = new Promise<TileCache>((resolve) => setTimeout(() => resolve(NO_TILES), PATIENCE));
  return Promise.race([openCache(version, sheet), late]);
}

async function openCache(version: number, sheet: string): Promise<TileCache> {
  // Old browsers take it away from private windows.
  if (globalThis.indexedDB === undefined) return NO_TILES;
  try {
    const tiles = await openDB<TileDatabase>('pelennor-sheets', 1, {
      upgrade: (base) => void base.createObjectStore('tiles'),
    });
    await clearOut(tiles, `${version}/`, `${version}/${sheet}/`);
    return {
      // What cannot be read is painted anew.
      take: (key) => tiles.get('tiles', `${version}/${sheet}/${key}`).catch(noneIfRefused),
      keep: async (key, picture) => void (await tiles.put('tiles', picture, `${version}/${sheet}/${key}`)),
    };
  } catch (why) {
    // Whatever the browser's reason for keeping nothing: the sheet is painted at each start.
    noneIfRefused(why);
    return NO_TILES;
  }
}

async function clearOut(tiles: IDBPDatabase<TileDatabase>, version: string, sheet: string): Promise<void> {
  const keys = await tiles.getAllKeys('tiles');
  const crowded = keys.length > MOST_TILES;
  const old = keys.filter((key) => !key.startsWith(version) || (crowded && !key.startsWith(sheet)));
  await Promise.all(old.map((key) => tiles.delete('tiles', key)));
}
