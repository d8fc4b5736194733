/** The Battle for Arda at the port: its battles on a die of twelve, with sampled odds. */
import { failed, ok } from '../../kernel/result.ts';
import { sampleOdds, type Counted } from '../sample.ts';
import type { Die, StrategicOdds, Sample, StrategicGame, ToldStep } from '../siege.ts';
import { stepProblems } from '../steps.ts';
import type { Said } from '../said.ts';
import { fight, musterSides, VERDICTS, type ArdaReport } from './battle.ts';
import { parseBrief, type ArdaBrief } from './brief.ts';
import { sidesAfter, stepsAtStart } from './figures.ts';
import { standing, type ArdaForce } from './force.ts';
import { ardaGround } from './hexes/fight.ts';
import { territoryNamed, troops } from './hexes/names.ts';
import { readResult, writeResult } from './result.ts';
import { hasRetreated, retreatProblems, verdictAfter } from './retreat.ts';
import { arda } from './said.ts';
import type { Sides } from './targeted.ts';
import { wouldHaveBeen } from './wouldHave.ts';

/** The game of sixteen factions. */
export const BATTLE_FOR_ARDA: StrategicGame<ArdaBrief, ArdaReport> = {
  id: 'arda',
  title: 'Battle for Arda',
  verdicts: VERDICTS,
  examples: [],
  parse: parseBrief,
  battles: ({ title, territory }) => [{ id: 'battle', title: title === '' ? territory : title }],
  figures: (brief) => stepsAtStart(musterSides(brief)),
  understood: (brief) => ardaUnderstood(brief),
  overActions: null,
  wouldHave: wouldHaveBeen,
  ground: (brief) => ardaGround(brief),
  autoResolve(brief, _, die) {
    const start = musterSides(brief);
    return { ...fight(brief, start, die), brief, start };
  },
  tell,
  odds: oddsOf,
  fromResult(brief, battle, result) {
    const start = musterSides(brief);
    const problems = [...stepProblems(battle, stepsAtStart(start), result), ...retreatProblems(result)];
    if (problems.length > 0) return failed(problems);
    const left = sidesAfter(start, result.steps);
    const verdict = verdictAfter(left, hasRetreated(result));
    return ok({ verdict, rounds: result.rounds, left, brief, start });
  },
  verdictOf: ({ verdict }) => verdict,
  describe,
  documents: { write: writeResult, read: readResult },
};

/** Both sides as they were read, with the terrain. */
function ardaUnderstood(brief: ArdaBrief): readonly Said[] {
  const { attack, defence } = musterSides(brief);
  const side = (name: 'attacker' | 'defender', force: ArdaForce): Said =>
    arda({
      say: 'ardaSide',
      side: name,
      stacks: force.map(({ unit, count, base }) =>
        arda({ say: 'ardaStack', count, unit: troops(unit.id), strength: base }),
      ),
    });
  return [
    ...(brief.from === undefined ? [] : [arda({ say: 'ardaFrom', from: territoryNamed(brief.from) })]),
    brief.terrain.length === 0
      ? arda({ say: 'ardaNoTerrain' })
      : arda({ say: 'ardaTerrain', terrain: brief.terrain }),
    side('attacker', attack),
    side('defender', defence),
  ];
}

/** What odds and battle share. */
function sharedBy({ attacker, defender, fortificationProtects, casualties }: ArdaBrief): readonly Said[] {
  const order = (side: 'attacker' | 'defender', first: readonly string[]): Said =>
    arda({
      say: 'ardaCasualties',
      side,
      first: first.length === 0 ? 'nobody' : first.map(troops),
      then: casualties,
    });
  return [
    arda({ say: 'ardaNoRetreat' }),
    order('attacker', attacker.order),
    order('defender', defender.order),
    arda({ say: 'ardaWalls', on: fortificationProtects ? 'yes' : 'no' }),
  ];
}

function oddsOf(brief: ArdaBrief, _: string, sample: Sample): StrategicOdds {
  const start = musterSides(brief);
  const play = (die: Die): Counted => {
    const { verdict, rounds, left } = fight(brief, start, die);
    return {
      verdict,
      counts: {
        rounds,
        'attackers left': standing(left.attack),
        'defenders left': standing(left.defence),
        'cost of attackers lost': costOf(start.attack) - costOf(left.attack),
        'cost of defenders lost': costOf(start.defence) - costOf(left.defence),
      },
    };
  };
  return sampleOdds(Object.keys(VERDICTS), sample, play, sharedBy(brief));
}

function costOf(force: ArdaForce): number {
  return force.reduce((sum, { unit, count }) => sum + unit.cost * count, 0);
}

/** Every round with its dice, those of targeted attacks first, and who is left after it. */
function tell(brief: ArdaBrief, _: string, die: Die): readonly ToldStep[] {
  const start = musterSides(brief);
  const steps: ToldStep[] = [];
  let faces: number[] = [];
  const watchedDie: Die = (sides) => {
    const face = die(sides);
    faces.push(face);
    return face;
  };
  const outcome = fight(brief, start, watchedDie, (round, left) => {
    if (round === 0 && faces.length === 0) return;
    const dice = faces.length > 0 ? { faces } : {};
    steps.push({
      round,
      line: arda(round === 0 ? { say: 'ardaInTheAir' } : { say: 'ardaRound', round }),
      ...dice,
    });
    steps.push(...sidesTold(start, left).map((line) => ({ round, line })));
    faces = [];
  });
  const [end] = describe({ ...outcome, brief, start });
  return [...steps, { round: outcome.rounds, line: end! }];
}

function sidesTold(start: Sides, left: Sides): readonly Said[] {
  return [
    arda({ say: 'ardaLeft', side: 'attacker', stacks: lossesOf(start.attack, left.attack) }),
    arda({ say: 'ardaLeft', side: 'defender', stacks: lossesOf(start.defence, left.defence) }),
  ];
}

function describe({ verdict, rounds, left, brief: { territory }, start }: ArdaReport): readonly Said[] {
  const place = territoryNamed(territory);
  return [
    arda({ say: 'ardaEnd', territory: place, verdict: VERDICTS[verdict], rounds }),
    ...sidesTold(start, left),
  ];
}

function lossesOf(start: ArdaForce, left: ArdaForce): readonly Said[] {
  return start.map(({ unit, count }) => {
    const stands = standing(left, ({ id }) => id === unit.id);
    return arda({ say: 'ardaLeftOf', unit: troops(unit.id), left: stands, all: count });
  });
}
