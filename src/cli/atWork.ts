/** How long commands do their work: in a thread, with the line that tells how far they are, until they are done or cut short. */
import { standardInput } from './briefs.ts';
import type { Answer } from './output.ts';
import { showProgress, type Whole } from './progress.ts';
import type { SiegeTask, WithInput } from './siege.ts';
import { inThread, isStopped, newStop } from './thread.ts';

/** What is answered when nothing is known yet. */
const NOTHING: Answer = { exit: 130, json: { ok: false }, lines: ['cut short before anything was counted'] };

/**
 * Does what `siege` is asked in a thread. A series that was cut short tells what was counted, exit 130; so do exact odds, which
 * cannot be asked in between: their thread is ended, and what it had told by then is the answer.
 */
export async function siegeAtWork(task: SiegeTask): Promise<Answer> {
  const stop = newStop();
  const games: Whole | null = 'games' in task ? { of: task.games, unit: 'games' } : null;
  // Whether odds are counted or sampled shows when a game is played.
  const known = task.verb === 'odds' ? null : games;
  const counts: Whole = { of: task.verb === 'odds' && task.actions !== undefined ? 2 : 1, unit: 'counts' };
  const answers: Answer[] = [];
  // A thread that waits for standard input hears no Ctrl-C.
  const word = 'brief' in task ? task.brief : task.result;
  const given = word === '-' ? { ...task, input: standardInput() } : task;
  const answer = await showProgress(known, stop, (told) =>
    inThread<SiegeTask & WithInput, Answer, Answer>('siege.worker.mjs', given, stop, {
      told: (done) => told(done, games ?? undefined),
      took(parts) {
        answers.push(...parts);
        // The first tells what was read, and nothing is counted then.
        if (answers.length > 1) told(answers.length - 1, counts);
      },
      ...(task.verb === 'resolve' ? {} : { cutShort: () => answers.at(-1) ?? NOTHING }),
    }),
  );
  return isStopped(stop) ? { ...answer, exit: 130 } : answer;
}
