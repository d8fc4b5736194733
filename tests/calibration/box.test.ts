// One box of the calibration: it is found by its title, printed and never written, and the same seed plays the same.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { mixedSeed } from '../../src/game/generator.ts';
import { bothCampaigns, campaign, NO_CAMPAIGN } from './campaign.ts';
import { boxes, boxesNamed, exactly } from './cases.ts';
import { soldiersPart } from './page.ts';

const TITLE = 'The halls of Moria';
const SEED = 407;
const GAMES = 2;
const PAGE = join(ROOT, 'docs/strategic-calibration.md');

function run(...words: readonly string[]) {
  const script = join(ROOT, 'scripts/calibration.mjs');
  return spawnSync(process.execPath, [script, ...words], { cwd: ROOT, encoding: 'utf8' });
}

test('every box has a title of its own, and a title finds its box alone', () => {
  const titles = boxes().map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(boxesNamed(TITLE).map(({ title }) => title)).toEqual([TITLE]);
  expect(boxesNamed(undefined)).toHaveLength(titles.length);
});

test('--box prints the campaigns of that box, as they are played here from the same seed, and leaves the page as it is', () => {
  const [box] = boxesNamed(TITLE);
  const shares = Array.from({ length: GAMES }, (_, game) => campaign(box!.brief, 4, mixedSeed(SEED, game)));
  const fought = shares.reduce(bothCampaigns, NO_CAMPAIGN);
  const row = {
    box: box!,
    exact: exactly(box!.brief),
    exactGrond: null,
    fought,
    grond: null,
  };
  const here = soldiersPart([row], { games: GAMES, seed: SEED, commit: '' });
  const kept = readFileSync(PAGE, 'utf8');
  const { stdout, status } = run('--box', TITLE, '--games', String(GAMES), '--only', 'soldiers');
  const linesOf = (page: string) => page.split('\n').filter((line) => line.startsWith(`| ${TITLE} `));
  expect(status).toBe(0);
  expect(linesOf(stdout)).toHaveLength(2);
  expect(linesOf(stdout)).toEqual(linesOf(here));
  expect(readFileSync(PAGE, 'utf8')).toBe(kept);
});

test('--box with a title that no box has plays nothing and names those that there are', () => {
  const { stderr, stdout, status } = run('--box', 'The halls of Morla');
  expect([status === 0, stdout]).toEqual([false, '']);
  expect(stderr).toContain('no box is called "The halls of Morla"');
  expect(stderr).toContain(TITLE);
});
