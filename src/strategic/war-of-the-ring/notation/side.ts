/** One army of a note: figures by letter, nations before or after their figures, characters after a plus. */
import { NO_FIGURES } from '../armies.ts';
import type { BriefProblem } from '../../siege.ts';
import { nationOf } from '../facts.ts';
import type { Alliance, Figures, FigureType, Nation } from '../figures.ts';
import { nearest, sayUnknown } from '../../nearest.ts';
import { inSharedWords } from '../../reading.ts';
import type { Said } from '../../said.ts';
import { ring } from '../said.ts';
import {
  CHARACTER_NAMES,
  characterNamed,
  NATION_NAMES,
  nationMeant,
  nationNamed,
  type Signs,
} from './names.ts';
import type { Word } from './words.ts';

/** An army that was read, before it is known whose the figures without a nation are. */
export interface NoteSide extends Signs {
  /** The army as a part of a brief, when the alliance is known; puts down the column of each part. */
  army(region: string, alliance: Alliance, columns: Map<string, number>): object;
}

interface Heap {
  readonly count: number;
  readonly type: FigureType;
  readonly nation: Nation | null;
  readonly column: number;
}

const FIGURES = /^(\d+)\s*([reln])/i;
const TYPES: Readonly<Record<string, FigureType>> = { r: 'regular', e: 'elite', l: 'leader', n: 'nazgul' };

/** Reads an army; `path` is its place in the brief. */
export function readSide(given: readonly Word[], path: string, problems: BriefProblem[]): NoteSide {
  const heaps: Heap[] = [];
  const characters: Word[] = [];
  const before = given[0] !== undefined && nationNamed(given[0].text) !== null;
  let nation: Nation | null = null;
  let open = 0;
  for (const { text, column } of given.flatMap(unfold)) {
    const figures = FIGURES.exec(text);
    const named = nationNamed(text);
    const who = text.startsWith('+') ? characterNamed(text.slice(1)) : null;
    if (figures !== null) {
      const type = TYPES[figures[2]!.toLowerCase()]!;
      heaps.push({ count: Number(figures[1]), type, nation, column });
    } else if (named !== null && before) nation = named;
    else if (named !== null) {
      for (; open < heaps.length; open++) heaps[open] = { ...heaps[open]!, nation: named };
    } else if (who !== null) characters.push({ text: who, column });
    else problems.push(problemIn(text, column));
  }
  return {
    nations: heaps.flatMap((heap) => (heap.nation === null ? [] : [heap.nation])),
    characters: characters.map(({ text }) => text),
    types: heaps.map(({ type }) => type),
    army: (region, alliance, columns) => armyOf(heaps, characters, path, region, alliance, columns),
  };
}

/** A plus with a name and something behind it, as two words. */
function unfold({ text, column }: Word): readonly Word[] {
  if (!text.startsWith('+') || characterNamed(text.slice(1)) !== null) return [{ text, column }];
  for (let end = text.lastIndexOf(' '); end > 0; end = text.lastIndexOf(' ', end - 1)) {
    if (characterNamed(text.slice(1, end)) === null) continue;
    return [
      { text: text.slice(0, end), column },
      { text: text.slice(end + 1), column: column + end + 1 },
    ];
  }
  return [{ text, column }];
}

function problemIn(text: string, column: number): BriefProblem {
  const path = `column ${column}`;
  if (!text.startsWith('+')) return { path, code: 'not-understood', said: sayNearest(text) };
  const said = sayUnknown('character', text.slice(1).trim(), CHARACTER_NAMES);
  return { path, code: 'no-such-character', said };
}

/** The nation that may have been meant, for a letter alone is none; else how an army is written. */
function sayNearest(text: string): Said {
  const near = /[a-z]{3}/i.test(text) ? nearest(text, NATION_NAMES) : null;
  return near === null
    ? ring({ say: 'figuresSo', given: text })
    : inSharedWords({ say: 'notUnderstood', given: text, near });
}

function armyOf(
  heaps: readonly Heap[],
  characters: readonly Word[],
  path: string,
  region: string,
  alliance: Alliance,
  columns: Map<string, number>,
): object {
  const figures: Partial<Record<Nation, Figures>> = {};
  for (const { count, type, nation, column } of heaps) {
    const whose = nation ?? ownerOf(type, region, alliance);
    const so = figures[whose] ?? NO_FIGURES;
    figures[whose] = { ...so, [type]: so[type] + count };
    for (const place of [path, `${path}/figures`, `${path}/figures/${whose}`]) {
      if (!columns.has(place)) columns.set(place, column);
    }
    columns.set(`${path}/figures/${whose}/${type}`, column);
  }
  for (const [index, { column }] of characters.entries()) columns.set(`${path}/characters/${index}`, column);
  return { figures, characters: characters.map(({ text }) => text) };
}

/** Nazgûl are Sauron's whoever marches with them. */
function ownerOf(type: FigureType, region: string, alliance: Alliance): Nation {
  const meant = nationMeant(region, alliance);
  return type === 'nazgul' && nationOf(meant).side === 'shadow' ? 'sauron' : meant;
}
