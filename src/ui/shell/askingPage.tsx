/** The window of questions: about the board, and to the machine. */
import { Counsel } from '../features/analysis/counselView.tsx';
import { openAdviser } from '../features/opponent/adviser.ts';
import { Page as Questions } from '../features/screenReader/questionsView.tsx';
import type { TableModel } from './tableModel.ts';

/** What can be asked. Whoever obeys the machine sees the board again. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  return (
    <>
      <Questions model={model} />
      <Counsel
        counsel={model.analysis.counsel}
        adviser={openAdviser}
        obey={(action) => {
          model.ask.command('ask');
          model.ask.obey(action);
        }}
      />
    </>
  );
}
