/** What is known of a numbered case: how it is called, what it rules in one line, and where it comes from. */

/** Provenance (2.0.11): the printed charts, what reviews and replays of the 1977 game attest, or this project. */
export type Source = 'print' | 'attested' | 'ours';

/** One numbered case of the rulebook, in our words. */
export interface Case {
  readonly title: string;
  readonly summary: string;
  readonly source: Source;
  /** A case that tells players what is wise and binds nobody: nothing can break it, so no test proves it. */
  readonly advice?: true;
}

/** A case of the seven charts and their notes. */
export function print(title: string, summary: string): Case {
  return { title, summary, source: 'print' };
}

/** A case that reviews or replays of the 1977 game attest, at least in its core. */
export function attested(title: string, summary: string): Case {
  return { title, summary, source: 'attested' };
}

/** A case of this project. */
export function ours(title: string, summary: string): Case {
  return { title, summary, source: 'ours' };
}

/** A case of this project that only advises. */
export function advice(title: string, summary: string): Case {
  return { title, summary, source: 'ours', advice: true };
}
