/** Every word of the page in English. A group that is added here is asked of every other language by the compiler. */
import * as access from './access.ts';
import * as atTable from './atTable.ts';
import * as board from './board.ts';
import * as chronicle from './chronicle.ts';
import { FRONT } from './front.ts';
import * as handover from './handover.ts';
import * as houseRules from './houseRules.ts';
import * as keeping from './keeping.ts';
import * as analysis from './analysis.ts';
import * as numbers from './numbers.ts';
import * as odds from './odds.ts';
import * as pieces from './pieces.ts';
import * as reckoning from './reckoning.ts';
import * as refusals from './refusals.ts';
import * as rules from './rules.ts';
import * as seats from './seats.ts';
import * as sequence from './sequence.ts';
import type * as siege from './siege.ts';
import type * as siegeSaid from './siegeSaid.ts';
import * as sounds from './sounds.ts';
import * as table from './table.ts';
import * as replaying from './replay.ts';

/** The source of all keys. */
export const EN = {
  ...FRONT,
  ...access,
  ...atTable,
  ...board,
  ...chronicle,
  ...handover,
  ...houseRules,
  ...keeping,
  ...analysis,
  ...numbers,
  ...odds,
  ...pieces,
  ...reckoning,
  ...refusals,
  ...rules,
  ...seats,
  ...sequence,
  ...sounds,
  ...table,
  ...replaying,
};

/** Words of the same shape in any language; what a word is for (its id, its icon) stays. */
export type Translated<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends 'id' | 'icon' ? T[K] : Translated<T[K]> };

/** All words in one language. */
export type Catalogue = Translated<typeof EN>;

/** Every group there is: the words of the table, and those that come with the room of the sieges. */
export type Groups = typeof EN & typeof siege & typeof siegeSaid;
