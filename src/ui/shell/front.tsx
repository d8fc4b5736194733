/** The page from its first moment: the title answers at once, the table and all that lies over it come behind it. */
import '../parts/faces.css';
import '../parts/tokens.css';
import './page.css';
import './front.css';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild, FunctionComponent } from 'preact';
import { OpenCase } from '../parts/bookContext.ts';
import { OpenFile } from '../games/openFile.tsx';
import type { TableModel } from './tableModel.ts';
import { Title, type TitleModels } from '../features/title/title.tsx';
import { say } from '../words/labels.ts';

/** What the page shows and may ask before there is a table. */
export interface FrontModel extends TitleModels {
  readonly ask: TitleModels['ask'] & Pick<TableModel['ask'], 'open' | 'openCase'>;
}

/** The table, once it is there, and how it is drawn. */
export interface Within {
  readonly model: TableModel;
  readonly board: ComponentChild;
  /** In place of the title. */
  readonly Play: FunctionComponent<Readonly<{ model: TableModel; board: ComponentChild }>>;
  /** Above both. */
  readonly Above: FunctionComponent<Readonly<{ model: TableModel }>>;
}

interface FrontProps {
  readonly front: FrontModel;
  /** Null while the table is not there. */
  readonly within: Within | null;
  /** Something was asked for that waits for the table. */
  readonly waits?: ReadonlySignal<boolean>;
}

/** The whole page. The title stays as it is when the table comes. */
export function Front({ front, within, waits }: FrontProps) {
  return (
    <OpenCase.Provider value={front.ask.openCase}>
      {within === null || within.model.screen.value === 'title' ? (
        <Title {...front} />
      ) : (
        <within.Play model={within.model} board={within.board} />
      )}
      <OpenFile ask={front.ask} />
      {within !== null && <within.Above model={within.model} />}
      {waits?.value === true && (
        <p class="title-waits vellum" role="status">
          {say('windowWait')}
        </p>
      )}
    </OpenCase.Provider>
  );
}
