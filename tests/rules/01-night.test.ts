/** Case 2.1: the turns, and what night does and does not do. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { victory } from '../../src/engine/checks/victory.ts';
import { bombardChance } from '../../src/engine/facts/siegeWeapons.ts';
import { spellRow } from '../../src/engine/facts/spells.ts';
import { attackOf, isFanatic } from '../../src/engine/facts/strength.ts';
import type { GameState } from '../../src/engine/state.ts';
import { anyOption, verbOf } from '../../src/engine/verbs.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { engine, guard, orc, siege, types, type Plan, type Position, type Soldier } from '../kit/siege.ts';
import { ACTION_TYPES } from '../kit/verbs.ts';
import { randomRetreat, randomSkirmish } from './randomSkirmish.ts';
import { randomSiege } from './randomSiege.ts';
import { dark, magic, spell } from './spells.ts';

/** The same battle with this turn by day, and by night. */
function dayAndNight({ battle, state }: Position): readonly [Battle, Battle] {
  const lit = (night: readonly number[]): Battle => ({
    ...battle,
    turns: { ...battle.turns, night: new Set(night) },
  });
  return [lit([]), lit([state.turn])];
}

describe('2.1.1 night', () => {
  const pieces: Readonly<Record<string, Soldier>> = {
    o: orc('E1Z', { traits: ['fanatic'] }),
    d: guard('De3X'),
    x: engine('catapult', DEFENDER),
    t: engine('siege-tower', BESIEGER, { at: '0101' }),
  };
  const row: Plan = { map: 'o d . x . . .', pieces, active: DEFENDER };

  /** What is so on a turn by day, and by night. */
  function both<T>(plan: Plan, ask: (position: Position) => T): readonly [day: T, night: T] {
    return [ask(siege({ ...plan, night: false })), ask(siege({ ...plan, night: true }))];
  }

  test('2.1.1 makes orcs fanatical', () => {
    const ask = ({ battle, state, piece }: Position): boolean =>
      isFanatic(battle, state, piece('o'), 'melee');
    expect(both(row, ask)).toEqual([false, true]);
  });

  test('2.1.1 ends every missile after 2 hexes', () => {
    const archers: Plan = { map: 'd . . o', pieces: { d: guard('e2Y'), o: orc('E1Z') }, active: DEFENDER };
    const ask = (at: Position): string | null =>
      at.whyNot(fire, { type: 'Fire', shooter: at.piece('d'), target: at.piece('o') });
    expect(both(archers, ask)).toEqual([null, 'out-of-range']);
  });

  test('2.1.1 makes shots at engines harder by one', () => {
    const ask = ({ battle, state, piece }: Position): unknown =>
      bombardChance(battle, state, piece('x'), piece('t'));
    expect(both(row, ask)).toEqual([3, 2]);
  });

  test('2.1.1 gives Stalemate its own row', () => {
    const rows = [false, true].map((night) => {
      const at = magic({ night });
      return spellRow(at.battle, at.state, spell(at, 'stalemate'));
    });
    expect(rows).toEqual(['Stalemate Nazgul (Day)', 'Stalemate Nazgul (Night)']);
  });

  test('2.1.1 and leaves every other spell alone', () => {
    const rows = (night: boolean): readonly unknown[] => {
      const at = magic({ night });
      return [
        spellRow(at.battle, at.state, spell(at, 'break-darkness')),
        spellRow(at.battle, at.state, spell(at, 'reveal')),
        spellRow(at.battle, at.state, spell(dark(at), 'fear')),
        spellRow(at.battle, at.state, spell(dark(at), 'freeze', 1, 'k')),
        spellRow(at.battle, at.state, spell(dark(at), 'activate-grond')),
      ];
    };
    expect(rows(true)).toEqual(rows(false));
  });

  test('2.1.1 nothing else: whatever else can be done can be done by day and by night alike', () => {
    const apart = ACTION_TYPES.filter((type) => type !== 'Fire' && type !== 'Bombard');
    let options = 0;
    const property = fc.property(fc.oneof(randomSiege, randomSkirmish, randomRetreat), (position) => {
      const [day, night] = dayAndNight(position);
      for (const type of apart) {
        const found = verbOf(type).options(day, position.state);
        expect(verbOf(type).options(night, position.state)).toEqual(found);
        expect(anyOption(night, position.state, type)).toBe(anyOption(day, position.state, type));
        options += found.length;
      }
    });
    fc.assert(property, { numRuns: 60, seed: 3 });
    expect(options).toBeGreaterThan(0);
  });

  test('2.1.1 nor does it change an attack, but for the fanatics', () => {
    const charts = (battle: Battle, state: GameState, manner: 'fire' | 'melee'): readonly unknown[] =>
      battle.pieces.flatMap(({ id: attacker }) =>
        battle.pieces.map(({ id: defender }) => {
          const attack = attackOf(battle, state, { manner, attacker, defender });
          return attack === null ? null : [attack.strength, attack.armour, attack.morale];
        }),
      );
    fc.assert(
      fc.property(randomSkirmish, (position) => {
        const [day, night] = dayAndNight(position);
        for (const manner of ['fire', 'melee'] as const) {
          expect(charts(night, position.state, manner)).toEqual(charts(day, position.state, manner));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('2.1.2 the length of the game', () => {
  test('2.1.2 it goes to the end of its last turn, unless it is won before', () => {
    const at = siege({ map: 'o . d', pieces: { o: orc('E3Y'), d: guard('D3X') }, turn: 1, last: 16 });
    const ends = Array.from({ length: 16 }, (_, index) =>
      types(victory(at.battle, { ...at.state, turn: index + 1 })).includes('VictoryReached'),
    );
    expect(ends).toEqual([...Array.from({ length: 15 }, () => false), true]);
  });
});
