/** The engraver's workshop: a worker of its own, or what a page without workers fetches and opens. */
import { serve } from '../workers/serve.ts';
import type { FromPainter, ToPainter } from './messages.ts';
import { openWorkshop } from './workshop.ts';

/** In the page its faces are those of the page. */
const { fonts } = 'document' in self ? document : (self as unknown as Readonly<{ fonts: FontFaceSet }>);

serve<ToPainter, FromPainter>('paint', (say) => openWorkshop(fonts, say));
