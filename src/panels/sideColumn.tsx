/** The column beside the board; on narrow windows a drawer or a sheet that is pulled up. */
import { useState } from 'preact/hooks';
import { Chronicle } from './chronicle.tsx';
import { Icon } from './icon.tsx';
import { Inspector } from './inspector.tsx';
import { Odds } from './odds.tsx';
import type { TableModel } from './tableModel.ts';
import { say } from './words.ts';

/** Where a drawer stands: only its edge, half of it, all of it. */
const STOPS = ['peek', 'half', 'full'] as const;
type Stop = (typeof STOPS)[number];

/** Inspector, odds and chronicle. */
export function SideColumn({ model }: Readonly<{ model: TableModel }>) {
  const [stop, setStop] = useState<Stop>('peek');
  const open = stop !== 'peek';
  return (
    <aside class="side" aria-label={say('sideColumn')} data-stop={stop}>
      <div class="grip">
        <button
          type="button"
          class="command"
          aria-label={say(open ? 'closeDrawer' : 'openDrawer')}
          aria-expanded={open}
          aria-controls="side-panels"
          onClick={() => setStop(open ? 'peek' : 'half')}
        >
          <Icon name={open ? 'minus' : 'magnifying-glass'} />
        </button>
        <button
          type="button"
          class="command taller"
          aria-label={say(stop === 'full' ? 'lower' : 'taller')}
          onClick={() => setStop(stop === 'full' ? 'half' : 'full')}
        >
          <Icon name="expand" />
        </button>
      </div>
      <div class="side-panels" id="side-panels">
        <Inspector hex={model.inspector} />
        <Odds odds={model.odds} />
        <Chronicle lines={model.chronicle} ask={model.ask} />
      </div>
    </aside>
  );
}
