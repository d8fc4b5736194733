/** 4.4: blocks of a fight as scenarios: where they begin, what they contain, how one follows from the other. */
import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/board/distance.ts';
import { hexNamed } from '../../../src/board/hex.ts';
import { DEFENDER } from '../../../src/engine/battle.ts';
import { besideWork } from '../../../src/engine/facts/ground.ts';
import { endProblems } from '../../../src/strategic/endProblems.ts';
import { FAMOUS } from '../../../src/strategic/war-of-the-ring/famous.ts';
import {
  BLOCK_TURNS,
  COUNTERS_PER_LADDER,
  TRIES_PER_LEADER,
  UNITS_PER_CATAPULT,
  UNITS_PER_CAULDRON,
} from '../../../src/strategic/war-of-the-ring/dials.ts';
import { groundOf } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { boardOf } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import { pressElite } from '../../../src/strategic/war-of-the-ring/hexes/passage.ts';
import { elitesLeft, stepsNow, unitsLeft } from '../../../src/strategic/war-of-the-ring/hexes/standing.ts';
import { battleOf, begun, blockOf, endOf, fightOf, playedOut, went } from '../../kit/fights.ts';

const GARRISON = { figures: { gondor: { regular: 3, elite: 1, leader: 1 } }, characters: ['boromir'] };
const HOST = {
  figures: { sauron: { regular: 6, elite: 2, nazgul: 2 }, southrons: { elite: 1 } },
  characters: [],
};
const RIDERS = {
  figures: { rohan: { regular: 4, elite: 3, leader: 2 } },
  characters: ['meriadoc', 'gandalf-white'],
};

const ORCS_INSIDE = { figures: { sauron: { regular: 4, elite: 1, nazgul: 1 } }, characters: [] };

/** One fight of each mode, and one in which the Free Peoples besiege the Shadow (2.0.10). */
const MODES: readonly (readonly [string, object])[] = [
  ['an assault', {}],
  ['a sortie', { mode: 'sortie', attacker: GARRISON, defender: HOST }],
  [
    'a relief',
    { mode: 'relief', from: 'druadan-forest', attacker: RIDERS, defender: HOST, inside: GARRISON },
  ],
  ['a battle in the field', { mode: 'field', from: 'osgiliath', attacker: HOST, defender: GARRISON }],
  [
    'an assault of the Free Peoples',
    {
      attacker: RIDERS,
      defender: ORCS_INSIDE,
    },
  ],
];

const FAMOUS_HERE = FAMOUS.filter(
  (one) => groundOf((one as unknown as { region: string }).region) !== undefined,
);

describe('every block is a whole scenario', () => {
  const all = [...FAMOUS_HERE.map((one) => [one.title, one] as const), ...MODES];
  test.each(
    all.flatMap(([name, brief]) =>
      (['guide', 'published'] as const).map((rules) => [name, rules, { ...brief, rules }] as const),
    ),
  )('%s by the %s rules: two blocks, one after the other, have no problem', (_, rules, brief) => {
    const fight = fightOf(brief);
    expect(fight.brief.rules).toBe(rules);
    let standing = begun(fight);
    for (let number = 1; number <= 2; number += 1) {
      const scenario = blockOf(fight, standing);
      expect(scenario.turns).toMatchObject({ first: 1, last: BLOCK_TURNS });
      expect(scenario.pieces.every(({ at }) => at !== 'off')).toBe(true);
      const before = stepsNow(fight, standing);
      standing = went(fight, standing, playedOut(scenario, number));
      const after = stepsNow(fight, standing);
      for (const id of Object.keys(before)) expect(after[id]!).toBeLessThanOrEqual(before[id]!);
      const over =
        unitsLeft(fight, standing, 'attacker').length * unitsLeft(fight, standing, 'defender').length === 0;
      if (over) break;
    }
  });
});

describe('who defends', () => {
  test.each([
    ['in an assault and in the field it is whoever is attacked', {}, 'free'],
    ['in a sortie it is the garrison that comes out', MODES[1]![1], 'free'],
    ['in a relief it is whoever comes to the hold', MODES[2]![1], 'free'],
    ['the Shadow, where the Free Peoples besiege it', MODES[4]![1], 'shadow'],
  ] as const)('%s', (_, change, side) => {
    const fight = fightOf(change);
    expect(battleOf(blockOf(fight, begun(fight))).sides[DEFENDER].id).toBe(side);
  });
});

describe('where an assault begins (4.4)', () => {
  const fight = fightOf();
  const scenario = blockOf(fight, begun(fight));
  const battle = battleOf(scenario);
  const { board } = battle;

  const hexesOf = (force: string) =>
    scenario.pieces.filter((one) => one.force === force).map(({ at }) => hexNamed(board, at)!);

  test('the garrison is inside', () => {
    expect(hexesOf('free').every((hex) => board.level[hex]! > 0)).toBe(true);
  });

  test('besiegers are one to three hexes from the wall', () => {
    const inner = board.works.filter(({ level }) => level === 1).map((work) => work.inner);
    for (const hex of hexesOf('shadow')) {
      const off = Math.min(...inner.map((wall) => distance(board, hex, wall)));
      expect(off).toBeGreaterThan(0);
      expect(off).toBeLessThanOrEqual(3);
    }
  });

  test('one ladder stands for each two counters of the line', () => {
    const erebor = fightOf({ region: 'erebor', defender: { figures: { dwarves: { regular: 3 } } } });
    const { opening, pieces } = blockOf(erebor, begun(erebor));
    const counters = pieces.filter(({ id }) => /^sauron-[re]-/.test(id)).length;
    expect(opening?.ladders).toHaveLength(Math.floor(counters / COUNTERS_PER_LADDER));
  });

  test('where a place has room for a few ladders alone no more stand', () => {
    expect(scenario.opening?.ladders).toHaveLength(groundOf('minas-tirith')!.raised!);
    expect(battle.opening?.ladders.length).toBe(scenario.opening?.ladders?.length);
  });

  test('so many units of Sauron in the line bring a catapult, nobody inside has one, and so many of anybody keep a cauldron', () => {
    const kinds = (force: string): readonly string[] =>
      scenario.pieces.filter((one) => one.force === force).map(({ kind }) => kind);
    expect(kinds('shadow').filter((kind) => kind === 'catapult')).toHaveLength(
      Math.floor(5 / UNITS_PER_CATAPULT),
    );
    expect(kinds('free')).not.toContain('catapult');
    expect(scenario.pieces.filter(({ kind, oil }) => kind === 'cauldron' && oil === 1)).toHaveLength(
      Math.floor(4 / UNITS_PER_CAULDRON),
    );
  });

  test('no track can break and nobody scores: a block ends by wiping out the other side, or after its last turn', () => {
    expect(battle.forces.map(({ threshold }) => threshold)).toEqual([999, 999]);
    expect(battle.triggers.map(({ then }) => then.type)).toEqual(['win', 'win', 'win']);
    expect(scenario.triggers.map(({ if: conditions }) => conditions[0]!.type)).toEqual([
      'wiped',
      'wiped',
      'lastTurn',
    ]);
  });

  test('leaders have as many tries to rally as the strategic game has re-rolls, at most five (4.3)', () => {
    expect(scenario.supplies.tries).toEqual({ defender: TRIES_PER_LEADER, besieger: 4 * TRIES_PER_LEADER });
    const led = fightOf({ attacker: { figures: { sauron: { regular: 5, nazgul: 6 } }, characters: [] } });
    expect(blockOf(led, begun(led)).supplies.tries?.besieger).toBe(5 * TRIES_PER_LEADER);
  });

  test('the Witch-king has three points of magic and one more for each Nazgûl with him, at most five', () => {
    const king = scenario.kinds.find(({ id }) => id === 'witch-king');
    expect(king).toMatchObject({ magic: { points: 5 }, gifts: ['flies', 'wraith'] });
  });

  test('everything of a block is said in English and German', () => {
    const texts = [
      scenario.title,
      scenario.summary,
      ...scenario.kinds
        .filter(({ class: what }) => what === 'unit' || what === 'personage')
        .map(({ name }) => name),
      ...scenario.setup.map(({ name }) => name),
      ...scenario.sides.map(({ name }) => name),
      ...scenario.triggers.map(({ then }) => ('text' in then ? then.text : { en: '', de: '' })),
    ];
    expect(texts.every((text) => typeof (text as { de?: string }).de === 'string')).toBe(true);
  });
});

describe('riders', () => {
  test('fight on foot where there are walls, on horse in the open', () => {
    const gait = (change: object): unknown => {
      const fight = fightOf(change);
      return blockOf(fight, begun(fight)).kinds.find(({ id }) => id === 'rohan-regular');
    };
    expect(gait({ attacker: RIDERS, defender: ORCS_INSIDE })).toMatchObject({
      gait: 'foot',
      ma: 4,
    });
    expect(gait(MODES[2]![1])).toMatchObject({ gait: 'horse', ma: 6 });
  });
});

describe('heroes (4.3)', () => {
  test('who adds a die brings a household while the line is short, and none where it is full', () => {
    const few = fightOf({ defender: GARRISON });
    expect(blockOf(few, begun(few)).pieces.map(({ id }) => id)).toContain('household-boromir-1');
    const full = fightOf({
      defender: { figures: { gondor: { regular: 5 } }, characters: ['boromir'] },
    });
    expect(blockOf(full, begun(full)).pieces.map(({ id }) => id)).not.toContain('household-boromir-1');
  });
});

describe('a later block goes on from where the last one ended', () => {
  const fight = fightOf({ defender: GARRISON });
  const first = blockOf(fight, begun(fight));
  const foothold = fight.ground.garrison.find((hex) => first.pieces.every(({ at }) => at !== hex))!;
  const fell = { at: 'off', gone: true };
  const standing = went(fight, begun(fight), {
    ...endOf(first, {
      'sauron-r-01-a': { at: foothold, lost: 1, disrupted: true },
      'sauron-r-02-a': fell,
      'sauron-r-02-b': fell,
      'gondor-l-01': fell,
      'catapult-1': fell,
      'household-boromir-1': { lost: 1 },
      'witch-king': { magic: 2, lost: 1 },
    }),
    taken: ['1313/1213'],
    ladders: ['1212/1112'],
  });
  const second = blockOf(fight, standing);
  const piece = (id: string) => second.pieces.find((one) => one.id === id);

  test('pieces stand where they stood, in order, and are not set up again', () => {
    expect(piece('sauron-r-01-a')).toMatchObject({ at: foothold });
    expect(second.pieces.filter(({ disrupted }) => disrupted)).toEqual([]);
    expect(second.setup.flatMap(({ pieces: movable }) => movable)).not.toContain('sauron-r-01-a');
    expect(battleOf(second).placements.every((place) => place >= 0)).toBe(true);
  });

  test('only who comes up from the camp is set up, in the lines', () => {
    expect(second.setup.flatMap(({ pieces: movable }) => movable)).toEqual([
      'sauron-r-06-a',
      'sauron-r-06-b',
    ]);
    expect(fight.ground.lines).toContain(piece('sauron-r-06-a')?.at);
  });

  test('who fell without steps of his own is out until the battle ends, and his figure lives (B9)', () => {
    expect(piece('gondor-l-01')).toBeUndefined();
    expect(piece('catapult-1')).toBeUndefined();
    expect(stepsNow(fight, standing)['gondor-L-01']).toBe(1);
    expect(second.supplies.tries?.defender).toBe(TRIES_PER_LEADER);
  });

  test('2.5.1 a cauldron that was pushed from its wall is no fault of the end, and is set up beside one again', () => {
    const board = boardOf(fight.ground);
    const free = (hex: string): boolean => first.pieces.every(({ at }) => at !== hex);
    const away = fight.ground.lines.find((hex) => free(hex) && !besideWork(board, hexNamed(board, hex)!))!;
    const end = endOf(first, { 'cauldron-1': { at: away } });
    expect(endProblems(first, end)).toEqual([]);
    const next = blockOf(fight, went(fight, begun(fight), end));
    const at = next.pieces.find(({ id }) => id === 'cauldron-1')!.at;
    expect(besideWork(board, hexNamed(board, at)!)).toBe(true);
    expect(next.setup.flatMap(({ pieces }) => pieces)).toContain('cauldron-1');
    expect(battleOf(next).placements.every((place) => place >= 0)).toBe(true);
  });

  test('households, wounds and magic are as they were left', () => {
    expect(piece('household-boromir-1')?.lost).toBe(1);
    expect(piece('witch-king')?.lost).toBe(1);
    expect(second.kinds.find(({ id }) => id === 'witch-king')).toMatchObject({ magic: { points: 2 } });
  });

  test('gates and ladders are as they were left', () => {
    expect(second.opening).toMatchObject({ taken: ['1313/1213'], ladders: ['1212/1112'] });
  });
});

describe('pressing on (A2, A6)', () => {
  test('an elite who has more than one hit left loses exactly four steps', () => {
    const fight = fightOf();
    const start = begun(fight);
    const [elite] = elitesLeft(fight, start, 'attacker');
    const after = pressElite(start, elite!);
    expect(stepsNow(fight, start)[elite!]! - stepsNow(fight, after)[elite!]!).toBe(4);
    expect(elitesLeft(fight, after, 'attacker')).not.toContain(elite);
  });
});
