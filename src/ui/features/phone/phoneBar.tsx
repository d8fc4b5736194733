/** The bar below the board of a small screen: what the thumb does most. */
import { PHONE } from '../../../i18n/words.ts';
import { pullOrPutAway, type Drawer } from '../../parts/drawer.ts';
import { Icon } from '../../parts/icon.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import './phone.css';

interface PhoneBarProps {
  readonly model: Pick<TableModel, 'commands' | 'far' | 'narrow' | 'ask'>;
  readonly drawer: Drawer;
}

/** Undo, the next unit, near or far, on an upright phone a look at what lies there, everything else. */
export function PhoneBar({ model: { commands, far, ask }, drawer }: PhoneBarProps) {
  const undo = commands.value.find(({ id }) => id === 'undo');
  const open = drawer.value !== 'peek';
  return (
    <nav class="phone-bar" aria-label={PHONE.bar}>
      <button
        type="button"
        class="phone-act"
        aria-disabled={undo === undefined || undo.whyNot !== null}
        aria-description={undo?.whyNot ?? undefined}
        onClick={() => {
          if (undo?.whyNot === null) ask.command('undo');
        }}
      >
        <Icon name="anticlockwise-rotation" />
        {PHONE.undo}
      </button>
      <button type="button" class="phone-act" title={PHONE.nextHint} onClick={() => ask.nextUnit()}>
        <Icon name="shield" />
        {PHONE.next}
      </button>
      <button type="button" class="phone-act" onClick={() => ask.nearOrFar()}>
        <Icon name={far.value ? 'plus' : 'expand'} />
        {far.value ? PHONE.near : PHONE.far}
      </button>
      <button
        type="button"
        class="phone-act phone-look"
        aria-expanded={open}
        aria-controls="side-panels"
        onClick={() => pullOrPutAway(drawer)}
      >
        <Icon name="magnifying-glass" />
        {PHONE.look}
      </button>
      <button type="button" class="phone-act" popovertarget="menu">
        <Icon name="cog" />
        {PHONE.more}
      </button>
    </nav>
  );
}
