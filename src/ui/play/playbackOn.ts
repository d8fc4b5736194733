/** What happened is played on the board and heard along with it; whoever cannot wait cuts both short. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { BoardPort } from '../board/boardPort.ts';
import { playbackChart, type Beats } from './playback.chart.ts';
import type { Hearing } from '../features/sound/hearing.ts';

/** Playback on a board, ready for the first beats; none begins before what it shows is kept. */
export function playbackOn(
  board: Pick<BoardPort, 'play' | 'skip'>,
  hearing: Pick<Hearing, 'along' | 'cut'>,
  kept: () => Promise<void>,
): ActorRefFrom<typeof playbackChart> {
  return createActor(
    playbackChart.provide({
      actors: {
        play: fromPromise<void, Beats>(async ({ input, signal }) => {
          await kept();
          // Skipped before it began: its state is shown with the last.
          if (signal.aborted) return;
          await hearing.along(input, () => board.play(input));
        }),
      },
      actions: {
        cutShort: () => {
          board.skip();
          hearing.cut();
        },
      },
    }),
  ).start();
}
