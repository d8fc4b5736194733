// Soldiers bring every battle to its end; recruits do so in a file of their own.
import { endAFew } from './fewEndings.ts';

endAFew('soldier');
