// 2.0.10: no rule asks for a side by name. A host of Gondor storms a Minas Tirith that Sauron holds.
import { expect, test } from 'vitest';
import { playout } from '../../src/session/playout.ts';
import { random } from '../../src/ai/random.ts';
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { hexsideBetween } from '../../src/board/hexside.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';
import { battleOf } from './kit.ts';

const soldier = { class: 'unit', gait: 'foot', ma: 4, value: 6 } as const;

/** The same small storm by day or by night, the second company of the Fiefs where it is wanted. */
const cityRetaken = (night: readonly number[], second: string): object => ({
  format: 'pelennor/scenario',
  version: 1,
  id: 'the-city-retaken',
  title: { en: 'The City Retaken' },
  summary: { en: 'Sauron sits in Minas Tirith, and the men of the fiefs come to the wall with one ladder.' },
  map: { file: 'maps/minas-tirith.json' },
  kinds: [
    { ...soldier, id: 'men-of-the-fiefs', name: { en: 'Men of the Fiefs' }, code: 'B3X', traits: ['ladders', 'pushes'] },
    { ...soldier, id: 'orcs', name: { en: 'Orcs' }, code: 'E2Y', traits: ['fanatic', 'mordor', 'pushes'] },
  ],
  sides: [
    {
      id: 'westernesse',
      role: 'besieger',
      name: { en: 'Westernesse' },
      forces: [{ id: 'fiefs', name: { en: 'The Fiefs' }, threshold: 30, holds: true }],
    },
    {
      id: 'sauron',
      role: 'defender',
      name: { en: 'Sauron' },
      forces: [{ id: 'orcs-of-the-city', name: { en: 'Orcs of the City' }, threshold: 30, holds: true }],
    },
  ],
  turns: { first: 1, last: 2, night },
  supplies: { ladders: 1 },
  pieces: [
    { id: 'orc-1', kind: 'orcs', force: 'orcs-of-the-city', at: '1112' },
    { id: 'orc-2', kind: 'orcs', force: 'orcs-of-the-city', at: '0513' },
    { id: 'fief-1', kind: 'men-of-the-fiefs', force: 'fiefs', at: '1212' },
    { id: 'fief-2', kind: 'men-of-the-fiefs', force: 'fiefs', at: second },
  ],
  setup: [
    { force: 'orcs-of-the-city', pieces: 'all', zone: 'city', name: { en: 'The city' } },
    { force: 'fiefs', pieces: 'all', zone: ['1212', '1312', '1113'], name: { en: 'At the wall' } },
  ],
  triggers: [
    {
      id: 'on-the-wall',
      when: 'turnEnds',
      if: [{ type: 'holds', side: 'westernesse', hexes: ['1112'], atLeast: 1 }],
      then: { type: 'win', side: 'westernesse', text: { en: 'The standard of the Fiefs is on the wall.' } },
    },
    {
      id: 'thrown-back',
      when: 'turnEnds',
      if: [{ type: 'lastTurn' }],
      then: { type: 'win', side: 'sauron', text: { en: 'The wall is held.' } },
    },
  ],
});

const battle = battleOf(cityRetaken([], '1312'));
const hex = (name: string): HexId => hexNamed(battle.board, name)!;
const piece = (name: string): PieceId => battle.pieces.find((one) => one.name === name)!.id;
const wall = hexsideBetween(battle.board, hex('1112'), hex('1212'))!;

/** Plays an action through the door with these faces; it must be legal. */
function act(match: Match, action: Action, ...faces: number[]): readonly [Match, readonly GameEvent[]] {
  const played = play(match, action, scripted(...faces));
  if (!played.ok) throw new Error(`${action.type} in ${match.state.step}: ${played.refusal.code}`);
  return [played.match, played.events];
}

/** Ends steps until one whose name begins so is entered. */
function until(match: Match, step: string): Match {
  let at = match;
  while (!at.state.step.startsWith(step)) [at] = act(at, { type: 'EndStep' });
  return at;
}

test('the sides have changed their roles and nothing else', () => {
  expect(battle.sides.map(({ id }) => id)).toEqual(['sauron', 'westernesse']);
  expect(battle.forces.map(({ id, side }) => [id, side])).toEqual([
    ['orcs-of-the-city', DEFENDER],
    ['fiefs', BESIEGER],
  ]);
  const { state } = newMatch(battle, 1);
  expect(state.active).toBe(DEFENDER);
  expect(state.works.every(({ holder }) => holder === DEFENDER)).toBe(true);
  expect(state.levels.every((side) => side === DEFENDER)).toBe(true);
});

test('men of Gondor raise a ladder, orcs fail to throw it down, and a level is won over it', () => {
  let match = until(newMatch(battle, 1), 'siege');
  expect(match.state.active).toBe(BESIEGER);
  [match] = act(match, { type: 'RaiseLadder', unit: piece('fief-1'), hexside: wall });
  expect(match.state.ladders).toEqual([{ hexside: wall, foot: hex('1212'), turn: 1 }]);

  match = until(match, 'defender-combat.melee');
  expect(match.state.active).toBe(DEFENDER);
  [match] = act(match, { type: 'ThrowDown', unit: piece('orc-1'), hexside: wall }, 3);
  expect(match.state.ladders).toHaveLength(1);

  match = until(match, 'besieger-combat.melee');
  expect(match.state.turn).toBe(2);
  const blow = { type: 'Melee', attacker: piece('fief-1'), defender: piece('orc-1') } as const;
  const [struck, events] = act(match, blow, 2, 3, 1);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'TrackMoved', force: 0, by: 6, why: 'unit-eliminated' }),
  );
  [match] = act(struck, { type: 'Advance', unit: piece('fief-1'), carries: [] });
  expect(match.state.pieces[piece('fief-1')]!.at).toBe(hex('1112'));
  expect(match.state.ladders).toEqual([]);

  match = until(match, 'over');
  expect(match.state.levels[1]).toBe(BESIEGER);
  expect(match.state.tracks).toEqual([6 + 10, -5]);
  expect(match.state.verdict).toEqual({ winner: BESIEGER, trigger: 'on-the-wall', points: null });
});

test('2.8.16 orcs who defend a city strike without fail at night, as those who storm one', () => {
  const fight = { type: 'Melee', attacker: piece('orc-1'), defender: piece('fief-2') } as const;
  const night = newMatch(battleOf(cityRetaken([1], '1113')), 1);
  const [, byNight] = act(until(night, 'defender-combat.melee'), fight, 6);
  expect(byNight.filter(({ type }) => type === 'UnitDisrupted' || type === 'DecisionOwed')).not.toEqual([]);

  const day = newMatch(battleOf(cityRetaken([], '1113')), 1);
  const [, byDay] = act(until(day, 'defender-combat.melee'), fight, 6, 6);
  expect(byDay.map(({ type }) => type)).toContain('AttackFailed');
});

test('games by chance end with a verdict and never with a refusal', () => {
  for (let game = 0; game < 40; game += 1) {
    const { state, refusals } = playout(battle, [random, random], 3, game);
    expect(refusals).toBe(0);
    expect(state.verdict).not.toBeNull();
  }
});
