/** The first look at a piece costs no more than the next: what it needs is fetched, and done once out of sight, when the board is up. */
import { effect, signal, type ReadonlySignal } from '@preact/signals';
import { render } from 'preact';
import type { HexId } from '../../../board/hex.ts';
import type { Match } from '../../../game/match.ts';
import { hexCard } from '../../store/hexCard.ts';
import { Inspector } from './inspectorView.tsx';

/** What is looked at, and when. */
export interface WarmingTable {
  readonly store: Readonly<{ match: ReadonlySignal<Match | null> }>;
  /** What of the sheet is seen; null while there is no board. */
  readonly board: Readonly<{ sight: ReadonlySignal<unknown> }>;
}

/** Waits for the board with a game on it, and for a moment in which nothing else is done. */
export function warmInspector({ store, board }: WarmingTable): void {
  const stop = effect(() => {
    const match = store.match.value;
    if (match === null || board.sight.value === null) return;
    queueMicrotask(() => stop());
    whenIdle(() => {
      // A face that cannot be had is done without, now as later.
      void Promise.allSettled([...document.fonts].map((face) => face.load()));
      lookOnce(match);
    });
  });
}

/** Tells a hex with a piece in a place that is on no page; its counter is painted with the next picture. */
function lookOnce({ battle, state }: Match): void {
  const hex = state.pieces.find(({ at }) => at >= 0)?.at;
  if (hex === undefined) return;
  const nowhere = document.createElement('div');
  const card = signal(hexCard(battle, state, hex as HexId));
  render(<Inspector hex={card} threat={() => undefined} />, nowhere);
  setTimeout(() => render(null, nowhere), 500);
}

/** Safari tells of no idle moments. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}
