/** What is said of a battle when it is over: what is wrong with its result, and what it comes to. */
import type { Name, Said } from '../../said.ts';
import type { Mode, Seat } from '../brief/brief.ts';
import type { Controller } from '../controllers.ts';
import type { Alliance, Nation, RuleSet } from '../figures.ts';

/** What is wrong with a result. */
export type OfResult =
  | { readonly say: 'regionLocked'; readonly battle: string }
  | { readonly say: 'nameUsed'; readonly battle: string }
  | { readonly say: 'otherRules'; readonly rules: RuleSet }
  | { readonly say: 'fewerStand'; readonly there: number; readonly wanted: number }
  | { readonly say: 'nobodyStands' }
  | { readonly say: 'anotherResult' }
  | { readonly say: 'noBattleOut' }
  | { readonly say: 'sealBroken' }
  | { readonly say: 'otherLink' }
  | { readonly say: 'wasNotThere'; readonly who: string }
  | { readonly say: 'toNotNeeded' }
  | { readonly say: 'givenUpOnlyAssaulted' }
  | { readonly say: 'sparedByEventOnly' }
  | { readonly say: 'notOfAttacker'; readonly id: string }
  | { readonly say: 'noFigureOf'; readonly id: string }
  | { readonly say: 'garrisonStays' }
  | { readonly say: 'retreatWhere' }
  | { readonly say: 'retreatNotNext'; readonly region: Name; readonly place: Name }
  | { readonly say: 'retreatToEnemy'; readonly region: Name }
  | { readonly say: 'retreatHeld'; readonly region: Name }
  | { readonly say: 'withdrawInField' }
  | { readonly say: 'noHoldThere'; readonly region: Name }
  | { readonly say: 'holdNotHis' }
  | {
      readonly say: 'roundsUnpaid';
      readonly rounds: number;
      readonly most: number;
      readonly elites: number;
    }
  | {
      readonly say: 'roundsUnbled';
      readonly rounds: number;
      readonly most: number;
      readonly hits: number;
    }
  | { readonly say: 'roundMissing' }
  | {
      readonly say: 'hitsBeyond';
      readonly seat: Seat;
      readonly hits: number;
      readonly rounds: number;
      readonly dice: number;
      readonly most: number;
    }
  | { readonly say: 'stepsByDice'; readonly steps: number; readonly open: string }
  | { readonly say: 'deathWithoutCause'; readonly seat: Seat }
  | { readonly say: 'deathBeyondCause'; readonly seat: Seat }
  | {
      readonly say: 'hitsBeyondLine';
      readonly seat: Seat;
      readonly hits: number;
      readonly rounds: number;
      readonly line: number;
      readonly most: number;
    }
  | { readonly say: 'nobodyToGo' }
  | { readonly say: 'retreatUnfought' }
  | { readonly say: 'givenUpByDice' }
  | { readonly say: 'sparedNothing'; readonly who: Name };

/** What is told when a battle is over: its ten lines, and what they change on the board. */
export type OfReport =
  | {
      readonly say: 'reportHead';
      readonly title: string;
      readonly mode: Mode;
      readonly region: Name;
      readonly rules: RuleSet;
    }
  | { readonly say: 'reportNote'; readonly note: string }
  | {
      readonly say: 'reportArmy';
      readonly seat: Seat;
      readonly army: Name;
      readonly player: Controller['player'];
    }
  | { readonly say: 'reportCards'; readonly cards: readonly Name[] }
  | { readonly say: 'reportNoCards' }
  | { readonly say: 'reportHow'; readonly by: 'dice' | 'tactics'; readonly rounds: number }
  | {
      readonly say: 'reportLosses';
      readonly seat: Seat;
      readonly figures: Name;
      readonly reduced: number;
    }
  | { readonly say: 'reportOutcome'; readonly outcome: Said }
  | { readonly say: 'reportSeal'; readonly seal: string; readonly battle: string }
  | { readonly say: 'boardStays' }
  | { readonly say: 'entryFell'; readonly figure: Name; readonly to: 'dead' | 'pool' }
  | { readonly say: 'entryReduced'; readonly figure: Name; readonly regular: Name }
  | { readonly say: 'entryNotReplaced'; readonly figure: Name; readonly to: 'dead' | 'pool' }
  | { readonly say: 'entryGivenUp'; readonly figures: Name }
  | { readonly say: 'entryWorn'; readonly figure: Name; readonly steps: number; readonly most: number }
  | { readonly say: 'entrySlain'; readonly who: Name }
  | { readonly say: 'entryStaysBehind'; readonly who: Name; readonly region: Name }
  | { readonly say: 'entryRetreated'; readonly region: Name; readonly to: Name }
  | { readonly say: 'entryAdvanced'; readonly region: Name }
  | { readonly say: 'entryTrimmed'; readonly figures: Name }
  | {
      readonly say: 'entryCaptured';
      readonly region: Name;
      readonly alliance: Alliance;
      readonly points: number;
    }
  | { readonly say: 'entrySiegeBegun'; readonly region: Name }
  | { readonly say: 'entrySiegeGoesOn'; readonly region: Name }
  | { readonly say: 'entrySiegeBroken'; readonly region: Name }
  | { readonly say: 'entryAttacked'; readonly nation: Nation }
  | { readonly say: 'entryLostPlace'; readonly nation: Nation };
