import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY } from '../../src/scenario/shipped.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { pelennor } from '../kit/pelennor.ts';
import { randomGame } from '../kit/random.ts';
import { scratchFolder } from '../kit/scratch.ts';
import theGreatGate from '../../scenarios/the-great-gate.json' with { type: 'json' };

const json = async (...words: readonly string[]): Promise<unknown> =>
  JSON.parse((await pelennor(...words, '--json')).out);

/** A random game of some turns, as it is saved. */
function savedGame(): SavedMatch {
  const opened = openScenario(theGreatGate, SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error('the shipped scenario is broken');
  const { battle, document } = opened.value;
  return writeMatch(randomGame(battle, 11, 60).at(-1)!, document);
}

function fileOf(text: string): string {
  const file = join(scratchFolder(), 'scenario.json');
  writeFileSync(file, text);
  return file;
}

describe('charts', () => {
  test('prints the seven charts as one object keyed by case number', async () => {
    const charts = (await json('charts')) as Record<string, Record<string, Record<string, unknown>>>;
    expect(Object.keys(charts).toSorted()).toEqual(['16.3', '17.4', '4.3', '7.26', '7.41', '7.42', '8.37']);
    expect(charts['7.41']!['A']!['1']).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(charts['7.42']!['1']!['W']).toBe('½E, r1');
    expect(charts['7.26']!['1']!['+6']).toBe('Dr2');
    expect(charts['16.3']!['Catapult at 1 hex']!['Main Gate']).toBe('P');
    expect(charts['17.4']!['Activate Grond']!['1']).toBe('A');
  });
});

describe('validate', () => {
  test('a shipped scenario has no problems', async () => {
    const { exit, out } = await pelennor('validate', 'scenarios/the-great-gate.json', '--json');
    expect({ exit, problems: JSON.parse(out) }).toEqual({ exit: 0, problems: [] });
  });

  test('a wrong file gets every problem at once, each with its place, code and sentence, and exit 1', async () => {
    const pieces = theGreatGate.pieces.with(3, { ...theGreatGate.pieces[3]!, at: '9914' });
    const file = fileOf(JSON.stringify({ ...theGreatGate, pieces, ladders: -1 }));
    const { exit, out } = await pelennor('validate', file, '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual(
      expect.arrayContaining([
        { file, path: '/pieces/3/at', code: 'no-such-hex', message: 'hex 9914 is not on the map 34 x 26' },
        expect.objectContaining({ file, path: '/ladders' }),
      ]),
    );
  });

  test('a file that is not JSON is told where it breaks', async () => {
    const { exit, out } = await pelennor('validate', fileOf('{"format": '), '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ path: '', code: 'not-json' }]);
  });

  test('a file that cannot be read is bad input: exit 2 and one sentence', async () => {
    const { exit, out, complaint } = await pelennor('validate', 'nowhere.json', '--json');
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(complaint.trim().split('\n')).toHaveLength(1);
  });
});

describe('simulate', () => {
  test('the same seed gives the same hash with any number of workers, and nothing is refused', async () => {
    const series = ['simulate', 'the-great-gate', '--games', '6', '--seed', '4'];
    const { ms: _, ...alone } = (await json(...series)) as Record<string, unknown>;
    const { ms: __, ...shared } = (await json(...series, '--workers', '3')) as Record<string, unknown>;
    expect(shared).toEqual(alone);
    expect(alone).toMatchObject({ games: 6, refusals: 0, turns: 30 });
    expect(Object.keys(alone['wins'] as object)).toEqual(['westernesse', 'sauron', 'draw']);
    const { hash } = (await json(...series.with(5, '5'))) as { hash: string };
    expect(hash).not.toBe(alone['hash']);
  });

  test('the report tells shares with their interval and kinds of action, and where it is asked for cells of the charts and refusals', async () => {
    const series = ['simulate', 'the-great-gate', '--games', '4', '--seed', '4'];
    const report = await json(...series, '--westernesse', 'greedy', '--sauron', 'greedy');
    expect(Object.keys(report as object)).not.toContain('cells');
    expect(await json(...series, '--cells')).toMatchObject({
      cells: { consulted: { '4.3 clear movement': expect.any(Number) }, never: expect.any(Array) },
      refusalCodes: { 'not-your-piece': expect.any(Number) },
    });
    expect(report).toMatchObject({
      refusals: 0,
      shares: { westernesse: { percent: expect.any(Number) }, sauron: {}, draw: {} },
      kinds: { Move: 4, Fire: 4, EndStep: 4 },
    });
  });

  test('a series that is asked for a precision ends at the same game with any number of workers', async () => {
    const series = ['simulate', 'first-steps', '--games', '400', '--seed', '4', '--until', '12'];
    const { ms: _, ...alone } = (await json(...series, '--workers', '1')) as Record<string, unknown>;
    const { ms: __, ...shared } = (await json(...series, '--workers', '3')) as Record<string, unknown>;
    expect(shared).toEqual(alone);
    expect(alone['games']).toBeLessThan(400);
    expect(alone['halfWidth']).toBeLessThanOrEqual(12);
  });

  test('a report is written as a page and as JSON, and a second variant stands beside the first', async () => {
    const [page, figures] = ['report.html', 'report.json'].map((file) => join(scratchFolder(), file));
    const variant = ['--rules', 'victory=attested', '--report', page!, figures!];
    const summary = await json('simulate', 'the-great-gate', '--games', '4', ...variant);
    expect(summary).toMatchObject({ games: 4, beside: { games: 4, differences: expect.any(Array) } });
    const written = JSON.parse(readFileSync(figures!, 'utf8')) as unknown;
    expect(written).toMatchObject({ a: { games: 4 }, b: { report: { games: 4 } } });
    expect(readFileSync(page!, 'utf8')).toMatch(/^<!doctype html>/);
  });

  test('a report without a known ending, a rule that is none and a precision beyond reach are refused with a remedy', async () => {
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['--report', 'report.pdf'], /end its name in \.html or \.json/],
      [['--rules', 'rain=heavy'], /no house rule; there are .*rohanArrival/],
      [['--rules', 'rohanArrival=never'], /it is ramp or flat/],
      [['--until', '0'], /from 0\.5 to 50/],
    ];
    for (const [words, told] of wrong) {
      const { exit, complaint } = await pelennor('simulate', 'the-great-gate', ...words);
      expect([exit, told.test(complaint)], complaint).toEqual([2, true]);
    }
  });

  test('an agent that plans tells why: where it means to go, what that promises, and what it rejected', async () => {
    const { out } = await pelennor('simulate', 'first-steps', '--sauron', 'captain', '--explain');
    expect(out).toMatch(
      /^game 0, turn 1, sauron: .+ \([01]\.\d\d in \d+\); rather than .+ \([01]\.\d\d in \d+\)/,
    );
    expect(out).not.toContain('westernesse:');
  });

  test('an unknown agent, a wrong number and a missing scenario are bad usage', async () => {
    const wrong = [
      ['simulate', 'the-great-gate', '--sauron', 'genius'],
      ['simulate', 'the-great-gate', '--games', 'many'],
      ['simulate'],
      ['simulate', 'no-such-scenario'],
      ['simulate', 'the-great-gate', '--colour', 'red'],
    ];
    for (const words of wrong) expect(await pelennor(...words)).toMatchObject({ exit: 2, out: '' });
  });
});

test('no command, or one that does not exist, is answered with the usage', async () => {
  for (const words of [[], ['march']]) {
    const { exit, complaint } = await pelennor(...words);
    expect({ exit, told: /Usage: pelennor|pelennor --help/.test(complaint) }).toEqual({
      exit: 2,
      told: true,
    });
  }
});

describe('replay', () => {
  const saved = savedGame();

  test('a saved match replays with every checkpoint equal', async () => {
    const { exit, out } = await pelennor('replay', fileOf(JSON.stringify(saved)), '--json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, actions: saved.entries.length });
  });

  test('a match whose record was changed parts at that action: exit 1', async () => {
    const at = saved.entries.findIndex(({ checkpoint }) => checkpoint !== null);
    const entries = saved.entries.with(at, { ...saved.entries[at]!, checkpoint: '0'.repeat(16) });
    const { exit, out } = await pelennor('replay', fileOf(JSON.stringify({ ...saved, entries })), '--json');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, at, action: saved.entries[at]!.action });
  });

  test('a file that is no saved match is bad input', async () => {
    for (const text of ['{}', '[', JSON.stringify(theGreatGate)]) {
      const { exit, out, complaint } = await pelennor('replay', fileOf(text), '--json');
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(complaint.trim().split('\n')).toHaveLength(1);
    }
  });
});
