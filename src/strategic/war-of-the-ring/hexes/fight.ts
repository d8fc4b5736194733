/**
 * A fight on hexes from its beginning to its end (4.4): the machine of the strategic battle asks for every decision as it does for
 * dice, and wherever it would throw for a round a block is fought instead.
 */
import { assertNever } from '../../../kernel/assertNever.ts';
import { documentHash } from '../../../kernel/hash.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { dieOf } from '../../sample.ts';
import type {
  BlockEnd,
  BlocksTold,
  BriefProblem,
  Die,
  FightMove,
  FightOver,
  FightStage,
  TacticalResult,
} from '../../siege.ts';
import { decide, takeRoundFromHexes, owedNext } from '../battle/machine.ts';
import { outcomeOf } from '../battle/outcome.ts';
import { resolveBattle, type Resolved } from '../battle/resolve.ts';
import type { BattleEvent, BattleState, Moved, Setting, BattleSide } from '../battle/terms.ts';
import { thrownWith } from '../battle/volley.ts';
import type { Both, Seat, SiegeBrief } from '../brief/brief.ts';
import { stepsOf, type SiegeLink } from '../ledger/link.ts';
import { aliveAfter, endOf, guardOf, staying } from '../quick.ts';
import { figureOf, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import type { Said } from '../../said.ts';
import { ring } from '../said.ts';
import { blockScenario } from './block.ts';
import { accountLines } from './blockAccount.ts';
import { whyLines } from './blockWhy.ts';
import { choiceOf, decisionFor } from './decisions.ts';
import { stepsLost } from './formations.ts';
import { mapIn, type HexGround } from './ground.ts';
import { sidesNow } from './mirror.ts';
import { battleBehind, onward } from '../battle/onward.ts';
import { afterBlock, afterOmens, openBlock, pressElite } from './passage.ts';
import { stepsAfterDice } from './rest.ts';
import { elitesLeft, fightOn, openingStanding, stepsNow, type Fight, type Standing } from './standing.ts';
import { swaysOf } from './sways.ts';

/** A fight under way: the battle behind it, and how the hexes stand. */
interface Course {
  readonly fight: Fight;
  /** As it went out, with the figures of the attacker who stay behind: they fight in no block, and go back over the border with the others. */
  readonly link: SiegeLink;
  readonly setting: Setting;
  /** Both sides of the battle before anything was lost in a block. */
  readonly began: Both<BattleSide>;
  readonly state: BattleState;
  readonly standing: Standing;
  readonly events: readonly BattleEvent[];
  /** Hits that each seat scored, block by block, and how each block came to them. */
  readonly scored: FightOver['scored'];
  readonly told: NonNullable<BlocksTold['told']>;
}

/** What a stage stands for inside: the course it was reached by, or the end. */
type Reached = Readonly<{ type: 'on'; course: Course }> | (FightOver & BlocksTold);

/**
 * Where a fight stands after these moves. `brief`: as the armies stand when the events before the first round are played, and the
 * link by which they went out. A move that is not asked for is refused with its place in the list.
 */
export function fightStage(
  brief: SiegeBrief,
  link: SiegeLink,
  ground: HexGround,
  moves: readonly FightMove[],
): Result<FightStage, BriefProblem> {
  let reached = settle(begin(brief, link, ground));
  for (const [index, move] of moves.entries()) {
    const next = reached.type === 'over' ? ring({ say: 'fightIsOver' }) : makeMove(reached.course, move);
    if ('say' in next)
      return failed([{ path: `/${index}`, code: 'not-asked', said: ring({ say: 'notAsked', why: next }) }]);
    reached = next;
  }
  return ok(reached.type === 'over' ? reached : stageOf(reached.course));
}

function begin(brief: SiegeBrief, link: SiegeLink, ground: HexGround): Course {
  const behind = battleBehind(brief);
  const { setting, state, events } = behind;
  const guard = guardOf(brief, state).figures;
  const stays = staying(link, stepsOf(link), guard);
  const attacker = { ...link.attacker, figures: link.attacker.figures.filter((id) => !stays.includes(id)) };
  const fight = fightOn(brief, { ...link, attacker }, ground, { setting, sides: state.sides });
  const standing = afterOmens(fight, openingStanding(fight));
  const began = state.sides;
  return {
    fight,
    link,
    setting,
    began,
    standing,
    events,
    scored: [],
    told: [],
    state: { ...state, sides: sidesNow(fight, standing, began) },
  };
}

/** A course that goes on, or the end of it. */
function settle(course: Course): Reached {
  const outcome = outcomeOf(course.setting, course.state);
  if (outcome === null) return { type: 'on', course };
  const left = stepsNow(course, course.standing);
  return {
    type: 'over',
    result: resultOf(course, { outcome, events: course.events }, left),
    scored: course.scored,
    told: course.told,
  };
}

function resultOf(
  { fight, link, standing }: Course,
  { outcome }: Resolved,
  fought: Readonly<Record<FigureId, number>>,
): TacticalResult {
  const { brief } = fight;
  const { fallen: killed, after } = endOf(brief, link, outcome, fought);
  const dead = [...new Set([...killed, ...standing.fallen])];
  return { battle: link.battle, rounds: outcome.rounds, steps: fought, after: { ...after, fallen: dead } };
}

function makeMove(course: Course, move: FightMove): Reached | Said {
  const { setting, state } = course;
  const asked = owedNext(setting, state);
  switch (move.type) {
    case 'rolled':
      return rolledOn(course, move.seed);
    case 'fought':
      return asked.type === 'dice' ? foughtOn(course, move) : ring({ say: 'decisionAsked' });
    case 'chose': {
      if (asked.type !== 'choice' && asked.type !== 'part') return ring({ say: 'blockAsked' });
      const decision = decisionFor(setting, state, asked, move.option);
      if (decision === null) return ring({ say: 'optionNotOpen', option: move.option });
      const next = decide(setting, state, decision);
      if (!next.ok) return ring(next.problems[0]!.reason);
      return wentOn(course, drivenOn(course, move.option), next.value);
    }
    default:
      return assertNever(move);
  }
}

/** The block that was asked for has been fought to this end; what happened in it is told, where it was kept. */
function foughtOn(course: Course, { end, deeds }: Extract<FightMove, { type: 'fought' }>): Reached {
  const { fight, setting, state, standing: began } = course;
  const swayed = swaysOf(fight, began, state.cards);
  const opened = openBlock(fight, began, swayed);
  const { standing, account } = afterBlock(fight, opened, swayed, end, dieBetween(fight, end));
  const after = sidesOf(course, standing);
  const { link } = fight;
  const map = mapIn(fight.ground, began.number);
  const sides = { before: state.sides, after };
  const lines = [
    ...(deeds === undefined ? [] : whyLines({ link, map, account, deeds })),
    ...accountLines({ link, account, began: began.losses, sides }),
  ];
  const scored = [...course.scored, scoredIn(fight, began, standing)];
  const told = [...course.told, lines];
  return wentOn({ ...course, scored, told }, standing, takeRoundFromHexes(setting, state, after));
}

/** The dice after a block: drawn from the seed of the brief and from how it ended, so that no two blocks share them. */
function dieBetween({ brief }: Fight, end: BlockEnd): Die {
  return dieOf(brief.seed, Number.parseInt(documentHash(end).slice(0, 8), 16));
}

/** Both sides as the hexes have left them, with the cards they still hold. */
function sidesOf({ fight, began, state }: Course, standing: Standing): Both<BattleSide> {
  const { attacker, defender } = state.sides;
  return sidesNow(fight, standing, {
    attacker: { ...began.attacker, hand: attacker.hand },
    defender: { ...began.defender, hand: defender.hand },
  });
}

/** The hits that each seat scored between two standings: what the units of the other lost, four steps a hit. */
function scoredIn({ link }: Fight, before: Standing, after: Standing): FightOver['scored'][number] {
  const hitsOn = (seat: Seat): number => stepsLost(link, seat, before.losses, after.losses) / STEPS_OF_HIT;
  return { attacker: hitsOn('defender'), defender: hitsOn('attacker') };
}

/** An elite of the nation that presses on loses a hit: the first that is in the line (A2, A6). */
function drivenOn({ fight, standing }: Course, option: string): Standing {
  if (!option.startsWith('press:')) return standing;
  const nation = option.slice('press:'.length);
  const elite = elitesLeft(fight, standing, 'attacker').find((id) => figureOf(id).nation === nation);
  return elite === undefined ? standing : pressElite(standing, elite);
}

function wentOn(course: Course, standing: Standing, next: Moved): Reached {
  const on = onward(course.setting, next);
  return settle({ ...course, standing, state: on.state, events: [...course.events, ...on.events] });
}

/** The rest is left to the dice of the strategic game, under the policies of the odds. */
function rolledOn(course: Course, seed: number): Reached {
  const { fight, setting, state, standing } = course;
  const end = resolveBattle(
    setting,
    { state, events: course.events },
    setting.policies,
    thrownWith(dieOf(seed, 0)),
  );
  return {
    type: 'over',
    result: resultOf(course, end, stepsAfterDice(course, standing, aliveAfter(fight.brief, end))),
    scored: course.scored,
    told: course.told,
  };
}

function stageOf({ fight, setting, state, standing, told }: Course): FightStage {
  const asked = owedNext(setting, state);
  if (asked.type === 'choice' || asked.type === 'part') return { ...choiceOf(setting, state, asked), told };
  const swayed = swaysOf(fight, standing, state.cards);
  const scenario = blockScenario(fight, openBlock(fight, standing, swayed), swayed);
  const paid = setting.mode === 'assault' ? state.round + state.paid - 1 : 0;
  return { type: 'block', number: state.round, paid, scenario, minutes: scenario.minutes ?? 0, told };
}
