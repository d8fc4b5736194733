/** The page of luck: what the dice brought against what was to be expected, in this game and in all games. */
import { KNOWING } from '../../../i18n/words.ts';
import { fill } from '../../../i18n/fill.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { Luck } from './luckTable.tsx';
import './analysis.css';

/** The window of luck. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { thisGame, allGames, games } = model.knowing.luck.value;
  const all = fill(KNOWING.luckAllGames, { n: games });
  return (
    <div class="knowing luck" tabIndex={0} role="region" aria-label={KNOWING.luck}>
      <h3>{KNOWING.luckThisGame}</h3>
      <Luck of={KNOWING.luckThisGame} sides={thisGame} />
      <h3>{all}</h3>
      <Luck of={all} sides={allGames} />
      <p class="enquiry-note">{KNOWING.luckNote}</p>
      {games > 0 && (
        <button type="button" class="button" onClick={() => model.knowing.ask.forgetLuck()}>
          {KNOWING.luckForget}
        </button>
      )}
    </div>
  );
}
