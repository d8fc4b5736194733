/** 4.5: event cards and characters as tactical things. */
import { describe, expect, test } from 'vitest';
import { actsBefore } from '../../../src/strategic/war-of-the-ring/battle/events.ts';
import { CARD_CONDITIONS } from '../../../src/strategic/war-of-the-ring/brief/cardConditions.ts';
import { CARDS } from '../../../src/strategic/war-of-the-ring/facts.ts';
import { DARK_TURNS } from '../../../src/strategic/war-of-the-ring/dials.ts';
import { EVENTS, omensOf } from '../../../src/strategic/war-of-the-ring/hexes/events.ts';
import { grondsHex } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import { stepsNow } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import type { Fight } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { battleOf, begun, blockOf, fightOf } from '../../kit/fights.ts';

const ATTACKING = (...cards: readonly string[]) => ({ cards: { attacker: cards, defender: [] } });
const ALL_SHADOW = ['sauron', 'isengard', 'southrons', 'gondor', 'rohan'];
const URUKS = {
  region: 'helms-deep',
  attacker: { figures: { isengard: { regular: 6, elite: 3 } }, characters: [] },
  defender: { figures: { rohan: { regular: 2, elite: 2, leader: 1 } }, characters: [] },
  inPlay: ['saruman'],
};
const RIDERS = {
  mode: 'relief',
  from: 'druadan-forest',
  attacker: { figures: { rohan: { regular: 4, elite: 3, leader: 2 } }, characters: ['gandalf-white'] },
  defender: { figures: { sauron: { regular: 8, elite: 2, nazgul: 2 } }, characters: ['witch-king'] },
  inside: { figures: { gondor: { regular: 2, elite: 1 } }, characters: [] },
};

const first = (fight: Fight) => blockOf(fight, begun(fight));
const lost = (fight: Fight, seat: 'attacker' | 'defender'): number => {
  const steps = stepsNow(fight, begun(fight));
  const units = fight.link[seat].figures.filter((id) => /-[RE]-/.test(id));
  return units.reduce((sum, id) => sum + (id.includes('-E-') ? 8 : 4) - steps[id]!, 0);
};

describe('the table of events', () => {
  test('has every card that touches a siege, and no other', () => {
    const touching = CARDS.filter(
      ({ id, link }) => link !== null || actsBefore(id) || CARD_CONDITIONS[id] !== undefined,
    ).map(({ id }) => id);
    expect(Object.keys(EVENTS).toSorted()).toEqual(touching.toSorted());
  });

  test('says of a card that it acts on the armies exactly where the strategic game lets it act before the first round', () => {
    const acting = Object.entries(EVENTS).flatMap(([id, { on }]) => (on === 'armies' ? [id] : []));
    expect(acting.toSorted()).toEqual(Object.keys(EVENTS).filter(actsBefore).toSorted());
  });
});

describe('Grond', () => {
  const fight = fightOf(ATTACKING('sh-char-20'));

  test('begins before the gate, with somebody who can push it, and needs no spell', () => {
    const scenario = first(fight);
    const grond = scenario.pieces.find(({ id }) => id === 'grond')!;
    expect(grond.at).toBe('1313');
    expect(grondsHex(fight.ground)).toBe('1313');
    const pusher = scenario.pieces.find(
      ({ at, id }) => at === grond.at && id !== 'grond' && id.startsWith('sauron-r'),
    )!;
    const kind = scenario.kinds.find(({ id }) => id === pusher.kind)!;
    expect(kind).toMatchObject({ traits: expect.arrayContaining(['pushes-grond']) as unknown });
    expect(scenario.options.grond).toBe('always-active');
    battleOf(scenario);
  });

  test('is not there without its card, whoever leads', () => {
    expect(first(fightOf()).pieces.map(({ id }) => id)).not.toContain('grond');
  });

  test('three blocks are paid for (A1)', () => {
    expect(fight.link.roundsPaid).toBe(3);
  });
});

describe('The Fighting Uruk-hai', () => {
  test('a charge has opened the weakest hexside when the assault begins, and no ladder stands against it', () => {
    const fight = fightOf({ ...URUKS, ...ATTACKING('sh-str-02') });
    const { breached = [], ladders = [] } = first(fight).opening ?? {};
    expect(breached).toEqual([fight.ground.weak[0]]);
    const ends = breached[0]!.split('/');
    expect(ladders.some((pair) => pair.split('/').every((hex) => ends.includes(hex)))).toBe(false);
    expect(first(fightOf(URUKS)).opening?.breached).toEqual([]);
  });
});

describe('The Day Without Dawn', () => {
  test('makes turns of a block night, which are day otherwise', () => {
    const dark = fightOf({ ...ATTACKING('sh-str-04'), atWar: ALL_SHADOW });
    expect([...battleOf(first(dark)).turns.night]).toEqual(DARK_TURNS);
    expect(battleOf(first(fightOf())).turns.night.size).toBe(0);
  });
});

describe('Help Unlooked For', () => {
  test('the besieger has a formation less in the line for each unit inside, never less than one', () => {
    const line = (change: object): number => {
      const { pieces } = first(fightOf({ ...RIDERS, ...change }));
      return pieces.filter(({ id }) => /^sauron-[re]-/.test(id)).length / 2;
    };
    expect(line({})).toBe(5);
    expect(line(ATTACKING('fp-str-10'))).toBe(2);
    const full = { figures: { gondor: { regular: 5 } }, characters: [] };
    expect(line({ ...ATTACKING('fp-str-10'), inside: full })).toBe(1);
  });
});

describe('events that are diced for before the first block', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  test('Dreadful Spells: each hit is four steps of the garrison, up to a die for each Nazgûl, and the seed alone decides', () => {
    const spells = (seed: number) => fightOf({ ...ATTACKING('sh-char-19'), seed });
    const losses = seeds.map((seed) => lost(spells(seed), 'defender'));
    expect(new Set(losses)).toEqual(new Set([0, 4, 8, 12]));
    expect(losses).toEqual(seeds.map((seed) => lost(spells(seed), 'defender')));
    expect(seeds.map((seed) => 4 * omensOf(spells(seed).brief).hits.defender)).toEqual(losses);
  });

  test('The Spirit of Mordor falls on the besieger', () => {
    const brief = {
      attacker: { figures: { sauron: { regular: 5 }, southrons: { regular: 3 } }, characters: [] },
      cards: { attacker: [], defender: ['fp-str-05'] },
    };
    const losses = seeds.map((seed) => lost(fightOf({ ...brief, seed }), 'attacker'));
    expect(Math.max(...losses)).toBeGreaterThan(0);
    expect(losses.every((steps) => steps % 4 === 0)).toBe(true);
  });

  test('the Eagles kill Nazgûl and drive off the others; the Witch-king stays', () => {
    const fights = seeds.map((seed) =>
      fightOf({
        seed,
        defender: { figures: { gondor: { regular: 3 } }, characters: ['strider'] },
        cards: { attacker: [], defender: ['fp-char-18'] },
      }),
    );
    for (const fight of fights) {
      const ids = first(fight).pieces.map(({ id }) => id);
      expect(ids.filter((id) => id.startsWith('sauron-n-'))).toEqual([]);
      expect(ids).toContain('witch-king');
    }
    const living = fights
      .map((fight) => stepsNow(fight, begun(fight)))
      .map((now) => now['sauron-N-01']! + now['sauron-N-02']!);
    expect(new Set(living)).toEqual(new Set([0, 1, 2]));
  });
});

describe('events that bring somebody', () => {
  test('Guards of the Citadel are inside with their captain when the first block begins', () => {
    const fight = fightOf({ cards: { attacker: [], defender: ['fp-str-14'] } });
    expect(fight.link.defender.figures).toHaveLength(7);
    expect(first(fight).pieces.filter(({ id }) => id.startsWith('gondor-r-'))).toHaveLength(8);
  });
});

describe('the White Rider', () => {
  test('gives up his own leadership, and the Nazgûl across lead and frighten nobody', () => {
    const { supplies, kinds } = first(fightOf(RIDERS));
    // Two leaders of Rohan; neither Gandalf nor any Nazgûl.
    expect(supplies.tries).toEqual({ defender: 2, besieger: 0 });
    expect(kinds.find(({ id }) => id === 'witch-king')).toMatchObject({ magic: { spells: ['freeze'] } });
  });

  test('keeps it where one Nazgûl is all there is', () => {
    const one = { figures: { sauron: { regular: 8, nazgul: 1 } }, characters: [] };
    expect(first(fightOf({ ...RIDERS, defender: one })).supplies.tries).toEqual({ defender: 3, besieger: 1 });
  });
});

describe('Saruman', () => {
  test('makes leaders of the elites of Isengard, until they are regulars', () => {
    expect(first(fightOf(URUKS)).supplies.tries?.besieger).toBe(3);
    expect(first(fightOf({ ...URUKS, inPlay: [] })).supplies.tries?.besieger).toBe(0);
  });
});
