/** The engraver's workshop: a worker of its own, or what a page without workers fetches and opens. */
import { layOut } from '../kernel/workplace.ts';
import type { FromPainter, ToPainter } from './messages.ts';
import { openWorkshop } from './workshop.ts';

/** In the page its faces are those of the page. */
const workshop = (say: (message: FromPainter) => void): ((message: ToPainter) => void) =>
  openWorkshop(document.fonts, say);

interface Self {
  readonly fonts: FontFaceSet;
  addEventListener(type: 'message', heard: (message: MessageEvent<ToPainter>) => void): void;
  postMessage(message: FromPainter, transfer: readonly Transferable[]): void;
}

if ('document' in self) layOut('paint', workshop);
else {
  const room = self as unknown as Self;
  const hear = openWorkshop(room.fonts, (message, transfer) => room.postMessage(message, transfer));
  room.addEventListener('message', ({ data }) => hear(data));
}
