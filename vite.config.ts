import { defineConfig } from 'vite';

/** The game as static files that work from any folder of any server. Entry: index.html -> src/app/main.tsx. */
export default defineConfig({
  base: './',
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
});
