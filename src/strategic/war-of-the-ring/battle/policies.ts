/** What a policy decides where no player does. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Both } from '../brief/brief.ts';
import type { Policy } from '../brief/policy.ts';
import type { Army } from '../figures.ts';
import { countOf, isEmpty, joinArmies, nationsIn, NO_ARMY, NO_FIGURES, unitsOf, without } from '../armies.ts';
import { nazgulLeadership } from './leadership.ts';
import { characterOf } from '../facts.ts';
import { idleIn, wrongRearguard } from './rearguard.ts';
import type { BattleState, Decision, BattleOwed, Setting } from './terms.ts';

/** What a policy decides, where a decision is owed. */
export function decisionOf(
  setting: Setting,
  state: BattleState,
  owed: Exclude<BattleOwed, { readonly type: 'dice' | 'nothing' }>,
  policies: Both<Policy>,
): Decision {
  const policy = policies[owed.seat];
  if (owed.type === 'part') {
    const army = owed.about.type === 'rearguard' ? stayingIn(setting, state) : goingIn(state);
    return { type: 'part', army };
  }
  return { type: 'choose', option: optionOf(setting, state, owed, policy) };
}

/** Only who is not at war stays behind, and a unit with him: a regular rather than an elite, and none that the attack needs. */
function stayingIn(setting: Setting, { sides: { attacker } }: BattleState): Army {
  const stays = idleIn(setting, attacker.army);
  if (isEmpty(stays) || unitsOf(stays) > 0) return stays;
  const fights = without(attacker.army, stays);
  const nations = nationsIn(fights.figures);
  const guards = (['regular', 'elite'] as const).flatMap((type) =>
    nations
      .filter((nation) => countOf(fights.figures, nation, type) > 0)
      .map((nation) => ({ figures: { [nation]: { ...NO_FIGURES, [type]: 1 } }, characters: [] })),
  );
  const spared = guards.find((one) => wrongRearguard(setting, one, without(fights, one)) === null);
  return spared === undefined ? stays : joinArmies(stays, spared);
}

/** Everybody goes in who can. */
function goingIn({ sides: { attacker } }: BattleState): Army {
  if (unitsOf(attacker.army) === 0) return NO_ARMY;
  const rooted = attacker.army.characters.filter((id) => characterOf(id)?.level === 0);
  return without(attacker.army, { figures: {}, characters: rooted });
}

type Choice = Extract<BattleOwed, { readonly type: 'choice' }>;

function optionOf(
  setting: Setting,
  state: BattleState,
  { about, options, seat }: Choice,
  policy: Policy,
): string {
  const first = options[0] ?? 'none';
  const among = (wanted: string): string => (options.includes(wanted) ? wanted : first);
  switch (about.type) {
    case 'white-rider':
      return among(nazgulLeadership(state, opponent(seat)) >= 2 ? 'yes' : 'no');
    case 'stand':
      return among(policy.hold === 'withdraw' && !about.scouts ? 'withdraw' : 'stand');
    case 'declare':
      return among(policy.cards === 'none' ? 'no' : 'yes');
    case 'card':
      return policy.cards === 'none' ? first : (options.find((option) => option !== 'none') ?? 'none');
    case 'choose':
      return options.at(options[0] === '0' ? 1 : -1) ?? first;
    case 'losses':
      return lossOf(options, policy);
    case 'go-on':
      return goOn(setting, state, options, policy);
    case 'trim':
    case 'event':
      return first;
    default:
      return assertNever(about);
  }
}

function lossOf(options: readonly string[], { losses }: Policy): string {
  const order = losses === 'keep elites' ? ['regular', 'reduce', 'elite'] : ['reduce', 'regular', 'elite'];
  for (const kind of order) {
    const found = options.find((option) => option.startsWith(kind));
    if (found !== undefined) return found;
  }
  return options[0]!;
}

/** The rounds paid for are fought; beyond them, and in the field, it is a matter of policy. */
function goOn(
  { mode }: Setting,
  { sides }: BattleState,
  options: readonly string[],
  { press }: Policy,
): string {
  const on = options.find((option) => option !== 'stop');
  if (on === undefined) return 'stop';
  if (mode === 'assault' && on === 'go-on') return on;
  if (press === 'never') return 'stop';
  const outnumbered = unitsOf(sides.attacker.army) < unitsOf(sides.defender.army);
  return press === 'while not outnumbered' && outnumbered ? 'stop' : on;
}
