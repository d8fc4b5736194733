/** Every word of the page in English. A group that is added here is asked of every other language by the compiler. */
import * as answers from './answers.ts';
import { FIRST } from './first.ts';
import type * as editor from './editor.ts';
import type * as tiled from './tiled.ts';
import type * as editorEvents from './editorEvents.ts';
import type * as editorForms from './editorForms.ts';
import type * as editorHints from './editorHints.ts';
import type * as editorHouse from './editorHouse.ts';
import type * as editorLivery from './editorLivery.ts';
import type * as editorPage from './editorPage.ts';
import type * as editorPrint from './editorPrint.ts';
import type * as editorTour from './editorTour.ts';
import type * as editorMap from './editorMap.ts';
import type * as editorSheet from './editorSheet.ts';
import type * as editorTrials from './editorTrials.ts';
import * as cover from './cover.ts';
import * as games from './games.ts';
import * as rolls from './rolls.ts';
import * as houseRules from './houseRules.ts';
import type * as laboratory from './laboratory.ts';
import * as odds from './odds.ts';
import * as rules from './rules.ts';
import * as senses from './senses.ts';
import type * as siege from './siege.ts';
import type * as siegeSaid from './siegeSaid.ts';
import * as story from './story.ts';
import * as strip from './strip.ts';

/** The source of all keys: what comes with the table, and what is fetched when it is first said. */
export const EN = {
  ...FIRST,
  ...answers,
  ...cover,
  ...games,
  ...rolls,
  ...houseRules,
  ...odds,
  ...rules,
  ...senses,
  ...story,
  ...strip,
};

/** Words of the same shape in any language; what a word is for (its id, its icon) stays. */
export type Translated<T> = T extends string
  ? string
  : { readonly [K in keyof T]: K extends 'id' | 'icon' ? T[K] : Translated<T[K]> };

/** All words in one language. */
export type Catalogue = Translated<typeof EN>;

/** Every group there is: the words of the table, and those that come with the room of the sieges and with the editor. */
export type Groups = typeof EN &
  typeof siege &
  typeof siegeSaid &
  typeof editor &
  typeof editorPage &
  typeof editorEvents &
  typeof editorForms &
  typeof editorHints &
  typeof editorHouse &
  typeof editorLivery &
  typeof editorPrint &
  typeof editorTour &
  typeof editorMap &
  typeof editorSheet &
  typeof editorTrials &
  typeof laboratory &
  typeof tiled;
