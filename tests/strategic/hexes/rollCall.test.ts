/** C2, B3: what comes between the last blow of a block and its hits: the roll-call, and leaders who drive on. */
import { describe, expect, test } from 'vitest';
import type { Die } from '../../../src/strategic/siege.ts';
import { BESIEGERS_BEYOND } from '../../../src/strategic/war-of-the-ring/dials.ts';
import { stepsNow } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { swaysOf } from '../../../src/strategic/war-of-the-ring/hexes/sways.ts';
import { accountLines } from '../../../src/strategic/war-of-the-ring/hexes/blockAccount.ts';
import { afterBlock, openBlock } from '../../../src/strategic/war-of-the-ring/hexes/passage.ts';
import { begun, blockOf, endOf, fightOf, KINDLY, NO_CARDS, went } from '../../kit/fights.ts';

/** Six dice at most are asked for, in this order; one that is not named fails the test. */
function scripted(...faces: readonly number[]): Die {
  const left = [...faces];
  return () => {
    const face = left.shift();
    if (face === undefined) throw new Error('a die too many');
    return face;
  };
}

const LEADERLESS = fightOf({
  attacker: { figures: { sauron: { regular: 8, elite: 2 } }, characters: [] },
  defender: { figures: { gondor: { regular: 3, elite: 1 } }, characters: [] },
});
const ONE_INSIDE = fightOf({
  attacker: { figures: { sauron: { regular: 8 } }, characters: [] },
  defender: { figures: { gondor: { regular: 1 } }, characters: [] },
});
const TWO_ELITES = fightOf({
  attacker: { figures: { sauron: { regular: 1, elite: 2 } }, characters: [] },
  defender: { figures: { gondor: { regular: 3, elite: 1 } }, characters: [] },
});
const LED = fightOf();

/** Steps left of figures after a first block in which these counters lost so many steps. */
function leftAfter(
  fight: typeof LED,
  lost: Readonly<Record<string, number>>,
  die: Die,
  ...figures: readonly string[]
) {
  const start = begun(fight);
  const changes = Object.fromEntries(Object.entries(lost).map(([id, steps]) => [id, { lost: steps }]));
  const after = stepsNow(fight, went(fight, start, endOf(blockOf(fight, start), changes), NO_CARDS, die));
  return figures.map((id) => after[id]!);
}

describe('the roll-call (C2)', () => {
  test.each([
    [1, 1, 0],
    [1, 2, 4],
    [2, 2, 0],
    [2, 3, 4],
  ])('of a regular that lost %i of four steps a die of %i leaves %i', (steps, face, left) => {
    const lost = { 'gondor-r-01-a': steps };
    expect(leftAfter(ONE_INSIDE, lost, scripted(face), 'gondor-R-01')).toEqual([left]);
  });

  test('who bears the hit of a die its owner says (B7): a garrison spends an elite for a regular that was struck', () => {
    const lost = { 'gondor-r-01-a': 2, 'gondor-r-02-a': 1 };
    const figures = ['gondor-E-01', 'gondor-R-01', 'gondor-R-02'];
    expect(leftAfter(LEADERLESS, lost, scripted(2, 1), ...figures)).toEqual([0, 4, 4]);
    expect(leftAfter(LEADERLESS, lost, scripted(2, 2), ...figures)).toEqual([4, 4, 4]);
  });

  test('and whoever attacks fills the gaps of an elite out of a regular, while there is one in the line', () => {
    const lost = { 'sauron-e-01-a': 3, 'sauron-e-02-a': 3, 'sauron-e-02-b': 2 };
    const figures = ['sauron-E-01', 'sauron-E-02', 'sauron-R-01'];
    expect(leftAfter(TWO_ELITES, lost, scripted(3, 1), ...figures)).toEqual([4, 4, 0]);
    expect(leftAfter(TWO_ELITES, lost, scripted(4, 1), ...figures)).toEqual([8, 4, 0]);
  });

  test('an elite that lost five steps has lost one hit for certain, and a die says whether it has lost the other', () => {
    const lost = { 'gondor-e-01-a': 3, 'gondor-e-01-b': 2 };
    expect(leftAfter(LEADERLESS, lost, scripted(1), 'gondor-E-01')).toEqual([0]);
    expect(leftAfter(LEADERLESS, lost, scripted(2), 'gondor-E-01')).toEqual([4]);
  });

  test('who lost nothing and who lost everything throws no die', () => {
    const lost = { 'sauron-r-01-a': 2, 'sauron-r-01-b': 2 };
    expect(leftAfter(LEADERLESS, lost, scripted(), 'sauron-R-01', 'sauron-R-02')).toEqual([0, 4]);
  });

  test('a unit whose first counter fell has both again when it comes back, in order', () => {
    const start = begun(LEADERLESS);
    const end = endOf(blockOf(LEADERLESS, start), {
      'gondor-r-01-a': { at: 'off', gone: true },
      'gondor-r-01-b': { disrupted: true },
    });
    const { pieces } = blockOf(LEADERLESS, went(LEADERLESS, start, end));
    const unit = pieces.filter(({ id }) => id.startsWith('gondor-r-01'));
    expect(unit.map(({ id, lost = 0, disrupted = false }) => [id, lost, disrupted])).toEqual([
      ['gondor-r-01-a', 0, false],
      ['gondor-r-01-b', 0, false],
    ]);
  });
});

describe('leaders drive on (B3)', () => {
  /** The elite inside is reduced, and one regular of the besiegers has fallen: both sides have hurt the other. */
  const bothHit = { 'gondor-e-01-a': 2, 'gondor-e-01-b': 2, 'sauron-r-01-a': 2, 'sauron-r-01-b': 2 };

  test('L of the besieger is four: four dice that hit on six, and one of the garrison that hits on five', () => {
    const first = leftAfter(
      LED,
      bothHit,
      scripted(5, 6, 5, 5, 4),
      'gondor-E-01',
      'gondor-R-01',
      'sauron-R-02',
    );
    expect(first).toEqual([0, 4, 4]);
    const second = leftAfter(
      LED,
      bothHit,
      scripted(5, 5, 5, 5, 5),
      'gondor-E-01',
      'gondor-R-01',
      'sauron-R-02',
    );
    expect(second).toEqual([4, 4, 0]);
  });

  test('a side that has hurt nobody has nothing to follow up', () => {
    expect(leftAfter(LED, {}, scripted(), 'gondor-E-01', 'sauron-R-01')).toEqual([8, 4]);
    const lost = { 'sauron-r-01-a': 2, 'sauron-r-01-b': 2 };
    expect(leftAfter(LED, lost, scripted(6), 'gondor-E-01', 'sauron-R-02')).toEqual([8, 0]);
  });

  test('no more dice than formations in the line that scored no hit', () => {
    const lost = {
      'gondor-r-01-a': 2,
      'gondor-r-01-b': 2,
      'gondor-r-02-a': 2,
      'gondor-r-02-b': 2,
      'gondor-r-03-a': 2,
      'gondor-r-03-b': 2,
    };
    expect(leftAfter(LED, lost, scripted(6, 5), 'gondor-E-01')).toEqual([4]);
  });
});

describe('the line of an assault', () => {
  test('the besieger has room for two units more than the garrison has, the garrison for all of its own', () => {
    const fight = fightOf({ defender: { figures: { gondor: { regular: 1 } }, characters: [] } });
    const { pieces } = blockOf(fight, begun(fight));
    const line = new Set(pieces.flatMap(({ id }) => (/^sauron-[re]-/.test(id) ? [id.slice(0, -2)] : [])));
    expect(line.size).toBe(1 + BESIEGERS_BEYOND);
    expect(pieces.filter(({ id }) => id.startsWith('gondor-r-'))).toHaveLength(2);
    expect(leftAfter(fight, {}, KINDLY, 'gondor-R-01')).toEqual([4]);
  });
});

describe('the loser knows why (C2, B3)', () => {
  /** What is said of a first block in which these counters lost so many steps. */
  function toldAfter(fight: typeof LED, lost: Readonly<Record<string, number>>, die: Die) {
    const start = begun(fight);
    const sways = swaysOf(fight, start, NO_CARDS);
    const changes = Object.fromEntries(Object.entries(lost).map(([id, steps]) => [id, { lost: steps }]));
    const end = endOf(blockOf(fight, start), changes);
    const { account } = afterBlock(fight, openBlock(fight, start, sways), sways, end, die);
    const army = { attacker: { army: fight.brief.attacker }, defender: { army: fight.brief.defender } };
    const { link } = fight;
    return accountLines({ link, account, began: start.losses, sides: { before: army, after: army } });
  }

  test('each die of the roll-call is told with its unit, the steps it had lost and what became of them', () => {
    const told = toldAfter(LEADERLESS, { 'gondor-r-01-a': 1, 'sauron-r-02-a': 2 }, scripted(3, 1));
    expect(told.map(({ say }) => say)).toEqual([
      'blockLost',
      'rollsCalled',
      'blockCost',
      'blockLost',
      'rollsCalled',
      'blockCost',
    ]);
    expect(told[1]).toMatchObject({ calls: { say: 'rollCalled', part: 2, hit: 4, face: 3, isHit: 'no' } });
    expect(told[4]).toMatchObject({ calls: { say: 'rollCalled', part: 1, hit: 4, face: 1, isHit: 'yes' } });
    expect([told[2], told[5]]).toMatchObject([
      { hits: 0, over: 0 },
      { hits: 1, over: 0 },
    ]);
  });

  test('the dice of the leaders across are told beside whom they hit, and why a side threw none', () => {
    const lost = { 'sauron-r-01-a': 2, 'sauron-r-01-b': 2 };
    const told = toldAfter(LED, lost, scripted(6));
    expect(told).toContainEqual({
      say: 'leadersDrove',
      seat: 'defender',
      dice: 1,
      hitsOn: 5,
      faces: '6',
      hits: 1,
    });
    expect(told).toContainEqual({ say: 'leadersHeld', seat: 'attacker', why: 'unhurt' });
    expect(told.filter(({ say }) => say === 'blockCost')).toMatchObject([{ hits: 2 }, { hits: 0 }]);
  });

  test('leaders whose formations have all scored drive nobody on', () => {
    const all = Object.fromEntries(
      ['r-01', 'r-02', 'r-03'].flatMap((id) => ['a', 'b'].map((mark) => [`gondor-${id}-${mark}`, 2])),
    );
    const fight = fightOf({
      attacker: { figures: { sauron: { regular: 3, nazgul: 1 } }, characters: [] },
      defender: { figures: { gondor: { regular: 4 } }, characters: [] },
    });
    expect(toldAfter(fight, all, scripted())).toContainEqual({
      say: 'leadersHeld',
      seat: 'attacker',
      why: 'scored',
    });
  });
});
