/** The sound keep with something done to it, and what is found then. */
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import type { EffectLine } from '../../src/scenario/triggerSchema.ts';
import type { Draft } from '../scenarios/kit.ts';
import { KEEP } from './keep.ts';

export type Spoilt = Omit<Draft, 'map' | 'kinds'> & {
  map: { inline: Extract<Draft['map'], { inline: unknown }>['inline'] };
  kinds: Exclude<Draft['kinds'][number], string>[];
};

export const GROUP = { id: 'late', name: { en: 'Late' }, side: 'east', pieces: ['orcs-3'], zone: ['1205'] };
export const ARRIVES = {
  id: 'late-arrives',
  when: 'besiegerMoves',
  if: [],
  then: { type: 'arrive', group: 'late', credit: 0 },
} as const;
export const HERE = { force: 'garrison', pieces: ['guard-1'], zone: ['0505'], name: { en: 'Here' } };

export function late(draft: Spoilt): void {
  draft.pieces[6]!.at = 'off';
  draft.groups.push(structuredClone(GROUP));
  draft.triggers.unshift({ ...ARRIVES, if: [] });
}

export function side(draft: Spoilt, pair: string): Spoilt['map']['inline']['hexsides'][number] {
  return draft.map.inline.hexsides.find(({ a, b }) => `${a}/${b}` === pair)!;
}

export function paint(draft: Spoilt, name: string, letter: string, of: 'hexes' | 'levels' = 'hexes'): void {
  const [column, row] = [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1];
  const { inline } = draft.map;
  inline[of][row] = inline[of][row]!.slice(0, column) + letter + inline[of][row]!.slice(column + 1);
}

export function tests(draft: Spoilt, test: Omit<NonNullable<Spoilt['tests']>[number], 'id'>): void {
  draft.tests = [{ id: 'one', ...test }];
}

/** An event with one effect. */
export function tells({ triggers }: Spoilt, effect: EffectLine): void {
  triggers.unshift({
    id: 'event',
    when: { type: 'turnBegins' },
    if: [],
    then: { type: 'effects', once: true, effects: [effect] },
  });
}

export function pairOfWall({ map }: Spoilt): string {
  const { a, b } = map.inline.hexsides.find(({ kind }) => kind === 'wall')!;
  return `${a}/${b}`;
}

/** The sound battle with something done to it. */
export function spoil(change: (draft: Spoilt) => void): ScenarioDocument {
  const draft = structuredClone(KEEP) as unknown as Spoilt;
  change(draft);
  return draft as unknown as ScenarioDocument;
}

export const idsOf = (document: ScenarioDocument): readonly string[] => [
  ...new Set(problemsOf(document).map(({ id }) => id)),
];

/** The document after the mends of one problem, carried out one after the other as long as there is one. */
export function mended(document: ScenarioDocument, id: string): ScenarioDocument {
  let now = document;
  for (let turn = 0; turn < 60; turn += 1) {
    const next = problemsOf(now).find((problem) => problem.id === id && problem.fix !== null);
    if (next === undefined) return now;
    const edited = edit(now, next.fix!);
    if (!edited.ok) throw new Error(`${edited.refusal.code} ${edited.refusal.what}`);
    now = edited.document;
  }
  return now;
}
