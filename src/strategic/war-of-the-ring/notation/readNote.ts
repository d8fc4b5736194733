/**
 * The one-line note: `Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond`. The place, then who holds it, then who comes; letters
 * as in the ids, nations and characters by name or a short one; after commas events, cards in hand, who is in play, how the
 * sides decide, and the rule set. Before the place may stand `sortie`, `relief of` or `field at`; without it a stronghold is
 * assaulted, any other place is fought for in the open. The grammar is written down in docs/siege-note.md.
 */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import type { BriefProblem } from '../../siege.ts';
import type { Mode, Seat, SiegeBrief } from '../brief/brief.ts';
import { FIGHTING_URUK_HAI } from '../eventIds.ts';
import { allianceOf, cardOf, REGIONS, regionOf, regionNamed } from '../facts.ts';
import type { Alliance } from '../figures.ts';
import { nearest, sayUnknown } from '../../nearest.ts';
import { inSharedWords } from '../../reading.ts';
import { allianceShown, cardNamed, nationNamed } from './names.ts';
import { readTail, type TailCard } from './tail.ts';
import { readSide, type NoteSide } from './side.ts';
import { placedIn, words, type Word } from './words.ts';
import { parseBrief } from '../brief/parseBrief.ts';
import type { Said } from '../../said.ts';
import { ring } from '../said.ts';
import { regionName } from '../wording.ts';

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
  if (colon < 0) return failed([at(note.length + 1, 'no-colon', ring({ say: 'noColon' }))]);
  const told = MODES.find(([pattern]) => pattern.test(`${note.slice(0, colon).trim()} `));
  const place = told === undefined ? note.slice(0, colon) : note.slice(0, colon).trim().replace(told[0], '');
  const region = regionNamed(place);
  if (region === null) return failed([at(1, 'no-such-region', wrongPlace(place))]);
  const parts = note.slice(colon + 1).split(/\s(?:v|vs|versus)\.?(?=\s)/i);
  if (parts.length !== 2) return failed([at(colon + 2, 'no-two-armies', ring({ say: 'noTwoArmies' }))]);
  const second = colon + 1 + parts[0]!.length + note.slice(colon + 1 + parts[0]!.length).indexOf(parts[1]!);
  const [army, tail] = tailOf(parts[1]!, second);
  const mode = told?.[1] ?? (regionOf(region)!.settlement === 'stronghold' ? 'assault' : 'field');
  const sides: readonly [readonly Word[], readonly Word[]] = [
    words(parts[0]!.replaceAll(',', ' '), colon + 1),
    words(army, second),
  ];
  return read(region, mode, sides, tail);
}

/** A place nobody knows: its first word may be a kind of battle that was written wrongly. */
function wrongPlace(place: string): Said {
  const [word = '', ...rest] = place.trim().split(/\s+/);
  const kind = nearest(word, KINDS);
  const where = rest.join(' ').replace(/^(?:from|out of|of|at|on|in) /i, '');
  if (kind !== null && regionNamed(where) !== null)
    return inSharedWords({ say: 'unknownNear', what: 'battle', given: JSON.stringify(word), near: kind });
  const names = REGIONS.map(({ name }) => name);
  return sayUnknown('region', place.trim(), names);
}

const KINDS = ['sortie', 'relief', 'field', 'assault'];

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
  const said = readTail(tail, problems);
  const { holder, comer, turned } = alliancesOf(region, mode, signs[0]!, signs[1]!, said.heldBy);
  if (turned !== null) problems.push(at(sides[0][0]?.column ?? 1, 'other-way-round', turned));
  if (problems.length > 0) return failed(problems);
  const [first, second] = seatsOf(mode);
  const seatOf = (alliance: Alliance): Seat => (alliance === holder ? first : second);
  const parts = (some: readonly TailCard[], part: 'cards' | 'hands') => {
    const by: Record<Seat, string[]> = { attacker: [], defender: [] };
    for (const { card, column } of some) {
      const seat = seatOf(cardOf(card)!.side);
      columns.set(`/${part}/${seat}/${by[seat].length}`, column);
      by[seat].push(card);
    }
    return by;
  };
  const cards = parts(said.events, 'cards');
  const armies = {
    [first]: signs[0]!.army(region, holder, columns),
    [second]: signs[1]!.army(region, comer, columns),
  };
  const saruman = cards.attacker.includes(FIGHTING_URUK_HAI) && region !== 'orthanc';
  const document = {
    schema: 'war-of-the-ring/siege-brief/1',
    battle: `${region}-${mode}`,
    title: `${TITLES[mode]} ${regionOf(region)!.name}`,
    rules: said.rules,
    region,
    mode,
    ...armies,
    cards,
    hands: parts(said.hand, 'hands'),
    inPlay: [...new Set([...said.inPlay, ...(saruman ? ['saruman'] : [])])],
    policies: said.policies,
    ...(said.noPool ? { pool: {} } : {}),
  };
  return ok({ document, columns });
}

const TITLES: Readonly<Record<Mode, string>> = {
  assault: 'Assault on',
  sortie: 'Sortie from',
  relief: 'Relief of',
  field: 'Battle at',
};

/** Who is of which alliance, and why that must be the other way round; null: it need not. */
interface Alliances {
  readonly holder: Alliance;
  readonly comer: Alliance;
  readonly turned: Said | null;
}

/**
 * Who is of which alliance: as the armies show, else the land's own nation holds the place. Before a relief the foe stands
 * there, and comes first: where the first army is of the land's own alliance the two are the wrong way round, unless the note
 * says that the enemy holds the place.
 */
function alliancesOf(
  region: string,
  mode: Mode,
  first: NoteSide,
  second: NoteSide,
  heldBy: Alliance | null,
): Alliances {
  const { nation } = regionOf(region)!;
  const own = heldBy ?? (nation === null ? 'free' : allianceOf(nation));
  const [one, other] = [allianceShown(first), allianceShown(second)];
  const meant = mode === 'relief' ? ACROSS[own] : own;
  const holder = one ?? (other === null ? meant : ACROSS[other]);
  const turned = mode === 'relief' && holder !== meant;
  return {
    holder,
    comer: other ?? ACROSS[holder],
    turned: turned ? ring({ say: 'otherWayRound', alliance: ACROSS[own], region: regionName(region) }) : null,
  };
}

const ACROSS: Readonly<Record<Alliance, Alliance>> = { free: 'shadow', shadow: 'free' };

function at(column: number, code: string, said: Said): BriefProblem {
  return { path: `column ${column}`, code, said };
}
