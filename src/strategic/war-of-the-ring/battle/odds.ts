/** Exact odds: the whole distribution of a battle under stated policies, by the machine that fights it and every way the dice fall. */
import type { Both } from '../brief/brief.ts';
import { CARD_RULES } from './combatCards.ts';
import { takeTallies, owedNext } from './machine.ts';
import { outcomeOf, type BattleOutcome } from './outcome.ts';
import type { Policy } from '../brief/policy.ts';
import { playByPolicy } from './resolve.ts';
import type { BattleState, Moved, Setting } from './terms.ts';
import { volleyOdds, type Tally, type TallyChance, type Volley } from './volley.ts';

/** An end of a battle and its chance. */
export interface EndChance {
  readonly outcome: BattleOutcome;
  readonly chance: number;
}

/** The odds of a battle: every end with its chance, summing to 1; and the hits each side scores in the mean. */
export interface BattleOdds {
  readonly ends: readonly EndChance[];
  /** Mean hits scored with all dice of the battle. */
  readonly hits: Both<number>;
  /** Mean rounds fought. */
  readonly rounds: number;
  /** States that were looked at. */
  readonly states: number;
}

/** A state in which dice are owed, and what they lead to. */
interface Node {
  readonly next: ReadonlyMap<string, { readonly state: BattleState; readonly chance: number }>;
  /** Chance that nothing changes, so that the same throw is owed again. */
  readonly again: number;
  readonly hits: Both<number>;
  readonly combat: boolean;
}

/** What was explored for one setting and its policies: several battles may share it. */
export interface Explored {
  readonly nodes: Map<string, Node>;
  readonly ends: Map<string, BattleOutcome>;
  readonly volleys: Map<string, readonly TallyChance[]>;
}

/** Nothing is explored yet. */
export function startExploring(): Explored {
  return { nodes: new Map(), ends: new Map(), volleys: new Map() };
}

/** The odds of a battle that has begun, under the policies of both sides. */
export function oddsOf(
  setting: Setting,
  begun: Pick<Moved, 'state'>,
  policies: Both<Policy>,
  known: Explored = startExploring(),
): BattleOdds {
  const start = playByPolicy(setting, begun.state, policies).state;
  const order = explore(setting, start, policies, known);
  const mass = new Map<string, number>([[keyOf(setting, start), 1]]);
  const ends: EndChance[] = [];
  let hits: Both<number> = { attacker: 0, defender: 0 };
  let rounds = 0;
  for (const key of order) {
    const chance = mass.get(key) ?? 0;
    const outcome = known.ends.get(key);
    if (outcome !== undefined) {
      ends.push({ outcome, chance });
      continue;
    }
    const node = known.nodes.get(key)!;
    const visits = chance / (1 - node.again);
    for (const [next, to] of node.next) mass.set(next, (mass.get(next) ?? 0) + visits * to.chance);
    hits = {
      attacker: hits.attacker + visits * node.hits.attacker,
      defender: hits.defender + visits * node.hits.defender,
    };
    rounds += node.combat ? visits : 0;
  }
  return { ends, hits, rounds, states: order.length };
}

/** Explores every state that can come, and puts them so that each stands before whatever can follow it. */
function explore(
  setting: Setting,
  start: BattleState,
  policies: Both<Policy>,
  { nodes, ends, volleys }: Explored,
): readonly string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const open = new Set<string>();
  const visit = (key: string, state: BattleState): void => {
    if (open.has(key)) throw new Error('a battle came back to where it was');
    if (seen.has(key)) return;
    seen.add(key);
    const outcome = ends.get(key) ?? outcomeOf(setting, state);
    if (outcome === null) {
      open.add(key);
      const node = nodes.get(key) ?? thrownFrom(setting, state, key, policies, volleys);
      nodes.set(key, node);
      for (const [next, to] of node.next) visit(next, to.state);
      open.delete(key);
    } else ends.set(key, outcome);
    order.push(key);
  };
  visit(keyOf(setting, start), start);
  return order.reverse();
}

/** Every way in which the dice that are owed can fall, and the states they lead to. */
function thrownFrom(
  setting: Setting,
  state: BattleState,
  key: string,
  policies: Both<Policy>,
  known: Explored['volleys'],
): Node {
  const asked = owedNext(setting, state);
  if (asked.type !== 'dice') throw new Error('no dice are owed');
  const next = new Map<string, { state: BattleState; chance: number }>();
  let again = 0;
  const hits = { attacker: 0, defender: 0 };
  const apart = looksAtRerolls(state);
  for (const { tallies, chance } of together(asked.volleys, apart, known)) {
    for (const [index, { tally }] of tallies.entries())
      hits[asked.volleys[index]!.seat] += chance * tally.hits;
    const after = playByPolicy(setting, takeTallies(setting, state, tallies).state, policies).state;
    const name = keyOf(setting, after);
    if (name === key) again += chance;
    else next.set(name, { state: after, chance: (next.get(name)?.chance ?? 0) + chance });
  }
  return { next, again, hits, combat: asked.purpose === 'combat' };
}

/** Whether a card in play asks which hits were scored by rolling again; else it is all one. */
function looksAtRerolls({ cards }: BattleState): boolean {
  return [cards.attacker, cards.defender].some(
    (title) =>
      title !== null && CARD_RULES[title]!.effects.flat().some(({ type }) => type === 'kill by re-roll'),
  );
}

/** Tallies of several volleys, and the chance of them together. */
interface Together {
  readonly tallies: readonly { readonly tally: Tally }[];
  readonly chance: number;
}

/** All tallies of several volleys, thrown apart from each other. */
function together(
  volleys: readonly Volley[],
  apart: boolean,
  known: Explored['volleys'],
): readonly Together[] {
  return volleys.reduce<readonly Together[]>(
    (sums, volley) =>
      sums.flatMap(({ tallies, chance }) =>
        oddsOfVolley(volley, apart, known).map((one) => ({
          tallies: [...tallies, { tally: one.tally }],
          chance: chance * one.chance,
        })),
      ),
    [{ tallies: [], chance: 1 }],
  );
}

/** The odds of a volley; most states owe one that another has owed. */
function oddsOfVolley(volley: Volley, apart: boolean, known: Explored['volleys']): readonly TallyChance[] {
  const { dice, hitsOn, rerolls, rerollHitsOn, turned, confused } = volley;
  const key = [dice, hitsOn, rerolls, rerollHitsOn, turned, confused, apart].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const odds = volleyOdds(volley, apart);
  known.set(key, odds);
  return odds;
}

/**
 * What of a state bears on the rest of the battle. The number of a round does so only in the first two, and where the
 * guide ends a field battle with the fifth; in an assault only where the first is locked.
 */
function keyOf({ rules, mode, firstRoundLocked }: Setting, state: BattleState): string {
  const { round, paid, agenda, sides, sway, cards, tally, ending, advanced, leftBehind } = state;
  if (ending !== null && agenda.length === 0) return JSON.stringify([ending, sides, advanced, leftBehind]);
  const most = mode === 'assault' ? (firstRoundLocked ? 2 : 1) : rules === 'guide' ? round : 2;
  return JSON.stringify([Math.min(round, most), paid, agenda, sides, sway, cards, tally, ending]);
}
