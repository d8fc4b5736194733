/** The Battle for Arda at the port: its battles on a die of twelve, with sampled odds. */
import { failed, ok } from '../../kernel/result.ts';
import { sampled, type Counted } from '../sample.ts';
import type { Die, Odds, Sample, StrategicGame, TacticalResult, ToldStep } from '../siege.ts';
import { stepProblems } from '../steps.ts';
import { fight, mustered, verdictFor, type ArdaOutcome } from './battle.ts';
import { parseBrief, type ArdaBrief } from './brief.ts';
import { standing, vulnerable, type Force } from './force.ts';
import type { Sides } from './targeted.ts';
import type { Role } from './terrain.ts';

const VERDICTS = {
  taken: 'the attacker takes the territory',
  cleared: 'the defenders are gone and nobody can enter',
  held: 'the defender holds',
  undecided: 'both still stand after ten rounds',
} as const;

/** What became of both sides, with the units they came with. */
export interface ArdaReport extends ArdaOutcome {
  readonly territory: string;
  readonly start: Sides;
}

/** The game of sixteen factions. */
export const BATTLE_FOR_ARDA: StrategicGame<ArdaBrief, ArdaReport> = {
  id: 'arda',
  title: 'Battle for Arda',
  verdicts: VERDICTS,
  parse: parseBrief,
  battles: ({ title, territory }) => [{ id: 'battle', title: title === '' ? territory : title }],
  figures: (brief) => figuresOf(mustered(brief)),
  understood: (brief) => ardaUnderstood(brief),
  overActions: null,
  ground: ({ territory }) => ({ ok: false, why: `no ground yet: ${territory} has no map of hexes` }),
  autoResolve(brief, _, die) {
    const start = mustered(brief);
    return { ...fight(brief, start, die), territory: brief.territory, start };
  },
  tell,
  odds: oddsOf,
  fromResult(brief, battle, result) {
    const start = mustered(brief);
    const problems = stepProblems(battle, figuresOf(start), result);
    if (problems.length > 0) return failed(problems);
    const left = { attack: survivors('attack', start, result), defence: survivors('defence', start, result) };
    return ok({ verdict: verdictFor(left), rounds: result.rounds, left, territory: brief.territory, start });
  },
  verdictOf: ({ verdict }) => verdict,
  describe,
  documents: null,
};

/** A unit's own id on the hexes: `attack:uruk_warrior:1`. */
function figureId(role: Role, unit: string, number: number): string {
  return `${role}:${unit}:${number}`;
}

/** One figure a unit, with its hit points as steps; what nothing can harm stays at home. */
function figuresOf(sides: Sides): Readonly<Record<string, number>> {
  const roles: readonly Role[] = ['attack', 'defence'];
  return Object.fromEntries(
    roles.flatMap((role) =>
      sides[role]
        .filter(({ unit }) => vulnerable(unit))
        .flatMap(({ unit, count }) =>
          Array.from(
            { length: count },
            (_, at) => [figureId(role, unit.id, at + 1), unit.hitPoints] as const,
          ),
        ),
    ),
  );
}

/** The force that a result leaves: who has a step left stands, with damage for the steps that are gone. */
function survivors(role: Role, start: Sides, { steps }: TacticalResult): Force {
  return start[role]
    .map((stack) => {
      if (!vulnerable(stack.unit)) return stack;
      const left = Array.from(
        { length: stack.count },
        (_, at) => steps[figureId(role, stack.unit.id, at + 1)]!,
      ).filter((one) => one > 0);
      const damage = left.reduce((sum, one) => sum + stack.unit.hitPoints - one, 0);
      return { ...stack, count: left.length, damage };
    })
    .filter(({ count }) => count > 0);
}

const CASUALTY_WORDS = {
  leastPower: 'whoever adds least power, supports included',
  cheapest: 'the cheapest',
} as const;

/** Both sides as they were read, with the terrain. */
function ardaUnderstood(brief: ArdaBrief): readonly string[] {
  const { attack, defence } = mustered(brief);
  const side = (name: string, force: Force): string =>
    `${name}: ${force.map(({ unit, count, base }) => `${count} ${unit.id.replaceAll('_', ' ')} (${base})`).join(', ')}`;
  return [
    `terrain: ${brief.terrain.length === 0 ? 'none' : brief.terrain.join(', ')}; strengths with it, before supports, in brackets`,
    side('attacker', attack),
    side('defender', defence),
  ];
}

/** What odds and battle share. */
function sharedBy({ attacker, defender, fortificationProtects, casualties }: ArdaBrief): readonly string[] {
  const order = (first: readonly string[]): string => [...first, CASUALTY_WORDS[casualties]].join(', then ');
  return [
    'nobody retreats',
    `casualties of the attacker: ${order(attacker.order)}; of the defender: ${order(defender.order)}`,
    `fortifications keep off charge, flank and trample: ${fortificationProtects ? 'on' : 'off'}`,
  ];
}

function oddsOf(brief: ArdaBrief, _: string, sample: Sample): Odds {
  const start = mustered(brief);
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
  return sampled(Object.keys(VERDICTS), sample, play, sharedBy(brief));
}

function costOf(force: Force): number {
  return force.reduce((sum, { unit, count }) => sum + unit.cost * count, 0);
}

/** Every round with its dice, those of targeted attacks first, and who is left after it. */
function tell(brief: ArdaBrief, _: string, die: Die): readonly ToldStep[] {
  const start = mustered(brief);
  const steps: ToldStep[] = [];
  let faces: number[] = [];
  const seen: Die = (sides) => {
    const face = die(sides);
    faces.push(face);
    return face;
  };
  const outcome = fight(brief, start, seen, (round, left) => {
    if (round === 0 && faces.length === 0) return;
    const dice = faces.length > 0 ? { faces } : {};
    steps.push({ round, line: round === 0 ? 'The fight in the air' : `Round ${round}`, ...dice });
    steps.push(...sidesTold(start, left).map((line) => ({ round, line })));
    faces = [];
  });
  const [end] = describe({ ...outcome, territory: brief.territory, start });
  return [...steps, { round: outcome.rounds, line: end! }];
}

function sidesTold(start: Sides, left: Sides): readonly string[] {
  return [
    `attacker: ${lossesOf(start.attack, left.attack)}`,
    `defender: ${lossesOf(start.defence, left.defence)}`,
  ];
}

function describe({ verdict, rounds, left, territory, start }: ArdaReport): readonly string[] {
  return [
    `${territory}: ${VERDICTS[verdict]}${rounds === 0 ? '' : `, after ${rounds === 1 ? 'one round' : `${rounds} rounds`}`}`,
    ...sidesTold(start, left),
  ];
}

function lossesOf(start: Force, left: Force): string {
  const lines = start.map(({ unit, count }) => {
    const stands = standing(left, ({ id }) => id === unit.id);
    return `${unit.id.replaceAll('_', ' ')} ${stands} of ${count}`;
  });
  return `${lines.join(', ')} left`;
}
