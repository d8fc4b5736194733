/** The room of the strategic sieges with its doors: the table, the clipboard, files, the address, the worker that counts. */
import { speakFully } from '../../../i18n/language.ts';
// Its words are learnt before they are spoken.
import '../../../i18n/siegeWords.ts';
import { copyText } from '../../games/files.ts';
import type { StrategicModel } from './strategicModel.ts';
import { fightsAt } from './fights.ts';
import type { RoomTable } from './gate.ts';
import { ROOM_GAMES } from './games.ts';
import { layGames } from './gamesOnTable.ts';
import { openRoom } from './model.ts';
import { freshSeed } from '../../games/freshSeed.ts';
import { openReckoner } from './reckoner.ts';

/** The room, as soon as its words are there; it has taken what the address carries, and takes what will come there. */
export async function openRoomWithWords(table: RoomTable): Promise<StrategicModel> {
  await speakFully();
  const reckoner = openReckoner();
  const sheets = layGames(ROOM_GAMES, reckoner.known);
  const { model, arrive } = openRoom({
    sheets,
    reckoner,
    fights: (over, unread) => fightsAt({ ...table, names: sheets, seed: freshSeed }, over, unread),
    download: table.download,
    copy: copyText,
    address: () => location.href.replace(/#.*$/, ''),
  });
  arrive(location.hash);
  window.addEventListener('hashchange', () => arrive(location.hash));
  return model;
}
