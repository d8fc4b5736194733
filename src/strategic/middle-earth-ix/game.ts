/** Middle Earth IX at the port: a fort assault without dice, or on the hexes of a fort. Rules 3, 4, 6 and 12. */
import { failed, ok } from '../../kernel/result.ts';
import { certain } from '../estimate.ts';
import type { StrategicOdds, StrategicGame, TacticalResult, ToldStep } from '../siege.ts';
import { stepProblems } from '../steps.ts';
import { asKey, type Said } from '../said.ts';
import {
  adjudicate,
  armiesOf,
  defenderOf,
  settleOutcome,
  strongestArmy,
  type AssaultOutcome,
} from './assault.ts';
import { parseBrief, type AssaultBrief } from './brief.ts';
import { isFort, type Power } from './facts.ts';
import { STEPS } from './hexes/counters.ts';
import { fortGround } from './hexes/ground.ts';
import { ix } from './said.ts';
import { strengthOf } from './supports.ts';

const VERDICTS = {
  holds: ix({ say: 'ixHolds' }),
  falls: ix({ say: 'ixFalls' }),
  nobody: ix({ say: 'ixEmpty' }),
} as const;

/** The game of five powers, whose odds are certain. */
export const MIDDLE_EARTH_IX: StrategicGame<AssaultBrief, AssaultOutcome> = {
  id: 'middle-earth-ix',
  title: 'Middle Earth IX',
  verdicts: VERDICTS,
  examples: [],
  parse: parseBrief,
  battles: (brief) => [{ id: brief.province, title: titleOf(brief) }],
  figures,
  understood: ixUnderstood,
  overActions: null,
  wouldHave: null,
  ground: (brief) => fortGround(brief),
  autoResolve: (brief) => adjudicate(brief),
  tell,
  odds: oddsOf,
  fromResult(brief, battle, result) {
    const problems = stepProblems(battle, figures(brief), result);
    return problems.length > 0 ? failed(problems) : ok(takeFought(brief, result));
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
function ixUnderstood(brief: AssaultBrief): readonly Said[] {
  const { attackers, supports } = brief;
  return [
    defenderRead(brief),
    ...attackers.map((one) => ix({ say: 'ixFrom', province: one.from, unit: unitSaid(one) })),
    ...supports.map((one) => ix({ say: 'ixSupports', province: one.at, to: one.to, unit: unitSaid(one) })),
  ];
}

function defenderRead({ province, defender }: AssaultBrief): Said {
  const place = { province, fort: yesOrNo(isFort(province)) };
  if (defender === null) return ix({ say: 'ixNobody', ...place });
  const unit = unitSaid(defender);
  if (defender.kind === 'N') return ix({ say: 'ixAlone', ...place, unit });
  const { order, into } = defender;
  return into === undefined
    ? ix({ say: 'ixStands', ...place, unit, order })
    : ix({ say: 'ixMoves', ...place, unit, into });
}

function unitSaid(one: Readonly<{ power: Power; kind: string; nazgul?: boolean }>): Said {
  return ix({ say: 'ixUnit', power: one.power, kind: one.kind, nazgul: yesOrNo(one.nazgul === true) });
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

function oddsOf(brief: AssaultBrief): StrategicOdds {
  const { verdict } = adjudicate(brief);
  const chances = Object.keys(VERDICTS).map((id) => [id, certain(id === verdict ? 1 : 0)] as const);
  return {
    method: { type: 'exact' },
    chances: Object.fromEntries(chances),
    means: {},
    under: [ix({ say: 'ixUnder' })],
  };
}

/** Of a fight on hexes: a defender with a step left holds; else the strongest of those who came enters, if anything is left of it. */
function takeFought(brief: AssaultBrief, { steps }: TacticalResult): AssaultOutcome {
  const stands = defenderOf(brief) !== null && steps[brief.province]! > 0;
  const best = strongestArmy(brief);
  const entered = !stands && best !== null && steps[best.from]! > 0 ? best.from : null;
  return settleOutcome(brief, { defence: null, attacks: [], supports: [], entered });
}

/** No dice and one round: what every unit is worth, and then what came of it. */
function tell(brief: AssaultBrief): readonly ToldStep[] {
  const [end, ...reasons] = describe(adjudicate(brief));
  return [...reasons, end!].map((line) => ({ round: 1, line }));
}

function describe(outcome: AssaultOutcome): readonly Said[] {
  const { province, verdict, defence, attacks, supports, entered, retreat, nazgul } = outcome;
  const end = { province, verdict: VERDICTS[verdict] };
  const fort = yesOrNo(isFort(province));
  return [
    entered === null ? ix({ say: 'ixEnd', ...end }) : ix({ say: 'ixEndFrom', ...end, from: entered }),
    ...(defence === null ? [] : [ix({ say: 'ixDefence', strength: defence, fort })]),
    ...attacks.map(({ from, strength }) => ix({ say: 'ixAttack', from, strength })),
    ...supports.map(({ at, to, standing }) => ix({ say: 'ixSupport', at, to, standing })),
    ...(retreat === null ? [] : [ix({ say: 'ixRetreat', double: yesOrNo(retreat.double) })]),
    ...(nazgul === null ? [] : [ix({ say: 'ixNazgul', fate: asKey(nazgul) })]),
  ];
}
