/** The client of one worker of the laboratory: it plays one game of a series after the other. */
import type { Battle } from '../../engine/battle.ts';
import type { Series, SeriesGame } from '../../lab/series.ts';
import { onDemand } from '../../workers/onDemand.ts';
import { openWorker } from '../../workers/openWorker.ts';
import type { Workplace } from '../../workers/workplace.ts';
import type { FromLaboratory, ToLaboratory } from './messages.ts';
import script from './worker.ts?worker&url';

/** How a game ended: played, broken off for a reason, or stopped with the series. */
export type PlayedGame = SeriesGame | Readonly<{ reason: string }> | null;

export interface SeriesPlayer {
  /** Plays game `index`; asked for one after the other. */
  play(index: number): Promise<PlayedGame>;
  /** Ends the work; what was asked is answered with null. */
  end(): void;
}

export type SeriesWorkplace = Workplace<ToLaboratory, FromLaboratory>;

/** What the page has for itself before each game that it plays without a worker, in milliseconds. */
const BREATH = 20;

/** A player of games of this series; a worker that breaks is begun anew with the next game. */
export function openSeriesPlayer(
  battle: Battle,
  series: Series,
  start: () => SeriesWorkplace = () => openWorker('laboratory', script, BREATH),
): SeriesPlayer {
  let opened = false;
  let hear: ((game: PlayedGame) => void) | null = null;
  const answer = (game: PlayedGame): void => {
    const waiting = hear;
    hear = null;
    waiting?.(game);
  };
  const end = (game: PlayedGame): void => {
    worker.end();
    opened = false;
    answer(game);
  };
  const worker = onDemand(
    start,
    (message) => answer(message.type === 'played' ? message.game : { reason: message.reason }),
    (reason) => end({ reason }),
  );
  return {
    play: (index) =>
      new Promise((resolve) => {
        hear = resolve;
        if (!opened) worker.post({ type: 'open', battle, series });
        opened = true;
        worker.post({ type: 'play', index });
      }),
    end: () => end(null),
  };
}
