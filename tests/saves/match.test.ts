// A match is kept with everything it needs, and goes on from where it stood.
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Action } from '../../src/engine/action.ts';
import type { GameState } from '../../src/engine/state.ts';
import { legalActions } from '../../src/game/legal.ts';
import { undo, undoBarrier } from '../../src/game/history.ts';
import { matchHash } from '../../src/game/match.ts';
import type { actionSchema } from '../../src/saves/actionSchema.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { stateSchema } from '../../src/saves/stateSchema.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import { GREAT_GATE, kept, momentsOf, mustPlay, reopened } from './kit.ts';

const moments = momentsOf(60);
const match = moments.at(-1)!;
const saved = kept(moments);
const end = { type: 'EndStep' } as const;

/** A save whose record parts from today's rules at an entry. */
function parted(at: number, change: Partial<SavedMatch['entries'][number]>, from = saved): SavedMatch {
  return {
    ...from,
    entries: from.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
  };
}

describe('a save', () => {
  test.each([0, 1, 7, 23, 60, 400])(
    'opens to the same game after %i actions, without a notice',
    (actions) => {
      const played = momentsOf(actions);
      const { history, notice, document } = reopened(kept(played));
      expect(notice).toBeNull();
      expect(matchHash(history.present)).toBe(matchHash(played.at(-1)!));
      expect(history.present.state).toEqual(played.at(-1)!.state);
      expect(history.past.map(({ state }) => state)).toEqual(played.slice(0, -1).map(({ state }) => state));
      expect(document).toEqual(GREAT_GATE.document);
    },
  );

  test('rolls the same dice as the game it was made of', () => {
    let original = match;
    let copy = reopened(saved).history.present;
    for (let count = 0; count < 30 && original.state.verdict === null; count += 1) {
      const [options] = legalActions(original.battle, original.state).values();
      original = mustPlay(original, options![0]!);
      copy = mustPlay(copy, options![0]!);
    }
    expect(copy.entries).toEqual(original.entries);
    expect(copy.generator).toEqual(original.generator);
  });

  test('can be taken back as far as the game itself', () => {
    let { history } = reopened(saved);
    let steps = 0;
    while (undoBarrier(history) === null) {
      history = undo(history);
      steps += 1;
    }
    const quiet = match.entries.findLastIndex(({ faces }) => faces.length > 0);
    expect(steps).toBe(match.entries.length - quiet - 1);
    expect(history.present.state).toEqual(moments[quiet + 1]!.state);
  });

  test('needs no file beside it and is the same file when it is made again', () => {
    const { history, document } = reopened(saved);
    expect(writeMatch(history.present, document, history.past)).toEqual(saved);
  });

  test('keeps the present state and the last three beginnings of turns', () => {
    const whole = momentsOf(400);
    const snapshots = kept(whole).snapshots;
    const starts = whole.flatMap(({ state }, index) =>
      index > 0 && state.turn !== whole[index - 1]!.state.turn ? [index] : [],
    );
    expect(snapshots.map(({ after }) => after)).toEqual([...starts.slice(-3), whole.length - 1]);
    for (const { after, state } of snapshots) expect(state).toEqual(whole[after]!.state);
  });
});

describe('a save that the rules of today read otherwise', () => {
  const at = saved.entries.findIndex(({ faces }) => faces.length > 0);

  test('goes on from the present state in the file, with a notice of the action and the reason', () => {
    const { history, notice } = reopened(parted(at, { faces: [] }));
    expect(notice).toMatchObject({ at, after: 60, of: 60, rules: '3', why: { type: 'faces', recorded: 0 } });
    expect(notice!.action).toEqual(saved.entries[at]!.action);
    expect(history.present.state).toEqual(match.state);
    expect(history.past).toEqual([]);
    expect(undoBarrier(history)).toEqual({ why: 'nothing-done' });
  });

  test('says when the action itself is refused', () => {
    const { notice } = reopened(parted(0, { action: { type: 'HoldGround', unit: 0 as never }, faces: [] }));
    expect(notice).toMatchObject({ at: 0, why: { type: 'refused', refusal: { cite: '2.18' } } });
  });

  test('says when a checkpoint differs', () => {
    const entered = saved.entries.findIndex(({ checkpoint }) => checkpoint !== null);
    const { notice } = reopened(parted(entered, { checkpoint: '0'.repeat(16) }));
    expect(notice).toMatchObject({ at: entered, why: { type: 'checkpoint', recorded: '0'.repeat(16) } });
  });

  test('goes on from an earlier state when the present one cannot be read', () => {
    const whole = kept(momentsOf(400));
    const turnStart = whole.snapshots.at(-2)!;
    const snapshots = [
      ...whole.snapshots.slice(0, -1),
      { after: whole.entries.length, state: { step: 'tea' } },
    ];
    const { history, notice } = reopened({ ...parted(2, { checkpoint: 'f'.repeat(16) }, whole), snapshots });
    expect(notice).toMatchObject({ at: 2, after: turnStart.after, of: whole.entries.length });
    expect(history.present.state).toEqual(turnStart.state);
  });

  test('goes on from the last moment that agreed when no state can be read', () => {
    const { history, notice } = reopened({ ...parted(at, { faces: [] }), snapshots: [] });
    expect(notice).toMatchObject({ at, after: at });
    expect(history.present.state).toEqual(moments[at]!.state);
    expect(history.past).toHaveLength(at);
  });

  test('of an older spelling, which said whether a piece is reduced, opens to the same game', () => {
    const older = (state: unknown): unknown => {
      const { triesLeft: _, pieces, ...rest } = state as GameState;
      return { ...rest, pieces: pieces.map(({ lost, ...piece }) => ({ ...piece, reduced: lost > 0 })) };
    };
    const start = saved.snapshots.at(-1)!.state as GameState;
    const one = start.pieces.with(3, { ...start.pieces[3]!, lost: 1 });
    const { history, notice } = reopened({
      ...saved,
      start: older({ ...start, pieces: one }),
      entries: [],
      snapshots: [],
    });
    expect(notice).toBeNull();
    expect(history.present.state).toEqual({ ...start, pieces: one });
  });

  test('can be kept and opened once more, beginning where it was taken up', () => {
    const { history, document } = reopened(parted(at, { faces: [] }));
    const further = mustPlay(
      history.present,
      legalActions(match.battle, match.state).values().next().value![0]!,
    );
    const again = parseMatch(JSON.parse(JSON.stringify(writeMatch(further, document))));
    expect(again.ok && again.value.start).toEqual(match.state);
    const { history: later, notice } = reopened(again.ok ? again.value : saved);
    expect(notice).toBeNull();
    expect(later.present.state).toEqual(further.state);
    expect(matchHash(later.present)).toBe(matchHash(further));
  });
});

describe('the shapes', () => {
  test('are those of the engine', () => {
    expectTypeOf<z.infer<typeof actionSchema>>().toEqualTypeOf<Action>();
    expectTypeOf<z.infer<typeof stateSchema>>().toEqualTypeOf<GameState>();
  });

  test('of every state of a game are read, and nothing is lost', () => {
    for (const { state } of momentsOf(400, 3)) {
      expect(stateSchema.safeParse(JSON.parse(JSON.stringify(state)))).toEqual({
        success: true,
        data: state,
      });
    }
  });

  test('of an action are whole: half a hex is none', () => {
    const spoilt = parted(0, { action: { type: 'Deploy', piece: 0 as never, hex: 1.5 as never } });
    expect(parseMatch(spoilt)).toMatchObject({ ok: false, problems: [{ path: '/entries/0/action/hex' }] });
    expect(parseMatch(parted(0, { action: { ...end, hat: 1 } as never }))).toMatchObject({ ok: false });
  });
});
