/** Whether the painter of the sheet is at work: his pictures come one after the other, beside a load slowly. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The keys of all pictures that were asked of him and have not come. */
    wished: Set<string>;
  }
}

/** Notes, in a page before anything else is in it, what is asked of the painter and what comes of it. */
export function notePainting(): void {
  window.wished = new Set();
  window.Worker = class extends Worker {
    readonly #paints: boolean;
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      this.#paints = options?.name === 'paint';
      if (!this.#paints) return;
      this.addEventListener('message', ({ data }: MessageEvent<{ key: string }>) =>
        window.wished.delete(data.key),
      );
    }
    override postMessage(message: { type: string; key: string }): void {
      if (this.#paints && message.type === 'paint') window.wished.add(message.key);
      if (this.#paints && message.type === 'drop') window.wished.delete(message.key);
      super.postMessage(message);
    }
  };
}

/** Waits until all that was asked of the painter has come, and been drawn: for a few frames nothing more is asked of him. */
export function isPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let idle = 0; idle < 10;) {
      await new Promise(requestAnimationFrame);
      idle = window.wished.size === 0 ? idle + 1 : 0;
    }
  });
}
