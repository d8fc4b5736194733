// Events without code: every moment, condition and effect can be chosen in the editor, asks for all its fields by lists that are right for the battle, and is written by a command.
import { describe, expect, test } from 'vitest';
import { hexName } from '../../src/board/hex.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { edit } from '../../src/editor/edit.ts';
import { enact, newHistory, undo } from '../../src/editor/history.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { EDITOR_FIELDS } from '../../src/i18n/editorWords.ts';
import { effectSchemas, momentSchemas } from '../../src/scenario/eventSchema.ts';
import { conditionSchemas, consequenceSchemas, type TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { choicesOf } from '../../src/ui/features/editor/fields/choices.ts';
import {
  fieldsOf,
  LISTED,
  typesOf,
  WHO_FIELDS,
  type EventLine,
  type LineSort,
} from '../../src/editor/eventFields.ts';
import {
  freshEvent,
  freshLine,
  isPossible,
  withConsequence,
} from '../../src/ui/features/editor/events/freshLine.ts';
import { listOf, listWords } from '../../src/ui/features/editor/fields/hexesField.tsx';
import { placeName } from '../../src/ui/features/editor/eventTerms.ts';
import { TYPE_GROUPS } from '../../src/ui/features/editor/events/typeGroups.ts';
import { placesOfTrigger } from '../../src/ui/features/editor/events/litPlaces.ts';
import { typeName } from '../../src/ui/features/editor/events/typeRow.tsx';
import { OPTION_ROWS } from '../../src/ui/features/editor/options.ts';
import { conditionWords, triggerWords } from '../../src/ui/features/editor/triggerWords.ts';
import { shippedDocument } from '../editor/kit.ts';

const SORTS: readonly LineSort[] = ['moment', 'condition', 'effect', 'consequence'];
const BLANK = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });

/** The great siege with a tally: there is something to choose for everything. */
const SIEGE: ScenarioDocument = {
  ...shippedDocument('the-siege-of-minas-tirith'),
  variables: [{ id: 'hope', name: { en: 'Hope' }, first: 0, shown: true }],
};

/** A trigger made of a line of a sort, with the rest of it plain. */
function triggerOf(document: ScenarioDocument, sort: LineSort, line: EventLine): TriggerLine {
  const event = freshEvent(document);
  const parts = {
    moment: () => ({ when: line }),
    condition: () => ({ if: [line] }),
    effect: () => ({ then: { ...event.then, effects: [line] } }),
    consequence: () => withConsequence(document, event, line.type),
  };
  return { ...event, ...parts[sort]() } as TriggerLine;
}

describe.each(SORTS)('every %s', (sort) => {
  const types = typesOf(sort).filter((type) => type !== 'not');

  test('is offered once, in a group, by a name', () => {
    expect(TYPE_GROUPS[sort].flatMap(([, some]) => some).toSorted()).toEqual([...types].toSorted());
    const names = [...TYPE_GROUPS[sort].map(([group]) => group), ...types].map((type) =>
      typeName(sort, type),
    );
    expect(names.every((name) => name?.length > 3)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(types)('%s is laid down whole: the command takes it, and nothing of it is wrong', (type) => {
    expect(isPossible(SIEGE, sort, type)).toBe(true);
    const line = freshLine(SIEGE, sort, type);
    const needed = fieldsOf(sort, type).filter(({ optional }) => !optional);
    expect(Object.keys(line)).toEqual(expect.arrayContaining(needed.map(({ key }) => key)));
    const trigger = triggerOf(SIEGE, sort, line);
    const edited = edit(SIEGE, { type: 'putTrigger', at: null, trigger });
    if (!edited.ok) throw new Error(`${edited.refusal.code} ${edited.refusal.what}`);
    expect(triggerWords(edited.document, trigger)).not.toMatch(/undefined|\{/);
    const shape = problemsOf(edited.document).filter(
      ({ id, severity }) => severity === 'error' && /^(missing|wrong|no-such|no-bound|unknown)/.test(id),
    );
    expect(shape).toEqual([]);
  });
});

test('there are 31 moments and more effects, and the forms leave out none', () => {
  expect(typesOf('moment')).toHaveLength(momentSchemas.length);
  expect(typesOf('effect')).toHaveLength(effectSchemas.length + 3);
  expect(typesOf('condition')).toHaveLength(conditionSchemas.length);
  expect(typesOf('consequence')).toHaveLength(consequenceSchemas.length);
});

test('every field has its label and its help, and no words are left over', () => {
  const fields = [
    ...SORTS.flatMap((sort) => typesOf(sort).flatMap((type) => fieldsOf(sort, type))),
    ...WHO_FIELDS,
  ];
  const wanted = new Set(fields.flatMap(({ words }) => [words, `${words}Help`]));
  expect(Object.keys(EDITOR_FIELDS).toSorted()).toEqual([...wanted].toSorted());
});

test('bounds are those of the schema', () => {
  const of = (sort: LineSort, type: string, key: string) =>
    fieldsOf(sort, type).find((field) => field.key === key)!.control;
  expect(of('condition', 'count', 'atLeast')).toEqual({ type: 'number', least: 1, most: 999 });
  expect(of('effect', 'moveTrack', 'by')).toEqual({ type: 'number', least: -999, most: 999 });
  expect(of('effect', 'changeNight', 'is')).toEqual({ type: 'flag' });
  expect(of('condition', 'option', 'is')).toEqual({ type: 'list', of: 'reading' });
});

describe('the lists', () => {
  const values = (document: ScenarioDocument, of: (typeof LISTED)[number], line: EventLine = { type: 'x' }) =>
    choicesOf(document, of, line).map(({ value }) => value);

  test('are those of the document', () => {
    expect(values(SIEGE, 'variable')).toEqual(['hope']);
    expect(values(SIEGE, 'winner')).toEqual([...values(SIEGE, 'side'), 'draw']);
    expect(values(SIEGE, 'level')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(values(SIEGE, 'personage')).toContain('gandalf');
    expect(values(SIEGE, 'cauldron')).not.toContain('gandalf');
    expect(values(SIEGE, 'gate')).toContain('1213/1313');
    expect(values(SIEGE, 'work').length).toBeGreaterThan(values(SIEGE, 'gate').length);
    expect(values(SIEGE, 'reading', { type: 'option', option: 'fireTrenches' })).toEqual([false, true]);
  });

  test('are empty where there is nothing, and what needs one cannot be chosen', () => {
    expect(values(BLANK, 'work')).toEqual([]);
    expect(isPossible(BLANK, 'effect', 'breach')).toBe(false);
    expect(isPossible(BLANK, 'effect', 'setVariable')).toBe(false);
    expect(isPossible(BLANK, 'moment', 'gateTaken')).toBe(true);
    expect(isPossible(BLANK, 'effect', 'message')).toBe(true);
  });

  test('a list for each name that a field may ask for', () => {
    const asked = SORTS.flatMap((sort) => typesOf(sort).flatMap((type) => fieldsOf(sort, type)))
      .concat(WHO_FIELDS)
      .flatMap(({ control }) => (control.type === 'list' ? [control.of] : []));
    expect([...new Set(asked)].toSorted()).toEqual([...LISTED].toSorted());
  });
});

test('a condition on a house rule is told by the names of rule and reading, never by those of the file', () => {
  const said = (option: string, is: string | boolean): string =>
    conditionWords(SIEGE, { type: 'option', option, is } as never);
  expect(said('grond', 'always-active')).toBe('if the house rule “Grond” reads “always strikes”');
  expect(said('fireTrenches', false)).toBe('if the house rule “Trenches of fire” reads “none are dug”');
  for (const { option, usual, other } of OPTION_ROWS)
    for (const is of [usual, other]) {
      const sentence = said(option, is);
      expect(sentence).not.toContain(option);
      expect(sentence).not.toMatch(/true|false|undefined/);
    }
});

test('what a line said is kept where the next can say it too', () => {
  const breached = freshLine(SIEGE, 'effect', 'breach');
  const work = '1213/1313';
  expect(freshLine(SIEGE, 'effect', 'repair', { ...breached, work })).toEqual({ type: 'repair', work });
  expect(freshLine(SIEGE, 'effect', 'giveGate', { type: 'breach', work: '0101/0102' })).not.toMatchObject({
    work: '0101/0102',
  });
});

test('2.18 an arrival is asked when its side moves, a verdict when the turn ends, an event at a moment of its own', () => {
  const event = freshEvent(SIEGE);
  const arrival = withConsequence(SIEGE, { ...event, roll: { atLeast: 4 } }, 'arrive');
  expect(arrival).toMatchObject({ when: 'defenderMoves', roll: { atLeast: 4 } });
  const verdict = withConsequence(SIEGE, arrival, 'win');
  expect(verdict.when).toBe('turnEnds');
  expect(verdict).not.toHaveProperty('roll');
  expect(withConsequence(SIEGE, verdict, 'effects').when).toEqual({ type: 'phaseEnds', phase: 'rally' });
});

test('hexes are typed by their numbers, zones between commas', () => {
  expect(listOf('1213 1313, 1413')).toEqual(['1213', '1313', '1413']);
  expect(listOf('1213, the east field,gate-court')).toEqual(['1213', 'the east field', 'gate-court']);
  for (const typed of ['1213 1313', '1213, the east field']) expect(listWords(listOf(typed))).toBe(typed);
});

describe('what an event speaks of is lit on the board:', () => {
  const event = freshEvent(SIEGE);
  const lit = (part: Partial<Record<'when' | 'if' | 'then', unknown>>) => {
    const { hexes, sides } = placesOfTrigger(SIEGE, { ...event, ...part } as TriggerLine);
    return [...hexes.map((hex) => hexName(SIEGE.map.inline, hex)), ...sides];
  };
  const gandalf = SIEGE.pieces.find(({ id }) => id === 'gandalf')!;

  test.each([
    ['its hexes', { when: { type: 'hexEntered', hexes: ['1413', '1412'] } }, ['1412', '1413']],
    ['a work', { if: [{ type: 'breached', work: '1213/1313' }] }, ['1213/1313']],
    ['where a piece stands', { if: [{ type: 'slain', piece: 'gandalf' }] }, [gandalf.at]],
    [
      'what stands in a group of conditions',
      { if: [{ type: 'any', conditions: [{ type: 'gate', gate: '1213/1313', side: 'sauron' }] }] },
      ['1213/1313'],
    ],
    ['nothing where it names no place', { if: [{ type: 'night' }] }, []],
  ])('%s', (_, part, names) => {
    expect(lit(part)).toEqual(names);
  });

  test('a zone, a level, and the way by which a group comes', () => {
    const [zone, hexes] = Object.entries(SIEGE.map.inline.zones)[0]!;
    expect(lit({ when: { type: 'hexLeft', hexes: zone } })).toHaveLength(new Set(hexes).size);
    const first = SIEGE.map.inline.levels.join('').match(/1/g)!;
    expect(lit({ if: [{ type: 'neverLost', level: 1 }] })).toHaveLength(first.length);
    const group = SIEGE.groups[0]!.id;
    expect(lit({ when: { type: 'groupArrived', group } }).length).toBeGreaterThan(0);
  });
});

describe('tallies', () => {
  const HOPE = { id: 'hope', name: { en: 'Hope' }, first: 0, shown: true };

  test('are added, altered, taken away, and all of it is undone', () => {
    const first = newHistory(BLANK);
    const steps = [
      { type: 'putVariable', at: null, variable: HOPE },
      { type: 'putVariable', at: 0, variable: { ...HOPE, first: 3 } },
      { type: 'removeVariable', id: 'hope' },
    ] as const;
    let history = first;
    for (const step of steps) {
      const enacted = enact(history, step);
      if (!enacted.ok) throw new Error(enacted.refusal.code);
      history = enacted.history;
    }
    expect(history.now).toEqual(BLANK);
    history = undo(history);
    expect(history.now.variables).toEqual([{ ...HOPE, first: 3 }]);
    expect(undo(undo(history)).now).toEqual(BLANK);
  });

  test('one that an event speaks of is not taken away, and it is said which', () => {
    const trigger = triggerOf(SIEGE, 'effect', { type: 'addVariable', variable: 'hope', by: 1 });
    const spoken = edit(SIEGE, { type: 'putTrigger', at: null, trigger });
    if (!spoken.ok) throw new Error(spoken.refusal.code);
    expect(edit(spoken.document, { type: 'removeVariable', id: 'hope' })).toEqual({
      ok: false,
      refusal: { code: 'still-used', what: trigger.id },
    });
    expect(edit(SIEGE, { type: 'putVariable', at: null, variable: HOPE })).toMatchObject({
      refusal: { code: 'name-taken' },
    });
  });
});

test('a zone is said by what its set-up line calls it, or else by the name that the author drew it under', () => {
  const line = { force: 'garrison', pieces: 'all', zone: 'keep', name: { en: 'The old keep' } } as const;
  const document: ScenarioDocument = { ...BLANK, setup: [line] };
  expect(placeName(document, 'keep')).toBe('the zone “The old keep”');
  expect(placeName(document, ['0101', 'keep', 'gate-court'])).toBe(
    '0101, the zone “The old keep”, the zone “gate-court”',
  );
  const holds = { type: 'holds', side: 'west', atLeast: 2, hexes: 'keep' } as const;
  expect(conditionWords(document, holds)).toBe('if The West holds 2 hexes of the zone “The old keep”');
});
