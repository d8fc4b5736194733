/** What a result changes on the strategic board, in the words of the page. Figures that fell are told figure by figure elsewhere. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { Entry } from '../../../strategic/war-of-the-ring/ledger/entries.ts';
import type { SiegeOutcome } from '../../../strategic/war-of-the-ring/game.ts';
import { counted, STEPS_OF_HIT } from '../../../strategic/war-of-the-ring/roster.ts';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { allianceName, characterName, countsText, figureName, regionName } from './names.ts';

/** The lines; one that says so where nothing changes. */
export function boardLines({ entries }: SiegeOutcome): readonly string[] {
  const lines = entries.flatMap((entry) => entryLine(entry) ?? []);
  return lines.length === 0 ? [SIEGE_ROOM.boardNothing] : lines;
}

/** One entry in a sentence; null for what the bills tell already. */
function entryLine(entry: Entry): string | null {
  const words = SIEGE_ROOM.entries;
  switch (entry.type) {
    case 'fell':
      return null;
    case 'reduced':
      return fill(words.reduced, {
        figure: figureName(entry.figure),
        regular: figureName(entry.regular),
      });
    case 'not-replaced':
      return fill(words.notReplaced, { figure: figureName(entry.figure) });
    case 'given-up':
      return fill(words.givenUp, { figures: countsText(counted(entry.figures)) });
    case 'worn':
      return fill(words.worn, {
        figure: figureName(entry.figure),
        steps: entry.steps,
        most: STEPS_OF_HIT,
      });
    case 'slain':
      return fill(words.slain, { who: characterName(entry.character) });
    case 'stays-behind':
      return fill(words.staysBehind, {
        who: characterName(entry.character),
        place: regionName(entry.region),
      });
    case 'retreated':
      return fill(words.retreated, { place: regionName(entry.region), to: regionName(entry.to) });
    case 'advanced':
      return fill(words.advanced, { place: regionName(entry.region) });
    case 'trimmed':
      return fill(words.trimmed, { figures: countsText(counted(entry.figures)) });
    case 'captured':
      return fill(words.captured, {
        place: regionName(entry.region),
        alliance: allianceName(entry.by),
        points: entry.vp,
      });
    case 'siege-begun':
      return fill(words.siegeBegun, { place: regionName(entry.region) });
    case 'siege-goes-on':
      return fill(words.siegeGoesOn, { place: regionName(entry.region) });
    case 'siege-broken':
      return fill(words.siegeBroken, { place: regionName(entry.region) });
    case 'roused': {
      const nation = SIEGE_ROOM.nations[entry.nation];
      return fill(entry.why === 'attacked' ? words.attacked : words.lostPlace, { nation });
    }
    default:
      return assertNever(entry);
  }
}
