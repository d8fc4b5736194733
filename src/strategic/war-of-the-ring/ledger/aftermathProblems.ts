/** What is wrong with the decisions at the end of a battle: a retreat that is barred, a hold that is not his, names that were not there. */
import type { BriefProblem } from '../../siege.ts';
import { alliancesOf } from './aftermath.ts';
import { hitsBefore } from '../battle/events.ts';
import { isSettled, regionOf } from '../facts.ts';
import { holderOf, standing, type Ledger } from './ledger.ts';
import { type SiegeLink } from './link.ts';
import { SEATS } from '../brief/brief.ts';
import type { SiegeResult } from './result.ts';
import { isFigure, type FigureId } from '../roster.ts';
import { ring, type RingSaid } from '../said.ts';
import { regionName } from '../wording.ts';

/** Everything that is wrong with the end of a result. */
export function aftermathProblems(
  ledger: Ledger,
  link: SiegeLink,
  { after }: SiegeResult,
): readonly BriefProblem[] {
  const found: BriefProblem[] = [];
  const say = (path: string, code: string, said: RingSaid): void => {
    found.push({ path: `/after/${path}`, code, said: ring(said) });
  };
  if (after.defender === 'retreats') {
    const why = whyNotRetreat(ledger, link, after.to);
    if (why !== null) say('to', 'no-retreat', why);
  } else if (after.to !== null) say('to', 'not-needed', { say: 'toNotNeeded' });
  if (after.defender === 'withdraws') {
    const why = whyNotWithdraw(ledger, link);
    if (why !== null) say('defender', 'no-withdrawal', why);
  }
  if (after.noQuarter && link.mode !== 'assault')
    say('noQuarter', 'not-needed', { say: 'givenUpOnlyAssaulted' });
  const hit = SEATS.some((seat) => link.cards[seat].some(hitsBefore));
  if (!hit && after.spared.length > 0) say('spared', 'not-needed', { say: 'sparedByEventOnly' });
  const here = SEATS.flatMap((seat) => link[seat].characters);
  for (const [index, id] of after.spared.entries()) {
    if (hit && !here.includes(id)) say(`spared/${index}`, 'not-here', { say: 'wasNotThere', who: id });
  }
  const attackers: readonly string[] = [...link.attacker.figures, ...link.attacker.characters];
  for (const [index, id] of after.stay.entries()) {
    if (!attackers.includes(id)) say(`stay/${index}`, 'not-here', { say: 'notOfAttacker', id });
  }
  for (const [index, id] of after.excess.entries()) {
    if (!isFigure(id)) say(`excess/${index}`, 'no-such-figure', { say: 'noFigureOf', id });
  }
  return found;
}

function whyNotRetreat(ledger: Ledger, link: SiegeLink, to: string | null): RingSaid | null {
  if (link.mode === 'assault') return { say: 'garrisonStays' };
  const region = regionOf(to ?? '');
  if (region === undefined) return { say: 'retreatWhere' };
  if (!regionOf(link.region)!.adjacent.includes(region.id))
    return { say: 'retreatNotNext', region: regionName(region.id), place: regionName(link.region) };
  const { attacker, defender } = alliancesOf(link);
  const enemies: readonly FigureId[] = [
    ...standing(ledger, region.id, false, attacker),
    ...(link.mode !== 'sortie' && region.id === link.from ? link.attacker.figures : []),
  ];
  if (enemies.length > 0) return { say: 'retreatToEnemy', region: regionName(region.id) };
  const held = isSettled(region) && holderOf(ledger, region.id) === attacker;
  const besieged = standing(ledger, region.id, false, defender).length > 0;
  return held && !besieged ? { say: 'retreatHeld', region: regionName(region.id) } : null;
}

function whyNotWithdraw(ledger: Ledger, { mode, region, ...link }: SiegeLink): RingSaid | null {
  if (mode !== 'field') return { say: 'withdrawInField' };
  if (regionOf(region)!.settlement !== 'stronghold')
    return { say: 'noHoldThere', region: regionName(region) };
  const { defender } = alliancesOf({ ...link, mode, region });
  return holderOf(ledger, region) === defender ? null : { say: 'holdNotHis' };
}
