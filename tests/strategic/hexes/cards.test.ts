/** 4.4: combat cards chosen for a block, as modifiers at the border. */
import { describe, expect, test } from 'vitest';
import { COMBAT_CARDS } from '../../../src/strategic/war-of-the-ring/facts.ts';
import { ON_HEXES } from '../../../src/strategic/war-of-the-ring/hexes/combatCards.ts';
import { betterCode } from '../../../src/strategic/war-of-the-ring/hexes/codes.ts';
import { CODES } from '../../../src/strategic/war-of-the-ring/dials.ts';
import { stepsNow } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import type { Fight } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { swaysOf } from '../../../src/strategic/war-of-the-ring/hexes/sways.ts';
import { begun, blockOf, endOf, fightOf, NO_CARDS, went } from '../../kit/fights.ts';

const HOST = { figures: { sauron: { regular: 8, elite: 2, nazgul: 2 } }, characters: ['witch-king'] };
const CAPTAINS = {
  figures: { gondor: { regular: 3, elite: 2, leader: 2 } },
  characters: ['gandalf-grey', 'aragorn'],
};
const FIGHT = fightOf({ defender: CAPTAINS });
const SORTIE = fightOf({ mode: 'sortie', attacker: CAPTAINS, defender: HOST });
/** Whoever a card may ask for is here, and the Nazgûl outweigh the leaders across. */
const ALL_HERE = fightOf({
  attacker: { figures: { sauron: { regular: 5, elite: 2, nazgul: 4 } }, characters: ['witch-king'] },
  defender: CAPTAINS,
});
const PRINTED = { gondor: CODES.gondor.regular, sauron: CODES.sauron.regular };
const ATTACKER = (title: string) => ({ attacker: title, defender: null });
const DEFENDER = (title: string) => ({ attacker: null, defender: title });

/** The code of a kind in the block for which these cards were chosen. */
function codeOf(fight: Fight, kind: string, cards = NO_CARDS): unknown {
  const sheet = blockOf(fight, begun(fight), cards).kinds.find(({ id }) => id === kind);
  return sheet?.class === 'unit' ? sheet.code : undefined;
}

/** Figures of a seat that have a counter in the block for which these cards were chosen. */
function inLine(fight: Fight, force: string, cards = NO_CARDS): number {
  const { pieces } = blockOf(fight, begun(fight), cards);
  const units = pieces.filter((one) => one.force === force && /-[re]-\d\d-[ab]$/.test(one.id));
  return new Set(units.map(({ id }) => id.slice(0, -2))).size;
}

/** Steps that each side loses by a block in which nothing happened but its cards. */
function lostBy(fight: Fight, cards: typeof NO_CARDS, hurt: Readonly<Record<string, { lost: number }>> = {}) {
  const start = begun(fight);
  const after = went(fight, start, endOf(blockOf(fight, start, cards), hurt), cards);
  const [before, now] = [stepsNow(fight, start), stepsNow(fight, after)];
  const of = (seat: 'attacker' | 'defender'): number =>
    fight.link[seat].figures.reduce((sum, id) => sum + before[id]! - now[id]!, 0);
  return { attacker: of('attacker'), defender: of('defender') };
}

describe('every combat card', () => {
  test('there are 38, and each says what it does on the hexes, or why nothing', () => {
    expect(COMBAT_CARDS).toHaveLength(38);
    expect(Object.keys(ON_HEXES).toSorted()).toEqual(COMBAT_CARDS.map(({ title }) => title).toSorted());
    expect(Object.values(ON_HEXES).every((sentence) => sentence.length > 15)).toBe(true);
  });

  test.each(COMBAT_CARDS.map(({ title, side }) => [title, side] as const))(
    '%s changes something on the hexes, unless its sentence says nothing',
    (title, side) => {
      const seat = side === 'shadow' ? 'attacker' : 'defender';
      const sways = swaysOf(ALL_HERE, begun(ALL_HERE), { ...NO_CARDS, [seat]: title });
      const still = JSON.stringify(sways) === JSON.stringify(swaysOf(ALL_HERE, begun(ALL_HERE), NO_CARDS));
      expect(still).toBe(ON_HEXES[title]!.startsWith('nothing'));
    },
  );
});

test('8.37 ratings grow by cards up to 8 and no further: the Witch-king begins with the best there is', () => {
  const rated = (cards: typeof NO_CARDS) =>
    Object.fromEntries(
      blockOf(FIGHT, begun(FIGHT), cards).kinds.flatMap((sheet) =>
        sheet.class === 'personage' ? [[sheet.id, sheet.ratings]] : [],
      ),
    );
  expect(rated(NO_CARDS)).toMatchObject({ 'witch-king': [8, 4], 'captain-nazgul': [3, 1], aragorn: [7, 5] });
  expect(rated(ATTACKER('Deadly Strife'))).toMatchObject({
    'witch-king': [8, 6],
    'captain-nazgul': [5, 3],
    aragorn: [8, 7],
  });
});

describe('+1 on the roll', () => {
  test.each([
    ['De2Y', 1, 'Ce2Y'],
    ['De2Y', 2, 'Be2Y'],
    ['A4Z', 1, 'A4Z'],
    ['E3Y', -1, 'E-3Y'],
    ['E-3Y', -1, 'E-3Y'],
    ['e2Y', 1, 'e2Y'],
  ])('%s by %i is %s', (code, by, better) => {
    expect(betterCode(code, by)).toBe(better);
  });

  test('makes the melee letter of its side one better in this block, and of no other side', () => {
    expect(codeOf(FIGHT, 'gondor-regular')).toBe(PRINTED.gondor);
    expect(codeOf(FIGHT, 'gondor-regular', DEFENDER('Valour'))).toBe(betterCode(PRINTED.gondor, 1));
    expect(codeOf(FIGHT, 'sauron-regular', DEFENDER('Valour'))).toBe(PRINTED.sauron);
  });

  test('of both sides is a letter for both, and -1 on the enemy roll a letter less for him', () => {
    expect(codeOf(FIGHT, 'sauron-regular', ATTACKER('Deadly Strife'))).toBe(betterCode(PRINTED.sauron, 2));
    expect(codeOf(FIGHT, 'gondor-regular', ATTACKER('Deadly Strife'))).toBe(betterCode(PRINTED.gondor, 2));
    expect(codeOf(FIGHT, 'sauron-regular', DEFENDER('Advantageous Position'))).toBe(
      betterCode(PRINTED.sauron, -1),
    );
  });

  test('on re-rolls makes leaders better', () => {
    const { kinds } = blockOf(FIGHT, begun(FIGHT), ATTACKER('They Are Terrible'));
    expect(kinds.find(({ id }) => id === 'captain-nazgul')).toMatchObject({ ratings: [4, 2] });
  });
});

describe('dice that are lost', () => {
  test.each([
    ['three dice at most are three formations', DEFENDER('Daylight'), 3],
    ['two dice at most are two', DEFENDER('Huorn-dark'), 2],
    ['a die less for each companion is a formation less', DEFENDER('Brave Stand'), 3],
  ])('%s', (_, cards, formations) => {
    expect(inLine(FIGHT, 'shadow')).toBe(5);
    expect(inLine(FIGHT, 'shadow', cards)).toBe(formations);
  });

  test('never take the last formation', () => {
    expect(inLine(FIGHT, 'free', ATTACKER('Dread and Despair'))).toBe(1);
  });

  test('cost the Nazgûl who frighten their own tries to rally', () => {
    const { supplies } = blockOf(FIGHT, begun(FIGHT), ATTACKER('Dread and Despair'));
    expect(supplies.tries?.besieger).toBe(0);
  });
});

describe('attacks beside the roll', () => {
  test('a pre-attack is worth its dice on average, in whole steps, before the block', () => {
    // Two elites, 5 and 6 hit: two thirds of a hit.
    expect(lostBy(FIGHT, DEFENDER('Charge'))).toEqual({ attacker: 3, defender: 0 });
    // Five points of leadership: five thirds of a hit.
    expect(lostBy(FIGHT, DEFENDER('Sudden Strike'))).toEqual({ attacker: 7, defender: 0 });
    expect(blockOf(FIGHT, begun(FIGHT), DEFENDER('Sudden Strike')).pieces.map(({ id }) => id)).not.toContain(
      'sauron-r-01-a',
    );
  });

  test('own hits buy a letter, or steps of the enemy', () => {
    expect(lostBy(FIGHT, ATTACKER('Relentless Assault'))).toEqual({ attacker: 4, defender: 0 });
    expect(codeOf(FIGHT, 'sauron-regular', ATTACKER('Relentless Assault'))).toBe(
      betterCode(PRINTED.sauron, 1),
    );
    expect(lostBy(FIGHT, ATTACKER('Onslaught'))).toEqual({ attacker: 4, defender: 2 });
  });

  test('a miss that is turned is a hit, and its companion rallies nobody', () => {
    expect(lostBy(FIGHT, DEFENDER('Andúril'))).toEqual({ attacker: 8, defender: 0 });
    const tries = (cards: typeof NO_CARDS) => blockOf(FIGHT, begun(FIGHT), cards).supplies.tries?.defender;
    expect([tries(NO_CARDS), tries(DEFENDER('Andúril'))]).toEqual([5, 3]);
  });

  test('against a hold an attack without a face of its own hits on 6 only', () => {
    expect(lostBy(SORTIE, ATTACKER('Charge')).defender).toBe(3);
    const assault = fightOf({
      attacker: CAPTAINS,
      defender: { figures: { sauron: { regular: 3 } }, characters: [] },
    });
    expect(lostBy(assault, ATTACKER('Charge')).defender).toBe(1);
  });
});

describe('hits added and taken back when the block is over', () => {
  const oneHit = {
    'sauron-r-01-a': { lost: 2 },
    'sauron-r-01-b': { lost: 2 },
  };

  test('one more if there was one', () => {
    expect(lostBy(FIGHT, DEFENDER('No Quarter'))).toEqual({ attacker: 0, defender: 0 });
    expect(lostBy(FIGHT, DEFENDER('No Quarter'), oneHit)).toEqual({ attacker: 8, defender: 0 });
    expect(lostBy(FIGHT, DEFENDER('Nameless Wood'), oneHit)).toEqual({ attacker: 12, defender: 0 });
  });

  test('one hit of two or more comes back, and never the only one', () => {
    const hurt = (counters: readonly string[]) => Object.fromEntries(counters.map((id) => [id, { lost: 2 }]));
    const four = ['gondor-e-01-a', 'gondor-e-01-b'];
    const eight = [...four, 'gondor-r-01-a', 'gondor-r-01-b'];
    expect(lostBy(FIGHT, DEFENDER('Shield-wall'), hurt(four)).defender).toBe(4);
    expect(lostBy(FIGHT, DEFENDER('Shield-wall'), hurt(eight)).defender).toBe(4);
  });

  test('one automatic hit on an enemy with half as many units', () => {
    expect(lostBy(FIGHT, ATTACKER('Great Host'))).toEqual({ attacker: 0, defender: 4 });
    const even = fightOf({
      attacker: { figures: { sauron: { regular: 5 } }, characters: [] },
      defender: CAPTAINS,
    });
    expect(lostBy(even, ATTACKER('Great Host')).defender).toBe(0);
  });

  test('a leader gives himself for a hit', () => {
    const hurt = { 'gondor-e-01-a': { lost: 2 }, 'gondor-e-01-b': { lost: 2 } };
    const start = begun(FIGHT);
    const cards = DEFENDER('Heroic Death');
    const after = stepsNow(FIGHT, went(FIGHT, start, endOf(blockOf(FIGHT, start, cards), hurt), cards));
    expect([after['gondor-E-01'], after['gondor-E-02'], after['gondor-L-01']]).toEqual([8, 8, 0]);
  });
});

describe('whoever is struck down', () => {
  const struck = { 'sauron-n-01': { at: 'off', gone: true }, 'gandalf-grey': { at: 'off', gone: true } };
  const after = (cards: typeof NO_CARDS) => {
    const start = begun(FIGHT);
    return went(FIGHT, start, endOf(blockOf(FIGHT, start, cards), struck), cards);
  };

  test('lives, and is only out of the battle', () => {
    expect(stepsNow(FIGHT, after(NO_CARDS))['sauron-N-01']).toBe(1);
    expect(after(NO_CARDS).fallen).toEqual([]);
  });

  test('is dead where a card says so', () => {
    expect(stepsNow(FIGHT, after(DEFENDER('Fateful Strike')))['sauron-N-01']).toBe(0);
    expect(after(ATTACKER('Black Breath')).fallen).toEqual(['gandalf-grey']);
  });
});

describe('cards against cards', () => {
  test('Swarm of Bats undoes the card across, and is something by itself where there is none', () => {
    const cards = { attacker: 'Swarm of Bats', defender: 'Valour' };
    expect(codeOf(FIGHT, 'gondor-regular', cards)).toBe(PRINTED.gondor);
    expect(swaysOf(FIGHT, begun(FIGHT), ATTACKER('Swarm of Bats')).attacker.ratings).toBe(1);
  });

  test('of two that undo each other the defender’s is first', () => {
    const cards = { attacker: 'Swarm of Bats', defender: 'Daring Defiance' };
    const { attacker, defender } = swaysOf(FIGHT, begun(FIGHT), cards);
    expect([attacker.ratings, defender.spent]).toEqual([0, 3]);
  });

  test('Daring Defiance undoes nothing where no leadership is left to give up', () => {
    const white = fightOf({
      defender: { figures: { gondor: { regular: 3 } }, characters: ['gandalf-white'] },
    });
    const cards = { attacker: 'Desperate Battle', defender: 'Daring Defiance' };
    expect(white.whiteRider).toBe('defender');
    expect(codeOf(white, 'sauron-regular', cards)).toBe(betterCode(PRINTED.sauron, 1));
    expect(codeOf(FIGHT, 'sauron-regular', cards)).toBe(PRINTED.sauron);
  });

  test('Words of Power keeps one companion out of the block, not out of the battle', () => {
    const start = begun(FIGHT);
    const cards = ATTACKER('Words of Power');
    const first = blockOf(FIGHT, start, cards);
    expect(first.pieces.map(({ id }) => id)).not.toContain('gandalf-grey');
    const second = blockOf(FIGHT, went(FIGHT, start, endOf(first), cards));
    expect(second.pieces.map(({ id }) => id)).toContain('gandalf-grey');
  });

  test('Foul Stench silences leaders whom the Nazgûl match', () => {
    const weak = fightOf();
    expect(blockOf(weak, begun(weak), ATTACKER('Foul Stench')).supplies.tries?.defender).toBe(0);
    expect(blockOf(FIGHT, begun(FIGHT), ATTACKER('Foul Stench')).supplies.tries?.defender).toBe(5);
  });
});
