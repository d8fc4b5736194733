/** The words of the table, each in the language that is spoken when it is read. English is the source of all keys. */
import { FIRST } from './en/first.ts';
import type { StepWords } from './en/sequence.ts';
import { learn, wordsOf } from './language.ts';

export * from './frontWords.ts';
export type { StepWords } from './en/sequence.ts';

learn(FIRST, {
  de: () => import('./de/catalogue.ts').then(({ DE }) => DE),
  pseudo: () => import('./pseudo.ts').then(({ PSEUDO }) => PSEUDO),
});

export const TERRAIN_NAMES = wordsOf('TERRAIN_NAMES');
export const HOUSE_NOTES = wordsOf('HOUSE_NOTES');
export const TERRAIN_NOTES = wordsOf('TERRAIN_NOTES');
export const HEXSIDE_NAMES = wordsOf('HEXSIDE_NAMES');
export const DIRECTION_NAMES = wordsOf('DIRECTION_NAMES');
export const PLATE = wordsOf('PLATE');
export const TRAITS = wordsOf('TRAITS');
export const GIFTS = wordsOf('GIFTS');
export const OUTCOMES = wordsOf('OUTCOMES');
export const INSPECTED = wordsOf('INSPECTED');

export const TOLD = wordsOf('TOLD');
export const FRUITLESS = wordsOf('FRUITLESS');
export const PURPOSES = wordsOf('PURPOSES');
export const TRACK_REASONS = wordsOf('TRACK_REASONS');
export const LADDER_ENDS = wordsOf('LADDER_ENDS');
export const CAULDRON_ENDS = wordsOf('CAULDRON_ENDS');
export const SPELL_NAMES = wordsOf('SPELL_NAMES');
export const SPELL_NOTES = wordsOf('SPELL_NOTES');
export const BLOWS = wordsOf('BLOWS');

export const AT_TABLE = wordsOf('AT_TABLE');
export const ASKING = wordsOf('ASKING');
export const COMPASS = wordsOf('COMPASS');
export const KEY_NAMES = wordsOf('KEY_NAMES');
export const KEY_WORDS = wordsOf('KEY_WORDS');
export const STROKES = wordsOf('STROKES');

export const HANDOVER = wordsOf('HANDOVER');
export const PERSISTENCE = wordsOf('PERSISTENCE');
export const ANALYSIS = wordsOf('ANALYSIS');
export const PHONE = wordsOf('PHONE');
export const PLURAL: Readonly<Record<string, boolean | undefined>> = wordsOf('PLURAL');
export const PIECES = wordsOf('PIECES');
export const RECKONING = wordsOf('RECKONING');
export const CONDITIONS = wordsOf('CONDITIONS');
export const SIEGE_STATE = wordsOf('SIEGE_STATE');
export const REFUSALS = wordsOf('REFUSALS');
export const CAPTIONS = wordsOf('CAPTIONS');
export const LEVEL_WORDS = wordsOf('LEVEL_WORDS');
export const CHART_HEADS = wordsOf('CHART_HEADS');
export const SEATS = wordsOf('SEATS');
export const REPLAY = wordsOf('REPLAY');
export const PHASES = wordsOf('PHASES');
export const STEPS: Readonly<Record<string, StepWords>> = wordsOf('STEPS');
export const LIT_DEEDS = wordsOf('LIT_DEEDS');
export const LIT_WORKS = wordsOf('LIT_WORKS');
export const TABLE = wordsOf('TABLE');
