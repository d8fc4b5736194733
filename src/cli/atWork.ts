/** How long commands do their work: in a thread, with the line that tells how far they are, until they are done or cut short. */
import type { Answer } from './output.ts';
import { showProgress } from './progress.ts';
import type { SiegeTask } from './siege.ts';
import { inThread, isStopped, newStop } from './thread.ts';

/** Does what `siege` is asked in a thread. A series that was cut short tells what was counted, exit 130. */
export async function siegeAtWork(task: SiegeTask): Promise<Answer> {
  const stop = newStop();
  const games = 'games' in task ? task.games : null;
  const answer = await showProgress(games, stop, (told) =>
    inThread<SiegeTask, Answer>('siege.worker.mjs', task, stop, told),
  );
  return isStopped(stop) ? { ...answer, exit: 130 } : answer;
}
