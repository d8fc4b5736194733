// The game under its policy: the policy stands in the page, and the libraries do without making programs out of texts.
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { POLICY } from './policy.mjs';

const lib = (/** @type {string} */ name) => dirname(createRequire(import.meta.url).resolve(name));
const ZOD = join(lib('zod'), 'v4/core/util.js').split(sep).join('/');
/** Where zod asks whether it may write programs for its schemas. */
const ASKS = 'export const allowsEval = /* @__PURE__*/ cached(() => {';

/**
 * The plugin for the build.
 * @returns {import('vite').Plugin}
 */
export function strict() {
  return {
    name: 'pelennor-strict',
    apply: 'build',
    transform(code, id) {
      if (id.split('?')[0] !== ZOD) return null;
      if (!code.includes(ASKS))
        this.error('zod has changed: it no longer asks whether it may make programs.');
      return { code: code.replace(ASKS, `${ASKS}\n    return false;`), map: null };
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
