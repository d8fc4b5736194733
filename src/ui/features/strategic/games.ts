/** The strategic games that have sheets in the room. */
import type { Result } from '../../../kernel/result.ts';
import type { OpenGame } from '../../../strategic/open.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';
import { ARDA_PAGE } from './battle-for-arda/ardaPage.ts';
import { openBriefOf, type BriefJson, type OpenBrief } from './briefs.ts';
import { bindPage, type RoomGame } from './gamePage.ts';
import { RING_PAGE } from './war-of-the-ring/ringPage.ts';

/** The games, the one with which the room opens first. Another is one more line here, and a folder of sheets with its name. */
export const ROOM_GAMES: readonly RoomGame[] = [bindPage(RING_PAGE), bindPage(ARDA_PAGE)];

/** Opens a brief by the game that reads it; the problems are those of the first game. Never throws. */
export function openBrief(document: BriefJson): Result<OpenBrief, BriefProblem> {
  return openBriefOf(
    ROOM_GAMES.map(({ port }) => port),
    document,
  );
}

/** The ends of the game that reads a brief, by their ids. Never throws. */
export function verdictsOf(document: BriefJson): OpenGame['verdicts'] {
  const brief = openBrief(document);
  return brief.ok ? brief.value.game.verdicts : {};
}
