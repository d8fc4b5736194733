/** Ten lines of plain text to paste in a forum: who fought by which rules and dice, what it cost, and what follows. */
import type { Mode, Seat, SiegeBrief } from '../brief/brief.ts';
import { controllerOf } from '../controllers.ts';
import { entrySentence, type Entry } from './entries.ts';
import { cardOf } from '../facts.ts';
import type { SiegeLink } from './link.ts';
import { noteOf } from '../notation/writeNote.ts';
import type { SiegeResult } from './result.ts';
import { counted, type FigureId } from '../roster.ts';
import { armyText, figuresText, placeName } from '../wording.ts';

const MODES: Readonly<Record<Mode, string>> = {
  assault: 'assault',
  sortie: 'sortie',
  relief: 'relief',
  field: 'field battle',
};

/** The report of a battle that was imported; always ten lines. */
export function siegeReport(
  brief: SiegeBrief,
  link: SiegeLink,
  result: SiegeResult,
  entries: readonly Entry[],
): readonly string[] {
  const how = result.by === 'dice' ? 'dice' : 'battle on hexes';
  return [
    `${brief.title}: ${MODES[brief.mode]} at ${placeName(brief.region)}, War of the Ring, rule set ${brief.rules}`,
    `Note: ${noteOf(brief)}`,
    `Attacker${playerOf(brief, 'attacker')}: ${armyText(brief.attacker)}`,
    `Defender${playerOf(brief, 'defender')}: ${armyText(brief.defender)}`,
    `Cards: ${cardsOf(brief)}`,
    `Decided by ${how}: ${result.rounds} ${result.rounds === 1 ? 'round' : 'rounds'}`,
    `Attacker lost: ${lossesOf(link, 'attacker', entries)}`,
    `Defender lost: ${lossesOf(link, 'defender', entries)}`,
    `Outcome: ${outcomeOf(entries)}`,
    `Result ${result.seal.slice(0, 12)} of battle ${link.battle}`,
  ];
}

function playerOf(brief: SiegeBrief, seat: Seat): string {
  const { player } = controllerOf(brief, brief[seat]);
  return player === 'all' ? '' : ` (player ${player})`;
}

function cardsOf({ cards }: SiegeBrief): string {
  const names = [...cards.attacker, ...cards.defender].map((id) => cardOf(id)!.name);
  return names.length === 0 ? 'none' : names.join(', ');
}

/** What left a side: figures that fell, and elites that were reduced, which a regular replaced. */
function lossesOf(link: SiegeLink, seat: Seat, entries: readonly Entry[]): string {
  const own = new Set<FigureId>(link[seat].figures);
  const reduced = entries.filter((entry) => entry.type === 'reduced' && own.has(entry.figure)).length;
  const fell = entries.flatMap((entry) => {
    if (entry.type === 'fell' || entry.type === 'not-replaced')
      return own.has(entry.figure) ? [entry.figure] : [];
    return entry.type === 'given-up' && seat === 'defender' ? entry.figures : [];
  });
  const parts = [figuresText(counted(fell)), ...(reduced > 0 ? [`${reduced} of the elites reduced`] : [])];
  return parts.join(', ');
}

const TOLD: ReadonlySet<Entry['type']> = new Set([
  'captured',
  'siege-begun',
  'siege-goes-on',
  'siege-broken',
  'retreated',
  'advanced',
  'slain',
  'worn',
]);

function outcomeOf(entries: readonly Entry[]): string {
  const told = entries.filter(({ type }) => TOLD.has(type)).map(entrySentence);
  return told.length === 0 ? 'nothing changes on the map' : told.join('; ');
}
