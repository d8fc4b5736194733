/** Siege briefs and results as documents: whole ones are read, others get all their problems with paths and remedies. */
import { sentence } from '../../src/i18n/siegeSaid.ts';
import { describe, expect, test } from 'vitest';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { exportSiege } from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { importResult } from '../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import { holderOf, victoryPoints } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { stepsOf } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { parseBrief } from '../../src/strategic/war-of-the-ring/brief/parseBrief.ts';
import { parseResult, resultDocument } from '../../src/strategic/war-of-the-ring/ledger/parseResult.ts';
import { siegeReport } from '../../src/strategic/war-of-the-ring/ledger/report.ts';
import { resultOf } from '../../src/strategic/war-of-the-ring/ledger/result.ts';

const ASSAULT = {
  schema: 'war-of-the-ring/siege-brief/1',
  battle: 'a-siege',
  region: 'minas-tirith',
  mode: 'assault',
  attacker: { figures: { sauron: { regular: 4, elite: 2, nazgul: 1 } }, characters: ['witch-king'] },
  defender: { figures: { gondor: { regular: 3, elite: 1, leader: 1 } }, characters: [] },
};

function read(document: object): SiegeBrief {
  const brief = parseBrief(document);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

function problems(change: object): readonly string[] {
  const brief = parseBrief({ ...ASSAULT, ...change });
  return brief.ok ? [] : brief.problems.map(({ path, code }) => `${path} ${code}`);
}

/** The battle of a brief fought to these steps, those not named being whole. */
function fought(brief: SiegeBrief, steps: Readonly<Record<string, number>>) {
  const out = exportSiege(ledgerOf(brief), brief);
  if (!out.ok) throw new Error(JSON.stringify(out.problems));
  const { ledger, link } = out.value;
  const result = resultOf(link, { by: 'tactics', rounds: 2, steps: { ...stepsOf(link), ...steps } });
  const taken = importResult(ledger, result);
  if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
  return { link, result, ...taken.value };
}

const GARRISON_GONE = { 'gondor-R-01': 0, 'gondor-R-02': 0, 'gondor-R-03': 0, 'gondor-E-01': 0 };

describe('a brief', () => {
  test.each(FAMOUS.map((one) => [one.title, one] as const))('%s is in order', (_, document) => {
    expect(parseBrief(document).ok).toBe(true);
  });

  test('there are twelve famous set-ups, each a battle of its own', () => {
    expect(new Set(FAMOUS.map(({ battle }) => battle)).size).toBe(12);
  });

  test('leaves all others in reinforcements, unless it says where they are', () => {
    expect(read(ASSAULT).pool.gondor).toEqual({ regular: 12, elite: 4, leader: 3, nazgul: 0 });
    const told = read({ ...ASSAULT, pool: {}, dead: { gondor: { regular: 2 } } });
    expect(told.elsewhere.gondor!.regular).toBe(10);
  });

  test.each([
    [
      'too many figures',
      { dead: { gondor: { leader: 4 } } },
      '/defender/figures/gondor/leader too-many-figures',
    ],
    ['a wrong total', { pool: {}, elsewhere: {} }, '/defender/figures/gondor/regular wrong-total'],
    ['an unknown region', { region: 'Minas Tirit' }, '/region no-such-region'],
    ['an unknown nation', { dead: { gondorr: { regular: 1 } } }, '/dead/gondorr no-such-nation'],
    [
      'an impossible card',
      { cards: { attacker: ['sh-str-02'], defender: [] } },
      '/cards/attacker/0 impossible-card',
    ],
    [
      'a card twice',
      { cards: { attacker: ['Grond, Hammer of the Underworld', 'sh-char-20'], defender: [] } },
      '/cards/attacker/1 twice',
    ],
    [
      'a card nobody knows',
      { cards: { attacker: ['Scouts'], defender: [] } },
      '/cards/attacker/0 no-such-card',
    ],
    ['a battle nobody may begin', { atWar: ['gondor'] }, '/atWar nobody-at-war'],
    ['rounds nobody pays for', { roundsPaid: 3 }, '/roundsPaid wrong-rounds'],
    ['wear on a leader', { wear: { 'gondor-L-01': 1 } }, '/wear/gondor-L-01 no-wear'],
    ['wear on somebody else', { wear: { 'gondor-R-09': 1 } }, '/wear/gondor-R-09 not-here'],
    ['a hold where none is', { region: 'dale' }, '/mode no-hold'],
    ['a key nobody knows', { weather: 'rain' }, '/weather unknown-key'],
  ])('%s is told with its place', (_, change, problem) => {
    expect(problems(change)).toContain(problem);
  });

  test('all problems are told at once, those of the shape and those of the sense', () => {
    const found = problems({
      region: 'nowhere',
      seed: -1,
      dead: { sauron: { nazgul: 8 } },
      inPlay: ['nobody'],
    });
    expect(found.toSorted()).toEqual([
      '/attacker/figures/sauron/nazgul too-many-figures',
      '/inPlay/0 no-such-character',
      '/region no-such-region',
      '/seed out-of-bounds',
    ]);
  });
});

describe('a result', () => {
  test('S5, B9: a garrison without units is lost with its leader, and the hold falls for two points', () => {
    const { ledger, entries } = fought(read(ASSAULT), GARRISON_GONE);
    expect(entries).toContainEqual({ type: 'captured', region: 'minas-tirith', by: 'shadow', vp: 2 });
    expect(ledger.figures['gondor-L-01']).toEqual({ at: 'dead' });
    expect([holderOf(ledger, 'minas-tirith'), victoryPoints(ledger, 'shadow')]).toEqual(['shadow', 2]);
  });

  test('S5, trap 8: where both are wiped out nothing is taken, and the Shadow has its figures back (B8)', () => {
    const besieger = Object.keys(stepsOf(fought(read(ASSAULT), {}).link)).filter((id) =>
      id.startsWith('sauron'),
    );
    const gone = Object.fromEntries(besieger.map((id) => [id, 0]));
    const { ledger, entries } = fought(read(ASSAULT), { ...GARRISON_GONE, ...gone });
    expect(entries.map(({ type }) => type)).not.toContain('captured');
    expect(ledger.figures['sauron-R-01']).toEqual({ at: 'pool' });
    expect(ledger.characters['witch-king']).toEqual({ at: 'dead' });
  });

  test('C3, B7, trap 1: an elite with one hit is replaced by a regular, and goes where the fallen go', () => {
    const { ledger, entries } = fought(read(ASSAULT), { 'sauron-E-01': 4 });
    expect(entries).toContainEqual({ type: 'reduced', figure: 'sauron-E-01', regular: 'sauron-R-05' });
    expect(ledger.figures['sauron-E-01']).toEqual({ at: 'pool' });
  });

  test('difference 10: without dead the guide has no regular for an elite of the Free Peoples; the print takes one from the pool', () => {
    const lost = (rules: string) =>
      fought(read({ ...ASSAULT, rules }), { 'gondor-E-01': 4 }).entries.map(({ type }) => type);
    expect(lost('guide')).toContain('not-replaced');
    expect(lost('published')).toContain('reduced');
  });

  test('C2: three steps short of a hit stay on one figure while the siege lasts', () => {
    const { ledger } = fought(read(ASSAULT), { 'sauron-R-01': 3, 'sauron-R-02': 2 });
    expect(ledger.wear).toEqual({ 'sauron-R-02': 3 });
  });

  test('is read from its document; a forged one, and one with a foreign figure, are refused with all problems', () => {
    const brief = read(ASSAULT);
    const { result } = fought(brief, { 'sauron-R-01': 0 });
    const document = JSON.parse(JSON.stringify(resultDocument(brief, result)));
    expect(parseResult(document).ok).toBe(true);
    const { 'sauron-R-01': _, ...others } = result.steps;
    const forged = { ...document, result: { ...result, steps: { ...others, 'sauron-R-30': 4 } } };
    const refused = parseResult(forged);
    expect(refused.ok ? [] : refused.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/result/steps figure-missing',
      '/result/steps/sauron-R-30 no-such-figure',
      '/result/seal changed',
    ]);
  });

  test('is told in ten lines, with the rule set and the dice', () => {
    const brief = read(ASSAULT);
    const { link, result, entries } = fought(brief, GARRISON_GONE);
    const lines = siegeReport(brief, link, result, entries).map(sentence);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toContain('rule set guide');
    expect(lines.join('\n')).toContain('Minas Tirith is taken by the Shadow, 2 victory points');
  });
});
