/** A whole scenario in the fragment of an address: packed, deflated, in letters that any address may carry. It is sent to nobody. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { documentHash } from '../../kernel/hash.ts';
import { failed, ok, type Result } from '../../kernel/result.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import type { Problem } from '../../scenario/problems.ts';
import { openDocument, type ScenarioDocument } from '../document.ts';
import { saidIn } from '../saidIn.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { DICTIONARY_1 } from './dictionary.ts';
import { pack, unpack } from './pack.ts';

/** A link longer than this is not made: some programs cut addresses there. */
export const LONGEST_LINK = 8_000;

/** What is read at most: letters of a link, bytes of its text, hexes and hexsides in its lists. */
const MOST_READ = 60_000;
const MOST_INFLATED = 2_000_000;
const MOST_LISTED = 200_000;

const DICTIONARY = strToU8(DICTIONARY_1);

/** Why a link was not read. The words are among those of the editor. */
export type LinkProblem =
  | Readonly<{ code: 'no-link' | 'too-long' | 'other-version' | 'broken' | 'too-large' }>
  | Readonly<{ code: 'no-scenario'; problems: readonly Problem[] }>;

/** The document as the fragment of a link, without its "#". It may be longer than `LONGEST_LINK`: then a file is the better way. */
export function writeLink(document: ScenarioDocument): string {
  const bytes = strToU8(JSON.stringify(pack(document)));
  const packed = deflateSync(bytes, { level: 9, mem: 12, dictionary: DICTIONARY });
  return `battle=1.${toBase64Url(packed)}`;
}

/** The document of a fragment, with or without "#", or the reason why there is none. Never throws, and never reads without end. */
export function readLink(fragment: string): Result<ScenarioDocument, LinkProblem> {
  const [, version, letters] = /^#?battle=(\d{1,9})\.([\w-]*)$/.exec(fragment.slice(0, MOST_READ + 20)) ?? [];
  if (fragment.length > MOST_READ) return failed([{ code: 'too-long' }]);
  if (version === undefined) return failed([{ code: /^#?battle=/.test(fragment) ? 'broken' : 'no-link' }]);
  if (version !== '1') return failed([{ code: 'other-version' }]);
  const packed = fromBase64Url(letters!);
  const bytes = packed === null ? null : inflate(packed);
  if (bytes === 'too-large') return failed([{ code: 'too-large' }]);
  const value = bytes === null ? undefined : jsonOf(bytes);
  if (value === undefined) return failed([{ code: 'broken' }]);
  const opened = openDocument(unpack(value, MOST_LISTED), NO_LIBRARY);
  return opened.ok ? ok(opened.value) : failed([{ code: 'no-scenario', problems: opened.problems }]);
}

/** What was deflated, at most so much of it; null where it was not deflated by us, or was cut. */
function inflate(packed: Uint8Array): Uint8Array | 'too-large' | null {
  const parts: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const stream = new Inflate({ dictionary: DICTIONARY }, (part, final) => {
    parts.push(part);
    length += part.length;
    isWhole ||= final;
  });
  try {
    // A few bytes may stand for a thousand times as many: after each handful it is seen how much there is.
    for (let at = 0; at < packed.length && !isWhole; at += HANDFUL) {
      stream.push(packed.subarray(at, at + HANDFUL), at + HANDFUL >= packed.length);
      if (length > MOST_INFLATED) return 'too-large';
    }
  } catch (problem) {
    // fflate throws an error with a code for whatever is not deflate.
    if (problem instanceof Error && 'code' in problem) return null;
    throw problem;
  }
  if (!isWhole) return null;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const HANDFUL = 512;

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strFromU8(bytes));
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}

/** What is shown of a scenario before anything of it is played: texts, to be shown as text, and figures. */
export interface DocumentPreview {
  readonly title: string;
  readonly summary: string;
  readonly columns: number;
  readonly rows: number;
  readonly turns: number;
  readonly sides: readonly Readonly<{ name: string; pieces: number }>[];
  /** The battle of which it was made, and the first letters of the hash of that. */
  readonly madeFrom: Readonly<{ title: string; mark: string }> | null;
  /** The first letters of its hash: the same battle has the same on every machine. */
  readonly mark: string;
}

/** The preview of a document, its texts in a language where it has them and cut where they are very long. */
export function previewOf(document: ScenarioDocument, language: string): DocumentPreview {
  const { map, sides, turns, pieces, forkedFrom } = document;
  const inWords = saidIn(language);
  return {
    title: inWords(document.title).slice(0, 120),
    summary: inWords(document.summary).slice(0, 600),
    columns: map.inline.columns,
    rows: map.inline.rows,
    turns: Math.max(0, turns.last - turns.first + 1),
    sides: sides.map(({ name, forces }) => ({
      name: inWords(name).slice(0, 60),
      pieces: pieces.filter(({ force }) => forces.some(({ id }) => id === force)).length,
    })),
    madeFrom:
      forkedFrom === undefined
        ? null
        : { title: inWords(forkedFrom.title).slice(0, 120), mark: forkedFrom.hash.slice(0, MARK) },
    mark: markOf(document),
  };
}

const MARK = 12;

/** The first twelve letters of the hash of a document. */
export function markOf(document: ScenarioDocument): string {
  return documentHash(document).slice(0, MARK);
}
