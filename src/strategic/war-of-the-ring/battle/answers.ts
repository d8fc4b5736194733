/** What follows from a decision. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { characterOf } from '../facts.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { letCardAct } from './acts.ts';
import { endBattle, garrisonTrim, nextRound } from './agenda.ts';
import { contains, isEmpty, joinArmies, sumOf, unitsOf, without } from '../armies.ts';
import { takeLoss, paidBy, partsOfOption, reduceElite, trimFigure, type Loss } from './casualties.ts';
import { eventActed } from './events.ts';
import { wrongRearguard } from './rearguard.ts';
import type {
  BattleState,
  ChoiceStep,
  Moved,
  PartStep,
  DecisionRefusal,
  Setting,
  BattleSide,
  BattleStep,
} from './terms.ts';
import type { RingSaid } from '../said.ts';
import { characterName } from '../wording.ts';

/** The most units in one region (B1). */
const STACK = 10;

/** What follows when an open option is chosen at the step at the head of the agenda. */
export function carryOutOption(
  setting: Setting,
  before: BattleState,
  step: ChoiceStep,
  option: string,
): Moved {
  const state = { ...before, agenda: before.agenda.slice(1) };
  switch (step.type) {
    case 'event':
      return eventActed(state, step, option);
    case 'white-rider':
      return option === 'yes' ? cowing(state, step.seat) : { state, events: [] };
    case 'stand':
      return standing(setting, state, option);
    case 'declare':
      return declarePlay(state, step.seat, option === 'yes');
    case 'card':
      return { state: option === 'none' ? state : chooseCard(state, step.seat, option), events: [] };
    case 'choose': {
      const { state: after, first, events } = letCardAct(setting, state, { ...step, type: 'act' }, option);
      return { state: { ...after, agenda: [...first, ...after.agenda] }, events };
    }
    case 'losses': {
      const side = state.sides[step.seat];
      const loss = option as Loss;
      const left: BattleStep = { ...step, hits: step.hits - paidBy(setting.rules, side, loss) };
      const after = withSide(state, step.seat, takeLoss(setting.rules, side, loss));
      return {
        state: { ...after, agenda: [left, ...state.agenda] },
        events: [{ type: 'LossTaken', seat: step.seat, loss }],
      };
    }
    case 'go-on':
      return goingOn(setting, state, option);
    case 'trim':
      return trimming(state, step, option);
    default:
      return assertNever(step);
  }
}

function withSide(state: BattleState, seat: Seat, side: BattleSide): BattleState {
  return { ...state, sides: { ...state.sides, [seat]: side } };
}

/** Gandalf the White gives up his leadership: that of all Nazgûl is cancelled for the battle. */
function cowing(state: BattleState, seat: Seat): Moved {
  const own = state.sides[seat];
  const enemy = state.sides[opponent(seat)];
  const given = withSide(state, seat, { ...own, spent: [...own.spent, 'gandalf-white'] });
  return {
    state: withSide(given, opponent(seat), { ...enemy, cowed: true }),
    events: [{ type: 'NazgulCowed' }],
  };
}

/** Whoever declares no card chooses none; that a hand is empty is not worth a word. */
function declarePlay(state: BattleState, seat: Seat, plays: boolean): Moved {
  const agenda = plays
    ? state.agenda
    : state.agenda.filter((step) => step.type !== 'card' || step.seat !== seat);
  const empty = state.sides[seat].hand.length === 0;
  return { state: { ...state, agenda }, events: empty ? [] : [{ type: 'CardDeclared', seat, plays }] };
}

function chooseCard(state: BattleState, seat: Seat, title: string): BattleState {
  const side = state.sides[seat];
  const at = side.hand.indexOf(title);
  const hand = side.hand.filter((_, index) => index !== at);
  return { ...withSide(state, seat, { ...side, hand }), cards: { ...state.cards, [seat]: title } };
}

/** Whoever has level 0 stays where he is when his army retreats (F2, difference 11); into a hold he goes with it. */
function standing(setting: Setting, state: BattleState, option: string): Moved {
  if (option === 'stand') return { state, events: [{ type: 'Stood' }] };
  if (option === 'withdraw') return endBattle(setting, state, { type: 'withdrawn' });
  const to = option.slice('retreat:'.length);
  const { defender } = state.sides;
  const leftBehind = defender.army.characters.filter((id) => characterOf(id)?.level === 0);
  const army = without(defender.army, { figures: {}, characters: leftBehind });
  const gone = { ...withSide(state, 'defender', { ...defender, army }), leftBehind };
  const over = endBattle(setting, gone, { type: 'retreated', to });
  const there = setting.havens.find(({ region }) => region === to)?.units ?? 0;
  const trim: BattleStep = { type: 'trim', seat: 'defender', excess: there + unitsOf(army) - STACK };
  const stays = leftBehind.map((id) => ({ type: 'LeftBehind' as const, id }));
  return {
    state: { ...over.state, agenda: [trim, ...over.state.agenda] },
    events: [...over.events, ...stays],
  };
}

function goingOn(setting: Setting, state: BattleState, option: string): Moved {
  if (option === 'stop') return endBattle(setting, state, { type: 'stopped' });
  if (option === 'go-on') {
    return nextRound(setting, state, setting.mode === 'assault' ? state.paid - 1 : state.paid);
  }
  const [, nation] = partsOfOption(option);
  const pressed = withSide(state, 'attacker', reduceElite(setting.rules, state.sides.attacker, nation));
  const next = nextRound(setting, pressed, 1);
  return { state: next.state, events: [{ type: 'Pressed', nation }, ...next.events] };
}

function trimming(
  state: BattleState,
  step: Extract<BattleStep, { readonly type: 'trim' }>,
  figure: string,
): Moved {
  const { seat, excess } = step;
  const before = state.sides[seat];
  const after = trimFigure(before, figure);
  const went = without(before.army, after.army);
  const advanced =
    seat === 'attacker' && state.advanced !== null ? without(state.advanced, went) : state.advanced;
  const agenda = [{ ...step, excess: excess - 1 }, ...state.agenda];
  return {
    state: { ...withSide(state, seat, after), advanced, agenda },
    events: [{ type: 'Trimmed', seat, figure }],
  };
}

/** What follows when a part of the attacker stays behind, or goes into the region. */
export function partArmy(
  setting: Setting,
  before: BattleState,
  { type }: PartStep,
  part: Army,
): Result<Moved, DecisionRefusal> {
  const state = { ...before, agenda: before.agenda.slice(1) };
  const { attacker } = state.sides;
  if (!contains(attacker.army, part)) {
    return failed([{ rule: 'B1', reason: { say: 'noSuchFigures' } }]);
  }
  const rest = without(attacker.army, part);
  if (type === 'rearguard') {
    const wrong = wrongRearguard(setting, part, rest);
    if (wrong !== null) return failed([{ rule: 'B10', reason: wrong }]);
    const next = withSide(state, 'attacker', {
      ...attacker,
      army: rest,
      rearguard: joinArmies(attacker.rearguard, part),
    });
    return ok({ state: next, events: isEmpty(part) ? [] : [{ type: 'RearguardLeft', army: part }] });
  }
  const wrong = wrongAdvance(part, rest, attacker.rearguard);
  if (wrong !== null) return failed([{ rule: 'F3', reason: wrong }]);
  return ok({
    state: { ...state, advanced: part, agenda: [...settling(setting, state, part), ...state.agenda] },
    events: isEmpty(part) ? [] : [{ type: 'Advanced', army: part }],
  });
}

/** Leaders of the Free Peoples go only with units and stay only with units; whoever has level 0 stays. */
function wrongAdvance(goes: Army, rest: Army, rearguard: Army): RingSaid | null {
  const rooted = goes.characters.filter((id) => characterOf(id)?.level === 0);
  if (rooted.length > 0) return { say: 'neverLeaves', who: rooted.map(characterName) };
  if (unitsOf(goes) === 0 && !isEmpty(goes)) return { say: 'advanceWithoutUnit' };
  const alone = sumOf(rest.figures, 'leader') > 0 && unitsOf(rest) + unitsOf(rearguard) === 0;
  return alone ? { say: 'leaderAlone' } : null;
}

/** What coming in brings: the garrison is trimmed now (S2), the reliever where he and the relieved are more than ten (B1). */
function settling({ mode, rules, inside }: Setting, state: BattleState, part: Army): readonly BattleStep[] {
  if (unitsOf(part) === 0) return [];
  if (mode === 'relief') return [{ type: 'trim', seat: 'attacker', excess: inside + unitsOf(part) - STACK }];
  const siege = state.ending?.type === 'withdrawn' && rules === 'published';
  return siege ? [garrisonTrim(unitsOf(state.sides.defender.army))] : [];
}
