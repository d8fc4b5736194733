/** H1, H5: a battle for Arda on the hexes, block by block; between two of them the attacker may go back (R38), and the rest may be left to the dice. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { dieOf } from '../../sample.ts';
import type { BriefProblem, FightMove, FightOver, FightSeat, FightStage, Ground } from '../../siege.ts';
import { quote } from '../../../scenario/problems.ts';
import { fight as fightByDice, musterSides, ROUNDS } from '../battle.ts';
import type { ArdaBrief } from '../brief.ts';
import { sidesAfter } from '../figures.ts';
import { RETREAT } from '../retreat.ts';
import { arda, type ArdaSaid } from '../said.ts';
import type { Role } from '../terrain.ts';
import { ardaBlock } from './block.ts';
import { whyNoField } from './mayFight.ts';
import { fieldOf } from './ground.ts';
import { territoryNamed } from './names.ts';
import { pointsAfterDice } from './rest.ts';
import {
  afterBlock,
  fightOn,
  pointsNow,
  troopsLeft,
  UNFOUGHT,
  type ArdaFight,
  type Standing,
} from './standing.ts';

/** The ground of a battle, or why there is none. */
export function ardaGround(brief: ArdaBrief): Ground {
  const start = musterSides(brief);
  const why = whyNoField(brief, start);
  const field = fieldOf(brief.territory, brief.from);
  if (why !== null || field === null)
    return { ok: false, why: arda(why ?? { say: 'ardaNoMap', territory: territoryNamed(brief.territory) }) };
  const fight = fightOn(brief, start, field);
  return { ok: true, holder: 'defender', stage: (moves) => stageAfter(fight, moves) };
}

/** Where a fight stands: before a block or a decision with what the blocks so far scored, or at its end. */
type Course =
  Readonly<{ type: 'block' | 'choice'; standing: Standing; scored: FightOver['scored'] }> | FightOver;

function stageAfter(fight: ArdaFight, moves: readonly FightMove[]): Result<FightStage, BriefProblem> {
  let course: Course = { type: 'block', standing: UNFOUGHT, scored: [] };
  for (const [at, move] of moves.entries()) {
    const next = afterMove(fight, course, move);
    if ('say' in next) return failed([{ path: `/${at}`, code: 'not-asked', said: arda(next) }]);
    course = next;
  }
  return ok(stageOf(fight, course));
}

function stageOf(fight: ArdaFight, course: Course): FightStage {
  if (course.type === 'over') return course;
  if (course.type === 'choice') return GO_ON;
  const scenario = ardaBlock(fight, course.standing);
  const number = course.standing.fought + 1;
  return { type: 'block', number, paid: ROUNDS, scenario, minutes: scenario.minutes ?? 0 };
}

const STORM = 'storm';
const GO_BACK = 'retreat';

/** By dice nobody retreats, so that the usual answer is to go on. */
const GO_ON: FightStage = {
  type: 'choice',
  seat: 'attacker',
  question: arda({ say: 'ardaGoOn' }),
  options: [
    { id: STORM, label: arda({ say: 'ardaStorm' }) },
    { id: GO_BACK, label: arda({ say: 'ardaRetreat' }) },
  ],
  usual: STORM,
};

/** The course after a move, or why it is not asked for. */
function afterMove(fight: ArdaFight, course: Course, move: FightMove): Course | ArdaSaid {
  if (course.type === 'over') return { say: 'ardaFightIsOver' };
  const { standing, scored } = course;
  switch (move.type) {
    case 'chose':
      if (course.type !== 'choice') return { say: 'ardaNothingToChoose' };
      if (move.option === STORM) return { ...course, type: 'block' };
      if (move.option !== GO_BACK) return { say: 'ardaNotAsked', given: quote(move.option) };
      return overWith(standing.fought, pointsNow(fight, standing), RETREAT, scored);
    case 'fought':
      if (course.type !== 'block') return { say: 'ardaToDecide' };
      return afterFought(fight, standing, afterBlock(fight, standing, move.end), scored);
    case 'rolled':
      if (course.type !== 'block') return { say: 'ardaToDecide' };
      return rolledOut(fight, standing, move.seed, scored);
    default:
      return assertNever(move);
  }
}

/** A fight goes on while both sides have somebody who fights, for ten rounds (R40). */
function afterFought(fight: ArdaFight, before: Standing, now: Standing, scored: FightOver['scored']): Course {
  const after = pointsNow(fight, now);
  const all = [...scored, scoreOf(fight, pointsNow(fight, before), after)];
  const isOver =
    now.fought >= ROUNDS ||
    troopsLeft(fight, now, 'attack').length === 0 ||
    troopsLeft(fight, now, 'defence').length === 0;
  return isOver ? overWith(now.fought, after, {}, all) : { type: 'choice', standing: now, scored: all };
}

/** The dice take up the battle in the round that the hexes have come to. */
function rolledOut(
  fight: ArdaFight,
  standing: Standing,
  seed: number,
  scored: FightOver['scored'],
): FightOver {
  const { brief, start } = fight;
  const before = pointsNow(fight, standing);
  const { left, rounds } = fightByDice(
    brief,
    sidesAfter(start, before),
    dieOf(seed, 0),
    undefined,
    standing.fought,
  );
  return overWith(rounds, pointsAfterDice(start, before, left), {}, scored);
}

function overWith(
  rounds: number,
  steps: FightOver['result']['steps'],
  after: FightOver['result']['after'],
  scored: FightOver['scored'],
): FightOver {
  return { type: 'over', result: { battle: 'battle', rounds, steps, after }, scored };
}

/** Hit points that each side took from the other. */
function scoreOf(
  { figures }: ArdaFight,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readonly<Record<FightSeat, number>> {
  const lossOf = (role: Role): number =>
    figures[role].reduce((sum, { id }) => sum + before[id]! - after[id]!, 0);
  return { attacker: lossOf('defence'), defender: lossOf('attack') };
}
