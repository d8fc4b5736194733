/**
 * Spoilt scenarios, as files and as links: each is a list of problems or a battle that can be begun, the editor opens it or says why
 * not, and nothing throws or goes on for long.
 */
import { cpuUsage } from 'node:process';
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { blankDocument } from '../../src/editor/blank.ts';
import { failedTests } from '../../src/editor/authorTests.ts';
import { openDocument, openText, writeDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { problemsWritten } from '../../src/editor/problems/problems.ts';
import { toBase64Url } from '../../src/editor/share/base64.ts';
import { DICTIONARY_1 } from '../../src/editor/share/dictionary.ts';
import { readLink, writeLink } from '../../src/editor/share/link.ts';
import { pack } from '../../src/editor/share/pack.ts';
import { playOn } from '../../src/game/play.ts';
import { legalActions } from '../../src/game/legal.ts';
import { newMatch } from '../../src/game/match.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';
import { EFFECTS, event, HOPE, MOMENTS } from '../kit/events.ts';
import { anySpoilt } from '../scenarios/spoil.ts';

/** What came of spoilt scenarios. */
export interface ScenarioCount {
  readonly scenarios: number;
  /** Battles that were begun. */
  readonly played: number;
  /** Drafts with errors, which the editor opens and names. */
  readonly opened: number;
  readonly refused: number;
  readonly offences: readonly string[];
}

export const NO_SCENARIOS: ScenarioCount = { scenarios: 0, played: 0, opened: 0, refused: 0, offences: [] };

/** Both counts together. */
export function addedScenarios(a: ScenarioCount, b: ScenarioCount): ScenarioCount {
  return {
    scenarios: a.scenarios + b.scenarios,
    played: a.played + b.played,
    opened: a.opened + b.opened,
    refused: a.refused + b.refused,
    offences: [...a.offences, ...b.offences],
  };
}

function shipped(id: string): ScenarioDocument {
  const opened = openDocument(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error(`${id} does not open`);
  return opened.value;
}

/** The three lower rows of a field of 8 by 6. */
const ROWS = [4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `0${column}0${row}`));

/** A fight on a field of 8 by 6 with a piece of every kind and an event of every sort: soon read, and much to spoil. */
function skirmish(): ScenarioDocument {
  const blank = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });
  const kinds = shipped('the-siege-of-minas-tirith').kinds.filter(({ class: sort }) => sort !== 'cauldron');
  const pieces = kinds.map(({ id, class: sort }, at) => ({
    id: `piece-${at}`,
    kind: id,
    force: at % 2 === 0 ? 'garrison' : 'host',
    at: sort === 'unit' ? `0${1 + (at % 8)}0${1 + (at % 2 === 0 ? 0 : 3) + (Math.floor(at / 8) % 3)}` : 'off',
  }));
  const standing = [...new Map(pieces.map((piece) => [piece.at, piece])).values()];
  const side = { a: '0203', b: '0204', kind: 'wall', up: '0203', level: 2 } as const;
  const inline = { ...blank.map.inline, hexsides: [side], zones: { field: ROWS } };
  return {
    ...blank,
    map: { inline },
    kinds,
    pieces: standing,
    variables: [HOPE],
    setup: [{ force: 'host', pieces: 'all', zone: 'field', name: { en: 'The field' } }],
    hints: [
      { type: 'hold', side: 'west', force: 'garrison', objective: { hexes: ['0101', '0201'] } },
      { type: 'take', side: 'east', objective: { hexes: 'field' }, by: 4 },
      { type: 'reserve', side: 'east', pieces: [], hexes: ['0806'], until: 3, reach: 2 },
    ],
    triggers: [...eventsOf('garrison'), ...blank.triggers],
    tests: [
      { id: 'nobody-wins-at-once', verdict: { after: 'turn', side: null } },
      {
        id: 'magic-first',
        position: { turn: 2, phase: 'initial-magic' },
        mayNot: [{ do: 'Move', piece: 'piece-0' }],
      },
    ],
  };
}

/** Events at moments, and with effects, that ask for nothing but a variable and forces. */
function eventsOf(force: string): ScenarioDocument['triggers'] {
  const moments = MOMENTS.filter(({ type }) =>
    ['turnBegins', 'phaseBegins', 'unitLost', 'variableSet'].includes(type),
  );
  const effects = EFFECTS.filter(({ type }) => ['addVariable', 'setVariable', 'message'].includes(type));
  return moments.flatMap((moment, at) =>
    effects.slice(0, 1).map((effect) => ({
      ...event('who' in moment ? { ...moment, who: { force } } : moment, [effect]),
      id: `event-${at}`,
    })),
  );
}

/** The sound scenarios, the small ones often: what is spoilt in them is soon found. */
const SMALL = [
  skirmish(),
  blankDocument({ columns: 6, rows: 5, orientation: 'pointy' }),
  skirmish(),
  blankDocument({ columns: 5, rows: 6, orientation: 'flat' }),
];
const LARGE = [
  shipped('slopes-of-dagorlad'),
  shipped('the-great-gate'),
  shipped('the-siege-of-minas-tirith'),
];
const SOUND = [...Array.from({ length: 10 }, () => SMALL).flat(), ...LARGE];
const TEXTS = SOUND.map(writeDocument);
const LINKS = SOUND.map(writeLink);
const PACKED = SOUND.map(pack);

const SCRAP = fc.oneof(
  fc.constantFrom(
    '-1',
    '0',
    '1e999',
    '4294967295',
    '""',
    '"',
    '[',
    ']',
    '{}',
    'null',
    ',',
    '"__proto__":',
    '\\u0000',
    '9x999999',
  ),
  fc.string({ maxLength: 6 }),
  fc.nat().map(String),
);

/** A place in a text (of 10,000), how much goes there, and what comes. */
const WOUNDS = fc.array(fc.tuple(fc.nat({ max: 9_999 }), fc.nat({ max: 6 }), SCRAP), {
  minLength: 1,
  maxLength: 4,
});

type Spoilt = Readonly<{ how: 'document' | 'text' | 'link'; value: unknown }>;

function wounded(text: string, wounds: readonly (readonly [number, number, string])[]): string {
  return wounds.reduce((now, [at, gone, scrap]) => {
    const place = Math.floor((at / 10_000) * now.length);
    return now.slice(0, place) + scrap + now.slice(place + gone);
  }, text);
}

/** A link whose letters are sound and whose content is not. */
function linkTo(content: unknown): string {
  const bytes = strToU8(JSON.stringify(content));
  return `battle=1.${toBase64Url(deflateSync(bytes, { dictionary: strToU8(DICTIONARY_1) }))}`;
}

type Path = readonly (string | number)[];

/** A bare value of a document, and where it stands. */
interface Leaf {
  readonly path: Path;
  readonly value: string | number | boolean;
}

function leavesOf(value: unknown, path: Path = []): readonly Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [{ path, value: value as Leaf['value'] }];
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]));
  return Object.entries(value).flatMap(([key, field]) => leavesOf(field, [...path, key]));
}

/** The leaves of the sound scenarios; those that say the same thing have the same last key. */
const LEAVES = SOUND.map((document) =>
  leavesOf({ ...document, map: { inline: { ...document.map.inline, blocks: {}, decor: {} } } }),
);

/** A document in which a few values are those of other places with the same name: its shape stays, its meaning does not. */
function confused(at: number, swaps: readonly (readonly [number, number, number])[]): unknown {
  const leaves = LEAVES[at]!;
  const copy = structuredClone(SOUND[at]) as unknown;
  for (const [to, from, by] of swaps) {
    const { path, value } = leaves[to % leaves.length]!;
    const key = path.findLast((part) => typeof part === 'string');
    const others = leaves.filter((leaf) => leaf.path.findLast((part) => typeof part === 'string') === key);
    put(copy, path, typeof value === 'number' ? value + by : others[from % others.length]!.value);
  }
  return copy;
}

function put(root: unknown, path: Path, value: unknown): void {
  const holder = path.slice(0, -1).reduce((now, key) => (now as Record<string | number, unknown>)[key], root);
  (holder as Record<string | number, unknown>)[path.at(-1)!] = value;
}

const SWAPS = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: -3, max: 3 })), {
  minLength: 1,
  maxLength: 3,
});

const which = fc.nat({ max: SOUND.length - 1 });

const SPOILT: fc.Arbitrary<Spoilt> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(which, SWAPS)
      .map(([at, swaps]): Spoilt => ({ how: 'document', value: confused(at, swaps) })),
  },
  {
    weight: 4,
    arbitrary: which
      .chain((at) => anySpoilt(SOUND[at]!))
      .map((value): Spoilt => ({ how: 'document', value })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, WOUNDS)
      .map(([at, wounds]): Spoilt => ({ how: 'text', value: wounded(TEXTS[at]!, wounds) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(which, WOUNDS)
      .map(([at, wounds]): Spoilt => ({ how: 'link', value: wounded(LINKS[at]!, wounds) })),
  },
  {
    weight: 2,
    arbitrary: which
      .chain((at) => anySpoilt(PACKED[at]!))
      .map((value): Spoilt => ({ how: 'link', value: linkTo(value) })),
  },
);

/** Reads so many spoilt scenarios, the ones of a part that begins at `from`. */
export function lookAtScenarios(seed: number, from: number, size: number): ScenarioCount {
  return fc
    .sample(SPOILT, { numRuns: size, seed: seed + from })
    .map(lookAt)
    .reduce(addedScenarios, NO_SCENARIOS);
}

/** Nothing takes longer, in milliseconds of work of the program itself: what a busy machine does meanwhile is not counted. */
const LONGEST = 200;

function lookAt(spoilt: Spoilt): ScenarioCount {
  const offend = (what: string): ScenarioCount => ({
    ...NO_SCENARIOS,
    scenarios: 1,
    offences: [`${what}: ${spoilt.how} ${JSON.stringify(spoilt.value).slice(0, 3000)}`],
  });
  try {
    const { count, took } = timed(spoilt);
    const isSlow = took > LONGEST && [1, 2, 3, 4].every(() => timed(spoilt).took > LONGEST);
    if (isSlow) return offend(`took ${Math.round(took)} ms`);
    // The tests of an author play: in the worker, where no page waits for them.
    const document = documentOf(spoilt.how, spoilt.value);
    if (document !== null) failedTests(document);
    return count;
  } catch (problem) {
    return offend(`threw ${String(problem)}`);
  }
}

function timed(spoilt: Spoilt): Readonly<{ count: ScenarioCount; took: number }> {
  const began = cpuUsage();
  const count = answerTo(spoilt);
  const { user, system } = cpuUsage(began);
  return { count, took: (user + system) / 1000 };
}

/** What the game and the editor make of it: played, opened or refused. */
function answerTo({ how, value }: Spoilt): ScenarioCount {
  const one = (outcome: 'played' | 'opened' | 'refused'): ScenarioCount => ({
    ...NO_SCENARIOS,
    scenarios: 1,
    [outcome]: 1,
  });
  const document = documentOf(how, value);
  if (document === null) return one('refused');
  const errors = problemsWritten(document).filter(({ severity }) => severity === 'error');
  const opened = openScenario(document, NO_LIBRARY);
  if (opened.ok !== (errors.length === 0)) throw new Error('the editor and the game do not agree');
  if (!opened.ok) return one('opened');
  const match = newMatch(opened.value.battle, 1);
  const [action] = [...legalActions(match.battle, match.state).values()].flat();
  if (match.state.verdict !== null) return one('played');
  if (action === undefined || !playOn(match, action).ok) throw new Error('nobody can do anything');
  return one('played');
}

function documentOf(how: Spoilt['how'], value: unknown): ScenarioDocument | null {
  const opened =
    how === 'document'
      ? openDocument(value, NO_LIBRARY)
      : how === 'text'
        ? openText(value as string, NO_LIBRARY)
        : readLink(value as string);
  return opened.ok ? opened.value : null;
}
