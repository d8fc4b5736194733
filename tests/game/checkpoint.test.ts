/** A checkpoint stands for a whole state: nothing of it can change unnoticed, and kept games find theirs again. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameState, Owed, Step } from '../../src/engine/state.ts';
import type { TriggerId } from '../../src/engine/triggers/terms.ts';
import { checkpointAfter } from '../../src/game/checkpoint.ts';
import { checkpointText, FIRST_CHECKPOINT } from '../../src/kernel/hash.ts';
import { cauldron, guard, orc, siege } from '../kit/siege.ts';

const SCENE = siege({
  map: 'd e . o .\n. . . . .',
  sides: ['0201/0301 wall up 0201 level 1', '0202/0301 wall up 0202 level 1'],
  levels: '1 1 . . .\n1 1 . . .',
  pieces: { d: guard('D3X'), e: guard('D3X'), o: orc('E3Y'), u: cauldron(3, { at: '0101' }) },
  raised: [{ inner: '0201', outer: '0301' }],
});
const { hex, piece, side } = SCENE;
const [HERE, THERE] = [side('0201', '0301'), side('0202', '0301')];

/** A state with something in every list. */
const STATE: GameState = {
  ...SCENE.state,
  docks: [{ tower: piece('o'), hexside: THERE, foot: hex('0301') }],
  flames: [{ hexside: HERE, turn: 2, burning: true }],
  heads: [hex('0101'), hex('0201')],
  trenches: [hex('0501')],
  magic: { ...SCENE.state.magic, cast: ['fear', 'freeze'] },
  arrived: [true, false],
  triesLeft: [4, 2],
  verdict: { winner: BESIEGER, trigger: 'city', points: null },
};
/** The same in a battle with events. */
const TOLD: GameState = {
  ...STATE,
  story: {
    variables: [3],
    fired: [1],
    off: [0 as TriggerId],
    waiting: [1 as TriggerId],
    last: 9,
    night: [2, 4],
  },
};
const RETREAT: Owed = {
  type: 'retreat',
  unit: piece('d'),
  hexes: 1,
  source: hex('0301'),
  displaced: [piece('e')],
};
const OWED: readonly Owed[] = [
  RETREAT,
  { ...RETREAT, source: null, displaced: [] },
  { type: 'advance', unit: piece('o'), hex: hex('0201') },
  { type: 'slip', unit: piece('d'), attacker: piece('o') },
  { type: 'duel', unit: piece('d'), challenger: piece('o') },
  { type: 'withdraw', unit: piece('d'), source: hex('0301') },
  { type: 'escape', unit: piece('d') },
];

const textOf = (state: GameState): string => checkpointText(checkpointAfter(FIRST_CHECKPOINT, state));

/** Not told by a checkpoint: the points of a verdict follow from the rest. */
const FOLLOWS: readonly string[] = ['/verdict/points'];

/** Every state that differs from a state in one leaf: a number that is one more, a truth turned round, another text. */
function* neighbours(value: unknown, at = ''): Generator<readonly [at: string, changed: unknown]> {
  if (typeof value === 'number') yield [at, value + 1];
  else if (typeof value === 'boolean') yield [at, !value];
  else if (typeof value === 'string') yield* OTHERS[value]?.map((other) => [at, other] as const) ?? [];
  else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      for (const [place, changed] of neighbours(one, `${at}/${index}`))
        yield [place, value.with(index, changed)];
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      for (const [place, changed] of neighbours(one, `${at}/${key}`))
        yield [place, { ...value, [key]: changed }];
    }
  }
}

/** What another text stands in the place of a text. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  [STATE.step]: ['siege.choosing', 'besieger-movement.choosinh'],
  city: ['citz', 'cit'],
  fear: ['stalemate'],
  freeze: ['stalemate'],
};

describe('a checkpoint differs', () => {
  const first = textOf(STATE);

  test('with every figure, every mark and every text of a state', () => {
    const changed = [...neighbours({ ...STATE, owed: [] })].filter(([at]) => !FOLLOWS.includes(at));
    expect(changed.length).toBeGreaterThan(120);
    const blind = changed.filter(([, state]) => textOf(state as GameState) === first).map(([at]) => at);
    expect(blind).toEqual([]);
    // Nor does any change look like another.
    expect(new Set(changed.map(([, state]) => textOf(state as GameState))).size).toBe(changed.length);
  });

  test('with every figure of the story that events tell', () => {
    const changed = [...neighbours(TOLD)].filter(([at]) => at.startsWith('/story'));
    expect(changed).toHaveLength(7);
    expect(new Set([TOLD, STATE, ...changed.map(([, state]) => state as GameState)].map(textOf)).size).toBe(
      9,
    );
  });

  test('with what is taken from one list and put into the next', () => {
    const heads = { ...STATE, heads: [hex('0101')] };
    const ladders = { ...STATE, ladders: [] };
    const docks = { ...STATE, docks: [] };
    const flames = { ...STATE, flames: [] };
    const cast = { ...STATE, magic: { ...STATE.magic, cast: [] } };
    const texts = [STATE, heads, ladders, docks, flames, cast].map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('with every decision that is owed, and every word of it', () => {
    const states = OWED.flatMap((owed) => [
      { ...STATE, owed: [owed] },
      { ...STATE, owed: [owed, owed] },
      ...[...neighbours(owed)].map(([, changed]) => ({ ...STATE, owed: [changed as Owed] })),
    ]);
    expect(new Set([STATE, ...states].map(textOf)).size).toBe(states.length + 1);
  });

  test('with the state that it is chained to', () => {
    const later = { ...STATE, turn: STATE.turn + 1 };
    const chained = checkpointAfter(checkpointAfter(FIRST_CHECKPOINT, later), STATE);
    expect(checkpointText(chained)).not.toBe(first);
  });

  test('and is the same for the same state', () => {
    expect(textOf(JSON.parse(JSON.stringify(STATE)) as GameState)).toBe(first);
  });
});

// These stand in the files of games that were kept: whoever changes one can open none of them any more.
describe('a kept game finds its checkpoint again', () => {
  const without = { ...STATE, triesLeft: [-1, -1], verdict: null };

  test.each([
    ['with something in every list', STATE, '3db84f389308d4a1'],
    ['with a story', TOLD, '1eeb8422669d8701'],
    ['without a limit of tries, without a verdict', without, '6eb81d9032e6d4a3'],
    ['with a limit for one side only', { ...STATE, triesLeft: [-1, 2] }, '7b02078d495154c5'],
    [
      'after a draw',
      { ...STATE, verdict: { winner: 'draw', trigger: 'x', points: null } },
      '54afcb2a0a843c96',
    ],
    [
      'with demoralized forces',
      { ...STATE, demoralized: [true, false], brokenBefore: [true, true] },
      'b676af4827715ef5',
    ],
    [
      'with a breach and a gate taken',
      { ...STATE, works: [{ breached: true, holder: BESIEGER }] },
      '4836422bfcdb08bb',
    ],
    [
      'in the magic phase',
      { ...STATE, magic: { ...STATE.magic, grond: 2, freezes: 1, banner: true } },
      'fb9c66c5a43a892d',
    ],
    [
      'with every decision owed',
      { ...STATE, owed: OWED, step: 'siege.choosing' as Step },
      '0c9754b3db3ca3a1',
    ],
    ['with the defender to decide', { ...STATE, active: DEFENDER }, '9f4c49cad2c65405'],
  ] as const)('%s', (_, state, text) => {
    expect(textOf(state as GameState)).toBe(text);
  });
});
