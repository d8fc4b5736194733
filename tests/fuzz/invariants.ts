/** The laws of the rules that hold after every action, whatever is played. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { GONE } from '../../src/engine/place.ts';
import type { GameState } from '../../src/engine/state.ts';
import { terrainOf } from '../../src/engine/facts/hexsides.ts';
import { legalActions } from '../../src/game/legal.ts';
import type { HexId } from '../../src/board/hex.ts';

/** What an action changed. */
export interface Deed {
  readonly battle: Battle;
  readonly before: GameState;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Every law that an action broke, by its sentence; empty when all hold. */
export function brokenLaws(deed: Deed): readonly string[] {
  return Object.entries(LAWS)
    .filter(([, holds]) => !holds(deed))
    .map(([law]) => law);
}

const LAWS: Readonly<Record<string, (deed: Deed) => boolean>> = {
  '2.7.1 at most one unit and one engine a hex, but for the unit that must leave it': ({ battle, after }) => {
    const leaving = after.owed[0]?.type === 'retreat' ? after.owed[0].unit : -1;
    const taken = new Set<string>();
    for (const { id, kind } of battle.pieces) {
      const { at } = after.pieces[id]!;
      if (at < 0 || id === leaving) continue;
      const key = `${kind.class} ${at}`;
      if (taken.has(key)) return false;
      taken.add(key);
    }
    return true;
  },
  '2.7.1 no hex holds pieces of both sides': ({ battle, after }) => {
    const holder = new Map<number, Side>();
    return battle.pieces.every(({ id, side }) => {
      const { at } = after.pieces[id]!;
      if (at < 0) return true;
      const other = holder.get(at) ?? side;
      holder.set(at, side);
      return other === side;
    });
  },
  '4.3 nobody stands on a mountain or in a crater': ({ battle, after }) =>
    after.pieces.every(
      ({ at }) => at < 0 || !['mountain', 'crater'].includes(terrainOf(battle, at as HexId)),
    ),
  '2.8.15 nothing comes back from the dead': ({ before, after }) =>
    before.pieces.every(({ at }, id) => at !== GONE || after.pieces[id]!.at === GONE),
  '2.4.6 a reduced unit never recovers its strength': ({ before, after }) =>
    before.pieces.every(({ reduced }, id) => !reduced || after.pieces[id]!.reduced),
  '2.3.2 a breach is for ever': ({ before, after }) =>
    before.works.every(({ breached }, work) => !breached || after.works[work]!.breached),
  '16.3 the outer wall is never breached but at its gate': ({ battle, after }) =>
    after.works.every(({ breached }, id) => {
      const work = battle.board.works[id]!;
      return !breached || work.level !== 1 || work.kind === 'main-gate';
    }),
  '2.11.2 ladders are conserved: those up, in supply and used make the supply of the start': ({
    battle,
    before,
    after,
  }) =>
    after.ladderSupply + after.ladders.length <= before.ladderSupply + before.ladders.length &&
    after.ladderSupply >= 0 &&
    after.ladders.length <= battle.supplies.ladders,
  '2.11.2 one ladder a hexside, none on a breach': ({ battle, after }) =>
    new Set(after.ladders.map(({ hexside }) => hexside)).size === after.ladders.length &&
    after.ladders.every(({ hexside }) => {
      const id = battle.board.works.findIndex((work) => work.hexside === hexside);
      return id >= 0 && !after.works[id]!.breached;
    }),
  '2.10.2 the track of a force grows by the value of what it loses': ({ battle, before, events, after }) =>
    battle.forces.every((force, id) => {
      const lost = battle.pieces.filter(
        (piece) =>
          piece.force === id && after.pieces[piece.id]!.at === GONE && before.pieces[piece.id]!.at !== GONE,
      );
      const owed = lost.reduce((sum, { kind }) => sum + (kind.class === 'unit' ? kind.value : 1), 0);
      const paid = events.reduce(
        (sum, event) =>
          event.type === 'TrackMoved' &&
          event.force === id &&
          (event.why === 'unit-eliminated' || event.why === 'engine-destroyed')
            ? sum + event.by
            : sum,
        0,
      );
      return owed === paid && force.threshold > 0;
    }),
  'every figure is a whole number': ({ after }) => wholeThroughout(after),
  'a state survives JSON': ({ after }) =>
    JSON.stringify(JSON.parse(JSON.stringify(after))) === JSON.stringify(after),
  'the game goes on: there is a legal action, or a verdict': ({ battle, after }) =>
    after.verdict !== null || legalActions(battle, after).size > 0,
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
