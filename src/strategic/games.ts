/** The strategic games that meet the port, by their ids. A fourth is one more line here. */
import { BATTLE_FOR_ARDA } from './battle-for-arda/game.ts';
import { MIDDLE_EARTH_IX } from './middle-earth-ix/game.ts';
import { openGame, type OpenGame } from './open.ts';

/** The games. */
export const STRATEGIC_GAMES: readonly OpenGame[] = [openGame(BATTLE_FOR_ARDA), openGame(MIDDLE_EARTH_IX)];
