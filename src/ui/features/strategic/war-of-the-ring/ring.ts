/** The War of the Ring as the room asks it: through the port. */
import { openGame } from '../../../../strategic/open.ts';
import { WAR_OF_THE_RING } from '../../../../strategic/war-of-the-ring/game.ts';

/** The game. */
export const RING = openGame(WAR_OF_THE_RING);
