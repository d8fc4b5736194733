// What games between machines tell of a battle: who wins, where units die, when levels fall, all of it counted from what happened.
import { expect, test } from 'vitest';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { measuring, sumGames, type MeasuredGame } from '../../src/lab/measured.ts';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { newMatch } from '../../src/game/match.ts';
import { GONE } from '../../src/engine/place.ts';
import { playout } from '../../src/session/playout.ts';
import { after } from './kit.ts';
import { KEEP } from './keep.ts';
import { battleOf } from './recordedGame.ts';

test('a unit that is eliminated is counted where it stood, once, and for its side', () => {
  const battle = battleOf(
    after(KEEP, { type: 'clearHexsides', pairs: KEEP.map.inline.hexsides.map(({ a, b }) => `${a}/${b}`) }),
  );
  const { note, game } = measuring(battle);
  const dead: string[] = [];
  const seats = [makeAgent('greedy'), makeAgent('greedy')] as const;
  const { state } = playout(battle, seats, 1, 0, (before, events, after) => {
    note(before, events);
    for (const { id } of battle.pieces)
      if (
        after.pieces[id]!.at === GONE &&
        before.pieces[id]!.at >= 0 &&
        battle.pieces[id]!.kind.class === 'unit'
      )
        dead.push(battle.pieces[id]!.name);
  });
  const { deaths, winner, lastTurn } = game(state);
  expect(deaths.length).toBeGreaterThan(1);
  expect(deaths).toHaveLength(dead.length);
  expect(deaths.every(({ hex }) => hexName(battle.board, hex).length === 4)).toBe(true);
  const of = (side: number): number => deaths.filter((death) => death.side === side).length;
  expect(of(0)).toBe(dead.filter((name) => name.startsWith('guard')).length);
  expect([winner, lastTurn]).toEqual([state.verdict!.winner, state.turn]);
});

test('a level falls when the besieger takes it first, in that turn', () => {
  const battle = battleOf(KEEP);
  const { state } = newMatch(battle, 1);
  const { note, game } = measuring(battle);
  const taken = (by: 0 | 1) => ({ type: 'LevelTaken', level: 1, by, cite: '2.10.5' }) as const;
  note({ ...state, turn: 3 }, [taken(1)]);
  note({ ...state, turn: 4 }, [taken(0)]);
  note({ ...state, turn: 5 }, [taken(1)]);
  expect(game(state).falls).toEqual([{ level: 1, turn: 3 }]);
});

test('games are summed by winner, hex, level and turn', () => {
  const at = (hex: number, side: 0 | 1) => ({ unit: 0 as PieceId, hex: hex as HexId, side });
  const games: readonly MeasuredGame[] = [
    { winner: 1, lastTurn: 4, deaths: [at(7, 0), at(7, 1), at(9, 0)], falls: [{ level: 1, turn: 2 }] },
    { winner: 0, lastTurn: 8, deaths: [at(7, 1)], falls: [] },
    {
      winner: 'draw',
      lastTurn: 8,
      deaths: [],
      falls: [
        { level: 2, turn: 6 },
        { level: 1, turn: 2 },
      ],
    },
  ];
  const sum = sumGames(games);
  expect(sum.wins).toEqual({ 0: 1, 1: 1, draw: 1 });
  expect(sum.ends).toEqual([
    { turn: 4, games: 1 },
    { turn: 8, games: 2 },
  ]);
  expect([...sum.deaths(null)]).toEqual([
    [7, 3],
    [9, 1],
  ]);
  expect([...sum.deaths(1)]).toEqual([[7, 2]]);
  expect(sum.levels).toEqual([
    { level: 1, games: 2, byTurn: [{ turn: 2, games: 2 }] },
    { level: 2, games: 1, byTurn: [{ turn: 6, games: 1 }] },
  ]);
});
