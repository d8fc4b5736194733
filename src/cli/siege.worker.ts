/** What `siege` is asked, done in a thread. */
import { siegeAnswer } from './siege.ts';
import { doTask } from './thread.ts';

doTask(siegeAnswer);
