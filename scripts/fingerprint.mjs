// Answers whether sources changed since something was built from them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository; found upwards, because this module may be part of a program built into CACHE. */
export const ROOT = upwards(fileURLToPath(new URL('.', import.meta.url)));

/** Where built programs, sites and browsers are kept between runs; may be deleted at any time. */
export const CACHE = join(ROOT, 'node_modules/.cache/pelennor');

/**
 * Every file below the given paths (files or folders, relative to the repository), sorted, missing ones left out.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function filesBelow(paths) {
  return paths.flatMap(walk).toSorted();
}

/**
 * A short name for the present state of the given files: changes when one is added, removed, resized or touched.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths)) {
    const { mtimeMs, size } = statSync(join(ROOT, file));
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function walk(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) => walk(`${path}/${name}`));
}

/**
 * The nearest folder with a package.json, from `folder` upwards.
 * @param {string} folder
 * @returns {string}
 */
function upwards(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : upwards(dirname(folder));
}
