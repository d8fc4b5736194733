/** The laws of the rules that hold after every action, whatever is played. */
import { isDeepStrictEqual } from 'node:util';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { GameState } from '../../src/engine/state.ts';
import { terrainOf } from '../../src/engine/facts/hexsides.ts';
import { legalActions } from '../../src/game/legal.ts';
import type { HexId } from '../../src/board/hex.ts';
import { CONSERVED } from './conserved.ts';

/** What an action changed. */
export interface Deed {
  readonly battle: Battle;
  readonly before: GameState;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Whether a deed kept a law. */
export type Law = (deed: Deed) => boolean;

/** Every law that an action broke, by its sentence; empty when all hold. */
export function brokenLaws(deed: Deed): readonly string[] {
  return Object.entries(LAWS)
    .filter(([, holds]) => !holds(deed))
    .map(([law]) => law);
}

/** The pieces that stand where they cannot stay: each owes a retreat, a withdrawal or an escape. */
function leaving({ owed }: GameState): ReadonlySet<number> {
  const ways: readonly string[] = ['retreat', 'withdraw', 'escape'];
  return new Set(owed.filter(({ type }) => ways.includes(type)).map(({ unit }) => unit));
}

/** The laws by their sentences. */
export const LAWS: Readonly<Record<string, Law>> = {
  ...CONSERVED,
  '2.7.1 at most one unit and one engine or cauldron a hex, but for those that must leave it': ({
    battle,
    after,
  }) => {
    const gone = leaving(after);
    const taken = new Set<string>();
    for (const { id, kind } of battle.pieces) {
      const { at } = after.pieces[id]!;
      if (at < 0 || kind.class === 'personage' || gone.has(id)) continue;
      const key = `${kind.class === 'unit' ? 'unit' : 'engine'} ${at}`;
      if (taken.has(key)) return false;
      taken.add(key);
    }
    return true;
  },
  '2.7.1 no hex holds pieces of both sides, but for a personage who is caught there': ({ battle, after }) => {
    const gone = leaving(after);
    const holder = new Map<number, Side>();
    return battle.pieces.every(({ id, side }) => {
      const { at } = after.pieces[id]!;
      if (at < 0 || gone.has(id)) return true;
      const other = holder.get(at) ?? side;
      holder.set(at, side);
      return other === side;
    });
  },
  '4.3 nobody stands on a mountain or in a crater': ({ battle, after }) =>
    after.pieces.every(
      ({ at }) =>
        at < 0 ||
        !(
          ['mountain', 'crater'].includes(terrainOf(battle, at as HexId)) ||
          after.trenches.includes(at as HexId)
        ),
    ),
  '16.3 the outer wall is never breached but at its gate': ({ battle, after }) =>
    after.works.every(({ breached }, id) => {
      const work = battle.board.works[id]!;
      return !breached || work.level !== 1 || work.kind === 'main-gate';
    }),
  '2.11.2 one ladder a hexside, none on a breach': ({ battle, after }) =>
    new Set(after.ladders.map(({ hexside }) => hexside)).size === after.ladders.length &&
    after.ladders.every(({ hexside }) => {
      const id = battle.board.works.findIndex((work) => work.hexside === hexside);
      return id >= 0 && !after.works[id]!.breached;
    }),
  '2.11.3 a docked tower stands at its hexside for good, one at each': ({ after }) =>
    new Set(after.docks.map(({ hexside }) => hexside)).size === after.docks.length &&
    after.docks.every(({ tower, foot }) => after.pieces[tower]!.at === foot),
  '2.11.10 no hexside burns twice at a time': ({ after }) => {
    const burning = after.flames.filter((flame) => flame.burning).map(({ hexside }) => hexside);
    return new Set(burning).size === burning.length;
  },
  '2.20.1 personages are neither disrupted nor in reach of fire': ({ battle, after }) =>
    battle.pieces.every(({ id, kind }) => kind.class === 'unit' || !after.pieces[id]!.disrupted),
  'every figure is a whole number': ({ after }) => wholeThroughout(after),
  'a state survives JSON': ({ after }) => isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after),
  'the game goes on: there is a legal action, or a verdict': ({ battle, after }) =>
    after.verdict !== null || legalActions(battle, after).size > 0,
  '2.1.2 no game goes on after its last turn': ({ battle, after }) => after.turn <= battle.turns.last,
  'the dice are counted': ({ before, events, after }) =>
    after.rolls - before.rolls ===
    events.reduce((sum, event) => sum + (event.type === 'DiceRolled' ? event.faces.length : 0), 0),
  'one of two sides decides': ({ after }) => after.active === DEFENDER || after.active === BESIEGER,
};

function wholeThroughout(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value);
  if (Array.isArray(value)) return value.every(wholeThroughout);
  return typeof value !== 'object' || value === null || Object.values(value).every(wholeThroughout);
}
