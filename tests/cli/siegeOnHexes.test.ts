// `siege export` and `siege resolve --by tactics`: sieges that leave for the hexes, and what comes back.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError, type Answer } from '../../src/cli/output.ts';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

const NOTE = 'Minas Tirith: 2R v 5R 1E';

const answer = (...words: readonly string[]): Answer => answerTo('siege', ...words);
const fileIn = (name: string): string => join(scratchFolder(), name);

describe('siege export', () => {
  test('writes the first block as a scenario that validate takes', () => {
    const file = fileIn('block.json');
    const { exit, json, lines } = answer('export', NOTE, '-o', file);
    expect(exit).toBe(0);
    expect(json).toMatchObject({ ok: true, file, id: 'minas-tirith-assault-block-1', paid: 1, chosen: [] });
    expect(lines[0]).toMatch(/minas-tirith-assault-block-1, about \d+ minutes for two players$/);
    expect(answerTo('validate', file)).toMatchObject({ exit: 0, json: [] });
  });

  test('prints it where no file is given, the same in JSON', () => {
    const { json, lines } = answer('export', "Helm's Deep: 2R v 5R 1E");
    expect(JSON.parse(lines.join('\n'))).toEqual(json);
    expect(json).toMatchObject({ format: 'pelennor/scenario', turns: { first: 1 } });
    const file = fileIn('printed.json');
    writeFileSync(file, lines.join('\n'));
    expect(answerTo('validate', file)).toMatchObject({ exit: 0, json: [] });
  });

  test('a defender who would rather withdraw stands, so that there is a block, and it says so', () => {
    const file = fileIn('field.json');
    const brief = {
      schema: 'war-of-the-ring/siege-brief/1',
      battle: 'in-the-field',
      region: 'minas-tirith',
      mode: 'field',
      attacker: { figures: { sauron: { regular: 4 } }, characters: [] },
      defender: { figures: { gondor: { regular: 3 } }, characters: [] },
    };
    const written = fileIn('brief.json');
    writeFileSync(written, JSON.stringify(brief));
    const { json, lines } = answer('export', written, '--out', file);
    expect((json as { chosen: readonly string[] }).chosen).toEqual([
      'defender, Block 1: does the defender stand? stand and fight',
    ]);
    expect(lines[1]).toBe('  decided before it: defender, Block 1: does the defender stand? stand and fight');
    expect(answerTo('validate', file)).toMatchObject({ exit: 0 });
  });

  test('where no stronghold stands a battle goes out onto open ground, walls of a city included', () => {
    const file = fileIn('edoras.json');
    expect(answer('export', 'field at Edoras: 3R v 5R', '-o', file).exit).toBe(0);
    expect(answerTo('validate', file)).toMatchObject({ exit: 0, json: [] });
    const { map } = JSON.parse(readFileSync(file, 'utf8')) as {
      map: { inline: { name: string; house: { hexsides: object } } };
    };
    expect(map.inline.name).toBe('Edoras');
    expect(map.inline.house.hexsides).toMatchObject({ wall: { name: { en: 'Dike and thorn fence' } } });
  });

  test('a file that cannot be written, a wrong brief, and options that do nothing here', () => {
    expect(() => answer('export', NOTE, '-o', '/nowhere/at/all.json')).toThrow(
      /cannot be written: there is no such folder; give a path in one that exists$/,
    );
    expect(answer('export', 'Minas Tirth: 2R v 5R')).toMatchObject({ exit: 1, json: { ok: false } });
    for (const words of [['--games', '3'], ['--by', 'tactics'], ['-o']])
      expect(() => answer('export', NOTE, ...words)).toThrow(UsageError);
  });
});

describe('siege resolve --by tactics', () => {
  const series: readonly string[] = ['resolve', NOTE, '--by', 'tactics', '--games', '6', '--seed', '4'];
  const fought = answer(...series);
  const { battles } = fought.json as { battles: readonly Record<string, unknown>[] };

  test('tells the first game in ten lines, then all of them beside the exact odds', () => {
    expect(fought.exit).toBe(0);
    expect(fought.json).toMatchObject({
      system: 'war-of-the-ring',
      by: 'tactics',
      agents: 'greedy',
      games: 6,
      seed: 4,
    });
    expect(fought.lines[0]).toBe('Assault on Minas Tirith (by tactics, seed 4, the first of 6 games)');
    expect(fought.lines[6]).toMatch(/^ {2}Decided by battle on hexes: \d rounds?$/);
    expect(fought.lines[11]).toMatch(
      /^all 6 games, \d+ blocks, beside the dice \(rule set guide; attacker: /,
    );
    expect(fought.lines[12]).toMatch(
      /^ {2}the place is taken: [\d.]+% \([\d.]+ to [\d.]+\); by dice \d\d\.\d\d%$/,
    );
    expect(
      fought.lines.slice(16).map((line) => line.replace(/ -?[\d.]+( \(.*\))?; by dice [\d.]+$/, ' n')),
    ).toEqual([
      '  hits by the attacker in a block: n',
      '  hits by the defender in a block: n',
      '  rounds: n',
    ]);
  });

  test('the shares are of the games, and the blocks are those that were fought', () => {
    const [{ shares, blocks, rounds, hits, odds }] = battles as unknown as readonly [
      {
        shares: Record<string, { value: number; from: number; to: number }>;
        blocks: number;
        rounds: { value: number };
        hits: Record<string, { value: number }>;
        odds: { method: object; chances: Record<string, { value: number }> };
      },
    ];
    expect(Object.values(shares).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(Object.values(shares).every(({ value, from, to }) => from <= value && value <= to)).toBe(true);
    expect(blocks).toBe(Math.round(rounds.value * 6));
    expect(hits['attacker']!.value * blocks * 4).toBeCloseTo(
      Math.round(hits['attacker']!.value * blocks * 4),
      6,
    );
    expect(odds.method).toEqual({ type: 'exact' });
    expect(Object.keys(odds.chances)).toEqual(Object.keys(shares));
  });

  test('the same seed fights the same, game i from the seed and i alone', () => {
    expect(answer(...series).json).toEqual(fought.json);
    const alone = answer(...series.with(5, '1'));
    expect(alone.lines.slice(1, 11)).toEqual(fought.lines.slice(1, 11));
    expect(answer(...series.with(7, '5')).json).not.toEqual(fought.json);
  });

  test('--tell tells the first game block by block, with what was decided between them', () => {
    const { lines } = answer(
      'resolve',
      'minas-tirith-two-elites',
      '--by',
      'tactics',
      '--seed',
      '2',
      '--tell',
    );
    const told = lines.filter((line) => /^ {2}\d\. /.test(line));
    expect(told[0]).toMatch(
      /^ {2}1\. A block of \d game-turns: hits by the attacker [\d.]+, by the defender [\d.]+$/,
    );
    const asked = /is asked: |A block of /;
    const why = /In game-turn \d |steps? .*(fell|fall) (at|than at) (\d{4}|one hex)/;
    const account = /\((C2|C2, B7|B3|4\.4)\)|before the block, .* after it$/;
    expect(told.slice(1).filter((line) => ![asked, account, why].some((one) => one.test(line)))).toEqual([]);
    expect(told.filter((line) => why.test(line)).length).toBeGreaterThan(0);
    const costs = told.filter((line) => line.includes('after it'));
    expect(costs).toHaveLength(2 * told.filter((line) => line.includes('A block of ')).length);
  });

  test('-o keeps the result of the first, which import takes as one from the hexes and refuses when it was touched', () => {
    const file = fileIn('result.json');
    const { lines } = answer('resolve', NOTE, '--by', 'tactics', '--seed', '4', '-o', file);
    const taken = answer('import', file);
    expect(taken).toMatchObject({ exit: 0, json: { ok: true, system: 'war-of-the-ring' } });
    expect(taken.lines).toEqual(lines.slice(1, 11).map((line) => line.trim()));
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toMatchObject({ result: { by: 'tactics' } });
    const forged = fileIn('forged.json');
    writeFileSync(forged, text.replace(/"sauron-R-01": \d/, '"sauron-R-01": 5'));
    expect(answer('import', forged)).toMatchObject({
      exit: 1,
      json: {
        ok: false,
        problems: [{ path: '/result/steps/sauron-R-01', code: 'out-of-bounds' }, { code: 'changed' }],
      },
    });
  });

  test('a field battle is fought out where no stronghold stands', () => {
    const { exit, json } = answer('resolve', 'field at Dagorlad: 3R v 5R', '--by', 'tactics', '--seed', '3');
    expect(exit).toBe(0);
    expect(json).toMatchObject({ by: 'tactics', battles: [{ id: expect.any(String) }] });
  });
});

test('a fort of Middle Earth IX is stormed beside what its rules say for certain', () => {
  const file = fileIn('fort.json');
  const army = { power: 'Angmar', kind: 'A' };
  const brief = {
    format: 'middle-earth-ix-assault/1',
    province: 'Frn',
    defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
    attackers: [{ ...army, nazgul: true, from: 'Mai' }],
    supports: [{ ...army, at: 'Gun', to: 'Mai' }],
  };
  writeFileSync(file, JSON.stringify(brief));
  const game = ['--system', 'middle-earth-ix'];
  const block = fileIn('storm.json');
  expect(answer('export', file, ...game, '-o', block).exit).toBe(0);
  expect(answerTo('validate', block)).toMatchObject({ exit: 0, json: [] });
  const { exit, lines } = answer('resolve', file, ...game, '--by', 'tactics', '--games', '10', '--seed', '2');
  expect(exit).toBe(0);
  expect(lines).toContain('all 10 games, 10 blocks, beside the rules (rules 3, 4 and 6, without dice)');
  expect(lines.find((line) => line.includes('an attacker enters:'))).toMatch(/by rules 100\.00%$/);
});

describe('siege beside', () => {
  const foughtOut = (): string => {
    const file = fileIn('fought.json');
    answer('resolve', NOTE, '--by', 'tactics', '--seed', '4', '-o', file);
    return file;
  };

  test('lays a fight into what the dice could have made of it, and tells a campaign of four actions', () => {
    const { exit, json, lines } = answer('beside', foughtOut());
    expect(exit).toBe(0);
    const { losses, chances, verdict } = json as {
      losses: Record<string, { shares: number[]; percentile: number }>;
      chances: Record<string, number>;
      verdict: string;
    };
    for (const { shares, percentile } of Object.values(losses)) {
      expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentile).toBeLessThanOrEqual(1);
    }
    expect(chances[verdict]).toBeDefined();
    expect(lines.filter((line) => /the (attacker|defender) lost/.test(line))).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/fallen after 4 more actions: \d+\.\d\d%|nothing more to storm/);
  });

  test('what somebody touched is refused, and a game without odds of its own says so', () => {
    const file = foughtOut();
    const text = readFileSync(file, 'utf8').replace(/"rounds": \d+/, '"rounds": 9');
    const forged = fileIn('forged.json');
    writeFileSync(forged, text);
    expect(answer('beside', forged)).toMatchObject({ exit: 1, json: { ok: false } });
    expect(() => answer('beside', file, '--system', 'middle-earth-ix')).toThrow(
      /no odds that a result could/,
    );
  });
});
