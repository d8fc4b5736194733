/** The event cards that touch a siege (4.5): each where it may be in force and where it may not, and what it does there. */
import { describe, expect, test } from 'vitest';
import { dieOf } from '../../src/strategic/sample.ts';
import { countOf, unitsOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import { mayPass } from '../../src/strategic/war-of-the-ring/battle/events.ts';
import { combatVolley } from '../../src/strategic/war-of-the-ring/battle/leadership.ts';
import { mustersOf, settingOf } from '../../src/strategic/war-of-the-ring/battle/setting.ts';
import type { Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { listUnderstood } from '../../src/strategic/war-of-the-ring/understood.ts';
import { CARD_CONDITIONS } from '../../src/strategic/war-of-the-ring/brief/cardConditions.ts';
import { CARDS, cardOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { box, musters, setting, table, type Table } from '../kit/strategicBattle.ts';

const SHADOW_ARMY = box('4R 1E 1N', 'sauron');
const FREE_ARMY = box('3R 1E 1L', 'gondor');

/** An assault of the Shadow on Minas Tirith, or what differs, with one event in force. */
function brief(card: string, change: object = {}): object {
  const base = {
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'a-siege',
    region: 'minas-tirith',
    mode: 'assault',
    attacker: SHADOW_ARMY,
    defender: FREE_ARMY,
    ...change,
  };
  const free = cardOf(card)!.side === 'free';
  const freeAttacks = ['gondor', 'rohan'].some((nation) => nation in base.attacker.figures);
  const seat = free === freeAttacks ? 'attacker' : 'defender';
  return { ...base, cards: { attacker: [], defender: [], [seat]: [card] } };
}

const codes = (document: object): readonly string[] => {
  const read = WAR_OF_THE_RING.parse(document);
  return read.ok ? [] : read.problems.map(({ code }) => code);
};

function read(document: object): SiegeBrief {
  const found = WAR_OF_THE_RING.parse(document);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

const withKing = { attacker: box('4R 1E +witch-king', 'sauron') };
const isengard = { attacker: box('4R 1E', 'isengard') };
const sortie = { mode: 'sortie', attacker: FREE_ARMY, defender: SHADOW_ARMY };
const relief = { mode: 'relief', attacker: box('4R', 'rohan'), defender: SHADOW_ARMY };
const orthanc = {
  region: 'orthanc',
  attacker: box('4R', 'rohan'),
  defender: box('4R +saruman', 'isengard'),
};
const white = { inPlay: ['gandalf-white'] };
const inHold = (region: string): object => ({ region });

/** Where each event may be in force, and everywhere else it is refused: a reason, and what differs from the brief above. */
const PLACES: Readonly<
  Record<string, { readonly met: object; readonly unmet: Readonly<Record<string, object>> }>
> = {
  'sh-char-20': {
    met: withKing,
    unmet: { 'no Witch-king': {}, 'no assault': { ...sortie, defender: withKing.attacker } },
  },
  'sh-str-02': {
    met: { ...isengard, inPlay: ['saruman'] },
    unmet: { 'no Saruman': isengard, 'nobody of Isengard': { inPlay: ['saruman'] } },
  },
  'sh-char-19': { met: {}, unmet: { 'no Nazgûl': { attacker: box('4R', 'sauron') } } },
  'sh-str-03': { met: {}, unmet: { 'not Minas Tirith': inHold('dol-amroth'), 'no assault': sortie } },
  'sh-str-04': {
    met: { atWar: ['sauron', 'isengard', 'southrons', 'gondor'] },
    unmet: { 'Southrons at peace': { atWar: ['sauron', 'isengard', 'gondor'] } },
  },
  'sh-str-13': {
    met: { atWar: ['isengard', 'sauron', 'gondor'] },
    unmet: { 'Isengard at peace': { atWar: ['sauron', 'gondor'] } },
  },
  'sh-str-14': { met: {}, unmet: { 'Sauron at peace': { ...isengard, atWar: ['isengard', 'gondor'] } } },
  'sh-str-15': { met: {}, unmet: { 'Sauron at peace': { ...isengard, atWar: ['isengard', 'gondor'] } } },
  'fp-str-02': {
    met: inHold('erebor'),
    unmet: { Lórien: inHold('lorien'), Rivendell: inHold('rivendell') },
  },
  'fp-str-05': {
    met: { attacker: box('3R 1R@southrons', 'sauron') },
    unmet: { 'one nation': {} },
  },
  'fp-str-10': {
    met: relief,
    unmet: {
      'an assault': {},
      'the besieger has it': {
        ...relief,
        attacker: SHADOW_ARMY,
        defender: box('4R', 'rohan'),
        region: 'orthanc',
      },
    },
  },
  'fp-str-14': {
    met: {},
    unmet: {
      'not Minas Tirith': inHold('dol-amroth'),
      'he waits inside': relief,
      'the Shadow holds it': { attacker: FREE_ARMY, defender: SHADOW_ARMY },
    },
  },
  'fp-str-15': { met: inHold('lorien'), unmet: { elsewhere: {} } },
  'fp-str-18': { met: inHold('dol-amroth'), unmet: { elsewhere: {} } },
  'fp-str-21': { met: inHold('rivendell'), unmet: { elsewhere: {} } },
  'fp-str-22': { met: inHold('erebor'), unmet: { elsewhere: {} } },
  'fp-str-24': { met: inHold('woodland-realm'), unmet: { elsewhere: {} } },
  'fp-char-18': {
    met: { defender: box('3R +gimli', 'gondor') },
    unmet: {
      'no companion': {},
      'no Nazgûl': { attacker: box('4R', 'sauron'), defender: box('3R +gimli', 'gondor') },
    },
  },
  'fp-char-19': {
    met: { ...orthanc, ...white },
    unmet: { 'no Gandalf the White': orthanc, elsewhere: white },
  },
  'fp-char-20': {
    met: { ...orthanc, ...white },
    unmet: { 'no Gandalf the White': orthanc, elsewhere: white },
  },
  'fp-char-21': {
    met: { ...orthanc, ...white },
    unmet: { 'no Gandalf the White': orthanc, elsewhere: white },
  },
  'fp-char-24': {
    met: { defender: box('3R +strider', 'gondor') },
    unmet: {
      'neither Strider nor Aragorn': { defender: box('3R +boromir', 'gondor') },
      'Strider elsewhere': { inPlay: ['strider'] },
    },
  },
};

describe.each(Object.entries(PLACES))('%s', (card, { met, unmet }) => {
  test(`${cardOf(card)!.name} may be in force where its condition holds`, () => {
    expect(codes(brief(card, met))).toEqual([]);
  });

  test.each(Object.entries(unmet))('is refused: %s', (_, change) => {
    expect(codes(brief(card, change))).toContain('impossible-card');
  });
});

test('no event has a condition that is not looked at here', () => {
  expect(Object.keys(CARD_CONDITIONS).toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

/** A battle with events in force, before anybody is asked for a rearguard. */
const under = (
  cards: { readonly attacker?: readonly string[]; readonly defender?: readonly string[] },
  attacker: string,
  defender: string,
  change: Partial<Setting> = {},
): Table =>
  table(
    setting({ events: { attacker: cards.attacker ?? [], defender: cards.defender ?? [] }, ...change }),
    change.alliances?.attacker === 'free'
      ? musters(box(attacker, 'gondor'), box(defender, 'sauron'))
      : musters(box(attacker, 'sauron'), box(defender, 'gondor')),
    false,
  );
const FREE_ATTACKS = { alliances: { attacker: 'free', defender: 'shadow' } } as const;

describe('what events do before the first round', () => {
  test('Dreadful Spells: a die for each Nazgûl, the Witch-king one of them, five at most, on five', () => {
    const dice = (army: string): number => {
      const owed = under({ attacker: ['sh-char-19'] }, army, '3R').owed();
      return owed.type === 'dice' ? owed.volleys[0]!.dice : 0;
    };
    expect([dice('3R 1N'), dice('3R 1N +witch-king'), dice('3R 7N')]).toEqual([1, 2, 5]);
    expect(
      under({ attacker: ['sh-char-19'] }, '3R 2N', '3R')
        .throw(4, 5)
        .state().sides.defender.army,
    ).toEqual(box('2R', 'gondor'));
  });

  test('The Spirit of Mordor: five dice on five against the army that quarrels', () => {
    const at = under({ defender: ['fp-str-05'] }, '3R 2R@southrons', '3R').throw(5, 6, 4, 1, 1);
    at.choose('regular:sauron', 'regular:southrons');
    expect(unitsOf(at.state().sides.attacker.army)).toBe(3);
    expect(at.owed()).toMatchObject({ about: { type: 'rearguard' } });
  });

  test.each(['fp-char-19', 'fp-char-20', 'fp-char-21'])(
    '%s, the Ents: three dice on four; Saruman alone dies',
    (ents) => {
      const at = under({ attacker: [ents] }, '3R', '2R@isengard +saruman', FREE_ATTACKS).throw(4, 3, 1);
      expect(unitsOf(at.state().sides.defender.army)).toBe(1);
      expect(at.state().sides.defender.fallen).toEqual([]);
      const alone = under({ attacker: [ents] }, '3R', '2R@isengard +saruman', FREE_ATTACKS).throw(4, 5, 1);
      expect(alone.state().sides.defender.fallen).toEqual(['saruman']);
    },
  );

  test('The Eagles are Coming!: a Nazgûl for each five, the others are gone, the Witch-king stays', () => {
    const at = under({ defender: ['fp-char-18'] }, '3R 3N +witch-king', '3R +gimli').throw(5, 4, 1);
    const { army, pool, away } = at.state().sides.attacker;
    expect(army).toEqual(box('3R +witch-king', 'sauron'));
    expect([countOf(pool, 'sauron', 'nazgul'), countOf(away, 'sauron', 'nazgul')]).toEqual([5 + 1, 2]);
  });

  test('The Eagles are Coming!: the last Nazgûl is killed by a hit, not driven off', () => {
    const { pool, away } = under({ defender: ['fp-char-18'] }, '3R 1N', '3R +gimli')
      .throw(5)
      .state().sides.attacker;
    expect([countOf(pool, 'sauron', 'nazgul'), countOf(away, 'sauron', 'nazgul')]).toEqual([7 + 1, 0]);
  });

  test('without a Nazgûl nothing is thrown for Dreadful Spells', () => {
    const at = under({ attacker: ['sh-char-19'] }, '3R', '3R');
    expect(at.owed()).toMatchObject({ about: { type: 'rearguard' } });
    expect(at.log()).toEqual([{ type: 'EventPlayed', seat: 'attacker', card: 'sh-char-19', choice: null }]);
  });

  test('an event that is thrown for asks for no choice, whoever leads the garrison', () => {
    const at = under({ attacker: ['sh-char-19'] }, '3R 2N', '3R 1L 1L@rohan');
    expect(at.owed()).toMatchObject({ type: 'dice', purpose: 'event' });
    expect(at.log()).toMatchObject([{ type: 'EventPlayed', choice: null }]);
  });

  test('an event that acts on the map alone does nothing in a battle', () => {
    const at = under({ attacker: ['sh-char-01'] }, '3R', '3R');
    expect(at.owed()).toMatchObject({ about: { type: 'rearguard' } });
    expect(at.log()).toEqual([]);
  });

  test('ruling 8: whoever else is with an army that the Ents wipe out is spared; and Saruman by any other event', () => {
    const wiped = (event: string, faces: readonly number[]): readonly string[] =>
      under({ attacker: [event] }, '3R', '2R@isengard +saruman +mouth-of-sauron', FREE_ATTACKS)
        .throw(...faces)
        .state().sides.defender.fallen;
    expect(wiped('fp-char-19', [4, 4, 1])).toEqual(['saruman']);
    expect(wiped('fp-str-05', [5, 5, 1, 1, 1])).toEqual([]);
  });

  test("Denethor's Folly: a leader inside dies, where there is one; the cards are barred in any case", () => {
    const folly = { attacker: ['sh-str-03'] };
    expect(under(folly, '3R', '3R 2L').state().sides.defender.army).toEqual(box('3R 1L', 'gondor'));
    expect(under(folly, '3R', '3R').state().sides.defender.army).toEqual(box('3R', 'gondor'));
    expect(settingOf(read(brief('sh-str-03', { defender: box('3R', 'gondor') }))).freeCardsBarred).toBe(true);
  });

  test.each([
    ['fp-str-14', 'gondor', 1],
    ['fp-str-18', 'gondor', 1],
    ['fp-str-15', 'elves', 0],
    ['fp-str-21', 'elves', 0],
    ['fp-str-24', 'elves', 0],
    ['fp-str-22', 'dwarves', 1],
  ] as const)('%s: a unit of %s inside, with so many leaders: %i', (card, nation, leaders) => {
    const at = under({ defender: [card] }, '3R', '3R');
    expect(at.owed()).toMatchObject({ options: [`regular:${nation}`, `elite:${nation}`] });
    const { figures } = at.choose(`elite:${nation}`).state().sides.defender.army;
    expect([countOf(figures, nation, 'elite'), countOf(figures, nation, 'leader')]).toEqual([1, leaders]);
  });

  test('O3: no sixth unit comes into a hold, only the leader, whoever holds it and whoever stays behind', () => {
    const garrison = under({ defender: ['fp-str-14'] }, '3R', '5R').state().sides.defender.army;
    expect(garrison).toEqual(box('5R 1L', 'gondor'));
    const asked = { about: { type: 'event' } };
    const moria = { ...FREE_ATTACKS, region: 'moria' };
    expect(under({ defender: ['sh-str-14'] }, '3R', '4R', moria).owed()).toMatchObject(asked);
    expect(under({ defender: ['sh-str-14'] }, '3R', '5R', moria).owed()).not.toMatchObject(asked);
    const sortie = (rearguard: string): Table => {
      const both = musters(box('3R', 'gondor'), box('3R', 'sauron'));
      const events = { attacker: ['fp-str-14'], defender: [] };
      const given = setting({ ...FREE_ATTACKS, mode: 'sortie', hold: 'attacker', events });
      const attacker = { ...both.attacker, rearguard: box(rearguard, 'gondor') };
      return table(given, { ...both, attacker }, false);
    };
    expect(sortie('1R').owed()).toMatchObject(asked);
    expect(sortie('2R').owed()).not.toMatchObject(asked);
  });

  test('O3: only who is besieged has that limit: not the besieger of a sortie, nor an army in the open', () => {
    const asked = { about: { type: 'event' } };
    const sortie: Partial<Setting> = { ...FREE_ATTACKS, mode: 'sortie', hold: 'attacker' };
    expect(under({ defender: ['sh-str-14'] }, '3R', '6R', sortie).owed()).toMatchObject(asked);
    const field: Partial<Setting> = { mode: 'field', ground: 'open', hold: null };
    expect(under({ defender: ['fp-str-14'] }, '3R', '6R', field).owed()).toMatchObject(asked);
    expect(under({ attacker: ['sh-str-14'] }, '6R', '3R').owed()).toMatchObject(asked);
  });

  test('what is not in reinforcements does not come: neither the unit nor its leader', () => {
    const after = (left: object): Table => {
      const both = musters(box('3R', 'sauron'), box('3R', 'gondor'));
      const gondor = { regular: 0, elite: 0, leader: 0, nazgul: 0, ...left };
      const given = setting({ events: { attacker: [], defender: ['fp-str-14'] } });
      return table(given, { ...both, defender: { ...both.defender, pool: { gondor } } }, false);
    };
    const army = (left: object): unknown => after(left).state().sides.defender.army;
    expect(army({ regular: 1 })).toEqual(box('4R', 'gondor'));
    expect(army({ elite: 1, leader: 1 })).toEqual(box('3R 1E 1L', 'gondor'));
    expect(army({ leader: 1 })).toEqual(box('3R 1L', 'gondor'));
    expect(army({})).toEqual(box('3R', 'gondor'));
    expect(after({ regular: 1, elite: 1 }).owed()).toMatchObject({
      options: ['regular:gondor', 'elite:gondor'],
    });
  });

  test('no elite in reinforcements: Hill-Trolls raise nobody', () => {
    const both = musters(box('3R', 'sauron'), box('3R', 'gondor'));
    const given = setting({ events: { attacker: ['sh-str-15'], defender: [] } });
    const at = table(given, { ...both, attacker: { ...both.attacker, pool: {} } }, false);
    expect(at.log()).toEqual([{ type: 'EventPlayed', seat: 'attacker', card: 'sh-str-15', choice: null }]);
  });

  test('B1: no eleventh unit comes to a besieger', () => {
    const full = under({ attacker: ['sh-str-14'] }, '10R', '3R');
    expect(full.owed()).toMatchObject({ about: { type: 'rearguard' } });
    const at = under({ attacker: ['sh-str-13'] }, '9R', '3R').choose('regular:isengard');
    expect(unitsOf(at.state().sides.attacker.army)).toBe(10);
  });

  test('Hill-Trolls: two regulars of Sauron become elites; The Grey Company: one regular does', () => {
    expect(under({ attacker: ['sh-str-15'] }, '3R', '3R').state().sides.attacker.army).toEqual(
      box('1R 2E', 'sauron'),
    );
    expect(under({ attacker: ['sh-str-15'] }, '1E', '3R').state().sides.attacker.army).toEqual(
      box('1E', 'sauron'),
    );
    expect(under({ defender: ['fp-char-24'] }, '3R', '3R +strider').state().sides.defender.army).toEqual(
      box('2R 1E +strider', 'gondor'),
    );
  });
});

describe('4.5: what is said of an event before the battle', () => {
  const said = (card: string, change: object = {}): unknown =>
    listUnderstood(read(brief(card, change))).flatMap((one) => (one.type === 'event' ? [one.effect] : []));
  const lorien = (garrison: string): object => ({ region: 'lorien', defender: box(garrison, 'elves') });

  test('who recruits where a sixth unit would come, or raises elites of regulars he has not, is told that nothing comes of it', () => {
    expect(said('fp-str-15', lorien('1R 2E'))).toEqual(['acts']);
    expect(said('fp-str-15', lorien('2R 3E'))).toEqual(['idle']);
    expect(said('sh-str-15')).toEqual(['acts']);
    expect(said('sh-str-15', { attacker: box('2E 3R@isengard', 'sauron') })).toEqual(['idle']);
  });

  test.each([
    ['fp-str-14', 'minas-tirith', 'gondor'],
    ['fp-str-18', 'dol-amroth', 'gondor'],
    ['fp-str-22', 'erebor', 'dwarves'],
  ] as const)('%s acts in a full hold as long as a leader is left to come', (card, region, nation) => {
    const full = { region, defender: box('3R 2E', nation) };
    expect(said(card, full)).toEqual(['acts']);
    expect(said(card, { ...full, pool: { [nation]: { leader: 1 } } })).toEqual(['acts']);
    expect(said(card, { ...full, pool: {} })).toEqual(['idle']);
  });

  test('the last elite of the reinforcements comes, though nobody is left to choose when he has come', () => {
    expect(said('fp-str-15', { ...lorien('1R 2E'), pool: { elves: { elite: 1 } } })).toEqual(['acts']);
  });

  test('an event that is thrown for always acts', () => {
    expect(said('sh-char-19')).toEqual(['acts']);
    expect(said('fp-char-18', { defender: box('3R +gimli', 'gondor') })).toEqual(['acts']);
  });
});

describe('what events do to the battle', () => {
  test('Grond and The Fighting Uruk-hai pay for three rounds, and bar cards from the first', () => {
    for (const document of [
      brief('sh-char-20', withKing),
      brief('sh-str-02', { ...isengard, inPlay: ['saruman'] }),
    ]) {
      const found = read(document);
      expect(found).toMatchObject({ roundsPaid: 3, by: 'card' });
      expect(settingOf(found)).toMatchObject({ roundsPaid: 3, firstRoundLocked: true });
    }
  });

  test('Help Unlooked For: the besieger has a die less for each unit inside, but never less than one', () => {
    const dice = (inside: string): number => {
      const found = read(brief('fp-str-10', { ...relief, inside: box(inside, 'gondor') }));
      const at = table(settingOf(found), mustersOf(found));
      return combatVolley(at.setting, at.state(), 'defender').dice;
    };
    expect([dice('1R'), dice('3R 1L'), dice('5R')]).toEqual([4, 2, 1]);
  });

  test('Gwaihir and We Prove the Swifter let a companion into a hold; the Dead Men and the Woses out of one (S4)', () => {
    const ways = ['fp-char-15', 'fp-char-16', 'fp-char-22', 'fp-str-11'].map((card) => [
      mayPass('in', true, card),
      mayPass('out', true, card),
    ]);
    expect(ways).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  test('every other event that touches a siege acts on the map alone: the battle and its dice are as without it', () => {
    const plain = { ...read(brief('sh-char-19')), cards: { attacker: [], defender: [] } };
    const acting = new Set(
      Object.keys(PLACES).filter((card) => card !== 'fp-str-02' && card !== 'sh-str-04'),
    );
    const others = CARDS.filter(({ id, link }) => link !== null && !acting.has(id));
    expect(others).toHaveLength(17);
    for (const { id } of others) {
      const found = { ...plain, cards: { attacker: [id], defender: [] } };
      expect([id, settingOf(found)]).toEqual([id, settingOf(plain)]);
      const end = (one: SiegeBrief) => WAR_OF_THE_RING.autoResolve(one, one.battle, dieOf(2, 0)).fate;
      expect(end(found)).toBe(end(plain));
    }
  });
});
