/** One beat for every kind of event; the table does not compile while one is missing. */
import type { PieceId } from '../../engine/battle.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/event.ts';
import { embers } from './embers.ts';
import { flip, sink, tilt } from './fate.ts';
import { horn, newHour } from './heralds.ts';
import { fizzle, glow, shine } from './lights.ts';
import { flyToTrack } from './papers.ts';
import { arrows, lob, stone } from './shots.ts';
import { call, challenge, decline, gather, wake } from './signals.ts';
import { breach, dig, dock, raise, splinter, unladder, veil, withstand } from './siegework.ts';
import { lunge, parry } from './strike.ts';
import { placeOf, spotOf, type AnimationContext, showWorks } from './context.ts';
import { dismay, showGateFallen, showGateTaken, hearten, showLevelTaken, triumph } from './tidings.ts';
import { follow, setDown, walk } from './walk.ts';
import { pour, light, quench } from './fire.ts';

type Beat<T extends EventType> = (context: AnimationContext, event: EventOf<T>) => Promise<void> | void;

/** What has neither a place on the board nor a look, and why. Each has a beat that does nothing. */
export const NOTHING_TO_SEE = {
  DiceRolled: 'the dice tumble in their tray',
  DecisionOwed: 'the board lights the hexes to choose from',
  DecisionTaken: 'what was decided is an event of its own',
  TurnReckoned: 'a count that is kept for the end of the battle',
  StepEntered: 'the sequence of play is shown over the board',
  TriggerMet: 'it has not taken effect yet',
  TriggerFired: 'each of its effects is an event of its own',
  TriggerPassed: 'its die was too low',
  TriggerSwitched: 'only the rules of the scenario change',
  MessageTold: 'the page tells it',
  VariableSet: 'a figure beside the tracks',
  SupplyChanged: 'a figure beside the tracks',
  TriesChanged: 'a figure beside the tracks',
  LastTurnSet: 'the hours of the page are shown anew',
  GroupCalledOff: 'they never were on the board',
} as const satisfies Partial<Record<EventType, string>>;

const nothing = (): void => {};
const GOLD = '#f0c95a';
const UNMARKED = { moved: false, worked: false, fired: false, fought: false };

const BEATS: { readonly [T in EventType]: Beat<T> } = {
  PieceDeployed: (context, { piece, hex }) => setDown(context, piece, hex),
  UnitMoved: (context, { unit, pushed, carried, path }) =>
    walk(context, pushed === null ? [unit, ...carried] : [unit, pushed, ...carried], path),
  PersonageMoved: (context, { personage, path }) => walk(context, [personage], path),
  PersonageWithdrew: (context, { personage, path }) => walk(context, [personage], path),
  PersonageEscaped: (context, { personage, from, to }) => walk(context, [personage], [from, to]),
  PersonagesWent: (context, { personages, to }) => follow(context, personages, to),
  UnitRetreated: (context, { unit, path }) => walk(context, [unit], path),
  UnitAdvanced: (context, { unit, from, to }) => walk(context, [unit], [from, to]),
  UnitSlippedAway: (context, { unit, from, to }) => walk(context, [unit], [from, to]),
  UnitActed: ({ counters }, { piece, deed }) => counters.amend(piece, { [deed]: true }),
  AttackDeclared: (context, { attacker, defender, manner }) =>
    manner === 'melee' ? clash(context, attacker, defender) : shoot(context, attacker, defender),
  AttackFailed: (context, { defender }) => parry(context, defender),
  EngineShotAt: (context, { by, engine }) => shoot(context, by, engine),
  HexsideBreached: (context, { work, by }) => breach(context, work, by),
  HexsideHeld: (context, { work, by }) => withstand(context, work, by),
  UnitReduced: (context, { unit }) => flip(context, unit),
  UnitDisrupted: (context, { unit }) => tilt(context, unit, true),
  UnitRallied: (context, { unit }) => tilt(context, unit, false),
  UnitEliminated: (context, { unit }) => sink(context, unit),
  EngineDestroyed: (context, { engine }) => splinter(context, engine),
  CauldronRemoved: (context, { cauldron }) => sink(context, cauldron),
  PersonageSlain: (context, { personage }) => sink(context, personage),
  PersonageWounded: (context, { personage }) => flip(context, personage),
  DuelOffered: (context, { challenger, target }) => challenge(context, challenger, target),
  DuelDeclined: (context, { personage }) => decline(context, personage),
  DuelFought: (context, { attacker, defender }) => clash(context, attacker, defender),
  OilPoured: pour,
  FlamesLit: (context, { hexside }) => light(context, hexside),
  FlamesOut: quench,
  TowerDocked: dock,
  TrenchDug: (context, { hex }) => dig(context, hex),
  HeadThrown: async (context, { by, hex }) => {
    const from = placeOf(context, by);
    context.eye.at = spotOf(context, hex);
    if (from !== null) await lob(context, from, spotOf(context, hex));
    await showWorks(context);
  },
  HeadCleared: (context, { hex }) => veil(context, hex),
  LadderRaised: (context, { hexside }) => raise(context, hexside),
  LadderRemoved: unladder,
  GateTaken: showGateTaken,
  MagicBegan: wake,
  SpellCast: (context, { caster, points }) => gather(context, caster, points),
  SpellWorked: shine,
  SpellFailed: (context, { caster }) => fizzle(context, caster),
  LeaderThawed: async (context, { leader }) => {
    context.counters.amend(leader, { frozen: 0 });
    await ringPiece(context, leader, '#bfe9ff');
  },
  GrondCounted: async (context) => {
    const { grond } = context.after.magic;
    context.counters.restage({ grond });
    await embers(context, grond, 700);
  },
  BannerRallied: (context, { unit }) => ringPiece(context, unit, GOLD),
  RallyTried: (context, { leader, unit }) => call(context, leader, unit),
  GroupArrived: (context, { group }) => horn(context, group, true),
  GroupDelayed: (context, { group }) => horn(context, group, false),
  TrackMoved: (context, { force, by }) => flyToTrack(context, force, by),
  ForceDemoralized: (context, { force }) => dismay(context, force),
  ForceRecovered: (context, { force }) => hearten(context, force),
  LevelTaken: (context, { level, by }) => showLevelTaken(context, level, by),
  MainGateCounted: showGateFallen,
  TurnBegan: (context, { turn }) => newHour(context, turn),
  VictoryReached: (context, { verdict }) => triumph(context, verdict),
  DiceRolled: nothing,
  DecisionOwed: nothing,
  DecisionTaken: nothing,
  TurnReckoned: nothing,
  StepEntered: nothing,
  TriggerMet: nothing,
  TriggerFired: nothing,
  TriggerPassed: nothing,
  TriggerSwitched: nothing,
  MessageTold: nothing,
  VariableSet: nothing,
  SupplyChanged: nothing,
  TriesChanged: nothing,
  LastTurnSet: nothing,
  GroupCalledOff: nothing,
  MagicChanged: (context, { personage }) => ringPiece(context, personage, GOLD),
  OilChanged: (context, { cauldron }) => ringPiece(context, cauldron, GOLD),
  PiecePlaced: (context, { piece, hex }) => setDown(context, piece, hex),
  PieceRemoved: (context, { piece }) => sink(context, piece),
  PieceRefreshed: async (context, { piece }) => {
    context.counters.amend(piece, UNMARKED);
    await ringPiece(context, piece, GOLD);
  },
  StepRestored: (context, { piece }) => flip(context, piece),
  LeaderFrozen: async (context, { leader }) => {
    context.counters.amend(leader, { frozen: context.after.turn });
    await ringPiece(context, leader, '#bfe9ff');
  },
  WorkChanged: showWorks,
  HexesClosed: showWorks,
  HexesOpened: showWorks,
  HeadsCarriedOff: showWorks,
  NightChanged: (context) => newHour(context, context.after.turn),
};

/** Plays one event on the board. */
export async function playBeat(context: AnimationContext, event: GameEvent): Promise<void> {
  const beat = BEATS[event.type] as Beat<EventType>;
  await beat(context, event);
}

async function clash(context: AnimationContext, attacker: PieceId, defender: PieceId): Promise<void> {
  const at = placeOf(context, defender);
  if (at !== null) await lunge(context, attacker, at);
}

async function shoot(context: AnimationContext, shooter: PieceId, target: PieceId): Promise<void> {
  const [from, to] = [placeOf(context, shooter), placeOf(context, target)];
  if (from === null || to === null) return;
  if (context.battle.pieces[shooter]!.kind.class === 'engine') await stone(context, from, to);
  else await arrows(context, shooter, to);
}

async function ringPiece(context: AnimationContext, piece: PieceId, colour: string): Promise<void> {
  const at = placeOf(context, piece);
  if (at !== null) await glow(context, at, colour);
}
