/** Where the tracks stand beside the board: the figures of what is lost fly there. */
import type { ForceId } from '../../engine/battle.ts';

/** The middle of the track of a force, in CSS pixels from the corner of the board; null where it is not to be seen. */
export function trackBeside(board: HTMLElement, force: ForceId): readonly [x: number, y: number] | null {
  const track = document.querySelectorAll<HTMLElement>('.bottom .track')[force];
  if (track === undefined || !track.checkVisibility()) return null;
  const [from, to] = [board.getBoundingClientRect(), track.getBoundingClientRect()];
  return [to.x + to.width / 2 - from.x, to.y + to.height / 2 - from.y];
}
