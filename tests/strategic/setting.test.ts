/** What a brief says of the attack, of its place and of the Fellowship holds in the battle (B5, B6, B10, F2, S1, O1). */
import { describe, expect, test } from 'vitest';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import { playableCards } from '../../src/strategic/war-of-the-ring/battle/conditions.ts';
import { targetOf } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import { beginBattle, decide } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { mustersOf, settingOf } from '../../src/strategic/war-of-the-ring/battle/setting.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import type { Army } from '../../src/strategic/war-of-the-ring/figures.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { box, musters, setting, table } from '../kit/strategicBattle.ts';

/** An assault on Minas Tirith by four regulars and an elite, with what differs. */
const assault = (change: object = {}, attacker: Army = box('4R 1E', 'sauron')): object => ({
  schema: 'war-of-the-ring/siege-brief/1',
  battle: 'a-siege',
  region: 'minas-tirith',
  mode: 'assault',
  attacker,
  defender: box('3R 1E', 'gondor'),
  ...change,
});

function read(document: object): SiegeBrief {
  const brief = WAR_OF_THE_RING.parse(document);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

const problems = (document: object): readonly string[] => {
  const brief = WAR_OF_THE_RING.parse(document);
  return brief.ok ? [] : brief.problems.map(({ path, code, said }) => `${path} ${code}: ${wordSaid(said)}`);
};

describe('B10: an attack by a Character die', () => {
  const NOBODY_LEADS =
    '/by no-battle: a Character die needs a leader or character in the attack (B10); say "army", or add one';

  test('needs somebody in the attack who leads', () => {
    expect(problems(assault({ by: 'character' }))).toEqual([NOBODY_LEADS]);
    expect(problems(assault({ by: 'army' }))).toEqual([]);
    expect(problems(assault({ by: 'card' }))).toEqual([]);
  });

  test.each([
    ['a Nazgûl', '4R 1N', {}],
    ['a minion', '4R +mouth-of-sauron', {}],
    ['an elite of Isengard while Saruman is in play', '4R 1E@isengard', { inPlay: ['saruman'] }],
  ])('is led by %s', (_, army, change) => {
    const brief = read(assault({ by: 'character', ...change }, box(army, 'sauron')));
    expect(settingOf(brief).by).toBe('character');
    expect(WAR_OF_THE_RING.autoResolve(brief, brief.battle, dieOf(1, 0)).result.rounds).toBeGreaterThan(0);
  });

  test('is not led by an elite of Isengard without Saruman', () => {
    const army = box('4R 1E@isengard', 'sauron');
    expect(problems(assault({ by: 'character' }, army))).toEqual([NOBODY_LEADS]);
  });

  test('is led in a sortie by a leader of the Free Peoples', () => {
    const sortie = (garrison: string): object =>
      assault({ by: 'character', mode: 'sortie', defender: box('2R', 'sauron') }, box(garrison, 'gondor'));
    expect(problems(sortie('3R 1L'))).toEqual([]);
    expect(problems(sortie('3R'))).toEqual([NOBODY_LEADS]);
  });

  test('is not led by somebody of a nation that is not at war: he must stay behind', () => {
    const army = box('3R@southrons 2R 2N', 'sauron');
    expect(problems(assault({ by: 'character', atWar: ['southrons', 'gondor'] }, army))).toEqual([
      NOBODY_LEADS,
    ]);
    expect(problems(assault({ by: 'army', atWar: ['southrons', 'gondor'] }, army))).toEqual([]);
  });

  test('may not leave all its leaders in the rearguard', () => {
    const brief = read(assault({ by: 'character' }, box('4R 1N', 'sauron')));
    const given = settingOf(brief);
    const start = beginBattle(given, mustersOf(brief));
    const stays = (army: Army) =>
      start.ok ? decide(given, start.value.state, { type: 'part', army }) : start;
    expect(stays(box('1R 1N', 'sauron'))).toMatchObject({
      ok: false,
      problems: [{ rule: 'B10', reason: { say: 'dieWithoutLeader' } }],
    });
    expect(stays(box('1R', 'sauron')).ok).toBe(true);
  });

  test('is not made when an event has driven off its last leader (B10, 4.5)', () => {
    const eagles = setting({ by: 'character', events: { attacker: [], defender: ['fp-char-18'] } });
    const led = musters(box('4R 2N', 'sauron'), box('3R +gandalf-white', 'gondor'));
    const gone = table(eagles, led, false).throw(5, 1);
    expect(gone.state().ending).toEqual({ type: 'stopped' });
    expect(gone.state().round).toBe(0);
    const army = table({ ...eagles, by: 'army' }, led, false).throw(5, 1);
    expect(army.owed()).toMatchObject({ about: { type: 'rearguard' } });
  });
});

describe('B6: cards that ask for the Fellowship', () => {
  const hands = { attacker: ['sh-char-01'], defender: ['fp-char-01'] };
  const cards = (fellowship: boolean): readonly (readonly string[])[] => {
    const brief = read(assault({ fellowship, hands }));
    const given = settingOf(brief);
    const start = beginBattle(given, mustersOf(brief));
    if (!start.ok) throw new Error(JSON.stringify(start.problems));
    const stays = decide(given, start.value.state, { type: 'part', army: box('', 'sauron') });
    if (!stays.ok) throw new Error(JSON.stringify(stays.problems));
    return (['attacker', 'defender'] as const).map((seat) => playableCards(given, stays.value.state, seat));
  };

  test('are open to both sides where it is in the region, and to neither where it is not', () => {
    expect(cards(true)).toEqual([['One for the Dark Lord'], ['It Is a Gift']]);
    expect(cards(false)).toEqual([[], []]);
  });
});

describe('where a battle is fought', () => {
  const field = (region: string, from: string, attacker: Army, defender: Army): SiegeBrief =>
    read({ ...assault({ mode: 'field', region, from, defender }, attacker) });
  const shadow = box('4R', 'sauron');
  const free = box('3R', 'gondor');
  const besieger = { mode: 'sortie', defender: box('4R', 'sauron') };

  test.each([
    ['a city', 'pelargir', 'osgiliath', 6],
    ['a city', 'dale', 'iron-hills', 6],
    ['a fortification', 'osgiliath', 'south-ithilien', 6],
    ['a fortification', 'fords-of-isen', 'gap-of-rohan', 6],
    ['a town', 'lossarnach', 'osgiliath', 5],
    ['an empty region', 'gap-of-rohan', 'enedwaith', 5],
    ['a stronghold with its army before it', 'minas-tirith', 'osgiliath', 5],
  ])('B5: against %s, %s, the attacker needs so much in the first round alone', (_, region, from, first) => {
    const given = settingOf(field(region, from, shadow, free));
    const needs = [1, 2].map((round) => targetOf(given, { round }, 'attacker'));
    expect(needs).toEqual([first, 5]);
  });

  test('S1, O1, O2: whose hold it is: of who stands before it, or of who comes out of it or to its help', () => {
    const holds = (brief: SiegeBrief): unknown => settingOf(brief).hold;
    expect(holds(field('minas-tirith', 'osgiliath', shadow, free))).toBe('defender');
    expect(holds(read(assault()))).toBe('defender');
    expect(holds(read(assault(besieger, free)))).toBe('attacker');
    expect(holds(read(assault({ ...besieger, mode: 'relief' }, box('3R', 'rohan'))))).toBe('attacker');
    expect(holds(field('pelargir', 'osgiliath', shadow, free))).toBeNull();
  });

  test('whoever attacks, the other alliance defends', () => {
    expect(settingOf(read(assault())).alliances).toEqual({ attacker: 'shadow', defender: 'free' });
    expect(settingOf(read(assault(besieger, free))).alliances).toEqual({
      attacker: 'free',
      defender: 'shadow',
    });
  });

  const havens = (brief: SiegeBrief): readonly string[] =>
    settingOf(brief)
      .havens.map(({ region }) => region)
      .toSorted();

  test('F2: a defender may go to any next region but the one the attacker came from', () => {
    const brief = field('osgiliath', 'south-ithilien', shadow, free);
    expect(havens(brief)).toEqual([
      'dead-marshes',
      'druadan-forest',
      'lossarnach',
      'minas-tirith',
      'north-ithilien',
      'pelargir',
      'west-harondor',
    ]);
    // A brief does not say who stands there: room for ten.
    expect(settingOf(brief).havens.every(({ units }) => units === 0)).toBe(true);
  });

  test('F2: and never to a settlement of the enemy: stronghold, city or town; a fortification is none', () => {
    expect(havens(field('osgiliath', 'minas-tirith', free, shadow))).toEqual([
      'dead-marshes',
      'druadan-forest',
      'north-ithilien',
      'south-ithilien',
      'west-harondor',
    ]);
    expect(havens(field('gap-of-rohan', 'enedwaith', box('3R', 'rohan'), box('3R', 'isengard')))).toEqual([
      'druwaith-iaur',
      'fords-of-isen',
      'orthanc',
      'south-dunland',
    ]);
  });

  test('A5: a garrison has nowhere to go', () => {
    expect(havens(read(assault()))).toEqual([]);
  });

  test('O1, O2: who stays inside is the rearguard of a sortie, and takes no part in a relief', () => {
    const inside = box('2R 1L', 'gondor');
    const sortie = read(assault({ ...besieger, inside }, free));
    expect([mustersOf(sortie).attacker.rearguard, settingOf(sortie).inside]).toEqual([inside, 0]);
    expect(mustersOf(sortie).defender.rearguard).toEqual(box('', 'gondor'));
    const relief = read(assault({ ...besieger, mode: 'relief', inside }, box('3R', 'rohan')));
    expect([mustersOf(relief).attacker.rearguard, settingOf(relief).inside]).toEqual([box('', 'gondor'), 2]);
  });
});
