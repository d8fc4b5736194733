/** Tempers of kinds, one thing at a time: each is set beside one who has none, who does otherwise in the same place. */
import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/ai/agent.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { distance } from '../../src/board/distance.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import type { Temper } from '../../src/engine/temper.ts';
import { drawing } from '../../src/game/generator.ts';
import { playout } from '../../src/session/playout.ts';
import { guard, hero, orc, type Position, type Soldier } from '../kit/siege.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { withoutTempers } from '../kit/tempers.ts';
import { evenSoldier } from '../lab/temper.ts';
import { town } from '../lab/positions/town.ts';

type Led = Temper | undefined;

/** No walls; whose turn it is to move is said. */
function field(map: string, pieces: Readonly<Record<string, Soldier>>, side = BESIEGER): Position {
  return town({
    levels: Array.from({ length: 7 }, () => '. . . . . . . .').join('\n'),
    works: {},
    turn: 3,
    last: 9,
    active: side,
    step: side === BESIEGER ? 'besieger-movement.choosing' : 'defender-movement.moving.choosing',
    map,
    pieces,
  });
}

/** What a soldier does there. */
function asked({ battle, state }: Position, name = 'soldier', seed = 1): Action {
  return makeAgent(name)(battle, state, drawing(seed));
}

/** Where the first unit that moves goes to, by the printed number of the hex; null if nobody moves. */
function goal(position: Position): string | null {
  const action = asked(position);
  if (action.type !== 'Move') return null;
  const { columns } = position.battle.board;
  const hex = action.path.at(-1)!;
  const figures = (figure: number): string => String(figure).padStart(2, '0');
  return figures((hex % columns) + 1) + figures(Math.floor(hex / columns) + 1);
}

/** What the unit does when it has struck an enemy out of a hex and may follow him into it. */
function follows(position: Position, key: string, hex: string): boolean {
  const step = `${position.state.active === BESIEGER ? 'besieger' : 'defender'}-combat.melee.advancing`;
  const owed = [{ type: 'advance', unit: position.piece(key), hex: position.hex(hex) }] as const;
  return asked(position.with({ owed, step: step as GameState['step'] })).type === 'Advance';
}

describe('press', () => {
  test('they follow a beaten enemy between two others; others hold their ground', () => {
    const between = (temper: Led) =>
      field(
        `. . . . . . . .
          . . . . . . . .
         . . . . f . . .
          . . . . . o . .
         . . . . e . . .
          . . . . . . . .
         . . . . . . . .`,
        { o: orc('C2Y', { temper }), e: guard('D3X'), f: guard('D3X') },
      );
    expect(follows(between(undefined), 'o', '0504')).toBe(false);
    expect(follows(between('press'), 'o', '0504')).toBe(true);
  });

  test('they close with two mûmakil before which others stop', () => {
    const before = (temper: Led) =>
      field(
        `. . . . . . . .
          . . . . . . . .
         . . . . . . . .
          . . . e f . . .
         . . . . . . . .
          . . . . . . o .
         . . . . . . . .`,
        {
          e: orc('A4Z', { gait: 'beast', value: 3 }),
          f: orc('A4Z', { gait: 'beast', value: 3 }),
          o: guard('D2Y', { value: 7, temper }),
        },
        DEFENDER,
      );
    expect(goal(before(undefined))).toBe('0606');
    expect(goal(before('press'))).toBe('0605');
  });
});

describe('hold', () => {
  const inTheGrove = (temper: Led) =>
    field(
      `. . . . . . . .
        . . . . . . . .
       . . . . . . . .
        . . . . e . g .
       . . . . . . . .
        . . . . . . . .
       . . . . . . . .`,
      { e: orc('C2Y', { value: 3 }), o: guard('C3X', { temper, at: '0704' }) },
      DEFENDER,
    );

  test('they stay in a grove out of which others go at an orc', () => {
    expect(goal(inTheGrove(undefined))).toBe('0604');
    expect(goal(inTheGrove('hold'))).toBeNull();
  });

  test('they do not follow a beaten enemy out of it', () => {
    expect(follows(inTheGrove(undefined), 'o', '0604')).toBe(true);
    expect(follows(inTheGrove('hold'), 'o', '0604')).toBe(false);
  });

  test('for what can be had beside it, if it is worth enough, they leave it', () => {
    const { battle, state, ...rest } = inTheGrove('hold');
    const pieces = battle.pieces.map((piece) =>
      piece.name === 'e' && piece.kind.class === 'unit'
        ? { ...piece, kind: { ...piece.kind, value: 30 } }
        : piece,
    );
    expect(goal({ ...rest, state, battle: { ...battle, pieces } })).not.toBeNull();
  });
});

describe('charge', () => {
  test('they come down on those whom they can beat, not on whom they cannot who is worth more', () => {
    const ridersOf = (temper: Led) =>
      field(
        `. . . . . . . .
          . . . . . . . .
         . . . . . . . .
          . . e f . . . .
         . . . . . . . o
          . . . . . . . .
         . . . . . . . .`,
        {
          e: orc('A4Z', { value: 6 }),
          f: orc('D3Y', { value: 4 }),
          o: guard('B3X', { gait: 'horse', value: 7, temper }),
        },
        DEFENDER,
      );
    expect(goal(ridersOf(undefined))).toBe('0305');
    expect(goal(ridersOf('charge'))).toBe('0505');
  });

  test('they do not stay beside whom they cannot beat; others do', () => {
    const beside = (temper: Led) =>
      field(
        `. . . . . . . .
          . . . . . . . .
         . . . . . . . .
          . . . . e . . .
         . . . . . o . .
          . . . . . . . .
         . . . . . . . .`,
        { e: orc('B3X', { value: 3 }), o: guard('D2Y', { gait: 'horse', value: 7, temper }) },
        DEFENDER,
      );
    expect(goal(beside(undefined))).toBeNull();
    expect(goal(beside('charge'))).toBe('0705');
  });
});

describe('spare', () => {
  test('they go back from an enemy beside whom others stay', () => {
    const beside = (temper: Led) =>
      field(
        `. . . . . . . .
          . . . . . . . .
         . . . . . . . .
          . . e o . . . .
         . . . . . . . .
          . . . . . . . .
         . . . . . . . .`,
        { e: guard('D3X', { value: 5 }), o: orc('e1Y', { value: 3, temper }) },
      );
    expect(goal(beside(undefined))).toBeNull();
    const place = goal(beside('spare'))!;
    const { battle, hex } = beside('spare');
    expect(distance(battle.board, hex(place), hex('0304'))).toBeGreaterThan(1);
  });

  test('a captain who is spared never dares a duel that he would rather lose', () => {
    const dares = (temper: Led): boolean => {
      const position = field(
        `. . . . . . . .
          . . . . . . . .
         . . . . . . . .
          . . . e o . . .
         . . . . . . . .
          . . . . . . . .
         . . . . . . . .`,
        {
          e: guard('D3X'),
          o: orc('D3Y'),
          a: hero(BESIEGER, { ratings: [4, 2], at: '0504', temper }),
          b: hero(DEFENDER, { ratings: [5, 3], at: '0404' }),
        },
      ).with({ step: 'besieger-combat.duel.choosing' as GameState['step'] });
      const luck = Array.from({ length: 30 }, (_, seed) => seed);
      return luck.some((seed) => asked(position, 'soldier', seed).type === 'Challenge');
    };
    expect(dares(undefined)).toBe(true);
    expect(dares('spare')).toBe(false);
  });
});

describe('without tempers', () => {
  /** Every action of a game. */
  function played(battle: Battle, one: Agent, other: Agent): readonly Action[] {
    const actions: Action[] = [];
    playout(battle, [one, other], 5, 0, (_before, _events, _after, action) => actions.push(action));
    return actions;
  }

  test('kinds that have none are led as by a soldier who heeds none, action by action', () => {
    for (const id of ['the-great-gate', 'slopes-of-dagorlad']) {
      const battle = withoutTempers(shippedBattle(id));
      const [heeding, even] = [makeAgent('soldier'), evenSoldier()];
      expect(played(battle, heeding, heeding)).toEqual(played(battle, even, even));
    }
  });

  test('greedy and recruit play kinds with tempers as they play them without; a soldier does not', () => {
    const battle = shippedBattle('slopes-of-dagorlad');
    const even = withoutTempers(battle);
    const game = (on: Battle, name: string) => played(on, makeAgent(name), makeAgent(name));
    expect(game(battle, 'greedy')).toEqual(game(even, 'greedy'));
    expect(game(battle, 'recruit')).toEqual(game(even, 'recruit'));
    expect(game(battle, 'soldier')).not.toEqual(game(even, 'soldier'));
  });
});

test('orcs press, the foot of Gondor holds, the Rohirrim charge and archers are spared', () => {
  const kinds = shippedBattle('the-siege-of-minas-tirith').pieces.map(({ kind }) => kind);
  const temperOf = (id: string) => {
    const kind = kinds.find((one) => one.id === id);
    return kind !== undefined && 'temper' in kind ? kind.temper : null;
  };
  for (const id of ['orc-light-spears', 'orc-swordsmen-e3y', 'trolls']) expect(temperOf(id)).toBe('press');
  for (const id of ['guards-of-the-citadel', 'spearmen-of-minas-tirith']) expect(temperOf(id)).toBe('hold');
  for (const id of ['royal-eored', 'riders-of-the-mark', 'eomer']) expect(temperOf(id)).toBe('charge');
  for (const id of ['bowmen-of-the-city', 'orc-archers', 'gandalf']) expect(temperOf(id)).toBe('spare');
});
