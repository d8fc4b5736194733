/** Who may attack, and who must stay behind (B10, difference 14). */
import type { NationCounts } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { isEmpty, nationsIn, sumOf, unitsOf, without } from '../armies.ts';
import { leadingElites } from './leadership.ts';
import { ring, type RingSaid } from '../said.ts';
import type { Setting } from './terms.ts';

/** The figures of nations that are not at war: they may not attack. */
export function idleIn({ atWar }: Setting, { figures }: Army): Army {
  const idle = nationsIn(figures).filter((nation) => !atWar.includes(nation));
  const counts: NationCounts = Object.fromEntries(idle.map((nation) => [nation, figures[nation]]));
  return { figures: counts, characters: [] };
}

/**
 * Why an army cannot attack; null: it can. It needs a unit at war, another unit for leaders not at war to stay with
 * (trap 9), and for a Character die somebody at war who leads (B10).
 */
export function whyNoAttack(setting: Setting, army: Army): RingSaid | null {
  const idle = idleIn(setting, army);
  const warring = unitsOf(army) - unitsOf(idle);
  const guards = isEmpty(idle) || unitsOf(idle) > 0 ? 0 : 1;
  if (warring <= guards) return { say: 'attackWithoutWar' };
  return whyUnled(setting, without(army, idle));
}

function whyUnled(setting: Setting, { figures, characters }: Army): RingSaid | null {
  const leaders = sumOf(figures, 'leader') + sumOf(figures, 'nazgul') + leadingElites(setting, figures);
  const led = setting.by !== 'character' || characters.length > 0 || leaders > 0;
  return led ? null : { say: 'dieWithoutLeader' };
}

/** Why so many may not stay behind: figures not at war must, a rearguard needs a unit, and so does the part that fights, with its leader (B10). */
export function wrongRearguard(setting: Setting, stays: Army, fights: Army): RingSaid | null {
  const idle = nationsIn(fights.figures).filter((nation) => !setting.atWar.includes(nation));
  if (idle.length > 0)
    return { say: 'idleStay', nations: idle.map((nation) => ring({ say: 'nationName', nation })) };
  if (!isEmpty(stays) && unitsOf(stays) === 0) return { say: 'rearguardWithoutUnit' };
  if (unitsOf(fights) === 0) return { say: 'attackWithoutWar' };
  return whyUnled(setting, fights);
}
