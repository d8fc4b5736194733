/** What an editor of text says about the parts of a file: kept apart from the shapes, which the game itself carries. */

/** One part of a file in words, and the parts within it. */
export interface FieldWords {
  readonly title: string;
  readonly description: string;
  /** The fields of an object, of the objects in a list, or of whichever of several objects stands here. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  /** Each line of a list, or each entry of a table whose keys the author names. */
  readonly each?: FieldWords;
  /** What each word of a choice stands for. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The words for the parts that a schema defines once and points to, by their names. */
export type Definitions = Readonly<Record<string, FieldWords>>;

/** A part in words. */
export function wordsFor(title: string, description: string, within: Omit<FieldWords, 'title' | 'description'> = {}): FieldWords {
  return { title, description, ...within };
}
