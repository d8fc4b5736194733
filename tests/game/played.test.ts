/** Case 2.18 through the door: what a battle goes through to its end, what is refused, what a record tells that parted. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type Battle } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { Step } from '../../src/engine/state.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { matchFrom, newMatch, type Match } from '../../src/game/match.ts';
import { branchesOf } from '../../src/game/odds.ts';
import { play, playOn } from '../../src/game/play.ts';
import { replay } from '../../src/game/replay.ts';
import { isDecided } from '../../src/sequence/advance.ts';
import { guard, orc, siege, type Position } from '../kit/siege.ts';

const END: Action = { type: 'EndStep' };
const MEETING = siege({
  map: '. o d . . .',
  step: 'besieger-combat.melee.choosing',
  pieces: { o: orc('B3Z'), d: guard('B1X', { gait: 'horse' }) },
  last: 2,
});
const MELEE: Action = { type: 'Melee', attacker: MEETING.piece('o'), defender: MEETING.piece('d') };
const matchOf = ({ battle, state }: Position): Match => matchFrom(battle, state, generatorFrom(7));

/** A game after an action that must be allowed. */
function after(match: Match, action: Action): Match {
  const played = playOn(match, action);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.match;
}

describe('2.1.2 the battle', () => {
  test('ends after its last turn, with a verdict, and nothing comes after', () => {
    let match = matchOf(MEETING);
    for (let steps = 0; steps < 80 && match.state.step !== 'over'; steps += 1) match = after(match, END);
    expect(match.state.step).toBe('over');
    expect(match.state.verdict).not.toBeNull();
    expect(match.state.turn).toBe(2);
    expect(playOn(match, END)).toMatchObject({ ok: false });
  });

  test('goes on to the next turn where there is one', () => {
    const longer: Battle = { ...MEETING.battle, turns: { ...MEETING.battle.turns, last: 3 } };
    let match = matchFrom(longer, MEETING.state, generatorFrom(7));
    for (let steps = 0; steps < 80 && match.state.turn === 2; steps += 1) match = after(match, END);
    expect(match.state).toMatchObject({ turn: 3, verdict: null });
  });

  test('2.5 begins where there is something to set up', () => {
    const position = siege({
      map: '. d . o .',
      pieces: { d: guard('D3X'), o: orc('E3Y') },
      zones: { defender: ['0101', '0201'], besieger: ['0401', '0501'] },
    });
    expect(newMatch(position.battle, 1).state).toMatchObject({ step: 'setup.defender', active: DEFENDER });
    const placed: Battle = { ...position.battle, setup: [] };
    expect(newMatch(placed, 1).state.step).not.toMatch(/^setup/);
  });
});

describe('2.18.4 a decision', () => {
  const asked = after(matchOf(MEETING), MELEE);

  test('is asked of its owner at once', () => {
    expect(asked.state).toMatchObject({ step: 'besieger-combat.melee.slipping', active: DEFENDER });
    expect(isDecided(asked.battle, asked.state)).toBe(true);
    expect(isDecided(asked.battle, { ...asked.state, active: BESIEGER })).toBe(false);
    expect(isDecided(asked.battle, { ...asked.state, owed: [] })).toBe(false);
    expect(isDecided(asked.battle, { ...asked.state, step: MEETING.state.step })).toBe(false);
  });

  test('once taken leaves the step as it was, even with nothing more to do in it', () => {
    const stand: Action = { type: 'StandFast', unit: MEETING.piece('d') };
    const missed = play(asked, stand, scripted(6, 6));
    expect(missed.ok && missed.state).toMatchObject({
      step: 'besieger-combat.melee.choosing',
      active: BESIEGER,
      owed: [],
    });
  });
});

describe('the door', () => {
  test('a refusal is handed on, and the game stays as it was', () => {
    const match = matchOf(MEETING);
    const refused = playOn(match, { type: 'HoldGround', unit: MEETING.piece('o') });
    expect(refused).toEqual({ ok: false, refusal: expect.objectContaining({ code: 'not-in-this-step' }) });
    expect(Object.keys(refused).toSorted()).toEqual(['ok', 'refusal']);
  });

  test('the next throw goes on where the last one ended', () => {
    const foot = siege({
      map: '. o d . p q',
      step: 'besieger-combat.melee.choosing',
      pieces: { o: orc('B3Z'), d: guard('B1X'), p: orc('B3Z'), q: guard('B1X') },
    });
    const first = after(matchOf(foot), {
      type: 'Melee',
      attacker: foot.piece('o'),
      defender: foot.piece('d'),
    });
    expect(first.generator).not.toEqual(generatorFrom(7));
    expect(after(matchOf(foot), END).generator).toEqual(generatorFrom(7));
  });
});

describe('a record that is played again', () => {
  const foot = siege({
    map: '. o d . . .',
    step: 'besieger-combat.melee.choosing' as Step,
    pieces: { o: orc('B3Z'), d: guard('B1X') },
  });
  const melee: Action = { type: 'Melee', attacker: foot.piece('o'), defender: foot.piece('d') };
  const entry = (action: Action, ...faces: readonly number[]) => ({ action, faces, checkpoint: null });

  test('parts where the rules refuse what it says, with the reason', () => {
    const parted = replay(matchOf(foot), [entry({ type: 'HoldGround', unit: foot.piece('o') })]);
    expect(parted).toMatchObject({
      ok: false,
      at: 0,
      why: { type: 'refused', refusal: { code: 'not-in-this-step' } },
    });
  });

  test('parts where it has too few faces or too many', () => {
    const missed = play(matchOf(foot), melee, scripted(6, 6));
    expect(missed.ok && missed.match.entries[0]!.faces).toEqual([6, 6]);
    const parted = (...faces: readonly number[]) => replay(matchOf(foot), [entry(melee, ...faces)]);
    expect(parted(6, 6)).toMatchObject({ ok: true });
    expect(parted(6)).toMatchObject({ ok: false, why: { type: 'faces', recorded: 1 } });
    expect(parted(6, 6, 1)).toMatchObject({ ok: false, why: { type: 'faces', recorded: 3, used: 2 } });
  });
});

test('everything that can come of an attack is told once, whatever dice lead there', () => {
  const foot = siege({
    map: '. o d . . .',
    step: 'besieger-combat.melee.choosing',
    pieces: { o: orc('B3Z'), d: guard('B1X') },
  });
  const melee: Action = { type: 'Melee', attacker: foot.piece('o'), defender: foot.piece('d') };
  const branches = branchesOf(foot.battle, foot.state, melee);
  const told = branches.map(({ value }) => JSON.stringify(value.filter(({ type }) => type !== 'DiceRolled')));
  expect(new Set(told).size).toBe(told.length);
  expect(branches.reduce((sum, { ways, of }) => sum + ways / of, 0)).toBeCloseTo(1, 12);
});
