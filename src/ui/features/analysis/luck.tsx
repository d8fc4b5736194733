/** The page of luck: what the dice brought against what was to be expected, in this game and in all games. */
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { Luck } from './luckTable.tsx';
import './analysis.css';

/** The window of luck. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { thisGame, allGames, games } = model.analysis.luck.value;
  const all = fill(ANSWERS.luckAllGames, { n: games });
  return (
    <div class="analysis-window luck" tabIndex={0} role="region" aria-label={ANSWERS.luck}>
      <h3>{ANSWERS.luckThisGame}</h3>
      <Luck of={ANSWERS.luckThisGame} sides={thisGame} />
      <h3>{all}</h3>
      <Luck of={all} sides={allGames} />
      <p class="enquiry-note">{ANSWERS.luckNote}</p>
      {games > 0 && (
        <button type="button" class="button" onClick={() => model.analysis.ask.forgetLuck()}>
          {ANSWERS.luckForget}
        </button>
      )}
    </div>
  );
}
