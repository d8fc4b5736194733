/** What a brief says of the attack and of the Fellowship holds in the battle (B10, B6). */
import { describe, expect, test } from 'vitest';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import { playableCards } from '../../src/strategic/war-of-the-ring/battle/conditions.ts';
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
