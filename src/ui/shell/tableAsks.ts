/** What the page may ask of a table, put together. */
import { boardAsks } from '../board/boardAsks.ts';
import type { BoardPort } from '../board/boardPort.ts';
import type { Analysis } from '../features/analysis/analysis.ts';
import type { OwnDice } from '../features/dice/ownDice.ts';
import type { TableHandover } from '../features/handOver/atTable.ts';
import type { Book } from '../features/help/book.ts';
import type { Games } from '../games/games.ts';
import type { OrderInput } from '../input/orderInput.ts';
import type { Play } from '../play/play.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { TableCommands } from './tableCommands.ts';
import type { TableAsks } from './tableModel.ts';

/** What is asked. */
export interface AsksPlace {
  readonly store: TableStore;
  readonly board: Pick<BoardPort, 'reveal' | 'nearOrFar'>;
  readonly input: OrderInput;
  readonly dice: Pick<OwnDice, 'submit'>;
  readonly analysis: Analysis;
  readonly book: Book;
  readonly games: Games;
  readonly play: Play;
  readonly commands: TableCommands;
  readonly question: TableHandover['question'];
  dismissResult(): void;
}

/** Everything the page may ask for. */
export function asksAtTable(place: AsksPlace): TableAsks {
  const { input, dice, book, games, play, commands, question, dismissResult } = place;
  return {
    ...boardAsks(place),
    resume: () => void games.resume(),
    command: commands.does,
    endStep: question.press,
    confirm: input.confirm,
    cancel: input.back,
    obey: dice.submit,
    openCase: book.open,
    answer: games.answer,
    open: (file) => void games.open(file),
    dismissBanner: play.passOn,
    dismissResult,
  };
}
