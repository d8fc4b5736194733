import { expect, test } from 'vitest';
import { sureWin, takeSureWins } from '../../src/ai/sureWin.ts';
import { DEFENDER } from '../../src/engine/battle.ts';
import { SUITE } from '../lab/positions/suite.ts';

/** A position of the suite on its last turn. */
function lastTurnOf(name: string) {
  const { battle, state } = SUITE.find((position) => position.name === name)!.at;
  return { battle: { ...battle, turns: { ...battle.turns, last: state.turn } }, state };
}

test('the defender moves last: the step onto the hex that wins is sure, and whoever would pass takes it', () => {
  const { battle, state } = lastTurnOf('takes-the-hex-back');
  expect(state.active).toBe(DEFENDER);
  expect(sureWin(battle, state)).toMatchObject({ type: 'Move' });
  expect(takeSureWins(() => ({ type: 'EndStep' }))(battle, state, () => 0)).toMatchObject({ type: 'Move' });
});

test('a turn before the last nothing is sure, and an agent does what it wants', () => {
  const { battle, state } = lastTurnOf('takes-the-hex-back');
  const longer = { ...battle, turns: { ...battle.turns, last: state.turn + 1 } };
  expect(sureWin(longer, state)).toBeNull();
  expect(takeSureWins(() => ({ type: 'EndStep' }))(longer, state, () => 0)).toEqual({ type: 'EndStep' });
});

test('the besieger moves first: the other side may still come, so that no hex is a sure win', () => {
  const { battle, state } = lastTurnOf('takes-the-hex-that-wins');
  expect(sureWin(battle, state)).toBeNull();
});

test('an agent that plans still tells why', () => {
  const planning = Object.assign(() => ({ type: 'EndStep' }) as const, { why: () => null });
  expect(takeSureWins(planning).why).toBe(planning.why);
  expect(takeSureWins(() => ({ type: 'EndStep' })).why).toBeUndefined();
});
