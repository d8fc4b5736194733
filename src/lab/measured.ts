/** What games between machines tell of a battle: where units die, and when levels of the city fall. */
import type { HexId } from '../board/hex.ts';
import { BESIEGER, type Battle, type PieceId, type Side } from '../engine/battle.ts';
import type { GameEvent } from '../engine/event.ts';
import type { GameState } from '../engine/state.ts';
import { retrace } from '../game/imagine.ts';

/** A unit that was eliminated: which, where it stood, and whose it was. */
export interface Death {
  readonly unit: PieceId;
  readonly hex: HexId;
  readonly side: Side;
}

/** A level that the besieger took for the first time in a game. */
export interface Fall {
  readonly level: number;
  readonly turn: number;
}

/** One game. */
export interface MeasuredGame {
  readonly winner: Side | 'draw';
  /** The turn in which it ended. */
  readonly lastTurn: number;
  readonly deaths: readonly Death[];
  readonly falls: readonly Fall[];
}

/** Watches one game from its start to its verdict. */
export function measuring(battle: Battle): Readonly<{
  note: (before: GameState, events: readonly GameEvent[]) => void;
  game: (last: GameState) => MeasuredGame;
}> {
  const deaths: Death[] = [];
  const falls = new Map<number, number>();
  return {
    note: (before, events) => {
      if (!events.some(({ type }) => type === 'UnitEliminated' || type === 'LevelTaken')) return;
      for (const { before: then, event } of retrace(battle, before, events)) {
        if (event.type === 'UnitEliminated') {
          const { at } = then.pieces[event.unit]!;
          if (at >= 0)
            deaths.push({ unit: event.unit, hex: at as HexId, side: battle.pieces[event.unit]!.side });
        }
        if (event.type === 'LevelTaken' && event.by === BESIEGER && !falls.has(event.level))
          falls.set(event.level, then.turn);
      }
    },
    game: ({ verdict, turn }) => ({
      winner: verdict?.winner ?? 'draw',
      lastTurn: turn,
      deaths,
      falls: [...falls].map(([level, fell]) => ({ level, turn: fell })),
    }),
  };
}

/** In how many games something happened in a turn. */
export interface TurnCount {
  readonly turn: number;
  readonly games: number;
}

/** When a level fell. */
export interface LevelFalls {
  readonly level: number;
  /** In how many games it fell, and in how many by turn; of the other games nothing is said. */
  readonly games: number;
  readonly byTurn: readonly TurnCount[];
}

/** What several games come to. */
export interface MeasuredSeries {
  readonly games: number;
  readonly wins: Readonly<Record<'0' | '1' | 'draw', number>>;
  /** In how many games the battle ended in a turn. */
  readonly ends: readonly TurnCount[];
  /** Units that died in a hex, by hex; `side` null = of either side. */
  readonly deaths: (side: Side | null) => ReadonlyMap<HexId, number>;
  readonly levels: readonly LevelFalls[];
}

/** The sum of some games. */
export function sumGames(games: readonly MeasuredGame[]): MeasuredSeries {
  const winsOf = (winner: MeasuredGame['winner']): number =>
    games.filter((one) => one.winner === winner).length;
  const falls = games.flatMap((game) => game.falls);
  const levels = [...new Set(falls.map(({ level }) => level))].toSorted((a, b) => a - b);
  return {
    games: games.length,
    wins: { 0: winsOf(0), 1: winsOf(1), draw: winsOf('draw') },
    ends: countTurns(games.map(({ lastTurn }) => lastTurn)),
    deaths: (side) => {
      const found = new Map<HexId, number>();
      for (const death of games.flatMap(({ deaths }) => deaths))
        if (side === null || death.side === side) found.set(death.hex, (found.get(death.hex) ?? 0) + 1);
      return found;
    },
    levels: levels.map((level) => {
      const turns = falls.filter((fall) => fall.level === level).map(({ turn }) => turn);
      return { level, games: turns.length, byTurn: countTurns(turns) };
    }),
  };
}

/** In how many of the games something happened in each turn. */
export function countTurns(turns: readonly number[]): readonly TurnCount[] {
  return [...new Set(turns)]
    .toSorted((a, b) => a - b)
    .map((turn) => ({ turn, games: turns.filter((one) => one === turn).length }));
}
