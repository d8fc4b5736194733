/** What is owed, and what may be chosen: read from the head of the agenda. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import { countOf, nationsIn } from '../armies.ts';
import { lossesOpen, replacementFrom, trimsOpen } from './casualties.ts';
import { choicesOf } from './choices.ts';
import { whyNotPlayable, playableCards } from './conditions.ts';
import { eventChoices } from './events.ts';
import { nazgulLeadership } from './leadership.ts';
import type { RingSaid } from '../said.ts';
import type {
  BattleState,
  ChoiceStep,
  BattleOwed,
  PartStep,
  Setting,
  SilentStep,
  BattleStep,
} from './terms.ts';

/** A field battle of the guide ends with this round, unless an elite is reduced (difference 7). */
const LAST_FIELD_ROUND = 5;

/** What is owed next. */
export function owedNext(setting: Setting, state: BattleState): BattleOwed {
  const step = state.agenda[0];
  if (step === undefined) return { type: 'nothing' };
  if (step.type === 'throw') return { type: 'dice', purpose: step.purpose, volleys: step.volleys };
  if (isSilent(step)) return { type: 'nothing' };
  if (isPart(step)) return { type: 'part', about: step, ...askedBy(step) };
  return { type: 'choice', about: step, options: optionsOf(setting, state, step), ...askedBy(step) };
}

const SILENT: ReadonlySet<BattleStep['type']> = new Set<SilentStep['type']>([
  'begin',
  'reveal',
  'act',
  'roll',
  'throw',
  'casualties',
  'check',
]);

/** Whether nobody is asked about a step. */
export function isSilent(step: BattleStep): step is SilentStep {
  return SILENT.has(step.type);
}

/** Whether a part of an army is asked for. */
export function isPart(step: BattleStep): step is PartStep {
  return step.type === 'rearguard' || step.type === 'advance';
}

/** Who is asked by a step, and under which rule. */
export function askedBy(step: ChoiceStep | PartStep): { readonly seat: Seat; readonly rule: string } {
  switch (step.type) {
    case 'event':
      return { seat: step.seat, rule: '4.5' };
    case 'rearguard':
      return { seat: 'attacker', rule: 'B10' };
    case 'white-rider':
      return { seat: step.seat, rule: 'B3' };
    case 'stand':
      return { seat: 'defender', rule: step.scouts ? 'B6' : 'S1, F2' };
    case 'declare':
    case 'card':
    case 'choose':
      return { seat: step.seat, rule: 'B6' };
    case 'losses':
      return { seat: step.seat, rule: 'B7' };
    case 'go-on':
      return { seat: 'attacker', rule: 'B6, A2, A4' };
    case 'advance':
      return { seat: 'attacker', rule: 'F3, S2' };
    case 'trim':
      return { seat: step.seat, rule: 'B1, S2' };
    default:
      return assertNever(step);
  }
}

/** What may be chosen at a step. */
export function optionsOf(setting: Setting, state: BattleState, step: ChoiceStep): readonly string[] {
  switch (step.type) {
    case 'event':
      return eventChoices(setting, state, step.seat, step.card);
    case 'white-rider':
      return mayCow(state, step.seat) ? ['no', 'yes'] : ['no'];
    case 'stand':
      return standing(setting, state, step.scouts);
    case 'declare':
      return playableCards(setting, state, step.seat).length === 0 ? ['no'] : ['no', 'yes'];
    case 'card': {
      const cards = playableCards(setting, state, step.seat);
      return step.declared ? cards : ['none', ...cards];
    }
    case 'choose':
      return choicesOf(state, step);
    case 'losses':
      return lossesOpen(setting.rules, state.sides[step.seat], step.hits);
    case 'go-on':
      return goingOn(setting, state);
    case 'trim':
      return trimsOpen((trimmedArmy(state, step.seat) ?? state.sides[step.seat].army).figures);
    default:
      return assertNever(step);
  }
}

/** The part of the attacker that went in is trimmed, not who stayed behind. */
function trimmedArmy(state: BattleState, seat: Seat): BattleState['advanced'] {
  return seat === 'attacker' ? state.advanced : null;
}

function mayCow(state: BattleState, seat: Seat): boolean {
  const rider = state.sides[seat].army.characters.includes('gandalf-white');
  return rider && nazgulLeadership(state, opponent(seat)) > 0;
}

/** Stand and fight; withdraw into one's own hold, before every round (S1); or retreat, once a round was fought (F2, B6) or by Scouts. */
function standing({ mode, hold, havens }: Setting, state: BattleState, scouts: boolean): readonly string[] {
  const withdraw = mode === 'field' && hold === 'defender' ? ['withdraw'] : [];
  const retreats = state.round > 1 || scouts ? havens.map(({ region }) => `retreat:${region}`) : [];
  return ['stand', ...withdraw, ...retreats];
}

/** Stop, go on, or press on by reducing an elite: an assault within the rounds paid and beyond them (A2, A4), a field battle without end, by the guide five rounds. */
function goingOn({ mode, rules }: Setting, state: BattleState): readonly string[] {
  const used = mode === 'assault' ? state.paid <= 1 : rules === 'guide' && state.round >= LAST_FIELD_ROUND;
  return used ? ['stop', ...presses(rules, state)] : ['stop', 'go-on'];
}

/** Pressing costs exactly one hit on an elite, which needs a regular to become (A6, ruling 1). */
function presses(rules: Setting['rules'], { sides: { attacker } }: BattleState): readonly string[] {
  const { figures } = attacker.army;
  return nationsIn(figures)
    .filter((nation) => countOf(figures, nation, 'elite') > 0)
    .filter((nation) => replacementFrom(rules, attacker, nation) !== null)
    .map((nation) => `press:${nation}`);
}

/** Why an option that is not open is refused. */
export function refusalOf(setting: Setting, state: BattleState, step: ChoiceStep, option: string): RingSaid {
  const open = optionsOf(setting, state, step);
  if (step.type === 'go-on' && option.startsWith('press:')) {
    return { say: 'pressTooSoon' };
  }
  const why = step.type === 'card' ? whyNotPlayable(setting, state, step.seat, option) : null;
  if (why !== null) return why;
  if (step.type === 'stand' && option === 'withdraw') return { say: 'noOwnHold' };
  if (step.type === 'stand' && option.startsWith('retreat:'))
    return state.round === 1 && !step.scouts ? { say: 'retreatTooSoon' } : { say: 'retreatElsewhere' };

  return { say: 'notOpen', option, round: state.round, open: open.join(', ') };
}
