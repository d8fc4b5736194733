/** The language of the table. English is the source: every other language has the same keys. */
export * from './en/board.ts';
export * from './en/chronicle.ts';
export * from './en/knowing.ts';
export * from './en/handover.ts';
export * from './en/odds.ts';
export * from './en/reckoning.ts';
export * from './en/seats.ts';
export * from './en/refusals.ts';
export * from './en/sequence.ts';
export * from './en/sounds.ts';
export * from './en/table.ts';
