/** Where games of a series are played, in a worker or in the page. */
import { playGames } from '../../lab/series.ts';
import type { FromLaboratory, ToLaboratory } from './messages.ts';

/** A workshop; what it answers goes to `say`. It plays no game before a series was opened. */
export function openSeriesWorkshop(say: (message: FromLaboratory) => void): (message: ToLaboratory) => void {
  let opened: Extract<ToLaboratory, { type: 'open' }> | null = null;
  return (message) => {
    if (message.type === 'open') {
      opened = message;
      return;
    }
    if (opened === null) return;
    const { index } = message;
    try {
      const once = (played: number): boolean => played < 1;
      for (const game of playGames(opened.battle, opened.series, once, () => index))
        say({ type: 'played', game });
    } catch (problem) {
      say({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) });
    }
  };
}
