/** What a block of a fight on hexes leaves behind: read off the last state of its battle, by printed numbers and ids of the scenario. */
import type { WorkId } from '../board/board.ts';
import { hexName, type HexId } from '../board/hex.ts';
import { BESIEGER, type Battle } from '../engine/battle.ts';
import { GONE, type GameState, type PieceState } from '../engine/state.ts';
import type { BlockEnd, PieceEnd } from './siege.ts';

/** How everything stands: pieces by their ids, works as "OUTSIDE/INSIDE", ladders as "FOOT/HEAD", levels that are lost. */
export function blockEnd(battle: Battle, state: GameState): BlockEnd {
  const { board, pieces, turns } = battle;
  const nameOf = (hex: HexId): string => hexName(board, hex);
  const works = (is: (work: WorkId) => boolean): readonly string[] =>
    board.works.flatMap(({ outer, inner }, work) =>
      is(work as WorkId) ? [`${nameOf(outer)}/${nameOf(inner)}`] : [],
    );
  const end = ({ at, lost, disrupted, magic }: PieceState): PieceEnd => ({
    at: at < 0 ? 'off' : nameOf(at as HexId),
    lost,
    gone: at === GONE,
    disrupted,
    magic,
  });
  return {
    turns: Math.min(state.turn, turns.last) - turns.first + 1,
    pieces: Object.fromEntries(pieces.map(({ id, name }) => [name, end(state.pieces[id]!)])),
    breached: works((work) => state.works[work]!.breached),
    taken: works((work) => state.works[work]!.holder === BESIEGER),
    lostLevels: state.levels.flatMap((holder, level) => (holder === BESIEGER ? [level] : [])),
    ladders: state.ladders.map(({ hexside, foot }) => {
      const { inner } = board.works[board.work[hexside]!]!;
      return `${nameOf(foot)}/${nameOf(inner)}`;
    }),
    ...(state.closed.length === 0 ? {} : { closed: state.closed.map(nameOf) }),
  };
}
