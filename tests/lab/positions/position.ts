/** A named position of a siege with the answers that a commander would accept, and how an agent is asked for his. */
import type { Agent } from '../../../src/ai/agent.ts';
import { greedy } from '../../../src/ai/greedy.ts';
import type { Action, ActionOf, ActionType } from '../../../src/engine/action.ts';
import { OFF_MAP, type GameState } from '../../../src/engine/state.ts';
import { distance } from '../../../src/board/distance.ts';
import { hexName, hexNamed, type HexId } from '../../../src/board/hex.ts';
import { apply } from '../../../src/game/apply.ts';
import { drawing, generatorFrom, mixedSeed, seeded } from '../../../src/game/generator.ts';
import { actorOf, legalActions } from '../../../src/game/legal.ts';
import { view } from '../../../src/game/view.ts';
import type { Position } from '../../kit/siege.ts';

/** How the step ended in which an agent was asked, and what it did there. */
export interface StepEnd {
  readonly state: GameState;
  readonly actions: readonly Action[];
  /** The printed hex of a piece, "off" or "gone". */
  at(piece: string): string;
  /** The city level on which a piece stands, 0 outside. */
  level(piece: string): number;
  /** How many hexes a piece stands from a hex. */
  far(piece: string, hex: string): number;
  /** What a piece did of a kind. */
  did<T extends ActionType>(type: T, piece: string): readonly ActionOf<T>[];
  /** Whether it was done at the hexside between two hexes. */
  isSide(action: Readonly<{ hexside: number }>, a: string, b: string): boolean;
  isPiece(id: number | null, piece: string): boolean;
  isHex(hex: number, name: string): boolean;
}

/** A position of the suite. */
export interface NamedPosition {
  /** A short name in kebab case. */
  readonly name: string;
  /** What a commander knows about it. */
  readonly says: string;
  readonly cite: string;
  readonly at: Position;
  /** Whose actions are the plausible moves; doing nothing is one more. */
  readonly about: readonly string[];
  readonly accepts: (end: StepEnd) => boolean;
}

/** An agent is asked with so many draws of its own, and must find an accepted answer with each. */
export const DRAWS = [1, 2, 3];
/** A step has fewer actions. */
const ENOUGH = 200;

/** Whether an agent finds an accepted answer, whatever its own chance. */
export function isSolved(position: NamedPosition, makeAgent: () => Agent): boolean {
  return DRAWS.every((seed) => position.accepts(answerOf(position.at, makeAgent(), seed)));
}

/** The end of the step when an agent has played its side of it; where the other side has to decide, `greedy` does. */
export function answerOf(position: Position, agent: Agent, seed: number): StepEnd {
  const { battle } = position;
  const dice = seeded(generatorFrom(mixedSeed(seed, 1)));
  const draw = drawing(mixedSeed(seed, 2));
  const other = greedy();
  const side = position.state.active;
  const step = partOf(position.state);
  const actions: Action[] = [];
  let { state } = position;
  while (partOf(state) === step && state.verdict === null && actions.length < ENOUGH) {
    const asked = state.active === side ? agent : other;
    const action = asked(battle, view(battle, state, state.active), draw);
    const applied = apply(battle, state, action, dice);
    if (!applied.ok) throw new Error(`${action.type} is refused in ${state.step}: ${applied.refusal.code}`);
    if (state.active === side && action.type !== 'EndStep') actions.push(action);
    if (action.type === 'EndStep' && state.active === side) break;
    ({ state } = applied);
  }
  return endOf(position, state, actions);
}

/** What could be done at once, each as the end of the step it would be, and doing nothing. */
export function plausibleEnds({ at, about }: NamedPosition): readonly StepEnd[] {
  const { battle, state } = at;
  const pieces = new Set<number | null>(about.map((key) => at.piece(key)));
  const actions = [...legalActions(battle, state).values()].flat().filter((one) => pieces.has(actorOf(one)));
  const ends = actions.map((action) => {
    const applied = apply(battle, state, action, seeded(generatorFrom(7)));
    if (!applied.ok) throw new Error(`${action.type} is offered and refused`);
    return endOf(at, applied.state, [action]);
  });
  return [endOf(at, state, []), ...ends];
}

function endOf({ battle, piece, side }: Position, state: GameState, actions: readonly Action[]): StepEnd {
  const place = (key: string): number => state.pieces[piece(key)]!.at;
  return {
    state,
    actions,
    at: (key) => {
      const at = place(key);
      return at === OFF_MAP ? 'off' : at < 0 ? 'gone' : hexName(battle.board, at as HexId);
    },
    level: (key) => (place(key) < 0 ? 0 : battle.board.level[place(key)]!),
    far: (key, hex) =>
      place(key) < 0 ? Infinity : distance(battle.board, place(key) as HexId, hexNamed(battle.board, hex)!),
    did: (type, key) =>
      actions.filter((one): one is never => one.type === type && actorOf(one) === piece(key)),
    isSide: ({ hexside }, a, b) => hexside === side(a, b),
    isPiece: (id, key) => id === piece(key),
    isHex: (hex, name) => hex === hexNamed(battle.board, name),
  };
}

/** The step without what is waited for in it. */
function partOf({ step, turn }: GameState): string {
  const at = step.lastIndexOf('.');
  const inner = step.slice(at + 1);
  const sides = inner === 'defender' || inner === 'besieger';
  return `${turn} ${sides || at < 0 ? step : step.slice(0, at)}`;
}
