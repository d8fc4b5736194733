// Pixi as the board needs it: nothing that it plugs into itself by being imported, and stand-ins for what the board never reaches.
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { STAND_INS } from './pixiParts.mjs';

const LIB = dirname(createRequire(import.meta.url).resolve('pixi.js'));
const STAND_IN = '\0pelennor-pixi/';

/**
 * Libraries that only Pixi asks for.
 * @type {Readonly<Record<string, string>>}
 */
const ASIDE = { '@pixi/colord': 'colord', '@pixi/colord/plugins/names': 'names' };

/**
 * The plugin for the build. It answers whole modules, and reads none: the board names the parts of its renderer
 * (src/stage/boardRenderer.ts), and the bundler is told that no part of Pixi is wanted for its import alone.
 * @returns {import('vite').Plugin}
 */
export function leanPixi() {
  return {
    name: 'pelennor-lean-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const aside = importer?.startsWith(LIB) === true ? ASIDE[id] : undefined;
      return aside === undefined ? null : `${STAND_IN}${aside}`;
    },
    load(id) {
      return STAND_INS[nameOf(id)] ?? null;
    },
    transform(_, id) {
      return id.startsWith(LIB) ? { moduleSideEffects: false } : null;
    },
  };
}

/** The name by which a module of Pixi stands in the table; else one that does not. @param {string} id */
function nameOf(id) {
  if (id.startsWith(STAND_IN)) return id.slice(STAND_IN.length);
  if (!id.startsWith(LIB)) return '';
  return id
    .slice(LIB.length + 1)
    .split(sep)
    .join('/')
    .replace(/\.mjs$/, '');
}
