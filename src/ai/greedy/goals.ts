/** What the triggers of a scenario ask of a side, whoever made it: the hexes where its units are to stand, or to come (2.13, 2.21). */
import type { HexId } from '../../board/hex.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type Condition,
  type PieceId,
  type Side,
  type Trigger,
} from '../../engine/battle.ts';
import { hexOf } from '../../engine/facts/pieces.ts';
import { perBattle } from '../../engine/memory.ts';
import { favours } from './favour.ts';
import type { Mind } from './mind.ts';

/** Hexes that a side wants. */
interface Goal {
  readonly hexes: readonly HexId[];
  /** Whose being there counts; null = every unit of the side. */
  readonly who: ReadonlySet<PieceId> | null;
  /** How many of them have to be there. */
  readonly atLeast: number;
  /** The event that asks for it once, by its place among the triggers; null = it is asked for until the end. */
  readonly once: number | null;
}

/** All goals of a side, and the hexes of those that are everybody's: null where that changes with the events of the game. */
interface Goals {
  readonly all: readonly Goal[];
  /** Those that name pieces: few battles have any, and every unit that moves asks. */
  readonly named: readonly Goal[];
  readonly shared: readonly HexId[] | null;
}

const goalsOf = perBattle((battle) =>
  [DEFENDER, BESIEGER].map((side): Goals => {
    const all = battle.triggers.flatMap((trigger, at) => goalsIn(battle, trigger, side, at));
    const named = all.filter((goal) => !isShared(goal));
    return {
      all,
      named,
      shared: all.some(({ once }) => once !== null) ? null : hexesOf(all.filter(isShared)),
    };
  }),
);

const isShared = ({ who }: Goal): boolean => who === null;
const hexesOf = (goals: readonly Goal[]): readonly HexId[] => [
  ...new Set(goals.flatMap(({ hexes }) => hexes)),
];

function goalsIn(battle: Battle, trigger: Trigger, side: Side, at: number): readonly Goal[] {
  const { when, then } = trigger;
  const once = then.type === 'effects' && then.once ? at : null;
  const favoured = favours(battle, trigger, side);
  const asked = trigger.if.flatMap((one) => goalsOfCondition(battle, one, side, favoured, once));
  if (typeof when === 'string' || favoured !== 1) return asked;
  if (when.type === 'hexesHeld' && when.side === side) return [...asked, { ...when, who: null, once }];
  if (when.type !== 'hexEntered') return asked;
  const who = when.who === null ? null : ownOf(battle, when.who.pieces, side);
  return who?.size === 0 ? asked : [...asked, { hexes: when.hexes, who, atLeast: 1, once }];
}

/** `favoured` = 1 where the side wants the condition to be met, -1 where the other side does, 0 where nobody can tell. */
function goalsOfCondition(
  battle: Battle,
  condition: Condition,
  side: Side,
  favoured: number,
  once: number | null,
): readonly Goal[] {
  switch (condition.type) {
    case 'any':
    case 'all':
      return condition.conditions.flatMap((one) => goalsOfCondition(battle, one, side, favoured, once));
    case 'not':
      return goalsOfCondition(battle, condition.condition, side, -favoured, once);
    case 'holds':
      // Where it harms those who stand there it is a peril of theirs, and nothing to deny them.
      return condition.side === side && favoured !== -1 ? [{ ...condition, who: null, once: null }] : [];
    case 'count': {
      const { hexes, pieces } = condition.who;
      const who = ownOf(battle, pieces, side);
      const isGoal = hexes !== null && who.size > 0 && favoured === 1;
      return isGoal ? [{ hexes, who, atLeast: condition.atLeast, once }] : [];
    }
    default:
      return [];
  }
}

function ownOf({ pieces }: Battle, named: readonly PieceId[], side: Side): ReadonlySet<PieceId> {
  return new Set(named.filter((id) => pieces[id]!.side === side));
}

/** Whether what an event asks for, or threatens with, has not come about yet. */
export const isOpen = ({ state }: Mind, { once }: Pick<Goal, 'once'>): boolean =>
  once === null || (state.story?.fired[once] ?? 0) === 0;

/** The hexes that a side is told to hold or to come to, by whatever trigger of the scenario. */
export function objectives(mind: Mind, side: Side): readonly HexId[] {
  const { all, shared } = goalsOf(mind.battle)[side]!;
  return shared ?? hexesOf(all.filter((goal) => isShared(goal) && isOpen(mind, goal)));
}

/** The hexes to which a unit is to come because it is the one it is, and others are not there already in number; none for most. */
export function ownObjectives(mind: Mind, unit: PieceId): readonly HexId[] {
  const { named } = goalsOf(mind.battle)[mind.side]!;
  if (named.length === 0) return NOWHERE;
  return hexesOf(
    named.filter((goal) => goal.who?.has(unit) && isOpen(mind, goal) && !isMetWithout(mind, goal, unit)),
  );
}

const NOWHERE: readonly HexId[] = [];

function isMetWithout({ state }: Mind, { hexes, who, atLeast }: Goal, unit: PieceId): boolean {
  const there = [...(who ?? [])].filter((id) => {
    const hex = id === unit ? null : hexOf(state, id);
    return hex !== null && hexes.includes(hex);
  });
  return there.length >= atLeast;
}

/** How many goals of a side are done with: the ways to what is left are others then. */
export function goalsDone(mind: Mind): number {
  const { all, shared } = goalsOf(mind.battle)[mind.side]!;
  return shared === null ? all.filter((goal) => !isOpen(mind, goal)).length : 0;
}
