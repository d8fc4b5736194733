/** The sign of an event in the chronicle, and where it took place. */
import { hexOf } from '../../engine/facts/pieces.ts';
import type { HexId } from '../../board/hex.ts';
import type { PieceId } from '../../engine/battle.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { GameState } from '../../engine/state.ts';

/** The icon of each kind of event that has one. */
export const ICONS: Partial<Record<GameEvent['type'], string>> = {
  UnitMoved: 'boot-prints',
  HexsideBreached: 'broken-wall',
  HexsideHeld: 'castle',
  LadderRaised: 'ladder',
  LadderRemoved: 'ladder',
  AttackDeclared: 'crossed-swords',
  UnitEliminated: 'death-skull',
  EngineDestroyed: 'flame',
  UnitRallied: 'rally-the-troops',
  GateTaken: 'flying-flag',
  LevelTaken: 'flying-flag',
  AttackFailed: 'shield',
  PersonageMoved: 'boot-prints',
  TowerDocked: 'siege-tower',
  HeadThrown: 'death-skull',
  HeadCleared: 'death-skull',
  TrenchDug: 'flame',
  OilPoured: 'cauldron',
  FlamesLit: 'flame',
  SpellCast: 'wizard-staff',
  SpellWorked: 'wizard-staff',
  SpellFailed: 'cancel',
  DuelOffered: 'sword-clash',
  DuelFought: 'sword-clash',
  DuelDeclined: 'cancel',
  PersonageSlain: 'death-skull',
  RallyTried: 'rally-the-troops',
  BannerRallied: 'flying-flag',
  GroupArrived: 'sunrise',
  GroupDelayed: 'hourglass',
  TriggerPassed: 'rolling-dices',
};

/** Where an event took place, or null. */
export function placeOf(before: GameState, event: GameEvent): HexId | null {
  if ('hex' in event) return event.hex;
  if ('path' in event) return event.path.at(-1) ?? null;
  if ('to' in event) return event.to;
  if ('foot' in event) return event.foot;
  const piece = pieceIn(event);
  return piece === null ? null : hexOf(before, piece);
}

function pieceIn(event: GameEvent): PieceId | null {
  if ('defender' in event) return event.defender;
  if ('unit' in event) return event.unit;
  if ('personage' in event) return event.personage;
  if ('caster' in event) return event.caster;
  if ('target' in event) return event.target;
  return 'engine' in event ? event.engine : null;
}
