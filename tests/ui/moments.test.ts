/** The moments worth seeing of the machine's turn, and the swing by which they are chosen. */
import { computed } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { momentsOf } from '../../src/ui/features/handOver/moments.ts';
import { sinceLast } from '../../src/ui/features/handOver/stretch.ts';
import { recapAt } from '../../src/ui/features/handOver/recapAt.ts';
import { helpedBy, swingOf } from '../../src/ui/log/swing.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { historyOf, type History } from '../../src/game/history.ts';
import { stepsOf } from '../../src/engine/facts/pieces.ts';
import type { PieceState } from '../../src/engine/state.ts';
import { newMatch } from '../../src/game/match.ts';
import { finishedGame } from '../kit/finishedGame.ts';
import { firstBlock } from '../kit/foughtPlaces.ts';
import { sitAt } from './seat.ts';

const game = finishedGame('the-great-gate');
const all = [...game.past, game.present];
const upTo = (at: number): History => historyOf(all[at]!, all.slice(0, at));
/** The moment after a long turn of the besieger, when the defender decides again. */
const back = all.findIndex(
  ({ state }, at) =>
    at > 40 &&
    state.active === DEFENDER &&
    all[at - 1]!.state.active === BESIEGER &&
    state.owed.length === 0 &&
    sinceLast(upTo(at), DEFENDER)!.to - sinceLast(upTo(at), DEFENDER)!.from > 12,
);
const history = upTo(back);
const stretch = sinceLast(history, DEFENDER)!;

describe('the swing of an action', () => {
  test('2.10 is what it added to the tracks, in hundredths of what each force can bear, to the besieger above 0', () => {
    const at = all.findIndex(
      ({ state }, index) => index > 0 && state.tracks[0]! > all[index - 1]!.state.tracks[0]!,
    );
    const [before, after] = [all[at - 1]!, all[at]!];
    const { battle } = after;
    const by = battle.forces.map(
      ({ threshold, side }, force) =>
        ((side === DEFENDER ? 100 : -100) * (after.state.tracks[force]! - before.state.tracks[force]!)) /
        threshold,
    );
    expect(swingOf(before, after)).toBeCloseTo(by.reduce((sum, one) => sum + one, 0));
    expect(helpedBy(swingOf(before, after))).toBe(BESIEGER);
  });

  test('2.10.1 counts the steps of a force that fights on to the last', () => {
    const { battle } = firstBlock('rivendell').scenario;
    const before = newMatch(battle, 1);
    const force = battle.forces.findIndex(({ side }) => side === BESIEGER);
    const units = battle.pieces.filter(({ kind, force: whose }) => kind.class === 'unit' && whose === force);
    const steps = units.reduce((sum, { kind }) => sum + stepsOf(kind), 0);
    const reduced = (one: PieceState, id: number) => (id === units[0]!.id ? { ...one, lost: 1 } : one);
    const after = { ...before, state: { ...before.state, pieces: before.state.pieces.map(reduced) } };
    expect(swingOf(before, after)).toBeCloseTo(-100 / steps);
    expect(helpedBy(swingOf(before, after))).toBe(DEFENDER);
  });

  test('of a march is nothing', () => {
    const at = all.findIndex((match, index) => index > 0 && match.entries.at(-1)!.action.type === 'Move');
    expect(swingOf(all[at - 1]!, all[at]!)).toBe(0);
    expect(helpedBy(0)).toBeNull();
  });
});

describe('the moments worth seeing', () => {
  const moments = momentsOf(history, stretch, DEFENDER);

  test('are five at the most, in their order, and the furthest swing is among them', () => {
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(5);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((a, b) => a - b));
    const places = Array.from({ length: stretch.to - stretch.from }, (_, index) => stretch.from + 1 + index);
    const swings = places.map((at) => Math.abs(swingOf(all[at - 1]!, all[at]!)));
    const furthest = places[swings.indexOf(Math.max(...swings))]!;
    expect(Math.max(...swings)).toBeGreaterThan(0);
    expect(moments.map(({ at }) => at)).toContain(furthest);
    expect(moments.every(({ title }) => title !== '')).toBe(true);
  });

  test('are offered when the machine is done, stepped through on the board, and gone at the word of the player', async () => {
    const sheet = {
      ...TWO_PLAYERS,
      seats: [
        { name: '', taken: { kind: 'player' } },
        { name: '', taken: { kind: 'agent', name: 'greedy' } },
      ],
    } as const;
    const { store, lay } = sitAt(all[0]!, { sheet });
    const looks: number[] = [];
    const recap = recapAt(store, { show: () => {}, look: (moment) => looks.push(moment) });
    lay({ history: upTo(back - 1) });
    expect(recap.steps.value).toBeNull();
    lay({ history });
    const seen = computed(() => recap.steps.value);
    await vi.waitFor(() => expect(seen.value).toMatchObject({ at: null }));
    expect(seen.value!.moments).toHaveLength(moments.length);
    recap.stepTo(0);
    expect(seen.value!.at).toBe(0);
    recap.stepTo(null);
    expect(looks).toEqual([moments[0]!.at, Infinity]);
    expect(seen.value).toBeNull();
  });
});
