/** What `siege` is asked, done in a thread. */
import type { Answer } from './output.ts';
import { siegeAnswer, type SiegeTask, type WithInput } from './siege.ts';
import { doTask } from './thread.ts';

doTask<SiegeTask & WithInput, Answer, Answer>((task, watch, hand, handOver) =>
  siegeAnswer(task, watch, (soFar) => {
    hand(soFar);
    handOver();
  }),
);
