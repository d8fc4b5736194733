/** What the players are told when something is not kept, or not theirs to play. */
import { PERSISTENCE } from '../../i18n/words.ts';
import type { KeptGameLine, Message } from '../shell/tableModel.ts';
import { keptWords, type Head } from './head.ts';
import type { NotKept } from './kept.ts';

const WORDS_FOR = {
  'no-store': ['noStore', 'noStoreText'],
  'no-room': ['noRoom', 'noRoomText'],
  newer: ['newer', 'newerText'],
  blocked: ['blocked', 'blockedText'],
  'let-go': ['letGo', 'letGoText'],
  silent: ['silent', 'silentText'],
  refused: ['refused', 'refusedText'],
} as const satisfies Record<NotKept, readonly [keyof typeof PERSISTENCE, keyof typeof PERSISTENCE]>;

/** The notice that the game goes on, but is not kept: why, and what can be done. */
export function notKept(why: NotKept): Message {
  const [title, text] = WORDS_FOR[why];
  return { type: 'notice', title: PERSISTENCE[title], text: PERSISTENCE[text] };
}

/** A line that the kept games cannot be read, and why. */
export function whyUnread(why: NotKept): string {
  return `${PERSISTENCE.notRead}. ${PERSISTENCE[WORDS_FOR[why][0]]}.`;
}

/** The game that can be continued as the title names it, or why it cannot be told. */
export function waitingLine<None extends null | undefined>(
  kept: Head | NotKept | None,
): KeptGameLine | string | None {
  if (typeof kept === 'string') return whyUnread(kept);
  return kept && keptWords(kept);
}

/** The question whether a game is watched or played here: another tab had it first, or has just taken it. */
export function whoPlays(taken: boolean): Message {
  return {
    type: 'question',
    title: taken ? PERSISTENCE.takenTitle : PERSISTENCE.heldTitle,
    text: taken ? PERSISTENCE.takenText : PERSISTENCE.heldText,
    yes: PERSISTENCE.takeOver,
    no: PERSISTENCE.watchIt,
  };
}
