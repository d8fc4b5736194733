/** The keyboard at the table: everything a pointer can do. */
import { batch } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import { laidKeys, strokeOf } from './bindings.ts';
import { isWriting } from './heldKeys.ts';
import type { Stroke } from './usualKeys.ts';
import type { Command } from '../store/model.ts';
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
    strike(table, stroke);
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}

/** How far the map moves at one press, in CSS pixels. */
const PAN = 120;

const ARROWS: Partial<Record<Stroke, Arrow>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** Open windows and fields keep their keys; Enter belongs to the button it is pressed on, arrows to what they scroll. */
function mayHear(target: EventTarget | null, stroke: Stroke): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element)) return true;
  if (isWriting(target)) return false;
  if (stroke === 'act') return target.closest('button, a, summary') === null;
  return ARROWS[stroke] === undefined || target === document.body || target.closest('.board') !== null;
}

/** Does what a key asks for. */
function strike(table: Table, stroke: Stroke): void {
  const { board, store, input, handover, model } = table;
  switch (stroke) {
    case 'up':
    case 'down':
    case 'left':
    case 'right': {
      const { board: hexes } = store.match.peek()!.battle;
      const from = store.cursor.peek();
      moveCursor(table, from === null ? startOf(table) : stepCursor(hexes, from, ARROWS[stroke]!));
      return;
    }
    case 'pan-up':
      return board.panBy(0, PAN);
    case 'pan-down':
      return board.panBy(0, -PAN);
    case 'pan-left':
      return board.panBy(PAN, 0);
    case 'pan-right':
      return board.panBy(-PAN, 0);
    case 'act': {
      if (handover.question.text.peek() !== null) return model.ask.endStep();
      const hex = store.cursor.peek();
      if (hex === null) return input.confirm();
      const to = input.leadOn(hex);
      if (to === null) input.pick({ hex, direction: 0, fromEdge: 1 }, false);
      else if (to !== hex) moveCursor(table, to);
      return;
    }
    case 'back':
      if (handover.question.drop()) return;
      if (model.replaying.strip.peek() !== null) return model.replaying.ask.move('leave');
      return input.back();
    case 'next-unit':
    case 'previous-unit': {
      focusBoard();
      const hex = input.chooseNext(stroke === 'next-unit' ? 1 : -1);
      if (hex !== null) moveCursor(table, hex);
      return;
    }
    case 'next-target': {
      focusBoard();
      const hex = input.aimNext();
      if (hex !== null) moveCursor(table, hex);
      return;
    }
    case 'describe':
      return describe(table);
    case 'end-step':
      return model.ask.endStep();
    case 'book-here':
    case 'peek':
      // Heard before any window keeps the keys for itself: see book/listen and handover/listen.
      return;
    case 'agree-defender':
    case 'agree-besieger':
      return command(table, 'agree');
    case 'undo':
    case 'redo':
    case 'new-game':
    case 'save':
    case 'load':
    case 'mute':
    case 'zoom-in':
    case 'zoom-out':
    case 'fit':
    case 'help':
    case 'settings':
    case 'speed':
    case 'hide-counters':
    case 'small-map':
    case 'fan':
    case 'threat':
    case 'threat-map':
    case 'sight':
    case 'record':
    case 'dice':
    case 'luck':
    case 'statistics':
    case 'copy-chronicle':
    case 'first':
    case 'earlier':
    case 'later':
    case 'present':
    case 'watch':
    case 'games':
    case 'agree':
    case 'own-dice':
    case 'ask':
    case 'keys':
    case 'nearest-enemy':
    case 'nearest-gate':
    case 'nearest-breach':
    case 'nearest-leader':
    case 'units-here':
    case 'threats-here':
    case 'odds-now':
    case 'last-event':
    case 'recap':
    case 'lessons':
    case 'siege':
    case 'credits':
      return command(table, stroke);
    default:
      return assertNever(stroke);
  }
}

/** Asks for a command, or tells why it cannot be had. */
function command({ model, store }: Table, wanted: Command['id']): void {
  const refused = model.commands.peek().find(({ id }) => id === wanted)?.whyNot ?? null;
  if (refused === null) model.ask.command(wanted);
  else store.announce(refused);
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
