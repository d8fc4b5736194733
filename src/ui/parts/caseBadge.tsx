/** The number of a case; its title and summary appear on hover, on focus and on a tap, and the book opens at it on a press. */
import { useContext, useId, useRef, useState } from 'preact/hooks';
import { nameKeys } from '../../i18n/keyed.ts';
import { CASE_WORDS, PANEL_WORDS } from '../../i18n/words.ts';
import type { Cite } from '../../rulebook/cases.ts';
import { OpenCase } from './bookContext.ts';
import { say } from '../words/labels.ts';

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

function CaseTip({ id, cite }: Readonly<{ id: string; cite: Cite }>) {
  const { title, summary } = CASE_WORDS[cite];
  return (
    <span id={id} role="tooltip" class="tip" popover="manual" ref={showBeside}>
      <b>{title}</b> {summary} <i class="tip-more">{nameKeys(PANEL_WORDS.caseOpens)}</i>
    </span>
  );
}

/** The tip lies above everything, so no scrolling panel cuts it; it is kept inside the window. */
function showBeside(tip: HTMLElement | null): void {
  const badge = tip?.previousElementSibling?.getBoundingClientRect();
  if (!tip || !badge) return;
  tip.showPopover();
  const gap = 8;
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(badge.left, innerWidth - width - gap);
  const above = badge.top - height - gap;
  // What is measured is as large as it looks; what is written is made larger by the page.
  const scale = Number(getComputedStyle(tip).getPropertyValue('--scale'));
  tip.style.left = `${Math.max(gap, left) / scale}px`;
  tip.style.top = `${(above >= gap ? above : badge.bottom + gap) / scale}px`;
}
