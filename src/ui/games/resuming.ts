/** A kept game comes to the table again: read, played again, laid; or it is told why it cannot be. Fetched with the first that does. */
import type { ActorRefFrom } from 'xstate';
import { GAMES } from '../../i18n/gameWords.ts';
import { PERSISTENCE } from '../../i18n/words.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import type { Message } from '../shell/tableModel.ts';
import type { TableStore } from '../store/tableStore.ts';
import { keptWords } from '../persistence/head.ts';
import type { Autosave } from '../persistence/autosave.ts';
import type { Claimed, ClaimedGame, NotKept } from '../persistence/kept.ts';
import { notKept, whoPlays } from '../persistence/notKept.ts';
import { NotRead } from '../persistence/reasons.ts';
import { gameJournal } from '../play/gameJournal.ts';
import { resumeGame } from '../../session/resume.ts';
import type { GameOnTable } from './laying.ts';
import { noticeOfResuming } from './notices.ts';
import type { Resume } from './replacing.ts';
import type { shellChart } from '../shell/shell.chart.ts';

/** What it needs of the table. */
export interface ResumePlace {
  readonly store: Pick<TableStore, 'showMessage'>;
  readonly autosave: Autosave;
  readonly shell: ActorRefFrom<typeof shellChart>;
  keepAnew(game: GameOnTable): void;
  lay(game: GameOnTable, anew: boolean, watched: boolean): void;
  lookForKept(): Promise<void>;
}

/** How kept games come back. Until one is there, the game on the table goes on and is written. */
export function resumeOn({ store, autosave, shell, keepAnew, lay, lookForKept }: ResumePlace): Resume {
  const refusalOf = (answer: Exclude<Claimed, { type: 'claimed' }>, watched: boolean): Message => {
    switch (answer.type) {
      case 'none':
        return { type: 'notice', title: GAMES.goneTitle, text: GAMES.goneText };
      case 'not-kept':
        return notRead(answer.why);
      case 'damaged':
        return sayDamaged();
      case 'held':
        shell.send({ type: 'Ask', question: { type: 'take-over', game: answer.game, watched } });
        return whoPlays(false);
      default:
        return assertNever(answer);
    }
  };
  const bring = async (claimed: ClaimedGame, watched: boolean): Promise<Message | null> => {
    const kept = await gameJournal(autosave, () => claimed.game).readBack();
    const { game, partsAt } = kept === null ? NOTHING : resumeGame(kept);
    if (kept === null || game === null) {
      autosave.setAside(claimed.game, keptWords(claimed.head).title);
      await lookForKept();
      return sayDamaged();
    }
    const { history, marks, sheet } = game;
    const laid = { battle: kept.battle, history, table: sheet, marks };
    if (partsAt === null || claimed.watched) autosave.takeUp(claimed, kept.records.length);
    else keepAnew(laid);
    lay(laid, false, watched);
    return partsAt === null ? null : noticeOfResuming(history.present.state.turn, kept.rules);
  };
  return async (named, watched, how) => {
    const answer = await autosave.claim(named, how);
    if (answer.type !== 'claimed') return store.showMessage(refusalOf(answer, watched));
    try {
      const message = await bring(answer.claimed, watched);
      if (message !== null) store.showMessage(message);
    } catch (why) {
      if (!(why instanceof NotRead)) throw why;
      store.showMessage(notRead(why.why));
    } finally {
      autosave.letGo();
    }
  };
}

const NOTHING = { game: null, partsAt: null };

function notRead(why: NotKept): Message {
  return { ...notKept(why), title: PERSISTENCE.notRead };
}

function sayDamaged(): Message {
  return { type: 'notice', title: GAMES.damagedTitle, text: GAMES.damagedText };
}
