/** What is heard of each kind of event; the table does not compile while one is missing. Silence has its reason. */
import type { HexId } from '../../board/hex.ts';
import type { Battle, BESIEGER as Besieger, PieceId } from '../../engine/battle.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/event.ts';
import type { SoundName } from './names.ts';

/** A sound, and how long after the beginning of its beat it is heard, in milliseconds at normal speed. */
export interface Cue {
  readonly sound: SoundName;
  readonly at: number;
}

type Silence = Readonly<{ silent: string }>;
type Part<T extends EventType> = Silence | ((battle: Battle, event: EventOf<T>) => readonly Cue[]);

/** A copy, because the stage sees only types of the engine; the type holds it to the value there. */
const BESIEGER: typeof Besieger = 1;

/** When things strike in their beats: arrows, the stone of a catapult, the great ram, blades. */
const STRIKES = { arrows: 400, stone: 700, ram: 480, blades: 120 } as const;
/** A way is walked in this time a hex, and in this time at most; of more hexes than these no more are heard. */
const WAY = { hex: 130, longest: 1100, heard: 8 } as const;

export const SCORE: { readonly [T in EventType]: Part<T> } = {
  DiceRolled: one('dice'),
  PieceDeployed: one('put-down'),
  UnitMoved: (battle, { unit, path }) => steps(battle, unit, path),
  PersonageMoved: (battle, { personage, path, flying }) =>
    flying ? flight(battle, personage) : steps(battle, personage, path),
  PersonagesWent: { silent: 'the unit with which they go is heard' },
  PersonageWithdrew: (battle, { personage, path }) => steps(battle, personage, path),
  PersonageEscaped: (battle, { personage, from, to }) => steps(battle, personage, [from, to]),
  UnitRetreated: (battle, { unit, path }) => steps(battle, unit, path),
  UnitAdvanced: (battle, { unit, from, to }) => steps(battle, unit, [from, to]),
  UnitSlippedAway: (battle, { unit, from, to }) => steps(battle, unit, [from, to]),
  UnitActed: { silent: 'only a mark that the piece has done its share; the deed itself is heard' },
  AttackDeclared: (battle, { attacker, manner }) =>
    manner === 'melee' ? [{ sound: 'melee', at: STRIKES.blades }] : shot(battle, attacker),
  AttackFailed: { silent: 'the attack was heard, and it did no harm' },
  EngineShotAt: (battle, { by }) => shot(battle, by),
  EngineDestroyed: one('gone'),
  HexsideBreached: (battle, { by }) =>
    isRam(battle, by)
      ? [{ sound: 'ram-break', at: STRIKES.ram }]
      : [...shot(battle, by), { sound: 'breach', at: STRIKES.stone }],
  HexsideHeld: (battle, { by }) =>
    isRam(battle, by) ? [{ sound: 'ram', at: STRIKES.ram }] : shot(battle, by),
  GateTaken: one('wood'),
  MainGateCounted: { silent: 'only a sum in the books; the gate was heard when it fell' },
  LadderRaised: one('wood'),
  LadderRemoved: (_, { why }) => (why === 'used' || why === 'breached' ? [] : [{ sound: 'wood', at: 0 }]),
  TowerDocked: one('wood'),
  HeadThrown: (battle, { by }) => shot(battle, by),
  HeadCleared: one('pick-up'),
  TrenchDug: one('oil'),
  OilPoured: one('oil'),
  FlamesLit: { silent: 'the oil that burns was heard when it was poured' },
  FlamesOut: { silent: 'fire goes out without a sound' },
  CauldronRemoved: (_, { why }) => [{ sound: why === 'overrun' ? 'gone' : 'flip', at: 0 }],
  SpellCast: { silent: 'what comes of it is heard' },
  SpellFailed: one('foiled'),
  SpellWorked: (_, { spell }) => [{ sound: spell === 'fear' ? 'nazgul' : 'spell', at: 0 }],
  LeaderThawed: { silent: 'frost melts without a sound' },
  MagicBegan: { silent: 'a phase begins, nothing has happened yet' },
  GrondCounted: { silent: 'only a point less in the books' },
  DuelOffered: { silent: 'so far these are words' },
  DuelDeclined: { silent: 'no blade is drawn' },
  DuelFought: () => [{ sound: 'melee', at: STRIKES.blades }],
  PersonageWounded: one('flip'),
  PersonageSlain: one('gone'),
  RallyTried: { silent: 'what comes of it is heard' },
  BannerRallied: { silent: 'the unit that rallies is heard' },
  UnitReduced: one('flip'),
  UnitDisrupted: one('put-down'),
  UnitRallied: one('rally'),
  UnitEliminated: one('gone'),
  GroupArrived: (battle, { group }) => [{ sound: ridesIn(battle, group) ? 'horns' : 'host-drums', at: 0 }],
  GroupDelayed: { silent: 'nobody has come yet' },
  TrackMoved: { silent: 'what moved it was heard' },
  ForceDemoralized: one('broken'),
  ForceRecovered: one('rally'),
  LevelTaken: (_, { by }) => [{ sound: by === BESIEGER ? 'bell' : 'rally', at: 0 }],
  TurnReckoned: { silent: 'only sums in the books' },
  TurnBegan: ({ turns: { night } }, { turn }) =>
    night.has(turn - 1) && !night.has(turn) ? [{ sound: 'cock', at: 0 }] : [],
  VictoryReached: one('victory'),
  DecisionOwed: { silent: 'nothing has happened yet' },
  DecisionTaken: { silent: 'what was decided is heard' },
  StepEntered: { silent: 'the page tells whose step it is' },
  TriggerMet: { silent: 'it has not taken effect yet' },
  TriggerFired: { silent: 'its effects are heard' },
  TriggerPassed: { silent: 'nothing has happened' },
  TriggerSwitched: { silent: 'only the rules of the scenario change' },
  MessageTold: one('flip'),
  VariableSet: { silent: 'only a figure in the books' },
  SupplyChanged: { silent: 'only a figure in the books' },
  TriesChanged: { silent: 'only a figure in the books' },
  MagicChanged: { silent: 'only a figure in the books' },
  OilChanged: { silent: 'only a figure in the books' },
  PiecePlaced: one('put-down'),
  PieceRemoved: one('pick-up'),
  PieceRefreshed: { silent: 'only a mark is taken away' },
  StepRestored: one('flip'),
  LeaderFrozen: { silent: 'frost falls without a sound' },
  WorkChanged: (_, { breached }) => [{ sound: breached ? 'breach' : 'wood', at: 0 }],
  HexesClosed: one('breach'),
  HexesOpened: one('wood'),
  HeadsCarriedOff: one('pick-up'),
  NightChanged: { silent: 'the light changes without a sound' },
  LastTurnSet: { silent: 'only a figure in the books' },
  GroupCalledOff: { silent: 'they never were there to be heard' },
};

/** What is heard of an event, in order. */
export function cuesOf(battle: Battle, event: GameEvent): readonly Cue[] {
  const part = SCORE[event.type] as Part<never>;
  return 'silent' in part ? [] : part(battle, event as never);
}

function one(sound: SoundName): () => readonly Cue[] {
  return () => [{ sound, at: 0 }];
}

/** Whether the horns are blown for a group: most of it are horsemen of the defender. */
export function ridesIn({ groups, pieces }: Battle, group: EventOf<'GroupArrived'>['group']): boolean {
  const { side, pieces: ids } = groups[group]!;
  const units = ids.map((id) => pieces[id]!.kind).filter((kind) => kind.class === 'unit');
  const riders = units.filter(({ gait }) => gait === 'horse');
  return side !== BESIEGER && riders.length * 2 > units.length;
}

/** A step for each hex of a way that starts with the hex left, in the time in which the counter goes it. */
function steps({ pieces }: Battle, piece: PieceId, path: readonly HexId[]): readonly Cue[] {
  const { kind } = pieces[piece]!;
  const gait = kind.class === 'unit' ? kind.gait : 'foot';
  const sound = gait === 'beast' ? 'mumak' : gait;
  const hexes = path.length - 1;
  const whole = Math.min(WAY.longest, hexes * WAY.hex);
  const heard = Math.min(hexes, WAY.heard);
  return Array.from({ length: heard }, (_, step) => ({ sound, at: Math.round(ease(step / heard) * whole) }));
}

/** When a part of a way is gone whose first half grows faster and whose second half grows slower. */
function ease(part: number): number {
  return part < 0.5 ? Math.sqrt(part / 2) : 1 - Math.sqrt((1 - part) / 2);
}

function flight({ pieces }: Battle, piece: PieceId): readonly Cue[] {
  const { kind } = pieces[piece]!;
  return kind.class === 'personage' && kind.gifts.has('wraith') ? [{ sound: 'nazgul', at: 0 }] : [];
}

/** A shot: of a catapult, else of bows. */
function shot(battle: Battle, shooter: PieceId): readonly Cue[] {
  if (battle.pieces[shooter]!.kind.class === 'engine') return [{ sound: 'catapult', at: 0 }];
  return [
    { sound: 'arrows', at: 0 },
    { sound: 'arrows-hit', at: STRIKES.arrows },
  ];
}

function isRam({ pieces }: Battle, engine: PieceId): boolean {
  const { kind } = pieces[engine]!;
  return kind.class === 'engine' && kind.weapon === 'grond';
}
