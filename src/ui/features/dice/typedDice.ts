/** Dice that are typed: heard from the moment they are asked for, whether or not their sheet has been fetched and painted. */
import type { RollModel } from './rollModel.ts';

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Takes the keys while dice are asked for, before anything else hears them; answers what ends that. */
export function takeTypedDice(roll: Omit<RollModel, 'cancel'>): () => void {
  const press = (event: KeyboardEvent): void => {
    const card = roll.card.peek();
    if (card === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const face = FACES.find((one) => String(one) === event.key);
    if (face !== undefined) roll.face(face);
    else if (event.key === 'Backspace') roll.mend();
    else if (event.key === 'Enter' && card.faces.length >= card.dice) roll.fell();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', press, { capture: true });
  return () => removeEventListener('keydown', press, { capture: true });
}
