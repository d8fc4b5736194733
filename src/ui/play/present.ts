/** What a session tells, as the page shows it: on the board, in words, and to whoever listens. */
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameEvent } from '../../engine/event.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { GameState } from '../../engine/state.ts';
import type { Match } from '../../game/match.ts';
import { nameKeys } from '../../i18n/keyed.ts';
import { fill } from '../../i18n/fill.ts';
import { HANDOVER, REPLAY, SEATS } from '../../i18n/words.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Told } from '../../session/ports.ts';
import type { Cover } from '../../session/screen.ts';
import { viewHappening } from '../../session/viewer.ts';
import type { ReadingDetail } from '../features/screenReader/spoken.ts';
import { diceCard, linesOf, remember } from '../log/lines.ts';
import type { TableStore } from '../store/tableStore.ts';
import { sideName } from '../words/names.ts';
import { sitterName } from '../words/sitters.ts';
import { refusalSentence, WORDS } from '../words/words.ts';
import type { Beats } from './playback.chart.ts';
import type { TableWorld } from './tableSession.ts';

/** Where the doings of the table are shown. */
export interface Showing {
  show(beats: Beats): void;
  snap(): void;
  ended(): void;
}

/** What the page does besides. */
export interface PresentPlace {
  readonly showing: Showing;
  covering(cover: Cover, sheet: TableSheet): void;
  /** An order was given that only its owner's eyes can give. */
  lookFirst(): void;
  /** An agent has found an action: how much faster than usual it is shown, null = set down. */
  agentActs(before: Match, action: Action): number | null;
  /** It is on its way to the board. */
  agentActed(): void;
}

type Did = Extract<Told, { type: 'did' }>;

/** Why an order cannot be carried out, said and shown. */
export function tellRefusal(store: Pick<TableStore, 'showRefusal' | 'announce'>, refusal: Refusal): void {
  const { text, cite } = refusalSentence(refusal);
  store.showRefusal(refusal);
  store.announce(`${text} [${cite ?? ''}]`);
}

/** How a page shows what a session tells. */
export function presentAt(store: TableStore, place: PresentPlace): TableWorld['present'] {
  const { showing } = place;
  const did = ({ before, after, events, byHand, by, covered }: Did, lay: () => void): void => {
    const haste = by === 'human' ? 1 : place.agentActs(before, after.entries.at(-1)!.action);
    remember(after, events);
    lay();
    store.showRefusal(null);
    const { battle, state } = after;
    const shown = viewHappening(battle, before.state, events, state, store.viewer.peek());
    store.showDice(covered ? null : diceCard(battle, shown.before, shown.events, byHand));
    const { reading } = store.settings.peek();
    store.announce(covered ? '' : toldOf(battle, shown.before, shown.events, reading));
    if (covered) return showing.snap();
    showing.show({ ...shown, haste });
    if (by !== 'human') place.agentActed();
    if (state.verdict !== null) showing.ended();
  };
  const tellStep = (told: string): void => {
    store.showDice(null);
    store.showRefusal(null);
    store.announce(told);
    showing.snap();
  };
  return (told, { history, sheet }, lay) => {
    if (told.type === 'did') return did(told, lay);
    lay();
    const { battle, state } = history.present;
    switch (told.type) {
      case 'undid':
        return tellStep(WORDS.undone);
      case 'redid':
        return tellStep(WORDS.redone);
      case 'agreed':
        return tellStep(REPLAY.agreed);
      case 'covering':
        return place.covering(told.cover, sheet);
      case 'refused':
        return tellRefusal(store, told.refusal);
      case 'look-first':
        store.announce(nameKeys(HANDOVER.lookFirst));
        return place.lookFirst();
      case 'ticked':
        if (!told.ranOut) return;
        store.announce(fill(SEATS.ranOut, { who: sitterName(battle, sheet, state.active) }));
        return;
      case 'failed': {
        const text = fill(SEATS.failedText, { side: sideName(battle, state.active), reason: told.reason });
        store.showMessage({ type: 'notice', title: SEATS.failedTitle, text });
        return;
      }
      default:
        return;
    }
  };
}

/** What a screen reader is told of an action: its lines in the chronicle. */
function toldOf(
  battle: Battle,
  before: GameState,
  events: readonly GameEvent[],
  reading: ReadingDetail,
): string {
  return linesOf(battle, before, events)
    .map(({ text, dice }) => (reading === 'full' && dice.length > 0 ? `${dice.join('+')}: ${text}` : text))
    .join(' ');
}
