/** What the lessons are, and what of the table they look at and light. */
import type { HexId } from '../../../board/hex.ts';
import type { Match } from '../../../game/match.ts';
import type { Selection } from '../../orders/intent.ts';

/** In the order in which they are taught. */
export const LESSON_IDS = ['move', 'ground', 'shoot', 'melee', 'steps', 'victory'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What of the table a lesson looks at. */
export interface LessonSight {
  readonly match: Match;
  readonly chosen: Selection;
  /** The hex in the inspector. */
  readonly inspected: HexId | null;
  /** How many actions had been done when the lesson began. */
  readonly since: number;
}

/** Which button is lit: the end of the step, the gold one of the hint bar, an answer beside it. */
export type LitButton = 'end' | 'confirm' | 'answer';

/** What is to be chosen or pressed next. */
export interface Lit {
  readonly hexes: readonly HexId[];
  readonly button: LitButton | null;
}
