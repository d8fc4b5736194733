/** Kinds of units: their factors in a word, and new ones of the author's own. */
import type { Gift, Text, Trait } from '../../../engine/battle.ts';
import type { Sign } from '../../../engine/livery.ts';
import type { Spell } from '../../../engine/spell.ts';
import type { Temper } from '../../../engine/temper.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';

/** What an author writes of a unit of his own. */
export interface KindDraft {
  readonly code: string;
  /** The reduced side; blank where it follows from the fresh one (2.4.6). */
  readonly reverse: string;
  /** The counter it is exchanged for when that side is spent, and its reverse; blank where there is none (2.4.7). */
  readonly second: string;
  readonly secondReverse: string;
  readonly gait: 'foot' | 'horse' | 'beast';
  /** In whole movement points. */
  readonly ma: number;
  /** In hexes; 0 = it does not shoot. */
  readonly range: number;
  readonly value: number;
  readonly traits: readonly Trait[];
  /** Undefined: the machine leads them as it leads everybody. */
  readonly temper: Temper | undefined;
  /** Undefined: the usual one. */
  readonly icon: Sign | undefined;
}

/** What an author writes of a leader of his own. */
export interface LeaderDraft {
  readonly rank: 'leader' | 'individual';
  readonly full: number;
  readonly reduced: number;
  readonly ma: number;
  readonly gifts: readonly Gift[];
  /** 0 = without magic. */
  readonly points: number;
  readonly spells: readonly Spell[];
  readonly temper: Temper | undefined;
  readonly icon: Sign | undefined;
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

/** Units, and leaders with individuals: the kinds that have a form. */
export type UnitSheet = Extract<KindSheet, { class: 'unit' }>;
export type LeaderSheet = Extract<KindSheet, { class: 'personage' }>;

/** What becomes of a form: with the kind that is altered, or one of an id that none of the others has. */
export type KindName = Pick<KindSheet, 'id' | 'name'>;

/** Name and id of a new kind: an id that none of the others has. */
export function namedApart(name: Text, others: readonly KindSheet[]): KindName {
  return { id: freeId(name.en, new Set(others.map(({ id }) => id))), name };
}

/** A unit as it is written. */
export function unitKind(draft: KindDraft, named: KindName): UnitSheet {
  const { code, reverse, second, secondReverse, gait, ma, range, value, traits, temper, icon } = draft;
  return {
    class: 'unit',
    id: named.id,
    name: named.name,
    ...counterOf(code, reverse),
    ...(second === '' ? {} : { second: counterOf(second, secondReverse) }),
    gait,
    ma,
    ...(range > 0 ? { range } : {}),
    value,
    traits: [...traits],
    ...(temper === undefined ? {} : { temper }),
    ...(icon === undefined ? {} : { icon }),
  };
}

function counterOf(code: string, reverse: string): Readonly<{ code: string; reverse?: string }> {
  return reverse === '' ? { code } : { code, reverse };
}

/** A leader as it is written; spells without a point are none. */
export function leaderKind(draft: LeaderDraft, named: KindName): LeaderSheet {
  const { rank, full, reduced, ma, gifts, points, spells, temper, icon } = draft;
  return {
    class: 'personage',
    id: named.id,
    name: named.name,
    rank,
    ratings: [full, reduced],
    ma,
    ...(points > 0 ? { magic: { points, spells: [...spells] } } : {}),
    gifts: [...gifts],
    ...(temper === undefined ? {} : { temper }),
    ...(icon === undefined ? {} : { icon }),
  };
}

/** The form as it stands for a unit that there is. */
export function draftOfUnit(kind: UnitSheet): KindDraft {
  const { code, reverse = '', second, gait, ma, range = 0, value, traits, temper, icon } = kind;
  const other = { second: second?.code ?? '', secondReverse: second?.reverse ?? '' };
  return { code, reverse, ...other, gait, ma, range, value, traits, temper, icon };
}

/** The form as it stands for a leader that there is. */
export function draftOfLeader(kind: LeaderSheet): LeaderDraft {
  const { rank, ratings, ma, magic, gifts, temper, icon } = kind;
  const [full, reduced] = ratings;
  return {
    rank,
    full,
    reduced,
    ma,
    gifts,
    points: magic?.points ?? 0,
    spells: magic?.spells ?? [],
    temper,
    icon,
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
