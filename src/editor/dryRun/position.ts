/** Where a game stood, as the position of an author's test: what is otherwise than at the start of the battle. */
import { hexName, type HexId } from '../../board/hex.ts';
import { hexsideName } from '../../board/hexside.ts';
import { BESIEGER, type Battle } from '../../engine/battle.ts';
import { PHASES, type Phase } from '../../engine/triggers/moment.ts';
import type { GameState } from '../../engine/state.ts';
import type { TestLine } from '../../scenario/testSchema.ts';
import type { ScenarioDocument } from '../document.ts';
import { scripted } from '../../engine/dice.ts';
import { generatorFrom } from '../../game/generator.ts';
import { matchFrom, type Match } from '../../game/match.ts';
import { play } from '../../game/play.ts';
import type { RecordedGame } from './recorded.ts';

export type Position = NonNullable<TestLine['position']>;

/** A moment of a game at which a phase began. */
export interface PhaseMoment {
  readonly turn: number;
  readonly phase: Phase;
  readonly position: Position;
}

/**
 * The position of a state, for a document with the same pieces. Steps that were lost, disrupted units and magic are no part of a
 * position: it says where everybody stands, and what has fallen.
 */
export function positionOf(document: ScenarioDocument, battle: Battle, state: GameState): Position {
  const { opening } = document;
  const pieces = document.pieces.flatMap(({ id, at }): readonly (readonly [string, string])[] => {
    const piece = battle.pieces.find(({ name }) => name === id);
    if (piece === undefined) return [];
    const place = state.pieces[piece.id]!.at;
    const now = place < 0 ? 'off' : hexName(battle.board, place as HexId);
    return now === at ? [] : [[id, now]];
  });
  const breached = battle.board.works
    .filter((_, work) => state.works[work]!.breached)
    .map(({ hexside }) => hexsideName(battle.board, hexside))
    .filter((pair) => opening?.breached.includes(pair) !== true);
  const lost = state.levels.flatMap((side, level) =>
    level > 0 && side === BESIEGER && opening?.lost.includes(level) !== true ? [level] : [],
  );
  const tracks = battle.forces.flatMap(({ id }, force) => {
    const figure = state.tracks[force]!;
    return figure === (opening?.tracks[id] ?? 0) ? [] : [[id, figure] as const];
  });
  return {
    turn: state.turn,
    ...(phaseOf(state) === null ? {} : { phase: phaseOf(state)! }),
    ...(pieces.length === 0 ? {} : { pieces: Object.fromEntries(pieces) }),
    ...(breached.length === 0 ? {} : { breached }),
    ...(lost.length === 0 ? {} : { lost }),
    ...(tracks.length === 0 ? {} : { tracks: Object.fromEntries(tracks) }),
  };
}

/** The phase of a state, or null in set-up, while a turn is reckoned, and when the battle is over. */
function phaseOf({ step }: GameState): Phase | null {
  return PHASES.find((phase) => step === phase || step.startsWith(`${phase}.`)) ?? null;
}

/** The moments of a game at which a phase began, as positions of a document. */
export function phaseMoments(document: ScenarioDocument, game: RecordedGame): readonly PhaseMoment[] {
  const moments: PhaseMoment[] = [];
  let last = '';
  const look = ({ state }: Match): void => {
    const phase = phaseOf(state);
    const now = `${state.turn} ${phase ?? ''}`;
    if (phase !== null && now !== last)
      moments.push({ turn: state.turn, phase, position: positionOf(document, game.battle, state) });
    last = now;
  };
  let match = matchFrom(game.battle, game.start, generatorFrom(0));
  look(match);
  for (const { action, faces } of game.entries) {
    const played = play(match, action, scripted(...faces));
    if (!played.ok) break;
    ({ match } = played);
    look(match);
  }
  return moments;
}
