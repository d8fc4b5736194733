/** The room that a board has on the page. */
import type { Frame } from './camera.ts';

/** What a board fills, and the upper part of it over which nothing lies, in CSS pixels. */
export interface BoardRoom {
  readonly frame: Frame;
  readonly clear: Frame;
}

/** The room within an element; what covers its foot is told by the padding that it has there. */
export function roomIn(element: HTMLElement): BoardRoom {
  const { clientWidth, clientHeight } = element;
  const width = Math.max(1, clientWidth);
  const covered = Number.parseFloat(getComputedStyle(element).paddingBottom) || 0;
  return {
    frame: { width, height: Math.max(1, clientHeight) },
    clear: { width, height: Math.max(1, clientHeight - covered) },
  };
}
