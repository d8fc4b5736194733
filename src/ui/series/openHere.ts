/** A laboratory with the workers of this page. */
import { freshSeed } from '../games/freshSeed.ts';
import { openSeriesPlayer } from './client.ts';
import { openLaboratory, type Laboratory } from './laboratory.ts';

/** The page keeps a core for itself, and more than four would heat a laptop. */
const MOST_PLAYERS = 4;

/** Opens one; no worker is begun before a series is. `records` = whether the actions of its games are kept. */
export function openLaboratoryHere(records = false): Laboratory {
  const cores = globalThis.navigator?.hardwareConcurrency ?? 2;
  const players = Math.max(1, Math.min(MOST_PLAYERS, cores - 1));
  return openLaboratory({ players, open: openSeriesPlayer, newSeed: freshSeed, records });
}
