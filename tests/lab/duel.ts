/** `npm run lab -- duel A B`: two agents against each other, printed only. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { watchLife, type Life } from './life.ts';
import { playPair, shareOfPairs, type Pair } from './pairs.ts';

/** Plays pairs of games on one battle, and prints what they come to. */
export function duel(one: string, other: string, id: string, pairs: number, seed: number): void {
  const battle = shippedBattle(id);
  const life: Life = {};
  const witness = watchLife(battle, life);
  const played: Pair[] = [];
  for (let index = 0; index < pairs; index += 1) {
    played.push(
      playPair(
        battle,
        () => makeAgent(one),
        () => makeAgent(other),
        seed,
        index,
        () => witness,
      ),
    );
  }
  const { share, from, to } = shareOfPairs(played);
  const sum = (of: (pair: Pair) => number): number => played.reduce((all, pair) => all + of(pair), 0);
  const percent = (value: number): string => (value * 100).toFixed(1);
  console.log(
    `${one} against ${other}, ${id}: ${percent(share)} % (${percent(from)} to ${percent(to)}) of ${2 * pairs} games; ` +
      `defending ${percent(sum(({ defending }) => defending) / pairs)}, besieging ${percent(sum(({ besieging }) => besieging) / pairs)}; ` +
      `${Math.round(sum(({ ms }) => ms) / pairs / 2)} ms a game; ${sum(({ refusals }) => refusals)} refusals`,
  );
  const rows = Object.entries(life).toSorted(([a], [b]) => (a < b ? -1 : 1));
  console.log(rows.map(([name, count]) => `${name} ${(count / (2 * pairs)).toFixed(2)}`).join(', '));
}
