/** What the players of a fight on hexes are asked between two blocks, in words: the decisions of the strategic battle and no others. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { FightChoice } from '../../siege.ts';
import { NO_ARMY } from '../armies.ts';
import { decisionOf } from '../battle/policies.ts';
import type { BattleState, Decision, Owed, Setting } from '../battle/terms.ts';
import { nationName, placeName } from '../wording.ts';
import type { Nation } from '../figures.ts';

type Asked = Extract<Owed, { readonly type: 'choice' | 'part' }>;

type Choice = Extract<Asked, { readonly type: 'choice' }>;

/** The question that is asked now, its options, and what the policies of the odds would take. */
export function choiceOf(setting: Setting, state: BattleState, asked: Asked): FightChoice {
  const usual = decisionOf(setting, state, asked, setting.policies);
  if (asked.type === 'part') {
    return {
      type: 'choice',
      seat: asked.seat,
      about: 'advance',
      question: `Does the army go into ${placeName(setting.region)}?`,
      options: [
        { id: 'go-in', label: 'go in' },
        { id: 'stay-out', label: 'stay where it is' },
      ],
      usual: 'go-in',
    };
  }
  return {
    type: 'choice',
    seat: asked.seat,
    about: isPressing(setting, state, asked) ? 'press' : asked.about.type,
    question: questionOf(setting, state, asked),
    options: asked.options.map((id) => ({ id, label: labelOf(asked, id) })),
    usual: usual.type === 'choose' ? usual.option : (asked.options[0] ?? 'none'),
  };
}

/** The decision that an option stands for; null where there is no such option. */
export function decisionFor(
  setting: Setting,
  state: BattleState,
  asked: Asked,
  option: string,
): Decision | null {
  if (asked.type === 'choice') return asked.options.includes(option) ? { type: 'choose', option } : null;
  if (option === 'stay-out') return { type: 'part', army: NO_ARMY };
  if (option !== 'go-in') return null;
  return decisionOf(setting, state, asked, setting.policies);
}

/** Whether no block is paid for any more, so that only an elite can buy another (A2). */
function isPressing({ mode }: Setting, { paid }: BattleState, { about }: Choice): boolean {
  return about.type === 'go-on' && mode === 'assault' && paid <= 1;
}

function questionOf(setting: Setting, state: BattleState, asked: Choice): string {
  const { round } = state;
  const { about } = asked;
  switch (about.type) {
    case 'stand':
      return `Block ${round}: does the defender stand?`;
    case 'declare':
      return `Block ${round}: do you play a combat card?`;
    case 'card':
      return `Block ${round}: which combat card?`;
    case 'go-on':
      return isPressing(setting, state, asked)
        ? `Block ${round} is over, and no other is paid for. Do you drive an elite on?`
        : `Block ${round} is over. Do you go on?`;
    case 'trim':
      return 'Too many units stand there. Which goes to reinforcements?';
    case 'event':
    case 'white-rider':
    case 'choose':
    case 'losses':
      return '';
    default:
      return assertNever(about);
  }
}

function labelOf({ about }: Choice, option: string): string {
  const [what, whose] = option.split(':') as [string, string | undefined];
  const nation = (): string => nationName(whose as Nation);
  switch (about.type) {
    case 'stand':
      if (what === 'retreat') return `retreat to ${placeName(whose!)}`;
      return what === 'withdraw' ? 'withdraw into the hold' : 'stand and fight';
    case 'declare':
      return option === 'yes' ? 'a card' : 'no card';
    case 'card':
      return option === 'none' ? 'no card' : option;
    case 'go-on':
      if (what === 'press')
        return `drive on an elite of ${nation()}: it becomes a regular, and one more block is fought`;
      return what === 'stop' ? 'stop' : 'go on';
    case 'trim':
      return `${what === 'elite' ? 'an elite' : 'a regular'} of ${nation()}`;
    case 'event':
    case 'white-rider':
    case 'choose':
    case 'losses':
      return option;
    default:
      return assertNever(about);
  }
}
