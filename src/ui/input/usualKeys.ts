/** The keys of the table as they come, by what they do. Space is nobody's: it presses buttons. */
import { COMMAND_TABLE, type Combo, type CommandId } from '../commands/commandTable.ts';
import { LAID_STROKES, STROKE_TABLE, type BoardStroke } from './strokes.ts';

export type { Combo } from '../commands/commandTable.ts';

/** What a key does: a command, or something on the board. */
export type Stroke = CommandId | BoardStroke;

/** Everything that a player may lay on another key; the first key of each is shown. */
export const USUAL: Readonly<Partial<Record<Stroke, readonly Combo[]>>> = Object.fromEntries([
  ...LAID_STROKES.map((stroke) => [stroke, STROKE_TABLE[stroke].keys]),
  ...Object.entries(COMMAND_TABLE).map(([id, { keys = [] }]) => [id, keys]),
]) as Readonly<Partial<Record<Stroke, readonly Combo[]>>>;

/** A command may be asked for by keys that do more than it alone; its button shows the first of them. */
export const ALSO: Readonly<Partial<Record<Stroke, Stroke>>> = { agree: 'agree-defender', help: 'book-here' };
