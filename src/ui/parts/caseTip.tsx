/** The tip of a case: its title and summary in a line. */
import { CASE_WORDS } from '../../i18n/bookWords.ts';
import { nameKeys } from '../../i18n/keyed.ts';
import { PANEL_WORDS } from '../../i18n/words.ts';
import type { Cite } from '../../rulebook/cases.ts';
import './caseTip.css';

/** The tip, beside the badge that it follows on the page. */
export function CaseTip({ id, cite }: Readonly<{ id: string; cite: Cite }>) {
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
