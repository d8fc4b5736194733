/** Every roll of a game: who threw what, when, for what, what it had to show and what came of it. */
import { hexOf } from '../../../engine/facts/pieces.ts';
import type { HexId } from '../../../board/hex.ts';
import type { Action } from '../../../engine/action.ts';
import type { Battle, PieceId, Side } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import type { History } from '../../../game/history.ts';
import { actorOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { view } from '../../../game/view.ts';
import { happenedBetween, linesInto } from '../../log/lines.ts';
import { pieceName } from '../../words/names.ts';
import { throwsOf, type Throw } from '../../../lab/throws.ts';

/** One roll. */
export interface Roll extends Throw {
  readonly turn: number;
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
  const throws = throwsOf(battle, before.state, action, events, view(battle, before.state, viewer));
  const about = aboutWhom(action);
  const place = about === null ? null : hexOf(before.state, about);
  return throws.map(({ state, ...thrown }, index) => {
    const line = told[index];
    return {
      turn: before.state.turn,
      ...thrown,
      text: toldOf(battle, state, line, about),
      hex: line?.hex ?? place,
    };
  });
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
