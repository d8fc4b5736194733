/** The column beside the board; on narrow windows a drawer or a sheet that is pulled up. */
import { Chronicle } from '../features/chronicle/chronicleView.tsx';
import type { Drawer } from '../parts/drawer.ts';
import { Icon } from '../parts/icon.tsx';
import { Enquiry, Odds, Plan } from './fetchedParts.tsx';
import { Inspector } from '../features/inspector/inspectorView.tsx';
import { SiegePanel } from '../features/status/siegeStateView.tsx';
import type { TableModel } from './tableModel.ts';
import { say } from '../words/labels.ts';

/** Inspector, odds, state of the siege and chronicle. */
export function SideColumn({ model, drawer }: Readonly<{ model: TableModel; drawer: Drawer }>) {
  const stop = drawer.value;
  const open = stop !== 'peek';
  return (
    <aside class="side" aria-label={say('sideColumn')} data-stop={stop}>
      <div class="grip">
        <button
          type="button"
          class="command grip-toggle"
          aria-expanded={open}
          aria-controls="side-panels"
          onClick={() => {
            drawer.value = open ? 'peek' : 'half';
          }}
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
      <div class="side-panels" id="side-panels">
        <Enquiry enquiry={model.analysis.enquiry} analysis={model.analysis.ask} ask={model.ask} />
        <Inspector hex={model.inspector} threat={() => model.analysis.ask.threat()} />
        <Odds odds={model.odds} />
        <Plan plan={model.analysis.plan} analysis={model.analysis.ask} />
        <SiegePanel siege={model.siege} />
        <Chronicle lines={model.chronicle} players={model.seating.line} ask={model.ask} />
      </div>
    </aside>
  );
}

/** What the shut drawer would show first. */
function GripWords({ model }: Readonly<{ model: TableModel }>) {
  const card = model.inspector.value;
  if (card === null) return <span class="grip-words">{say('inspector')}</span>;
  return (
    <span class="grip-words">
      <b>{say('selected', { hex: card.hex })}</b>{' '}
      {[card.terrain, ...card.pieces.map(({ name }) => name)].join(', ')}
    </span>
  );
}
