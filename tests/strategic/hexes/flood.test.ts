// The river that obeys whoever holds the place (2.21, H4): at Rivendell the Loudwater rises once a block over those who crowd at it.
import { expect, test } from 'vitest';
import { hexNamed } from '../../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Battle, type Side } from '../../../src/engine/battle.ts';
import type { GameState } from '../../../src/engine/state.ts';
import { apply } from '../../../src/game/apply.ts';
import { generatorFrom, seeded } from '../../../src/game/generator.ts';
import { newMatch } from '../../../src/game/match.ts';
import { keepDeeds, type DeedsKept } from '../../../src/strategic/keepDeeds.ts';
import { groundOf } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { boardOf } from '../../../src/strategic/war-of-the-ring/hexes/places.ts';
import { battleOf, begun, blockOf, fightOf } from '../../kit/fights.ts';

const RIVENDELL = {
  region: 'rivendell',
  attacker: { figures: { sauron: { regular: 7, elite: 2, nazgul: 2 } }, characters: [] },
  defender: { figures: { elves: { elite: 2, leader: 1 } }, characters: [] },
};

const fight = fightOf(RIVENDELL);
const battle = battleOf(blockOf(fight, begun(fight)));

/** Ends step after step until one of these begins; `note` hears what happens. */
function ended(now: GameState, step: RegExp, note?: DeedsKept['note']): GameState {
  const dice = seeded(generatorFrom(1));
  let state = now;
  do {
    const after = apply(battle, state, { type: 'EndStep' }, dice);
    if (!after.ok) throw new Error(JSON.stringify(after.refusal));
    note?.(state, after.events);
    state = after.state;
  } while (!step.test(state.step));
  return state;
}

const MOVES = /^besieger-movement/;
const moving = ended(newMatch(battle, 1).state, MOVES);

/** The units of a side, in the order of the block. */
function unitsOf({ pieces }: Battle, whose: Side) {
  return pieces.filter(({ side, kind }) => side === whose && kind.class === 'unit').map(({ id }) => id);
}

/** The same with the first units of a side on these hexes. */
function standing(side: Side, ...names: readonly string[]): GameState {
  const pieces = moving.pieces.slice();
  for (const [index, name] of names.entries()) {
    const id = unitsOf(battle, side)[index]!;
    pieces[id] = { ...pieces[id]!, at: hexNamed(battle.board, name)! };
  }
  return { ...moving, pieces };
}

/** What came of the first units of a side once the besieger has moved. */
function after(state: GameState, side: Side, count: number) {
  const then = ended(state, /^besieger-combat/);
  return unitsOf(battle, side)
    .slice(0, count)
    .map((id) => [then.pieces[id]!.disrupted, then.pieces[id]!.lost]);
}

test('two who stand at the water when the host has moved are disrupted, and one of them loses a step', () => {
  expect(after(standing(BESIEGER, '1410', '1509', '1307'), BESIEGER, 3)).toEqual([
    [true, 1],
    [true, 0],
    [false, 0],
  ]);
});

test('C2 the account of the block has the step that it took as one of the flood', () => {
  const kept = keepDeeds(battle);
  ended(standing(BESIEGER, '1410', '1509'), /^besieger-combat/, kept.note);
  const [first] = unitsOf(battle, BESIEGER);
  expect(kept.deeds()).toEqual({
    fell: [{ piece: battle.pieces[first!]!.name, steps: 1, at: '1410', from: null, by: 'flood' }],
    changed: [],
  });
});

test('for one alone it does not rise, nor for those who hold the valley', () => {
  expect(after(standing(BESIEGER, '1509'), BESIEGER, 1)).toEqual([[false, 0]]);
  expect(after(standing(DEFENDER, '1410', '1509'), DEFENDER, 2)).toEqual([
    [false, 0],
    [false, 0],
  ]);
});

test('it rises once a block, and in the next again', () => {
  const once = ended(standing(BESIEGER, '1410', '1509'), /^besieger-combat/);
  const [first, second] = unitsOf(battle, BESIEGER);
  const dry = once.pieces.map((piece) => ({ ...piece, disrupted: false }));
  const again = ended(ended({ ...once, pieces: dry }, MOVES), /^besieger-combat/);
  expect([first!, second!].map((id) => again.pieces[id]!.disrupted)).toEqual([false, false]);
  expect(blockOf(fight, { ...begun(fight), number: 2 }).triggers.map(({ id }) => id)).toContain('flood');
});

test('it obeys whoever holds the place: in a sortie as well, and nobody in the open field or elsewhere', () => {
  const triggers = (change: object) => {
    const one = fightOf({ ...RIVENDELL, ...change });
    return blockOf(one, begun(one)).triggers.map(({ id }) => id);
  };
  expect(triggers({ mode: 'sortie', attacker: RIVENDELL.defender, defender: RIVENDELL.attacker })).toContain(
    'flood',
  );
  expect(triggers({ mode: 'field' })).not.toContain('flood');
  expect(triggers({ region: 'lorien' })).not.toContain('flood');
});

test('it takes whoever is in the valley at the stream or on its bridge, dry ground all of it', () => {
  const board = boardOf(groundOf('rivendell')!);
  const { hexes } = groundOf('rivendell')!.flood!;
  expect(hexes.filter((name) => board.level[hexNamed(board, name)!] !== 1)).toEqual([]);
});
