/** The four faces of the sheet, loaded into a worker or a page before the first letter is struck. */
import numerals from '../../assets/built/faces/cinzel-700-normal.woff2';
import figures from '../../assets/built/faces/fira-sans-condensed-600-normal.woff2';
import capitals from '../../assets/built/faces/im-fell-english-sc-400-normal.woff2';
import italic from '../../assets/built/faces/im-fell-english-400-italic.woff2';
import roman from '../../assets/built/faces/im-fell-english-400-normal.woff2';

const FACES = [
  { family: 'IM Fell English', url: roman, style: 'normal', weight: '400' },
  { family: 'IM Fell English', url: italic, style: 'italic', weight: '400' },
  { family: 'IM Fell English SC', url: capitals, style: 'normal', weight: '400' },
  { family: 'Cinzel', url: numerals, style: 'normal', weight: '700' },
  { family: 'Fira Sans Condensed', url: figures, style: 'normal', weight: '600' },
] as const;

/** Loads all faces; one that cannot be fetched is replaced by the browser's own serif or sans. */
export async function loadFaces(into: FontFaceSet): Promise<void> {
  await Promise.allSettled(
    FACES.map(async ({ family, url, style, weight }) => {
      into.add(await new FontFace(family, `url(${url})`, { style, weight }).load());
    }),
  );
}
