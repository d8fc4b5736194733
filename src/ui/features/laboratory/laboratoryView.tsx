/** The window of the laboratory: who plays how often, and what the games come to. */
import { perOwner } from '../../../kernel/perOwner.ts';
import { writeReportPage } from '../../../lab/reportPage.ts';
import type { ReportTongue } from '../../../lab/reportParts.ts';
import { fill } from '../../../i18n/fill.ts';
import { LAB_DEEDS, LAB_REPORT, LABORATORY } from '../../../i18n/laboratoryWords.ts';
import { locale } from '../../../i18n/language.ts';
import { download } from '../../games/files.ts';
import { Choice } from '../../parts/rows.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { opponentName } from '../../words/opponents.ts';
import { inWords } from '../../words/texts.ts';
import { LIMITS, PLAYERS, type Laboratory, type Limit, type SeriesRun } from '../../series/laboratory.ts';
import { openLaboratoryHere } from '../../series/openHere.ts';
import { Figures } from './figures.tsx';
import './laboratory.css';

/** One a table: its series goes on, and stays, when the window is shut. */
const laboratoryAt = perOwner((_: TableModel) => openLaboratoryHere());

/** The window. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const lab = laboratoryAt(model);
  const battle = model.battle.value;
  const run = lab.run.value;
  if (battle === null) return <p class="empty">{LABORATORY.noBattle}</p>;
  const names = battle.sides.map(({ name }) => inWords(name));
  return (
    <div class="laboratory">
      <p>{LABORATORY.help}</p>
      {([0, 1] as const).map((side) => (
        <Choice
          key={side}
          label={names[side]!}
          value={lab.agents.value[side]}
          choices={PLAYERS.map((name) => [name, opponentName(name)])}
          set={(name) => lab.choose({ agents: lab.agents.value.with(side, name) as [string, string] })}
        />
      ))}
      <Choice
        label={LABORATORY.howLong}
        value={String(LIMITS.indexOf(lab.limit.value))}
        choices={LIMITS.map((limit, at) => [String(at), limitWords(limit)])}
        set={(at) => lab.choose({ limit: LIMITS[Number(at)]! })}
      />
      {run?.running === true ? (
        <button type="button" class="button" onClick={() => lab.stop()}>
          {LABORATORY.stop}
        </button>
      ) : (
        <button type="button" class="button button-gold" onClick={() => void lab.begin(battle)}>
          {LABORATORY.play}
        </button>
      )}
      {run !== null && <Progress run={run} />}
      <Told lab={lab} stale={run !== null && run.battle !== battle} />
    </div>
  );
}

function limitWords({ games, until }: Limit): string {
  return until === null ? fill(LABORATORY.games, { games }) : fill(LABORATORY.until, { until });
}

function Progress({ run: { games, limit, trouble, running } }: Readonly<{ run: SeriesRun }>) {
  const counted =
    limit.until === null
      ? fill(LABORATORY.progress, { done: games.length, of: limit.games })
      : fill(LABORATORY.soFar, { done: games.length });
  return (
    <>
      <p role="status">
        {counted}
        {trouble !== null && ` ${fill(LABORATORY.broken, trouble)}`}
      </p>
      {running && limit.until === null && <progress value={games.length} max={limit.games} />}
    </>
  );
}

function Told({ lab, stale }: Readonly<{ lab: Laboratory; stale: boolean }>) {
  const report = lab.report.value;
  if (report === null) return null;
  const tongue: ReportTongue = { tag: locale(), words: LAB_REPORT, deeds: LAB_DEEDS, say: inWords };
  const reports = { a: report, b: null };
  const save = (): void =>
    download(
      `${report.battle.id}-report.html`,
      new Blob([writeReportPage(reports, tongue)], { type: 'text/html' }),
    );
  return (
    <>
      {stale && <p class="note">{LABORATORY.stale}</p>}
      <Figures report={report} tongue={tongue} />
      <p class="laboratory-files">
        <button type="button" class="button" onClick={save}>
          {LABORATORY.savePage}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => download(`${report.battle.id}-report.json`, `${JSON.stringify(reports, null, 2)}\n`)}
        >
          {LABORATORY.saveFigures}
        </button>
      </p>
    </>
  );
}
