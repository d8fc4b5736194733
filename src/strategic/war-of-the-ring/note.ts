/**
 * The one-line note: `Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond`. The place, then who holds it, then who comes; letters
 * as in the ids, nations and characters by name or a short one, cards and the rule set after commas. Before the place may
 * stand `sortie`, `relief of` or `field at`; without it a stronghold is assaulted, any other place is fought for in the open.
 */
import { failed, ok, type Result } from '../../kernel/result.ts';
import type { BriefProblem } from '../siege.ts';
import type { Mode, Seat, SiegeBrief } from './brief.ts';
import { FIGHTING_URUK_HAI } from './eventIds.ts';
import { allianceOf, CARDS, cardOf, REGIONS, regionOf } from './facts.ts';
import type { Alliance } from './figures.ts';
import { unknown } from '../nearest.ts';
import { allianceShown, cardNamed, nationNamed, regionNamed, rulesNamed } from './noteNames.ts';
import { readSide, type NoteSide } from './noteSide.ts';
import { placedIn, words, type Word } from './noteWords.ts';
import { parseBrief } from './parseBrief.ts';

/** Reads a one-line note to the brief it means. Problems name the column. */
export function readNote(note: string): Result<SiegeBrief, BriefProblem> {
  const read = documentOf(note);
  if (!read.ok) return read;
  const brief = parseBrief(read.value.document);
  if (brief.ok) return brief;
  return failed(brief.problems.map((one) => placedIn(read.value.columns, one)));
}

/** A note as a document, and at which column each part of the document stood. */
interface Read {
  readonly document: unknown;
  readonly columns: ReadonlyMap<string, number>;
}

const MODES: readonly (readonly [RegExp, Mode])[] = [
  [/^(sortie)( (?:from|out of|at))? /i, 'sortie'],
  [/^(relief)( (?:of|at))? /i, 'relief'],
  [/^(field)( (?:battle|at|in))* /i, 'field'],
  [/^(assault)( (?:on|of|at))? /i, 'assault'],
];

function documentOf(note: string): Result<Read, BriefProblem> {
  const colon = note.indexOf(':');
  if (colon < 0)
    return failed([
      at(note.length + 1, 'no-colon', 'write the place and a colon first, as in "Minas Tirith: 3R v 8R"'),
    ]);
  const told = MODES.find(([pattern]) => pattern.test(`${note.slice(0, colon).trim()} `));
  const place = told === undefined ? note.slice(0, colon) : note.slice(0, colon).trim().replace(told[0], '');
  const region = regionNamed(place);
  if (region === null)
    return failed([
      at(
        1,
        'no-such-region',
        unknown(
          'region',
          place.trim(),
          REGIONS.map(({ name }) => name),
        ),
      ),
    ]);
  const parts = note.slice(colon + 1).split(/\s(?:v|vs|versus)\.?(?=\s)/i);
  if (parts.length !== 2)
    return failed([
      at(colon + 2, 'no-two-armies', 'write two armies with "v" between them, as in "3R 1E v 8R 2E"'),
    ]);
  const second = colon + 1 + parts[0]!.length + note.slice(colon + 1 + parts[0]!.length).indexOf(parts[1]!);
  const [army, tail] = tailOf(parts[1]!, second);
  const mode = told?.[1] ?? (regionOf(region)!.settlement === 'stronghold' ? 'assault' : 'field');
  const sides: readonly [readonly Word[], readonly Word[]] = [
    words(parts[0]!.replaceAll(',', ' '), colon + 1),
    words(army, second),
  ];
  return read(region, mode, sides, tail);
}

/** What after a comma still is of the army: figures, a nation, a character. */
function isOfArmy(text: string): boolean {
  return /^\s*(\d|\+|[a-z]+\s+\d)/i.test(text) || nationNamed(text) !== null;
}

/** The second army, and what stands after its commas, each with its column; a name with a comma in it is one. */
function tailOf(text: string, start: number): readonly [army: string, tail: readonly Word[]] {
  const parts = text.split(',');
  const first = parts.findIndex((part, index) => index > 0 && !isOfArmy(part));
  if (first < 0) return [text.replaceAll(',', ' '), []];
  const army = parts.slice(0, first).join(' ');
  const tail: Word[] = [];
  let column = start + army.length + 1;
  for (let index = first; index < parts.length; index++) {
    const [part, both] = [parts[index]!, parts.slice(index, index + 2).join(',')];
    const whole = index + 1 < parts.length && cardNamed(both) !== null;
    const said = whole ? both : part;
    tail.push({ text: said.trim(), column: column + said.length - said.trimStart().length + 1 });
    column += said.length + 1;
    if (whole) index++;
  }
  return [army, tail];
}

/** In a sortie he who holds the place attacks; else he who comes. */
function seatsOf(mode: Mode): readonly [Seat, Seat] {
  return mode === 'sortie' ? ['attacker', 'defender'] : ['defender', 'attacker'];
}

function read(
  region: string,
  mode: Mode,
  sides: readonly [readonly Word[], readonly Word[]],
  tail: readonly Word[],
): Result<Read, BriefProblem> {
  const problems: BriefProblem[] = [];
  const columns = new Map<string, number>([['', 1]]);
  const signs = sides.map((side, index) => readSide(side, `/${seatsOf(mode)[index]!}`, problems));
  const [holder, comer] = alliancesOf(region, mode, signs[0]!, signs[1]!);
  const cards: Record<Seat, string[]> = { attacker: [], defender: [] };
  let rules = 'guide';
  for (const { text, column } of tail) {
    const [set, card] = [rulesNamed(text), cardNamed(text)];
    if (set !== null) rules = set;
    else if (card === null)
      problems.push(
        at(
          column,
          'no-such-card',
          unknown(
            'card',
            text,
            CARDS.map(({ name }) => name),
          ),
        ),
      );
    else {
      const seat = seatsOf(mode)[cardOf(card)!.side === holder ? 0 : 1]!;
      columns.set(`/cards/${seat}/${cards[seat].length}`, column);
      cards[seat].push(card);
    }
  }
  if (problems.length > 0) return failed(problems);
  const [first, second] = seatsOf(mode);
  const armies = {
    [first]: signs[0]!.army(region, holder, columns),
    [second]: signs[1]!.army(region, comer, columns),
  };
  return ok({ document: documentWith(region, mode, rules, armies, cards), columns });
}

function documentWith(
  region: string,
  mode: Mode,
  rules: string,
  armies: object,
  cards: Readonly<Record<Seat, readonly string[]>>,
): object {
  const saruman = cards.attacker.includes(FIGHTING_URUK_HAI);
  return {
    schema: 'war-of-the-ring/siege-brief/1',
    battle: `${region}-${mode}`,
    title: `${TITLES[mode]} ${regionOf(region)!.name}`,
    rules,
    region,
    mode,
    ...armies,
    cards,
    inPlay: saruman && region !== 'orthanc' ? ['saruman'] : [],
  };
}

const TITLES: Readonly<Record<Mode, string>> = {
  assault: 'Assault on',
  sortie: 'Sortie from',
  relief: 'Relief of',
  field: 'Battle at',
};

/** Who is of which alliance: as the armies show, else the land's own nation holds the place; before a relief it is the foe who stands there. */
function alliancesOf(
  region: string,
  mode: Mode,
  holder: NoteSide,
  comer: NoteSide,
): readonly [Alliance, Alliance] {
  const { nation } = regionOf(region)!;
  const own = nation === null ? 'free' : allianceOf(nation);
  const [first, second] = [allianceShown(holder), allianceShown(comer)];
  const holds = first ?? (second === null ? (mode === 'relief' ? ACROSS[own] : own) : ACROSS[second]);
  return [holds, second ?? ACROSS[holds]];
}

const ACROSS: Readonly<Record<Alliance, Alliance>> = { free: 'shadow', shadow: 'free' };

function at(column: number, code: string, message: string): BriefProblem {
  return { path: `column ${column}`, code, message };
}
