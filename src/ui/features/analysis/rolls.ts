/** Every roll of a game: who threw what, when, for what, what it had to show and what came of it. */
import type { HexId } from '../../../board/hex.ts';
import type { Action } from '../../../engine/action.ts';
import { enemyOf, type Battle, type GroupId, type PieceId, type Side } from '../../../engine/battle.ts';
import { total, type Purpose } from '../../../engine/dice.ts';
import type { EventOf, GameEvent } from '../../../engine/event.ts';
import { sideOf } from '../../../engine/facts/pieces.ts';
import type { GameState } from '../../../engine/state.ts';
import { cellsConsulted, type Cell } from '../../../game/consulted.ts';
import type { History } from '../../../game/history.ts';
import { retrace } from '../../../game/imagine.ts';
import { actorOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { view } from '../../../game/view.ts';
import type { Cite } from '../../../rulebook/cases.ts';
import { happenedBetween, linesInto } from '../../log/lines.ts';
import { pieceName } from '../../words/names.ts';
import { waysOf36 } from '../../parts/waysOf36.ts';
import { CHART_OF, winningByCase, winningByCell } from './winning.ts';

/** One roll. */
export interface Roll {
  readonly turn: number;
  readonly side: Side;
  readonly purpose: Purpose;
  readonly cite: Cite;
  readonly faces: readonly number[];
  /** In how many of 36 throws it would have succeeded; null where nothing can be said. */
  readonly ways: number | null;
  readonly won: boolean;
  /** The line of the chronicle that tells what came of it. */
  readonly text: string;
  readonly hex: HexId | null;
}

const rollsOfMoment: readonly [WeakMap<Match, readonly Roll[]>, WeakMap<Match, readonly Roll[]>] = [
  new WeakMap(),
  new WeakMap(),
];

/** All rolls up to the present, the latest last, as a side may know them. */
export function rollsOf(history: History, viewer: Side): readonly Roll[] {
  return [...rollsInTurn(history, viewer)].flat();
}

/** The same, moment by moment, so that the dice of a long game can be read in slices. */
export function* rollsInTurn({ past, present }: History, viewer: Side): Generator<readonly Roll[]> {
  const moments = [...past, present];
  for (const [index, after] of moments.entries()) {
    if (index > 0) yield rollsInto(moments[index - 1]!, after, viewer);
  }
}

function rollsInto(before: Match, after: Match, viewer: Side): readonly Roll[] {
  const entry = after.entries.at(-1);
  if (entry === undefined || entry.faces.length === 0) return [];
  const known = rollsOfMoment[viewer].get(after);
  if (known !== undefined) return known;
  const rolls = rollsBetween(before, after, entry.action, viewer);
  rollsOfMoment[viewer].set(after, rolls);
  return rolls;
}

function rollsBetween(before: Match, after: Match, action: Action, viewer: Side): readonly Roll[] {
  const { battle } = before;
  const events = happenedBetween(before, after, viewer);
  const told = linesInto(before, after, viewer).filter(({ dice }) => dice.length > 0);
  const cells = cellsOf(battle, before.state, action, events);
  const rolls: Roll[] = [];
  const moments = [...retrace(battle, view(battle, before.state, viewer), events)];
  const about = aboutWhom(action);
  const at = about === null ? -1 : before.state.pieces[about]!.at;
  const place = at < 0 ? null : (at as HexId);
  for (const [index, { before: state, event }] of moments.entries()) {
    if (event.type === 'DiceRolled') {
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
      const line = told[rolls.length];
      rolls.push({
        turn: before.state.turn,
        side: throwerOf(battle, before.state, action, purpose, group),
        purpose,
        cite,
        faces,
        ways: totals === null ? null : waysOf36(totals, dice),
        won: totals?.includes(total(faces)) ?? false,
        text: toldOf(battle, state, line, about),
        hex: line?.hex ?? place,
      });
    }
  }
  return rolls;
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

/** Whom an action is about: its target, else whoever does it. */
function aboutWhom(action: Action): PieceId | null {
  if (action.type === 'Melee') return action.defender;
  if (action.type === 'Fire' || action.type === 'Bombard') return action.target;
  return action.type === 'Rally' ? action.unit : actorOf(action);
}

/** The line of a roll; one that names nobody begins with whom it was about. */
function toldOf(
  battle: Battle,
  state: GameState,
  line: Readonly<{ text: string; hex: HexId | null }> | undefined,
  about: PieceId | null,
): string {
  if (line === undefined) return '';
  return line.hex !== null || about === null ? line.text : `${pieceName(battle, state, about)}: ${line.text}`;
}
