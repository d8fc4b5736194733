/** The column beside the board; on narrow windows a drawer or a sheet that is pulled up. */
import { Chronicle } from '../features/chronicle/chronicleView.tsx';
import type { Drawer } from '../parts/drawer.ts';
import { Enquiry, Grip, Odds, Plan } from './fetchedParts.tsx';
import { Inspector } from '../features/inspector/inspectorView.tsx';
import { SiegePanel } from '../features/status/siegeStateView.tsx';
import type { TableModel } from './tableModel.ts';
import { say } from '../words/labels.ts';

/** Inspector, odds, state of the siege and chronicle. */
export function SideColumn({ model, drawer }: Readonly<{ model: TableModel; drawer: Drawer }>) {
  return (
    <aside class="side" aria-label={say('sideColumn')} data-stop={drawer.value}>
      <Grip model={model} drawer={drawer} />
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
