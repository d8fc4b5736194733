/** What is kept of a block beside its end: whose steps fell where and by what, and what of the place changed hands. */
import { describe, expect, test } from 'vitest';
import type { WorkId } from '../../src/board/board.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { blockEnd } from '../../src/strategic/blockEnd.ts';
import { deedsIn, keepDeeds } from '../../src/strategic/keepDeeds.ts';
import { eventsInto } from '../../src/session/rolls.ts';
import { battleOf, begun, blockOf, fightOf, recordOf } from '../kit/fights.ts';
import { cauldron, engine, guard, orc, siege } from '../kit/siege.ts';

/** One row: a garrison with its cauldron behind a gate, a regular of it inside, and the besieger before it. */
const AT_THE_GATE = siege({
  map: '. . . . . . .',
  levels: '2 2 1 . . . .',
  sides: ['0201/0301 gate up 0201 level 2', '0301/0401 tower up 0301 level 1'],
  pieces: {
    G: guard('D3X', { at: '0201' }),
    H: guard('D3X', { at: '0101' }),
    k: cauldron(3, { at: '0201' }),
    o: orc('E1Z', { at: '0301' }),
    b: orc('E1Z', { at: '0601' }),
    c: engine('catapult', BESIEGER, { at: '0501' }),
  },
});

const { battle, state, piece, side } = AT_THE_GATE;
const [gate, tower] = [0 as WorkId, 1 as WorkId];

/** What is kept of actions with these events, one after the other. */
function keptOf(...actions: readonly (readonly GameEvent[])[]) {
  const kept = keepDeeds(battle);
  for (const events of actions) kept.note(state, events);
  return kept.deeds();
}

const attack = (attacker: string, defender: string, manner: 'fire' | 'melee'): GameEvent => ({
  type: 'AttackDeclared',
  attacker: piece(attacker),
  defender: piece(defender),
  manner,
  cite: '2.8',
});
const reduced = (unit: string): GameEvent => ({ type: 'UnitReduced', unit: piece(unit), cite: '7.42' });
const dead = (unit: string): GameEvent => ({ type: 'UnitEliminated', unit: piece(unit), cite: '7.42' });

describe('steps that fall', () => {
  const poured: GameEvent = {
    type: 'OilPoured',
    cauldron: piece('k'),
    hexside: side('0201', '0301'),
    target: piece('o'),
    cite: '2.11.9',
  };
  const shot: GameEvent = { type: 'EngineShotAt', engine: piece('c'), by: piece('c'), cite: '2.11.6' };
  const brought: GameEvent = { type: 'HexsideBreached', work: tower, by: piece('c'), cite: '16.3' };
  test.each<[string, readonly GameEvent[], object]>([
    [
      'in melee',
      [attack('o', 'G', 'melee'), reduced('G')],
      { piece: 'G', at: '0201', from: '0301', by: 'melee' },
    ],
    ['by missiles from afar', [attack('b', 'G', 'fire'), reduced('G')], { from: null, by: 'missiles' }],
    ['by missiles from beside', [attack('G', 'o', 'fire'), reduced('o')], { from: '0201', by: 'missiles' }],
    ['to a catapult', [attack('c', 'G', 'fire'), reduced('G')], { from: null, by: 'engine' }],
    ['to a shot at an engine', [shot, reduced('G')], { by: 'engine' }],
    ['to a tower that was brought down', [brought, reduced('o')], { at: '0301', from: '0401', by: 'engine' }],
    ['to oil', [poured, reduced('o')], { piece: 'o', at: '0301', from: '0201', by: 'oil' }],
  ])('%s are kept with their hex and the hex beside it that the blow came from', (_, events, fell) => {
    expect(keptOf(events).fell).toMatchObject([{ steps: 1, ...fell }]);
  });

  test('whoever is eliminated loses all the steps he had left', () => {
    expect(keptOf([attack('o', 'G', 'melee'), dead('G')]).fell).toMatchObject([{ piece: 'G', steps: 2 }]);
    expect(keptOf([attack('o', 'G', 'melee'), reduced('G'), dead('G')]).fell).toMatchObject([
      { steps: 1 },
      { steps: 1 },
    ]);
  });

  test('a blow that waited for an answer is the same blow (2.8.6)', () => {
    expect(keptOf([attack('o', 'G', 'melee')], [reduced('G')]).fell).toMatchObject([{ by: 'melee' }]);
  });

  test('who has to go back and cannot falls for want of a way (2.8.11), whoever drove him', () => {
    const owed = {
      type: 'retreat',
      unit: piece('G'),
      hexes: 1,
      source: AT_THE_GATE.hex('0301'),
      displaced: [],
    } as const;
    const stuck: readonly GameEvent[] = [
      attack('o', 'G', 'melee'),
      { type: 'DecisionOwed', owed, cite: '2.8.10' },
      { type: 'DecisionTaken', cite: '2.18.4' },
      { type: 'UnitEliminated', unit: piece('G'), cite: '2.8.11' },
    ];
    expect(keptOf(stuck).fell).toEqual([{ piece: 'G', steps: 2, at: '0201', from: '0301', by: 'retreat' }]);
  });

  test('what an event of the scenario takes away nobody struck, and it is not kept', () => {
    expect(keptOf([{ type: 'UnitReduced', unit: piece('G'), cite: '2.21' }]).fell).toEqual([]);
  });
});

describe('what changes of the place', () => {
  test('gates that break or change hands, and levels, are kept with their game-turn', () => {
    const events: readonly GameEvent[] = [
      { type: 'HexsideBreached', work: gate, by: piece('c'), cite: '16.3' },
      { type: 'GateTaken', work: gate, by: BESIEGER, cite: '2.3.1' },
      { type: 'TurnBegan', turn: 3, cite: '2.18' },
      { type: 'LevelTaken', level: 2, by: DEFENDER, cite: '2.10.5' },
    ];
    expect(keptOf(events).changed).toEqual([
      { type: 'broken', work: '0301/0201', turn: 2 },
      { type: 'taken', work: '0301/0201', by: 'besieger', turn: 2 },
      { type: 'level', level: 2, by: 'holder', turn: 3 },
    ]);
  });

  test('of cauldrons nothing is kept: who has poured, or which were dummies, stays with them (2.5.1)', () => {
    const { fell, changed } = keptOf([
      { type: 'CauldronRemoved', cauldron: piece('k'), why: 'dummy', cite: '2.11.11' },
    ]);
    expect([fell, changed]).toEqual([[], []]);
  });
});

describe('a block that is played', () => {
  const fight = fightOf();
  const scenario = blockOf(fight, begun(fight));
  const block = battleOf(scenario);

  test.each([1, 2, 3])(
    'its record says what was heard while it was played, and accounts for every step (seed %i)',
    (seed) => {
      const moments = recordOf(block, seed);
      const kept = keepDeeds(block);
      for (const [index, after] of moments.entries()) {
        const before = moments[index - 1];
        if (before !== undefined) kept.note(before.state, eventsInto(before, after));
      }
      const last = moments.at(-1)!;
      const deeds = deedsIn(last)!;
      expect(deeds).toEqual(kept.deeds());
      const { pieces } = blockEnd(block, last.state);
      for (const { id, kind, lost = 0 } of scenario.pieces) {
        const sheet = scenario.kinds.find((one) => one.id === kind)!;
        if (sheet.class !== 'unit') continue;
        const full = block.pieces.find(({ name }) => name === id)!.kind;
        const steps = full.class === 'unit' ? full.faces.length : 0;
        const end = pieces[id]!;
        const fell = deeds.fell.filter((one) => one.piece === id).reduce((sum, one) => sum + one.steps, 0);
        expect([id, fell]).toEqual([id, (end.gone ? steps : end.lost) - lost]);
      }
    },
  );

  test('a record that does not begin with its first blow says nothing', () => {
    const moments = recordOf(block, 1);
    const later = moments.find(({ state: { rolls } }) => rolls > 0)!;
    expect(deedsIn({ ...moments.at(-1)!, start: later.state })).toBeNull();
    const [, second] = moments.at(-1)!.entries;
    expect(
      deedsIn({
        ...moments.at(-1)!,
        entries: [{ ...second!, action: { type: 'RallyToBanner', unit: 0 as never } }],
      }),
    ).toBeNull();
  });
});
