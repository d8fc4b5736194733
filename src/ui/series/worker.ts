/** The workshop of a series: a worker of its own, or what a page without workers fetches and opens. */
import { serve } from '../../workers/serve.ts';
import { openSeriesWorkshop } from './workshop.ts';

serve('laboratory', openSeriesWorkshop);
