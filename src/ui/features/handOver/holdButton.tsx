/** A button that acts only when it is held for a while, so that no stray press does. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Side } from '../../../engine/battle.ts';

/** How long it is held, in milliseconds; its bar fills in the same time. */
const HOLD = 600;

interface HoldButtonProps {
  readonly side: Side;
  readonly held: () => void;
  readonly children: ComponentChildren;
}

/** Held by pointer, by Space or by Enter; a press that comes from no hand, as a screen reader's, acts at once. */
export function HoldButton({ side, held, children }: HoldButtonProps) {
  const [down, setDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const act = useRef(held);
  act.current = held;
  const press = () => {
    clearTimeout(timer.current);
    setDown(true);
    timer.current = setTimeout(() => {
      setDown(false);
      act.current();
    }, HOLD);
  };
  const letGo = () => {
    clearTimeout(timer.current);
    setDown(false);
  };
  useLayoutEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      if (!holds(event, button.current)) return;
      event.preventDefault();
      if (!event.repeat) press();
    };
    const keyUp = (event: KeyboardEvent): void => {
      if (!holds(event, button.current)) return;
      event.preventDefault();
      letGo();
    };
    addEventListener('keydown', keyDown, { capture: true });
    addEventListener('keyup', keyUp, { capture: true });
    addEventListener('blur', letGo);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('keydown', keyDown, { capture: true });
      removeEventListener('keyup', keyUp, { capture: true });
      removeEventListener('blur', letGo);
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      class={`button hold hold-${side} ${down ? 'hold-down' : ''}`}
      autofocus
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail === 0) act.current();
      }}
    >
      <i class="hold-bar" aria-hidden="true" style={{ transitionDuration: down ? `${HOLD}ms` : '0ms' }} />
      {children}
    </button>
  );
}

/** Space holds the button from everywhere on its page, Enter from all but what has a meaning of its own for it. */
function holds({ key, target }: KeyboardEvent, button: HTMLButtonElement | null): boolean {
  if (key !== ' ' && key !== 'Enter') return false;
  if (document.querySelector('dialog[open]:not(.cover)') !== null) return false;
  if (key === ' ' || !(target instanceof Element) || target === button) return true;
  return target.closest('button, a, summary') === null;
}
