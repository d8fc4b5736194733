/** The study of the machine: a worker of its own, or what a page without workers fetches and opens. */
import { serve } from '../../../workers/serve.ts';
import { openStudy } from './study.ts';

serve('machine', openStudy);
