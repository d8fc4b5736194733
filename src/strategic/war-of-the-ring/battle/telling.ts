/** A battle told step by step, as its dice decide it: the same dice end it as `autoResolve` does. */
import type { Said } from '../../said.ts';
import type { Die, ToldStep } from '../../siege.ts';
import { joinArmies } from '../armies.ts';
import type { Seat, SiegeBrief } from '../brief/brief.ts';
import { rollOut } from '../quick.ts';
import { ring } from '../said.ts';
import { armyName, regionName } from '../wording.ts';
import { eventTold } from './eventTold.ts';
import { FATES, type BattleOutcome } from './outcome.ts';
import { settingOf } from './setting.ts';
import type { BattleEvent, Setting } from './terms.ts';

/** Tells the battle of a brief, fought with a die under the usual policies: who meets, every event in its round, and the end. */
export function tellBattle(brief: SiegeBrief, die: Die): readonly ToldStep[] {
  const setting = settingOf(brief);
  const { outcome, events } = rollOut(brief, die);
  const steps: ToldStep[] = [{ round: 0, line: meeting(setting, brief) }];
  let round = 0;
  for (const event of events) {
    if (event.type === 'RoundBegun') round = event.round;
    steps.push({ round, line: eventTold(setting, event), ...facesOf(event) });
  }
  return [...steps, ...ending(setting, outcome).map((line) => ({ round, line }))];
}

function meeting({ alliances }: Setting, { region, attacker, defender }: SiegeBrief): Said {
  return ring({
    say: 'meeting',
    region: regionName(region),
    side: alliances.attacker,
    attacker: armyName(attacker),
    defender: armyName(defender),
  });
}

/** The faces of a throw, those that were thrown again after the others. */
function facesOf(event: BattleEvent): Pick<ToldStep, 'faces'> {
  if (event.type !== 'DiceThrown' || event.faces.length === 0) return {};
  return { faces: [...event.faces, ...event.again] };
}

function ending({ alliances }: Setting, { sides, fate }: BattleOutcome): readonly Said[] {
  const tellLeft = (seat: Seat): Said => {
    const { army, rearguard } = sides[seat];
    return ring({ say: 'leftTo', side: alliances[seat], army: armyName(joinArmies(army, rearguard)) });
  };
  return [tellLeft('attacker'), tellLeft('defender'), ring({ say: 'theEnd', verdict: FATES[fate] })];
}
