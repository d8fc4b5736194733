/** Rule 12: a fort assault on the hexes, in one block without end, or why there is none. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { BlockEnd, BriefProblem, FightMove, FightOver, FightStage, Ground } from '../../siege.ts';
import { adjudicate, armiesOf } from '../assault.ts';
import type { AssaultBrief } from '../brief.ts';
import { ix, type IxSaid } from '../said.ts';
import { strengthOf, type MovingArmy } from '../supports.ts';
import { fortBlock } from './block.ts';
import { countersOf, COUNTER_STEPS, STEPS } from './counters.ts';
import { KEEP } from './fort.ts';
import { stormOf, type Storm } from './storm.ts';

/** The ground of a contest: that of its fort, where it is stormed. */
export function fortGround(brief: AssaultBrief): Ground {
  const storm = stormOf(brief);
  if ('say' in storm) return { ok: false, why: ix(storm) };
  const block = fortBlock(storm);
  const first = { type: 'block', number: 1, paid: 0, scenario: block, minutes: block.minutes ?? 0 } as const;
  return { ok: true, holder: 'defender', stage: (moves) => stageAfter(storm, moves, first) };
}

function stageAfter(
  storm: Storm,
  [move, more]: readonly FightMove[],
  first: FightStage,
): Result<FightStage, BriefProblem> {
  if (move === undefined) return ok(first);
  if (move.type === 'chose') return refuse(0, { say: 'ixNothingToChoose' });
  if (more !== undefined) return refuse(1, { say: 'ixFightIsOver' });
  switch (move.type) {
    case 'fought':
      return ok(overWith(storm, stepsAfter(storm, move.end)));
    case 'rolled':
      return ok(overWith(storm, stepsByRule(storm)));
    default:
      return assertNever(move);
  }
}

function refuse(at: number, why: IxSaid): Result<never, BriefProblem> {
  return failed([{ path: `/${at}`, code: 'not-asked', said: ix(why) }]);
}

/** Steps left to those who fought. */
interface StepsLeft {
  readonly garrison: number;
  readonly army: number;
}

/** What is left of both armies. A garrison without a step in the keep has lost the fort, unless nobody is left to take it. */
function stepsAfter({ brief, garrison, army, from }: Storm, { pieces }: BlockEnd): StepsLeft {
  const stepsLeft = (province: string, one: MovingArmy, within: readonly string[] | null): number =>
    countersOf(province, one).reduce((sum, { id, sheet }) => {
      const end = sheet.class === 'unit' ? pieces[id] : undefined;
      const stands = end !== undefined && !end.gone && (within === null || within.includes(end.at));
      return stands ? sum + COUNTER_STEPS - end.lost : sum;
    }, 0);
  const comers = stepsLeft(from, army, null);
  return { garrison: stepsLeft(brief.province, garrison, comers === 0 ? null : KEEP), army: comers };
}

/** As the strengths decide: nobody has lost a step but a garrison that has to go. */
function stepsByRule({ brief, garrison, army }: Storm): StepsLeft {
  const holds = adjudicate(brief).entered === null;
  return { garrison: holds ? STEPS * strengthOf(garrison) : 0, army: STEPS * strengthOf(army) };
}

/** The end of the fight; whoever never came to the wall has lost nothing. */
function overWith({ brief, garrison, army, from }: Storm, left: StepsLeft): FightOver {
  const { province } = brief;
  const others = armiesOf(brief).map((one) => [one.from, STEPS * strengthOf(one)] as const);
  const steps = { ...Object.fromEntries(others), [from]: left.army, [province]: left.garrison };
  const hits = {
    attacker: strengthOf(garrison) - left.garrison / STEPS,
    defender: strengthOf(army) - left.army / STEPS,
  };
  return { type: 'over', result: { battle: province, rounds: 1, steps, after: {} }, scored: [hits] };
}
