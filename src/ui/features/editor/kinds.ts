/** Kinds of units: their factors in a word, and new ones of the author's own. */
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

/** What an author writes of a kind of his own. */
export interface KindDraft {
  readonly name: string;
  readonly code: string;
  readonly gait: 'foot' | 'horse' | 'beast';
  /** In whole movement points. */
  readonly ma: number;
  /** In hexes; 0 = it does not shoot. */
  readonly range: number;
  readonly value: number;
  readonly ladders: boolean;
}

/** The factors as on the counter: "C2X 4". */
export function factorsOf(kind: KindSheet): string {
  switch (kind.class) {
    case 'unit':
      return `${kind.code} ${kind.ma}`;
    case 'personage':
      return `${kind.ratings.join('/')} ${kind.ma}`;
    case 'engine':
    case 'cauldron':
      return '';
  }
}

/** A kind as it is written, with an id that none of the others has. */
export function newKind(draft: KindDraft, others: readonly KindSheet[]): KindSheet {
  const { name, code, gait, ma, range, value, ladders } = draft;
  return {
    class: 'unit',
    id: freeId(name, new Set(others.map(({ id }) => id))),
    name: { en: name.trim() },
    code,
    gait,
    ma,
    ...(range > 0 ? { range } : {}),
    value,
    traits: ladders ? ['ladders'] : [],
  };
}

/** An id from a name: small letters, figures and hyphens, with a number where it is taken. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const stem = plain === '' ? 'new' : plain;
  let id = stem;
  for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`;
  return id;
}
