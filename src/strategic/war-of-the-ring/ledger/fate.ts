/** What became of a place, read from the ledger after a battle: the same four ends as the dice have. */
import { alliancesOf } from './aftermath.ts';
import type { Fate } from '../battle/outcome.ts';
import { standing, unitsAmong, type Ledger } from './ledger.ts';
import type { SiegeLink } from './link.ts';

/**
 * Whoever stands outside while the other is inside besieges him; the besieger who stands alone has taken the place; if only
 * the other is there he holds it (S4, S5). Who comes to a field battle counts as a besieger once he is in. Who is relieved
 * lives, whoever names him (O2).
 */
export function fateIn(ledger: Ledger, link: SiegeLink): Fate {
  const { attacker, defender } = alliancesOf(link);
  const comes = link.mode === 'assault' || link.mode === 'field';
  const [besieger, besieged] = comes ? [attacker, defender] : [defender, attacker];
  const units = (inside: boolean, alliance: typeof attacker): number =>
    unitsAmong(standing(ledger, link.region, inside, alliance)).length;
  const outside = units(false, besieger);
  const within = link.mode === 'relief' ? Math.max(1, units(true, besieged)) : units(true, besieged);
  if (outside > 0) return within > 0 ? 'besieged' : 'captured';
  return within + units(false, besieged) > 0 ? 'held' : 'empty';
}
