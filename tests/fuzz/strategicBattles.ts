/** A million simulated strategic battles against their exact distribution: the chi-square of each box must lie within what chance allows. */
import { beginBattle } from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { oddsOf } from '../../src/strategic/war-of-the-ring/battle/odds.ts';
import type { BattleOutcome } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import { resolveBattle } from '../../src/strategic/war-of-the-ring/battle/resolve.ts';
import type { Moved, Setting } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { thrownWith, type VolleyDie } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import { box, musters, setting } from '../kit/strategicBattle.ts';
import type { Proof } from './proofs.ts';

/** How often each end of each box came, by the box and the end. */
export type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Box {
  readonly name: string;
  readonly setting: Setting;
  readonly start: Moved;
}

/** Four boxes: assaults that press and that are led, one with cards of both sides, and a field battle by each rule set. */
const BOXES: readonly Box[] = [
  boxed('8R 2E against 3R 1E 1L', setting(), '8R 2E 3N', '3R 1E 1L'),
  boxed('with cards', setting({ roundsPaid: 3 }), '5R 2E 2N', '3R 1E 1L +boromir', {
    attacker: ['Dread and Despair', 'Onslaught', 'Black Breath'],
    defender: ['Mighty Attack', 'Shield-wall', 'Confusion'],
  }),
  boxed('field, published', openField('published'), '4R 1E 1N', '3R 1E 1L'),
  boxed('field, guide', openField('guide'), '4R 1E 1N', '3R 1E 1L'),
];

function openField(rules: Setting['rules']): Setting {
  return setting({ rules, mode: 'field', ground: 'city', hold: null });
}

function boxed(
  name: string,
  given: Setting,
  attacker: string,
  defender: string,
  hands: Parameters<typeof musters>[2] = {},
): Box {
  const start = beginBattle(given, musters(box(attacker, 'sauron'), box(defender, 'gondor'), hands));
  if (!start.ok) throw new Error(`${name} does not begin`);
  return { name, setting: given, start: start.value };
}

/** An end, by who is left on each side and what became of the region. */
function endOf({ fate, sides }: BattleOutcome): string {
  const left = [sides.attacker, sides.defender].map(({ army }) => JSON.stringify(army));
  return `${fate} ${left.join(' ')}`;
}

function fought(
  { setting: given, start }: Box,
  battles: number,
  die: VolleyDie,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let one = 0; one < battles; one++) {
    const end = endOf(resolveBattle(given, start, USUAL, thrownWith(die)).outcome);
    counts[end] = (counts[end] ?? 0) + 1;
  }
  return counts;
}

function sums<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (x: T, y: T) => T,
): Record<string, T> {
  const all: Record<string, T> = { ...a };
  for (const [key, value] of Object.entries(b))
    all[key] = all[key] === undefined ? value : add(all[key], value);
  return all;
}

/** What is wrong with the counts of one box: an end that cannot be, or a chi-square beyond one chance in ten thousand. */
function misfit(
  { name, setting: given, start }: Box,
  counts: Readonly<Record<string, number>>,
): readonly string[] {
  const chances = new Map<string, number>();
  for (const { outcome, chance } of oddsOf(given, start, USUAL).ends) {
    const end = endOf(outcome);
    chances.set(end, (chances.get(end) ?? 0) + chance);
  }
  const strange = Object.keys(counts).filter((end) => !chances.has(end));
  if (strange.length > 0) return strange.map((end) => `${name}: ${end} cannot happen`);
  const battles = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let square = 0;
  let cells = 0;
  const rest = { expected: 0, seen: 0 };
  const cell = (expected: number, seen: number): void => {
    square += (seen - expected) ** 2 / expected;
    cells += 1;
  };
  for (const [end, chance] of chances) {
    const expected = chance * battles;
    const seen = counts[end] ?? 0;
    if (expected >= 5) cell(expected, seen);
    else {
      rest.expected += expected;
      rest.seen += seen;
    }
  }
  if (rest.expected >= 5) cell(rest.expected, rest.seen);
  const most = beyond(cells - 1);
  return square <= most
    ? []
    : [`${name}: chi-square ${square.toFixed(1)} of ${cells} ends, at most ${most.toFixed(1)}`];
}

/** The chi-square that is passed once in ten thousand times, by Wilson and Hilferty's rule. */
function beyond(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 3.719 * Math.sqrt(part)) ** 3;
}

/** 1,000,000 battles over four boxes, in parts that go round them. */
export const battlesProof: Proof<Counted> = {
  name: 'strategic-battles',
  seed: 2931,
  count: 1_000_000,
  part: 20_000,
  nothing: {},
  run(_battles, seed, part, size) {
    const draw = drawing(mixedSeed(seed, part));
    const die: VolleyDie = (sides) => draw(sides) + 1;
    const each = Math.floor(size / BOXES.length);
    return Object.fromEntries(BOXES.map((one) => [one.name, fought(one, each, die)]));
  },
  add: (a, b) => sums(a, b, (x, y) => sums(x, y, (m, n) => m + n)),
  wrong: (counted) => BOXES.flatMap((one) => misfit(one, counted[one.name] ?? {})),
};
