/** Case 2.21: events of a scenario, what they wait for and what they bring about. */
import { describe, expect, test } from 'vitest';
import type { WorkId } from '../../src/board/board.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type ForceId,
  type GroupId,
  type Trigger,
} from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { EventOf, GameEvent } from '../../src/engine/event.ts';
import type { Condition } from '../../src/engine/trigger.ts';
import type { Effect } from '../../src/engine/triggers/effect.ts';
import type { TriggerMoment } from '../../src/engine/triggers/moment.ts';
import type { TriggerId, VariableId, Who } from '../../src/engine/triggers/terms.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import { apply } from '../../src/game/apply.ts';
import { lawsBrokenBy } from '../../src/game/laws/stateLaws.ts';
import { advance } from '../../src/sequence/advance.ts';
import { cauldron, engine, guard, hero, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';

/** A gate in an inner wall with a guard behind it, the host before it; a reserve, a relief and a captain on each side. */
const PLAN: Plan = {
  map: `
  d t . . o .
   a . . . . p
  . . . . h .
   M . . . . .`,
  levels: `
  2 2 . . . .
   2 2 . . . .
  2 . . . . .
   . . . . . .`,
  sides: ['0201/0301 gate up 0201 level 2', '0202/0302 wall up 0202 level 2'],
  pieces: {
    d: guard('D3X'),
    a: guard('e1Y'),
    o: orc('E3Y'),
    p: orc('E3Y'),
    h: orc('C2Y', { gait: 'horse' }),
    k: engine('catapult', BESIEGER, { at: '0401' }),
    c: cauldron(2, { at: '0101' }),
    w: hero(DEFENDER, { at: '0101', magic: 5, spells: ['stalemate'] }),
    n: hero(BESIEGER, { at: '0501', magic: 5, spells: ['fear'] }),
    r: orc('D3Y', { at: 'off' }),
    s: guard('B3W', { gait: 'horse', at: 'off' }),
  },
  groups: [{ id: 'relief', side: DEFENDER, pieces: ['s'], zone: ['0603'] }],
  variables: { hope: 3 },
  raised: [{ inner: '0202', outer: '0302' }],
  turn: 2,
  last: 6,
};

const HOPE = 0 as VariableId;
const GATE = 0 as WorkId;
const WALL = 1 as WorkId;
const cite = '2.7' as const;

const bare = siege({ ...PLAN, triggers: [] });
const { hex, piece } = bare;
const who = (...keys: readonly string[]): Who => ({
  pieces: keys.map((key) => piece(key)),
  hexes: null,
  most: null,
});

interface EventSpec {
  readonly if?: readonly Condition[];
  readonly once?: boolean;
  readonly atLeast?: number;
}

function event(when: TriggerMoment, effects: readonly Effect[], spec: EventSpec = {}): Trigger {
  const { if: conditions = [], once = true, atLeast } = spec;
  const roll = atLeast === undefined ? null : { atLeast };
  return { id: 'event', when, if: conditions, roll, then: { type: 'effects', once, effects } };
}

const WIN: Effect = { type: 'win', side: BESIEGER, text: { en: 'So it ends.' } };

/** The little siege with some events. */
function telling(...triggers: readonly Trigger[]): Position {
  return siege({ ...PLAN, triggers });
}

/** The battle after its set-up. */
const playing = (battle: Battle): Battle => ({ ...battle, setup: [] });

/** What follows from some events that an action brought about. */
function following(
  { battle, state }: Position,
  deeds: readonly GameEvent[],
  ...faces: readonly number[]
): Readonly<{ events: readonly GameEvent[]; state: GameState }> {
  return advance(battle, state, deeds, { type: 'StandFast', unit: piece('d') }, scripted(...faces));
}

const goes = (key: string, ...path: readonly string[]): EventOf<'UnitMoved'> => ({
  type: 'UnitMoved',
  unit: piece(key),
  pushed: null,
  carried: [],
  path: path.map(hex),
  spent: 4,
  cite,
});
const flies = (key: string, ...path: readonly string[]): EventOf<'PersonageMoved'> => ({
  type: 'PersonageMoved',
  personage: piece(key),
  path: path.map(hex),
  flying: true,
  spent: 0,
  magical: false,
  cite,
});
const lost = (key: string): GameEvent => ({ type: 'UnitEliminated', unit: piece(key), cite });
const entered = (step: string): GameEvent => ({
  type: 'StepEntered',
  step: step as Step,
  active: BESIEGER,
  cite: '2.18',
});

/** Each moment, what happens then, and something much like it that is another moment. */
const MOMENTS: readonly (readonly [TriggerMoment, GameEvent, GameEvent])[] = [
  [{ type: 'turnBegins' }, entered('initial-magic.defender'), entered('second-magic.besieger')],
  [
    { type: 'phaseBegins', phase: 'besieger-combat' },
    entered('besieger-combat.oil.choosing'),
    entered('besieger-movement.escape'),
  ],
  [
    { type: 'phaseEnds', phase: 'besieger-movement' },
    entered('besieger-combat.oil.choosing'),
    entered('besieger-movement.escape'),
  ],
  [
    { type: 'hexEntered', hexes: [hex('0402')], who: who('o') },
    goes('o', '0501', '0402', '0302'),
    goes('p', '0602', '0502', '0402'),
  ],
  [
    { type: 'hexEntered', hexes: [hex('0402')], who: null },
    goes('p', '0602', '0502', '0402'),
    goes('o', '0501', '0502'),
  ],
  [
    { type: 'hexLeft', hexes: [hex('0501')], who: who('o') },
    goes('o', '0501', '0402'),
    goes('p', '0602', '0501'),
  ],
  [
    { type: 'workBreached', work: WALL },
    { type: 'HexsideBreached', work: WALL, by: piece('k'), cite },
    { type: 'HexsideBreached', work: GATE, by: piece('k'), cite },
  ],
  [
    { type: 'workBreached', work: null },
    { type: 'WorkChanged', work: WALL, breached: true, cite },
    { type: 'WorkChanged', work: WALL, breached: false, cite },
  ],
  [
    { type: 'gateTaken', work: GATE, side: BESIEGER },
    { type: 'GateTaken', work: GATE, by: BESIEGER, cite },
    { type: 'GateTaken', work: GATE, by: DEFENDER, cite },
  ],
  [
    { type: 'levelTaken', level: 2, side: BESIEGER },
    { type: 'LevelTaken', level: 2, by: BESIEGER, cite },
    { type: 'LevelTaken', level: 1, by: BESIEGER, cite },
  ],
  [
    { type: 'hexesHeld', side: BESIEGER, hexes: [hex('0402'), hex('0602')], atLeast: 2 },
    goes('o', '0501', '0402'),
    goes('o', '0501', '0402', '0303'),
  ],
  [
    { type: 'ladderRaised' },
    { type: 'LadderRaised', hexside: bare.side('0202', '0302'), foot: hex('0302'), by: piece('o'), cite },
    lost('o'),
  ],
  [
    { type: 'towerDocked' },
    { type: 'TowerDocked', tower: piece('k'), hexside: bare.side('0202', '0302'), foot: hex('0302'), cite },
    lost('o'),
  ],
  [{ type: 'unitLost', who: who('d') }, lost('d'), lost('a')],
  [{ type: 'unitReduced', who: who('d') }, { type: 'UnitReduced', unit: piece('d'), cite }, lost('d')],
  [
    { type: 'unitDisrupted', who: who('d') },
    { type: 'UnitDisrupted', unit: piece('d'), cite },
    { type: 'UnitRallied', unit: piece('d'), cite },
  ],
  [
    { type: 'unitRallied', who: null },
    { type: 'UnitRallied', unit: piece('d'), cite },
    { type: 'UnitDisrupted', unit: piece('d'), cite },
  ],
  [{ type: 'engineLost', who: who('k') }, { type: 'EngineDestroyed', engine: piece('k'), cite }, lost('o')],
  [
    { type: 'leaderSlain', who: who('w') },
    { type: 'PersonageSlain', personage: piece('w'), cite },
    { type: 'PersonageSlain', personage: piece('n'), cite },
  ],
  [
    { type: 'leaderWounded', who: who('w') },
    { type: 'PersonageWounded', personage: piece('w'), cite },
    { type: 'PersonageSlain', personage: piece('w'), cite },
  ],
  [
    { type: 'duelFought', who: who('w') },
    { type: 'DuelFought', attacker: piece('n'), defender: piece('w'), cite },
    { type: 'DuelDeclined', personage: piece('w'), challenger: piece('n'), cite },
  ],
  [
    { type: 'duelDeclined', who: who('w') },
    { type: 'DuelDeclined', personage: piece('w'), challenger: piece('n'), cite },
    { type: 'DuelFought', attacker: piece('n'), defender: piece('w'), cite },
  ],
  [
    { type: 'spellCast', spell: 'fear' },
    { type: 'SpellCast', caster: piece('n'), spell: 'fear', points: 2, target: null, cite },
    { type: 'SpellCast', caster: piece('w'), spell: 'stalemate', points: 2, target: null, cite },
  ],
  [
    { type: 'spellWorked', spell: null },
    { type: 'SpellWorked', caster: piece('n'), spell: 'fear', points: 2, target: null, cite },
    { type: 'SpellFailed', caster: piece('n'), spell: 'fear', cite },
  ],
  [
    { type: 'spellFailed', spell: 'fear' },
    { type: 'SpellFailed', caster: piece('n'), spell: 'fear', cite },
    { type: 'SpellFailed', caster: piece('w'), spell: 'stalemate', cite },
  ],
  [
    { type: 'oilPoured' },
    { type: 'OilPoured', cauldron: piece('c'), hexside: bare.side('0201', '0301'), target: null, cite },
    { type: 'FlamesLit', hexside: bare.side('0201', '0301'), cite },
  ],
  [
    { type: 'headThrown' },
    { type: 'HeadThrown', hex: hex('0102'), by: piece('k'), landed: true, cite },
    { type: 'EngineShotAt', engine: piece('k'), by: piece('k'), cite },
  ],
  [
    { type: 'forceBroken', force: 0 as ForceId },
    { type: 'ForceDemoralized', force: 0 as ForceId, cite },
    { type: 'ForceDemoralized', force: 1 as ForceId, cite },
  ],
  [
    { type: 'forceRecovered', force: 0 as ForceId },
    { type: 'ForceRecovered', force: 0 as ForceId, cite },
    { type: 'ForceDemoralized', force: 0 as ForceId, cite },
  ],
  [
    { type: 'groupArrived', group: 0 as GroupId },
    { type: 'GroupArrived', group: 0 as GroupId, cite },
    { type: 'GroupDelayed', group: 0 as GroupId, cite },
  ],
  [
    { type: 'groupDelayed', group: 0 as GroupId },
    { type: 'GroupDelayed', group: 0 as GroupId, cite },
    { type: 'GroupArrived', group: 0 as GroupId, cite },
  ],
  [
    { type: 'variableSet', variable: HOPE },
    { type: 'VariableSet', variable: HOPE, figure: 9, cite },
    lost('o'),
  ],
  [
    { type: 'triggerFired', trigger: 0 as TriggerId },
    { type: 'TriggerFired', trigger: 0 as TriggerId, cite },
    { type: 'TriggerFired', trigger: 1 as TriggerId, cite },
  ],
  [
    { type: 'gateTaken', work: GATE, side: null },
    { type: 'GateTaken', work: GATE, by: DEFENDER, cite },
    { type: 'GateTaken', work: WALL, by: DEFENDER, cite },
  ],
  [
    { type: 'levelTaken', level: null, side: BESIEGER },
    { type: 'LevelTaken', level: 2, by: BESIEGER, cite },
    { type: 'LevelTaken', level: 2, by: DEFENDER, cite },
  ],
  [
    { type: 'hexEntered', hexes: [hex('0303')], who: who('n') },
    flies('n', '0501', '0402', '0303'),
    goes('o', '0501', '0402', '0303'),
  ],
  [
    { type: 'hexEntered', hexes: [hex('0402')], who: who('n') },
    { ...flies('n', '0501', '0402', '0303'), flying: false },
    flies('n', '0501', '0402', '0303'),
  ],
  [
    { type: 'hexEntered', hexes: [hex('0402')], who: who('k') },
    { ...goes('o', '0501', '0402'), pushed: piece('k') },
    { ...goes('o', '0501', '0402'), carried: [piece('n')] },
  ],
  [
    { type: 'hexLeft', hexes: [hex('0402')], who: null },
    goes('o', '0501', '0402', '0303'),
    goes('o', '0501', '0402'),
  ],
];

describe('2.21.1 when an event comes', () => {
  test.each(MOMENTS)('2.21.1 at its moment and at no other: %j', (moment, then, another) => {
    const told = telling(event({ type: 'unitLost', who: who('s') }, [WIN]), event(moment, [WIN]));
    expect(following(told, [then]).state.verdict).toMatchObject({ winner: BESIEGER, trigger: 'event' });
    expect(following(told, [another]).state.verdict).toBeNull();
    expect(
      following(telling(event({ type: 'unitLost', who: who('s') }, [WIN])), [then]).state.verdict,
    ).toBeNull();
  });

  test('2.21.1 every sort of moment stands in the list above', () => {
    expect(new Set(MOMENTS.map(([{ type }]) => type)).size).toBe(31);
  });

  test('2.21.1 a unit that only stands in a hex does not enter it, and a way is entered from its second hex on', () => {
    const enters = event({ type: 'hexEntered', hexes: [hex('0501')], who: null }, [WIN]);
    expect(following(telling(enters), [goes('o', '0501', '0402')]).state.verdict).toBeNull();
    const leaves = event({ type: 'hexLeft', hexes: [hex('0402')], who: null }, [WIN]);
    expect(following(telling(leaves), [goes('o', '0501', '0402')]).state.verdict).toBeNull();
    expect(following(telling(leaves), [goes('o', '0501', '0402', '0302')]).state.verdict).not.toBeNull();
  });

  test('2.21.1 hexes are held by ordered units, and come to be held when the last that was wanted is', () => {
    const both = [hex('0501'), hex('0602')];
    const held = (atLeast: number): Position =>
      telling(event({ type: 'hexesHeld', side: BESIEGER, hexes: both, atLeast }, [WIN]));
    const over = (deeds: readonly GameEvent[], atLeast = 2): boolean =>
      following(held(atLeast), deeds).state.verdict !== null;
    const disrupted: GameEvent = { type: 'UnitDisrupted', unit: piece('o'), cite };
    const rallied: GameEvent = { type: 'UnitRallied', unit: piece('o'), cite };
    expect(over([disrupted])).toBe(false);
    expect(over([disrupted, rallied])).toBe(true);
    // Both were held before anything happened, and still are.
    expect(over([goes('h', '0503', '0403')])).toBe(false);
    expect(over([goes('p', '0602', '0502')], 1)).toBe(false);
    expect(over([goes('p', '0602', '0502'), goes('p', '0502', '0602')])).toBe(true);
  });

  test('2.21.1 who comes over the edge enters the first hex of his way', () => {
    const enters = event({ type: 'hexEntered', hexes: [hex('0603')], who: who('s') }, [WIN]);
    expect(following(telling(enters), [goes('s', '0603', '0503')]).state.verdict).not.toBeNull();
  });

  test('2.21.1 its conditions are asked of the state that the moment left', () => {
    const gone: Condition = { type: 'gone', who: who('d', 'a'), atLeast: 2 };
    const told = telling(event({ type: 'unitLost', who: null }, [WIN], { if: [gone] }));
    expect(following(told, [lost('d')]).state.verdict).toBeNull();
    expect(following(told, [lost('d'), lost('a')]).state.verdict).not.toBeNull();
  });

  test('2.21.1 while somebody owes a decision it waits, and takes effect when that is taken', () => {
    const told = telling(
      event({ type: 'unitLost', who: null }, [{ type: 'setVariable', variable: HOPE, to: 0 }]),
    );
    const owed: GameEvent = {
      type: 'DecisionOwed',
      owed: { type: 'advance', unit: piece('o'), hex: hex('0402') },
      cite: '2.8.9',
    };
    const fighting = told.with({ step: 'besieger-combat.melee.choosing' as Step });
    const waiting = following(fighting, [lost('d'), owed]);
    expect(types(waiting.events)).toEqual(['TriggerMet', 'StepEntered']);
    expect(waiting.state.story).toMatchObject({ waiting: [0], variables: [3] });
    expect(lawsBrokenBy(told.battle, { ...waiting.state, owed: [] })).toContainEqual({
      law: '2.21.1 no event waits but for a decision',
      at: '/story/waiting',
    });
    const stays = apply(told.battle, waiting.state, { type: 'HoldGround', unit: piece('o') }, scripted());
    if (!stays.ok) throw new Error(stays.refusal.code);
    expect(types(stays.events)).toEqual(['DecisionTaken', 'TriggerFired', 'VariableSet', 'StepEntered']);
    expect(stays.state.story).toMatchObject({ waiting: [], variables: [0], fired: [1] });
  });

  test('2.21.1 once in a battle, or whenever its moment comes', () => {
    const effect: Effect = { type: 'addVariable', variable: HOPE, by: -1 };
    const moment: TriggerMoment = { type: 'unitLost', who: null };
    const twice = (once: boolean): number => {
      const told = telling(event(moment, [effect], { once }));
      const first = following(told, [lost('d')]).state;
      return following({ ...told, state: first }, [lost('a')]).state.story!.variables[HOPE]!;
    };
    expect(twice(true)).toBe(2);
    expect(twice(false)).toBe(1);
  });

  test('2.21.1 in the wake of one action none comes twice, so that a circle of events ends', () => {
    const round: Trigger = event(
      { type: 'variableSet', variable: HOPE },
      [{ type: 'addVariable', variable: HOPE, by: 1 }],
      { once: false },
    );
    const there: Trigger = event(
      { type: 'unitLost', who: null },
      [{ type: 'addVariable', variable: HOPE, by: 1 }],
      { once: false },
    );
    const told = telling(there, round);
    const first = following(told, [lost('d')]).state;
    expect(first.story).toMatchObject({ variables: [5], fired: [1, 1] });
    expect(following({ ...told, state: first }, [lost('a')]).state.story).toMatchObject({
      variables: [7],
      fired: [2, 2],
    });
  });

  test('2.21.1 with a die it comes only if that is high enough', () => {
    const told = telling(event({ type: 'unitLost', who: null }, [WIN], { atLeast: 4 }));
    const low = following(told, [lost('d')], 3);
    expect(types(low.events)).toEqual(['TriggerMet', 'DiceRolled', 'TriggerPassed']);
    expect(low.state.story).toMatchObject({ fired: [0], waiting: [] });
    expect(following(told, [lost('d')], 4).state.verdict).not.toBeNull();
  });

  test('2.21.1 several of one moment take effect in the order of the file', () => {
    const set = (to: number): Effect => ({ type: 'setVariable', variable: HOPE, to });
    const moment: TriggerMoment = { type: 'unitLost', who: null };
    const told = telling(event(moment, [set(7)]), event(moment, [set(8)]));
    expect(following(told, [lost('d')]).state.story!.variables).toEqual([8]);
  });

  test('2.21.1 what follows from the end of a step is followed too', () => {
    const begins = event({ type: 'phaseBegins', phase: 'besieger-combat' }, [
      { type: 'setVariable', variable: HOPE, to: 1 },
    ]);
    const told = telling(begins);
    const ended = apply(playing(told.battle), told.state, { type: 'EndStep' }, scripted());
    expect(ended.ok && ended.state.story?.variables).toEqual([1]);
  });

  test('2.21.1 a battle without events tells no story', () => {
    expect(bare.state.story).toBeNull();
    expect(following(bare, [lost('d')]).events).toEqual([]);
  });
});

/** The state after an event with these effects, which comes when the archers of the garrison fall. */
function brought(
  effects: readonly Effect[],
  change: Partial<GameState> = {},
  ...faces: readonly number[]
): Position {
  const told = telling(event({ type: 'unitLost', who: who('a') }, effects)).with(change);
  const { state } = following(told, [lost('a')], ...faces);
  const after = told.with(state);
  expect(
    lawsBrokenBy(after.battle, { ...after.state, turn: Math.min(after.state.turn, after.battle.turns.last) }),
  ).toEqual([]);
  return after;
}

describe('2.21.2 variables', () => {
  test('2.21.2 are set, added to and rolled for, and stop at their bounds', () => {
    const after = (...effects: readonly Effect[]): number =>
      brought(effects, {}, 2, 5).state.story!.variables[HOPE]!;
    expect(after({ type: 'setVariable', variable: HOPE, to: -4 })).toBe(-4);
    expect(after({ type: 'addVariable', variable: HOPE, by: 2 })).toBe(5);
    expect(after({ type: 'rollVariable', variable: HOPE, dice: 1 })).toBe(2);
    expect(after({ type: 'rollVariable', variable: HOPE, dice: 2 })).toBe(7);
    expect(after({ type: 'addVariable', variable: HOPE, by: 9999 })).toBe(9999);
    expect(
      after(
        { type: 'addVariable', variable: HOPE, by: -9999 },
        { type: 'addVariable', variable: HOPE, by: -9999 },
      ),
    ).toBe(-9999);
  });

  test('2.21.2 and the other questions of events are asked of what stands now', () => {
    const asked = (condition: Condition, change: Partial<GameState> = {}): boolean => {
      const told = telling(event({ type: 'unitLost', who: who('a') }, [WIN], { if: [condition] })).with(
        change,
      );
      return following(told, [lost('a')]).state.verdict !== null;
    };
    const hope = (from: number | null, to: number | null): Condition => ({
      type: 'variable',
      variable: HOPE,
      from,
      to,
    });
    expect(
      [hope(3, 3), hope(null, 3), hope(3, null), hope(4, null), hope(null, 2)].map((one) => asked(one)),
    ).toEqual([true, true, true, false, false]);
    const count = (key: string, at: string, atLeast: number): Condition => ({
      type: 'count',
      who: { ...who(key, 'd'), hexes: [hex(at), hex('0101')] },
      atLeast,
    });
    expect(
      [count('o', '0501', 2), count('o', '0502', 2), count('o', '0502', 1)].map((one) => asked(one)),
    ).toEqual([true, false, true]);
    expect(asked({ type: 'track', force: 0 as ForceId, atLeast: 4 }, { tracks: [4, 0] })).toBe(true);
    expect(asked({ type: 'track', force: 0 as ForceId, atLeast: 5 }, { tracks: [4, 0] })).toBe(false);
    expect(asked({ type: 'night' })).toBe(false);
    expect(asked({ type: 'breached', work: WALL })).toBe(false);
    expect(
      asked(
        { type: 'breached', work: WALL },
        { works: bare.state.works.with(WALL, { breached: true, holder: DEFENDER }) },
      ),
    ).toBe(true);
    expect(asked({ type: 'fired', trigger: 0 as TriggerId })).toBe(false);
    expect(asked({ type: 'not', condition: { type: 'fired', trigger: 0 as TriggerId } })).toBe(true);
    expect(asked({ type: 'all', conditions: [hope(3, 3), { type: 'night' }] })).toBe(false);
    expect(
      asked({
        type: 'any',
        conditions: [hope(4, 4), { type: 'all', conditions: [hope(3, 3), hope(null, 9)] }],
      }),
    ).toBe(true);
  });
});

describe('2.21.3 effects', () => {
  test('2.21.3 a message is read by both, and changes nothing', () => {
    const told = telling(
      event({ type: 'unitLost', who: who('a') }, [{ type: 'message', text: { en: 'Horns!' } }]),
    );
    const { events, state } = following(told, [lost('a')]);
    expect(events).toContainEqual({
      type: 'MessageTold',
      trigger: 0,
      text: { en: 'Horns!' },
      cite: '2.21.3',
    });
    expect(state.story).toMatchObject({ fired: [1], variables: [3] });
  });

  test('2.21.3 a track moves, and nothing else is counted', () => {
    expect(brought([{ type: 'moveTrack', force: 1 as ForceId, by: 4 }]).state.tracks).toEqual([0, 4]);
  });

  test('2.21.3 magic, oil, supplies and tries are given, and none falls below nothing', () => {
    expect(brought([{ type: 'giveMagic', personage: piece('n'), by: 3 }]).standing('n').magic).toBe(8);
    expect(brought([{ type: 'giveMagic', personage: piece('n'), by: -9 }]).standing('n').magic).toBe(0);
    expect(brought([{ type: 'giveOil', cauldron: piece('c'), by: 2 }]).standing('c').oil).toBe(4);
    const given = brought([
      { type: 'giveSupply', supply: 'ladders', by: 2 },
      { type: 'giveSupply', supply: 'heads', by: -4 },
      { type: 'giveSupply', supply: 'trenches', by: -99 },
    ]).state;
    expect([given.ladderSupply, given.headSupply, given.trenchSupply]).toEqual([7, 5, 0]);
    const tries: Effect = { type: 'giveTries', side: DEFENDER, by: 2 };
    expect(brought([tries], { triesLeft: [1, 0] }).state.triesLeft).toEqual([3, 0]);
    expect(brought([tries]).state.triesLeft).toEqual(bare.state.triesLeft);
  });

  test('2.21.3 who waits is placed in the first hex where he may stand, and waits on where there is none', () => {
    const place = (...hexes: readonly string[]): string =>
      brought([{ type: 'place', who: who('r'), hexes: hexes.map(hex) }]).where('r');
    expect(place('0104', '0101', '0501', '0404')).toBe('0404');
    expect(place('0104', '0501')).toBe('off');
  });

  test('2.21.3 who comes with a group is not placed before it has arrived', () => {
    const place: Effect = { type: 'place', who: who('s'), hexes: [hex('0404')] };
    expect(brought([place]).where('s')).toBe('off');
    expect(brought([{ type: 'arrive', group: 0 as GroupId, credit: 0 }, place]).where('s')).toBe('0404');
  });

  test('2.21.3 who is removed is counted by no track, who is eliminated is', () => {
    const removed = brought([{ type: 'remove', who: who('o') }]);
    expect([removed.where('o'), removed.state.tracks]).toEqual(['gone', [0, 0]]);
    const fallen = brought([{ type: 'eliminate', who: who('o', 'k') }]);
    expect([fallen.where('o'), fallen.where('k'), fallen.state.tracks]).toEqual(['gone', 'gone', [0, 6]]);
    expect(brought([{ type: 'eliminate', who: who('n', 'c') }])).toMatchObject({});
    expect(brought([{ type: 'eliminate', who: who('c') }]).where('c')).toBe('gone');
  });

  test('2.21.3 a personage whose unit is taken gets to the nearest friend without a roll', () => {
    const after = brought([{ type: 'remove', who: who('o') }]);
    expect(after.where('n')).toBe('0602');
    const alone = telling(
      event({ type: 'unitLost', who: who('a') }, [{ type: 'eliminate', who: who('o', 'h', 'p') }]),
    );
    expect(alone.with(following(alone, [lost('a')]).state).where('n')).toBe('gone');
  });

  test('2.21.3 units are disrupted, rallied, reduced and restored, in some hexes only, as many as are said', () => {
    expect(brought([{ type: 'disrupt', who: who('o') }]).standing('o').disrupted).toBe(true);
    const calm = brought([
      { type: 'disrupt', who: who('o') },
      { type: 'rally', who: who('o') },
    ]);
    expect(calm.standing('o').disrupted).toBe(false);
    expect(
      brought([
        { type: 'reduce', who: who('o') },
        { type: 'reduce', who: who('o') },
      ]).standing('o').lost,
    ).toBe(1);
    const whole = brought([
      { type: 'reduce', who: who('o') },
      { type: 'restore', who: who('o') },
    ]);
    expect(whole.standing('o').lost).toBe(0);
    const some = (hexes: readonly string[] | null, most: number | null): readonly string[] => {
      const chosen: Who = { ...who('o', 'p', 'h'), hexes: hexes?.map(hex) ?? null, most };
      const after = brought([{ type: 'disrupt', who: chosen }]);
      return ['o', 'p', 'h'].filter((key) => after.standing(key).disrupted);
    };
    expect(some(['0602', '0503'], null)).toEqual(['p', 'h']);
    expect(some(null, 2)).toEqual(['o', 'p']);
    expect(some(['0104'], null)).toEqual([]);
  });

  test('2.21.3 personages are wounded, healed, frozen and thawed', () => {
    expect(brought([{ type: 'wound', who: who('w') }]).standing('w').lost).toBe(1);
    expect(
      brought([
        { type: 'wound', who: who('w') },
        { type: 'heal', who: who('w') },
      ]).standing('w').lost,
    ).toBe(0);
    expect(brought([{ type: 'freeze', who: who('w') }]).standing('w').frozen).toBe(2);
    expect(
      brought([
        { type: 'freeze', who: who('w') },
        { type: 'thaw', who: who('w') },
      ]).standing('w').frozen,
    ).toBe(0);
  });

  test('2.21.3 who is refreshed may move, fire and fight again', () => {
    const tired = { ...bare.standing('o'), moved: true, spent: 8, fired: true, fought: true, worked: true };
    const after = brought([{ type: 'refresh', who: who('o') }], {
      pieces: bare.state.pieces.with(piece('o'), tired),
    });
    expect(after.standing('o')).toMatchObject({
      moved: false,
      spent: 0,
      fired: false,
      fought: false,
      worked: false,
    });
  });

  test('2.21.3 a work falls, a ladder on it too, and may be built up again', () => {
    const fallen = brought([{ type: 'breach', work: WALL }]);
    expect([fallen.state.works[WALL]!.breached, fallen.state.ladders, fallen.state.tracks]).toEqual([
      true,
      [],
      [0, 0],
    ]);
    expect(
      brought([
        { type: 'breach', work: WALL },
        { type: 'repair', work: WALL },
      ]).state.works[WALL]!.breached,
    ).toBe(false);
  });

  test('2.21.3 a gate is given to a side, ladders, heads and flames are taken away', () => {
    expect(brought([{ type: 'giveGate', work: GATE, side: BESIEGER }]).state.works[GATE]!.holder).toBe(
      BESIEGER,
    );
    expect(brought([{ type: 'takeLadders' }]).state.ladders).toEqual([]);
    expect(brought([{ type: 'clearHeads' }], { heads: [hex('0101')], headSupply: 8 }).state.heads).toEqual(
      [],
    );
    const flames = [{ hexside: bare.side('0201', '0301'), turn: 2, burning: true }];
    expect(brought([{ type: 'quenchFlames' }], { flames }).state.flames[0]!.burning).toBe(false);
  });

  test('2.21.3 night falls, day breaks, and the battle ends earlier or later', () => {
    const night = (is: boolean, from: number, to: number): Effect => ({ type: 'changeNight', from, to, is });
    expect(brought([night(true, 2, 4)]).state.story!.night).toEqual([2, 3, 4]);
    expect(brought([night(true, 2, 4), night(false, 3, 3)]).state.story!.night).toEqual([2, 4]);
    const dark: Condition = { type: 'night' };
    const told = telling(
      event({ type: 'unitLost', who: null }, [night(true, 2, 2)]),
      event({ type: 'unitDisrupted', who: null }, [WIN], { if: [dark] }),
    );
    const after = following(told, [lost('d')]).state;
    expect(
      following({ ...told, state: after }, [{ type: 'UnitDisrupted', unit: piece('o'), cite }]).state.verdict,
    ).not.toBeNull();
    expect(brought([{ type: 'moveLastTurn', turn: 9 }]).state.story!.last).toBe(9);
    expect(brought([{ type: 'moveLastTurn', turn: 1 }]).state.story!.last).toBe(2);
  });

  test('2.21.3 the battle goes on after its printed last turn if that was moved', () => {
    const last = (turns: readonly Trigger[]): GameState => {
      const told = siege({ ...PLAN, last: 2, step: 'rally.besieger', triggers: turns });
      const ended = apply(playing(told.battle), told.state, { type: 'EndStep' }, scripted());
      if (!ended.ok) throw new Error(ended.refusal.code);
      return ended.state;
    };
    expect(last([]).verdict).toMatchObject({ trigger: 'nobody-won' });
    const longer = event({ type: 'phaseEnds', phase: 'rally' }, [{ type: 'moveLastTurn', turn: 3 }]);
    expect(last([longer]).verdict).toMatchObject({ trigger: 'nobody-won' });
    const told = siege({ ...PLAN, last: 2, step: 'rally.besieger', triggers: [longer] });
    const state = { ...told.state, story: { ...told.state.story!, last: 3 } };
    const ended = apply(playing(told.battle), state, { type: 'EndStep' }, scripted());
    expect(ended.ok && [ended.state.turn, ended.state.verdict]).toEqual([3, null]);
  });

  test('2.21.3 a group is sent for, or called off for ever', () => {
    const sent = brought([{ type: 'arrive', group: 0 as GroupId, credit: 2 }]);
    expect([sent.state.arrived, sent.state.tracks, sent.where('s')]).toEqual([[true], [-2, 0], 'off']);
    const off: Effect = { type: 'callOff', group: 0 as GroupId };
    const called = brought([off]);
    expect([called.where('s'), called.where('r'), called.state.arrived]).toEqual(['gone', 'off', [true]]);
    const again = { type: 'arrive', group: 0 as GroupId, credit: 2 } as const;
    expect(brought([off, again]).state.tracks).toEqual([0, 0]);
    expect(brought([again, off]).where('s')).toBe('off');
  });

  test('2.21.3 what gives nothing is not told', () => {
    const told = telling(
      event({ type: 'unitLost', who: who('a') }, [
        { type: 'giveSupply', supply: 'ladders', by: 0 },
        { type: 'giveTries', side: DEFENDER, by: 0 },
        { type: 'giveMagic', personage: piece('n'), by: 0 },
      ]),
    );
    const types = following({ ...told, state: { ...told.state, triesLeft: [1, 1] } }, [lost('a')]).events;
    expect(types.map(({ type }) => type).filter((type) => type.endsWith('Changed'))).toEqual([]);
  });

  test('2.21.3 a gate given back is no fall of the main gate', () => {
    const back: Effect = { type: 'giveGate', work: GATE, side: DEFENDER };
    const { state } = brought([{ type: 'giveGate', work: GATE, side: BESIEGER }, back]);
    expect([state.works[GATE]!.holder, state.tracks]).toEqual([DEFENDER, [0, 0]]);
  });

  test('2.21.3 who is gone is neither removed again nor placed', () => {
    const dead = {
      pieces: bare.state.pieces.with(piece('o'), { ...bare.state.pieces[piece('o')]!, at: -2 }),
    } as never;
    const after = brought(
      [
        { type: 'remove', who: who('o') },
        { type: 'place', who: who('o'), hexes: [hex('0404')] },
      ],
      dead,
    );
    expect(after.where('o')).toBe('gone');
  });

  test('2.21.3 a personage is placed beside a unit, a unit not beside another', () => {
    const stands = (key: string, at: string): string => {
      const waiting = bare.state.pieces.with(piece(key), { ...bare.state.pieces[piece(key)]!, at: -1 });
      return brought([{ type: 'place', who: who(key), hexes: [hex(at)] }], {
        pieces: waiting,
      } as never).where(key);
    };
    expect(stands('n', '0501')).toBe('0501');
    expect(stands('h', '0501')).toBe('off');
  });

  test('2.21.3 another event is switched off, and on again', () => {
    const other = event({ type: 'unitLost', who: who('d') }, [WIN]);
    const off: Effect = { type: 'switchOff', trigger: 0 as TriggerId };
    const on: Effect = { type: 'switchOn', trigger: 0 as TriggerId };
    const verdict = (...effects: readonly Effect[]) => {
      const told = telling(other, event({ type: 'unitLost', who: who('a') }, effects));
      return following({ ...told, state: following(told, [lost('a')]).state }, [lost('d')]).state.verdict;
    };
    expect(verdict(off)).toBeNull();
    expect(verdict(off, on)).not.toBeNull();
  });

  test('2.21.3 the battle ends at once, for a side or on points, whatever the step', () => {
    const won = brought([{ type: 'win', side: 'draw', text: { en: 'Peace' } }]).state;
    expect([won.step, won.verdict]).toEqual(['over', { winner: 'draw', trigger: 'event', points: null }]);
    const points: Trigger = {
      id: 'p',
      when: 'turnEnds',
      if: [],
      roll: null,
      then: { type: 'points', side: DEFENDER, points: 3, text: { en: 'p' } },
    };
    const told = telling(
      points,
      event({ type: 'unitLost', who: null }, [{ type: 'reckon', text: { en: 'Enough' } }]),
    );
    expect(following(told, [lost('d')]).state.verdict).toEqual({
      winner: DEFENDER,
      trigger: 'event',
      points: [3, 0],
    });
  });

  test('2.21.3 a gate changes hands when an event puts an ordered unit inside it', () => {
    const after = brought([{ type: 'place', who: who('r'), hexes: [hex('0201')] }]);
    expect(after.state.works[GATE]!.holder).toBe(BESIEGER);
  });
});
