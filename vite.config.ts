import { defineConfig } from 'vite';
import { fetchedDrawings } from './scripts/lean/drawings.mjs';
import { leanPixi } from './scripts/lean/pixi.mjs';
import { offline } from './scripts/offline/plugin.mjs';

/** The game as static files that work from any folder of any server. Entry: index.html -> src/app/main.tsx. */
export default defineConfig({
  base: './',
  plugins: [leanPixi(), fetchedDrawings(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // What is fetched with what, for the test of the first load.
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
});
