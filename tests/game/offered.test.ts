/** Case 2.0.7: what is offered is what is allowed, asked both ways of every kind of action in positions of whole battles. */
import { beforeAll, describe, expect, test } from 'vitest';
import { greedy } from '../../src/ai/greedy.ts';
import { playout } from '../../src/session/playout.ts';
import type { Action, ActionType } from '../../src/engine/action.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { whyNot } from '../../src/game/apply.ts';
import { drawing } from '../../src/game/generator.ts';
import { legalOf } from '../../src/game/legal.ts';
import { withHouseRules } from '../../src/scenario/houseRules.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { permittedIn } from '../../src/sequence/permits.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { NAMEABLE } from './nameable.ts';

interface Scene {
  readonly battle: Battle;
  readonly state: GameState;
}

/** Of each battle in which a kind could be done so many positions are asked, and one in which none of its actions was possible. */
const WITH = 2;
const WITHOUT = 1;

/** Kinds that could not be done in any position so far. */
const wanted = new Set(Object.keys(NAMEABLE) as ActionType[]);

const scenes = new Map<ActionType, Scene[]>(Object.keys(NAMEABLE).map((type) => [type as ActionType, []]));

/** Games are played until every kind could be done somewhere; so many of each battle are enough. */
const MOST_GAMES = 8;
const BATTLES = [
  'the-last-rampart',
  'the-siege-of-minas-tirith',
  'the-ride-of-the-rohirrim',
  'slopes-of-dagorlad',
];

/** The games take half of what a hook may take by default, and all of it beside another load. */
const A_MINUTE = 60_000;

beforeAll(() => {
  const battles = BATTLES.map((id) => {
    const rules = { fireTrenches: true, outerWallTowers: 'scale' } as const;
    const opened = openScenario(withHouseRules(shippedScenario(id).document, rules), NO_LIBRARY);
    if (!opened.ok) throw new Error(id);
    return opened.value.battle;
  });
  for (let game = 0; game < MOST_GAMES && wanted.size > 0; game += 1) {
    for (const battle of battles) collect(battle, game);
  }
}, A_MINUTE);

/** Plays a greedy game and keeps, for every kind of action, positions from the whole of it. */
function collect(battle: Battle, game: number): void {
  const draw = drawing(game);
  const kept = new Map<string, number>();
  playout(battle, [greedy(), greedy()], 7, game, (before) => {
    if (draw(4) > 0 && before.owed.length === 0) return;
    for (const type of permittedIn(before.step)) {
      const possible = legalOf(battle, before, type).length > 0;
      const key = `${type} ${possible}`;
      const count = kept.get(key) ?? 0;
      if (count >= (possible ? WITH : WITHOUT) || (count > 0 && draw(20) > 0)) continue;
      kept.set(key, count + 1);
      if (game > 0 && !wanted.has(type)) continue;
      if (possible) wanted.delete(type);
      scenes.get(type)!.push({ battle, state: before });
    }
  });
}

/** One way to each end of a move stands for all of them, and a company is the same in any order. */
function spelled(action: Action): string {
  const sorted =
    'carries' in action ? { ...action, carries: action.carries.toSorted((a, b) => a - b) } : action;
  const ends = sorted.type === 'Move' || sorted.type === 'MoveAlone';
  return JSON.stringify(ends ? { ...sorted, path: sorted.path.at(-1) } : sorted);
}

describe('2.0.7 every kind of action: offered is what is allowed', () => {
  test.each(Object.keys(NAMEABLE) as ActionType[])('%s', (type) => {
    let offers = 0;
    for (const [index, { battle, state }] of scenes.get(type)!.entries()) {
      const offered = legalOf(battle, state, type);
      for (const action of offered) {
        expect(whyNot(battle, state, action), JSON.stringify(action)).toBeNull();
      }
      const keys = new Set(offered.map(spelled));
      const named = NAMEABLE[type]({ battle, state, draw: drawing(index) }) as readonly Action[];
      const unoffered = named.filter(
        (action) => whyNot(battle, state, action) === null && !keys.has(spelled(action)),
      );
      expect(unoffered.map((action) => JSON.stringify(action))).toEqual([]);
      offers += offered.length;
    }
    expect(offers, 'there was something to offer').toBeGreaterThan(0);
  });
});
