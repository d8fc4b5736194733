/**
 * What a strategic game says, without its words: the name of a sentence and the figures in it. The sentences stand in `i18n`, in
 * every language; page and command line say the same ones.
 */

/** A name as it is called in English, and the id by which another language calls it, or how German does. */
export type Name =
  | {
      readonly name: 'region' | 'character' | 'card' | 'combat-card' | 'effect';
      readonly id: string;
      readonly en: string;
    }
  /** Figures in letters, nation after nation, and who goes with them: "3R 1E Gondor + Gandalf the Grey"; nobody where both are empty. */
  | { readonly name: 'army'; readonly troops: readonly Troop[]; readonly characters: readonly Name[] }
  /** What stands in both languages where it is kept: a sort of troops, ground of a map's own. */
  | { readonly name: 'troops' | 'ground'; readonly en: string; readonly de: string }
  /** What is lettered on a map, or names a territory, as the file has it. */
  | { readonly name: 'lettered'; readonly en: string }
  /** One figure: "Gondor regular 03". */
  | { readonly name: 'figure'; readonly nation: string; readonly type: string; readonly number: string };

/** The figures of one nation, in letters: "3R 1E". */
export interface Troop {
  readonly letters: string;
  readonly nation: string;
}

/** What stands in a blank of a sentence; several are told one after the other, with commas. */
export type Figure = number | string | Name | Said | readonly Figure[];

/** One sentence by its name, and its figures. Each game has a union of its own; this is what all of them are. */
export interface Said {
  readonly say: string;
  readonly [figure: string]: Figure;
}

/** A term of several words as a sentence selects by it: "with its army" is `with_its_army`. */
export function asKey(term: string): string {
  return term.replaceAll(/[ -]/g, '_');
}

/** A text as it was given: a title, or what somebody else has worded. */
export function plain(text: string): Said {
  return { say: 'plain', text };
}

/** What every game may say: of names nobody knows, of shapes of documents, of figures and blocks on the hexes. */
export type SharedSaid =
  | { readonly say: 'plain'; readonly text: string }
  | { readonly say: 'unknownNear'; readonly what: Known; readonly given: string; readonly near: string }
  | { readonly say: 'unknownListed'; readonly what: Known; readonly given: string; readonly known: string }
  | { readonly say: 'notUnderstood'; readonly given: string; readonly near: string }
  | { readonly say: 'eitherOf'; readonly one: Name; readonly other: Name }
  | { readonly say: 'andThen'; readonly first: Said; readonly rest: Said }
  | { readonly say: 'noNote' }
  | { readonly say: 'noBattleOfActions' }
  // documents
  | { readonly say: 'notJson'; readonly sign: string; readonly line: number; readonly column: number }
  | { readonly say: 'jsonEnds'; readonly line: number; readonly column: number }
  | { readonly say: 'noPlaceFor'; readonly key: string }
  | { readonly say: 'isMissing'; readonly expected: string }
  | { readonly say: 'isMissingOf'; readonly values: string }
  | {
      readonly say: 'isOther';
      readonly found: string;
      readonly figure: string | number;
      readonly expected: string;
    }
  | { readonly say: 'mustBeOf'; readonly values: string }
  | { readonly say: 'tooSmall'; readonly least: number }
  | { readonly say: 'tooBig'; readonly most: number }
  | { readonly say: 'spelling'; readonly written: string }
  | { readonly say: 'wrongSpelling' }
  | { readonly say: 'notPossible' }
  | { readonly say: 'manyMore'; readonly count: number }
  // figures and blocks on the hexes
  | { readonly say: 'otherBattle'; readonly given: string; readonly battle: string }
  | { readonly say: 'figureMissing'; readonly id: string }
  | { readonly say: 'figureForeign'; readonly id: string }
  | { readonly say: 'stepsBeyond'; readonly steps: number; readonly most: number }
  | { readonly say: 'turnsBeyond'; readonly most: number }
  | { readonly say: 'breachStays'; readonly pair: string }
  | { readonly say: 'pieceMissing'; readonly id: string }
  | { readonly say: 'pieceForeign'; readonly id: string }
  | { readonly say: 'pointsGrown'; readonly id: string; readonly points: number }
  | { readonly say: 'goneStands'; readonly id: string }
  | { readonly say: 'stepsGrown'; readonly id: string; readonly lost: number }
  | { readonly say: 'cameOrLeft'; readonly id: string; readonly at: string }
  | { readonly say: 'listedTwice'; readonly given: string }
  | { readonly say: 'closedStays'; readonly hex: string }
  | { readonly say: 'notToClose'; readonly hex: string }
  | { readonly say: 'standsInClosed'; readonly id: string; readonly hex: string }
  // a fight on hexes, move by move
  | { readonly say: 'restRolled'; readonly seed: number }
  | {
      readonly say: 'blockFought';
      readonly turns: number;
      readonly attacker: number;
      readonly defender: number;
    }
  | {
      readonly say: 'decided';
      readonly seat: 'attacker' | 'defender';
      readonly question: Said;
      readonly answer: Said;
    };

/** Of what a name is unknown. */
export type Known =
  'region' | 'nation' | 'character' | 'card' | 'policy' | 'setup' | 'scenario' | 'battle' | 'province';
