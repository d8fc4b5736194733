/** A battle as far as it goes by itself, without a die: from its brief to the first decision of a player, and from each to the next. */
import type { SiegeBrief } from '../brief/brief.ts';
import { beginBattle, decide, owedNext, takeTallies } from './machine.ts';
import { decisionOf } from './policies.ts';
import { mustersOf, settingOf } from './setting.ts';
import type { BattleState, Moved, Setting } from './terms.ts';
import { NO_TALLY } from './volley.ts';

/** The battle behind a fight as its first round begins: the events before it are over, the rearguard is named, and Gandalf the White has chosen. */
export function battleBehind(brief: SiegeBrief): Moved & Readonly<{ setting: Setting }> {
  const setting = { ...settingOf(brief), events: { attacker: [], defender: [] } };
  const start = beginBattle(setting, mustersOf(brief));
  if (!start.ok) throw new Error(`a brief that was read does not begin: ${JSON.stringify(start.problems)}`);
  return { setting, ...onward(setting, start.value) };
}

/** Goes on by itself to the next decision of a player or the next round: what cards ask of their players is chosen as in every table of odds, and no die falls. */
export function onward(setting: Setting, before: Moved): Moved {
  let { state } = before;
  const events = [...before.events];
  for (;;) {
    const asked = owedNext(setting, state);
    if (asked.type === 'nothing') return { state, events };
    if (asked.type === 'dice' && asked.purpose === 'combat') return { state, events };
    if (asked.type === 'choice' && isPlayers(asked.about.type)) return { state, events };
    if (asked.type === 'part' && asked.about.type === 'advance') return { state, events };
    const next =
      asked.type === 'dice'
        ? takeTallies(
            setting,
            state,
            asked.volleys.map(() => ({ tally: NO_TALLY })),
          )
        : mustDecide(setting, state, decisionOf(setting, state, asked, setting.policies));
    state = next.state;
    events.push(...next.events);
  }
}

function isPlayers(about: string): boolean {
  return (
    about === 'stand' || about === 'declare' || about === 'card' || about === 'go-on' || about === 'trim'
  );
}

function mustDecide(setting: Setting, state: BattleState, decision: Parameters<typeof decide>[2]): Moved {
  const next = decide(setting, state, decision);
  if (!next.ok) throw new Error(`a policy may not: ${JSON.stringify(next.problems)}`);
  return next.value;
}
