// `siege odds` and `siege resolve`: what they print, and how they end.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError, type Answer } from '../../src/cli/output.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { answerTo } from '../kit/answers.ts';
import { pelennor, pelennorFed } from '../kit/pelennor.ts';
import { scratchFolder } from '../kit/scratch.ts';

const FORT = {
  format: 'middle-earth-ix-assault/1',
  province: 'Frn',
  defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
  attackers: [{ power: 'Cardolan', kind: '2A', from: 'TGo' }],
};

const ARDA = {
  format: 'battle-for-arda/1',
  territory: 'Osgiliath',
  terrain: ['settlement', 'river'],
  attacker: { units: { uruk_warrior: 4, snaga_skirmisher: 2 } },
  defender: { units: { dunadan_guard: 3, bowman: 2 } },
};

function fileOf(document: unknown): string {
  const file = join(scratchFolder(), 'brief.json');
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
}

const answer = (...words: readonly string[]): Answer => answerTo('siege', ...words);
const fort = ['--system', 'middle-earth-ix'];
const arda = ['--system', 'arda'];

describe('siege odds', () => {
  test('of a fort assault are certain', () => {
    expect(answer('odds', fileOf(FORT), ...fort)).toEqual({
      exit: 0,
      json: {
        system: 'middle-earth-ix',
        battles: [
          {
            id: 'Frn',
            title: 'Frn, a fort',
            understood: ['Frn, a fort: Arthedain A, hold', 'From TGo: Cardolan 2A'],
            method: { type: 'exact' },
            chances: {
              holds: { value: 1, from: 1, to: 1 },
              falls: { value: 0, from: 0, to: 0 },
              nobody: { value: 0, from: 0, to: 0 },
            },
            means: {},
            under: ['rules 3, 4 and 6, without dice'],
          },
        ],
      },
      lines: [
        'Frn, a fort (exact; rules 3, 4 and 6, without dice)',
        '  Frn, a fort: Arthedain A, hold',
        '  From TGo: Cardolan 2A',
        '  the defender holds: 100.00%',
        '  an attacker enters: 0.00%',
        '  nobody takes the province: 0.00%',
      ],
    });
  });

  test('of a battle in Arda are sampled, with an interval, the same from the same seed', () => {
    const file = fileOf(ARDA);
    const { json } = answer('odds', file, ...arda, '--games', '300', '--seed', '5');
    expect(json).toMatchObject({
      battles: [{ id: 'battle', title: 'Osgiliath', method: { type: 'sampled', games: 300, seed: 5 } }],
    });
    expect(answer('odds', file, ...arda, '--games', '300', '--seed', '5').json).toEqual(json);
    expect(answer('odds', file, ...arda, '--games', '300', '--seed', '6').json).not.toEqual(json);
  });
});

describe('the War of the Ring', () => {
  test('is the game of a one-line note, with exact odds', () => {
    const { exit, json, lines } = answer('odds', 'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond');
    expect(exit).toBe(0);
    expect(json).toMatchObject({ system: 'war-of-the-ring', battles: [{ method: { type: 'exact' } }] });
    expect(lines[0]).toMatch(/^Assault on Minas Tirith \(exact; rule set guide; attacker: keeps elites, /);
    expect(lines[5]).toMatch(/^ {2}the place is taken: \d\d\.\d\d%$/);
  });

  test('a note longer than any name of a file is a note', () => {
    const note = `Helm's Deep: 1R v 1R Isengard,${' '.repeat(255)}attacker never presses`;
    expect(answer('odds', note).lines[0]).toMatch(/^Assault on Helm's Deep \(exact; .*never presses on/);
  });

  test('what was read is told before the odds: armies, leadership, cards, and what was taken for granted', () => {
    const { json, lines } = answer('odds', 'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond');
    const told = [
      'Attacker, Shadow: 8R 2E 1N Sauron + the Witch-king; 10 units, leadership 3; attacks the hold',
      'Defender, Free Peoples: 3R 1E 1L Gondor; 4 units, leadership 1; is inside and defends',
      'Event Grond, Hammer of the Underworld of the attacker: in force',
    ];
    expect(json).toMatchObject({ battles: [{ understood: expect.arrayContaining(told) as unknown }] });
    expect(lines.slice(1, 4)).toEqual(told.map((line) => `  ${line}`));
    expect(lines[4]).toMatch(/^ {2}Not said: where the other figures are; taken: all in reinforcements/);
  });

  test('a card in hand that cannot be played as the armies stand is told with the reason; one that can, without', () => {
    const held = (army: string): readonly string[] =>
      answer('odds', `Helm's Deep: 3R 1E v 8R 2E ${army}, in hand Devilry of Orthanc`).lines.filter((line) =>
        line.includes('In hand'),
      );
    const card = '  In hand of the attacker: Devilry of Orthanc (Dreadful Spells)';
    expect(held('Isengard')).toEqual([card]);
    expect(held('Sauron')).toEqual([
      `${card}; it cannot be played as the armies stand: Devilry of Orthanc needs a unit of Isengard against a hold`,
    ]);
  });

  test("the pools that nobody named decide Helm's Deep: .73 without reinforcements, .88 with all of them, and both are told", () => {
    const note = "Helm's Deep: 1R v 4R 1E Isengard 1N Sauron";
    const taken = (told: string): number => {
      const { json } = answer('odds', told);
      const { chances } = (json as { battles: { chances: { captured: { value: number } } }[] }).battles[0]!;
      return Math.round(chances.captured.value * 100) / 100;
    };
    const pools = (told: string): readonly string[] =>
      answer('odds', told).lines.filter((line) => line.includes('reinforcements'));
    expect([taken(`${note}, no reinforcements`), taken(note)]).toEqual([0.73, 0.88]);
    expect(pools(note)).toEqual([
      expect.stringMatching(
        /Not said: where the other figures are; taken: all in reinforcements, .*"no reinforcements"/,
      ),
    ]);
    expect(pools(`${note}, no reinforcements`)).toEqual([]);
  });

  test('odds over several actions count every assault by whoever is left', () => {
    const { json, lines } = answer('odds', 'minas-tirith-two-elites', '--actions', '4');
    const { fallen } = (json as { battles: { actions: { fallen: { value: number }[] } }[] }).battles[0]!
      .actions;
    expect(fallen).toHaveLength(4);
    expect(fallen[0]!.value).toBeCloseTo(0.3654, 4);
    expect(fallen.every(({ value }, at) => at === 0 || value > fallen[at - 1]!.value)).toBe(true);
    expect(lines.at(-1)).toMatch(/^ {4}fallen after 4 actions: \d\d\.\d\d%$/);
  });

  test('only assaults follow one another', () => {
    expect(() => answer('odds', 'pelennor-relief', '--actions', '2')).toThrow(/only assaults follow/);
    expect(() => answer('odds', fileOf(ARDA), ...arda, '--actions', '2')).toThrow(/no battle of several/);
    expect(() => answer('odds', 'minas-tirith-two-elites', '--actions', '99')).toThrow(/from 1 to 12/);
  });

  test('has famous set-ups by name, and ten lines for each battle that dice decided', () => {
    expect(answer('resolve', 'pelennor-relief', '--seed', '4').lines).toHaveLength(11);
  });

  test('has each of the twelve as a file in examples, for a stranger to start from', () => {
    const files = readdirSync('examples').map((name) => join('examples', name));
    expect(files).toHaveLength(FAMOUS.length);
    for (const file of files) {
      const { battle } = JSON.parse(readFileSync(file, 'utf8')) as { battle: string };
      expect(file).toBe(join('examples', `${battle}.json`));
      expect(answer('resolve', file, '--seed', '2').lines).toEqual(
        answer('resolve', battle, '--seed', '2').lines,
      );
    }
    expect(answer('odds', 'examples/minas-tirith-two-elites.json').lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Two elites before Minas Tirith \(exact; rule set published; /),
        '  the place is taken: 36.54%',
      ]),
    );
  });

  test('a note that is wrong is told with the column', () => {
    const { exit, lines } = answer('odds', 'Minas Tirth: 3R v 8R');
    expect({ exit, lines }).toEqual({ exit: 1, lines: [expect.stringMatching(/^column 1: .*Minas Tirith/)] });
  });
});

describe('siege resolve', () => {
  test('by dice tells one game in full, or the shares of many', () => {
    const file = fileOf(ARDA);
    const once = answer('resolve', file, ...arda, '--seed', '2');
    expect(once.lines[0]).toBe('Osgiliath (by dice, seed 2)');
    expect(once.lines[2]).toMatch(/^ {2}Attacker: Uruk warriors \d of 4, Snagas \d of 2 left$/);
    const often = answer('resolve', file, ...arda, '--by', 'dice', '--games', '50', '--seed', '2');
    expect(often.lines.slice(1, 4)).toEqual(once.lines.slice(1, 4));
    expect(often.json).toMatchObject({ system: 'arda', by: 'dice', games: 50, seed: 2 });
    const { battles } = often.json as { battles: { shares: Record<string, { value: number }> }[] };
    const sum = Object.values(battles[0]!.shares).reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(1);
  });

  test('--tell tells the first game line by line before its report, and in JSON with the faces', () => {
    const { lines, json } = answer('resolve', 'erebor', '--seed', '4', '--tell');
    const plain = answer('resolve', 'erebor', '--seed', '4').lines;
    expect(lines.slice(-10)).toEqual(plain.slice(-10));
    expect(lines[1]).toMatch(/^ {2}0\. At Erebor the Shadow attacked with 8R 2E 2N Sauron; /);
    expect(lines[2]).toBe('  1. Round 1 began');
    const { battles } = json as { battles: { told: { round: number; faces?: number[] }[] }[] };
    expect(battles[0]!.told.find(({ faces }) => faces !== undefined)!.faces!.length).toBeGreaterThan(0);
  });

  test('by tactics says in one sentence that there is no ground yet', () => {
    expect(() => answer('resolve', fileOf(ARDA), ...arda, '--by', 'tactics')).toThrow(
      new UsageError('--by tactics: no ground yet: Osgiliath has no map of hexes; --by dice decides it'),
    );
  });
});

describe('siege import', () => {
  test('takes the result that dice wrote, and refuses one that somebody touched', () => {
    const file = join(scratchFolder(), 'result.json');
    const decided = answer('resolve', 'erebor', '--seed', '3', '-o', file);
    const taken = answer('import', file);
    expect(taken.exit).toBe(0);
    expect(taken.lines).toEqual(decided.lines.slice(1).map((line) => line.trim()));
    const text = readFileSync(file, 'utf8').replace(/"rounds": \d+/, '"rounds": 9');
    const forged = answer('import', fileOf(text));
    expect(forged).toMatchObject({
      exit: 1,
      json: { problems: [{ path: '/result/seal', code: 'changed' }] },
    });
  });

  test('takes no brief, no note and no famous name for a result, and says what it wants', () => {
    for (const word of ['erebor', 'Erebor: 1R v 2R', 'nowhere.json', 'examples'])
      expect(() => answer('import', word)).toThrow(
        `${word} cannot be read; give the file of a result, or - for standard input`,
      );
    expect(() => answer('import', fileOf('Erebor: 1R v 2R'))).toThrow(UsageError);
    const { exit, lines } = answer('import', 'examples/erebor.json');
    expect([exit, lines[0]]).toEqual([
      1,
      '/schema: this must be "war-of-the-ring/siege-result/1" (wrong-value)',
    ]);
  });

  test('a game without documents says so', () => {
    expect(() => answer('import', fileOf(FORT), ...fort)).toThrow(UsageError);
    expect(() => answer('resolve', fileOf(FORT), ...fort, '-o', '/tmp/none.json')).toThrow(UsageError);
  });
});

describe('--json', () => {
  test('answers every verb with one object, exit 0, and a wrong brief or result with its problems, exit 1', async () => {
    const folder = scratchFolder();
    const file = join(folder, 'result.json');
    const asked = [
      ['odds', 'Dale: 2R v 3R'],
      ['resolve', 'Dale: 2R v 3R', '--by', 'dice', '--games', '3', '--seed', '2', '--out', file],
      ['import', file],
    ];
    for (const words of asked) {
      const { exit, out } = await pelennor('siege', ...words, '--json');
      expect([words[0], exit, JSON.parse(out)]).toMatchObject([words[0], 0, { system: 'war-of-the-ring' }]);
    }
    for (const words of [
      ['odds', 'Dall: 2R v 3R'],
      ['resolve', 'Dale: 2R v 30R'],
      ['import', 'examples/erebor.json'],
    ]) {
      const { exit, out } = await pelennor('siege', ...words, '--json');
      const { ok, problems } = JSON.parse(out) as { ok: boolean; problems: { path: string }[] };
      expect([words[0], exit, ok, problems[0]!.path !== '']).toEqual([words[0], 1, false, true]);
    }
  }, 120_000);
});

describe('a brief', () => {
  test('that is wrong is a negative finding: exit 1 and every problem with its place', () => {
    const { exit, json, lines } = answer('odds', fileOf({ ...ARDA, terrain: ['sea'], ships: 3 }), ...arda);
    expect({ exit, json }).toMatchObject({
      exit: 1,
      json: { ok: false, problems: [{ path: '/terrain/0' }, { path: '/ships', code: 'unknown-key' }] },
    });
    expect(lines[1]).toBe('/ships: there is no place for "ships" here; take it out (unknown-key)');
  });

  test('that cannot be read, or a command that is wrong, is refused in one sentence', () => {
    const wrong = [
      ['odds', 'nowhere.json', ...arda],
      ['odds', 'examples'],
      ['odds', 'erebor', '--tell'],
      ['odds', fileOf('{"format": '), ...arda],
      ['odds', fileOf(''), ...arda],
      ['odds'],
      ['march', 'x'],
      ['odds', fileOf(ARDA), '--system', 'risk'],
      ['odds', fileOf(ARDA), ...arda, '--by', 'dice'],
      ['resolve', fileOf(ARDA), ...arda, '--by', 'lot'],
      ['resolve', fileOf(ARDA), ...arda, '--games', '0'],
    ];
    for (const words of wrong) expect(() => answer(...words)).toThrow(UsageError);
  });

  test('may come from standard input, from outside; bad usage ends with 2', async () => {
    const [read, unread] = await Promise.all([
      pelennorFed(JSON.stringify(FORT), 'siege', 'resolve', '-', ...fort, '--json'),
      pelennorFed('{', 'siege', 'odds', '-', ...fort),
    ]);
    expect(JSON.parse(read.out)).toMatchObject({ battles: [{ first: { verdict: 'holds' } }] });
    expect({ exit: unread.exit, out: unread.out }).toEqual({ exit: 2, out: '' });
    expect(unread.complaint.trim().split('\n')).toHaveLength(1);
  });
});

describe('charts of other games', () => {
  test('--system arda prints the terrain table, eighty cells of two numbers', () => {
    const { exit, json, lines } = answerTo('charts', '--system', 'arda', '--json');
    const table = json as Record<string, Record<string, { attack: number; defence: number }>>;
    expect(exit).toBe(0);
    expect(Object.values(table).flatMap((row) => Object.keys(row)).length).toBe(80);
    expect(table['Plains']!['Open']).toEqual({ attack: 3, defence: 1 });
    expect(lines[8]).toMatch(/^ {2}Plains: Levy 1 \| 0, Open 3 \| 1, Wilderness -1 \| -1,/);
  });

  test('no other game has any', () => {
    expect(() => answerTo('charts', '--system', 'middle-earth-ix')).toThrow(UsageError);
  });
});
