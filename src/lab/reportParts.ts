/** The parts of the page of a report that are words and figures more than plots. */
import { element, escapeMarkup } from '../editor/pictures/svg.ts';
import type { Text } from '../engine/battle.ts';
import type { Estimate } from '../strategic/siege.ts';
import type { DifferenceRow } from './compare.ts';
import { plotBars, type Variant } from './plots.ts';
import type { Report } from './report.ts';

/** What the page says, in one language. */
export interface ReportTongue {
  /** The tag of the language. */
  readonly tag: string;
  readonly words: Readonly<Record<string, string>>;
  /** Deeds by their names in the report; what is not listed is called by its name. */
  readonly deeds: Readonly<Record<string, string | undefined>>;
  /** A text of a scenario. */
  readonly say: (text: Text) => string;
}

/** The report of a variant. */
export type VariantReport = Readonly<{ variant: Variant; report: Report }>;

/** "53% (46%–60%)" in the figures of the language. */
export function percentWords({ value, from, to }: Estimate, { tag }: ReportTongue): string {
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return `${percent.format(value)} (${percent.format(from)}–${percent.format(to)})`;
}

/** A figure with two digits that matter. */
export function numberWords(value: number, { tag }: ReportTongue): string {
  return new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }).format(value);
}

/** A part of the page with its heading; no note where it is empty. */
export function section(title: string, note: string, within: string): string {
  const said = note === '' ? '' : element('p', { class: 'note' }, escapeMarkup(note));
  return element('section', {}, element('h2', {}, escapeMarkup(title)), said, within);
}

function paragraph(name: string, said: string): string {
  return element('p', {}, `${escapeMarkup(name)} ${element('strong', {}, escapeMarkup(said))}`);
}

/** The groups that come: when, and what they do. */
export function arrivals(told: VariantReport, tongue: ReportTongue): readonly string[] {
  const { words } = tongue;
  return told.report.arrivals.map(({ title, games, byTurn, blows, kills }) => {
    const name = `${tongue.say(title)} (${told.variant.toUpperCase()})`;
    if (byTurn.length === 0) return section(words['arrivals']!, '', paragraph(name, words['never']!));
    const bars = byTurn.map(({ turn, games: count }) => ({
      name: `${words['turn']} ${turn}`,
      variant: told.variant,
      value: count,
      said: String(count),
    }));
    return section(
      `${words['arrivals']}: ${name}`,
      words['arrivalsNote']!,
      plotBars(name, bars) +
        paragraph(`${words['games']}:`, percentWords(games, tongue)) +
        paragraph(`${words['blows']}:`, numberWords(blows.value, tongue)) +
        paragraph(`${words['kills']}:`, numberWords(kills.value, tongue)),
    );
  });
}

/** How often the lead changes late. */
export function changes(told: VariantReport, tongue: ReportTongue): string {
  const { words } = tongue;
  const found = told.report.changes;
  if (found === null) return element('p', {}, escapeMarkup(words['noChanges']!));
  return paragraph(words['changesNote']!, percentWords(found.share, tongue));
}

/** What the dice have to do with it. */
export function luck({ report }: VariantReport, tongue: ReportTongue): string {
  const { words } = tongue;
  if (report.luck === null) return element('p', {}, escapeMarkup(words['noLuck']!));
  const { luckier, explained } = report.luck;
  const percent = new Intl.NumberFormat(tongue.tag, { style: 'percent' });
  return (
    paragraph(`${words['luckier']}:`, percentWords(luckier, tongue)) +
    paragraph(`${words['explained']}:`, percent.format(explained))
  );
}

/** What B has more than A, a row a question. */
export function differences(rows: readonly DifferenceRow[], tongue: ReportTongue): string {
  const { words } = tongue;
  const said = rows.map(({ asked, level, difference: { value, from, to }, clear }) => {
    const factor = asked === 'length' ? 1 : 100;
    const figure = new Intl.NumberFormat(tongue.tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    const name = `${words[`asked-${asked}`]}${level === null ? '' : ` ${level}`}`;
    const reach = new Intl.NumberFormat(tongue.tag, { maximumFractionDigits: 1 }).format(
      ((to - from) / 2) * factor,
    );
    return element(
      'tr',
      { class: clear ? 'clear' : 'open' },
      element('th', { scope: 'row' }, escapeMarkup(name)),
      element('td', {}, escapeMarkup(`${clear ? '◆' : '◇'} ${figure.format(value * factor)} ± ${reach}`)),
    );
  });
  return section(words['difference']!, words['differenceNote']!, element('table', {}, said.join('')));
}
