/** The laws that hold in every state, whatever was played: a state that breaks one cannot have come about. */
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../engine/battle.ts';
import { isClosed } from '../../engine/facts/closed.ts';
import { groupOf } from '../../engine/facts/entry.ts';
import { lastTurnOf } from '../../engine/facts/phase.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { bears } from '../../engine/facts/ground.ts';
import { terrainOf } from '../../engine/facts/hexsides.ts';
import { OFF_MAP } from '../../engine/place.ts';
import type { GameState } from '../../engine/state.ts';
import type { EffectType } from '../../engine/triggers/effect.ts';
import { rulesOf } from '../../engine/triggers/rules.ts';
import type { WorkId } from '../../board/board.ts';
import { OUTER_WALL_LEVEL } from '../../rulebook/house.ts';
import { isDecided } from '../../sequence/advance.ts';
import { legalActions } from '../legal.ts';
import type { Breach, StateLaw } from './law.ts';

/** Every law that a state breaks, with each place; empty when all hold. */
export function lawsBrokenBy(battle: Battle, state: GameState): readonly Breach[] {
  const broken = Object.entries(STATE_LAWS).flatMap(([law, placesOf]) =>
    placesOf(battle, state).map((at) => ({ law, at })),
  );
  if (broken.length > 0 || state.verdict !== null || legalActions(battle, state).size > 0) return broken;
  return [{ law: GOES_ON, at: '/step' }];
}

/** Asked of the rules themselves, and so only where all other laws hold. */
export const GOES_ON = 'the game goes on: there is a legal action, or a verdict';

/** The laws by their sentences. */
export const STATE_LAWS: Readonly<Record<string, StateLaw>> = {
  'every figure is a whole number': (_battle, state) => brokenFigures(state, ''),
  'one of two sides decides': (_battle, { active }) =>
    unless(active === DEFENDER || active === BESIEGER, '/active'),
  '2.1.2 no game goes on after its last turn': (battle, state) =>
    unless(state.turn <= lastTurnOf(battle, state), '/turn'),
  '2.7.1 at most one unit and one engine or cauldron a hex, but for those that must leave it': (
    { pieces },
    state,
  ) => {
    const gone = leaving(state);
    const taken = new Set<string>();
    return pieces.flatMap(({ id, kind }) => {
      const { at } = state.pieces[id]!;
      if (at < 0 || kind.class === 'personage' || gone.has(id)) return [];
      const key = `${kind.class === 'unit' ? 'unit' : 'engine'} ${at}`;
      const full = taken.has(key);
      taken.add(key);
      return full ? [place(id)] : [];
    });
  },
  '2.7.1 no hex holds pieces of both sides, but for a personage who is caught there': ({ pieces }, state) => {
    const gone = leaving(state);
    const holder = new Map<number, Side>();
    return pieces.flatMap(({ id, side }) => {
      const { at } = state.pieces[id]!;
      if (at < 0 || gone.has(id)) return [];
      const other = holder.get(at) ?? side;
      holder.set(at, other);
      return other === side ? [] : [place(id)];
    });
  },
  '4.3 nobody stands where the ground bars his kind, or in a crater': ({ board, pieces }, state) =>
    pieces.flatMap(({ id, kind }) => {
      const hex = hexOf(state, id);
      return hex === null || (bears(board, kind, hex) && !isClosed(state, hex)) ? [] : [place(id)];
    }),
  '2.6.1 nobody is on the map before his group': (battle, state) =>
    battle.pieces.flatMap(({ id }) => {
      const group = groupOf(battle, id);
      return state.pieces[id]!.at < 0 || group === null || state.arrived[group]! ? [] : [place(id)];
    }),
  '2.6.4 who waits off the map is not hurt': ({ worn, shaken, pieces }, state) =>
    pieces.flatMap(({ id }) => {
      const { at, lost, disrupted } = state.pieces[id]!;
      return at !== OFF_MAP || (lost === worn[id] && disrupted === shaken.has(id)) ? [] : [`/pieces/${id}`];
    }),
  '2.20.1 personages are neither disrupted nor in reach of fire': ({ pieces }, state) =>
    pieces.flatMap(({ id, kind }) =>
      kind.class === 'unit' || !state.pieces[id]!.disrupted ? [] : [`/pieces/${id}/disrupted`],
    ),
  '2.11.9 no cauldron holds more oil than it came with, unless an event filled it up': (battle, state) => {
    const given = gives(battle, 'giveOil');
    return state.pieces.flatMap(({ oil }, id) =>
      unless(oil >= 0 && (given || oil <= battle.oil[id]!), `/pieces/${id}/oil`),
    );
  },
  '2.12.1 nobody has more magic points than he came with, unless an event gave them': (battle, state) =>
    battle.pieces.flatMap(({ id, kind }) => {
      const most = kind.class === 'personage' ? kind.magic : 0;
      return unless(state.pieces[id]!.magic <= most || gives(battle, 'giveMagic'), `/pieces/${id}/magic`);
    }),
  '16.3 the outer wall is never breached but at its gate, or before the battle began': (
    { board, opening },
    state,
  ) =>
    state.works.flatMap(({ breached }, id) => {
      const work = board.works[id]!;
      const safe = work.level === OUTER_WALL_LEVEL && work.kind !== 'main-gate';
      const before = opening?.breached.includes(id as WorkId) ?? false;
      return breached && safe && !before ? [`/works/${id}/breached`] : [];
    }),
  '2.11.2 one ladder a hexside, none on a breach': ({ board }, { ladders, works }) =>
    ladders.flatMap(({ hexside }, index) => {
      const id = board.work[hexside] ?? -1;
      const first = ladders.findIndex((ladder) => ladder.hexside === hexside) === index;
      return unless(first && id >= 0 && !works[id]!.breached, `/ladders/${index}`);
    }),
  '2.11.2 no ladder comes out of nowhere': (battle, { ladders, ladderSupply }) => {
    const { supplies, opening } = battle;
    const most = supplies.ladders + (opening?.ladders.length ?? 0);
    const enough = ladders.length + ladderSupply <= most || gives(battle, 'giveSupply');
    return unless(ladderSupply >= 0 && enough, '/ladderSupply');
  },
  '2.11.3 a docked tower stands at its hexside for good, one at each': (_battle, { docks, pieces }) =>
    docks.flatMap(({ tower, hexside, foot }, index) => {
      const first = docks.findIndex((dock) => dock.hexside === hexside) === index;
      return unless(first && pieces[tower]!.at === foot, `/docks/${index}`);
    }),
  '2.11.8 heads lie one in a hex, in the streets of the city': (battle, { heads }) =>
    heads.flatMap((hex, index) => {
      const street = battle.board.level[hex]! > 0 && terrainOf(battle, hex) !== 'tunnel';
      return unless(street && heads.indexOf(hex) === index, `/heads/${index}`);
    }),
  '2.11.8 no head comes out of nowhere': (battle, { heads, headSupply }) => {
    const enough = heads.length + headSupply <= battle.supplies.heads || gives(battle, 'giveSupply');
    return unless(headSupply >= 0 && enough, '/headSupply');
  },
  '2.2.10 no trench comes out of nowhere': (battle, { trenches, trenchSupply }) => {
    const counted = trenches.length + trenchSupply === battle.supplies.trenches;
    return unless(trenchSupply >= 0 && (counted || gives(battle, 'giveSupply')), '/trenchSupply');
  },
  '2.21.3 no hex is closed twice, and what is dug up is not closed as well': (
    _battle,
    { closed, trenches },
  ) =>
    closed.flatMap((hex, index) =>
      unless(closed.indexOf(hex) === index && !trenches.includes(hex), `/closed/${index}`),
    ),
  '2.11.10 no hexside burns twice at a time': (_battle, { flames }) =>
    flames.flatMap(({ hexside, burning }, index) => {
      const first = flames.findIndex((flame) => flame.burning && flame.hexside === hexside);
      return unless(!burning || first === index, `/flames/${index}`);
    }),
  '2.12.1 no spell is cast twice in a game-turn': (_battle, { magic: { cast } }) =>
    unless(new Set(cast).size === cast.length, '/magic/cast'),
  '2.13.3 a level that is lost was lost': (_battle, { levels, lostBefore }) =>
    levels.flatMap((holder, level) =>
      unless(holder === DEFENDER || lostBefore[level]!, `/lostBefore/${level}`),
    ),
  '2.21.1 no event waits but for a decision': (_battle, { story, owed, verdict }) =>
    unless(
      story === null || story.waiting.length === 0 || owed.length > 0 || verdict !== null,
      '/story/waiting',
    ),
  '2.18.4 a decision that is owed is taken before anything else': (battle, state) =>
    unless(isDecided(battle, state), '/owed'),
  '2.18.1 there is a verdict when the battle is over, and not before': (_battle, { step, verdict }) =>
    unless((step === 'over') === (verdict !== null), '/verdict'),
};

/** Whether an event of the scenario could have given it (2.21.3). */
function gives(battle: Battle, type: EffectType): boolean {
  return rulesOf(battle).some(({ trigger: { then } }) =>
    then.type === 'effects' ? then.effects.some((effect) => effect.type === type) : false,
  );
}

function unless(holds: boolean, at: string): readonly string[] {
  return holds ? [] : [at];
}

function place(piece: number): string {
  return `/pieces/${piece}/at`;
}

/** The pieces that stand where they cannot stay: each owes a retreat, a withdrawal or an escape. */
function leaving({ owed }: GameState): ReadonlySet<number> {
  const ways: readonly string[] = ['retreat', 'withdraw', 'escape'];
  return new Set(owed.filter(({ type }) => ways.includes(type)).map(({ unit }) => unit));
}

/** Where something is counted that is no whole number. */
function brokenFigures(value: unknown, at: string): readonly string[] {
  if (typeof value === 'number') return unless(Number.isInteger(value), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenFigures(part, `${at}/${key}`));
}
