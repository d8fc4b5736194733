/** The page of the battle itself: what it is about, its turns, its forces with their tracks, what comes when and how it ends. */
import type { ScenarioDocument } from '../document.ts';
import { saidIn } from '../pictures/picture.ts';
import { element, escaped } from '../pictures/svg.ts';
import type { PrintWords } from './printout.ts';

/** The battle on a page, in a language. */
export function battleSheet(document: ScenarioDocument, language: string, words: PrintWords): string {
  const said = saidIn(language);
  const { title, summary, history, notes, turns, sides, groups, setup, supplies, triggers } = document;
  const p = (text: string): string => element('p', {}, escaped(text));
  const list = (head: string, lines: readonly string[]): string =>
    lines.length === 0
      ? ''
      : element('h3', {}, escaped(head)) +
        element('ul', {}, ...lines.map((line) => element('li', {}, escaped(line))));
  const nameOf = (id: string): string =>
    said(document.kinds.find((kind) => kind.id === id)?.name ?? { en: id });
  const piecesIn = (ids: readonly string[]): string => {
    const kinds = document.pieces.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
    return [...new Set(kinds)]
      .map((kind) => `${kinds.filter((one) => one === kind).length} ${nameOf(kind)}`)
      .join(', ');
  };
  const begins = document.pieces
    .filter(({ at }) => at !== 'off')
    .map(({ kind, at, id }) => ({ at, line: `${nameOf(kind)} (${id})` }));
  const places = [...new Set(begins.map(({ at }) => at))].toSorted();
  return [
    element('h2', {}, escaped(said(title))),
    p(said(summary)),
    history === undefined ? '' : p(said(history)),
    element('h3', {}, escaped(words.turns)),
    element('div', { class: 'turns' }, ...turnBoxes(turns, said, words)),
    ...sides.map((side) =>
      list(
        said(side.name),
        side.forces.map(({ name, threshold }) => `${said(name)}: ${words.threshold} ${threshold}`),
      ),
    ),
    element(
      'div',
      { class: 'tracks' },
      ...trackOf(Math.max(...sides.flatMap(({ forces }) => forces.map(({ threshold }) => threshold)), 20)),
    ),
    list(
      words.setup,
      setup.map(({ name, pieces, force }) => `${said(name)}: ${pieces === 'all' ? force : piecesIn(pieces)}`),
    ),
    list(
      words.arrivals,
      groups.map(({ name, pieces }) => `${said(name)}: ${piecesIn(pieces)}`),
    ),
    list(
      words.supplies,
      Object.entries(supplies).flatMap(([what, count]) =>
        typeof count === 'number' && count > 0 ? [`${what}: ${count}`] : [],
      ),
    ),
    list(
      words.ends,
      triggers.flatMap(({ then }) => ('text' in then ? [said(then.text)] : [])),
    ),
    list(
      words.begins,
      places.map(
        (hex) =>
          `${hex}: ${begins
            .filter(({ at }) => at === hex)
            .map(({ line }) => line)
            .join(', ')}`,
      ),
    ),
    notes === undefined ? '' : p(said(notes)),
  ].join('\n');
}

function turnBoxes(
  { first, last, night, names }: ScenarioDocument['turns'],
  said: ReturnType<typeof saidIn>,
  words: PrintWords,
): readonly string[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const turn = first + at;
    const name = Object.hasOwn(names, turn) ? said(names[turn]!) : night.includes(turn) ? words.night : '';
    return element(
      'div',
      { class: night.includes(turn) ? 'night' : 'day' },
      element('b', {}, String(turn)),
      escaped(` ${name}`),
    );
  });
}

/** A track for all forces: markers show where each stands. */
function trackOf(last: number): readonly string[] {
  return Array.from({ length: Math.min(last, 60) + 1 }, (_, points) => element('div', {}, String(points)));
}
