// Writes the service worker of a build: it knows every file that the game needs to be played without a network.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const TEMPLATE = new URL('./sw.js', import.meta.url);
/**
 * The whole game. What a first visit shows was fetched before the worker heard of it: whatever is left to be kept "when it is
 * first wanted" is missing from the first visit without a network. (Letters as .woff are for browsers that cannot run the game.)
 */
const AT_ONCE = /\.(js|css|json|woff2|webp|jpg|mp3)$/;

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
