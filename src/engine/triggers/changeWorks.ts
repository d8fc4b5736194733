/** Case 2.21.3: the effects of an event that meet works, and what stands or lies about them. */
import type { WorkId } from '../../board/board.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import { mainGateFell } from '../consequences/tallies.ts';
import { BESIEGER, type Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { ladderOn } from '../facts/ladders.ts';
import type { GameState } from '../state.ts';
import type { Effect } from './effect.ts';

const WORK_EFFECTS = {
  breach: true,
  repair: true,
  giveGate: true,
  takeLadders: true,
  clearHeads: true,
  quenchFlames: true,
} as const;

/** An effect that meets works. */
export type WorkEffect = Extract<Effect, { type: keyof typeof WORK_EFFECTS }>;

/** Whether an effect meets works. */
export function isWorkEffect(effect: Effect): effect is WorkEffect {
  return effect.type in WORK_EFFECTS;
}

/** What such an effect does; nothing where it is so already. */
export function changeWorks(battle: Battle, state: GameState, effect: WorkEffect): readonly GameEvent[] {
  switch (effect.type) {
    case 'breach':
      return breachWork(battle, state, effect.work);
    case 'repair':
      return state.works[effect.work]!.breached
        ? [{ type: 'WorkChanged', work: effect.work, breached: false, cite: '2.21.3' }]
        : [];
    case 'giveGate':
      return state.works[effect.work]!.holder === effect.side
        ? []
        : [
            { type: 'GateTaken', work: effect.work, by: effect.side, cite: '2.21.3' },
            ...(effect.side === BESIEGER ? gateFell(battle, state, effect.work) : []),
          ];
    case 'takeLadders':
      return state.ladders.map(({ hexside }) => ({
        type: 'LadderRemoved',
        hexside,
        why: 'event',
        cite: '2.21.3',
      }));
    case 'clearHeads':
      return state.heads.length === 0 ? [] : [{ type: 'HeadsCarriedOff', cite: '2.21.3' }];
    case 'quenchFlames':
      return state.flames.some(({ burning }) => burning) ? [{ type: 'FlamesOut', cite: '2.21.3' }] : [];
    default:
      return assertNever(effect);
  }
}

/** A work falls by itself: a ladder on it falls too (2.11.7), and no track counts it but the main gate's (2.10.2). */
function breachWork(battle: Battle, state: GameState, work: WorkId): readonly GameEvent[] {
  if (state.works[work]!.breached) return [];
  const { hexside } = battle.board.works[work]!;
  const events: GameEvent[] = [{ type: 'WorkChanged', work, breached: true, cite: '2.21.3' }];
  if (ladderOn(state, hexside) !== null) {
    events.push({ type: 'LadderRemoved', hexside, why: 'breached', cite: '2.11.7' });
  }
  return [...events, ...gateFell(battle, state, work)];
}

function gateFell(battle: Battle, state: GameState, work: WorkId): readonly GameEvent[] {
  return battle.board.works[work]!.kind === 'main-gate' ? mainGateFell(battle, state) : [];
}
