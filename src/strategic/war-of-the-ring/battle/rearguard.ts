/** Who may attack, and who must stay behind (B10, difference 14). */
import type { NationCounts } from '../brief.ts';
import type { Army } from '../figures.ts';
import { isEmpty, nationsIn, unitsOf } from '../armies.ts';
import { leadership } from './leadership.ts';
import type { BattleState, Setting } from './terms.ts';

/** The figures of nations that are not at war: they may not attack. */
export function idleIn({ atWar }: Setting, { figures }: Army): Army {
  const idle = nationsIn(figures).filter((nation) => !atWar.includes(nation));
  const counts: NationCounts = Object.fromEntries(idle.map((nation) => [nation, figures[nation]]));
  return { figures: counts, characters: [] };
}

/** Whether an army can attack: with a unit at war, and another unit for leaders not at war to stay with (trap 9). */
export function mayAttack(setting: Setting, army: Army): boolean {
  const idle = idleIn(setting, army);
  const warring = unitsOf(army) - unitsOf(idle);
  const guards = isEmpty(idle) || unitsOf(idle) > 0 ? 0 : 1;
  return warring > guards;
}

/** Figures not at war must be in the rearguard, which needs a unit; so does the part that fights, and a leader of it for a Character die (B10). */
export function wrongRearguard(
  setting: Setting,
  state: BattleState,
  stays: Army,
  fights: Army,
): string | null {
  const idle = nationsIn(fights.figures).filter((nation) => !setting.atWar.includes(nation));
  if (idle.length > 0) return `figures of ${idle.join(', ')} are not at war and must stay behind`;
  if (!isEmpty(stays) && unitsOf(stays) === 0) return 'a rearguard needs a unit';
  if (unitsOf(fights) === 0) return 'an attack needs a unit of a nation at war';
  if (setting.by !== 'character') return null;
  const part = {
    ...state,
    sides: { ...state.sides, attacker: { ...state.sides.attacker, army: fights } },
  };
  const led = fights.characters.length > 0 || leadership(setting, part, 'attacker') > 0;
  return led ? null : 'a Character die needs a leader or character in the attack';
}
