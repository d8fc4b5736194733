import { describe, expect, test } from 'vitest';
import { shippedBattle } from '../kit/shipped.ts';
import { brokenLaws } from './invariants.ts';
import { entries, fuzz } from './proofs.ts';
import { newMatch } from '../../src/game/match.ts';
import { GONE } from '../../src/engine/place.ts';

const battle = shippedBattle('the-great-gate');

/** The part of a long proof that every run repeats. */
const SHARE = 0.02;

describe('random legal play over The Great Gate', () => {
  test('2 % of the long walk: every law holds after every action, replays and undo are exact', () => {
    const walk = fuzz.run(battle, fuzz.seed, 0, fuzz.count * SHARE);
    expect(walk.broken).toEqual([]);
    expect(walk.actions).toBe(fuzz.count * SHARE);
    expect(walk.verdicts).toBeGreaterThan(0);
  });

  test('2 % of the entries: Sauron comes in, and not by the gate alone', () => {
    const counted = entries.run(battle, entries.seed, 0, entries.count * SHARE);
    expect(entries.wrong(counted)).toEqual([]);
  });
});

describe('the laws can be broken', () => {
  const { state } = newMatch(battle, 1);
  const deed = { battle, before: state, events: [], after: state };

  test('a state as it should be breaks none', () => {
    expect(brokenLaws(deed)).toEqual([]);
  });

  test('two units in a hex, a vanished unit and half a point are found', () => {
    const [first, ...others] = state.pieces;
    const joined = others.map((piece) => ({ ...piece, at: first!.at }));
    expect(brokenLaws({ ...deed, after: { ...state, pieces: [first!, ...joined] } }).length).toBeGreaterThan(
      1,
    );
    const gone = state.pieces.with(0, { ...first!, at: GONE });
    expect(brokenLaws({ ...deed, after: { ...state, pieces: gone } })).toEqual([
      '2.10.2 the track of a force grows by the value of what it loses',
    ]);
    const halved = state.pieces.with(0, { ...first!, spent: 0.5 });
    expect(brokenLaws({ ...deed, after: { ...state, pieces: halved } })).toEqual([
      'every figure is a whole number',
    ]);
  });
});
