/** From a brief to the setting of its battle, and what each side brings. */
import { allianceOf, cardOf, isSettled, regionOf } from '../facts.ts';
import type { Both, NationCounts, Seat, SiegeBrief } from '../brief/brief.ts';
import type { Alliance, Army } from '../figures.ts';
import { nationsIn, NO_ARMY, unitsOf } from '../armies.ts';
import { startOf } from '../brief/sides.ts';
import { DENETHORS_FOLLY, FIGHTING_URUK_HAI, GROND, HELP_UNLOOKED_FOR, isInForce } from '../eventIds.ts';
import { actsBefore } from './events.ts';
import type { Muster } from './machine.ts';
import type { Haven, Setting } from './terms.ts';

/** The setting of the battle of a brief. */
export function settingOf(brief: SiegeBrief): Setting {
  const { rules, region, mode, by, atWar, players, fellowship, cards } = brief;
  const attacking = allianceIn(brief.attacker);
  const alliances: Both<Alliance> = {
    attacker: attacking,
    defender: attacking === 'free' ? 'shadow' : 'free',
  };
  const inside = unitsOf(brief.inside);
  const fewer = isInForce(cards, HELP_UNLOOKED_FOR) ? inside : 0;
  return {
    rules,
    region,
    mode,
    alliances,
    ground: groundOf(region),
    hold: holderOf(brief),
    by,
    atWar,
    players: players.number,
    saruman: [...brief.inPlay, ...everybody(brief)].includes('saruman'),
    fellowship,
    roundsPaid: brief.roundsPaid,
    firstRoundLocked: isInForce(cards, GROND) || isInForce(cards, FIGHTING_URUK_HAI),
    freeCardsBarred: isInForce(cards, DENETHORS_FOLLY),
    fewer: { attacker: 0, defender: fewer },
    havens: mode === 'assault' ? [] : havensOf(brief, alliances.defender),
    policies: brief.policies,
    inside: mode === 'relief' ? inside : 0,
    events: { attacker: cards.attacker.filter(actsBefore), defender: cards.defender.filter(actsBefore) },
  };
}

function everybody({ attacker, defender, inside }: SiegeBrief): readonly string[] {
  return [attacker, defender, inside].flatMap(({ characters }) => characters);
}

/** The alliance of an army that has a unit. */
function allianceIn({ figures }: Army): Alliance {
  const [nation] = nationsIn(figures);
  return nation === undefined ? 'shadow' : allianceOf(nation);
}

function groundOf(region: string): Setting['ground'] {
  const settlement = regionOf(region)?.settlement;
  if (settlement === 'stronghold') return 'stronghold';
  return settlement === 'city' || settlement === 'fortification' ? 'city' : 'open';
}

/** Whose hold it is: an army that stands unbesieged in the region of a stronghold holds it, whoever built it. */
function holderOf({ mode, region }: SiegeBrief): Seat | null {
  if (groundOf(region) !== 'stronghold') return null;
  return mode === 'sortie' || mode === 'relief' ? 'attacker' : 'defender';
}

/** Where a defender could retreat: any next region but that of the attacker and those with a settlement of the enemy; a brief does not say who stands there. */
function havensOf(brief: SiegeBrief, alliance: Alliance): readonly Haven[] {
  const next = regionOf(brief.region)?.adjacent ?? [];
  const from = startOf(brief);
  return next
    .filter((id) => id !== from && !isEnemySettlement(id, alliance))
    .map((id) => ({ region: id, units: 0 }));
}

function isEnemySettlement(id: string, alliance: Alliance): boolean {
  const there = regionOf(id);
  if (there === undefined || !isSettled(there)) return false;
  return there.nation !== null && allianceOf(there.nation) !== alliance;
}

/** What each side of a brief brings: its army, the accounts of its own nations, and the combat cards of its hand. */
export function mustersOf(brief: SiegeBrief): Both<Muster> {
  const { alliances } = settingOf(brief);
  const muster = (seat: Seat): Muster => ({
    army: brief[seat],
    rearguard: seat === 'attacker' && brief.mode === 'sortie' ? brief.inside : NO_ARMY,
    pool: ofAlliance(brief.pool, alliances[seat]),
    dead: ofAlliance(brief.dead, alliances[seat]),
    hand: brief.hands[seat].flatMap((id) => cardOf(id)?.combatCard ?? []),
  });
  return { attacker: muster('attacker'), defender: muster('defender') };
}

function ofAlliance(counts: NationCounts, alliance: Alliance): NationCounts {
  return Object.fromEntries(
    nationsIn(counts)
      .filter((nation) => allianceOf(nation) === alliance)
      .map((nation) => [nation, counts[nation]]),
  );
}
