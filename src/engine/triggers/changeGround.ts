/** Case 2.21.3: the effects of an event that meet the ground: works, what stands or lies about them, and hexes that close. */
import type { WorkId } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import { mainGateFell } from '../consequences/tallies.ts';
import { BESIEGER, type Battle } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { isClosed } from '../facts/closed.ts';
import { ladderOn } from '../facts/ladders.ts';
import type { GameState } from '../state.ts';
import type { Effect } from './effect.ts';

const GROUND_EFFECTS = {
  breach: true,
  repair: true,
  giveGate: true,
  closeHexes: true,
  openHexes: true,
  takeLadders: true,
  clearHeads: true,
  quenchFlames: true,
} as const;

/** An effect that meets the ground. */
export type GroundEffect = Extract<Effect, { type: keyof typeof GROUND_EFFECTS }>;

/** Whether an effect meets the ground. */
export function isGroundEffect(effect: Effect): effect is GroundEffect {
  return effect.type in GROUND_EFFECTS;
}

/** What such an effect does; nothing where it is so already. */
export function changeGround(battle: Battle, state: GameState, effect: GroundEffect): readonly GameEvent[] {
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
    case 'closeHexes':
      return closeHexes(state, effect.hexes);
    case 'openHexes': {
      const hexes = state.closed.filter((hex) => effect.hexes.includes(hex));
      return hexes.length === 0 ? [] : [{ type: 'HexesOpened', hexes, cite: '2.21.3' }];
    }
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

/** Nothing closes where anybody or anything stands, or where it is closed already. */
function closeHexes(state: GameState, wanted: readonly HexId[]): readonly GameEvent[] {
  const hexes = wanted
    .filter((hex) => !isClosed(state, hex) && !state.pieces.some(({ at }) => at === hex))
    .toSorted((a, b) => a - b);
  return hexes.length === 0 ? [] : [{ type: 'HexesClosed', hexes, cite: '2.21.3' }];
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
