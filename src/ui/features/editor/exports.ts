/** What a battle can be exported to: a row a format, each with its words in `EDITOR_PAGE`. */
import { writeDocument, type ScenarioDocument } from '../../../editor/document.ts';
import { drawPicture, USUAL_PICTURE } from '../../../editor/pictures/picture.ts';
import { exportTiled } from '../../../editor/tiled/export.ts';
import { PRINT } from '../../../i18n/editorWords.ts';
import { locale } from '../../../i18n/language.ts';
import { writeMap } from '../../../scenario/write.ts';
import { paintPicture } from '../../../stage/picture.ts';
import { download } from '../../games/files.ts';
import { shownDraft } from './draftBattle.ts';

export interface Export {
  readonly id: 'scenario' | 'map' | 'picture' | 'drawing' | 'print' | 'tiled';
  /** Hands the file to the author; false where it is too large for this format. */
  run(document: ScenarioDocument): boolean | Promise<boolean>;
}

/** Every export. */
export const EXPORTS: readonly Export[] = [
  {
    id: 'scenario',
    run: (document) => {
      saveDocument(document);
      return true;
    },
  },
  {
    id: 'map',
    run: ({ id, map }) => {
      download(`${id}-map.json`, writeMap(map.inline));
      return true;
    },
  },
  { id: 'picture', run: savePicture },
  {
    id: 'drawing',
    run: (document) => {
      const svg = drawPicture(document, { ...USUAL_PICTURE, language: locale() });
      download(`${document.id}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
      return true;
    },
  },
  {
    id: 'print',
    run: async (document) => {
      // Fetched by whoever prints: the words of the charts come with it.
      const { printBattle } = await import('../../../editor/print/printout.ts');
      const html = printBattle(document, { paper: 'a4', language: locale(), words: PRINT });
      download(`${document.id}-print.html`, new Blob([html], { type: 'text/html' }));
      return true;
    },
  },
  {
    id: 'tiled',
    run: ({ id, map }) => {
      const { files } = exportTiled(map.inline, 'tmx', id);
      for (const { name, content } of files) download(name, new Blob([content as BlobPart]));
      return true;
    },
  },
];

/** Saves the scenario file: the same that the game loads. */
export function saveDocument(document: ScenarioDocument): void {
  download(`${document.id}.json`, writeDocument(document));
}

/** Saves the painted sheet, by day and with the counters where they begin. */
async function savePicture(document: ScenarioDocument): Promise<boolean> {
  const shown = shownDraft(document);
  const picture = shown === null ? null : await paintPicture({ ...shown, light: 'day' });
  if (picture !== null) download(`${document.id}.png`, picture);
  return picture !== null;
}
