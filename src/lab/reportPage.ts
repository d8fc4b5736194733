/** A report as one page that carries everything with it: plots as SVG with their figures, no script, nothing fetched. */
import { element, escapeMarkup } from '../editor/pictures/svg.ts';
import type { Estimate } from '../strategic/siege.ts';
import type { DifferenceRow } from './compare.ts';
import { plotBars, plotIntervals, plotStairs, type BarRow, type IntervalRow } from './plots.ts';
import type { Report } from './report.ts';
import { deedRows, lossRows, marginRows, turnRows, type FigureRow } from './reportRows.ts';
import {
  arrivals,
  changes,
  differences,
  luck,
  section,
  type ReportTongue,
  type VariantReport,
} from './reportParts.ts';
import { REPORT_STYLE } from './reportStyle.ts';

/** One report or two, A and B, and how B differs. */
export interface Reports {
  readonly a: Report;
  readonly b: Readonly<{ report: Report; differences: readonly DifferenceRow[] }> | null;
}

/** The whole page as HTML; whatever a scenario is called, it is read and never run. */
export function writeReportPage({ a, b }: Reports, tongue: ReportTongue): string {
  const told: readonly VariantReport[] = [
    { variant: 'a', report: a },
    ...(b === null ? [] : [{ variant: 'b', report: b.report } as const]),
  ];
  const { words } = tongue;
  const page = [
    element('h1', {}, escapeMarkup(words['title']!)),
    ...told.map((one) => heading(one, tongue, b !== null)),
    section(words['wins']!, words['winsNote']!, winsPlot(told, tongue)),
    section(words['margins']!, '', plotBars(words['margins']!, rowsOf(told, marginRows, tongue))),
    ...(b === null ? [] : [differences(b.differences, tongue)]),
    section(words['ends']!, '', plotBars(words['ends']!, rowsOf(told, turnRows, tongue))),
    levelsSection(told, tongue),
    section(
      words['losses']!,
      words['lossesNote']!,
      plotBars(words['losses']!, rowsOf(told, lossRows, tongue)),
    ),
    ...told.flatMap((one) => arrivals(one, tongue)),
    section(words['deeds']!, words['deedsNote']!, plotBars(words['deeds']!, rowsOf(told, deedRows, tongue))),
    section(words['changes']!, '', told.map((one) => changes(one, tongue)).join('')),
    section(words['luck']!, '', told.map((one) => luck(one, tongue)).join('')),
  ].join('\n');
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    element('title', {}, escapeMarkup(words['title']!)) +
    `<style>${REPORT_STYLE}</style>`;
  return `<!doctype html>\n<html lang="${escapeMarkup(tongue.tag)}">\n<head>${head}</head>\n<body>\n${page}\n</body>\n</html>\n`;
}

function shortPercent({ value, from, to }: Estimate, { tag }: ReportTongue): string {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  return `${number.format(value * 100)} ± ${number.format((to - from) * 50)}`;
}

/** With two variants each name says whose it is. */
function markVariant(name: string, { variant }: VariantReport, both: boolean): string {
  return both ? `${name}, ${variant.toUpperCase()}` : name;
}

function heading(told: VariantReport, tongue: ReportTongue, both: boolean): string {
  const { report } = told;
  const { words, say } = tongue;
  const sides = report.sides.map((side, at) => `${say(side)}: ${report.agents[at]}`);
  const rows = [
    ...(both ? [`${words['variant']} ${told.variant.toUpperCase()}`] : []),
    say(report.battle.title),
    ...sides,
    `${words['games']}: ${report.games}`,
    `${words['seed']}: ${report.seed}`,
  ];
  return element('p', { class: 'who' }, escapeMarkup(rows.join(' · ')));
}

function winsPlot(told: readonly VariantReport[], tongue: ReportTongue): string {
  const { words, say } = tongue;
  const names = ({ sides }: Report): readonly string[] => [...sides.map(say), words['nobody']!];
  const rows = [0, 1, 2].flatMap((at) =>
    told.map((one): IntervalRow => {
      const estimate = one.report.wins[at]!;
      const name = markVariant(names(one.report)[at]!, one, told.length > 1);
      return { name, variant: one.variant, estimate, said: shortPercent(estimate, tongue) };
    }),
  );
  return plotIntervals(words['wins']!, rows, [0, 1], 0.5);
}

function levelsSection(told: readonly VariantReport[], { words }: ReportTongue): string {
  const last = Math.max(...told.flatMap(({ report }) => report.ends.map(({ turn }) => turn)), 1);
  const turns = Array.from({ length: last }, (_, at) => at + 1);
  const lines = told.flatMap(({ variant, report }) =>
    report.levels.map(({ level, byTurn }) => ({
      name: `${words['level']} ${level}${told.length > 1 ? `, ${variant.toUpperCase()}` : ''}`,
      variant,
      shares: turns.map(
        (turn) => 1 - byTurn.reduce((sum, one) => sum + (one.turn <= turn ? one.games : 0), 0) / report.games,
      ),
    })),
  );
  if (lines.length === 0) return section(words['levels']!, words['noFalls']!, '');
  return section(words['levels']!, words['levelsNote']!, plotStairs(words['levels']!, lines, turns));
}

function rowsOf(
  told: readonly VariantReport[],
  figures: (report: Report, tongue: ReportTongue) => readonly FigureRow[],
  tongue: ReportTongue,
): readonly BarRow[] {
  const rows = told.flatMap((one) => figures(one.report, tongue).map((row) => ({ one, row })));
  // What both variants tell of stands together, in the order in which it is first told.
  const names = [...new Set(rows.map(({ row }) => row.name))];
  return rows
    .toSorted((a, b) => names.indexOf(a.row.name) - names.indexOf(b.row.name))
    .map(({ one, row: { name, value, said } }) => ({
      name: markVariant(name, one, told.length > 1),
      variant: one.variant,
      value,
      said,
    }));
}
