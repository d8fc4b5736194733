/** Whether the Shift key is held: with it, an attack that is aimed is added to the plan. */
export function shiftHeld(): () => boolean {
  let held = false;
  const note = ({ shiftKey }: PointerEvent | KeyboardEvent): void => {
    held = shiftKey;
  };
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, note, { capture: true });
  return () => held;
}
