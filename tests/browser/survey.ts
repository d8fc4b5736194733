/** What of a page was left out of the words, and what does not fit where it stands. */
import type { Page } from 'playwright-core';

/** Words that are the same in every language: names of languages, what is printed on the pieces, how rows of hexes are set off. */
const EVERYWHERE = ['English', 'Deutsch', 'GROND', 'odd-r', 'even-r', 'odd-q', 'even-q'] as const;

/** What stays English and says so. */
const ENGLISH = '.ruling';

/** Every text and label on the page with a plain English word in it. In disguise no letter of the words is a plain one. */
export function forgottenOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([everywhere, english]) => {
      const found = new Set<string>();
      const look = (text: string | null, element: Element | null): void => {
        if (text === null || (element?.closest(`${english}, script, style`) ?? null) !== null) return;
        const left = everywhere.reduce((rest, word) => rest.replaceAll(word, ''), text);
        if (/[A-Za-z]{3,}/.test(left)) found.add(text.trim().replace(/\s+/g, ' '));
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) look(texts.currentNode.textContent, texts.currentNode.parentElement);
      const labels = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
      for (const element of document.body.querySelectorAll('*'))
        for (const label of labels) look(element.getAttribute(label), element);
      return [...found];
    },
    [[...EVERYWHERE], ENGLISH] as const,
  );
}

/** Every control, heading and label whose words do not fit into it, or that reaches beyond the page. */
export function clippedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.body.querySelectorAll<HTMLElement>('button, select, input')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= innerWidth + 1)) continue;
      if (element.closest('.unseen, .mirror') !== null || scrolls(element)) continue;
      found.push(`"${element.getAttribute('aria-label') ?? element.innerText}" reaches beyond the page`);
    }
    for (const shut of document.querySelectorAll('dialog[open] > .modal-close')) {
      const words = document.createRange();
      words.selectNodeContents(shut.parentElement!.querySelector(':scope > h2')!);
      const [close, title] = [shut.getBoundingClientRect(), words.getBoundingClientRect()];
      if (title.right > close.left && title.bottom > close.top)
        found.push(`the title runs under ${close.left}`);
    }
    const all = document.body.querySelectorAll<HTMLElement>(
      'button:not(.case-badge), label, legend, summary, select, h1, h2, h3, h4, th, dt, [role="tab"]',
    );
    for (const element of all) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // What is one pixel wide is there for ears alone.
      if (clientWidth <= 1 || element.closest('.unseen, .mirror') !== null) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const over = [scrollWidth - clientWidth, scrollHeight - clientHeight] as const;
      const cut = getComputedStyle(element).overflowY !== 'visible';
      if (over[0] > 1 || (cut && over[1] > 1)) {
        const name = element.getAttribute('aria-label') ?? element.innerText;
        found.push(
          `${element.tagName.toLowerCase()}.${element.className} "${name.slice(0, 60)}": ${over.join(', ')} px`,
        );
      }
    }
    return found;
  });
}
