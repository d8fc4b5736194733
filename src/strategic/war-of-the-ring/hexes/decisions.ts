/** What the players of a fight on hexes are asked between two blocks: the decisions of the strategic battle and no others. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { FightChoice } from '../../siege.ts';
import { NO_ARMY } from '../armies.ts';
import { decisionOf } from '../battle/policies.ts';
import type { BattleState, Decision, BattleOwed, Setting } from '../battle/terms.ts';
import { plain, type Said } from '../../said.ts';
import { ring } from '../said.ts';
import { combatCardName, regionName } from '../wording.ts';
import type { Nation } from '../figures.ts';

type Asked = Extract<BattleOwed, { readonly type: 'choice' | 'part' }>;

type Choice = Extract<Asked, { readonly type: 'choice' }>;

/** The question that is asked now, its options, and what the policies of the odds would take. */
export function choiceOf(setting: Setting, state: BattleState, asked: Asked): FightChoice {
  const usual = decisionOf(setting, state, asked, setting.policies);
  if (asked.type === 'part') {
    return {
      type: 'choice',
      seat: asked.seat,
      question: ring({ say: 'askAdvance', region: regionName(setting.region) }),
      options: [
        { id: 'go-in', label: ring({ say: 'goIn' }) },
        { id: 'stay-out', label: ring({ say: 'stayOut' }) },
      ],
      usual: 'go-in',
    };
  }
  return {
    type: 'choice',
    seat: asked.seat,
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

function questionOf(setting: Setting, state: BattleState, asked: Choice): Said {
  const { round: block } = state;
  const { about } = asked;
  switch (about.type) {
    case 'stand':
      return ring({ say: 'askStand', block });
    case 'declare':
      return ring({ say: 'askDeclare', block });
    case 'card':
      return ring({ say: 'askCard', block });
    case 'go-on':
      return ring({ say: isPressing(setting, state, asked) ? 'askPress' : 'askGoOn', block });
    case 'trim':
      return ring({ say: 'askTrim' });
    case 'event':
    case 'white-rider':
    case 'choose':
    case 'losses':
      return NOTHING;
    default:
      return assertNever(about);
  }
}

/** On the hexes nobody is asked about these. */
const NOTHING = plain('');

function labelOf({ about }: Choice, option: string): Said {
  const [what, whose = ''] = option.split(':') as [string, string?];
  const nation = whose as Nation;
  switch (about.type) {
    case 'stand':
      if (what === 'retreat') return ring({ say: 'retreatTo', region: regionName(whose) });
      return ring({ say: what === 'withdraw' ? 'withdrawIn' : 'standAndFight' });
    case 'declare':
      return ring({ say: option === 'yes' ? 'aCard' : 'noCard' });
    case 'card':
      return option === 'none'
        ? ring({ say: 'noCard' })
        : ring({ say: 'cardTitle', card: combatCardName(option) });
    case 'go-on':
      if (what === 'press') return ring({ say: 'pressElite', nation });
      return ring({ say: what === 'stop' ? 'stop' : 'goOn' });
    case 'trim':
      return ring({ say: 'oneFigure', type: what === 'elite' ? 'elite' : 'regular', nation });
    case 'event':
    case 'white-rider':
    case 'choose':
    case 'losses':
      return plain(option);
    default:
      return assertNever(about);
  }
}
