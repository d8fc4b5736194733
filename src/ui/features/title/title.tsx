/** Before the battle, on one page: the battles, who sits where, the house rules, and the button that begins. */
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { FrontIcon } from '../../parts/frontIcon.tsx';
import { chooseFile } from '../../games/openFile.tsx';
import type { LessonsModel } from '../tutorial/lessonsModel.ts';
import type { DraftModel } from '../seats/seatsModel.ts';
import type { SettingsModel } from '../../store/settingsModel.ts';
import type { TableAsks, TableModel, TitleModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import { Battles } from './battles.tsx';
import { Begin, Kept } from './begin.tsx';
import { Chairs } from './chairs.tsx';
import { Fold, FoldLine, type FoldId } from './foldGate.tsx';
import { Ground } from './ground.tsx';
import { Links } from './links.tsx';
import './title.css';
import './chairs.css';

/** What the title page shows and may ask. */
export interface TitleModels {
  readonly title: ReadonlySignal<TitleModel>;
  readonly lessons: Pick<LessonsModel, 'waiting'>;
  readonly drafting: DraftModel;
  readonly settings: SettingsModel;
  /** The table, once it is there: what is read and folded up here comes with it. */
  readonly table: ReadonlySignal<TableModel | null>;
  /** Fetches what is folded up. */
  unfold(): void;
  readonly ask: Pick<TableAsks, 'command' | 'resume'> &
    Readonly<{
      /** Begins the game that is laid out. */
      begin(): void;
    }>;
}

/** The title page. */
export function Title(models: TitleModels) {
  const { title, drafting, settings, ask } = models;
  const [fold, setFold] = useState<FoldId | null>(null);
  const { scenarios, kept } = title.value;
  const draft = drafting.draft.value;
  const at = Math.max(
    scenarios.findIndex(({ id }) => id === draft.battle),
    0,
  );
  const unfold = (id: FoldId): void => {
    models.unfold();
    setFold(fold === id ? null : id);
  };
  return (
    <main class="title" data-fold={fold ?? undefined}>
      <Ground motion={settings.now.value.motion} />
      <div class="title-page">
        <header class="title-head">
          <h1>
            <span class="title-prefix">{say('gamePrefix')}</span> {say('gameName')}
          </h1>
          <p>{say('gameLine')}</p>
        </header>
        <Kept kept={kept} resume={() => ask.resume()} />
        <div class="title-choose">
          <h2 id="title-choose">{say('chooseScenario')}</h2>
          <span class="title-count" aria-hidden="true">
            {say('battleCount', { n: at + 1, of: scenarios.length })}
          </span>
          <button type="button" class="title-word" onClick={chooseFile}>
            {say('loadFile')}
          </button>
        </div>
        <Battles
          scenarios={scenarios}
          at={at}
          choose={(id) => drafting.choose(id)}
          tell={() => unfold('tale')}
        />
        <Chairs drafting={drafting} sides={scenarios[at]?.sides ?? ['', '']} />
        <FoldLine draft={draft} rules={scenarios[at]?.houseRules ?? 0} open={fold} unfold={unfold} />
        {fold !== null && <Fold id={fold} table={models.table} close={() => setFold(null)} />}
        {/* Whoever reads on comes to the battle first: the menu stands in the corner, and last. */}
        <button type="button" class="button title-menu" aria-label={say('menu')} popovertarget="title-links">
          <FrontIcon name="menu" />
        </button>
        <Links lessons={models.lessons} settings={settings} ask={ask} />
      </div>
      <Begin
        watched={draft.seats.every(({ taken }) => typeof taken !== 'string')}
        problem={models.table.value?.seating.sheet.value.problem ?? null}
        mend={() => unfold('match')}
        begin={ask.begin}
      />
    </main>
  );
}
