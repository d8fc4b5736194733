/** The workshop of trials: a worker of its own, or what a page without workers fetches and opens. */
import { serve } from '../../../../workers/serve.ts';
import { openTrialsWorkshop } from './workshop.ts';

serve('trials', openTrialsWorkshop);
