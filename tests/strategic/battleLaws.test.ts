/** Laws of every strategic battle, whoever decides however: random armies, cards, events, decisions and dice. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing } from '../../src/game/generator.ts';
import {
  contains,
  countOf,
  nationsIn,
  sumOf,
  addCounts,
  unitsOf,
} from '../../src/strategic/war-of-the-ring/armies.ts';
import {
  beginBattle,
  decide,
  owedNext,
  rollDice,
} from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { outcomeOf, type BattleOutcome } from '../../src/strategic/war-of-the-ring/battle/outcome.ts';
import { decisionOf } from '../../src/strategic/war-of-the-ring/battle/policies.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import type { BattleState, Setting, BattleSide } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import { thrownWith } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import type { NationCounts } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { COMBAT_CARDS, FIGURE_TYPES, NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import { box, musters, setting } from '../kit/strategicBattle.ts';

const FREE_CARDS = COMBAT_CARDS.filter(({ side }) => side === 'free').map(({ title }) => title);
const SHADOW_CARDS = COMBAT_CARDS.filter(({ side }) => side === 'shadow').map(({ title }) => title);
const FREE_EVENTS = ['fp-str-05', 'fp-str-14', 'fp-str-22', 'fp-char-18', 'fp-char-24'];
const SHADOW_EVENTS = ['sh-char-19', 'sh-str-03', 'sh-str-13', 'sh-str-14', 'sh-str-15'];

const free = fc
  .record({
    gondor: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)),
    elves: fc.tuple(fc.nat(1), fc.nat(2)),
    who: fc.subarray(['boromir', 'gandalf-white', 'aragorn', 'meriadoc']),
  })
  .map(({ gondor: [r, e, l], elves: [r2, e2], who }) =>
    box(`${r + 1}R ${e}E ${l}L ${r2}R@elves ${e2}E@elves ${who.map((id) => `+${id}`).join(' ')}`, 'gondor'),
  );
const shadow = fc
  .record({
    sauron: fc.tuple(fc.nat(4), fc.nat(3), fc.nat(3)),
    others: fc.tuple(fc.nat(2), fc.nat(1)),
    who: fc.subarray(['witch-king', 'mouth-of-sauron']),
  })
  .map(({ sauron: [r, e, n], others: [i, s], who }) =>
    box(
      `${r + 1}R ${e}E ${n}N ${i}R@isengard ${s}E@southrons ${who.map((id) => `+${id}`).join(' ')}`,
      'sauron',
    ),
  );

/** A random battle: what it is fought by, and a seed for dice and decisions. */
const battle = fc.record({
  rules: fc.constantFrom('guide' as const, 'published' as const),
  mode: fc.constantFrom('assault' as const, 'sortie' as const, 'relief' as const, 'field' as const),
  freeAttacks: fc.boolean(),
  by: fc.constantFrom('army' as const, 'character' as const, 'card' as const),
  free,
  shadow,
  paid: fc.constantFrom(1, 3),
  saruman: fc.boolean(),
  freeHand: fc.subarray(FREE_CARDS, { maxLength: 6 }),
  shadowHand: fc.subarray(SHADOW_CARDS, { maxLength: 6 }),
  freeEvents: fc.subarray(FREE_EVENTS, { maxLength: 2 }),
  shadowEvents: fc.subarray(SHADOW_EVENTS, { maxLength: 2 }),
  atPeace: fc.subarray(['elves', 'southrons', 'isengard']),
  seed: fc.integer(),
});
type Battle = typeof battle extends fc.Arbitrary<infer T> ? T : never;

function settingFor(one: Battle): Setting {
  return setting({
    rules: one.rules,
    mode: one.mode,
    by: one.by,
    roundsPaid: one.paid,
    saruman: one.saruman,
    fellowship: true,
    hold: one.mode === 'sortie' || one.mode === 'relief' ? 'attacker' : 'defender',
    inside: one.mode === 'relief' ? 3 : 0,
    havens: one.mode === 'assault' ? [] : [{ region: 'lossarnach', units: 4 }],
    atWar: NATIONS.map(({ id }) => id).filter((id) => !one.atPeace.includes(id)),
    alliances: one.freeAttacks
      ? { attacker: 'free', defender: 'shadow' }
      : { attacker: 'shadow', defender: 'free' },
    events: one.freeAttacks
      ? { attacker: one.freeEvents, defender: one.shadowEvents }
      : { attacker: one.shadowEvents, defender: one.freeEvents },
  });
}

/** All figures of one side, wherever they are. */
function everywhere({ army, rearguard, pool, dead, away }: BattleSide): NationCounts {
  return [rearguard.figures, pool, dead, away].reduce(addCounts, army.figures);
}

/** Fights a battle with decisions drawn at random among the offered; a part of an army is decided by policy. */
function fought(one: Battle, look: (state: BattleState) => void): BattleOutcome | null {
  const given = settingFor(one);
  const [attacker, defender] = one.freeAttacks ? [one.free, one.shadow] : [one.shadow, one.free];
  const [first, second] = one.freeAttacks ? [one.freeHand, one.shadowHand] : [one.shadowHand, one.freeHand];
  const start = beginBattle(given, musters(attacker, defender, { attacker: first, defender: second }));
  if (!start.ok) return null;
  const draw = drawing(one.seed);
  let { state } = start.value;
  for (let steps = 0; steps < 5_000; steps++) {
    look(state);
    const asked = owedNext(given, state);
    if (asked.type === 'nothing') return outcomeOf(given, state);
    if (asked.type === 'dice') {
      state = rollDice(
        given,
        state,
        thrownWith((sides) => draw(sides) + 1),
      ).state;
      continue;
    }
    const decision =
      asked.type === 'choice'
        ? { type: 'choose' as const, option: asked.options[draw(asked.options.length)]! }
        : decisionOf(given, state, asked, USUAL);
    const answer = decide(given, state, decision);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    state = answer.value.state;
  }
  throw new Error('no end in 5,000 steps');
}

const RUNS = { numRuns: 150 };

test('C1: in no battle does a figure come or go: army, rearguard, reinforcements, dead and driven off are what they were', () => {
  fc.assert(
    fc.property(battle, (one) => {
      let before: readonly NationCounts[] | null = null;
      fought(one, ({ sides }) => {
        const now = [sides.attacker, sides.defender].map(everywhere);
        before ??= now;
        expect(now).toEqual(before);
        const counts = [sides.attacker, sides.defender].flatMap(({ army, pool, dead }) =>
          [army.figures, pool, dead].flatMap((each) =>
            nationsIn(each).flatMap((nation) => FIGURE_TYPES.map((type) => countOf(each, nation, type))),
          ),
        );
        expect(counts.every((count) => count >= 0)).toBe(true);
      });
    }),
    RUNS,
  );
});

test('B9, S5: whoever is in the field or inside lives; a hold is captured only by units, and a side without units has no leaders', () => {
  fc.assert(
    fc.property(battle, (one) => {
      const outcome = fought(one, () => undefined);
      if (outcome === null) return;
      const { sides, field, inside, fate, advanced } = outcome;
      const units = {
        attacker: unitsOf(sides.attacker.army) + unitsOf(sides.attacker.rearguard),
        defender: unitsOf(sides.defender.army),
      };
      const garrisoned = one.mode === 'relief' && inside === 'attacker';
      const { army } = sides.defender;
      const wrong: readonly (readonly [string, boolean])[] = [
        ['nobody lives in the field', field !== null && one.mode !== 'relief' && units[field] === 0],
        ['nobody lives inside', inside !== null && !garrisoned && units[inside] === 0],
        ['one side besieges itself', fate === 'besieged' && field === inside],
        ['an empty region has somebody', fate === 'empty' && field !== null],
        ['leaders without a unit', unitsOf(army) === 0 && sumOf(army.figures, 'leader') > 0],
        ['who went in is not there', advanced !== null && !contains(sides.attacker.army, advanced)],
        ['six units besieged', one.mode === 'field' && fate === 'besieged' && units.defender > 5],
      ];
      expect(wrong.filter(([, broken]) => broken)).toEqual([]);
    }),
    RUNS,
  );
});

test('the same battle with the same seed ends the same', () => {
  fc.assert(
    fc.property(battle, (one) => {
      expect(fought(one, () => undefined)).toEqual(fought(one, () => undefined));
    }),
    { numRuns: 20 },
  );
});
