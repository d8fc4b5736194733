/** What forces are painted in where their file says nothing: no rule asks for it. */

/** Of each side, the colours of its first, second and third force. */
const USUAL_COLOURS = [
  ['blue', 'green', 'grey'],
  ['red', 'copper', 'violet'],
] as const;

/** The usual colour of a force of the defender (0) or the besieger (1), by its place among the forces of that side. */
export function usualColour(side: 0 | 1, place: number): (typeof USUAL_COLOURS)[0 | 1][number] {
  return USUAL_COLOURS[side][place % 3]!;
}
