/** Who has the focus when a dialog opens: whoever takes it a frame later loses the keys that were typed until then. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every dialog that opened, with what had the focus in the task after it, and a while later; empty until then. */
    opened: { dialog: string; atOnce: string; later: string }[];
  }
}

/** Notes, in the page, who has the focus as soon as a dialog is open, and again when every effect has had its turn. */
export function noteFocus(): void {
  window.opened = [];
  const focused = (): string => {
    const { activeElement: has } = document;
    if (has === null || has === document.body) return 'nothing';
    return `${has.tagName} ${has.id} ${has.className} ${(has.textContent ?? '').slice(0, 40)}`;
  };
  const isOpen = (node: Node): boolean => node instanceof HTMLDialogElement && node.open;
  const note = (node: HTMLDialogElement): void => {
    // It is on the list before the next task: keys go ahead of messages, and one that closes the dialog waits for `later`.
    const seen = { dialog: node.className, atOnce: '', later: '' };
    window.opened.push(seen);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.atOnce = focused();
      setTimeout(() => (seen.later = focused()), 300);
    };
    port2.postMessage(null);
  };
  new MutationObserver((changes) => {
    for (const { type, target } of changes) {
      if (type === 'attributes' && isOpen(target)) note(target as HTMLDialogElement);
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
}

/** The dialogs in which the focus went elsewhere after they were open, or was nowhere. Asked when each has been open for a while. */
export async function lateFocus(page: Page): Promise<readonly unknown[]> {
  const opened = await page.evaluate(() => window.opened);
  return opened.filter(({ atOnce, later }) => atOnce !== later || atOnce === 'nothing');
}

/** The window that has just opened, in a page that notes it, had the focus at once and keeps it. It has to stay open meanwhile. */
export async function keepsFocus(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor();
  await page.waitForFunction(() => window.opened.every(({ later }) => later !== ''));
  expect(await lateFocus(page)).toEqual([]);
}
