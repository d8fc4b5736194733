/** Kinds of units: their factors in a word, and new ones of the author's own. */
import type { Gift, Text, Trait } from '../../../engine/battle.ts';
import type { Spell } from '../../../engine/spell.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

/** What an author writes of a unit of his own. */
export interface KindDraft {
  readonly name: Text;
  readonly code: string;
  /** The reduced side; blank where it follows from the fresh one (2.4.6). */
  readonly reverse: string;
  readonly gait: 'foot' | 'horse' | 'beast';
  /** In whole movement points. */
  readonly ma: number;
  /** In hexes; 0 = it does not shoot. */
  readonly range: number;
  readonly value: number;
  readonly traits: readonly Trait[];
}

/** What an author writes of a leader of his own. */
export interface LeaderDraft {
  readonly name: Text;
  readonly full: number;
  readonly reduced: number;
  readonly ma: number;
  readonly gifts: readonly Gift[];
  /** 0 = without magic. */
  readonly points: number;
  readonly spells: readonly Spell[];
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

/** A unit as it is written, with an id that none of the others has. */
export function newKind(draft: KindDraft, others: readonly KindSheet[]): KindSheet {
  const { name, code, reverse, gait, ma, range, value, traits } = draft;
  return {
    class: 'unit',
    ...namedApart(name, others),
    code,
    ...(reverse === '' ? {} : { reverse }),
    gait,
    ma,
    ...(range > 0 ? { range } : {}),
    value,
    traits: [...traits],
  };
}

/** A leader as it is written; spells without a point are none. */
export function newLeader(draft: LeaderDraft, others: readonly KindSheet[]): KindSheet {
  const { name, full, reduced, ma, gifts, points, spells } = draft;
  return {
    class: 'personage',
    ...namedApart(name, others),
    rank: 'leader',
    ratings: [full, reduced],
    ma,
    ...(points > 0 ? { magic: { points, spells: [...spells] } } : {}),
    gifts: [...gifts],
  };
}

function namedApart(name: Text, others: readonly KindSheet[]): Pick<KindSheet, 'id' | 'name'> {
  return { id: freeId(name.en, new Set(others.map(({ id }) => id))), name };
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
