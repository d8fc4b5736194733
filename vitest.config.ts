import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Where there is no graphics card, the processor does its work, several times dearer than all the rest of a test: so the
 * page is put together without one, and the board is drawn without smoothing its edges.
 */
const WITHOUT_A_CARD = '--disable-gpu-compositing --disable_chromium_framebuffer_multisample';

/** And half as fine: a quarter of the dots. A test of the dots themselves asks for its own fineness. */
const HALF_AS_FINE = '0.5';

/** On a machine with two cores both work: the process that looks on has little to do. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);

/**
 * Three projects, so that each can be run alone: `unit` (everything that is neither of the others),
 * `rules` (the executable rulebook, which is pure: its files share what they load) and `browser` (the built game in a real Chromium).
 */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/pelennor/results.json' }]],
    maxWorkers: AT_ONCE,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/rules/**',
            'tests/browser/**',
            'tests/panels/page.test.ts',
            'tests/arch/planted/**',
          ],
          testTimeout: 180_000,
        },
      },
      {
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 180_000, isolate: false },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/panels/page.test.ts'],
          globalSetup: ['tests/kit/site.ts'],
          env: { CHROMIUM_FLAGS: WITHOUT_A_CARD, DEVICE_SCALE: HALF_AS_FINE },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
