// Writes the service worker of a build: it knows every file that the game needs to be played without a network.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const TEMPLATE = new URL('./sw.js', import.meta.url);
/** Scripts, styles, drawings, letters and the ground of the title are fetched at once; sounds and pictures when they are first wanted. */
const AT_ONCE = /\.(js|css|json|woff2?|webp)$/;

/**
 * The plugin for the build.
 * @returns {import('vite').Plugin}
 */
export function offline() {
  return {
    name: 'pelennor-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => AT_ONCE.test(file))
        .toSorted();
      const page = bundle['index.html'];
      const hash = createHash('sha256').update(files.join('\n'));
      if (page?.type === 'asset') hash.update(page.source);
      const source = readFileSync(TEMPLATE, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace(
          '__FILES__',
          JSON.stringify(['./', './manifest.webmanifest', ...files.map((file) => `./${file}`)]),
        );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
