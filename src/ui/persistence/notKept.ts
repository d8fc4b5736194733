/** What the players are told when something is not kept, or not theirs to play. */
import { KEEPING } from '../../i18n/words.ts';
import type { Message } from '../shell/tableModel.ts';
import type { NotKept } from './kept.ts';

const WORDS_FOR = {
  'no-store': ['noStore', 'noStoreText'],
  'no-room': ['noRoom', 'noRoomText'],
  newer: ['newer', 'newerText'],
  blocked: ['blocked', 'blockedText'],
  'let-go': ['letGo', 'letGoText'],
  silent: ['silent', 'silentText'],
  refused: ['refused', 'refusedText'],
} as const satisfies Record<NotKept, readonly [keyof typeof KEEPING, keyof typeof KEEPING]>;

/** The notice that the game goes on, but is not kept: why, and what can be done. */
export function notKept(why: NotKept): Message {
  const [title, text] = WORDS_FOR[why];
  return { type: 'notice', title: KEEPING[title], text: KEEPING[text] };
}

/** The question whether a game is watched or played here: another tab had it first, or has just taken it. */
export function whoPlays(taken: boolean): Message {
  return {
    type: 'question',
    title: taken ? KEEPING.takenTitle : KEEPING.heldTitle,
    text: taken ? KEEPING.takenText : KEEPING.heldText,
    yes: KEEPING.takeOver,
    no: KEEPING.watchIt,
  };
}
