/** The edge of the column beside the board, by which a small screen pulls it out. */
import { pullOrPutAway, type Drawer } from '../../parts/drawer.ts';
import { Icon } from '../../parts/icon.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import './phone.css';

interface GripProps {
  readonly model: Pick<TableModel, 'inspector' | 'narrow'>;
  readonly drawer: Drawer;
}

/** Two buttons: pull it out or put it away, taller or lower. */
export function Grip({ model, drawer }: GripProps) {
  const stop = drawer.value;
  const open = stop !== 'peek';
  return (
    <div class="grip">
      <button
        type="button"
        class="command grip-toggle"
        aria-expanded={open}
        aria-controls="side-panels"
        onClick={() => pullOrPutAway(drawer)}
      >
        <Icon name={open ? 'minus' : 'magnifying-glass'} />
        <span class="unseen">{say(open ? 'closeDrawer' : 'openDrawer')}: </span>
        <GripWords model={model} />
      </button>
      <button
        type="button"
        class="command taller"
        aria-label={say(stop === 'full' ? 'lower' : 'taller')}
        onClick={() => {
          drawer.value = stop === 'full' ? 'half' : 'full';
        }}
      >
        <Icon name="expand" />
      </button>
    </div>
  );
}

/** What the shut drawer would show first. */
function GripWords({ model }: Pick<GripProps, 'model'>) {
  const card = model.inspector.value;
  if (card === null) return <span class="grip-words">{say('inspector')}</span>;
  return (
    <span class="grip-words">
      <b>{say('selected', { hex: card.hex })}</b>{' '}
      {[card.terrain, ...card.pieces.map(({ name }) => name)].join(', ')}
    </span>
  );
}
