/** The mark of a side, told apart by its shape and its sign as well as by its colour. */
import { Icon } from './icon.tsx';
import type { Banner } from '../store/model.ts';
import './seal.css';

const SIGNS = ['white-tower', 'flame'] as const;

/** The defender's square with a tower, the besieger's octagon with a flame; for the eye only. */
export function Seal({ side }: Readonly<{ side: Banner['side'] }>) {
  return (
    <span class={`seal seal-${side}`} aria-hidden="true">
      <Icon name={SIGNS[side]} />
    </span>
  );
}
