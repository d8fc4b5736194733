/** A window that wants an answer: focus is kept inside, Escape leaves it, and focus returns to where it was. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

interface ModalProps {
  readonly kind: string;
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: ComponentChildren;
}

/** A titled dialog, open as long as it is on the page. */
export function Modal({ kind, title, onLeave, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before what is in it asks for the focus: the browser gives it to the first button.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`modal modal-${kind}`}
      aria-labelledby={heading}
      onCancel={(leave) => {
        leave.preventDefault();
        onLeave();
      }}
      onKeyDown={(press) => press.stopPropagation()}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
