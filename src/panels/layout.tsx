/** The page: the board in the middle, words and controls round it. */
import './fonts.ts';
import './tokens.css';
import './page.css';
import './top.css';
import './menu.css';
import './cards.css';
import './chart.css';
import './foot.css';
import './overBoard.css';
import './windows.css';
import './handover/cover.css';
import './handover/handover.css';
import './title.css';
import './help/help.css';
import './longWords.css';
import { Banner } from './banner.tsx';
import { OpenCase } from './bookContext.ts';
import { BottomBar } from './bottomBar.tsx';
import { Captions } from './captions.tsx';
import { DiceTray } from './diceTray.tsx';
import { Cover } from './handover/cover.tsx';
import { OverHead } from './handover/overHead.tsx';
import { HintBar } from './hintBar.tsx';
import { LessonCard } from './lessons/lessonCard.tsx';
import { MachineStrip } from './seats/machineStrip.tsx';
import { MessageDialog } from './messageDialog.tsx';
import { OpenFile } from './openFile.tsx';
import { Result } from './result.tsx';
import { SideColumn } from './sideColumn.tsx';
import { Roll } from './theatre/roll.tsx';
import { Strip } from './theatre/strip.tsx';
import { StatusBar } from './statusBar.tsx';
import type { TableModel, TableProps } from './tableModel.ts';
import { Title } from './title.tsx';
import { TopBar } from './topBar.tsx';
import { ViewButtons } from './viewButtons.tsx';
import { WindowGate } from './windowGate.tsx';
import { say } from './words.ts';

/** The whole page: the title or the table, and the windows above both. The board is on the page only with the table. */
export function Table({ model, board }: TableProps) {
  return (
    <OpenCase.Provider value={model.ask.openCase}>
      {model.screen.value === 'title' ? (
        <Title
          title={model.title}
          lessons={model.lessons}
          seating={model.seating}
          settings={model.settings}
          ask={model.ask}
        />
      ) : (
        <Play model={model} board={board} />
      )}
      <OpenFile ask={model.ask} />
      <WindowGate model={model} />
      <MessageDialog message={model.message} ask={model.ask} />
      <Cover model={model.handover} ask={model.ask} />
      <Announcer model={model} />
    </OpenCase.Provider>
  );
}

function Play({ model, board }: TableProps) {
  const { ask } = model;
  return (
    <div class="page">
      <TopBar status={model.status} seats={model.seating.seats} commands={model.commands} ask={ask} />
      <main class="board" aria-label={say('board')}>
        {board}
        <ViewButtons commands={model.commands} ask={ask} />
        <Banner banner={model.banner} ask={ask} />
        <OverHead model={model.handover} ask={ask} />
        <LessonCard lessons={model.lessons} />
        <div class="over-foot">
          <MachineStrip seating={model.seating} />
          <Strip theatre={model.theatre} />
          <HintBar hint={model.hint} offers={model.offers} odds={model.odds} ask={ask} />
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
      <SideColumn model={model} />
      <BottomBar tracks={model.tracks} ladders={model.ladders} />
      <Roll roll={model.theatre.roll} ask={model.theatre.ask} />
      <Result result={model.result} seating={model.seating} ask={ask} />
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
