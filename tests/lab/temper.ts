/** `npm run lab -- temper`: soldiers who lead each kind in its temper against soldiers who lead all alike, and what they do otherwise; printed only. */
import type { Agent } from '../../src/ai/agent.ts';
import { byPolicy } from '../../src/ai/greedy.ts';
import { NO_PLAN } from '../../src/ai/greedy/mind.ts';
import { TUNED } from '../../src/ai/greedy/weights.ts';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { takeSureWins } from '../../src/ai/sureWin.ts';
import { TEMPERS } from '../../src/engine/temper.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { playPair, shareOfPairs, type Pair } from './pairs.ts';
import { noManners, watchManners, type Manners } from './manners.ts';

/** A soldier who leads all kinds alike. */
export function evenSoldier(): Agent {
  return takeSureWins(byPolicy(TUNED, () => NO_PLAN, { tempers: false }));
}

/** Plays pairs of games on one battle, and prints what they come to. */
export function compareTempers(id: string, pairs: number, seed: number): void {
  const battle = shippedBattle(id);
  const [led, even] = [noManners(), noManners()];
  const played: Pair[] = [];
  for (let index = 0; index < pairs; index += 1) {
    played.push(
      playPair(
        battle,
        () => makeAgent('soldier'),
        evenSoldier,
        seed,
        index,
        (side) => watchManners(battle, side, led, even),
      ),
    );
  }
  const { share, from, to } = shareOfPairs(played);
  const percent = (value: number): string => (value * 100).toFixed(1);
  console.log(
    `with tempers against without, ${id}: ${percent(share)} % (${percent(from)} to ${percent(to)}) of ${2 * pairs} games`,
  );
  for (const temper of TEMPERS) {
    if (led[temper].rests === 0) continue;
    console.log(`${temper}, with: ${sayManners(led[temper])}`);
    console.log(`${temper}, without: ${sayManners(even[temper])}`);
  }
}

/** What the units of a temper did, in shares and means. */
function sayManners(one: Manners): string {
  const share = (part: number, of: number): string =>
    of === 0 ? '-' : `${((100 * part) / of).toFixed(0)} %`;
  return [
    `follow-ups ${share(one.followed, one.offered)} of ${one.offered}`,
    `in contact ${share(one.contacts, one.rests)} of ${one.rests} unit-turns`,
    `at odds below 1 ${share(one.overmatched, one.contacts)} of these`,
    `hexes a unit-turn ${(one.hexes / Math.max(1, one.rests)).toFixed(2)}`,
    `good places left ${share(one.left, one.left + one.kept)} of ${one.left + one.kept}`,
  ].join(', ');
}
