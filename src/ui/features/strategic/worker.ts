/** Where odds are counted: a worker, for a great battle takes longer than a page may be silent, or a page without workers. */
import { serve } from '../../../workers/serve.ts';
import { reckon } from './count.ts';
import type { FromReckoner, ToReckoner } from './messages.ts';

serve<ToReckoner, FromReckoner>(
  'odds',
  (say) =>
    ({ ask, ...task }) =>
      say({ ask, found: reckon(task) }),
);
