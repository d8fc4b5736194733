/** Briefs, whatever the game: each is opened through the port by the game that reads it. */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { OpenGame, OpenSiege } from '../../../strategic/open.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';

/** A brief as it is written down, whatever the game. */
export type BriefJson = Readonly<Record<string, unknown>>;

/** A brief laid open: its document, the game that reads it, and its battle. */
export interface OpenBrief {
  readonly document: BriefJson;
  readonly game: OpenGame;
  readonly siege: OpenSiege;
}

/** Opens a brief by the first of these games that reads it; the problems are those of the first game. Never throws. */
export function openBriefOf(
  games: readonly OpenGame[],
  document: BriefJson,
): Result<OpenBrief, BriefProblem> {
  let problems: readonly BriefProblem[] | null = null;
  for (const game of games) {
    const opened = game.open(document);
    if (!opened.ok) problems ??= opened.problems;
    const siege = opened.ok ? opened.value[0] : undefined;
    if (siege !== undefined) return ok({ document, game, siege });
  }
  return failed(problems ?? []);
}
