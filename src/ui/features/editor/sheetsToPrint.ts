/** The sheets of a battle to be printed, in the words and letters of the page. Fetched by whoever prints: a writer of PDF comes with it. */
import cyrillic from '../../../../assets/built/print/alegreya-sans-cyrillic-400-normal.woff';
import greek from '../../../../assets/built/print/alegreya-sans-greek-400-normal.woff';
import sans from '../../../../assets/built/print/alegreya-sans-latin-400-normal.woff';
import bold from '../../../../assets/built/print/alegreya-sans-latin-700-normal.woff';
import latin from '../../../../assets/built/print/alegreya-sans-latin-ext-400-normal.woff';
import italic from '../../../../assets/built/print/im-fell-english-latin-400-italic.woff';
import serif from '../../../../assets/built/print/im-fell-english-latin-400-normal.woff';
import type { ScenarioDocument } from '../../../editor/document.ts';
import type { FaceName } from '../../../editor/print/faces.ts';
import type { PaperName } from '../../../editor/print/paper.ts';
import { printBattle } from '../../../editor/print/printout.ts';
import { SHEET_WORDS, TERRAIN_SHEET } from '../../../i18n/bookWords.ts';
import { PRINT, PRINT_CORNERS } from '../../../i18n/editorWords.ts';
import { locale } from '../../../i18n/language.ts';
import { CHART_HEADS } from '../../../i18n/words.ts';
import { battleText, inWords, placeWords } from '../../words/texts.ts';

const FACES: Readonly<Record<FaceName, string>> = {
  serif,
  italic,
  sans,
  bold,
  'latin-ext': latin,
  greek,
  cyrillic,
};

/** The sheets as the bytes of a PDF, on a paper. */
export async function sheetsToPrint(document: ScenarioDocument, paper: PaperName): Promise<Uint8Array> {
  return await printBattle(document, {
    paper,
    language: locale(),
    speech: { inWords, placeWords, battleText },
    words: PRINT,
    charts: { sheets: SHEET_WORDS, terrain: TERRAIN_SHEET, heads: CHART_HEADS, corners: PRINT_CORNERS },
    made: new Date(),
    fetchFace,
  });
}

async function fetchFace(name: FaceName): Promise<Uint8Array> {
  const answer = await fetch(FACES[name]);
  if (!answer.ok) throw new TypeError(`the letters "${name}" were answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
