/** Middle Earth IX at the port: a fort assault without dice and without a map. Rules 3, 4 and 6. */
import { failed, ok } from '../../kernel/result.ts';
import { certain } from '../estimate.ts';
import type { Odds, StrategicGame, TacticalResult, ToldStep } from '../siege.ts';
import { stepProblems } from '../steps.ts';
import { adjudicate, armiesOf, defenderOf, settled, type AssaultOutcome } from './assault.ts';
import { parseBrief, type AssaultBrief } from './brief.ts';
import { isFort } from './facts.ts';
import { strengthOf } from './supports.ts';

/** Steps of an army on the hexes for each point of its strength. */
const STEPS = 4;

const VERDICTS = {
  holds: 'the defender holds',
  falls: 'an attacker enters',
  nobody: 'nobody takes the province',
} as const;

/** The game of five powers, whose odds are certain. */
export const MIDDLE_EARTH_IX: StrategicGame<AssaultBrief, AssaultOutcome> = {
  id: 'middle-earth-ix',
  title: 'Middle Earth IX',
  verdicts: VERDICTS,
  parse: parseBrief,
  battles: (brief) => [{ id: brief.province, title: titleOf(brief) }],
  figures,
  understood: ixUnderstood,
  overActions: null,
  ground: () => ({
    ok: false,
    why: 'no ground yet: the forts of Eriador have no map, neither in the game nor here',
  }),
  autoResolve: (brief) => adjudicate(brief),
  tell,
  odds: oddsOf,
  fromResult(brief, battle, result) {
    const problems = stepProblems(battle, figures(brief), result);
    return problems.length > 0 ? failed(problems) : ok(fought(brief, result));
  },
  verdictOf: ({ verdict }) => verdict,
  describe,
  documents: null,
};

function titleOf({ title, province }: AssaultBrief): string {
  return title === '' ? `${province}${isFort(province) ? ', a fort' : ''}` : title;
}

/** The armies that meet, by their provinces; who supports from beside stays out of the fight. */
function figures(brief: AssaultBrief): Readonly<Record<string, number>> {
  const defender = defenderOf(brief);
  return Object.fromEntries([
    ...(defender === null ? [] : [[brief.province, STEPS * strengthOf(defender)] as const]),
    ...armiesOf(brief).map((army) => [army.from, STEPS * strengthOf(army)] as const),
  ]);
}

/** Every unit as it was read, and what it is ordered. */
function ixUnderstood(brief: AssaultBrief): readonly string[] {
  const { defender, attackers, supports, province } = brief;
  const unit = (one: { power: string; kind: string; nazgul?: boolean }): string =>
    `${one.power} ${one.kind}${one.nazgul === true ? ' with N' : ''}`;
  const orders =
    defender === null
      ? 'nobody stands there'
      : defender.kind === 'N'
        ? unit(defender)
        : `${unit(defender)}, ${defender.order}${defender.into === undefined ? '' : ` to ${defender.into}`}`;
  return [
    `${province}${isFort(province) ? ', a fort' : ''}: ${orders}`,
    ...attackers.map((one) => `from ${one.from}: ${unit(one)}`),
    ...supports.map((one) => `${one.at} supports ${one.to}: ${unit(one)}`),
  ];
}

function oddsOf(brief: AssaultBrief): Odds {
  const { verdict } = adjudicate(brief);
  const chances = Object.keys(VERDICTS).map((id) => [id, certain(id === verdict ? 1 : 0)] as const);
  return {
    method: { type: 'exact' },
    chances: Object.fromEntries(chances),
    means: {},
    under: ['rules 3, 4 and 6, without dice'],
  };
}

/** Of a fight on hexes: a defender with a step left holds; else the attacker with most steps enters, if one has more than the rest. */
function fought(brief: AssaultBrief, { steps }: TacticalResult): AssaultOutcome {
  const left = armiesOf(brief).map(({ from }) => ({ from, steps: steps[from]! }));
  const [best, second] = left.toSorted((a, b) => b.steps - a.steps);
  const stands = defenderOf(brief) !== null && steps[brief.province]! > 0;
  const wins = !stands && best !== undefined && best.steps > (second?.steps ?? 0);
  return settled(brief, { defence: null, attacks: [], supports: [], entered: wins ? best.from : null });
}

/** No dice and one round: what every unit is worth, and then what came of it. */
function tell(brief: AssaultBrief): readonly ToldStep[] {
  const [end, ...reasons] = describe(adjudicate(brief));
  return [...reasons, end!].map((line) => ({ round: 1, line }));
}

function describe(outcome: AssaultOutcome): readonly string[] {
  const { province, verdict, defence, attacks, supports, entered, retreat, nazgul } = outcome;
  return [
    `${province}: ${VERDICTS[verdict]}${entered === null ? '' : ` from ${entered}`}`,
    ...(defence === null ? [] : [`the defence is worth ${defence}${isFort(province) ? ', in a fort' : ''}`]),
    ...attacks.map(({ from, strength }) => `the attack from ${from} is worth ${strength}`),
    ...supports.map(({ at, to, standing }) => `the support of ${at} to ${to}: ${standing}`),
    ...(retreat === null
      ? []
      : [`the defender retreats or disbands${retreat.double ? ', with the strength of a single army' : ''}`]),
    ...(nazgul === null ? [] : [`the Nazgûl: ${nazgul}`]),
  ];
}
