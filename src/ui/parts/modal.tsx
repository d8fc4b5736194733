/** A window that wants an answer: focus is kept inside, Escape leaves it, and focus returns to where it was. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './modal.css';

interface ModalProps {
  readonly kind: string;
  readonly title: string;
  readonly onLeave: () => void;
  readonly children: ComponentChildren;
}

/**
 * Opens a dialog as soon as it is on the page, for its `ref`: whatever stands in it may then take the focus in a layout effect,
 * before the next key is typed. What is closed gives the focus back.
 */
export function openModally(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal();
  return () => dialog?.close();
}

/** A titled dialog, open as long as it is on the page. */
export function Modal({ kind, title, onLeave, children }: ModalProps) {
  const heading = useId();
  return (
    <dialog
      ref={openModally}
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
