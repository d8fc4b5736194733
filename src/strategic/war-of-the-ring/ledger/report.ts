/** Ten lines to paste in a forum: who fought by which rules and dice, what it cost, and what follows. */
import { inSharedWords } from '../../reading.ts';
import type { Said } from '../../said.ts';
import type { Seat, SiegeBrief } from '../brief/brief.ts';
import { controllerOf } from '../controllers.ts';
import { entryTold, type LedgerEntry } from './entries.ts';
import type { SiegeLink } from './link.ts';
import { noteOf } from '../notation/writeNote.ts';
import type { SiegeResult } from './result.ts';
import { countFigures, type FigureId } from '../roster.ts';
import { ring, type RingSaid } from '../said.ts';
import { armyName, cardName, figuresName, regionName } from '../wording.ts';

/** The report of a battle that was imported; always ten lines. */
export function siegeReport(
  brief: SiegeBrief,
  link: SiegeLink,
  result: SiegeResult,
  entries: readonly LedgerEntry[],
): readonly Said[] {
  const { title, mode, region, rules } = brief;
  const { by, rounds, seal } = result;
  const lines: readonly RingSaid[] = [
    { say: 'reportHead', title, mode, region: regionName(region), rules },
    { say: 'reportNote', note: noteOf(brief) },
    armyLine(brief, 'attacker'),
    armyLine(brief, 'defender'),
    cardsLine(brief),
    { say: 'reportHow', by, rounds },
    lossesLine(link, 'attacker', entries),
    lossesLine(link, 'defender', entries),
    outcomeLine(entries),
    { say: 'reportSeal', seal: seal.slice(0, 12), battle: link.battle },
  ];
  return lines.map(ring);
}

function armyLine(brief: SiegeBrief, seat: Seat): RingSaid {
  const { player } = controllerOf(brief, brief[seat]);
  return { say: 'reportArmy', seat, army: armyName(brief[seat]), player };
}

function cardsLine({ cards }: SiegeBrief): RingSaid {
  const names = [...cards.attacker, ...cards.defender].map(cardName);
  return names.length === 0 ? { say: 'reportNoCards' } : { say: 'reportCards', cards: names };
}

/** What left a side: figures that fell, and elites that were reduced, which a regular replaced. */
function lossesLine(link: SiegeLink, seat: Seat, entries: readonly LedgerEntry[]): RingSaid {
  const own = new Set<FigureId>(link[seat].figures);
  const reduced = entries.filter((entry) => entry.type === 'reduced' && own.has(entry.figure)).length;
  const fell = entries.flatMap((entry) => {
    if (entry.type === 'fell' || entry.type === 'not-replaced')
      return own.has(entry.figure) ? [entry.figure] : [];
    return entry.type === 'given-up' && seat === 'defender' ? entry.figures : [];
  });
  return { say: 'reportLosses', seat, figures: figuresName(countFigures(fell)), reduced };
}

const TOLD: ReadonlySet<LedgerEntry['type']> = new Set([
  'captured',
  'siege-begun',
  'siege-goes-on',
  'siege-broken',
  'retreated',
  'advanced',
  'slain',
  'worn',
]);

function outcomeLine(entries: readonly LedgerEntry[]): RingSaid {
  const told = entries.filter(({ type }) => TOLD.has(type)).map(entryTold);
  if (told.length === 0) return { say: 'reportOutcome', outcome: ring({ say: 'boardStays' }) };
  return {
    say: 'reportOutcome',
    outcome: told.reduceRight((rest, first) => inSharedWords({ say: 'andThen', first, rest })),
  };
}
