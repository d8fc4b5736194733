/** Where most steps of the side that lost more of them fell, and by what (C2). */
import type { HexName, MapFile } from '../../../board/mapFile.ts';
import type { BlockDeeds, FellBy, StepsFell } from '../../blockDeeds.ts';
import type { Said } from '../../said.ts';
import { SEATS, type Seat } from '../brief/brief.ts';
import type { SiegeLink } from '../ledger/link.ts';
import { ring } from '../said.ts';
import type { BlockAccount } from './blockAccount.ts';
import { order, stepsLost } from './formations.ts';
import { countersOf } from './losses.ts';
import { isOnMap, spotSaid } from './spots.ts';

/** A block with what happened in it, on the map that it was fought on. */
export interface SeenBlock {
  readonly link: SiegeLink;
  readonly map: MapFile;
  readonly account: Pick<BlockAccount, 'before' | 'fought'>;
  readonly deeds: BlockDeeds;
}

/** One sentence of the loser; none where both sides lost alike, or where what was seen does not account for every step that he lost. */
export function fellLines(block: SeenBlock): readonly Said[] {
  const { link, map, account, deeds } = block;
  const lostBy = (seat: Seat): number => stepsLost(link, seat, account.before, account.fought);
  const [attacker, defender] = SEATS.map(lostBy) as [number, number];
  if (attacker === defender) return [];
  const seat = attacker > defender ? 'attacker' : 'defender';
  const counters = new Set(order(link, seat).flatMap(countersOf));
  const fell = deeds.fell.filter(({ piece }) => counters.has(piece));
  const isSeen = fell.every(({ at, from }) => isOnMap(map, at) && (from === null || isOnMap(map, from)));
  const lost = lostBy(seat);
  return isSeen && stepsIn(fell) === lost ? [fellSaid(block, seat, fell, lost)] : [];
}

function fellSaid({ map }: SeenBlock, seat: Seat, fell: readonly StepsFell[], lost: number): Said {
  const [at] = heaviestFirst(fell, (one) => one.at) as [HexName];
  const here = fell.filter((one) => one.at === at);
  const steps = stepsIn(here);
  if (steps === 1 && lost > 1) return ring({ say: 'stepsScattered', seat, ...deedsIn(fell) });
  const blows = heaviestFirst(here, ({ from }) => from ?? '').filter((from) => from !== '');
  const share = steps === lost ? 'all' : 2 * steps > lost ? 'most' : 'more';
  const spot = spotSaid(map, at, blows);
  return ring({ say: 'stepsFell', seat, share, steps, lost, spot, ...deedsIn(here) });
}

/** By what steps fell: one word for all of them, or how many by each. */
function deedsIn(fell: readonly StepsFell[]): Readonly<{ mixed: 'yes' | 'no'; deeds: readonly Said[] }> {
  const blows = heaviestFirst(fell, ({ by }) => by);
  const steps = (by: FellBy): number => stepsIn(fell.filter((one) => one.by === by));
  if (blows.length === 1) return { mixed: 'no', deeds: blows.map((by) => ring({ say: 'fellBy', by })) };
  return { mixed: 'yes', deeds: blows.map((by) => ring({ say: 'fellCount', by, steps: steps(by) })) };
}

/** What steps are told apart by, that of most steps first; ties as they happened. */
function heaviestFirst<Key extends string>(
  fell: readonly StepsFell[],
  keyOf: (one: StepsFell) => Key,
): readonly Key[] {
  const weight = (key: Key): number => stepsIn(fell.filter((one) => keyOf(one) === key));
  return [...new Set(fell.map(keyOf))].toSorted((a, b) => weight(b) - weight(a));
}

function stepsIn(fell: readonly StepsFell[]): number {
  return fell.reduce((sum, { steps }) => sum + steps, 0);
}
