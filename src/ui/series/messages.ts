/** What the laboratory and its workers say to each other. */
import type { Battle } from '../../engine/battle.ts';
import type { Series, SeriesGame } from '../../lab/series.ts';

export type ToLaboratory =
  | Readonly<{ type: 'open'; battle: Battle; series: Series }>
  /** Game `index` of the series that was opened last. */
  | Readonly<{ type: 'play'; index: number }>;

export type FromLaboratory =
  Readonly<{ type: 'played'; game: SeriesGame }> | Readonly<{ type: 'failed'; reason: string }>;
