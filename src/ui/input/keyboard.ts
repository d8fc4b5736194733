/** The keyboard at the table: everything a pointer can do. */
import { batch } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import type { CommandId } from '../commands/commandTable.ts';
import { laidKeys, strokeOf } from './bindings.ts';
import { isWriting } from './heldKeys.ts';
import { STROKE_TABLE, type BoardStroke } from './strokes.ts';
import type { Stroke } from './usualKeys.ts';
import { stepCursor, type Arrow } from '../orders/cursor.ts';
import { choosablePieces } from '../orders/deeds.ts';
import { hexCard } from '../store/hexCard.ts';
import type { Table } from '../shell/table.ts';

/** Listens to the keys of the page until the answer is called. */
export function listenToKeys(table: Table): () => void {
  const bindings = laidKeys(table.store.settings);
  const press = (event: KeyboardEvent): void => {
    const stroke = strokeOf(event, bindings.peek());
    if (stroke === null || event.defaultPrevented || !mayHear(event.target, stroke)) return;
    if (table.model.screen.peek() !== 'table') return;
    event.preventDefault();
    strike(table, stroke, event.repeat);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** How far the map moves at one press, in CSS pixels. */
const PAN = 120;

const ARROWS: ReadonlySet<Stroke> = new Set(['up', 'down', 'left', 'right']);

/** Open windows and fields keep their keys; Enter belongs to the button it is pressed on, arrows to what they scroll. */
function mayHear(target: EventTarget | null, stroke: Stroke): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element)) return true;
  if (isWriting(target)) return false;
  if (stroke === 'act') return target.closest('button, a, summary') === null;
  return !ARROWS.has(stroke) || target === document.body || target.closest('.board') !== null;
}

/** Does what a key asks for. What stays held down steps and pans on; everything else is done once. */
function strike(table: Table, stroke: Stroke, again: boolean): void {
  if (!(stroke in STROKE_TABLE)) {
    if (!again) command(table, stroke as CommandId);
  } else if (!again || STROKE_TABLE[stroke as BoardStroke].goesOn === true)
    ON_BOARD[stroke as BoardStroke](table);
}

/** Nothing, because it is heard before any window keeps the keys for itself: see help/listen and handOver/listen. */
const heardBefore = (): void => {};

const ON_BOARD: Readonly<Record<BoardStroke, (table: Table) => void>> = {
  up: (table) => stepBy(table, 'ArrowUp'),
  down: (table) => stepBy(table, 'ArrowDown'),
  left: (table) => stepBy(table, 'ArrowLeft'),
  right: (table) => stepBy(table, 'ArrowRight'),
  'pan-up': ({ board }) => board.panBy(0, PAN),
  'pan-down': ({ board }) => board.panBy(0, -PAN),
  'pan-left': ({ board }) => board.panBy(PAN, 0),
  'pan-right': ({ board }) => board.panBy(-PAN, 0),
  act: (table) => {
    const { handover, model, store, input } = table;
    if (handover.question.text.peek() !== null) return model.ask.endStep();
    const hex = store.cursor.peek();
    if (hex === null) return input.confirm();
    const to = input.leadOn(hex);
    if (to === null) input.pick({ hex, direction: 0, fromEdge: 1 }, false);
    else if (to !== hex) moveCursor(table, to);
  },
  back: ({ handover, model, input }) => {
    if (handover.question.drop()) return;
    if (model.replaying.strip.peek() !== null) return model.replaying.move('leave');
    input.back();
  },
  'next-unit': (table) => lead(table, () => table.input.chooseNext(1)),
  'previous-unit': (table) => lead(table, () => table.input.chooseNext(-1)),
  'next-target': (table) => lead(table, () => table.input.aimNext()),
  describe,
  'end-step': ({ model }) => model.ask.endStep(),
  'book-here': heardBefore,
  peek: heardBefore,
  'agree-defender': (table) => command(table, 'agree'),
  'agree-besieger': (table) => command(table, 'agree'),
};

/** Asks for a command, or tells why it cannot be had. */
function command({ model, store }: Table, wanted: CommandId): void {
  const refused = model.commands.peek().find(({ id }) => id === wanted)?.whyNot ?? null;
  if (refused === null) model.ask.command(wanted);
  else store.announce(refused);
}

/** Moves the cursor to the next hex that way. */
function stepBy(table: Table, arrow: Arrow): void {
  const { store } = table;
  const from = store.cursor.peek();
  const { board: hexes } = store.match.peek()!.battle;
  moveCursor(table, from === null ? startOf(table) : stepCursor(hexes, from, arrow));
}

/** Leads the cursor to the next of something, if there is one. */
function lead(table: Table, next: () => HexId | null): void {
  focusBoard();
  const hex = next();
  if (hex !== null) moveCursor(table, hex);
}

/** Where the cursor first appears: at the choice, else at a piece that can act. */
function startOf({ store }: Table): HexId {
  const { battle, state } = store.match.peek()!;
  const able = [...choosablePieces(battle, state)].find((piece) => state.pieces[piece]!.at >= 0);
  const first = able === undefined ? 0 : state.pieces[able]!.at;
  return store.standing.peek().selected ?? store.looked.peek() ?? (first as HexId);
}

/** Before anything changes on the page: a focus that is asked for afterwards has it laid out at once. */
function focusBoard(): void {
  const mirror = document.querySelector<HTMLElement>('.mirror');
  if (mirror !== document.activeElement) mirror?.focus({ preventScroll: true });
}

function moveCursor({ store, board }: Table, hex: HexId): void {
  focusBoard();
  batch(() => {
    store.pointAt(null);
    store.putCursor(hex);
    store.lookAt(hex);
  });
  board.reveal(hex);
}

/** Reads out everything about the hex in the inspector. */
function describe({ store }: Table): void {
  const hex = store.inspected.peek();
  const now = store.match.peek();
  if (hex === null || now === null) return;
  const card = hexCard(now.battle, now.state, hex);
  const pieces = card.pieces.map(({ name, force, sentence, factors, chips }) =>
    [
      `${name}, ${force}.`,
      sentence,
      ...factors.map(({ label, value }) => `${label} ${value}`),
      ...chips.map(({ text }) => text),
    ].join(' '),
  );
  const lines = [...card.notes, ...card.hexsides].map(({ text }) => text);
  store.announce(
    [card.hex, card.terrain, card.place ?? '', ...pieces, ...lines].filter((line) => line !== '').join('; '),
  );
}
