// The drawings of the icons are no program: the build fetches them as what they are, which is quicker to read and to keep.
import { readFileSync } from 'node:fs';

/** What is fetched so; each is imported from its JSON file as anywhere else. */
const DRAWINGS = /\/assets\/built\/icons\.json$/;

/**
 * The plugin for the build.
 * @returns {import('vite').Plugin}
 */
export function fetchedDrawings() {
  return {
    name: 'pelennor-fetched-drawings',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!DRAWINGS.test(id)) return null;
      const source = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')));
      const file = this.emitFile({ type: 'asset', name: 'icons.json', source });
      const code = `
        /** Without its drawings the game is played all the same: whoever asks for one is told that there is none. */
        async function drawings() {
          try {
            const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
            return answer.ok ? await answer.json() : {};
          } catch (lost) {
            if (lost instanceof TypeError || lost instanceof SyntaxError) return {};
            throw lost;
          }
        }
        export default await drawings();`;
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}
