/** An animation context without a screen: the real counters, works and markers on a small siege, and a clock that is driven by hand. */
import { Container } from 'pixi.js';
import { expect } from 'vitest';
import { BESIEGER, DEFENDER, type ForceId, type GroupId, type PieceId } from '../../src/engine/battle.ts';
import type { EventOf, EventType, GameEvent } from '../../src/engine/event.ts';
import { reduce } from '../../src/engine/reduce.ts';
import type { GameState, Step } from '../../src/engine/state.ts';
import type { TriggerId, VariableId } from '../../src/engine/triggers/terms.ts';
import { playBeat } from '../../src/stage/animate/beats.ts';
import { Clock } from '../../src/stage/animate/clock.ts';
import type { AnimationContext } from '../../src/stage/animate/context.ts';
import { Counters } from '../../src/stage/layers/counters.ts';
import { Markers } from '../../src/stage/layers/markers.ts';
import { sheetOfGlass } from '../../src/stage/layers/pen.ts';
import { Works } from '../../src/stage/layers/works.ts';
import { planOf } from '../../src/stage/plan.ts';
import type { Light } from '../../src/stage/theme.ts';
import type { WorkId } from '../../src/board/board.ts';
import { cauldron, engine, guard, hero, orc, siege } from '../kit/siege.ts';
import { minasTirith } from '../paint/maps.ts';

const MAP = `
  . a . . . .
   . . o . . .
  . . . h . .
   . . . . . .`;

const small = siege({
  map: MAP,
  levels: `
  1 1 . . . .
   1 1 . . . .
  1 . . . . .
   1 . . . . .`,
  sides: ['0201/0301 main-gate up 0201 level 1', '0202/0302 wall up 0202 level 1'],
  pieces: {
    a: guard('D3X'),
    o: orc('e1Y'),
    h: orc('C2Y', { gait: 'horse', state: { disrupted: true } }),
    m: orc('A4Z', { gait: 'beast', at: '0603', state: { lost: 1 } }),
    k: engine('catapult', BESIEGER, { at: '0503' }),
    g: engine('grond', BESIEGER, { at: '0301' }),
    t: engine('siege-tower', BESIEGER, { at: '0302' }),
    c: cauldron(3, { at: '0202' }),
    w: hero(DEFENDER, {
      at: '0201',
      magic: 6,
      spells: ['stalemate', 'reveal', 'break-darkness'],
      gifts: ['banner'],
    }),
    n: hero(BESIEGER, {
      at: '0403',
      magic: 6,
      spells: ['fear', 'freeze', 'activate-grond'],
      gifts: ['wraith', 'flies'],
    }),
    l: orc('E3Y', { at: 'off' }),
  },
  groups: [{ id: 'late', side: BESIEGER, pieces: ['l'], zone: ['0604', '0504'] }],
  raised: [{ inner: '0202', outer: '0302' }],
});
const { hex, piece, side } = small;
/** The small siege. */
export const { battle: BATTLE } = small;
/** Oil burns at the gate, a head lies behind the wall, a hex is closed, and Grond is paid for twice. */
const position = small.with({
  flames: [{ hexside: side('0201', '0301'), turn: 2, burning: true }],
  heads: [hex('0202')],
  closed: [hex('0304')],
  magic: { ...small.state.magic, grond: 2 },
});
const id = piece;
const cite = '2.7' as const;
const wall = side('0202', '0302');
const GATE = 0 as WorkId;
const WALL = 1 as WorkId;

/** One made-up event of every kind. */
export const EVENTS: { readonly [T in EventType]: EventOf<T> } = {
  DiceRolled: { type: 'DiceRolled', request: { purpose: 'rally' } as never, faces: [3, 4] },
  PieceDeployed: { type: 'PieceDeployed', piece: id('l'), hex: hex('0604'), cite },
  UnitMoved: {
    type: 'UnitMoved',
    unit: id('h'),
    pushed: null,
    carried: [],
    path: [hex('0403'), hex('0503'), hex('0602')],
    spent: 4,
    cite,
  },
  PersonageMoved: {
    type: 'PersonageMoved',
    personage: id('n'),
    path: [hex('0403'), hex('0404')],
    flying: true,
    spent: 2,
    magical: false,
    cite,
  },
  PersonagesWent: { type: 'PersonagesWent', personages: [id('n')], to: hex('0404'), cite },
  UnitActed: { type: 'UnitActed', piece: id('o'), deed: 'fired', cite },
  EngineShotAt: { type: 'EngineShotAt', engine: id('g'), by: id('k'), cite },
  EngineDestroyed: { type: 'EngineDestroyed', engine: id('k'), cite },
  HexsideBreached: { type: 'HexsideBreached', work: WALL, by: id('k'), cite },
  HexsideHeld: { type: 'HexsideHeld', work: GATE, by: id('g'), cite },
  GateTaken: { type: 'GateTaken', work: GATE, by: BESIEGER, cite },
  LadderRaised: { type: 'LadderRaised', hexside: side('0201', '0301'), foot: hex('0301'), by: id('o'), cite },
  LadderRemoved: { type: 'LadderRemoved', hexside: wall, why: 'thrown-down', cite },
  TowerDocked: { type: 'TowerDocked', tower: id('t'), hexside: wall, foot: hex('0302'), cite },
  HeadThrown: { type: 'HeadThrown', hex: hex('0202'), by: id('k'), landed: true, cite },
  HeadCleared: { type: 'HeadCleared', hex: hex('0202'), by: id('w'), cite },
  TrenchDug: { type: 'TrenchDug', hex: hex('0404'), by: id('o'), cite },
  OilPoured: { type: 'OilPoured', cauldron: id('c'), hexside: wall, target: id('t'), cite },
  FlamesLit: { type: 'FlamesLit', hexside: wall, cite },
  FlamesOut: { type: 'FlamesOut', cite },
  CauldronRemoved: { type: 'CauldronRemoved', cauldron: id('c'), why: 'empty', cite },
  SpellCast: { type: 'SpellCast', caster: id('n'), spell: 'fear', points: 3, target: null, cite },
  SpellFailed: { type: 'SpellFailed', caster: id('n'), spell: 'fear', cite },
  SpellWorked: { type: 'SpellWorked', caster: id('n'), spell: 'fear', points: 3, target: null, cite },
  LeaderThawed: { type: 'LeaderThawed', leader: id('w'), cite },
  MagicBegan: { type: 'MagicBegan', cite },
  GrondCounted: { type: 'GrondCounted', cite },
  DuelOffered: { type: 'DuelOffered', challenger: id('n'), target: id('w'), cite },
  DuelDeclined: { type: 'DuelDeclined', personage: id('w'), challenger: id('n'), cite },
  DuelFought: { type: 'DuelFought', attacker: id('n'), defender: id('w'), cite },
  PersonageWounded: { type: 'PersonageWounded', personage: id('w'), cite },
  PersonageSlain: { type: 'PersonageSlain', personage: id('w'), cite },
  PersonageWithdrew: {
    type: 'PersonageWithdrew',
    personage: id('n'),
    path: [hex('0403'), hex('0404')],
    cite,
  },
  PersonageEscaped: {
    type: 'PersonageEscaped',
    personage: id('n'),
    from: hex('0403'),
    to: hex('0603'),
    cite,
  },
  RallyTried: { type: 'RallyTried', leader: id('n'), unit: id('h'), near: false, cite },
  BannerRallied: { type: 'BannerRallied', unit: id('a'), cite },
  GroupArrived: { type: 'GroupArrived', group: 0 as GroupId, cite },
  GroupDelayed: { type: 'GroupDelayed', group: 0 as GroupId, cite },
  TurnReckoned: { type: 'TurnReckoned', cite },
  AttackDeclared: { type: 'AttackDeclared', attacker: id('o'), defender: id('a'), manner: 'fire', cite },
  AttackFailed: { type: 'AttackFailed', attacker: id('o'), defender: id('a'), cite },
  UnitReduced: { type: 'UnitReduced', unit: id('a'), cite },
  UnitDisrupted: { type: 'UnitDisrupted', unit: id('a'), cite },
  UnitRallied: { type: 'UnitRallied', unit: id('h'), cite },
  UnitEliminated: { type: 'UnitEliminated', unit: id('a'), cite },
  UnitRetreated: { type: 'UnitRetreated', unit: id('m'), path: [hex('0603'), hex('0604')], cite },
  UnitAdvanced: { type: 'UnitAdvanced', unit: id('o'), from: hex('0302'), to: hex('0201'), cite },
  UnitSlippedAway: { type: 'UnitSlippedAway', unit: id('h'), from: hex('0403'), to: hex('0503'), cite },
  DecisionOwed: {
    type: 'DecisionOwed',
    owed: { type: 'advance', unit: id('o'), hex: hex('0201') },
    cite,
  },
  DecisionTaken: { type: 'DecisionTaken', cite },
  TrackMoved: { type: 'TrackMoved', force: 0 as ForceId, by: 5, why: 'unit-eliminated', cite },
  ForceDemoralized: { type: 'ForceDemoralized', force: 1 as ForceId, cite },
  ForceRecovered: { type: 'ForceRecovered', force: 1 as ForceId, cite },
  LevelTaken: { type: 'LevelTaken', level: 1, by: BESIEGER, cite },
  MainGateCounted: { type: 'MainGateCounted', cite },
  TurnBegan: { type: 'TurnBegan', turn: 3, cite },
  VictoryReached: { type: 'VictoryReached', verdict: { winner: BESIEGER, trigger: 'x', points: null }, cite },
  StepEntered: { type: 'StepEntered', step: 'rally.choosing' as Step, active: DEFENDER, cite },
  TriggerMet: { type: 'TriggerMet', trigger: 0 as TriggerId, cite },
  TriggerFired: { type: 'TriggerFired', trigger: 0 as TriggerId, cite },
  TriggerPassed: { type: 'TriggerPassed', trigger: 0 as TriggerId, cite },
  TriggerSwitched: { type: 'TriggerSwitched', trigger: 0 as TriggerId, on: false, cite },
  MessageTold: { type: 'MessageTold', trigger: 0 as TriggerId, text: { en: 'Horns!' }, cite },
  VariableSet: { type: 'VariableSet', variable: 0 as VariableId, figure: 3, cite },
  SupplyChanged: { type: 'SupplyChanged', supply: 'ladders', by: 2, cite },
  TriesChanged: { type: 'TriesChanged', side: DEFENDER, by: 2, cite },
  MagicChanged: { type: 'MagicChanged', personage: id('n'), by: 2, cite },
  OilChanged: { type: 'OilChanged', cauldron: id('c'), by: 2, cite },
  PiecePlaced: { type: 'PiecePlaced', piece: id('l'), hex: hex('0604'), cite },
  PieceRemoved: { type: 'PieceRemoved', piece: id('a'), cite },
  PieceRefreshed: { type: 'PieceRefreshed', piece: id('o'), cite },
  StepRestored: { type: 'StepRestored', piece: id('m'), cite },
  LeaderFrozen: { type: 'LeaderFrozen', leader: id('w'), cite },
  WorkChanged: { type: 'WorkChanged', work: WALL, breached: true, cite },
  HexesClosed: { type: 'HexesClosed', hexes: [hex('0604')], cite },
  HexesOpened: { type: 'HexesOpened', hexes: [hex('0304')], cite },
  HeadsCarriedOff: { type: 'HeadsCarriedOff', cite },
  NightChanged: { type: 'NightChanged', first: 2, last: 2, is: true, cite },
  LastTurnSet: { type: 'LastTurnSet', turn: 9, cite },
  GroupCalledOff: { type: 'GroupCalledOff', group: 0 as GroupId, pieces: [], cite },
};

/** The six spells as they work: each has a light of its own. */
export const SPELLS_WORKED: readonly EventOf<'SpellWorked'>[] = [
  { ...EVENTS.SpellWorked, spell: 'fear' },
  { ...EVENTS.SpellWorked, spell: 'freeze', target: id('w') },
  { ...EVENTS.SpellWorked, spell: 'activate-grond' },
  { ...EVENTS.SpellWorked, caster: id('w'), spell: 'stalemate' },
  { ...EVENTS.SpellWorked, caster: id('w'), spell: 'reveal' },
  { ...EVENTS.SpellWorked, caster: id('w'), spell: 'break-darkness' },
];

/** A play of one event, frame by frame. */
export interface Play {
  readonly context: AnimationContext;
  /** Goes on by one frame of so many milliseconds. */
  frame(milliseconds: number): Promise<void>;
  readonly over: () => boolean;
  /** Where every counter stands: x, y, tilt and size. */
  standing(): ReadonlyMap<PieceId, readonly number[]>;
  /** Puts everything at the state in which it ends. */
  snap(): void;
  /** How far the board has been pushed aside. */
  pushed(): readonly number[];
}

const NO_HINTS = { ready: new Set<PieceId>(), fanatic: new Map() };

/** Begins to play an event on a small siege. */
export function play(event: GameEvent, how: Readonly<{ still: boolean; light?: Light }>): Play {
  const { battle, state: before } = position;
  const after: GameState = reduce(before, event);
  const plan = planOf(battle.board, { ...minasTirith, columns: 6, rows: 4 });
  const [counters, works, markers] = [new Counters(plan, battle), new Works(plan, battle), new Markers(plan)];
  const [air, papers] = [sheetOfGlass(), new Container()];
  const clock = new Clock(() => {});
  let pushed: readonly number[] = [0, 0];
  const snap = (state: GameState): void => {
    works.show(state);
    markers.show(state);
    counters.show(state, NO_HINTS);
  };
  snap(before);
  while (counters.work());
  const context: AnimationContext = {
    battle,
    plan,
    counters,
    works,
    markers,
    air,
    papers,
    clock,
    after,
    light: how.light ?? 'day',
    still: how.still,
    sight: () => plan.sheet,
    lead: () => {},
    jolt: (aside) => {
      pushed = aside;
    },
    unveil: () => {},
    trackOf: () => null,
    eye: { at: null },
  };
  let over = false;
  void playBeat(context, event).then(() => {
    over = true;
  });
  let now = 1000;
  return {
    context,
    over: () => over,
    pushed: () => pushed,
    snap: () => snap(after),
    frame: async (milliseconds) => {
      now += milliseconds;
      clock.tick(now);
      // Whoever waited for the end of a motion goes on, and may begin the next one.
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
    },
    standing: () =>
      new Map(
        [...counters.present].map((one) => {
          const { x, y, rotation, scale } = counters.token(one)!.sprite;
          return [one, [x, y, rotation, scale.x, scale.y].map((value) => Math.round(value * 1e4) / 1e4)];
        }),
      ),
  };
}

/** Plays to the end in frames of a sixtieth of a second; fails when it does not end within ten seconds. */
export async function playOut(performance: Play, look: () => void = () => {}): Promise<number> {
  let frames = 0;
  await performance.frame(0);
  for (; !performance.over() && frames < 600; frames++) {
    look();
    await performance.frame(16);
  }
  expect(performance.over(), 'it never ends').toBe(true);
  return frames;
}
