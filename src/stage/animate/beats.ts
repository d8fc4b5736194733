/** One beat for every kind of event that can be seen; the table does not compile while one is missing. */
import type { WorkId } from '../../board/board.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { EventOf, EventType, GameEvent } from '../../engine/event.ts';
import type { Point } from '../../paint/geometry/curve.ts';
import { edgeOf } from '../plan.ts';
import { flip, sink, thaw, tilt } from './fate.ts';
import { blaze, glow, SPELL_LIGHT } from './lights.ts';
import { arrows, dust, lunge, ram, stone } from './strike.ts';
import { placeOf, spotOf, type Theatre } from './theatre.ts';
import { setDown, walk } from './walk.ts';

type Beat<T extends EventType> = (theatre: Theatre, event: EventOf<T>) => Promise<void>;

/** Nothing to be seen on the board: the panels tell it. */
const unseen = (): Promise<void> => Promise.resolve();

const BEATS: { readonly [T in EventType]: Beat<T> } = {
  PieceDeployed: (theatre, { piece, hex }) => setDown(theatre, piece, hex),
  UnitMoved: (theatre, { unit, pushed, carried, path }) =>
    walk(theatre, pushed === null ? [unit, ...carried] : [unit, pushed, ...carried], path),
  PersonageMoved: (theatre, { personage, path }) => walk(theatre, [personage], path),
  PersonageWithdrew: (theatre, { personage, path }) => walk(theatre, [personage], path),
  PersonageEscaped: (theatre, { personage, from, to }) => walk(theatre, [personage], [from, to]),
  PersonagesWent: async ({ counters }, { personages, to }) => {
    for (const id of personages) counters.amend(id, { at: to });
  },
  UnitRetreated: (theatre, { unit, path }) => walk(theatre, [unit], path),
  UnitAdvanced: (theatre, { unit, from, to }) => walk(theatre, [unit], [from, to]),
  UnitSlippedAway: (theatre, { unit, from, to }) => walk(theatre, [unit], [from, to]),
  AttackDeclared: (theatre, { attacker, defender, manner }) =>
    manner === 'melee' ? clash(theatre, attacker, defender) : shoot(theatre, attacker, defender),
  EngineShotAt: (theatre, { by, engine }) => shoot(theatre, by, engine),
  HexsideBreached: async (theatre, { work, by }) => {
    await batter(theatre, by, work);
    await showWorks(theatre);
    await dust(theatre, middleOf(theatre, work), 1);
  },
  HexsideHeld: async (theatre, { work, by }) => {
    await batter(theatre, by, work);
    await dust(theatre, middleOf(theatre, work), 0.35);
  },
  UnitReduced: (theatre, { unit }) => flip(theatre, unit),
  UnitDisrupted: (theatre, { unit }) => tilt(theatre, unit, true),
  UnitRallied: (theatre, { unit }) => tilt(theatre, unit, false),
  UnitEliminated: (theatre, { unit }) => sink(theatre, unit),
  EngineDestroyed: (theatre, { engine }) => sink(theatre, engine),
  CauldronRemoved: (theatre, { cauldron }) => sink(theatre, cauldron),
  PersonageSlain: (theatre, { personage }) => sink(theatre, personage),
  PersonageWounded: (theatre, { personage }) => flip(theatre, personage),
  DuelFought: (theatre, { attacker, defender }) => clash(theatre, attacker, defender),
  OilPoured: (theatre, { hexside }) => blaze(theatre, edgeOf(theatre.plan, hexside).middle),
  FlamesLit: showWorks,
  FlamesOut: showWorks,
  TowerDocked: async (theatre) => {
    theatre.counters.moor(theatre.after.docks);
    await showWorks(theatre);
  },
  TrenchDug: async (theatre, { hex }) => {
    await blaze(theatre, spotOf(theatre, hex));
    await showWorks(theatre);
  },
  HeadThrown: async (theatre, { by, hex }) => {
    const from = placeOf(theatre, by);
    if (from !== null) await stone(theatre, from, spotOf(theatre, hex));
    await showWorks(theatre);
  },
  HeadCleared: showWorks,
  SpellWorked: (theatre, { caster, target, spell }) => glow(theatre, target ?? caster, SPELL_LIGHT[spell]),
  SpellFailed: (theatre, { caster }) => glow(theatre, caster, '#7a7488'),
  LeaderThawed: (theatre, { leader }) => thaw(theatre, leader),
  BannerRallied: (theatre, { unit }) => glow(theatre, unit, '#f0c95a'),
  LadderRaised: showWorks,
  LadderRemoved: showWorks,
  GateTaken: showWorks,
  SpellCast: unseen,
  MagicBegan: unseen,
  GrondCounted: unseen,
  DuelOffered: unseen,
  DuelDeclined: unseen,
  RallyTried: unseen,
  GroupArrived: unseen,
  GroupDelayed: unseen,
  TurnReckoned: unseen,
  DiceRolled: unseen,
  UnitActed: unseen,
  AttackFailed: unseen,
  DecisionOwed: unseen,
  DecisionTaken: unseen,
  TrackMoved: unseen,
  ForceDemoralized: unseen,
  ForceRecovered: unseen,
  LevelTaken: unseen,
  MainGateCounted: unseen,
  TurnBegan: unseen,
  VictoryReached: unseen,
  StepEntered: unseen,
};

/** Plays one event on the board. */
export function playBeat(theatre: Theatre, event: GameEvent): Promise<void> {
  const beat = BEATS[event.type] as (theatre: Theatre, event: GameEvent) => Promise<void>;
  return beat(theatre, event);
}

async function showWorks(theatre: Theatre): Promise<void> {
  theatre.works.show(theatre.after);
  theatre.markers.show(theatre.after);
}

async function clash(theatre: Theatre, attacker: PieceId, defender: PieceId): Promise<void> {
  const at = placeOf(theatre, defender);
  if (at !== null) await lunge(theatre, attacker, at);
}

async function shoot(theatre: Theatre, shooter: PieceId, target: PieceId): Promise<void> {
  const [from, to] = [placeOf(theatre, shooter), placeOf(theatre, target)];
  if (from === null || to === null) return;
  if (isEngine(theatre, shooter)) await hurl(theatre, from, to);
  else await arrows(theatre, from, to);
}

async function batter(theatre: Theatre, engine: PieceId, work: WorkId): Promise<void> {
  const from = placeOf(theatre, engine);
  if (from === null) return;
  const to = middleOf(theatre, work);
  if (weaponOf(theatre, engine) === 'grond') await ram(theatre, engine, to);
  else await stone(theatre, from, to);
}

async function hurl(theatre: Theatre, from: Point, to: Point): Promise<void> {
  await stone(theatre, from, to);
  await dust(theatre, to, 0.35);
}

function middleOf({ plan }: Theatre, work: WorkId): Point {
  return edgeOf(plan, plan.board.works[work]!.hexside).middle;
}

function weaponOf({ battle }: Theatre, id: PieceId): string | null {
  const { kind } = battle.pieces[id]!;
  return kind.class === 'engine' ? kind.weapon : null;
}

function isEngine(theatre: Theatre, id: PieceId): boolean {
  return weaponOf(theatre, id) !== null;
}
