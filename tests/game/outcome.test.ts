/** What an action came to, in one word, and how far it can be taken back. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import {
  historyOf,
  onwards,
  redo,
  undo,
  undoBarrier,
  undoDepth,
  type History,
} from '../../src/game/history.ts';
import type { Match } from '../../src/game/match.ts';
import { outcomeOf } from '../../src/game/outcome.ts';
import { scripted } from '../../src/engine/dice.ts';
import { GONE } from '../../src/engine/state.ts';
import { imagine, retrace } from '../../src/game/imagine.ts';
import { oddsOf } from '../../src/game/odds.ts';
import { actorOf, legalActions, readyPieces } from '../../src/game/legal.ts';
import { cauldron, guard, hero, orc, siege } from '../kit/siege.ts';

const [US, THEM, OTHER] = [0, 1, 2] as unknown as readonly [never, never, never];
const cite = '2.8' as const;

describe('in one word', () => {
  const ladder: GameEvent = {
    type: 'LadderRemoved',
    hexside: 3 as never,
    why: 'thrown-down',
    cite: '2.11.4',
  };
  const breach: GameEvent = { type: 'HexsideBreached', work: 0 as never, by: US, cite: '16.3' };
  const throwDown: Action = { type: 'ThrowDown', unit: US, hexside: 3 as never };
  const strike: Action = { type: 'Breach', engine: US, hexside: 3 as never };

  test('2.11.4 a ladder is thrown down, or nothing comes of it', () => {
    expect(outcomeOf(throwDown, [ladder])).toBe('thrown-down');
    expect(outcomeOf(throwDown, [])).toBe('nothing');
  });

  test('16.3 a work is breached, or nothing comes of it', () => {
    expect(outcomeOf(strike, [breach])).toBe('breached');
    expect(outcomeOf(strike, [{ type: 'HexsideHeld', work: 0 as never, by: US, cite: '16.3' }])).toBe(
      'nothing',
    );
  });

  test('7.42 the fate of the unit that was aimed at, and of no other', () => {
    const melee: Action = { type: 'Melee', attacker: US, defender: THEM };
    expect(outcomeOf(melee, [{ type: 'UnitEliminated', unit: THEM, cite }])).toBe('dead');
    expect(outcomeOf(melee, [{ type: 'UnitReduced', unit: THEM, cite }])).toBe('halved');
    expect(outcomeOf(melee, [{ type: 'UnitEliminated', unit: OTHER, cite }])).toBe('nothing');
    expect(outcomeOf(melee, [{ type: 'UnitReduced', unit: OTHER, cite }])).toBe('nothing');
  });

  test('2.20.6 the worst that befell a personage who was caught', () => {
    const move: Action = { type: 'Move', unit: US, path: [], pushes: null, carries: [] };
    const escape = { type: 'escape', unit: THEM } as const;
    expect(outcomeOf(move, [{ type: 'PersonageSlain', personage: THEM, cite }])).toBe('slain');
    expect(outcomeOf(move, [{ type: 'PersonageWounded', personage: THEM, cite }])).toBe('wounded');
    expect(outcomeOf(move, [{ type: 'DecisionOwed', owed: escape, cite }])).toBe('escapes');
    expect(outcomeOf(move, [])).toBe('nothing');
  });

  test('2.20.8 a duel that was declined came to nothing', () => {
    const challenge: Action = { type: 'Challenge', personage: US, target: THEM };
    expect(outcomeOf(challenge, [{ type: 'DuelDeclined', personage: THEM, challenger: US, cite }])).toBe(
      'nothing',
    );
    const duel: GameEvent = { type: 'DuelFought', attacker: US, defender: THEM, cite };
    expect(outcomeOf(challenge, [duel, { type: 'PersonageWounded', personage: THEM, cite }])).toBe(
      'challenged-wounded',
    );
    expect(outcomeOf(challenge, [duel, { type: 'PersonageSlain', personage: US, cite }])).toBe(
      'challenger-slain',
    );
  });
});

describe('a step back', () => {
  const scene = siege({
    map: '. o . .',
    options: { hiddenCauldrons: true },
    pieces: { o: orc('E3Y'), k: cauldron(3, { at: '0101' }) },
  });
  const END: Action = { type: 'EndStep' };
  const shown = scene.state.pieces.with(scene.piece('k'), { ...scene.standing('k'), revealed: true });

  /** A game after so many entries, by the faces of each; from `after` on the cauldron is known. */
  function played(faces: readonly (readonly number[])[], after = Number.POSITIVE_INFINITY): Match {
    const state = faces.length >= after ? { ...scene.state, pieces: shown } : scene.state;
    const entries = faces.map((one) => ({ action: END, faces: one, checkpoint: null }));
    return { battle: scene.battle, start: scene.state, entries, state, generator: [], checkpoint: [0, 0] };
  }
  function history(faces: readonly (readonly number[])[], after?: number): History {
    return faces.reduce<History>(
      (so, _, index) => onwards(so, played(faces.slice(0, index + 1), after)),
      historyOf(played([])),
    );
  }

  test('is none where nothing was done, nor where the moments before were not kept', () => {
    expect(undoBarrier(historyOf(played([])))).toEqual({ why: 'nothing-done' });
    expect(undoBarrier(historyOf(played([[]])))).toEqual({ why: 'nothing-done' });
    expect(undoBarrier(historyOf(played([]), [played([])]))).toEqual({ why: 'nothing-done' });
  });

  test('ends at a die, even a single one', () => {
    expect(undoBarrier(history([[], [4]]))).toMatchObject({ why: 'dice-thrown' });
    expect(undoBarrier(history([[4], []]))).toBeNull();
    expect(
      [history([[], [], []]), history([[4], [], []]), history([[], [4], []]), history([[], [], [4]])].map(
        undoDepth,
      ),
    ).toEqual([3, 2, 1, 0]);
  });

  test('ends at a secret, and only at the entry that told it', () => {
    expect(undoBarrier(history([[], []], 2))).toMatchObject({ why: 'secret-shown' });
    expect(undoBarrier(history([[], [], []], 2))).toBeNull();
    expect(undoDepth(history([[], [], []], 2))).toBe(1);
  });

  test('after another comes to the moment before, and forward again', () => {
    const three = history([[], [], []]);
    const back = undo(undo(three));
    expect(back.present.entries).toHaveLength(1);
    expect(back.past.map(({ entries }) => entries.length)).toEqual([0]);
    expect(back.future.map(({ entries }) => entries.length)).toEqual([2, 3]);
    expect(redo(redo(back))).toEqual(three);
    expect(redo(three)).toBe(three);
    expect(undo(history([[1]])).present.entries).toHaveLength(1);
  });
});

describe('who can still do something', () => {
  test('is everybody with a legal action, and nobody for the end of the step', () => {
    const position = siege({
      map: 'o . q . M',
      pieces: { o: orc('E3Y'), q: orc('E3Y', { state: { moved: true } }) },
    });
    const { battle, state } = position;
    expect([...readyPieces(battle, state)]).toEqual([position.piece('o')]);
    expect(legalActions(battle, state).has('EndStep')).toBe(true);
    expect(actorOf({ type: 'EndStep' })).toBeNull();
  });
});

describe('2.8.6 odds are those of the attack itself', () => {
  test('a rider who could slip away is taken to stand, and one who could decline to accept', () => {
    const position = siege({
      map: 'o d . .',
      step: 'besieger-combat.choosing',
      pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) },
    });
    const foot = siege({
      map: 'o d . .',
      step: 'besieger-combat.choosing',
      pieces: { o: orc('B3Z'), d: guard('B1X') },
    });
    const melee: Action = { type: 'Melee', attacker: position.piece('o'), defender: position.piece('d') };
    expect(oddsOf(position.battle, position.state, melee)).toEqual(oddsOf(foot.battle, foot.state, melee));
    expect(oddsOf(foot.battle, foot.state, melee).outcomes.map(({ outcome }) => outcome)).not.toEqual([
      'nothing',
    ]);
  });

  test('2.20.5 and a duel is fought whether it can be declined or not', () => {
    const duel = (guarded: boolean) => {
      const court = siege({
        map: 'n m . .',
        step: 'besieger-combat.choosing',
        pieces: {
          n: hero(BESIEGER, { ratings: [6, 3] }),
          m: hero(DEFENDER, { ratings: [6, 3] }),
          ...(guarded ? { g: guard('D3X', { at: '0201' }) } : {}),
        },
      });
      const action: Action = { type: 'Challenge', personage: court.piece('n'), target: court.piece('m') };
      return oddsOf(court.battle, court.state, action);
    };
    expect(duel(true).of).toBe(6);
    expect(duel(true)).toEqual(duel(false));
  });
});

describe('what is imagined', () => {
  const scene = siege({
    map: '. o d . .',
    step: 'besieger-combat.choosing',
    pieces: {
      o: orc('A3Y'),
      d: guard('D1X', { state: { lost: 1 } }),
      m: hero(DEFENDER, { at: '0301' }),
    },
  });
  const melee: Action = { type: 'Melee', attacker: scene.piece('o'), defender: scene.piece('d') };

  test('2.20.7 leaves aside who is bereft of his unit: no die is asked for him', () => {
    const events = imagine(scene.battle, scene.state, melee, scripted(1, 1, 1));
    const rolled = events.filter((event) => event.type === 'DiceRolled');
    const aside = rolled.filter(({ request }) => request.purpose === 'bereft');
    expect(aside.map(({ faces }) => faces)).toEqual([[6]]);
    expect(events.some(({ type }) => type === 'UnitEliminated')).toBe(true);
  });

  test('is gone through again event by event, each on the state that the one before it left', () => {
    const events = imagine(scene.battle, scene.state, melee, scripted(1, 1, 1));
    const moments = [...retrace(scene.battle, scene.state, events)];
    expect(moments[0]!.before).toBe(scene.state);
    for (const [index, { before }] of moments.slice(1).entries()) expect(before).toBe(moments[index]!.after);
    expect(moments.at(-1)!.after.pieces[scene.piece('d')]!.at).toBe(GONE);
  });
});
