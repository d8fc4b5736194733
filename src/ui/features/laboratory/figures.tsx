/** What a series comes to, in bars with their figures. */
import { LABORATORY } from '../../../i18n/laboratoryWords.ts';
import { percentWords, type ReportTongue } from '../../../lab/reportParts.ts';
import { deedRows, lossRows, marginRows, turnRows, type FigureRow } from '../../../lab/reportRows.ts';
import type { Report } from '../../../lab/report.ts';
import type { Estimate } from '../../../strategic/siege.ts';

interface FiguresProps {
  readonly report: Report;
  readonly tongue: ReportTongue;
}

/** A row of a section: its bar is as long as its share, and may have an interval that holds it. */
type BarRow = Omit<FigureRow, 'value'> & Readonly<{ between?: Estimate }>;

/** All sections; what a battle has not is left out. */
export function Figures({ report, tongue }: FiguresProps) {
  const { words } = tongue;
  return (
    <>
      <Section title={words['wins']!} note={LABORATORY.interval} rows={winRows(report, tongue)} />
      <Section title={words['margins']!} rows={marginRows(report, tongue)} />
      <Section title={words['ends']!} rows={turnRows(report, tongue)} />
      <Section title={words['levels']!} rows={levelRows(report, tongue)} none={words['noFalls']!} />
      <Section title={words['losses']!} note={words['lossesNote']!} rows={lossRows(report, tongue)} />
      <Section title={words['arrivals']!} rows={arrivalRows(report, tongue)} />
      <Section title={words['deeds']!} note={words['deedsNote']!} rows={deedRows(report, tongue)} />
      <Section title={words['luck']!} rows={luckRows(report, tongue)} none={words['noLuck']!} />
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly BarRow[];
  /** What is said where there is no row; without it there is no section then. */
  readonly none?: string;
}

function Section({ title, note, rows, none }: SectionProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 && <p class="note">{none}</p>}
      {rows.length > 0 && note !== undefined && <p class="note">{note}</p>}
      <ul class="laboratory-bars">
        {rows.map(({ name, share, said, between }) => (
          <li key={name}>
            <span>{name}</span>
            <span class="laboratory-bar" style={{ '--share': share }}>
              {between !== undefined && <i style={{ '--from': between.from, '--to': between.to }} />}
            </span>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shareRow(name: string, estimate: Estimate, tongue: ReportTongue): BarRow {
  return { name, share: estimate.value, said: percentWords(estimate, tongue), between: estimate };
}

function winRows({ sides, wins, share }: Report, tongue: ReportTongue): readonly BarRow[] {
  const { words, say } = tongue;
  const names = [...sides.map(say), words['nobody']!];
  const rows = names.map((name, at) => shareRow(name, wins[at]!, tongue));
  return wins[2].value === 0 ? rows.slice(0, 2) : [...rows, shareRow(words['asked-share']!, share, tongue)];
}

function levelRows({ levels, games: of }: Report, { words }: ReportTongue): readonly BarRow[] {
  return levels.map(({ level, games, byTurn }) => {
    const turns = byTurn.map(({ turn }) => turn);
    const [first, last] = [Math.min(...turns), Math.max(...turns)];
    const when = first === last ? first : `${first}–${last}`;
    return {
      name: `${words['level']} ${level}`,
      share: games / of,
      said: `${games} (${words['turn']} ${when})`,
    };
  });
}

function arrivalRows({ arrivals }: Report, tongue: ReportTongue): readonly BarRow[] {
  return arrivals.map(({ title, games }) => shareRow(tongue.say(title), games, tongue));
}

function luckRows({ luck }: Report, tongue: ReportTongue): readonly BarRow[] {
  if (luck === null) return [];
  const percent = new Intl.NumberFormat(tongue.tag, { style: 'percent' });
  return [
    shareRow(tongue.words['luckier']!, luck.luckier, tongue),
    { name: tongue.words['explained']!, share: luck.explained, said: percent.format(luck.explained) },
  ];
}
