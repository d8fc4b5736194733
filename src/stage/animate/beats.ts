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
import {
  breach,
  dig,
  dock,
  light,
  pour,
  quench,
  raise,
  showWorks,
  splinter,
  unladder,
  veil,
  withstand,
} from './siegework.ts';
import { lunge, parry } from './strike.ts';
import { placeOf, spotOf, type Theatre } from './theatre.ts';
import { dismay, gateFallen, gateTaken, hearten, levelTaken, triumph } from './tidings.ts';
import { follow, setDown, walk } from './walk.ts';

type Beat<T extends EventType> = (theatre: Theatre, event: EventOf<T>) => Promise<void> | void;

/** What has neither a place on the board nor a look, and why. Each has a beat that does nothing. */
export const NOTHING_TO_SEE = {
  DiceRolled: 'the dice tumble in their tray',
  DecisionOwed: 'the board lights the hexes to choose from',
  DecisionTaken: 'what was decided is an event of its own',
  TurnReckoned: 'a count that is kept for the end of the battle',
  StepEntered: 'the sequence of play is shown over the board',
} as const satisfies Partial<Record<EventType, string>>;

const nothing = (): void => {};
const GOLD = '#f0c95a';

const BEATS: { readonly [T in EventType]: Beat<T> } = {
  PieceDeployed: (theatre, { piece, hex }) => setDown(theatre, piece, hex),
  UnitMoved: (theatre, { unit, pushed, carried, path }) =>
    walk(theatre, pushed === null ? [unit, ...carried] : [unit, pushed, ...carried], path),
  PersonageMoved: (theatre, { personage, path }) => walk(theatre, [personage], path),
  PersonageWithdrew: (theatre, { personage, path }) => walk(theatre, [personage], path),
  PersonageEscaped: (theatre, { personage, from, to }) => walk(theatre, [personage], [from, to]),
  PersonagesWent: (theatre, { personages, to }) => follow(theatre, personages, to),
  UnitRetreated: (theatre, { unit, path }) => walk(theatre, [unit], path),
  UnitAdvanced: (theatre, { unit, from, to }) => walk(theatre, [unit], [from, to]),
  UnitSlippedAway: (theatre, { unit, from, to }) => walk(theatre, [unit], [from, to]),
  UnitActed: ({ counters }, { piece, deed }) => counters.amend(piece, { [deed]: true }),
  AttackDeclared: (theatre, { attacker, defender, manner }) =>
    manner === 'melee' ? clash(theatre, attacker, defender) : shoot(theatre, attacker, defender),
  AttackFailed: (theatre, { defender }) => parry(theatre, defender),
  EngineShotAt: (theatre, { by, engine }) => shoot(theatre, by, engine),
  HexsideBreached: (theatre, { work, by }) => breach(theatre, work, by),
  HexsideHeld: (theatre, { work, by }) => withstand(theatre, work, by),
  UnitReduced: (theatre, { unit }) => flip(theatre, unit),
  UnitDisrupted: (theatre, { unit }) => tilt(theatre, unit, true),
  UnitRallied: (theatre, { unit }) => tilt(theatre, unit, false),
  UnitEliminated: (theatre, { unit }) => sink(theatre, unit),
  EngineDestroyed: (theatre, { engine }) => splinter(theatre, engine),
  CauldronRemoved: (theatre, { cauldron }) => sink(theatre, cauldron),
  PersonageSlain: (theatre, { personage }) => sink(theatre, personage),
  PersonageWounded: (theatre, { personage }) => flip(theatre, personage),
  DuelOffered: (theatre, { challenger, target }) => challenge(theatre, challenger, target),
  DuelDeclined: (theatre, { personage }) => decline(theatre, personage),
  DuelFought: (theatre, { attacker, defender }) => clash(theatre, attacker, defender),
  OilPoured: pour,
  FlamesLit: (theatre, { hexside }) => light(theatre, hexside),
  FlamesOut: quench,
  TowerDocked: dock,
  TrenchDug: (theatre, { hex }) => dig(theatre, hex),
  HeadThrown: async (theatre, { by, hex }) => {
    const from = placeOf(theatre, by);
    theatre.eye.at = spotOf(theatre, hex);
    if (from !== null) await lob(theatre, from, spotOf(theatre, hex));
    await showWorks(theatre);
  },
  HeadCleared: (theatre, { hex }) => veil(theatre, hex),
  LadderRaised: (theatre, { hexside }) => raise(theatre, hexside),
  LadderRemoved: unladder,
  GateTaken: gateTaken,
  MagicBegan: wake,
  SpellCast: (theatre, { caster, points }) => gather(theatre, caster, points),
  SpellWorked: shine,
  SpellFailed: (theatre, { caster }) => fizzle(theatre, caster),
  LeaderThawed: async (theatre, { leader }) => {
    theatre.counters.amend(leader, { frozen: 0 });
    await ringed(theatre, leader, '#bfe9ff');
  },
  GrondCounted: async (theatre) => {
    const { grond } = theatre.after.magic;
    theatre.counters.restage({ grond });
    await embers(theatre, grond, 700);
  },
  BannerRallied: (theatre, { unit }) => ringed(theatre, unit, GOLD),
  RallyTried: (theatre, { leader, unit }) => call(theatre, leader, unit),
  GroupArrived: (theatre, { group }) => horn(theatre, group, true),
  GroupDelayed: (theatre, { group }) => horn(theatre, group, false),
  TrackMoved: (theatre, { force, by }) => flyToTrack(theatre, force, by),
  ForceDemoralized: (theatre, { force }) => dismay(theatre, force),
  ForceRecovered: (theatre, { force }) => hearten(theatre, force),
  LevelTaken: (theatre, { level, by }) => levelTaken(theatre, level, by),
  MainGateCounted: gateFallen,
  TurnBegan: (theatre, { turn }) => newHour(theatre, turn),
  VictoryReached: (theatre, { verdict }) => triumph(theatre, verdict),
  DiceRolled: nothing,
  DecisionOwed: nothing,
  DecisionTaken: nothing,
  TurnReckoned: nothing,
  StepEntered: nothing,
};

/** Plays one event on the board. */
export async function playBeat(theatre: Theatre, event: GameEvent): Promise<void> {
  const beat = BEATS[event.type] as Beat<EventType>;
  await beat(theatre, event);
}

async function clash(theatre: Theatre, attacker: PieceId, defender: PieceId): Promise<void> {
  const at = placeOf(theatre, defender);
  if (at !== null) await lunge(theatre, attacker, at);
}

async function shoot(theatre: Theatre, shooter: PieceId, target: PieceId): Promise<void> {
  const [from, to] = [placeOf(theatre, shooter), placeOf(theatre, target)];
  if (from === null || to === null) return;
  if (theatre.battle.pieces[shooter]!.kind.class === 'engine') await stone(theatre, from, to);
  else await arrows(theatre, shooter, to);
}

async function ringed(theatre: Theatre, piece: PieceId, colour: string): Promise<void> {
  const at = placeOf(theatre, piece);
  if (at !== null) await glow(theatre, at, colour);
}
