// Reads who imports whom below `src` and compares it with the layer table.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import house, { LAYERS, ROOMS } from '../.dependency-cruiser.mjs';
import { folderCycles } from './folderCycles.mjs';

/**
 * Cruises `folder/src` and answers with the number of modules seen and one sentence per violation.
 * No module at all is a violation: a cruise that saw nothing has proved nothing.
 * @param {string} folder
 * @returns {Promise<{ modules: number, violations: string[] }>}
 */
export async function layersOf(folder) {
  const { enhancedResolveOptions, tsConfig: _, ...options } = house.options;
  const found = await cruise(
    ['src'],
    /** @type {import('dependency-cruiser').ICruiseOptions} */ ({
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: house.forbidden },
    }),
    enhancedResolveOptions,
  );
  if (typeof found.output === 'string') throw new Error(found.output);
  const ours = found.output.modules.filter(({ source }) => source.startsWith('src/'));
  return {
    modules: ours.length,
    violations: [
      ...(ours.length === 0 ? ['no module was seen'] : []),
      ...strangers(folder),
      ...folderCycles(ours.flatMap(valuesOf)),
      ...found.output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ],
  };
}

/**
 * What a module imports of ours and needs while it runs.
 * @param {import('dependency-cruiser').IModule} module
 */
function valuesOf({ source, dependencies }) {
  return dependencies
    .filter(
      ({ resolved, dependencyTypes }) =>
        resolved.startsWith('src/') && !dependencyTypes.includes('type-only'),
    )
    .map(({ resolved }) => ({ from: source, to: resolved }));
}

/**
 * Files and folders directly below src, and rooms of the page, that no row of the table speaks of.
 * @param {string} folder
 * @returns {string[]}
 */
function strangers(folder) {
  return [
    ...named(join(folder, 'src'))
      .filter((name) => !Object.hasOwn(LAYERS, name))
      .map((name) => `no layer: src/${name}`),
    ...named(join(folder, 'src/ui'))
      .filter((name) => !ROOMS.includes(name))
      .map((name) => `no room: src/ui/${name}`),
  ];
}

/**
 * What lies in a folder.
 * @param {string} folder
 * @returns {string[]}
 */
function named(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
