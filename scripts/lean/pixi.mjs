// Pixi as the board needs it: only the parts that are imported, without those that Pixi plugs in by itself, and without what the board never reaches.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { CUT, REPLACED } from './pixiParts.mjs';

const LIB = dirname(createRequire(import.meta.url).resolve('pixi.js'));
const ENTRY = '\0lean-pixi';

/**
 * Libraries that only Pixi asks for.
 * @type {Readonly<Record<string, string>>}
 */
const ASIDE = { '@pixi/colord': 'colord', '@pixi/colord/plugins/names': 'names' };

/**
 * The plugin for the build.
 * @returns {import('vite').Plugin}
 */
export function leanPixi() {
  return {
    name: 'pelennor-lean-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'pixi.js') return ENTRY;
      const aside = importer?.startsWith(LIB) === true ? ASIDE[id] : undefined;
      return aside === undefined ? null : `${ENTRY}/${aside}`;
    },
    load(id) {
      if (id === ENTRY) return entry();
      return REPLACED[nameOf(id)] ?? null;
    },
    transform(code, id) {
      const name = nameOf(id);
      const cuts = CUT[name];
      if (cuts === undefined) return null;
      const left = cuts.reduce((before, [from, to]) => {
        const after = before.replace(from, to);
        if (after === before) this.error(`Pixi's ${name} has changed: ${String(from)} is not in it.`);
        return after;
      }, code);
      return { code: left, map: null };
    },
  };
}

/** The parts that can be imported, by the list of Pixi itself; what is left out, or works only by being imported, is not among them. */
function entry() {
  const parts =
    readFileSync(join(LIB, 'index.mjs'), 'utf8').match(/^export \{[^}]*\} from '[^']+';$/gm) ?? [];
  return [...parts, "export { extensions } from './extensions/Extensions.mjs';"]
    .filter(
      (part) => ![...Object.keys(REPLACED), 'utils/textureFrom'].some((out) => part.includes(`${out}.mjs`)),
    )
    .map((part) => part.replace("from './", `from '${LIB.split(sep).join('/')}/`))
    .join('\n');
}

/** The name by which a module of Pixi stands in the tables; else one that stands in none. @param {string} id */
function nameOf(id) {
  if (id.startsWith(`${ENTRY}/`)) return id.slice(ENTRY.length + 1);
  if (!id.startsWith(LIB)) return '';
  return id
    .slice(LIB.length + 1)
    .split(sep)
    .join('/')
    .replace(/\.mjs$/, '');
}
