import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compiledSources } from './scripts/compiledSources.mjs';
import { COARSE, WITHOUT_A_CARD } from './tests/kit/coarse.ts';
import { LongFilesFirst } from './tests/kit/order.ts';

/** What a page remembers, or a screen: each of these files is given a world of its own. */
const OF_A_PAGE = ['i18n', 'stage', 'ui'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** On a machine with two cores both work: the process that looks on has little to do. */
const AT_ONCE = Math.max(2, availableParallelism() - 1);

/** A page waits more than it works: two of them take two thirds of the time of one after the other, and each is a load beside the other. */
const BROWSERS_AT_ONCE = 2;

/** Files that share a process; what is thrown in a compiled module tells its place in the source. */
const IN_ONE_PROCESS = {
  isolate: false,
  execArgv: ['--enable-source-maps'],
  testTimeout: 180_000,
};

/**
 * Four projects, so that each can be run alone: `rules` (the executable rulebook) and `unit` (all other layers that are
 * pure), whose files share what they load; `page` (what a page or a screen remembers), whose files share a process too, but
 * each begins a world of its own in it; all three are given the pure layers compiled. And `browser` (the built game in a real Chromium).
 */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/pelennor/results.json' }]],
    maxWorkers: AT_ONCE,
    globalSetup: ['tests/kit/tidy.ts'],
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        plugins: [compiledSources()],
        test: {
          ...IN_ONE_PROCESS,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/rules/**', 'tests/browser/**', 'tests/arch/planted/**', ...OF_A_PAGE],
        },
      },
      {
        plugins: [compiledSources()],
        test: {
          ...IN_ONE_PROCESS,
          name: 'page',
          include: OF_A_PAGE,
          exclude: ['tests/ui/page.test.ts'],
          setupFiles: ['tests/kit/ownWorld.ts'],
        },
      },
      {
        plugins: [compiledSources()],
        test: { ...IN_ONE_PROCESS, name: 'rules', include: ['tests/rules/**/*.test.ts'] },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts', 'tests/ui/page.test.ts'],
          globalSetup: ['tests/kit/site.ts'],
          env: { CHROMIUM_FLAGS: WITHOUT_A_CARD.join(' '), DEVICE_SCALE: COARSE },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: BROWSERS_AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
