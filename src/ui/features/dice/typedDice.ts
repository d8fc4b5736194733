/** Dice that are typed: heard from the moment they are asked for, whether or not their sheet has been fetched and painted. */
import type { ReadonlySignal } from '@preact/signals';
import type { ReplayAsks, RollCard } from '../replay/replayModel.ts';

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Takes the keys while dice are asked for, before anything else hears them; answers what ends that. */
export function takeTypedDice(
  roll: ReadonlySignal<RollCard | null>,
  ask: Pick<ReplayAsks, 'face' | 'mend' | 'fell'>,
): () => void {
  const press = (event: KeyboardEvent): void => {
    const card = roll.peek();
    if (card === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const face = FACES.find((one) => String(one) === event.key);
    if (face !== undefined) ask.face(face);
    else if (event.key === 'Backspace') ask.mend();
    else if (event.key === 'Enter' && card.faces.length >= card.dice) ask.fell();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', press, { capture: true });
  return () => removeEventListener('keydown', press, { capture: true });
}
