/** The number of a case; its title and summary appear on hover, on focus and on a tap, and the book opens at it on a press. */
import { useContext, useId, useRef, useState } from 'preact/hooks';
import type { Cite } from '../../rulebook/cases.ts';
import { OpenCase } from './bookContext.ts';
import { fetchedPart } from './fetchedPart.tsx';
import { say } from '../words/labels.ts';

/** All cases in a line each are not needed before one of them is asked for. */
const CaseTip = fetchedPart(() => import('./caseTip.tsx').then((part) => part.CaseTip));

/** A badge with the number of a case, which tells the case in one line when asked. A finger asks first and presses then. */
export function CaseBadge({ cite }: Readonly<{ cite: Cite }>) {
  const [open, setOpen] = useState(false);
  const openCase = useContext(OpenCase);
  const asks = useRef(false);
  const tip = useId();
  return (
    <span class="case">
      <button
        type="button"
        class="case-badge"
        data-cite={cite}
        aria-label={say('case', { cite })}
        aria-describedby={open ? tip : undefined}
        onPointerEnter={({ pointerType }) => {
          asks.current = pointerType === 'touch' && !open;
          setOpen(true);
        }}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => {
          if (!asks.current) return openCase(cite);
          asks.current = false;
          setOpen(true);
        }}
        onKeyDown={(press) => {
          if (press.key === 'Escape' && open) {
            press.stopPropagation();
            setOpen(false);
          }
        }}
      >
        {cite}
      </button>
      {open && <CaseTip id={tip} cite={cite} />}
    </span>
  );
}
