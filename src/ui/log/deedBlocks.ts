/** Actions as blocks of the chronicle: who acts on whom, with what chance, which dice fell, and what came of it. */
import type { Action } from '../../engine/action.ts';
import type { Battle, Side } from '../../engine/battle.ts';
import type { Purpose } from '../../engine/dice.ts';
import type { GameEvent } from '../../engine/event.ts';
import { isCauldron } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { actorOf } from '../../game/legal.ts';
import type { Match } from '../../game/match.ts';
import { oddsOf } from '../../game/odds.ts';
import { outcomeOf, type Outcome } from '../../game/outcome.ts';
import { view } from '../../game/view.ts';
import { fill } from '../../i18n/fill.ts';
import { hexName } from '../../board/hex.ts';
import { AT_TABLE, OUTCOMES } from '../../i18n/words.ts';
import type { ActionBlock } from '../store/model.ts';
import { pointWords } from '../words/words.ts';
import { hexsideWords, workName, plainName } from '../words/names.ts';

/** Outcomes that leave everything as it was, or turn on whoever acted. */
const FAILED: ReadonlySet<Outcome> = new Set([
  'nothing',
  'fails',
  'disrupted',
  'challenger-back',
  'challenger-wounded',
  'challenger-slain',
]);

/** Whether an outcome is what whoever acted wanted. */
export function isSuccess(outcome: Outcome): boolean {
  return !FAILED.has(outcome);
}

/** Whether an action answers what an earlier one left to be decided: it belongs to that one's block (2.18.4). */
export function isAnswer({ state }: Match): boolean {
  return state.owed.length > 0;
}

/** What one action adds to its block. The chance is worked out when it is asked for: most blocks of a long game are never read. */
export interface BlockPart extends Omit<ActionBlock, 'id' | 'chance'> {
  readonly chance: () => number | null;
}

/** The part of an action in its block, from what a side may know of it (2.5.1). */
export function partOf(before: Match, after: Match, events: readonly GameEvent[], viewer: Side): BlockPart {
  const { battle } = before;
  const { action } = after.entries.at(-1)!;
  const dice = events.flatMap((event) =>
    event.type === 'DiceRolled' ? [{ faces: event.faces, ofFate: OF_FATE.has(event.request.purpose) }] : [],
  );
  const outcome = action.type === 'EndStep' || dice.length === 0 ? null : outcomeOf(action, events);
  return {
    text: whoAtWhom(battle, events),
    chance: () => (outcome === null ? null : chanceOf(battle, before.state, action, viewer)),
    dice: action.type === 'EndStep' ? [] : dice,
    outcome: outcome === null ? null : { word: OUTCOMES[outcome], worked: isSuccess(outcome) },
    aside: spentWords(events),
  };
}

/** The dice that say what becomes of who was hit; the others say whether. */
const OF_FATE: ReadonlySet<Purpose> = new Set(['result', 'caught', 'bereft']);

/** A block from its parts: the first names it, the dice stand one after the other, the last that counts says how it came out. */
export function deedOf(id: number, parts: readonly BlockPart[]): ActionBlock {
  const thrown = parts.find(({ outcome }) => outcome !== null);
  return {
    id,
    text: parts.find(({ text }) => text !== null)?.text ?? null,
    get chance() {
      return thrown?.chance() ?? null;
    },
    dice: parts.flatMap(({ dice }) => dice),
    outcome: thrown?.outcome ?? null,
    aside: parts[0]?.aside ?? null,
  };
}

const chances: readonly [WeakMap<GameState, number | null>, WeakMap<GameState, number | null>] = [
  new WeakMap(),
  new WeakMap(),
];

/** The chance, before the throw, that an action comes to anything, in hundredths; null where no dice decide or a side may not know. */
export function chanceOf(battle: Battle, before: GameState, action: Action, viewer: Side): number | null {
  const actor = actorOf(action);
  if (actor === null) return null;
  // What pours is known to its owner alone; the other side sees the oil, not the pot.
  if (isCauldron(battle, actor) && battle.pieces[actor]!.side !== viewer) return null;
  const known = chances[viewer].get(before);
  if (known !== undefined) return known;
  const { of, outcomes } = oddsOf(battle, view(battle, before, viewer), action);
  const ways = outcomes.reduce((sum, one) => sum + (isSuccess(one.outcome) ? one.ways : 0), 0);
  const chance = outcomes.length < 2 ? null : Math.round((100 * ways) / of);
  chances[viewer].set(before, chance);
  return chance;
}

/** "Catapult at Orc swordsmen", by the kinds alone; null where nobody acts on anybody. */
function whoAtWhom(battle: Battle, events: readonly GameEvent[]): string | null {
  for (const event of events) {
    const pair = pairIn(battle, event);
    if (pair !== null) return fill(AT_TABLE.whoAtWhom, { who: pair[0], whom: pair[1] });
  }
  return null;
}

function pairIn(battle: Battle, event: GameEvent): readonly [who: string, whom: string] | null {
  const name = (id: Parameters<typeof plainName>[1]): string => plainName(battle, id);
  switch (event.type) {
    case 'AttackDeclared':
    case 'DuelFought':
      return [name(event.attacker), name(event.defender)];
    case 'DuelOffered':
      return [name(event.challenger), name(event.target)];
    case 'EngineShotAt':
      return [name(event.by), name(event.engine)];
    case 'HexsideBreached':
    case 'HexsideHeld':
      return [name(event.by), workName(battle, event.work)];
    case 'RallyTried':
      return [name(event.leader), name(event.unit)];
    case 'HeadThrown':
      return [name(event.by), hexName(battle.board, event.hex)];
    case 'OilPoured':
      return [AT_TABLE.oil, event.target === null ? hexsideWords(battle, event.hexside) : name(event.target)];
    default:
      return null;
  }
}

/** What a march has cost: "4 points". */
function spentWords(events: readonly GameEvent[]): string | null {
  const march = events.find((event) => event.type === 'UnitMoved');
  return march === undefined ? null : pointWords(march.spent / 2);
}
