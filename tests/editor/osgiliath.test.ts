// The sample battle Osgiliath was made with the editor alone: its inputs were written down, and come to the file that lies among the examples.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openText, writeDocument } from '../../src/editor/document.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { LONGEST_LINK, readLink, writeLink } from '../../src/editor/share/link.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { countOf, played, type Input } from './author.ts';

const RECORDING = JSON.parse(readFileSync('tests/editor/recordings/osgiliath.json', 'utf8')) as Input[];
const SHIPPED = readFileSync('scenarios/samples/osgiliath.json', 'utf8');
const made = played(RECORDING);

test(`Osgiliath is made from a blank sheet by ${countOf(RECORDING)} inputs, byte for byte`, () => {
  expect(writeDocument(made)).toBe(SHIPPED);
  expect(openText(SHIPPED, NO_LIBRARY)).toEqual({ ok: true, value: made });
});

test('there is nothing wrong with it, and it fits into a link', () => {
  expect(openScenario(made, NO_LIBRARY)).toMatchObject({ ok: true });
  expect(problemsOf(made).map(({ id, severity }) => `${severity} ${id}`)).toEqual(['hint no-works']);
  const link = writeLink(made);
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
  expect(readLink(link)).toEqual({ ok: true, value: made });
});

test('an input that does nothing stops a recording, with its number', () => {
  const idle: readonly Input[] = [['begin'], ['key', '1'], ['click', '0101']];
  expect(() => played(idle)).toThrow('input 3, click 0101: the drag does nothing');
  expect(() => played([...idle.slice(0, 2), ['key', '~']])).toThrow('input 3, key ~: the key means nothing');
});

test('an event that no form writes stops a recording', () => {
  const event = (then: object): readonly Input[] => [
    ['begin'],
    ['event', JSON.stringify({ id: 'no-form', when: 'turnEnds', if: [], then })],
  ];
  expect(() => played(event({ type: 'win', side: 'nobody', text: { en: 'Who?' } }))).toThrow(
    'input 2, event {"id":"no-form","when":"turnEnds","if":[],"then":{"type":"win","side":"nobody","text":{"en":"Who?"}}}: win side: "nobody"',
  );
  expect(() => played(event({ type: 'sing' }))).toThrow(/: consequence sing$/);
});
