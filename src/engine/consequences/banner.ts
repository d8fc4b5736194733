/** Case 2.12.7: units come back to the royal banner without a roll. */
import { BANNER_RALLIES } from '../../rulebook/house.ts';
import type { Battle, PieceId } from '../battle.ts';
import type { GameEvent } from '../event.ts';
import { calledToBanner } from '../facts/whoRallies.ts';
import { gateTaken } from './gates.ts';
import { reduceAll } from '../reduce.ts';
import type { GameState } from '../state.ts';

/** A unit is in order again; inside a gate it takes it (2.3.1). */
export function rallyAtBanner(battle: Battle, state: GameState, unit: PieceId): readonly GameEvent[] {
  const events: readonly GameEvent[] = [
    { type: 'BannerRallied', unit, cite: '2.12.7' },
    { type: 'UnitRallied', unit, cite: '2.12.7' },
  ];
  return [...events, ...gateTaken(battle, reduceAll(battle, state, events))];
}

/**
 * What the banner does by itself as its owner's rally begins: it calls back all in its reach where they are no more than
 * it may call. Of more than that the owner chooses, before anything else (`whyNotBeforeBanner`).
 */
export function bannerCalls(battle: Battle, state: GameState): readonly GameEvent[] {
  const called = calledToBanner(battle, state);
  if (called.length > BANNER_RALLIES - state.magic.bannerRallies) return [];
  const events: GameEvent[] = [];
  let now = state;
  for (const unit of called) {
    const rallied = rallyAtBanner(battle, now, unit);
    events.push(...rallied);
    now = reduceAll(battle, now, rallied);
  }
  return events;
}
