/** The strategic games that meet the port, by their ids. A fourth is one more line here. */
import { BATTLE_FOR_ARDA } from './battle-for-arda/game.ts';
import { MIDDLE_EARTH_IX } from './middle-earth-ix/game.ts';
import { openGame, type OpenGame } from './open.ts';
import { WAR_OF_THE_RING } from './war-of-the-ring/game.ts';

/** The games, the great one first. */
export const STRATEGIC_GAMES: readonly OpenGame[] = [
  openGame(WAR_OF_THE_RING),
  openGame(BATTLE_FOR_ARDA),
  openGame(MIDDLE_EARTH_IX),
];
