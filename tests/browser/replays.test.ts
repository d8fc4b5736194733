// Kept games, one of each scenario, played again by the built game in a real browser: the record leads where it led on Node.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { newMatch } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { launch } from '../kit/browser.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { endingOf, IDS, readFixtures, savedMatch } from '../replays/fixtures.ts';
import { sitDown, type Sitting } from './sitting.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

async function load({ page }: Sitting, match: SavedMatch): Promise<void> {
  await page.getByLabel('A saved game or a battle, from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
}

/** The game on the table, as the page writes it to a file. */
async function saved({ page, button }: Sitting): Promise<SavedMatch> {
  const waiting = page.waitForEvent('download');
  await button('Menu').click();
  await button('Save to file').click();
  return JSON.parse(readFileSync(await (await waiting).path(), 'utf8')) as SavedMatch;
}

describe('one kept game of every scenario ends in the browser as it ended on Node', () => {
  test.each(IDS)('%s', async (id) => {
    const sitting = await sitDown(browser);
    const { battle, document } = shippedScenario(id);
    const [first] = readFixtures(id);
    await load(sitting, savedMatch(first!, document));
    await sitting.page.getByRole('region', { name: 'The reckoning' }).waitFor();
    await sitting.button('Look at the board').click();
    const { entries, snapshots } = await saved(sitting);
    const here = replay(newMatch(battle, first!.seed), entries).moments.at(-1)!;
    expect(endingOf(here)).toEqual(first!.end);
    expect(entries).toEqual(first!.match.entries);
    expect(snapshots.at(-1)).toEqual({ after: entries.length, state: here.state });
    expect(sitting.complaints).toEqual([]);
    await sitting.close();
  });
});

test('a kept game with a checkpoint changed is taken up from its last good moment, with a notice', async () => {
  const sitting = await sitDown(browser);
  const [first] = readFixtures('first-steps');
  const match = savedMatch(first!, shippedScenario('first-steps').document);
  const at = match.entries.findLastIndex(({ checkpoint }) => checkpoint !== null);
  const entries = match.entries.map((entry, index) =>
    index === at ? { ...entry, checkpoint: '0'.repeat(16) } : entry,
  );
  await load(sitting, { ...match, entries });
  await sitting.page
    .getByRole('dialog', { name: 'The record of this game was changed or is damaged' })
    .waitFor();
  expect(sitting.complaints).toEqual([]);
  await sitting.close();
});
