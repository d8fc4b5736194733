/** What the ledger makes of the end of a battle: retreat, withdrawal, going in, and the limits of stacking (B1, F2, F3, S1-S5, O1-O3), whoever fought it. */
import { describe, expect, test } from 'vitest';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { exportSiege } from '../../src/strategic/war-of-the-ring/ledger/escrow.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { importResult } from '../../src/strategic/war-of-the-ring/ledger/importResult.ts';
import { holderOf, standing, unitsAmong } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { stepsOf } from '../../src/strategic/war-of-the-ring/ledger/link.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { resultOf } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { settingOf } from '../../src/strategic/war-of-the-ring/battle/setting.ts';
import type { RuleSet } from '../../src/strategic/war-of-the-ring/figures.ts';
import { box } from '../kit/strategicBattle.ts';

const RULES: readonly RuleSet[] = ['guide', 'published'];

function read(document: object): SiegeBrief {
  const brief = WAR_OF_THE_RING.parse({
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'a-battle',
    ...document,
  });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

/** The result of a brief's battle in which these figures fell and the sides decided so. */
function taken(brief: SiegeBrief, after: object, fell: readonly string[] = []) {
  const out = exportSiege(ledgerOf(brief), brief);
  if (!out.ok) throw new Error(JSON.stringify(out.problems));
  const { ledger, link } = out.value;
  const steps = Object.fromEntries(
    Object.entries(stepsOf(link)).map(([id, left]) => [id, fell.includes(id) ? 0 : left]),
  );
  return importResult(ledger, resultOf(link, { by: 'tactics', rounds: 1, steps, after }));
}

function ledgerAfter(...given: Parameters<typeof taken>) {
  const result = taken(...given);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const codes = (result: ReturnType<typeof taken>): readonly string[] =>
  result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);

describe.each(RULES)('by the rule set %s', (rules) => {
  const field = (region: string, from: string, attacker: object, defender: object): SiegeBrief =>
    read({ rules, region, mode: 'field', from, attacker, defender });
  const before = field('minas-tirith', 'osgiliath', box('8R', 'sauron'), box('6R 1E 1L', 'gondor'));

  test('S2, difference 16: a garrison that is besieged is five units, the others in reinforcements, none of them dead', () => {
    const { ledger, entries } = ledgerAfter(before, { defender: 'withdraws' });
    expect(unitsAmong(standing(ledger, 'minas-tirith', true, 'free'))).toHaveLength(5);
    expect(entries).toContainEqual({ type: 'trimmed', figures: ['gondor-R-05', 'gondor-R-06'] });
    expect(ledger.figures['gondor-R-06']).toEqual({ at: 'pool' });
  });

  test('S3, difference 16: where nobody goes in there is no siege; by the guide the excess has gone all the same', () => {
    const { ledger, entries } = ledgerAfter(before, { defender: 'withdraws', advance: false });
    const left = unitsAmong(standing(ledger, 'minas-tirith', false, 'free'));
    expect(left).toHaveLength(rules === 'guide' ? 5 : 7);
    expect(standing(ledger, 'minas-tirith', true, 'free')).toEqual([]);
    expect(entries.map(({ type }) => type)).not.toContain('siege-begun');
  });

  test('S1: nobody withdraws from a relief or a sortie, nor into a hold that is not his', () => {
    const relief = read({
      rules,
      region: 'minas-tirith',
      mode: 'relief',
      attacker: box('4R', 'rohan'),
      defender: box('4R', 'sauron'),
    });
    expect(codes(taken(relief, { defender: 'withdraws' }))).toEqual(['/after/defender no-withdrawal']);
    const town = field('dale', 'erebor', box('4R', 'sauron'), box('2R', 'north'));
    expect(codes(taken(town, { defender: 'withdraws' }))).toEqual(['/after/defender no-withdrawal']);
  });

  test('F2: nobody retreats to a region that is not next to the battle, to where the enemy comes from, or to his settlement', () => {
    const open = field('osgiliath', 'south-ithilien', box('3R', 'gondor'), box('4R', 'sauron'));
    const to = (region: string): readonly string[] =>
      codes(taken(open, { defender: 'retreats', to: region }));
    expect(to('dale')).toEqual(['/after/to no-retreat']);
    expect(to('south-ithilien')).toEqual(['/after/to no-retreat']);
    expect(to('minas-tirith')).toEqual(['/after/to no-retreat']);
    expect(to('north-ithilien')).toEqual([]);
  });

  test('F2: a fortification is no settlement: whoever may retreat there in the battle may in the ledger', () => {
    const gap = field('gap-of-rohan', 'enedwaith', box('3R', 'north'), box('4R', 'isengard'));
    expect(settingOf(gap).havens.map(({ region }) => region)).toContain('fords-of-isen');
    expect(codes(taken(gap, { defender: 'retreats', to: 'fords-of-isen' }))).toEqual([]);
  });

  test('F2: where a brief does not say whence the attacker comes, battle and ledger take the same region', () => {
    const silent = read({
      rules,
      region: 'osgiliath',
      mode: 'field',
      attacker: box('3R', 'sauron'),
      defender: box('2R', 'gondor'),
    });
    const { havens } = settingOf(silent);
    expect(havens.length).toBeGreaterThan(0);
    for (const { region } of havens)
      expect([region, ...codes(taken(silent, { defender: 'retreats', to: region }))]).toEqual([region]);
  });

  test('F2, trap 13: Saruman stays when his army retreats, and dies when the enemy comes in; if nobody comes he lives', () => {
    const orthanc = field('orthanc', 'fords-of-isen', box('6R', 'rohan'), box('2R +saruman', 'isengard'));
    const away = { defender: 'retreats', to: 'gap-of-rohan' } as const;
    const { ledger, entries } = ledgerAfter(orthanc, away);
    expect(ledger.characters['saruman']).toEqual({ at: 'dead' });
    expect(entries.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['stays-behind', 'advanced', 'slain', 'captured']),
    );
    const spared = ledgerAfter(orthanc, { ...away, advance: false }).ledger;
    expect(spared.characters['saruman']).toEqual({ at: 'board', region: 'orthanc', inside: false });
  });

  test('F3: who stays behind stays where he came from; only who goes in takes the place', () => {
    const town = field('dale', 'erebor', box('3R', 'sauron'), box('1R', 'north'));
    const fell = ['north-R-01'];
    const part = ledgerAfter(town, { stay: ['sauron-R-01'] }, fell).ledger;
    expect(part.figures['sauron-R-01']).toEqual({ at: 'board', region: 'erebor', inside: false });
    expect(holderOf(part, 'dale')).toBe('shadow');
    expect(holderOf(ledgerAfter(town, { advance: false }, fell).ledger, 'dale')).toBe('free');
  });

  test('F3: nobody goes in while a unit of the enemy stands there', () => {
    const town = field('dale', 'erebor', box('3R', 'sauron'), box('2R', 'north'));
    const { ledger } = ledgerAfter(town, { advance: true }, ['north-R-01']);
    expect(standing(ledger, 'dale', false, 'shadow')).toEqual([]);
  });

  test('A5: a garrison does not retreat from an assault', () => {
    const assault = read({
      rules,
      region: 'minas-tirith',
      mode: 'assault',
      attacker: box('4R', 'sauron'),
      defender: box('3R', 'gondor'),
    });
    expect(codes(taken(assault, { defender: 'retreats', to: 'lossarnach' }))).toEqual([
      '/after/to no-retreat',
    ]);
  });

  test('B1, O2: the reliever who goes in and the relieved are ten at most', () => {
    const relief = read({
      rules,
      region: 'minas-tirith',
      mode: 'relief',
      attacker: box('9R', 'rohan'),
      defender: box('1R', 'sauron'),
      inside: box('3R', 'gondor'),
    });
    const { ledger, entries } = ledgerAfter(relief, {}, ['sauron-R-01']);
    expect(unitsAmong(standing(ledger, 'minas-tirith', false, 'free'))).toHaveLength(10);
    expect(entries.map(({ type }) => type)).toEqual(expect.arrayContaining(['siege-broken', 'trimmed']));
  });

  test('O2: of a relief that fails the verdict is the siege, though nobody names who is inside', () => {
    const relief = WAR_OF_THE_RING.parse(`relief of Minas Tirith: 4R 1E v 3R 1E Rohan, ${rules}`);
    if (!relief.ok) throw new Error(JSON.stringify(relief.problems));
    const { chances } = WAR_OF_THE_RING.odds(relief.value, relief.value.battle, { games: 1, seed: 1 });
    expect([chances['captured']!.value, chances['empty']!.value]).toEqual([0, 0]);
    expect(chances['besieged']!.value).toBeGreaterThan(0.5);
    const steps = WAR_OF_THE_RING.figures(relief.value, relief.value.battle);
    const unhurt = { battle: relief.value.battle, steps, rounds: 1, after: {} };
    const end = WAR_OF_THE_RING.fromResult(relief.value, relief.value.battle, unhurt);
    expect(end.ok && WAR_OF_THE_RING.verdictOf(end.value)).toBe('besieged');
  });

  test('ruling 8: a garrison that an event kills loses the hold at once; its characters live, its leaders do not', () => {
    const spells = read({
      rules,
      region: 'minas-tirith',
      mode: 'assault',
      attacker: box('4R 2N', 'sauron'),
      defender: box('1R 1L +boromir', 'gondor'),
      cards: { attacker: ['sh-char-19'], defender: [] },
    });
    const end = WAR_OF_THE_RING.autoResolve(spells, spells.battle, () => 6);
    expect([end.fate, end.result.rounds, end.result.after.spared]).toEqual(['captured', 0, ['boromir']]);
    const out = exportSiege(ledgerOf(end.brief), end.brief);
    const back = out.ok ? importResult(out.value.ledger, end.result) : out;
    if (!back.ok) throw new Error(JSON.stringify(back.problems));
    const { figures, characters } = back.value.ledger;
    expect(characters['boromir']).toEqual({ at: 'board', region: 'minas-tirith', inside: false });
    expect(figures['gondor-L-01']).toEqual({ at: 'dead' });
  });

  test('ruling 8: nobody else is spared', () => {
    const assault = (cards: readonly string[]): SiegeBrief =>
      read({
        rules,
        region: 'minas-tirith',
        mode: 'assault',
        attacker: box('4R 2N', 'sauron'),
        defender: box('1R +boromir', 'gondor'),
        cards: { attacker: cards, defender: [] },
      });
    expect(codes(taken(assault([]), { spared: ['boromir'] }, ['gondor-R-01']))).toEqual([
      '/after/spared not-needed',
    ]);
    expect(codes(taken(assault(['sh-char-19']), { spared: ['gimli'] }, ['gondor-R-01']))).toEqual([
      '/after/spared/0 not-here',
    ]);
  });
});
