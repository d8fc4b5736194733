/** Words that only this program's table needs; everything else is said by src/i18n. */
import type { Text } from '../engine/battle.ts';
import type { Refusal } from '../engine/refusal.ts';
import { fill } from '../i18n/fill.ts';
import { REFUSALS } from '../i18n/words.ts';
import type { Cited } from '../panels/model.ts';

export const WORDS = {
  turns: 'Turns {first} to {last}',
  turnsByNight: 'Turns {first} to {last}, by night',
  minutes: '{minutes} minutes',
  history: 'In the tale',
  notes: "Designer's notes",
  balance: 'Balance',
  hotseat: 'Two players at one screen',
  where: 'Turn {turn}, {heading}',
  begin: 'Begin as placed',
  confirmAgain: '{unit}: choose the same again to confirm.',
  nothingLeft: '{unit} can do nothing more in this step.',
  boardName: 'Hexes of the map',
  boardKeys:
    'Arrow keys walk over the hexes; up and down lean to and fro, so a column stays a column. Enter acts, Escape backs out, N and Shift+N go to the units that can act, S aims at the next target or goes to the next lit hex of a decision, E ends the step, D describes the hex.',
  fruitless: '{purpose}: in vain.',
  mustGoBack: '{unit} must go back {hexes}.',
  headLands: 'it lands',
  headMisses: 'it falls short',
  onePoint: '1 point',
  points: '{points} points',
  onWhom: ' on {who}',
  canAct: 'can act',
  undone: 'Taken back.',
  redone: 'Done again.',
} as const;

/** A text of a scenario in the language of the page. */
export function inWords(text: Text): string {
  return text.en;
}

/** "1 point", "3 points" of magic (2.12.1). */
export function pointWords(points: number): string {
  return points === 1 ? WORDS.onePoint : fill(WORDS.points, { points });
}

/** A refusal as a sentence with its case. */
export function refusalSentence({ code, cite }: Refusal): Cited {
  return { text: REFUSALS[code], cite };
}

/** "+1", "-2". */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : String(figure);
}
