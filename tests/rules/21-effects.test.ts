/** Case 2.21.3: each effect decides a battle that without it would end otherwise, or go on. */
import { describe, expect, test } from 'vitest';
import type { WorkId } from '../../src/board/board.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER, type ForceId, type GroupId, type Trigger } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { GameState, PieceState, Step, Verdict } from '../../src/engine/state.ts';
import type { Condition } from '../../src/engine/trigger.ts';
import type { Effect, EffectType } from '../../src/engine/triggers/effect.ts';
import type { TriggerMoment } from '../../src/engine/triggers/moment.ts';
import type { TriggerId, VariableId, Who } from '../../src/engine/triggers/terms.ts';
import { apply } from '../../src/game/apply.ts';
import { advance } from '../../src/sequence/advance.ts';
import { cauldron, engine, guard, hero, orc, siege, type Plan } from '../kit/siege.ts';

/** An inner wall with a guard behind it, the host before it; a reserve, a relief and a captain on each side. */
const PLAN: Plan = {
  map: `
  d t . k . o
   a . f . . p
  . . . . . .
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
    g: guard('D3X', { at: '0202' }),
    f: orc('E3Y'),
    o: orc('E3Y'),
    p: orc('E3Y'),
    k: engine('catapult', BESIEGER),
    c: cauldron(2, { at: '0202' }),
    w: hero(DEFENDER, { at: '0101', magic: 5, spells: ['stalemate'] }),
    n: hero(BESIEGER, { at: '0601', magic: 5, spells: ['fear'] }),
    r: orc('D3Y', { at: 'off' }),
    s: guard('B3W', { gait: 'horse', at: 'off' }),
  },
  groups: [{ id: 'relief', side: DEFENDER, pieces: ['s'], zone: ['0603'] }],
  variables: { hope: 3 },
  raised: [{ inner: '0202', outer: '0302' }],
  turn: 2,
  last: 6,
};

const { state: START, hex, piece, side } = siege(PLAN);
const HOPE = 0 as VariableId;
const WALL = 1 as WorkId;
const GATE = 0 as WorkId;
const HOST = 1 as ForceId;
const RELIEF = 0 as GroupId;
/** The event that decides, where it is the second of the file. */
const SECOND = 1 as TriggerId;
const WIN: Effect = { type: 'win', side: BESIEGER, text: { en: 'So it ends.' } };
const cite = '2.8.5' as const;

const who = (key: string): Who => ({ pieces: [piece(key)], hexes: null, most: null });
const whoIn = (key: string, at: string): Who => ({ ...who(key), hexes: [hex(at)] });
const LOSES_D: TriggerMoment = { type: 'unitLost', who: who('d') };

function event(when: TriggerMoment, effects: readonly Effect[], ...conditions: Condition[]): Trigger {
  return { id: 'event', when, if: conditions, roll: null, then: { type: 'effects', once: false, effects } };
}

/** A piece that is not as it begins. */
function standing(key: string, change: Partial<PieceState>): Partial<GameState> {
  return { pieces: START.pieces.with(piece(key), { ...START.pieces[piece(key)]!, ...change }) };
}

/** What decides after the effect, and what happens that it may: a loss, or an action if it is allowed. */
interface Decision {
  readonly by: readonly Trigger[];
  readonly then?: Action | 'd falls';
  readonly step?: string;
  readonly side?: GameState['active'];
  readonly faces?: readonly number[];
}

/** Something is asked when the guard at the gate falls. */
const asks = (condition: Condition): Decision => ({
  by: [event(LOSES_D, [WIN], condition)],
  then: 'd falls',
});
/** The effect is itself the moment. */
const is = (moment: TriggerMoment): Decision => ({ by: [event(moment, [WIN])] });
/** When the guard at the gate falls another effect follows, and that one's moment decides. */
const opens = (effect: Effect, moment: TriggerMoment): Decision => ({
  by: [event(LOSES_D, [effect]), event(moment, [WIN])],
  then: 'd falls',
});
/** An action decides by its moment, if it is allowed. */
const lets = (
  step: string,
  active: GameState['active'],
  action: Action,
  moment: TriggerMoment,
  ...faces: readonly number[]
): Decision => ({ by: [event(moment, [WIN])], then: action, step, side: active, faces });

const castFear = lets(
  'second-magic.besieger',
  BESIEGER,
  { type: 'Cast', caster: piece('n'), spell: 'fear', points: 1, target: null },
  { type: 'spellCast', spell: 'fear' },
  1,
  3,
);
const raiseLadder = lets(
  'siege.choosing',
  BESIEGER,
  { type: 'RaiseLadder', unit: piece('f'), hexside: side('0202', '0302') },
  { type: 'ladderRaised' },
);
const throwHead = lets(
  'siege.choosing',
  BESIEGER,
  { type: 'ThrowHead', engine: piece('k'), hex: hex('0202') },
  { type: 'headThrown' },
  6,
);
const rally = lets(
  'rally.defender',
  DEFENDER,
  { type: 'Rally', leader: piece('w'), unit: piece('d') },
  { type: 'unitRallied', who: who('d') },
  2,
  3,
);
const pour = lets(
  'besieger-combat.oil.choosing',
  DEFENDER,
  { type: 'Pour', cauldron: piece('c'), hexside: side('0202', '0302') },
  { type: 'oilPoured' },
  6,
  6,
);
const goes = (key: string, step: string, active: GameState['active'], ...path: readonly string[]): Decision =>
  lets(
    step,
    active,
    { type: 'Move', unit: piece(key), path: path.map(hex), pushes: null, carries: [] },
    { type: 'hexEntered', hexes: [hex(path.at(-1)!)], who: who(key) },
  );

/** An effect, what stands before it in its event, how the battle is then unlike its beginning, and what decides. */
interface Fixture {
  readonly effect: Effect;
  readonly after?: Effect;
  readonly begins?: Partial<GameState>;
  readonly decides: Decision;
}

const variableIs = (figure: number): Condition => ({
  type: 'variable',
  variable: HOPE,
  from: figure,
  to: figure,
});
const breach: Effect = { type: 'breach', work: WALL };
const TIRED = { moved: true, spent: 8, fired: true, fought: true, worked: true } as const;

const FIXTURES: readonly Fixture[] = [
  { effect: { type: 'setVariable', variable: HOPE, to: 9 }, decides: asks(variableIs(9)) },
  { effect: { type: 'addVariable', variable: HOPE, by: 1 }, decides: asks(variableIs(4)) },
  {
    effect: { type: 'rollVariable', variable: HOPE, dice: 1 },
    decides: { ...asks(variableIs(6)), faces: [6] },
  },
  {
    effect: { type: 'moveTrack', force: HOST, by: 4 },
    decides: asks({ type: 'track', force: HOST, atLeast: 4 }),
  },
  {
    effect: { type: 'giveMagic', personage: piece('n'), by: 1 },
    begins: standing('n', { magic: 0 }),
    decides: castFear,
  },
  {
    effect: { type: 'giveOil', cauldron: piece('c'), by: 1 },
    begins: standing('c', { oil: 0 }),
    decides: pour,
  },
  {
    effect: { type: 'giveSupply', supply: 'ladders', by: 1 },
    begins: { ladders: [], ladderSupply: 0 },
    decides: raiseLadder,
  },
  {
    effect: { type: 'giveTries', side: DEFENDER, by: 1 },
    begins: { ...standing('d', { disrupted: true }), triesLeft: [0, 0] },
    decides: rally,
  },
  {
    effect: { type: 'place', who: who('r'), hexes: [hex('0404')] },
    decides: asks({ type: 'count', who: whoIn('r', '0404'), atLeast: 1 }),
  },
  { effect: { type: 'remove', who: who('o') }, decides: asks({ type: 'gone', who: who('o'), atLeast: 1 }) },
  {
    effect: { type: 'eliminate', who: who('o') },
    decides: asks({ type: 'track', force: HOST, atLeast: 1 }),
  },
  { effect: { type: 'disrupt', who: who('o') }, decides: is({ type: 'unitDisrupted', who: who('o') }) },
  {
    effect: { type: 'rally', who: who('o') },
    begins: standing('o', { disrupted: true }),
    decides: is({ type: 'unitRallied', who: who('o') }),
  },
  { effect: { type: 'reduce', who: who('o') }, decides: is({ type: 'unitReduced', who: who('o') }) },
  {
    effect: { type: 'restore', who: who('o') },
    begins: standing('o', { lost: 1 }),
    decides: opens({ type: 'reduce', who: who('o') }, { type: 'unitReduced', who: who('o') }),
  },
  { effect: { type: 'wound', who: who('w') }, decides: is({ type: 'leaderWounded', who: who('w') }) },
  {
    effect: { type: 'heal', who: who('w') },
    begins: standing('w', { lost: 1 }),
    decides: opens({ type: 'wound', who: who('w') }, { type: 'leaderWounded', who: who('w') }),
  },
  { effect: { type: 'freeze', who: who('n') }, decides: castFear },
  { effect: { type: 'thaw', who: who('n') }, begins: standing('n', { frozen: 2 }), decides: castFear },
  {
    effect: { type: 'refresh', who: who('p') },
    begins: standing('p', TIRED),
    decides: goes('p', 'besieger-movement.choosing', BESIEGER, '0502'),
  },
  { effect: breach, decides: asks({ type: 'breached', work: WALL }) },
  {
    effect: { type: 'repair', work: WALL },
    after: breach,
    decides: asks({ type: 'breached', work: WALL }),
  },
  {
    effect: { type: 'giveGate', work: GATE, side: BESIEGER },
    decides: asks({ type: 'gate', work: GATE, side: BESIEGER }),
  },
  {
    effect: { type: 'closeHexes', hexes: [hex('0502')] },
    decides: goes('p', 'besieger-movement.choosing', BESIEGER, '0502'),
  },
  {
    effect: { type: 'openHexes', hexes: [hex('0502')] },
    begins: { closed: [hex('0502')] },
    decides: goes('p', 'besieger-movement.choosing', BESIEGER, '0502'),
  },
  { effect: { type: 'takeLadders' }, decides: raiseLadder },
  {
    effect: { type: 'clearHeads' },
    begins: { heads: [hex('0202')], headSupply: 8 },
    decides: throwHead,
  },
  {
    effect: { type: 'quenchFlames' },
    begins: {
      ...standing('g', { at: hex('0103') }),
      flames: [{ hexside: side('0202', '0302'), turn: 2, burning: true }],
    },
    decides: goes('f', 'besieger-movement.choosing', BESIEGER, '0202'),
  },
  { effect: { type: 'changeNight', from: 2, to: 2, is: true }, decides: asks({ type: 'night' }) },
  { effect: { type: 'moveLastTurn', turn: 2 }, decides: asks({ type: 'lastTurn' }) },
  {
    effect: { type: 'arrive', group: RELIEF, credit: 0 },
    decides: asks({ type: 'arrived', group: RELIEF }),
  },
  {
    effect: { type: 'callOff', group: RELIEF },
    decides: asks({ type: 'gone', who: who('s'), atLeast: 1 }),
  },
  { effect: { type: 'switchOff', trigger: SECOND }, decides: asks({ type: 'turn', from: 1, to: 9 }) },
  {
    effect: { type: 'switchOn', trigger: SECOND },
    after: { type: 'switchOff', trigger: SECOND },
    decides: asks({ type: 'turn', from: 1, to: 9 }),
  },
  { effect: WIN, decides: { by: [] } },
  { effect: { type: 'reckon', text: { en: 'Enough.' } }, decides: { by: [] } },
];

/** How the battle stands when the archers of the garrison have fallen, with that event and what decides after it. */
function verdictOf({ decides, after, begins = {} }: Fixture, effects: readonly Effect[]): Verdict | null {
  const first = event(
    { type: 'unitLost', who: who('a') },
    after === undefined ? effects : [after, ...effects],
  );
  const { battle, state } = siege({ ...PLAN, triggers: [first, ...decides.by] });
  const { step = START.step, side: active = START.active, faces = [] } = decides;
  const follow = (now: GameState, key: string): GameState => {
    const falls: GameEvent = { type: 'UnitEliminated', unit: piece(key), cite };
    return advance(battle, now, [falls], { type: 'StandFast', unit: piece(key) }, scripted(...faces)).state;
  };
  const told = follow({ ...state, ...begins, step: step as Step, active }, 'a');
  if (told.verdict !== null || decides.then === undefined) return told.verdict;
  if (decides.then === 'd falls') return follow(told, 'd').verdict;
  const done = apply({ ...battle, setup: [] }, told, decides.then, scripted(...faces));
  return done.ok ? done.state.verdict : null;
}

describe('2.21.3 without it the battle would not end so', () => {
  test.each(FIXTURES)('2.21.3 $effect.type', (fixture) => {
    const [having, without] = [verdictOf(fixture, [fixture.effect]), verdictOf(fixture, [])];
    expect([having, without].filter((verdict) => verdict === null)).toHaveLength(1);
    expect((having ?? without)!.trigger).toBe('event');
  });

  test('2.21.3 every effect stands in the list but a message, which decides nothing', () => {
    const listed: Readonly<Record<EffectType, boolean>> = {
      message: false,
      setVariable: true,
      addVariable: true,
      rollVariable: true,
      moveTrack: true,
      giveMagic: true,
      giveOil: true,
      giveSupply: true,
      giveTries: true,
      place: true,
      remove: true,
      eliminate: true,
      disrupt: true,
      rally: true,
      reduce: true,
      restore: true,
      wound: true,
      heal: true,
      freeze: true,
      thaw: true,
      refresh: true,
      breach: true,
      repair: true,
      giveGate: true,
      closeHexes: true,
      openHexes: true,
      takeLadders: true,
      clearHeads: true,
      quenchFlames: true,
      changeNight: true,
      moveLastTurn: true,
      arrive: true,
      callOff: true,
      switchOn: true,
      switchOff: true,
      win: true,
      reckon: true,
    };
    const types = new Set(FIXTURES.map(({ effect }) => effect.type));
    expect(Object.entries(listed)).toEqual(
      Object.keys(listed).map((type) => [type, types.has(type as EffectType)]),
    );
  });
});
