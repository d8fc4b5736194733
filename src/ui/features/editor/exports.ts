/** What a battle can be exported to: a row a format, each with its words in `EDITOR_PAGE`. */
import { writeDocument, type ScenarioDocument } from '../../../editor/document.ts';
import { drawPicture, USUAL_PICTURE } from '../../../editor/pictures/picture.ts';
import { exportTiled } from '../../../editor/tiled/export.ts';
import type { PaperName } from '../../../editor/print/paper.ts';
import { locale } from '../../../i18n/language.ts';
import { writeMap } from '../../../scenario/write.ts';
import { paintPicture } from '../../../stage/picture.ts';
import { download } from '../../games/files.ts';
import { letterMap } from '../../words/lettered.ts';
import { shownDraft } from './draftBattle.ts';

/** How large a picture becomes: of the painted sheet its scale, of a drawing pixels from hex to hex. */
const SIZES = {
  small: { scale: 'far', hex: 30 },
  middle: { scale: 'mid', hex: USUAL_PICTURE.hex },
  large: { scale: 'near', hex: 120 },
} as const;
export type PictureSize = keyof typeof SIZES;
export const PICTURE_SIZES = Object.keys(SIZES) as readonly PictureSize[];

/** What the author wants of a file: the size of pictures, with the counters where they begin or the map alone, the paper of sheets. */
export interface ExportWish {
  readonly size: PictureSize;
  readonly counters: boolean;
  readonly paper: PaperName;
}

export interface Export {
  readonly id: 'scenario' | 'map' | 'picture' | 'drawing' | 'print' | 'tiled';
  /** Hands the file to the author; false where it is too large for this format. */
  run(document: ScenarioDocument, wish: ExportWish): boolean | Promise<boolean>;
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
    run: (document, { size, counters }) => {
      const { hex } = SIZES[size];
      const svg = drawPicture(document, { counters, hex, language: locale() });
      download(`${pictureName(document, counters)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
      return true;
    },
  },
  {
    id: 'print',
    run: async (document, { paper }) => {
      const { sheetsToPrint } = await import('./sheetsToPrint.ts');
      const pdf = await sheetsToPrint(document, paper);
      download(`${document.id}.pdf`, new Blob([pdf as BlobPart], { type: 'application/pdf' }));
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

/** Saves the painted sheet, by day. */
async function savePicture(
  document: ScenarioDocument,
  { size, counters }: Pick<ExportWish, 'size' | 'counters'>,
): Promise<boolean> {
  const shown = shownDraft(document);
  if (shown === null) return false;
  const state = counters ? shown.state : null;
  const picture = await paintPicture(
    { ...shown, map: letterMap(shown.map), state, light: 'day' },
    SIZES[size].scale,
  );
  if (picture !== null) download(`${pictureName(document, counters)}.png`, picture);
  return picture !== null;
}

function pictureName({ id }: ScenarioDocument, counters: boolean): string {
  return counters ? id : `${id}-map`;
}
