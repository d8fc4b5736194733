/** A battle told step by step, as its dice decide it: the same dice end it as `autoResolve` does. */
import type { Die, ToldStep } from '../../siege.ts';
import { joined } from '../armies.ts';
import type { Seat, SiegeBrief } from '../brief/brief.ts';
import { rolledOut } from '../quick.ts';
import { armyText, placeName } from '../wording.ts';
import { FATES, type BattleOutcome } from './outcome.ts';
import { eventSentence, sideName } from './sentences.ts';
import { settingOf } from './setting.ts';
import type { BattleEvent, Setting } from './terms.ts';

/** Tells the battle of a brief, fought with a die under the usual policies: who meets, every event in its round, and the end. */
export function toldBattle(brief: SiegeBrief, die: Die): readonly ToldStep[] {
  const setting = settingOf(brief);
  const { outcome, events } = rolledOut(brief, die);
  const steps: ToldStep[] = [{ round: 0, line: meeting(setting, brief) }];
  let round = 0;
  for (const event of events) {
    if (event.type === 'RoundBegun') round = event.round;
    steps.push({ round, line: eventSentence(setting, event), ...facesOf(event) });
  }
  return [...steps, ...ending(setting, outcome).map((line) => ({ round, line }))];
}

function meeting(setting: Setting, { region, attacker, defender }: SiegeBrief): string {
  const [one, other] = [sideName(setting, 'attacker'), sideName(setting, 'defender')];
  return `At ${placeName(region)} ${one} attacked with ${armyText(attacker)}; ${other} stood with ${armyText(defender)}`;
}

/** The faces of a throw, those that were thrown again after the others. */
function facesOf(event: BattleEvent): Pick<ToldStep, 'faces'> {
  if (event.type !== 'DiceThrown' || event.faces.length === 0) return {};
  return { faces: [...event.faces, ...event.again] };
}

function ending(setting: Setting, { sides, fate }: BattleOutcome): readonly string[] {
  const left = (seat: Seat): string => {
    const { army, rearguard } = sides[seat];
    return `Left to ${sideName(setting, seat)}: ${armyText(joined(army, rearguard))}`;
  };
  return [left('attacker'), left('defender'), `The end: ${FATES[fate]}`];
}
