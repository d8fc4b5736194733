/** What an import does to the ledger, entry by entry, and how each is told. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { characterOf } from '../facts.ts';
import type { Alliance, Nation } from '../figures.ts';
import { counted, figureOf, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import { ALLIANCE_NAMES, figuresText, nationName, placeName } from '../wording.ts';

/** One entry. */
export type Entry =
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

/** The name of a figure as it is told: "Gondor regular 03". */
export function figureName(id: FigureId): string {
  const { nation, type } = figureOf(id);
  return `${nationName(nation)} ${type} ${id.slice(-2)}`;
}

/** An entry in a sentence. */
export function entrySentence(entry: Entry): string {
  switch (entry.type) {
    case 'fell':
      return `${figureName(entry.figure)} fell ${PLACE[entry.to]} (B8)`;
    case 'reduced':
      return `${figureName(entry.figure)} was reduced: ${figureName(entry.regular)} stands in its place (B7)`;
    case 'not-replaced':
      return `${figureName(entry.figure)} was reduced with no regular to replace it, and fell ${PLACE[entry.to]} (B7)`;
    case 'given-up':
      return `the garrison was given up: ${figuresText(counted(entry.figures))} (4.6)`;
    case 'worn':
      return `${figureName(entry.figure)} is worn by ${entry.steps} of ${STEPS_OF_HIT} steps (C2)`;
    case 'slain':
      return `${characterOf(entry.character)!.name} is dead (B9)`;
    case 'stays-behind':
      return `${characterOf(entry.character)!.name} stays behind at ${placeName(entry.region)} (F2)`;
    case 'retreated':
      return `the defender left ${placeName(entry.region)} for ${placeName(entry.to)} (F2)`;
    case 'advanced':
      return `the attacker went into ${placeName(entry.region)} (F3)`;
    case 'trimmed':
      return `above the limit, and now in reinforcements: ${figuresText(counted(entry.figures))} (B1, S2)`;
    case 'captured':
      return `${placeName(entry.region)} is taken by the ${ALLIANCE_NAMES[entry.by]}, ${entry.vp} victory points (S5)`;
    case 'siege-begun':
      return `${placeName(entry.region)} is besieged (S2)`;
    case 'siege-goes-on':
      return `the siege of ${placeName(entry.region)} goes on (A4)`;
    case 'siege-broken':
      return `the siege of ${placeName(entry.region)} is broken (S5)`;
    case 'roused':
      return `${nationName(entry.nation)}: active and one step nearer to war, for it was ${entry.why}`;
    default:
      return assertNever(entry);
  }
}

const PLACE = { dead: 'and is out of the game', pool: 'and is in reinforcements' } as const;
