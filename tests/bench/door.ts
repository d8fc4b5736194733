/**
 * P8 and P15: one legal action through the door, its rules checked and its entry written, against the reducer of
 * boardgame.io, which checks nothing and is given the outcome; and the state after it, which shares what did not
 * change, against a copy of the whole.
 */
import assert from 'node:assert/strict';
import { reduce } from '../../src/engine/reduce.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { play } from '../../src/game/play.ts';
import { raced, type Bench, type Goal, type Row } from './bench.ts';
import type { Contender, Race } from './clock.ts';
import { march, NO_DICE, type March } from './moves.ts';
import { boardgame, type Boardgame } from './peers/boardgame.ts';

const P8: Goal = { id: 'P8', sense: 'atLeast', must: 30, stretch: 200 };
const P15: Goal = { id: 'P15', sense: 'atLeast', must: 100, stretch: 500 };

export const doorBench: Bench = {
  name: 'door',
  run: async (race) => {
    const way = march();
    const peer = await boardgame();
    if (typeof peer === 'string') console.error(peer);
    return [...(typeof peer === 'string' ? [] : [played(race, way, peer)]), copied(race, way)];
  },
};

function played(race: Race, way: March, peer: Boardgame): Row {
  const { from, goes, to } = way;
  const held = peer.begin(from.state);
  const ours: Contender = () => {
    let match = from;
    for (const { action } of goes) {
      const done = play(match, action, NO_DICE);
      if (done.ok) match = done.match;
    }
    return match.entries.length;
  };
  const theirs = () => goes.reduce((now, go) => peer.move(now, go), held);
  assert.equal(ours(), to.entries.length, 'every move is played');
  assert.deepEqual(theirs().G, to.state, 'boardgame.io');

  const times = race({ ours, theirs: () => theirs().G.rolls });
  return raced({
    goal: P8,
    what: 'a move through the door, with its entry',
    against: 'boardgame.io reducer',
    ours: times.ours,
    theirs: times.theirs,
    times: goes.length,
  });
}

const COPIES = 100;

function copied(race: Race, { from: { state }, goes, to }: March): Row {
  const { action, spent } = goes[0]!;
  const start = state.pieces[action.unit]!.at as (typeof action.path)[number];
  const moved: GameEvent = {
    type: 'UnitMoved',
    unit: action.unit,
    pushed: null,
    carried: [],
    path: [start, ...action.path],
    spent,
    cite: '2.7.2',
  };
  assert.deepEqual(reduce(state, moved).pieces[action.unit], to.state.pieces[action.unit], 'the move');
  const many =
    (copy: () => { readonly rolls: number }): Contender =>
    () => {
      let sum = 0;
      for (let turn = 0; turn < COPIES; turn += 1) sum += copy().rolls;
      return sum;
    };
  const times = race({
    shared: many(() => reduce(state, moved)),
    whole: many(() => structuredClone(state)),
  });
  return raced({
    goal: P15,
    what: 'the state after a move, sharing the rest',
    against: 'structuredClone of a state',
    ours: times.shared,
    theirs: times.whole,
    times: COPIES,
  });
}
