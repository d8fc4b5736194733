/** How the page lies in its window: what reaches beyond it, what lies over a control, what is too small for a finger. */
import type { Page } from 'playwright-core';

/** What a finger needs, in CSS pixels; a badge in the middle of a sentence needs less. */
const FINGER = 44;
const IN_A_SENTENCE = 24;

/** One sentence for everything that is wrong with the controls that can be seen; `finger` = their sizes count too. */
export function misplacedOn(page: Page, finger: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ([least, leastInline]) => {
      const CONTROLS = 'button, select, input, summary, textarea, a[href], [role="tab"]';
      const found: string[] = [];
      const root = document.documentElement;
      const wide = Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
      if (wide > 0) found.push(`the page is ${wide} px too wide`);

      const nameOf = (element: Element): string => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
        const words = element.getAttribute('aria-label') ?? label ?? (element as HTMLElement).innerText;
        return `${element.tagName.toLowerCase()}.${element.className} "${words.trim().slice(0, 40)}"`;
      };
      /** What can be seen of an element: its box without what the boxes round it hide. */
      const seenOf = (element: Element): DOMRect => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        const fixed = getComputedStyle(element).position === 'fixed';
        for (let box = fixed ? null : element.parentElement; box !== null; box = box.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          if (box !== document.body && box !== root) {
            if (overflowX !== 'visible')
              [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (overflowY !== 'visible')
              [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
          }
          if (position === 'fixed') break;
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      /** A box that is ticked is touched on its label too. */
      const wholeOf = (element: Element): DOMRect => {
        const box = element.getBoundingClientRect();
        const ticked = element.matches('[type=checkbox], [type=radio]');
        const words = ticked ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect() : undefined;
        if (words === undefined) return box;
        return new DOMRect(
          box.left,
          box.top,
          Math.max(box.width, words.width),
          Math.max(box.height, words.height),
        );
      };
      /** A row that is swiped shows its neighbours in part. */
      const swiped = (element: Element): boolean => {
        for (let box = element.parentElement; box !== null; box = box.parentElement)
          if (getComputedStyle(box).scrollSnapType.startsWith('x')) return true;
        return false;
      };
      /** What stays while the rest is scrolled lies over it on purpose. */
      const stays = (element: Element): boolean => {
        for (let box: Element | null = element; box !== null; box = box.parentElement)
          if (getComputedStyle(box).position === 'sticky') return true;
        return false;
      };
      const above =
        document.querySelector('dialog:modal') ?? document.querySelector(':popover-open') ?? document;
      const shown = [...above.querySelectorAll(CONTROLS)].filter(
        (element) =>
          element.closest('.unseen, .mirror') === null &&
          element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      );
      const seen = shown
        .map((element) => ({ element, box: seenOf(element), whole: wholeOf(element) }))
        .filter(({ box }) => box.width > 1 && box.height > 1);

      for (const { element, box, whole } of seen) {
        const inside =
          box.left >= -0.5 &&
          box.top >= -0.5 &&
          box.right <= innerWidth + 0.5 &&
          box.bottom <= innerHeight + 0.5;
        if (!inside) found.push(`beyond the window: ${nameOf(element)}`);
        if (element.getBoundingClientRect().width - box.width > 1 && !swiped(element))
          found.push(`cut off at its side: ${nameOf(element)}`);
        const inline = element.matches('.case-badge');
        const need = inline ? leastInline : least;
        const touch = inline ? { width: whole.width + 6, height: whole.height + 14 } : whole;
        if (least > 0 && (touch.width < need - 0.5 || touch.height < need - 0.5))
          found.push(
            `too small, ${Math.round(touch.width)} x ${Math.round(touch.height)}: ${nameOf(element)}`,
          );
        // What is half scrolled away may lie under a head that stays.
        if (box.height < element.getBoundingClientRect().height - 1) continue;
        // Near the foot rather than in the middle: what is laid over a control mostly comes from below.
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.8);
        const hit =
          top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null);
        if (!hit && (top === null || !stays(top)))
          found.push(`covered by ${top === null ? 'nothing' : nameOf(top)}: ${nameOf(element)}`);
      }
      for (const [at, { element, box }] of seen.entries()) {
        for (const { element: other, box: beside } of seen.slice(at + 1)) {
          if (element.contains(other) || other.contains(element) || stays(element) !== stays(other)) continue;
          const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
          const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
          if (across > 1 && down > 1) found.push(`on each other: ${nameOf(element)} and ${nameOf(other)}`);
        }
      }
      return found;
    },
    finger ? ([FINGER, IN_A_SENTENCE] as const) : ([0, 0] as const),
  );
}
