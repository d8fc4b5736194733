/** The faces that a battle is printed in. They go into its PDF, letter by letter as they are used. */

/** The faces of its own words. */
export type Face = 'serif' | 'italic' | 'sans' | 'bold';

/** Faces that stand in where a battle is written in other letters than the game. */
const OTHERS = {
  'latin-ext': /[\u0100-\u024f\u1e00-\u1eff]/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
} as const;

const OWN: readonly Face[] = ['serif', 'italic', 'sans', 'bold'];

/** The name of a face, as its file is asked for. */
export type FaceName = Face | keyof typeof OTHERS;

/** The files of faces, in WOFF. */
export type FaceFiles = ReadonlyMap<FaceName, Uint8Array>;

/** Which faces a text asks for: those of the game always, others where a letter of theirs is in it. */
export function facesFor(text: string): readonly FaceName[] {
  const others = Object.entries(OTHERS).filter(([, letters]) => letters.test(text));
  return [...OWN, ...others.map(([name]) => name as FaceName)];
}
