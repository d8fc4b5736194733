/** The throws of an action: whose luck each was, what it had to show and whether it did. */
import type { Action } from '../engine/action.ts';
import { enemyOf, type Battle, type GroupId, type Side } from '../engine/battle.ts';
import { total, type Purpose } from '../engine/dice.ts';
import type { EventOf, GameEvent } from '../engine/event.ts';
import { sideOf } from '../engine/facts/pieces.ts';
import type { GameState } from '../engine/state.ts';
import { cellsConsulted, type Cell } from '../game/consulted.ts';
import { retrace } from '../game/imagine.ts';
import { actorOf } from '../game/legal.ts';
import type { Cite } from '../rulebook/cases.ts';
import { waysOf36 } from './waysOf36.ts';
import { CHART_OF, winningByCase, winningByCell } from './winning.ts';

/** One throw of one or two dice. */
export interface Throw {
  readonly side: Side;
  readonly purpose: Purpose;
  readonly cite: Cite;
  readonly faces: readonly number[];
  /** In how many of 36 throws it would have succeeded; null where nothing can be said. */
  readonly ways: number | null;
  readonly won: boolean;
}

/**
 * The throws of an action in their order, each with the state that it met; `seen` = the state before it as its reader sees it, where
 * that is another than what was.
 */
export function throwsOf(
  battle: Battle,
  before: GameState,
  action: Action,
  events: readonly GameEvent[],
  seen: GameState = before,
): readonly (Throw & Readonly<{ state: GameState }>)[] {
  const cells = cellsOf(battle, before, action, events);
  const throws: (Throw & Readonly<{ state: GameState }>)[] = [];
  const moments = [...retrace(battle, seen, events)];
  for (const [index, { before: state, event }] of moments.entries()) {
    if (event.type !== 'DiceRolled') continue;
    const { request, faces } = event;
    const { purpose, dice, cite } = request;
    const group = purpose === 'arrival' ? groupOf(events[index + 1]) : null;
    const cell = cells.next(purpose);
    const totals =
      CHART_OF[purpose] === null
        ? winningByCase(battle, state, action, purpose, group)
        : cell === null
          ? null
          : winningByCell(cell);
    throws.push({
      side: throwerOf(battle, before, action, purpose, group),
      purpose,
      cite,
      faces,
      ways: totals === null ? null : waysOf36(totals, dice),
      won: totals?.includes(total(faces)) ?? false,
      state,
    });
  }
  return throws;
}

/** The cells that the rolls of an action read, one after the other for each chart; null where they cannot be told apart. */
function cellsOf(
  battle: Battle,
  state: GameState,
  action: Action,
  events: readonly GameEvent[],
): Readonly<{ next(purpose: Purpose): Cell | null }> {
  const rolled = events.filter((event): event is EventOf<'DiceRolled'> => event.type === 'DiceRolled');
  if (rolled.every(({ request }) => CHART_OF[request.purpose] === null)) return { next: () => null };
  const all = cellsConsulted(battle, state, action, events);
  const queues = new Map<string, Cell[]>();
  for (const chart of Object.values(CHART_OF)) {
    if (chart === null) continue;
    const cells = all.filter((cell) => cell.startsWith(`${chart} `));
    const asked = rolled.filter(({ request }) => CHART_OF[request.purpose] === chart).length;
    queues.set(chart, cells.length === asked ? cells : []);
  }
  return { next: (purpose) => queues.get(CHART_OF[purpose] ?? '')?.shift() ?? null };
}

function groupOf(event: GameEvent | undefined): GroupId | null {
  return event?.type === 'GroupArrived' || event?.type === 'GroupDelayed' ? event.group : null;
}

/** Whose luck a roll is: whoever would be glad of its success. */
function throwerOf(
  battle: Battle,
  state: GameState,
  action: Action,
  purpose: Purpose,
  group: GroupId | null,
): Side {
  if (group !== null) return battle.groups[group]!.side;
  const actor = actorOf(action);
  const doer = actor === null ? state.active : sideOf(battle, actor);
  switch (action.type) {
    case 'StandFast':
    case 'AcceptDuel':
      return purpose === 'bereft' ? doer : enemyOf(doer);
    default:
      return purpose === 'caught' || purpose === 'bereft' ? enemyOf(doer) : doer;
  }
}
