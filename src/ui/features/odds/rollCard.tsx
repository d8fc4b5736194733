/** Any other roll before and after the throw, with the row of the chart that is read: a breach (16.3), a rally (8.37), a spell (17.4), an engine's shot, a ladder or a head. */
import { breachTotals, WEAPONS, WORKS } from '../../../rulebook/charts/16.3-breach.ts';
import { SPELL_ROWS, spellTotals } from '../../../rulebook/charts/17.4-magic.ts';
import { rallyTotals } from '../../../rulebook/charts/8.37-rally.ts';
import { SHEET_WORDS } from '../../../i18n/bookWords.ts';
import { CHART_HEADS } from '../../../i18n/words.ts';
import { DiceHistogram } from '../../parts/diceHistogram.tsx';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Chart } from '../../parts/chart.tsx';
import { totalsText } from '../../parts/figures.ts';
import { Modifiers, Notes } from '../../parts/modifiers.tsx';
import type { RollOdds } from '../../store/model.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { sumOf, ThrownLine } from './thrownLine.tsx';
import { say } from '../../words/labels.ts';

const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const POINTS = [1, 2, 3, 4, 5] as const;

/** Everything that decides one roll, before it is made. */
export function RollCard({ odds }: Readonly<{ odds: RollOdds }>) {
  return (
    <section class="panel odds" aria-label={say('odds')}>
      <header class="panel-head">
        <h2>{odds.title}</h2>
        <span class="aside">
          <CaseBadge cite={odds.cite} />
        </span>
      </header>
      <ThrownLine thrown={odds.thrown} />
      <Outcome shares={odds.shares} />
      <div class="vellum">
        {odds.chart === '16.3' && <BreachChart row={odds.row} column={odds.column} />}
        {odds.chart === '8.37' && <RallyChart row={odds.row} />}
        {odds.chart === '17.4' && <SpellChart row={odds.row} column={odds.column} />}
        {odds.totals === 'A' ? (
          <p class="automatic">
            {say('certain')} <CaseBadge cite="17.4" />
          </p>
        ) : (
          <DiceHistogram
            dice={odds.dice}
            totals={odds.totals}
            what={say('toSucceed')}
            fell={sumOf(odds.thrown?.dice[0])}
          />
        )}
      </div>
      <Modifiers lines={odds.modifiers} />
      <Notes lines={odds.notes} />
    </section>
  );
}

interface ReadAt {
  readonly row: string | null;
  readonly column: string | null;
}

function BreachChart({ row, column }: ReadAt) {
  return (
    <>
      <p class="vellum-head">
        <CaseBadge cite="16.3" /> {SHEET_WORDS['16.3'].title}
      </p>
      <Chart
        caption={SHEET_WORDS['16.3'].title}
        corner={say('weapon')}
        columns={WORKS}
        heads={CHART_HEADS}
        rows={WEAPONS.filter((head) => row === null || head === row).map((head) => ({
          head,
          cells: WORKS.map((work) => {
            const cell = breachTotals(head, work);
            return cell === 'P' ? <abbr title={say('prohibited')}>P</abbr> : totalsText(cell);
          }),
        }))}
        row={row}
        column={column}
      />
    </>
  );
}

function RallyChart({ row }: Pick<ReadAt, 'row'>) {
  return (
    <>
      <p class="vellum-head">
        <CaseBadge cite="8.37" /> {SHEET_WORDS['8.37'].title}
      </p>
      <Chart
        caption={SHEET_WORDS['8.37'].title}
        corner={say('rating')}
        columns={RATINGS.map(String)}
        rows={[{ head: say('rating'), cells: RATINGS.map((rating) => totalsText(rallyTotals(rating))) }]}
        row={say('rating')}
        column={row}
      />
    </>
  );
}

function SpellChart({ row, column }: ReadAt) {
  return (
    <>
      <p class="vellum-head">
        <CaseBadge cite="17.4" /> {SHEET_WORDS['17.4'].title}
      </p>
      <Chart
        caption={SHEET_WORDS['17.4'].title}
        corner={say('spell')}
        small
        heads={CHART_HEADS}
        columns={POINTS.map(String)}
        rows={SPELL_ROWS.filter((head) => row === null || head === row).map((head) => ({
          head,
          cells: POINTS.map((points) => {
            const cell = spellTotals(head, points);
            return cell === 'A' ? <abbr title={say('certain')}>A</abbr> : totalsText(cell);
          }),
        }))}
        row={row}
        column={column}
      />
    </>
  );
}
