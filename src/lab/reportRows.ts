/** The rows of what a report counts, as its page plots them and as the laboratory on the screen shows them. */
import { numberWords, type ReportTongue } from './reportParts.ts';
import type { Report } from './report.ts';

/** What a row is of, its figure as it is said, and how long its bar is: as a share of all (0 to 1), and by what it counts. */
export interface FigureRow {
  readonly name: string;
  readonly said: string;
  readonly share: number;
  readonly value: number;
}

/** By whom and how clearly the games were won. */
export function marginRows(
  { margins, sides, games: of }: Report,
  { words, say }: ReportTongue,
): readonly FigureRow[] {
  return margins.map(({ winner, margin, games }) => {
    const name = winner === 'draw' ? words[margin]! : `${say(sides[winner])}, ${words[margin]}`;
    return countRow(name, games, of);
  });
}

/** In which turn the games ended. */
export function turnRows({ ends, games: of }: Report, { words }: ReportTongue): readonly FigureRow[] {
  return ends.map(({ turn, games }) => countRow(`${words['turn']} ${turn}`, games, of));
}

/** What was lost in a game, in the mean, of every kind that loses anything. */
export function lossRows({ losses, sides }: Report, tongue: ReportTongue): readonly FigureRow[] {
  return losses
    .filter(({ mean }) => mean.value > 0)
    .map(({ side, title, of, mean }) => ({
      name: `${tongue.say(sides[side])}: ${tongue.say(title)}`,
      said: `${numberWords(mean.value, tongue)} / ${of}`,
      share: mean.value / of,
      value: mean.value,
    }));
}

/** What was done how often in a game, in the mean, and in how many of them at all. */
export function deedRows({ deeds }: Report, tongue: ReportTongue): readonly FigureRow[] {
  const percent = new Intl.NumberFormat(tongue.tag, { style: 'percent' });
  return deeds.map(({ name, mean, games }) => ({
    name: tongue.deeds[name] ?? name,
    said: `${numberWords(mean.value, tongue)} (${percent.format(games.value)})`,
    share: games.value,
    value: mean.value,
  }));
}

function countRow(name: string, games: number, of: number): FigureRow {
  return { name, said: String(games), share: games / of, value: games / of };
}
