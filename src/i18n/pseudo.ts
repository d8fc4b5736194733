/** English in disguise: accents, brackets and two fifths more letters. What is not in it was forgotten; what does not fit, clips. */
import { EN, type Groups, type Translated } from './en/catalogue.ts';
import * as editor from './en/editor.ts';
import * as editorEvents from './en/editorEvents.ts';
import * as editorForms from './en/editorForms.ts';
import * as editorHints from './en/editorHints.ts';
import * as editorHouse from './en/editorHouse.ts';
import * as editorLivery from './en/editorLivery.ts';
import * as editorPage from './en/editorPage.ts';
import * as editorPrint from './en/editorPrint.ts';
import * as editorMap from './en/editorMap.ts';
import * as editorSheet from './en/editorSheet.ts';
import * as editorTour from './en/editorTour.ts';
import * as editorTrials from './en/editorTrials.ts';
import * as laboratory from './en/laboratory.ts';
import * as siege from './en/siege.ts';
import * as said from './en/siegeSaid.ts';
import * as tiled from './en/tiled.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DISGUISED = 'àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ';

/** What a word is for stays, as in every language. */
const BONES: ReadonlySet<string> = new Set(['id', 'icon', 'source']);

/** Every word of the page in disguise. */
export const PSEUDO: Translated<Groups> = {
  ...(disguisedAll({
    ...EN,
    ...siege,
    ...said,
    ...editor,
    ...editorPage,
    ...editorEvents,
    ...editorForms,
    ...editorHints,
    ...editorHouse,
    ...editorLivery,
    ...editorPrint,
    ...editorMap,
    ...editorSheet,
    ...editorTour,
    ...editorTrials,
    ...tiled,
    ...laboratory,
  }) as Translated<Groups>),
  // Names have no list in English: each is disguised when it is asked for.
  NAMES: new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => disguiseText(String(name)) }),
};

/** A text in disguise: "[Ţûŕñ ~~]". Blanks and the bones of a plural stay as they are. */
export function disguiseText(text: string): string {
  if (text.trim() === '') return text;
  const length = text.replace(/\{[^}]*\}/g, '').length;
  const stretch = '~'.repeat(Math.ceil(length * 0.4)).replace(/~{6}(?=~)/g, '$& ');
  return `[${accentText(text)}${stretch}]`;
}

/** The letters that are read: a brace in them opens a blank, a brace in a blank opens a branch, which is read again. */
function accentText(text: string): string {
  const within: ('read' | 'blank')[] = ['read'];
  return [...text]
    .map((letter) => {
      if (letter === '{') within.push(within.at(-1) === 'read' ? 'blank' : 'read');
      else if (letter === '}') within.pop();
      else if (within.at(-1) === 'read') return DISGUISED[PLAIN.indexOf(letter)] ?? letter;
      return letter;
    })
    .join('');
}

function disguisedAll(words: unknown): unknown {
  if (typeof words === 'string') return disguiseText(words);
  if (Array.isArray(words)) return words.map(disguisedAll);
  if (typeof words !== 'object' || words === null) return words;
  const pairs = Object.entries(words).map(([name, word]) => [
    name,
    BONES.has(name) ? (word as unknown) : disguisedAll(word),
  ]);
  return Object.fromEntries(pairs);
}
