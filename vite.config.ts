import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fetchedDrawings } from './scripts/lean/drawings.mjs';
import { leanPixi } from './scripts/lean/pixi.mjs';
import { inRooms } from './scripts/lean/rooms.mjs';
import { compiledScenarios } from './scripts/lean/scenarios.mjs';
import { strict } from './scripts/lean/strict.mjs';
import { offline } from './scripts/offline/plugin.mjs';

/** The game as static files that work from any folder of any server. Entry: index.html -> src/ui/shell/main.tsx. */
export default defineConfig({
  base: './',
  plugins: [leanPixi(), fetchedDrawings(), compiledScenarios(), strict(), offline()],
  resolve: {
    alias: [
      // Sounds here come from nowhere in space, and sentences are written in a small part of what the library reads.
      { find: /^howler$/, replacement: 'howler/dist/howler.core.min.js' },
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: fileURLToPath(new URL('scripts/lean/sentences.mjs', import.meta.url)),
      },
    ],
  },
  worker: { format: 'es', plugins: () => [strict()] },
  build: {
    target: 'es2022',
    // What is fetched with what, for the test of the first load.
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: inRooms() } },
  },
});
