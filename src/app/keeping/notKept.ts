/** What the players are told when nothing more can be kept. */
import { TABLE, THEATRE } from '../../i18n/words.ts';
import type { Message } from '../../panels/tableModel.ts';
import type { NotKept } from './keeper.ts';

/** The notice that the game goes on, but not in the store: why, and what can be done. */
export function notKept(why: NotKept): Message {
  return why === 'no-room'
    ? { type: 'notice', title: THEATRE.notKeptRoom, text: THEATRE.notKeptRoomText }
    : { type: 'notice', title: TABLE.storageFailed, text: TABLE.storageFailedText };
}
