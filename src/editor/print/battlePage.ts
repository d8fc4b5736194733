/** The page of the battle itself: what it is about, its turns, its forces with their tracks, what comes when and how it ends. */
import type { ScenarioDocument } from '../document.ts';
import { lettersOf, openFlow, wrapWords, type Flow } from './flow.ts';
import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import type { PrintWords, Speech } from './printout.ts';

type Said = Speech['inWords'];

/** Prints the battle. */
export function printPageOfBattle(
  pen: Pen,
  document: ScenarioDocument,
  paper: Paper,
  { inWords, battleText }: Speech,
  words: PrintWords,
): void {
  const { id, title, summary, history, notes, turns, sides } = document;
  const flow = openFlow(pen, paper, inWords(title));
  flow.heading(inWords(title), 1);
  flow.paragraph(battleText(id, 'summary', summary));
  if (history !== undefined) flow.paragraph(battleText(id, 'history', history));
  flow.heading(words.turns, 2);
  boxes(pen, flow, turnsOf(turns, inWords, words), 18);
  flow.heading(words.track, 2);
  const thresholds = sides.flatMap(({ forces }) => forces.map(({ threshold }) => threshold));
  const last = Math.min(60, Math.max(...thresholds, 20));
  boxes(
    pen,
    flow,
    Array.from({ length: last + 1 }, (_, points) => ({ head: String(points) })),
    13,
  );
  flow.gap(1);
  flow.columns(2);
  for (const { name, forces } of sides) {
    flow.heading(inWords(name), 2);
    flow.list(forces.map((force) => `${inWords(force.name)}: ${words.threshold} ${force.threshold}`));
  }
  for (const [head, lines] of listsOf(document, inWords, words)) {
    if (lines.length === 0) continue;
    flow.heading(head, 2);
    flow.list(lines);
  }
  if (notes !== undefined) {
    flow.gap(2.5);
    flow.paragraph(battleText(id, 'notes', notes));
  }
}

function listsOf(
  { kinds, pieces, groups, setup, supplies, triggers }: ScenarioDocument,
  inWords: Said,
  words: PrintWords,
): readonly (readonly [head: string, lines: readonly string[]])[] {
  const nameOf = (id: string): string => inWords(kinds.find((kind) => kind.id === id)?.name ?? { en: id });
  const listKinds = (ids: readonly string[]): string => {
    const names = ids.map(nameOf);
    return [...new Set(names)]
      .map((name) => `${names.filter((one) => one === name).length} ${name}`)
      .join(', ');
  };
  const kindsOf = (ids: readonly string[]): readonly string[] =>
    pieces.filter(({ id }) => ids.includes(id)).map(({ kind }) => kind);
  const places = [...new Set(pieces.map(({ at }) => at))].filter((at) => at !== 'off').toSorted();
  const inSupply = (['ladders', 'heads', 'trenches'] as const).filter((what) => supplies[what] > 0);
  return [
    [
      words.setup,
      setup.map(({ name, pieces: whose, force }) => {
        const theirs =
          whose === 'all' ? pieces.filter((one) => one.force === force).map(({ id }) => id) : whose;
        return `${inWords(name)}: ${listKinds(kindsOf(theirs))}`;
      }),
    ],
    [words.arrivals, groups.map((group) => `${inWords(group.name)}: ${listKinds(kindsOf(group.pieces))}`)],
    [words.supplies, inSupply.map((what) => `${words[what]}: ${supplies[what]}`)],
    [words.ends, [...new Set(triggers.flatMap(({ then }) => ('text' in then ? [inWords(then.text)] : [])))]],
    [
      words.begins,
      places.map(
        (at) => `${at}: ${listKinds(pieces.filter((one) => one.at === at).map(({ kind }) => kind))}`,
      ),
    ],
  ];
}

interface Box {
  readonly head: string;
  readonly words?: string;
  readonly isNight?: boolean;
}

function turnsOf(
  { first, last, night, names }: ScenarioDocument['turns'],
  inWords: Said,
  words: PrintWords,
): readonly Box[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const turn = first + at;
    const isNight = night.includes(turn);
    const name = Object.hasOwn(names, turn) ? inWords(names[turn]!) : isNight ? words.night : '';
    return { head: String(turn), words: name, isNight };
  });
}

const BOX_HEAD = lettersOf('bold', 9);
const BOX_WORDS = lettersOf('sans', 7);

/** Boxes in rows, for markers to lie on: by night dark. */
function boxes(pen: Pen, flow: Flow, all: readonly Box[], side: number): void {
  const inRow = Math.floor((flow.width() + 1) / (side + 1));
  for (let from = 0; from < all.length; from += inRow) {
    const row = flow.place(side + 1);
    all.slice(from, from + inRow).forEach(({ head, words = '', isNight = false }, at) => {
      const x = row.x + at * (side + 1);
      const fill = isNight ? '#ffffff' : '#1d1812';
      pen.to.rect(x, row.y, side, side).lineWidth(0.25);
      pen.to.fillAndStroke(isNight ? '#33405a' : '#ffffff', '#1d1812');
      pen.write(head, x + 1, row.y + 3.6, BOX_HEAD, { fill });
      wrapWords(pen, words, BOX_WORDS, side - 2).forEach((line, n) =>
        pen.write(line, x + 1, row.y + 6.8 + n * 2.8, BOX_WORDS, { fill }),
      );
    });
  }
}
