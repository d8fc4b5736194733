/** What is wrong with the decisions at the end of a battle: a retreat that is barred, a hold that is not his, names that were not there. */
import type { BriefProblem } from '../../siege.ts';
import { alliancesOf } from './aftermath.ts';
import { hitsBefore } from '../battle/events.ts';
import { isSettled, regionOf } from '../facts.ts';
import { holderOf, standing, type Ledger } from './ledger.ts';
import { SEATS, type SiegeLink } from './link.ts';
import type { SiegeResult } from './result.ts';
import { isFigure, type FigureId } from '../roster.ts';
import { placeName } from '../wording.ts';

/** Everything that is wrong with the end of a result. */
export function aftermathProblems(
  ledger: Ledger,
  link: SiegeLink,
  { after }: SiegeResult,
): readonly BriefProblem[] {
  const found: BriefProblem[] = [];
  const say = (path: string, code: string, message: string): void => {
    found.push({ path: `/after/${path}`, code, message });
  };
  if (after.defender === 'retreats') {
    const why = whyNotRetreat(ledger, link, after.to);
    if (why !== null) say('to', 'no-retreat', why);
  } else if (after.to !== null) say('to', 'not-needed', 'nobody retreats; leave "to" out');
  if (after.defender === 'withdraws') {
    const why = whyNotWithdraw(ledger, link);
    if (why !== null) say('defender', 'no-withdrawal', why);
  }
  if (after.noQuarter && link.mode !== 'assault')
    say('noQuarter', 'not-needed', 'only a garrison that is assaulted is given up (4.6)');
  const hit = SEATS.some((seat) => link.cards[seat].some(hitsBefore));
  if (!hit && after.spared.length > 0)
    say(
      'spared',
      'not-needed',
      'only an event that hits an army spares its characters; leave it out (ruling 8)',
    );
  const here = SEATS.flatMap((seat) => link[seat].characters);
  for (const [index, id] of after.spared.entries()) {
    if (hit && !here.includes(id))
      say(`spared/${index}`, 'not-here', `${id} was not in the battle; take the name out`);
  }
  const attackers: readonly string[] = [...link.attacker.figures, ...link.attacker.characters];
  for (const [index, id] of after.stay.entries()) {
    if (!attackers.includes(id))
      say(`stay/${index}`, 'not-here', `${id} is not of the attacker; take it out`);
  }
  for (const [index, id] of after.excess.entries()) {
    if (!isFigure(id)) say(`excess/${index}`, 'no-such-figure', `no figure is called "${id}"; take it out`);
  }
  return found;
}

function whyNotRetreat(ledger: Ledger, link: SiegeLink, to: string | null): string | null {
  if (link.mode === 'assault') return 'a garrison cannot retreat (A5)';
  const region = regionOf(to ?? '');
  if (region === undefined) return 'say to which region the defender goes, by its id';
  if (!regionOf(link.region)!.adjacent.includes(region.id))
    return `${region.name} is not next to ${placeName(link.region)} (F2)`;
  const { attacker, defender } = alliancesOf(link);
  const enemies: readonly FigureId[] = [
    ...standing(ledger, region.id, false, attacker),
    ...(region.id === link.from ? link.attacker.figures : []),
  ];
  if (enemies.length > 0) return `the enemy stands in ${region.name}; take a free region (F2)`;
  const held = isSettled(region) && holderOf(ledger, region.id) === attacker;
  const besieged = standing(ledger, region.id, false, defender).length > 0;
  return held && !besieged ? `${region.name} is held by the enemy; take a free region (F2)` : null;
}

function whyNotWithdraw(ledger: Ledger, { mode, region, ...link }: SiegeLink): string | null {
  if (mode !== 'field') return 'only in a field battle the defender may withdraw into a hold (S1)';
  if (regionOf(region)!.settlement !== 'stronghold') return `${placeName(region)} has no stronghold (S1)`;
  const { defender } = alliancesOf({ ...link, mode, region });
  return holderOf(ledger, region) === defender ? null : 'the hold is not his own (S1)';
}
