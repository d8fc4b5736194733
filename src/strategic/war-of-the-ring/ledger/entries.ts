/** What an import does to the ledger, entry by entry, and how each is told. */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { Said } from '../../said.ts';
import type { Alliance, Nation } from '../figures.ts';
import { countFigures, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { ring, type RingSaid } from '../said.ts';
import { characterName, figureName, figuresName, regionName } from '../wording.ts';

/** One entry. */
export type LedgerEntry =
  | { readonly type: 'fell'; readonly figure: FigureId; readonly to: 'dead' | 'pool' }
  | { readonly type: 'reduced'; readonly figure: FigureId; readonly regular: FigureId }
  | { readonly type: 'not-replaced'; readonly figure: FigureId; readonly to: 'dead' | 'pool' }
  | { readonly type: 'given-up'; readonly figures: readonly FigureId[] }
  | { readonly type: 'worn'; readonly figure: FigureId; readonly steps: number }
  | { readonly type: 'slain'; readonly character: string }
  | { readonly type: 'stays-behind'; readonly character: string; readonly region: string }
  | { readonly type: 'retreated'; readonly region: string; readonly to: string }
  | { readonly type: 'advanced'; readonly region: string }
  | { readonly type: 'trimmed'; readonly figures: readonly FigureId[] }
  | { readonly type: 'captured'; readonly region: string; readonly by: Alliance; readonly vp: number }
  | { readonly type: 'siege-begun'; readonly region: string }
  | { readonly type: 'siege-goes-on'; readonly region: string }
  | { readonly type: 'siege-broken'; readonly region: string }
  | { readonly type: 'roused'; readonly nation: Nation; readonly why: 'attacked' | 'captured' };

/** What is told of an entry. */
export function entryTold(entry: LedgerEntry): Said {
  return ring(tellEntry(entry));
}

function tellEntry(entry: LedgerEntry): RingSaid {
  switch (entry.type) {
    case 'fell':
      return { say: 'entryFell', figure: figureName(entry.figure), to: entry.to };
    case 'reduced': {
      const { figure, regular } = entry;
      return { say: 'entryReduced', figure: figureName(figure), regular: figureName(regular) };
    }
    case 'not-replaced':
      return { say: 'entryNotReplaced', figure: figureName(entry.figure), to: entry.to };
    case 'given-up':
      return { say: 'entryGivenUp', figures: figuresName(countFigures(entry.figures)) };
    case 'worn': {
      const { figure, steps } = entry;
      return { say: 'entryWorn', figure: figureName(figure), steps, most: STEPS_OF_HIT };
    }
    case 'slain':
      return { say: 'entrySlain', who: characterName(entry.character) };
    case 'stays-behind': {
      const { character, region } = entry;
      return { say: 'entryStaysBehind', who: characterName(character), region: regionName(region) };
    }
    case 'retreated':
      return { say: 'entryRetreated', region: regionName(entry.region), to: regionName(entry.to) };
    case 'advanced':
      return { say: 'entryAdvanced', region: regionName(entry.region) };
    case 'trimmed':
      return { say: 'entryTrimmed', figures: figuresName(countFigures(entry.figures)) };
    case 'captured': {
      const { region, by, vp } = entry;
      return { say: 'entryCaptured', region: regionName(region), alliance: by, points: vp };
    }
    case 'siege-begun':
      return { say: 'entrySiegeBegun', region: regionName(entry.region) };
    case 'siege-goes-on':
      return { say: 'entrySiegeGoesOn', region: regionName(entry.region) };
    case 'siege-broken':
      return { say: 'entrySiegeBroken', region: regionName(entry.region) };
    case 'roused':
      return { say: entry.why === 'attacked' ? 'entryAttacked' : 'entryLostPlace', nation: entry.nation };
    default:
      return assertNever(entry);
  }
}
