/** What the other side did since a side last decided: as few sentences as will tell it, for the eyes of whoever reads. */
import type { Battle, PieceId, Side } from '../../../engine/battle.ts';
import type { EventType, GameEvent } from '../../../engine/event.ts';
import type { GameState } from '../../../engine/state.ts';
import type { History } from '../../../game/history.ts';
import { retrace } from '../../../game/imagine.ts';
import { view } from '../../../game/view.ts';
import { fill } from '../../../i18n/fill.ts';
import { HANDOVER } from '../../../i18n/words.ts';
import type { RecapLine } from './handoverModel.ts';
import { happenedBetween, linesOf } from '../../log/lines.ts';
import { pairMoments, type Stretch } from './stretch.ts';

/** What is told in a sentence of its own, the weightiest first. */
const TOLD: readonly EventType[] = [
  'VictoryReached',
  'ForceDemoralized',
  'LevelTaken',
  'GateTaken',
  'HexsideBreached',
  'PersonageSlain',
  'SpellWorked',
  'SpellFailed',
  'GroupArrived',
  'OilPoured',
  'TowerDocked',
  'EngineDestroyed',
  'PersonageWounded',
  'DuelDeclined',
  'ForceRecovered',
  'UnitEliminated',
  'HeadThrown',
  'TrenchDug',
  'CauldronRemoved',
];

/** What happened in a stretch, as a side may know it (2.5.1): the sentences first, then the sums. */
export function recapLines(history: History, stretch: Stretch, viewer: Side): readonly RecapLine[] {
  const sums = newSums();
  const told: (readonly [rank: number, line: RecapLine])[] = [];
  for (const [before, after] of pairMoments(history, stretch)) {
    const { battle, state } = before;
    const events = happenedBetween(before, after, viewer);
    for (const { before: now, event } of retrace(battle, view(battle, state, viewer), events)) {
      const rank = TOLD.indexOf(event.type);
      if (rank >= 0) told.push(...sentences(battle, now, event).map((line) => [rank, line] as const));
      sum(sums, event);
    }
  }
  const sentencesFirst = told.toSorted(([a], [b]) => a - b).map(([, line]) => line);
  return [...sentencesFirst, ...tellSums(sums)];
}

function sentences(battle: Battle, state: GameState, event: GameEvent): readonly RecapLine[] {
  return linesOf(battle, state, [event]).map(({ icon, text, hex }) => ({ icon, text, hex }));
}

interface Sums {
  readonly units: Set<PieceId>;
  readonly captains: Set<PieceId>;
  readonly placed: Set<PieceId>;
  ladders: number;
  shots: number;
  attacks: number;
  dead: number;
  halved: number;
  back: number;
  held: number;
}

function newSums(): Sums {
  const counts = { ladders: 0, shots: 0, attacks: 0, dead: 0, halved: 0, back: 0, held: 0 };
  return { units: new Set(), captains: new Set(), placed: new Set(), ...counts };
}

function sum(sums: Sums, event: GameEvent): void {
  if (event.type === 'UnitMoved') sums.units.add(event.unit);
  if (event.type === 'PersonageMoved') sums.captains.add(event.personage);
  if (event.type === 'PieceDeployed') sums.placed.add(event.piece);
  if (event.type === 'LadderRaised') sums.ladders += 1;
  if (event.type === 'AttackDeclared') sums[event.manner === 'fire' ? 'shots' : 'attacks'] += 1;
  if (event.type === 'UnitEliminated') sums.dead += 1;
  if (event.type === 'UnitReduced') sums.halved += 1;
  if (event.type === 'UnitRetreated') sums.back += 1;
  if (event.type === 'HexsideHeld') sums.held += 1;
}

function tellSums(sums: Sums): readonly RecapLine[] {
  const { dead, halved, back } = sums;
  const counted = [
    ['boot-prints', HANDOVER.recapMoves, sums.units.size],
    ['horse-head', HANDOVER.recapCaptains, sums.captains.size],
    ['flying-flag', HANDOVER.recapPlaced, sums.placed.size],
    ['ladder', HANDOVER.recapLadders, sums.ladders],
    ['castle', HANDOVER.recapHeld, sums.held],
    ['bow-arrow', HANDOVER.recapShots, sums.shots],
    ['crossed-swords', HANDOVER.recapAttacks, sums.attacks],
  ] as const;
  const lines = counted
    .filter(([, , count]) => count > 0)
    .map(([icon, words, count]) => ({ icon, text: fill(words, { count }), hex: null }));
  if (dead + halved + back === 0) return lines;
  const text = fill(HANDOVER.recapHarm, { dead, halved, back });
  return [...lines, { icon: 'death-skull', text, hex: null }];
}
