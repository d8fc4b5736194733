/** Questions about the board for those who listen: each is answered in a sentence, and a second press goes where it points. */
import { standingAt } from '../../../engine/facts/pieces.ts';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { ASKING } from '../../../i18n/words.ts';
import type { QuestionId } from '../../commands/commandTable.ts';
import type { AskingModel } from '../../store/questions.ts';
import type { ChronicleLine, OddsCard } from '../../store/model.ts';
import type { Match } from '../../../game/match.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { choosablePieces } from '../../orders/deeds.ts';
import type { AskedQuestion } from './answers.ts';
import type { NearestAnswer } from './nearest.ts';

/** Questions at a table. */
export interface QuestionAsking {
  readonly model: AskingModel;
  /** Puts a question; the same again goes to the hex that was its answer. */
  put(question: QuestionId): void;
}

interface Sight {
  readonly odds: ReadonlySignal<OddsCard | null>;
  readonly chronicle: ReadonlySignal<readonly ChronicleLine[]>;
  /** Puts the cursor on a hex. */
  readonly go: (hex: HexId) => void;
}

/** What can be asked at a table; everything is answered from what the screen may show. */
export function askingAt(store: TableStore, { odds, chronicle, go }: Sight): QuestionAsking {
  const answer = signal<(NearestAnswer & { readonly to: QuestionId; readonly from: HexId | null }) | null>(
    null,
  );
  let stop = (): void => {};

  const from = computed(() => {
    const now = store.match.value;
    if (now === null) return null;
    return store.cursor.value ?? store.standing.value.selected ?? store.looked.value ?? firstOf(now);
  });
  const viewer = (now: Match): Side => (store.held.peek() ? store.viewer.peek() : now.state.active);
  const tell = (to: QuestionId, told: NearestAnswer): void => {
    answer.value = { ...told, to, from: from.peek() };
    store.announce(told.text);
  };
  const follow = (): boolean => {
    const hex = answer.peek()?.hex ?? null;
    if (hex === null) return false;
    answer.value = null;
    go(hex);
    return true;
  };

  const put = (question: QuestionId): void => {
    stop();
    const last = answer.peek();
    const at = from.peek();
    if (last?.to === question && last.from === at && follow()) return;
    const now = store.match.peek();
    if (now === null || at === null) return tell(question, { text: ASKING.cursorNone, hex: null });
    const asked: AskedQuestion = {
      now,
      at,
      viewer: viewer(now),
      chosen: store.chosen.peek().piece,
      detail: store.settings.peek().reading,
      odds: odds.peek(),
      chronicle: chronicle.peek(),
    };
    let left = false;
    stop = () => {
      left = true;
    };
    void import('./answers.ts').then(({ answerTo }) => {
      if (!left) stop = answerTo(question, asked, (told) => tell(question, told));
    });
  };

  return {
    put,
    model: {
      from: computed(() => {
        const now = store.match.value;
        if (now === null || from.value === null) return ASKING.cursorNone;
        return fill(ASKING.from, { hex: hexName(now.battle.board, from.value) });
      }),
      answer: computed(() => answer.value?.text ?? ''),
      leads: computed(() => (answer.value?.hex ?? null) !== null),
      go: () => void follow(),
    },
  };
}

/** Where somebody who has pointed at nothing is thought to be: at a piece that can act. */
function firstOf({ battle, state }: Match): HexId | null {
  const able = [...choosablePieces(battle, state)].find((piece) => state.pieces[piece]!.at >= 0);
  return able === undefined ? null : standingAt(state, able);
}
