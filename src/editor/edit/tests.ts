/** The tests of an author: put, taken away, and kept true when what they name gets another name or place. */
import { MOST_TESTS } from '../../scenario/schema.ts';
import { testSchema, type DeedLine, type TestLine } from '../../scenario/testSchema.ts';
import type { CommandOf } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import { change, isSame, refuse, readLine, withLine, type Edited } from '../edited.ts';

/** Adds a test at the end, or replaces the one at a place, by another id too. */
export function putTest(document: ScenarioDocument, { at, test }: CommandOf<'putTest'>): Edited {
  const read = readLine(testSchema, test);
  if (!read.ok) return read;
  const before = document.tests ?? [];
  const twin = before.findIndex(({ id }) => id === test.id);
  if (twin >= 0 && twin !== at) return refuse('name-taken', test.id);
  const tests = withLine(before, at, read.line);
  if (tests === null) return refuse('nothing-there');
  if (tests.length > MOST_TESTS) return refuse('wrong-size', String(tests.length));
  return isSame(tests, before) ? refuse('no-change') : change(document, { tests: [...tests] });
}

/** Takes a test away. A document without any has no list of them. */
export function removeTest(document: ScenarioDocument, { id }: CommandOf<'removeTest'>): Edited {
  const { tests = [], ...rest } = document;
  const kept = tests.filter((test) => test.id !== id);
  if (kept.length === tests.length) return refuse('no-such-name', id);
  return { ok: true, document: kept.length === 0 ? rest : { ...rest, tests: kept } };
}

/** What tests name: pieces, forces and sides by their ids, hexes and hexsides by what is printed. */
export interface TestNames {
  readonly piece?: (name: string) => string;
  readonly force?: (name: string) => string;
  readonly side?: (name: string) => string;
  /** Null where the hex is no more: a piece is off the map then, and a deed that aims at it is asked with any aim. */
  readonly hex?: (name: string) => string | null;
}

/** The tests with other names in them; a document without tests stays as it is. */
export function changeInTests(document: ScenarioDocument, names: TestNames): ScenarioDocument {
  const { tests } = document;
  return tests === undefined ? document : { ...document, tests: tests.map((test) => renameIn(test, names)) };
}

const SAME = (name: string): string => name;

function renameIn(
  test: TestLine,
  { piece = SAME, force = SAME, side = SAME, hex = SAME }: TestNames,
): TestLine {
  const { position, may, mayNot, verdict } = test;
  const pair = (one: string): string | null => {
    const both = one.split('/').map(hex);
    return both.includes(null) ? null : both.join('/');
  };
  const aim = (to: string): string | null =>
    to.includes('/') ? pair(to) : /^\d+$/.test(to) ? hex(to) : to === 'off' ? to : piece(to);
  const deed = ({ do: type, piece: who, to }: DeedLine): DeedLine => {
    const aimed = to === undefined ? null : aim(to);
    return { do: type, piece: piece(who), ...(aimed === null ? {} : { to: aimed }) };
  };
  return {
    ...test,
    ...(position === undefined ? {} : { position: placeWith(position, { piece, force, pair, hex }) }),
    ...(may === undefined ? {} : { may: may.map(deed) }),
    ...(mayNot === undefined ? {} : { mayNot: mayNot.map(deed) }),
    ...(verdict === undefined || verdict.side === null
      ? {}
      : { verdict: { ...verdict, side: side(verdict.side) } }),
  };
}

type Position = NonNullable<TestLine['position']>;
type Places = Required<Pick<TestNames, 'piece' | 'force' | 'hex'>> &
  Readonly<{ pair: (one: string) => string | null }>;

function placeWith(position: Position, { piece, force, hex, pair }: Places): Position {
  const { pieces, breached, tracks } = position;
  const at = (place: string): string => (place === 'off' ? place : (hex(place) ?? 'off'));
  return {
    ...position,
    ...(pieces === undefined
      ? {}
      : {
          pieces: Object.fromEntries(Object.entries(pieces).map(([id, place]) => [piece(id), at(place)])),
        }),
    ...(breached === undefined ? {} : { breached: breached.flatMap((one) => pair(one) ?? []) }),
    ...(tracks === undefined
      ? {}
      : { tracks: Object.fromEntries(Object.entries(tracks).map(([id, figure]) => [force(id), figure])) }),
  };
}
