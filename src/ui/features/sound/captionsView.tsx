/** What is read over the foot of the board while a sound that matters is heard. */
import './captions.css';
import type { ReadonlySignal } from '@preact/signals';
import { Icon } from '../../parts/icon.tsx';
import type { Caption } from '../../store/model.ts';

/** The captions. Screen readers pass them by: the same outcome has been told them already. */
export function Captions({ captions }: Readonly<{ captions: ReadonlySignal<readonly Caption[]> }>) {
  if (captions.value.length === 0) return null;
  return (
    <div class="captions" aria-hidden="true">
      {captions.value.map(({ id, text }) => (
        <p key={id}>
          <Icon name="speaker" />
          {text}
        </p>
      ))}
    </div>
  );
}
