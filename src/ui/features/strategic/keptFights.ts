/** Where fights are kept: on the sheets beside the games of their blocks. */
import type { Result } from '../../../kernel/result.ts';
import type { SiegeSheet } from '../../../saves/tableSheet.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';
import type { SavedGame } from '../../persistence/kept.ts';
import type { FightTable } from './fights.ts';
import { keptFight, type FightState } from './fightState.ts';

/** How a fight is noted beside its blocks. What is asked for is done when it is noted. */
export function keptBesideGames({ store, games, autosave, headBeside }: FightTable) {
  /** Writes beside the game of its last block how the fight stands; undefined = that there is none any more. */
  const note = async ({ game: block }: FightState, siege: SiegeSheet | undefined): Promise<void> => {
    if (block === null) return;
    const present = store.history.peek()?.present;
    if (present !== undefined && autosave.onTable() === block) {
      games.amend(siege);
      return autosave.note(headBeside(present, store.sheet.peek()), block);
    }
    const found = (await gamesOf(autosave)).find(({ game }) => game === block);
    if (found?.head.table === undefined) return;
    autosave.note({ ...found.head, table: { ...found.head.table, siege } }, block);
  };
  /** Takes a fight away from beside all its blocks, the one on the table first. */
  const forget = async (left: FightState): Promise<void> => {
    await note(left, undefined);
    const brief = JSON.stringify(left.brief.document);
    for (const { game, head } of await gamesOf(autosave)) {
      if (JSON.stringify(head.table?.siege?.brief) === brief) await note({ ...left, game }, undefined);
    }
  };
  return { note, forget };
}

/** The kept games; none where they cannot be read, of which the table has told. */
async function gamesOf(autosave: FightTable['autosave']): Promise<readonly SavedGame[]> {
  const found = await autosave.games();
  return found.ok ? found.games : [];
}

/**
 * The siege of whichever game with one was on the table last, also when it is over; where an older
 * block was taken up again, the one that went on from it farthest.
 */
export async function lookForFight({
  autosave,
}: FightTable): Promise<Result<FightState, BriefProblem> | null> {
  const games = await gamesOf(autosave);
  const blocks = games.flatMap(({ game, head: { table } }) =>
    table?.siege === undefined ? [] : [{ game, table, siege: table.siege }],
  );
  const [last] = blocks;
  if (last === undefined) return null;
  const farthest = blocks
    .filter(({ siege }) => goesOn(last.siege, siege))
    .reduce((best, one) => (movesIn(one.siege).length > movesIn(best.siege).length ? one : best), last);
  return keptFight(farthest.table, farthest.game);
}

/** Whether a block is of the same fight as another, and comes after all that happened in it; a fight that was played on otherwise does not. */
function goesOn(from: SiegeSheet, to: SiegeSheet): boolean {
  const beginning = movesIn(to).slice(0, movesIn(from).length);
  return JSON.stringify([from.brief, movesIn(from)]) === JSON.stringify([to.brief, beginning]);
}

function movesIn({ before, since }: SiegeSheet): SiegeSheet['before'] {
  return [...before, ...since];
}
