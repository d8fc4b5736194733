/** The table: the board in the middle, words and controls round it. */
// The ground of all styles: what stands on it comes behind it, whoever opens the table.
import '../parts/faces.css';
import '../parts/tokens.css';
import './page.css';
import { signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { Banner } from '../features/handOver/banner.tsx';
import { BottomBar } from '../features/status/bottomBar.tsx';
import { Captions } from '../features/sound/captionsView.tsx';
import {
  Cover,
  DiceTray,
  LessonCard,
  MachineStrip,
  OverHead,
  PhoneBar,
  Roll,
  Strip,
  Verdict,
} from './fetchedParts.tsx';
import type { Drawer } from '../parts/drawer.ts';
import { Front } from './front.tsx';
import { takeTypedDice } from '../features/dice/typedDice.ts';
import { HintBar } from '../features/hint/hintBar.tsx';
import { MessageDialog } from './messageDialog.tsx';
import { SideColumn } from './sideColumn.tsx';
import type { DraftModel } from '../features/seats/seatsModel.ts';
import { StatusBar } from '../features/status/statusBar.tsx';
import type { TableModel, TableProps } from './tableModel.ts';
import { TopBar } from '../features/status/topBar.tsx';
import { ViewButtons } from '../board/viewButtons.tsx';
import { WindowGate } from './windowGate.tsx';
import { say } from '../words/labels.ts';

/** The whole page with a table that is there from the first. */
export function Table({ model, board, drafting }: TableProps & Readonly<{ drafting: DraftModel }>) {
  const ask = { ...model.ask, begin: () => model.seating.begin() };
  const front = { ...model, drafting, table: signal(model), unfold: model.seating.unfold, ask };
  return <Front front={front} within={{ model, board, Play, Above }} />;
}

/** The windows above the title and the table. */
export function Above({ model }: Readonly<{ model: TableModel }>) {
  return (
    <>
      <WindowGate model={model} />
      <MessageDialog message={model.message} ask={model.ask} />
      <Cover model={model.handover} ask={model.ask} />
      <Announcer model={model} />
    </>
  );
}

/** The table. The board is on the page only with it. */
export function Play({ model, board }: TableProps) {
  const { ask } = model;
  const { roll } = model;
  useLayoutEffect(() => takeTypedDice(roll), [roll]);
  const drawer: Drawer = useSignal('peek');
  return (
    <div class="page" data-far={model.far.value ? 'yes' : 'no'}>
      <TopBar status={model.status} seats={model.seating.seats} commands={model.commands} ask={ask} />
      <main class="board" aria-label={say('board')}>
        {board}
        <MachineStrip seating={model.seating} />
        <ViewButtons commands={model.commands} ask={ask} />
        <Banner banner={model.banner} ask={ask} />
        <OverHead model={model.handover} ask={ask} />
        <LessonCard lessons={model.lessons} />
        <div class="over-foot">
          <Strip model={model} />
          <HintBar
            hint={model.hint}
            offers={model.offers}
            odds={model.odds}
            unit={model.unit}
            drawer={drawer}
            ask={ask}
          />
          <DiceTray dice={model.dice} />
          <Captions captions={model.captions} />
        </div>
      </main>
      <StatusBar
        status={model.status}
        seats={model.seating.seats}
        question={model.handover.endQuestion}
        ask={ask}
      />
      <SideColumn model={model} drawer={drawer} />
      <PhoneBar model={model} drawer={drawer} />
      <BottomBar model={model} />
      <Roll roll={roll} />
      <Verdict
        result={model.result}
        seating={model.seating}
        ofSiege={model.sieges.block}
        story={model.analysis.story}
        map={model.map}
        showMoment={(go) => model.replaying.move({ go })}
        ask={ask}
      />
    </div>
  );
}

/** What a screen reader is told at once. */
function Announcer({ model }: Readonly<{ model: TableModel }>) {
  return (
    <p class="unseen" role="status" aria-live="polite">
      {model.announcement.value}
    </p>
  );
}
