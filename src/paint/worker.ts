/** The engraver's workshop in a worker of its own. */
import type { FromPainter, ToPainter } from './messages.ts';
import { openWorkshop } from './workshop.ts';

interface Self {
  readonly fonts: FontFaceSet;
  addEventListener(type: 'message', heard: (message: MessageEvent<ToPainter>) => void): void;
  postMessage(message: FromPainter, transfer: readonly Transferable[]): void;
}

const room = self as unknown as Self;
const hear = openWorkshop(room.fonts, (message, transfer) => room.postMessage(message, transfer));
room.addEventListener('message', ({ data }) => hear(data));
