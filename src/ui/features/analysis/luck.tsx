/** The page of luck: what the dice brought against what was to be expected, in this game and in all games. */
import { ANALYSIS } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { Luck } from './luckTable.tsx';
import './analysis.css';

/** The window of luck. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { thisGame, allGames, games } = model.analysis.luck.value;
  const all = fill(ANALYSIS.luckAllGames, { n: games });
  return (
    <div class="knowing luck" tabIndex={0} role="region" aria-label={ANALYSIS.luck}>
      <h3>{ANALYSIS.luckThisGame}</h3>
      <Luck of={ANALYSIS.luckThisGame} sides={thisGame} />
      <h3>{all}</h3>
      <Luck of={all} sides={allGames} />
      <p class="enquiry-note">{ANALYSIS.luckNote}</p>
      {games > 0 && (
        <button type="button" class="button" onClick={() => model.analysis.ask.forgetLuck()}>
          {ANALYSIS.luckForget}
        </button>
      )}
    </div>
  );
}
