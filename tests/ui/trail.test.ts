/** What the board shows of the last action of whoever plays by himself. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { historyOf, type History } from '../../src/game/history.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { NO_OVERLAYS } from '../../src/stage/contract.ts';
import { trailOf } from '../../src/ui/store/trail.ts';
import { finishedGame } from '../kit/finishedGame.ts';
import { sitAt } from './seat.ts';

const game = finishedGame('the-great-gate');
const all = [...game.past, game.present];
const upTo = (at: number): History => historyOf(all[at]!, all.slice(0, at));
const last = (at: number) => all[at]!.entries.at(-1)!.action;
/** The moments just after an action of a kind. */
const after = (type: string): number[] =>
  all.flatMap((_, at) => (at > 0 && last(at).type === type ? [at] : []));

describe('the ring that follows the machine', () => {
  test('lies on the hex where a march ended, with its way behind it', () => {
    const marches = after('Move').filter((at) => all[at]!.state.active === all[at - 1]!.state.active);
    expect(marches.length).toBeGreaterThan(30);
    for (const at of marches) {
      const action = last(at);
      if (action.type !== 'Move') continue;
      const { selected, path } = trailOf(upTo(at), all[at]!.state.active);
      expect(path.at(-1)).toBe(selected);
      expect(all[at]!.state.pieces[action.unit]!.at, `moment ${at}`).toBe(selected);
    }
  });

  test('lies on who shoots, and the mark on whom he shoots at', () => {
    const shots = after('Fire').filter((at) => trailOf(upTo(at), BESIEGER).targets.length > 0);
    expect(shots.length).toBeGreaterThan(0);
    for (const at of shots) {
      const action = last(at);
      if (action.type !== 'Fire') continue;
      expect(trailOf(upTo(at), BESIEGER).selected).toBe(all[at - 1]!.state.pieces[action.shooter]!.at);
    }
  });

  test('is nowhere before anybody has done anything, and after a step that only ended', () => {
    expect(trailOf(upTo(0), DEFENDER)).toBe(NO_OVERLAYS);
    expect(trailOf(upTo(after('EndStep')[0]!), DEFENDER)).toBe(NO_OVERLAYS);
  });

  test('moves on with each action on the table while the machine decides, and a player who decides is shown his own', () => {
    const at = after('Move').find(
      (one) => all[one]!.state.active === BESIEGER && all[one]!.state.owed.length === 0,
    )!;
    const seats = [
      { name: '', taken: { kind: 'player' } },
      { name: '', taken: { kind: 'agent', name: 'greedy' } },
    ] as const;
    const { store, lay } = sitAt(all[0]!, { sheet: { ...TWO_PLAYERS, seats } });
    lay({ history: upTo(at) });
    expect(store.held.value).toBe(true);
    expect(store.overlays.value).toMatchObject(trailOf(upTo(at), store.viewer.value));
    expect(store.overlays.value.selected).not.toBeNull();
    const mine = all.findIndex(
      ({ state }, one) => one > at && state.active === DEFENDER && state.owed.length === 0,
    );
    lay({ history: upTo(mine) });
    expect(store.held.value).toBe(false);
    expect(store.overlays.value.selected).toBeNull();
  });
});
