// Builds a folder once and keeps it until its sources change.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE } from './fingerprint.mjs';

const SIX_HOURS = 6 * 3_600_000;

/**
 * What this process is building now, by its folder.
 * @type {Map<string, Promise<string>>}
 */
const building = new Map();

/**
 * The folder `CACHE/kind/key`, made by `make` when it is not there. Who asks twice in one process waits for one build. Two
 * processes may ask at once: each builds in a folder of its own and the first to finish wins, so nobody ever sees half a build.
 * @param {string} kind
 * @param {string} key
 * @param {(folder: string) => Promise<void>} make
 * @returns {Promise<string>}
 */
export function kept(kind, key, make) {
  const folder = join(CACHE, kind, key);
  if (existsSync(folder)) return Promise.resolve(folder);
  const build = building.get(folder) ?? built(folder, key, make).finally(() => building.delete(folder));
  building.set(folder, build);
  return build;
}

/**
 * @param {string} folder
 * @param {string} key
 * @param {(folder: string) => Promise<void>} make
 * @returns {Promise<string>}
 */
async function built(folder, key, make) {
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    utimesSync(draft, new Date(), new Date());
    settle(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOld(dirname(folder), key);
  return folder;
}

/**
 * @param {string} draft
 * @param {string} folder
 */
function settle(draft, folder) {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Builds this old are not used by anybody any more.
 * @param {string} shelf
 * @param {string} current
 */
function forgetOld(shelf, current) {
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name !== current && age > SIX_HOURS) rmSync(path, { recursive: true, force: true });
  }
}
