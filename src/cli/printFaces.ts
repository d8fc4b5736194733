/** The letters of printed sheets, which the command line carries in itself. */
import type { FaceName } from '../editor/print/faces.ts';

const FACES: Readonly<Record<FaceName, () => Promise<Readonly<{ default: string }>>>> = {
  serif: () => import('../../assets/built/print/im-fell-english-latin-400-normal.woff?inline'),
  italic: () => import('../../assets/built/print/im-fell-english-latin-400-italic.woff?inline'),
  sans: () => import('../../assets/built/print/alegreya-sans-latin-400-normal.woff?inline'),
  bold: () => import('../../assets/built/print/alegreya-sans-latin-700-normal.woff?inline'),
  'latin-ext': () => import('../../assets/built/print/alegreya-sans-latin-ext-400-normal.woff?inline'),
  greek: () => import('../../assets/built/print/alegreya-sans-greek-400-normal.woff?inline'),
  cyrillic: () => import('../../assets/built/print/alegreya-sans-cyrillic-400-normal.woff?inline'),
};

/** The file of a face. */
export async function fetchFace(name: FaceName): Promise<Uint8Array> {
  const { default: address } = await FACES[name]();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
