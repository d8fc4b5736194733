// `siege import --ledger`: the ledger of a war in a file; every result once and only once, and nobody fights who is dead.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerIn } from '../../src/cli/war-of-the-ring/ledgerFile.ts';
import { UsageError, type Answer } from '../../src/cli/output.ts';
import { documentHash } from '../../src/kernel/hash.ts';
import { brokenBalances, type Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { answerTo } from '../kit/answers.ts';
import { pelennor } from '../kit/pelennor.ts';
import { scratchFolder } from '../kit/scratch.ts';

const answer = (...words: readonly string[]): Answer => answerTo('siege', ...words);

/** Decides a battle by dice and answers with the file of its result. */
function fought(folder: string, brief: string, seed: number): string {
  const file = join(folder, `result-${readdirSync(folder).length}.json`);
  answer('resolve', brief, '--seed', String(seed), '-o', file);
  return file;
}

/** A brief with another name or other particulars, as a file. */
function briefLike(folder: string, result: string, changes: object): string {
  const { brief } = JSON.parse(readFileSync(result, 'utf8')) as { brief: object };
  const file = join(folder, `brief-${readdirSync(folder).length}.json`);
  writeFileSync(file, JSON.stringify({ ...brief, ...changes }));
  return file;
}

function kept(war: string): Ledger {
  return ledgerIn(war, readFileSync(war, 'utf8'));
}

function problemsOf({ json }: Answer): readonly Readonly<{ path: string; code: string; message: string }>[] {
  return (json as { problems: { path: string; code: string; message: string }[] }).problems;
}

describe('a ledger in a file', () => {
  test('is begun by the first result, which is told as without one, and where it stands below', () => {
    const folder = scratchFolder();
    const [result, war] = [fought(folder, 'erebor', 3), join(folder, 'war.json')];
    const { exit, lines, json } = answer('import', result, '--ledger', war);
    expect([exit, lines.slice(0, -1)]).toEqual([0, answer('import', result).lines]);
    expect(lines.at(-1)).toMatch(/war\.json: battles taken 1, victory points of the Shadow \d, of the Free/);
    expect(json).toMatchObject({ ok: true, ledger: { file: war, battles: 1 } });
    expect(brokenBalances(kept(war))).toEqual([]);
    expect(Object.keys(kept(war).closed)).toEqual(['erebor']);
  });

  test('takes the same result once: the second time is refused, and the file stays as it is to the letter', () => {
    const folder = scratchFolder();
    const [result, war] = [fought(folder, 'erebor', 3), join(folder, 'war.json')];
    answer('import', result, '--ledger', war);
    const before = readFileSync(war, 'utf8');
    const again = answer('import', result, '--ledger', war);
    expect([again.exit, problemsOf(again)[0]!.code]).toEqual([1, 'taken-before']);
    expect(again.lines[0]).toMatch(/took this result of "erebor" before; it is not taken twice/);
    const other = answer('import', fought(folder, 'erebor', 4), '--ledger', war);
    expect([other.exit, problemsOf(other)[0]!.code]).toEqual([1, 'another-result']);
    expect(other.lines[0]).toMatch(/give its brief another name under "battle"/);
    expect(readFileSync(war, 'utf8')).toBe(before);
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('takes a battle whatever it is called, and that once too', () => {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    answer('import', fought(folder, 'Erebor: 2R v 6R', 3), '--ledger', war);
    const helmsDeep = fought(folder, "Helm's Deep: 1R v 4R 1E", 1);
    const named = briefLike(folder, helmsDeep, { battle: 'constructor' });
    const result = fought(folder, named, 3);
    expect([1, 2].map(() => answer('import', result, '--ledger', war).exit)).toEqual([0, 1]);
    expect(Object.keys(kept(war).closed)).toHaveLength(2);
  });

  test('takes battle after battle; the same result is refused also after others', () => {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    const results = [
      fought(folder, 'Erebor: 2R v 6R', 3),
      fought(folder, "Helm's Deep: 1R v 4R 1E", 1),
      fought(folder, 'Dale: 2R v 3R', 2),
    ];
    expect(results.map((one) => answer('import', one, '--ledger', war).exit)).toEqual([0, 0, 0]);
    expect(results.map((one) => answer('import', one, '--ledger', war).exit)).toEqual([1, 1, 1]);
    expect(Object.keys(kept(war).closed)).toHaveLength(3);
    expect(brokenBalances(kept(war))).toEqual([]);
  });

  test('sends nobody to a battle who is dead by the ledger', () => {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    expect(answer('import', fought(folder, "Helm's Deep: 1R v 4R 1E", 1), '--ledger', war).exit).toBe(0);
    const dead = Object.entries(kept(war).figures).filter(([, { at }]) => at === 'dead');
    expect(dead.map(([id]) => id)).toEqual(['rohan-R-01']);
    const refused = answer('import', fought(folder, 'Edoras: 10R v 4R', 1), '--ledger', war);
    expect([refused.exit, problemsOf(refused)]).toMatchObject([
      1,
      [{ path: '/brief/defender/figures/rohan/regular', code: 'out-of-the-game' }],
    ]);
    expect(refused.lines[0]).toMatch(/10 are sent and 9 are left by the ledger/);
    expect(answer('import', fought(folder, 'Edoras: 9R v 4R', 1), '--ledger', war).exit).toBe(0);
  });

  test('knows the wear of a siege that goes on, and says how the next assault has to name it', () => {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    const first = fought(folder, 'Minas Tirith: 5R v 6R', 1);
    const document = JSON.parse(readFileSync(first, 'utf8')) as { brief: object };
    const worn = briefLike(folder, first, { battle: 'worn', wear: { 'gondor-R-01': 2 } });
    answer('import', fought(folder, worn, 1), '--ledger', war);
    const { wear, figures } = kept(war);
    expect(Object.values(wear)).toEqual([2]);
    const left = (nation: string): number =>
      Object.entries(figures).filter(([id, at]) => id.startsWith(`${nation}-R`) && at.at === 'board').length;
    const next = {
      ...document.brief,
      battle: 'again',
      pool: undefined,
      ...armies(left('gondor'), left('sauron')),
    };
    const unworn = briefLike(folder, first, next);
    const refused = answer('import', fought(folder, unworn, 2), '--ledger', war);
    expect(problemsOf(refused)).toMatchObject([{ path: '/brief/wear', code: 'other-wear' }]);
    const named = /"wear": (\{.*\})/.exec(problemsOf(refused)[0]!.message)![1]!;
    const right = briefLike(folder, first, { ...next, wear: JSON.parse(named) as object });
    expect(answer('import', fought(folder, right, 2), '--ledger', war).exit).toBe(0);
  });

  test('conserves every figure through any war of small battles, and forgets no dead', () => {
    const folder = scratchFolder();
    const places = ["Helm's Deep", 'Edoras', 'Dale', 'Minas Tirith', 'Erebor', 'Pelargir'];
    const battle = fc.record({
      place: fc.constantFrom(...places),
      holds: fc.integer({ min: 1, max: 4 }),
      comes: fc.integer({ min: 1, max: 6 }),
      seed: fc.integer({ min: 1, max: 999 }),
    });
    let wars = 0;
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(battle, { minLength: 2, maxLength: 5 }), (battles) => {
        const war = join(folder, `war-${wars++}.json`);
        let dead: readonly string[] = [];
        for (const { place, holds, comes, seed } of battles) {
          const result = fought(folder, `${place}: ${holds}R v ${comes}R`, seed);
          const { exit } = answer('import', result, '--ledger', war);
          if (exit === 0) accepted += 1;
          const { figures } = kept(war);
          expect(brokenBalances(kept(war))).toEqual([]);
          expect(dead.filter((id) => figures[id]!.at !== 'dead')).toEqual([]);
          expect(Object.values(figures).filter(({ at }) => at === 'battle')).toEqual([]);
          dead = Object.keys(figures).filter((id) => figures[id]!.at === 'dead');
          expect(answer('import', result, '--ledger', war).exit).toBe(1);
        }
      }),
      { numRuns: 12, seed: 16 },
    );
    expect(accepted).toBeGreaterThan(wars);
  }, 60_000);
});

function armies(holds: number, comes: number): object {
  const counts = (regular: number): object => ({ regular, elite: 0, leader: 0, nazgul: 0 });
  return {
    attacker: { figures: { sauron: counts(comes) }, characters: [] },
    defender: { figures: { gondor: counts(holds) }, characters: [] },
  };
}

describe('a file that is no ledger', () => {
  /** What is said of a file with this text in the place of a ledger. */
  function refusal(text: string): string {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    writeFileSync(war, text);
    const result = fought(folder, 'erebor', 3);
    let said = '';
    try {
      answer('import', result, '--ledger', war);
    } catch (problem) {
      if (!(problem instanceof UsageError)) throw problem;
      said = problem.message.replaceAll(war, 'war.json');
    }
    expect(readFileSync(war, 'utf8')).toBe(text);
    expect(existsSync(`${war}.new`)).toBe(false);
    return said;
  }

  function whole(): { schema: string; ledger: Ledger; seal: string } {
    const folder = scratchFolder();
    const war = join(folder, 'war.json');
    answer('import', fought(folder, 'erebor', 3), '--ledger', war);
    return JSON.parse(readFileSync(war, 'utf8')) as ReturnType<typeof whole>;
  }

  test('is refused with the cause and a remedy, and left as it is', () => {
    const one = whole();
    const [some] = Object.keys(one.ledger.figures);
    const { [some!]: _, ...fewer } = one.ledger.figures;
    const sealed = (ledger: object): string => JSON.stringify({ ...one, ledger, seal: documentHash(ledger) });
    const texts: readonly (readonly [string, RegExp])[] = [
      ['', /line 1, column 1/],
      [JSON.stringify(one).slice(0, 900), /line 1, column \d+/],
      [readFileSync('examples/erebor.json', 'utf8'), /"schema" must be "war-of-the-ring\/ledger\/1"/],
      [JSON.stringify({ ...one, ledger: { ...one.ledger, taken: { erebor: 'free' } } }), /check sum/],
      [sealed({ ...one.ledger, figures: fewer }), new RegExp(`the figure ${some!} is missing`)],
      [
        sealed({ ...one.ledger, characters: { ...one.ledger.characters, tom: { at: 'dead' } } }),
        /no character tom/,
      ],
      [sealed({ ...one.ledger, open: { erebor: {} } }), /a battle of it is still being fought/],
      [sealed({ ...one.ledger, wear: { [some!]: 0.5 } }), /not in whole steps/],
      [sealed({ ...one.ledger, figures: { ...fewer, [some!]: { at: 'sea' } } }), /is nowhere that there is/],
    ];
    for (const [text, cause] of texts) {
      const said = refusal(text);
      expect(said).toMatch(cause);
      expect(said).toMatch(
        /^war\.json is no ledger that can be used: .*; take a copy that is whole, or name a file/,
      );
    }
  });

  test('a folder, a folder that is not there, and a file somebody else changes are each named', () => {
    const folder = scratchFolder();
    const result = fought(folder, 'erebor', 3);
    expect(() => answer('import', result, '--ledger', folder)).toThrow(/it is a folder/);
    expect(() => answer('import', result, '--ledger', join(folder, 'no', 'war.json'))).toThrow(
      /cannot be written: there is no such folder/,
    );
    const war = join(folder, 'war.json');
    writeFileSync(`${war}.new`, '');
    expect(() => answer('import', result, '--ledger', war)).toThrow(/or delete .*war\.json\.new if none is/);
    expect([existsSync(war), existsSync(`${war}.new`)]).toEqual([false, true]);
  });

  test('a game that keeps no ledger says so', () => {
    const result = fought(scratchFolder(), 'erebor', 3);
    expect(() => answer('import', result, '--ledger', 'war.json', '--system', 'arda')).toThrow(
      'Battle for Arda keeps no ledger; leave --ledger out',
    );
  });
});

test('four imports of one result at once enter it once', async () => {
  const folder = scratchFolder();
  const [result, war] = [fought(folder, 'erebor', 3), join(folder, 'war.json')];
  const ran = await Promise.all(
    Array.from({ length: 4 }, () => pelennor('siege', 'import', result, '--ledger', war)),
  );
  expect(ran.filter(({ exit }) => exit === 0)).toHaveLength(1);
  expect(Object.keys(kept(war).closed)).toEqual(['erebor']);
}, 120_000);
