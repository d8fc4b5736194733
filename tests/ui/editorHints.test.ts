// Hints to the machine in the editor's page: what is laid down first, how it is said, and which hexes are lit.
import { describe, expect, test } from 'vitest';
import { hexNamed } from '../../src/board/hex.ts';
import type { Command } from '../../src/editor/command.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { speak } from '../../src/i18n/language.ts';
import type { HintLine } from '../../src/scenario/hintSchema.ts';
import type { Selected } from '../../src/ui/features/editor/editorModel.ts';
import { placesOfHint } from '../../src/ui/features/editor/events/litPlaces.ts';
import {
  freshHint,
  HINT_TYPES,
  hintInstead,
  objectiveInstead,
} from '../../src/ui/features/editor/hints/freshHint.ts';
import { hintSentence } from '../../src/ui/features/editor/hints/hintSentence.ts';
import { KEEP } from '../editor/keep.ts';
import { SMALL } from '../editor/kit.ts';

const hex = (name: string): Selected => ({ type: 'hex', hex: hexNamed(KEEP.map.inline, name)! });
const GATE: Selected = { type: 'side', pair: '0605/0705' };

function put(document: ScenarioDocument, hint: HintLine): ScenarioDocument {
  const command: Command = { type: 'putHint', at: null, hint };
  const edited = edit(document, command);
  if (!edited.ok) throw new Error(`${edited.refusal.code} ${edited.refusal.what}`);
  return edited.document;
}

describe('a new hint', () => {
  test('is about what is chosen on the map, and to the side of whoever stands there', () => {
    expect(freshHint(KEEP, 'hold', hex('0505'))).toEqual({
      type: 'hold',
      side: 'west',
      objective: { hexes: ['0505'] },
    });
    expect(freshHint(KEEP, 'take', GATE)).toEqual({
      type: 'take',
      side: 'east',
      objective: { gate: '0605/0705' },
      by: KEEP.turns.last,
    });
    expect(freshHint(KEEP, 'take', null)).toMatchObject({ objective: { level: 1 } });
    expect(freshHint(KEEP, 'reserve', hex('0905'))).toEqual({
      type: 'reserve',
      side: 'east',
      pieces: ['orcs-1', 'chief'],
      hexes: ['0905'],
      until: 2,
    });
  });

  test('a reserve of nobody is none', () => {
    expect(freshHint(KEEP, 'reserve', null)).toBeNull();
    expect(freshHint(KEEP, 'reserve', hex('0101'))).toBeNull();
  });

  test.each(HINT_TYPES)('%s is laid down whole, and becomes any other without a problem', (type) => {
    const hint = freshHint(KEEP, type, hex('0905'))!;
    for (const other of HINT_TYPES) {
      const document = put(KEEP, hintInstead(KEEP, hint, other));
      expect(problemsOf(document)).toEqual([]);
    }
    expect(hintInstead(KEEP, hint, type)).toBe(hint);
  });

  test('on a map without a city it is about hexes, and a level or a gate cannot be meant', () => {
    expect(freshHint(SMALL, 'hold', null)).toMatchObject({ objective: { hexes: ['0504'] } });
    expect(objectiveInstead(SMALL, 'level', null)).toBeNull();
    expect(objectiveInstead(SMALL, 'gate', null)).toBeNull();
    expect(objectiveInstead(KEEP, 'gate', GATE)).toEqual({ gate: '0605/0705' });
  });
});

const SAID: readonly (readonly [HintLine, string, string])[] = [
  [
    { type: 'hold', side: 'west', force: 'garrison', objective: { level: 1 } },
    'Garrison: hold level 1.',
    'Besatzung: Ring 1 halten.',
  ],
  [
    { type: 'take', side: 'east', objective: { hexes: ['0505'] }, by: 4 },
    'The East: take 0505 by turn 4.',
    'Der Osten: 0505 nehmen, spätestens in Runde 4.',
  ],
  [
    { type: 'reserve', side: 'east', pieces: ['orcs-3'], hexes: ['0907'], until: 3, reach: 1 },
    'The East: keep back Orcs in 0907 until turn 3, or until an enemy is within 1 hex.',
    'Der Osten: Orcs zurückhalten (0907), frei ab Runde 3 oder sobald ein Feind auf 1 Feld heran ist.',
  ],
  [
    { type: 'reserve', side: 'east', hexes: ['0907'] },
    'The East: keep back everybody in 0907 to the end.',
    'Der Osten: alle bis zum Ende zurückhalten (0907).',
  ],
];

test.each(SAID)('%o is said in both languages', async (hint, en, de) => {
  expect(hintSentence(KEEP, hint)).toBe(en);
  await speak('de');
  expect(hintSentence(KEEP, hint)).toBe(de);
  await speak('en');
});

test('the hexes, level or gate of a hint are lit, and where its pieces stand', () => {
  const at = (...names: readonly string[]) => names.map((name) => hexNamed(KEEP.map.inline, name)!);
  expect(placesOfHint(KEEP, SAID[0]![0]).hexes).toHaveLength(7);
  expect(placesOfHint(KEEP, { type: 'hold', side: 'west', objective: { gate: '0605/0705' } })).toEqual({
    hexes: [],
    sides: ['0605/0705'],
  });
  const back: HintLine = { type: 'reserve', side: 'east', pieces: ['orcs-3'], hexes: ['1107'] };
  expect(placesOfHint(KEEP, back).hexes).toEqual(at('0907', '1107'));
});
