// What is too long for every run of the tests was done in full, and its result is kept.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { browserRuns, type BrowserRuns } from './browserRuns.ts';
import { coverage } from './coverage.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import type { Endings } from './endings.ts';
import { endings, isOfEach } from './endingsProof.ts';
import { SORTS } from './beyond.ts';
import type { HexCount } from './hexCount.ts';
import { FOR_EACH, hexProof } from './hexProof.ts';
import { kills } from './killProof.ts';
import { ledgerProof } from './ledgerProof.ts';
import { entries, fuzz, viewProof } from './proofs.ts';
import { scenarioProof } from './scenarioProof.ts';
import { battlesProof } from './strategicBattles.ts';
import { tiledProof } from './tiledProof.ts';

const LONG = [
  fuzz,
  entries,
  viewProof,
  ledgerProof,
  hexProof,
  battlesProof,
  coverage,
  kills,
  tiledProof,
  scenarioProof,
  endings,
  browserRuns,
].map(({ name, count }) => ({ name, count }));

interface Written {
  readonly count: number;
  readonly result: unknown;
}

/** What `npm run fuzz -- NAME` has written; null where it was never brought to an end. */
function written(name: string): Written | null {
  const file = join(ROOT, `docs/proof/${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Written) : null;
}

test.each(LONG)('$name: all $count of it', ({ name, count }) => {
  expect(written(name)?.count).toBe(count);
});

test.each([...FOUGHT_FOR, ...SORTS])(
  '%s: five hundred random briefs were fought out there at least',
  (region) => {
    const { kinds } = written('hexes')!.result as HexCount;
    expect(kinds[region]).toBeGreaterThanOrEqual(FOR_EACH);
  },
);

test('every battle was played to its end two thousand times by recruits, and by soldiers', () => {
  expect(isOfEach(written('endings')!.result as Endings)).toBe(true);
});

test('twenty runs of the tests of the page in a row, ten of them beside a load, and none has failed', () => {
  const { runs, failed } = written('browser')!.result as BrowserRuns;
  expect(failed).toEqual([]);
  expect(runs.map(({ besideLoad }) => besideLoad)).toEqual(runs.map((_, run) => run % 2 === 1));
  expect(runs).toHaveLength(20);
  // A run from which half the tests were left out has proved nothing.
  const most = Math.max(...runs.map(({ passed }) => passed));
  expect(runs.filter(({ passed }) => passed < most * 0.95)).toEqual([]);
});
