/** The battle in figures: tracks and losses over the turns, attacks and what came of them, the dice of both sides. */
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { Seal } from '../../parts/seal.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { LineChart } from './chart.tsx';
import { Luck } from './luckTable.tsx';
import './analysis.css';

/** The window of the figures. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const card = model.analysis.statistics.value;
  if (card === null) return <p class="empty">{ANSWERS.statisticsNone}</p>;
  const { turns, tracks, losses, attacks, luck } = card;
  return (
    <div class="analysis-window statistics" tabIndex={0} role="region" aria-label={ANSWERS.statistics}>
      {tracks.length > 0 && <LineChart title={ANSWERS.statisticsTracks} columns={turns} series={tracks} />}
      <LineChart title={ANSWERS.statisticsLosses} columns={turns.slice(1)} series={losses} />
      <h3>{ANSWERS.statisticsAttacks}</h3>
      <ul class="attack-tallies">
        {attacks.map(({ side, sideName, made, shares }) => (
          <li key={side}>
            <p>
              <Seal side={side} /> <b>{sideName}</b>: {made}
            </p>
            {shares.length > 0 && <Outcome shares={shares} />}
          </li>
        ))}
      </ul>
      <h3>{ANSWERS.statisticsDice}</h3>
      <Luck of={ANSWERS.statisticsDice} sides={luck} />
    </div>
  );
}
