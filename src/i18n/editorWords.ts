/** The words of the scenario editor. They come with the editor, and no battle waits for them. */
import type { Translated } from './en/catalogue.ts';
import * as editor from './en/editor.ts';
import * as events from './en/editorEvents.ts';
import * as forms from './en/editorForms.ts';
import * as hints from './en/editorHints.ts';
import * as house from './en/editorHouse.ts';
import * as livery from './en/editorLivery.ts';
import * as map from './en/editorMap.ts';
import * as page from './en/editorPage.ts';
import * as print from './en/editorPrint.ts';
import * as sheet from './en/editorSheet.ts';
import * as tour from './en/editorTour.ts';
import * as trials from './en/editorTrials.ts';
import { learn, wordsOf } from './language.ts';

/** The words of the editor in any language. */
export type EditorWords = Translated<
  typeof editor &
    typeof page &
    typeof map &
    typeof events &
    typeof forms &
    typeof house &
    typeof hints &
    typeof livery &
    typeof print &
    typeof sheet &
    typeof tour &
    typeof trials
>;

learn(
  {
    ...editor,
    ...page,
    ...map,
    ...events,
    ...forms,
    ...house,
    ...livery,
    ...hints,
    ...print,
    ...sheet,
    ...tour,
    ...trials,
  },
  {
    de: () =>
      Promise.all([
        import('./de/editor.ts'),
        import('./de/editorPage.ts'),
        import('./de/editorMap.ts'),
        import('./de/editorEvents.ts'),
        import('./de/editorForms.ts'),
        import('./de/editorHouse.ts'),
        import('./de/editorHints.ts'),
        import('./de/editorLivery.ts'),
        import('./de/editorPrint.ts'),
        import('./de/editorSheet.ts'),
        import('./de/editorTour.ts'),
        import('./de/editorTrials.ts'),
      ]).then(
        ([problems, pages, maps, said, written, ground, told, worn, printed, stated, toured, tried]) => ({
          ...problems,
          ...pages,
          ...maps,
          ...said,
          ...written,
          ...ground,
          ...told,
          ...worn,
          ...printed,
          ...stated,
          ...toured,
          ...tried,
        }),
      ),
    pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
  },
);

export const EDITOR_PROBLEMS = wordsOf('EDITOR_PROBLEMS');
export const EDITOR_CHECKS = wordsOf('EDITOR_CHECKS');
export const EDITOR_ERRORS = wordsOf('EDITOR_ERRORS');
export const EDITOR_REFUSALS = wordsOf('EDITOR_REFUSALS');
export const LINK_PROBLEMS = wordsOf('LINK_PROBLEMS');
export const EDITOR_HINTS = wordsOf('EDITOR_HINTS');
export const EDITOR_PAGE = wordsOf('EDITOR_PAGE');
export const EDITOR_LIVERY = wordsOf('EDITOR_LIVERY');
export const EDITOR_COLOURS = wordsOf('EDITOR_COLOURS');
export const EDITOR_SIGNS = wordsOf('EDITOR_SIGNS');
export const EDITOR_TEMPERS = wordsOf('EDITOR_TEMPERS');
export const EDITOR_SHEET = wordsOf('EDITOR_SHEET');
export const EDITOR_MAP = wordsOf('EDITOR_MAP');
export const EDITOR_NAME_KINDS = wordsOf('EDITOR_NAME_KINDS');
export const EDITOR_BLOCKS = wordsOf('EDITOR_BLOCKS');
export const EDITOR_TABS = wordsOf('EDITOR_TABS');
export const EDITOR_TOOLS = wordsOf('EDITOR_TOOLS');
export const EDITOR_ROADS = wordsOf('EDITOR_ROADS');
export const EDITOR_HEXSIDES = wordsOf('EDITOR_HEXSIDES');
export const EDITOR_GROUND = wordsOf('EDITOR_GROUND');
export const EDITOR_HEXSIDE_RULES = wordsOf('EDITOR_HEXSIDE_RULES');
export const EDITOR_GROUND_RULES = wordsOf('EDITOR_GROUND_RULES');
export const EDITOR_TRIGGERS = wordsOf('EDITOR_TRIGGERS');
export const EDITOR_MOMENTS = wordsOf('EDITOR_MOMENTS');
export const EDITOR_CONDITIONS = wordsOf('EDITOR_CONDITIONS');
export const EDITOR_EFFECTS = wordsOf('EDITOR_EFFECTS');
export const EDITOR_TERMS = wordsOf('EDITOR_TERMS');
export const EDITOR_HOUSE = wordsOf('EDITOR_HOUSE');
export const EDITOR_FORM = wordsOf('EDITOR_FORM');
export const EDITOR_MOMENT_NAMES = wordsOf('EDITOR_MOMENT_NAMES');
export const EDITOR_CONDITION_NAMES = wordsOf('EDITOR_CONDITION_NAMES');
export const EDITOR_EFFECT_NAMES = wordsOf('EDITOR_EFFECT_NAMES');
export const EDITOR_FIELDS = wordsOf('EDITOR_FIELDS');
export const EDITOR_RUNS = wordsOf('EDITOR_RUNS');
export const EDITOR_TRIALS = wordsOf('EDITOR_TRIALS');
export const EDITOR_TESTS = wordsOf('EDITOR_TESTS');
export const EDITOR_DEEDS = wordsOf('EDITOR_DEEDS');
export const EDITOR_TOUR = wordsOf('EDITOR_TOUR');
export const PRINT = wordsOf('PRINT');
export const PRINT_CORNERS = wordsOf('PRINT_CORNERS');
