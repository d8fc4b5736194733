/** The words of printed sheets in a language: German in German, all else in English. */
import type { PrintWish, Speech } from '../editor/print/printout.ts';

type Words = Pick<PrintWish, 'words' | 'charts' | 'speech'>;

/** The words, fetched with their language. */
export async function printWordsIn(language: string): Promise<Words> {
  if (language === 'de') {
    const [print, rules, { NAMES }, { BATTLES }] = await Promise.all([
      import('../i18n/de/editorPrint.ts'),
      import('../i18n/de/rules.ts'),
      import('../i18n/de/names.ts'),
      import('../i18n/de/battles.ts'),
    ]);
    return {
      ...wordsOf(print, rules, rules.CHART_HEADS),
      speech: speechIn(
        language,
        (en) => NAMES[en],
        (id, what) => BATTLES[id]?.[what],
      ),
    };
  }
  const [print, rules, charts] = await Promise.all([
    import('../i18n/en/editorPrint.ts'),
    import('../i18n/en/rules.ts'),
    import('../i18n/en/charts.ts'),
  ]);
  return {
    ...wordsOf(print, rules, charts.CHART_HEADS),
    speech: speechIn(
      language,
      () => undefined,
      () => undefined,
    ),
  };
}

/** What a file says in a language: its own words, ours where we know its name, else the English it was written in. */
function speechIn(
  language: string,
  known: (en: string) => string | undefined,
  told: (id: string, what: 'summary' | 'history' | 'notes') => string | undefined,
): Speech {
  const inWords: Speech['inWords'] = (text) => text[language] ?? known(text.en) ?? text.en;
  return {
    inWords,
    placeWords: (name) => known(name) ?? name,
    battleText: (id, what, text) => text[language] ?? told(id, what) ?? inWords(text),
  };
}

interface Printed {
  readonly PRINT: PrintWish['words'];
  readonly PRINT_CORNERS: PrintWish['charts']['corners'];
}

interface Rules {
  readonly SHEET_WORDS: PrintWish['charts']['sheets'];
  readonly TERRAIN_SHEET: PrintWish['charts']['terrain'];
}

function wordsOf(
  { PRINT, PRINT_CORNERS }: Printed,
  { SHEET_WORDS, TERRAIN_SHEET }: Rules,
  heads: PrintWish['charts']['heads'],
): Omit<Words, 'speech'> {
  return {
    words: PRINT,
    charts: { sheets: SHEET_WORDS, terrain: TERRAIN_SHEET, heads, corners: PRINT_CORNERS },
  };
}
