/** The strategic games that have sheets in the room: asked through the port, whichever it is. */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { OpenGame, OpenSiege } from '../../../strategic/open.ts';
import type { BriefProblem, WouldHave } from '../../../strategic/siege.ts';
import { RING } from './war-of-the-ring/ring.ts';

/** The games. Another is one more line here, and a folder of sheets with its name. */
const ROOM_GAMES: readonly OpenGame[] = [RING];

/** A brief as it is written down, whatever the game. */
export type BriefJson = Readonly<Record<string, unknown>>;

/** A brief laid open: its document, the game that reads it, and its battle. */
export interface OpenBrief {
  readonly document: BriefJson;
  readonly game: OpenGame;
  readonly siege: OpenSiege;
}

/** Opens a brief by the game that reads it; the problems are those of the first game. Never throws. */
export function openBrief(document: BriefJson): Result<OpenBrief, BriefProblem> {
  let problems: readonly BriefProblem[] | null = null;
  for (const game of ROOM_GAMES) {
    const opened = game.open(document);
    if (!opened.ok) problems ??= opened.problems;
    const siege = opened.ok ? opened.value[0] : undefined;
    if (siege !== undefined) return ok({ document, game, siege });
  }
  return failed(problems ?? []);
}

/** What dice would have made of a battle by its result; null where no game can tell. Never throws. */
export function wouldHave(result: BriefJson): WouldHave | null {
  for (const game of ROOM_GAMES) {
    const found = game.wouldHave?.(result);
    if (found?.ok === true) return found.value;
  }
  return null;
}

/** The ends of the game that reads a brief, by their ids. Never throws. */
export function verdictsOf(document: BriefJson): OpenGame['verdicts'] {
  const brief = openBrief(document);
  return brief.ok ? brief.value.game.verdicts : {};
}
