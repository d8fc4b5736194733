/** Cases 2.5.1 and 2.11.11: the besieger cannot tell oil from dummy; whoever may not know, does not. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { GONE, UNKNOWN_OIL } from '../../src/engine/state.ts';
import { historyOf, onwards, undoBarrier, undoDepth } from '../../src/game/history.ts';
import { fillIn } from '../../src/game/fillIn.ts';
import { matchFrom, type Match } from '../../src/game/match.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { view } from '../../src/game/view.ts';
import { viewedEvents, viewOfMatch } from '../../src/game/viewed.ts';
import { lookAround } from '../fuzz/views.ts';
import { viewProof } from '../fuzz/proofs.ts';
import { withCauldrons } from '../kit/cauldrons.ts';
import { cauldron, guard, orc, siege, type Position } from '../kit/siege.ts';
import { shippedBattle } from '../kit/shipped.ts';

/** Real oil and a dummy behind one wall; which is which is given by `first`. */
function kettles(first: 'real' | 'dummy', hiddenCauldrons = true): Position {
  const [a, b] = first === 'real' ? ['0302', '0402'] : ['0402', '0302'];
  return siege({
    map: `. . . . .
           . . c c g
          . o . . .`,
    sides: ['0302/0303 wall up 0302 level 1', '0402/0403 wall up 0402 level 1'],
    options: { hiddenCauldrons },
    pieces: { o: orc('E3Y'), g: guard('D3X'), r: cauldron(3, { at: a! }), d: cauldron(0, { at: b! }) },
  });
}

const seenBy = ({ battle, state }: Position): string => JSON.stringify(view(battle, state, BESIEGER));

const poured = (position: Position, key: string): GameEvent => ({
  type: 'OilPoured',
  cauldron: position.piece(key),
  hexside: position.side('0302', '0303'),
  target: null,
  cite: '2.11.9',
});

const taken = (position: Position, key: string): GameEvent => ({
  type: 'CauldronRemoved',
  cauldron: position.piece(key),
  why: 'dummy',
  cite: '2.11.11',
});

/** The position after some events. */
function after(position: Position, ...events: readonly GameEvent[]): Position {
  return position.with(reduceAll(position.battle, position.state, events));
}

describe('the view of a side', () => {
  test('2.5.1 a real cauldron and a dummy look alike to the besieger, wherever they stand', () => {
    expect(seenBy(kettles('real'))).toBe(seenBy(kettles('dummy')));
  });

  test('2.5.1 the besieger sees where cauldrons stand, and nothing of the oil in them', () => {
    const { battle, state, piece, hex } = kettles('real');
    const { pieces } = view(battle, state, BESIEGER);
    const both = [pieces[piece('r')]!, pieces[piece('d')]!];
    expect(both.map(({ at }) => at).toSorted()).toEqual([hex('0302'), hex('0402')].toSorted());
    expect(both.map(({ oil }) => oil)).toEqual([UNKNOWN_OIL, UNKNOWN_OIL]);
  });

  test('2.5.1 the defender knows all about his cauldrons', () => {
    const { battle, state } = kettles('real');
    expect(view(battle, state, DEFENDER)).toBe(state);
  });

  test('2.5.1 without the option nothing is hidden from anybody', () => {
    const { battle, state } = kettles('real', false);
    expect(view(battle, state, BESIEGER)).toBe(state);
  });

  test('2.11.9 who has poured is known to be real, and what is left in him stays a secret', () => {
    const position = kettles('real');
    const once = after(position, poured(position, 'r'));
    const twice = after(once, poured(position, 'r'));
    expect(seenBy(once)).toBe(seenBy(twice));
    const { battle, state, hex } = once;
    const known = view(battle, state, BESIEGER).pieces.filter(({ revealed }) => revealed);
    expect(known).toMatchObject([{ at: hex('0302'), oil: UNKNOWN_OIL }]);
  });

  test('2.11.11 a dummy taken away is known to have been one, so the other is real', () => {
    const position = after(kettles('dummy'), taken(kettles('dummy'), 'd'));
    const { battle, state, piece } = position;
    const { pieces } = view(battle, state, BESIEGER);
    expect(pieces[piece('d')]!.at).toBe(GONE);
    expect(fillIn(battle, view(battle, state, BESIEGER), 7).pieces[piece('r')]!.oil).toBe(3);
  });
});

describe('what is imagined', () => {
  test('2.5.1 as many real cauldrons as there must be, sometimes here and sometimes there', () => {
    const { battle, state, hex } = kettles('real');
    const seen = view(battle, state, BESIEGER);
    const places = Array.from({ length: 20 }, (_, seed) => {
      const dreamt = fillIn(battle, seen, seed).pieces.filter(({ oil }) => oil > 0);
      expect(dreamt).toHaveLength(1);
      return dreamt[0]!.at;
    });
    expect(new Set(places)).toEqual(new Set([hex('0302'), hex('0402')]));
  });

  test('2.11.9 some oil is left in whoever has poured and still stands', () => {
    const position = kettles('real');
    const { battle, state, hex } = after(position, poured(position, 'r'));
    const seen = view(battle, state, BESIEGER);
    const oil = Array.from({ length: 20 }, (_, seed) => {
      const { pieces } = fillIn(battle, seen, seed);
      return pieces.find(({ at }) => at === hex('0302'))!.oil;
    });
    expect(new Set(oil)).toEqual(new Set([1, 2]));
  });

  test('a state without secrets is what it is', () => {
    const { battle, state } = kettles('real', false);
    expect(fillIn(battle, state, 1)).toBe(state);
  });
});

describe('events and the record of a game', () => {
  const deployed = (position: Position, key: string, hex: string): GameEvent => ({
    type: 'PieceDeployed',
    piece: position.piece(key),
    hex: position.hex(hex),
    cite: '2.5',
  });

  test('2.5.1 whichever cauldron is placed, the besieger hears the same', () => {
    const heard = (['real', 'dummy'] as const).map((first) => {
      const position = kettles(first);
      const key = first === 'real' ? 'r' : 'd';
      const events = [deployed(position, key, '0502')];
      return viewedEvents(position.battle, position.state, events, BESIEGER);
    });
    expect(heard[0]).toEqual(heard[1]);
  });

  test('2.5.1 the owner hears it as it was', () => {
    const position = kettles('real');
    const events = [deployed(position, 'r', '0502')];
    expect(viewedEvents(position.battle, position.state, events, DEFENDER)).toBe(events);
  });

  /** A game of one action, as far as the record goes. */
  function recorded(position: Position, later: Position, key: string) {
    const start = matchFrom(position.battle, position.state, generatorFrom(1));
    const action = { type: 'RemoveDummy', cauldron: position.piece(key) } as const;
    const present: Match = {
      ...start,
      state: later.state,
      entries: [{ action, faces: [], checkpoint: '0123456789abcdef' }],
    };
    return onwards(historyOf(start), present);
  }

  test('2.18 a step back does not cross a secret that has come to light', () => {
    const position = kettles('real');
    const history = recorded(position, after(position, taken(position, 'd')), 'd');
    expect(undoBarrier(history)).toMatchObject({ why: 'secret-shown' });
    expect(undoDepth(history)).toBe(0);
    expect(undoDepth(recorded(position, position, 'd'))).toBe(1);
  });

  test('2.5.1 the record that a side reads holds neither checkpoints nor the generator', () => {
    const position = kettles('real');
    const seen = viewOfMatch(recorded(position, after(position, taken(position, 'd')), 'd'), BESIEGER);
    expect(seen).toMatchObject({ barrier: 'secret-shown', undoDepth: 0 });
    expect(seen.log).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/generator|checkpoint|0123456789abcdef/);
  });
});

test('2 % of the long proof: whatever a side may not know can be otherwise, and it sees no difference', () => {
  const size = viewProof.count * 0.02;
  const battle = withCauldrons(shippedBattle('the-great-gate'));
  const views = lookAround(battle, viewProof.seed, 0, size);
  expect(viewProof.wrong(views)).toEqual([]);
  expect(views.states).toBe(size);
});
