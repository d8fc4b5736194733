import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/engine/dice.ts';
import type { Action } from '../../src/engine/action.ts';
import { whyNot } from '../../src/game/apply.ts';
import { historyOf, onwards, redo, undo, undoBarrier } from '../../src/game/history.ts';
import { legalActions } from '../../src/game/legal.ts';
import { matchHash, newMatch } from '../../src/game/match.ts';
import { outcomes } from '../../src/game/odds.ts';
import { play, playOn } from '../../src/game/play.ts';
import { replay } from '../../src/game/replay.ts';
import { randomGame, seeds } from '../kit/random.ts';
import { guard, orc, siege } from '../kit/siege.ts';

const position = siege({
  map: `
    . . . . .
     . G . o .
    . . . . .
     . H . q .
    . . . . .`,
  pieces: { G: guard('D3X'), H: guard('e2Y'), o: orc('E3Y'), q: orc('e1Y') },
});
const { battle } = position;
const end: Action = { type: 'EndStep' };

describe('the one door', () => {
  test('2.0.7 steps in which nobody could do anything are passed: the first that stands is the besieger\u2019s movement', () => {
    expect(newMatch(battle, 1).state.step).toBe('besieger-movement.choosing');
  });

  test('2.18 an action that does not belong to the step is refused with its case, and nothing changes', () => {
    const match = newMatch(battle, 1);
    const played = play(
      match,
      { type: 'Melee', attacker: position.piece('o'), defender: position.piece('G') },
      scripted(),
    );
    expect(played).toEqual({ ok: false, refusal: { code: 'not-in-this-step', cite: '2.18' } });
  });

  test('an action is recorded with the faces it was given', () => {
    const shooting = play(newMatch(battle, 1), end, scripted());
    if (!shooting.ok) throw new Error('refused');
    expect(shooting.match.state.step).toBe('besieger-combat.missile.choosing');
    const shot: Action = { type: 'Fire', shooter: position.piece('q'), target: position.piece('H') };
    const played = play(shooting.match, shot, scripted(1, 1));
    expect(played.ok && played.match.entries.at(-1)).toEqual({
      action: shot,
      faces: [1, 1],
      checkpoint: null,
    });
  });

  test('every action that is offered is legal, and every game comes to a verdict', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const moments = randomGame(battle, seed, 2000);
        for (const { state } of moments.slice(0, 20)) {
          for (const actions of legalActions(battle, state).values()) {
            for (const action of actions) expect(whyNot(battle, state, action)).toBeNull();
          }
        }
        expect(moments.at(-1)!.state.verdict).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  test('a state is the same after a round trip through JSON', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state } of randomGame(battle, seed, 60)) {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('replay', () => {
  test('a recorded game replays to the same states and checkpoints', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = randomGame(battle, seed, 300).at(-1)!;
        const again = replay(newMatch(battle, 99), game.entries);
        expect(again.ok).toBe(true);
        expect(matchHash(again.moments.at(-1)!)).toBe(matchHash(game));
      }),
      { numRuns: 10 },
    );
  });

  test('a record with one face changed parts at that action or at the next checkpoint', () => {
    const game = randomGame(battle, 7, 400).at(-1)!;
    const at = game.entries.findIndex(({ faces }) => faces.length > 0);
    const entries = game.entries.with(at, { ...game.entries[at]!, faces: [] });
    const again = replay(newMatch(battle, 1), entries);
    expect(again.ok === false && again.at).toBe(at);
  });
});

describe('undo and redo', () => {
  const start = historyOf(newMatch(battle, 3));
  const after = playOn(start.present, {
    type: 'Move',
    unit: position.piece('o'),
    path: [position.hex('0501')],
    pushes: null,
    carries: [],
  });
  if (!after.ok) throw new Error(after.refusal.code);
  const moved = onwards(start, after.match);

  test('a move is taken back and done again exactly', () => {
    expect(undo(moved).present).toBe(start.present);
    expect(redo(undo(moved)).present).toBe(moved.present);
  });

  test('the end of a step is taken back, the other side\u2019s turn or not', () => {
    const ended = playOn(moved.present, end);
    if (!ended.ok) throw new Error('refused');
    expect(undo(onwards(moved, ended.match)).present).toBe(moved.present);
  });

  test('dice stop it, and it says for what they were thrown', () => {
    const ended = playOn(start.present, end);
    if (!ended.ok) throw new Error('refused');
    const shot = playOn(ended.match, {
      type: 'Fire',
      shooter: position.piece('q'),
      target: position.piece('H'),
    });
    if (!shot.ok) throw new Error(shot.refusal.code);
    const history = onwards(onwards(start, ended.match), shot.match);
    expect(undoBarrier(history)).toMatchObject({ why: 'dice-thrown', entry: { action: { type: 'Fire' } } });
    expect(undo(history)).toBe(history);
  });

  test('nothing done, nothing to take back', () => {
    expect(undoBarrier(start)).toEqual({ why: 'nothing-done' });
  });
});

describe('exact odds', () => {
  test('a sum of two dice has eleven branches and thirty-six ways', () => {
    const branches = outcomes((dice) => dice.roll({ purpose: 'breach', dice: 2, cite: '16.3' }));
    expect(branches).toHaveLength(11);
    expect(branches.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
  });

  test('a second roll is taken only where the first calls for it', () => {
    const branches = outcomes((dice) => {
      const [face] = dice.roll({ purpose: 'slip', dice: 1, cite: '2.8.6' });
      return face! > 3 ? dice.roll({ purpose: 'result', dice: 1, cite: '7.42' }).length : 0;
    });
    expect(branches.filter(({ of }) => of === 6)).toHaveLength(3);
    expect(branches.filter(({ of }) => of === 36)).toHaveLength(18);
  });
});
