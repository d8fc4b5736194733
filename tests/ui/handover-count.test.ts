/** Kept games of the great siege: how often the screen is handed over in each style, and what stands on the covers. */
import { describe, expect, test } from 'vitest';
import { coverOf } from '../../src/ui/features/handOver/cover.ts';
import { between, isAside, nextSeat, seatOf } from '../../src/session/seatOf.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../src/engine/battle.ts';
import type { GameState } from '../../src/engine/state.ts';
import { historyOf } from '../../src/game/history.ts';
import { matchFrom, newMatch, type Match } from '../../src/game/match.ts';
import { replay } from '../../src/game/replay.ts';
import type { HandOver } from '../../src/session/seats.ts';
import { shippedBattles } from '../kit/shipped.ts';
import { readFixtures, type Fixture } from '../replays/fixtures.ts';

const SIEGE = 'the-siege-of-minas-tirith';
const battle = shippedBattles().find(({ id }) => id === SIEGE)!;

/** Every moment of a kept game. */
function momentsOf({ seed, match }: Fixture, of: Battle): readonly Match[] {
  const { start, generator } = newMatch(of, seed);
  const again = replay(matchFrom(of, start, generator), match.entries);
  expect(again.ok).toBe(true);
  return again.moments;
}

/** How often something stands between the players in each turn; whoever pours oil in the other's phase comes to the screen for it. */
function counted(
  how: HandOver,
  moments: readonly Match[],
): Readonly<Record<'banner' | 'cover', Map<number, number>>> {
  const counts = { banner: new Map<number, number>(), cover: new Map<number, number>() };
  let sitting: Side = seatOf(moments[0]!.state);
  const pass = (stands: ReturnType<typeof between>, { turn }: GameState): void => {
    if (stands !== 'nothing') counts[stands].set(turn, (counts[stands].get(turn) ?? 0) + 1);
  };
  for (const [at, { state, entries }] of moments.entries()) {
    const pours = entries.at(-1)?.action.type === 'Pour' && isAside(moments[at - 1]!.state);
    if (pours && sitting === BESIEGER && how !== 'open') {
      pass(how === 'sealed' ? 'cover' : 'banner', state);
      sitting = DEFENDER;
    }
    pass(between(how, TWO_PLAYERS, sitting, state), state);
    sitting = nextSeat(sitting, state);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

describe('a whole siege at one screen', () => {
  const [game] = readFixtures(SIEGE).filter(({ players }) => players.every((name) => name === 'greedy'));
  const moments = momentsOf(game!, battle);
  const turns = new Set(moments.map(({ state }) => state.turn)).size;

  test('an open table is never covered, and no banner stands before it', () => {
    expect(turns).toBeGreaterThan(3);
    const { banner, cover } = counted('open', moments);
    expect([sum(banner), sum(cover)]).toEqual([0, 0]);
  });

  test('with banners the board is never covered', () => {
    const { banner, cover } = counted('banner', moments);
    expect(sum(cover)).toBe(0);
    expect(sum(banner)).toBeGreaterThan(turns);
  });

  test('sealed, the board is covered at most seven times a turn, whatever is owed in it', () => {
    const { banner, cover } = counted('sealed', moments);
    expect(sum(banner)).toBe(0);
    expect(sum(cover)).toBeGreaterThan(turns);
    expect(Math.max(...cover.values())).toBeLessThanOrEqual(7);
    const owed = moments.filter(({ state }) => state.owed.length > 0).length;
    expect(owed).toBeGreaterThan(20);
  });

  test('2.11.11 no cover tells which cauldrons are real: with the oil elsewhere it says the same', () => {
    const ids = battle.pieces.filter(({ kind }) => kind.class === 'cauldron').map(({ id }) => id);
    const [real, dummy] = [ids.find((id) => battle.oil[id]! > 0)!, ids.find((id) => battle.oil[id] === 0)!];
    /** The same game with a real cauldron and a dummy in each other's place. */
    const otherwise = (match: Match): Match => {
      const pieces = match.state.pieces.slice();
      const [a, b] = [pieces[real]!, pieces[dummy]!];
      [pieces[real], pieces[dummy]] = [
        { ...b, oil: a.oil },
        { ...a, oil: b.oil },
      ];
      return { ...match, state: { ...match.state, pieces } };
    };
    const still = moments.findIndex(({ entries }) => entries.at(-1)?.action.type === 'Pour');
    for (let to = 20; to < (still < 0 ? moments.length : still); to += 60) {
      const past = moments.slice(to - 20, to);
      const present = moments[to]!;
      const known = historyOf(present, past);
      const changed = historyOf(otherwise(present), past.map(otherwise));
      expect(changed.present.state).not.toEqual(known.present.state);
      for (const side of [DEFENDER, BESIEGER]) {
        const cover = coverOf(known, TWO_PLAYERS, side, 'turn');
        expect(coverOf(changed, TWO_PLAYERS, side, 'turn')).toEqual(cover);
      }
    }
  });
});
