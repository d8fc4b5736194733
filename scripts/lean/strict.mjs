// The game under its policy: the policy stands in the page, and the libraries do without making programs out of texts.
import { POLICY } from './policy.mjs';

const ZOD = 'zod/mini';
const WITHOUT_PROGRAMS = '\0pelennor-zod';

/**
 * The plugin for the build. Whoever asks for zod gets it as its own setting has it that writes no programs: it must be made before the
 * first schema.
 * @returns {import('vite').Plugin}
 */
export function strict() {
  return {
    name: 'pelennor-strict',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === ZOD && importer !== WITHOUT_PROGRAMS ? WITHOUT_PROGRAMS : null),
    load: (id) =>
      id === WITHOUT_PROGRAMS
        ? `import { config } from 'zod/v4/core'; config({ jitless: true }); export * from '${ZOD}';`
        : null,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
