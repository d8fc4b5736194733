/** Documents for tests of the editor, and what authors may do to them. */
import fc from 'fast-check';
import { hexName, type HexId } from '../../src/board/hex.ts';
import type { MapHexside } from '../../src/board/mapFile.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { MAP_NOTES, type Command, type CommandOf } from '../../src/editor/command.ts';
import { openDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { sheetOf, type Sheet } from '../../src/editor/sheet.ts';
import { cornerOf } from '../../src/editor/tools/corners.ts';
import { copyRegion } from '../../src/editor/tools/region.ts';
import { brushAt } from '../../src/editor/tools/shapes.ts';
import { worksAlong, worksAround } from '../../src/editor/tools/works.ts';
import type { ObjectiveLine } from '../../src/scenario/hintSchema.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
import type { KindSheet } from '../../src/scenario/rosterSchema.ts';
import type { PieceLine, SideLine } from '../../src/scenario/schema.ts';
import { SHIPPED_LIBRARY, SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** A shipped scenario in the editor. */
export function shippedDocument(id: string): ScenarioDocument {
  const opened = openDocument(SHIPPED_SCENARIOS[id], SHIPPED_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

/** A blank sheet of 8 x 6 pointy hexes. */
export const SMALL = blankDocument({ columns: 8, rows: 6, orientation: 'pointy' });

/** The document that commands come to, none of which may be refused. */
export function after(document: ScenarioDocument, ...commands: readonly Command[]): ScenarioDocument {
  return commands.reduce((now, command) => {
    const edited = edit(now, command);
    if (!edited.ok) throw new Error(`${command.type}: ${edited.refusal.code} ${edited.refusal.what}`);
    return edited.document;
  }, document);
}

/** Why a command is refused, as "code what". */
export function refusalOf(document: ScenarioDocument, command: Command): string {
  const edited = edit(document, command);
  return edited.ok ? 'done' : `${edited.refusal.code} ${edited.refusal.what}`.trim();
}

/** A choice that becomes a command of the document at hand; some of them are refused. */
export type Whim = (document: ScenarioDocument) => Command;

/** What a whim may choose from, and its three numbers. */
interface Choice {
  readonly document: ScenarioDocument;
  readonly map: ScenarioDocument['map']['inline'];
  readonly sheet: Sheet;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly hex: (n: number) => HexId;
  readonly name: (n: number) => string;
  readonly brush: readonly HexId[];
  readonly line: MapHexside | Readonly<{ a: string; b: string }>;
  readonly pair: string;
  readonly piece: PieceLine | undefined;
  readonly force: SideLine['forces'][number];
}

function of<T>(list: readonly T[], n: number): T {
  return list[n % Math.max(1, list.length)]!;
}

/** The id of one of some lines; a name that is not there where there are none. */
function idOf(lines: readonly Readonly<{ id: string }>[], n: number): string {
  return lines.length === 0 ? 'nobody' : of(lines, n).id;
}

function choiceOf(document: ScenarioDocument, a: number, b: number, c: number): Choice {
  const map = document.map.inline;
  const sheet = sheetOf(map);
  const hex = (n: number): HexId => (n % sheet.size) as HexId;
  const name = (n: number): string => hexName(sheet, hex(n));
  const line = map.hexsides.length > 0 ? of(map.hexsides, a) : { a: name(a), b: name(b) };
  const forces = document.sides.flatMap((side) => side.forces);
  return {
    document,
    map,
    sheet,
    a,
    b,
    c,
    hex,
    name,
    brush: brushAt(sheet, hex(a), 1 + (b % 3)),
    line,
    pair: `${line.a}/${line.b}`,
    piece: document.pieces.length > 0 ? of(document.pieces, a) : undefined,
    force: forces.length > 0 ? of(forces, b) : SPARE,
  };
}

const SPARE = { id: 'garrison', name: { en: 'Garrison' }, threshold: 10, holds: true };
const LEVY = {
  class: 'unit',
  id: 'levy',
  name: { en: 'Levy' },
  code: 'D2Y',
  gait: 'foot',
  ma: 4,
  value: 1,
  traits: [],
} satisfies KindSheet;
const POSITIONS = [null, 0] as const;

type WhimOf = { readonly [T in Command['type']]: (choice: Choice) => CommandOf<T> };

/** A whim of every sort of command. */
const WHIMS: WhimOf = {
  paint: ({ brush, map, c }) => ({ type: 'paint', hexes: brush, letter: of(Object.keys(map.legend), c) }),
  level: ({ brush, c }) => ({ type: 'level', hexes: brush, level: c % 8 }),
  defineLetter: ({ b, c }) => ({
    type: 'defineLetter',
    letter: of(['k', 'm', '.'], b),
    meaning: { terrain: 'grove', name: `${c}` },
  }),
  removeLetter: ({ map, a, b }) => ({
    type: 'removeLetter',
    letter: of(Object.keys(map.legend), a),
    instead: of(Object.keys(map.legend), b),
  }),
  putHouseGround: ({ a, b }) => {
    const { terrain: _, ...row } = SHIPPED_GROUND[of(Object.keys(SHIPPED_GROUND), a)]!;
    return { type: 'putHouseGround', id: of(['ford', 'mire'], b), row };
  },
  removeHouseGround: ({ a }) => ({ type: 'removeHouseGround', id: of(['ford', 'mire'], a) }),
  putHouseHexside: () => ({ type: 'putHouseHexside', id: 'brook', row: SHIPPED_HEXSIDES['stream']! }),
  removeHouseHexside: () => ({ type: 'removeHouseHexside', id: 'brook' }),
  paste: ({ document, brush, hex, c }) => ({
    type: 'paste',
    region: copyRegion(document, brush),
    at: hex(c),
  }),
  resize: ({ a, b, c }) => ({
    type: 'resize',
    left: (a % 3) - 1,
    top: (b % 3) - 1,
    right: (c % 3) - 1,
    bottom: 0,
    letter: '.',
  }),
  hexsides: (choice) => ({ type: 'hexsides', lines: linesOf(choice) }),
  clearHexsides: ({ pair }) => ({ type: 'clearHexsides', pairs: [pair] }),
  flipHexsides: ({ pair }) => ({ type: 'flipHexsides', pairs: [pair] }),
  breach: ({ pair, c }) => ({ type: 'breach', pairs: [pair], down: c % 2 === 0 }),
  putRoad: ({ name, a, c }) => ({
    type: 'putRoad',
    at: null,
    road: { name: `Road ${c}`, kind: 'road', path: [name(a), name(a + 1)] },
  }),
  removeRoad: () => ({ type: 'removeRoad', at: 0 }),
  putName: ({ name, a, b, c }) => {
    const lettered = { text: `Name ${a}`, at: name(b), importance: 1 + (c % 3), kind: 'city' };
    const arched = { ...lettered, place: 'title', angle: a % 90, span: [name(a), name(c)] };
    return { type: 'putName', at: of(POSITIONS, b), name: of([lettered, arched], c) };
  },
  removeName: () => ({ type: 'removeName', at: 0 }),
  putZone: ({ brush, name: nameOf, a, b }) => ({
    type: 'putZone',
    of: of(['map', 'scenario'] as const, a),
    name: `zone-${b % 4}`,
    hexes: brush.map(nameOf),
  }),
  removeZone: ({ a, b }) => ({
    type: 'removeZone',
    of: of(['map', 'scenario'] as const, a),
    name: `zone-${b % 4}`,
  }),
  putBlock: ({ brush, name, a }) => ({
    type: 'putBlock',
    kind: 'groves',
    name: `Wood ${a % 3}`,
    hexes: brush.map(name),
  }),
  renameBlock: ({ a, c }) => ({
    type: 'renameBlock',
    kind: 'groves',
    from: `Wood ${a % 3}`,
    to: `Wood ${c % 4}`,
  }),
  removeBlock: ({ a }) => ({ type: 'removeBlock', kind: 'groves', name: `Wood ${a % 3}` }),
  setDecor: ({ a, b, c }) => ({
    type: 'setDecor',
    decor: of([{}, { note: `Note ${a}` }, { anduin: [[b % 9, c % 9]], streams: [[[a % 9, b % 9]]] }], c),
  }),
  nameMap: ({ a }) => ({ type: 'nameMap', name: `Map ${a}` }),
  noteMap: ({ a, b, c }) => ({
    type: 'noteMap',
    field: of(MAP_NOTES, b),
    text: of([`Note ${c}`, null], a),
  }),
  noteHexsideKind: ({ a, b, c }) => ({
    type: 'noteHexsideKind',
    kind: of(['wall', 'slope'] as const, b),
    text: of([`Note ${c}`, null], a),
  }),
  describe: ({ a, b, c }) => ({
    type: 'describe',
    field: of(['title', 'notes'] as const, a),
    language: of(['en', 'de'], b),
    text: of([`${c}`, null], c),
  }),
  identify: ({ b }) => ({ type: 'identify', id: `battle-${b}` }),
  setMinutes: ({ a, b }) => ({ type: 'setMinutes', minutes: of([null, 1 + (a % 99)], b) }),
  rename: ({ document, piece, force, a, b, c }) =>
    of<CommandOf<'rename'>>(
      [
        { type: 'rename', what: 'zone', from: `zone-${a % 4}`, to: `zone-${b % 5}` },
        { type: 'rename', what: 'force', from: force.id, to: `force-${c % 5}` },
        { type: 'rename', what: 'side', from: document.sides[0]?.id ?? 'west', to: `side-${b % 3}` },
        { type: 'rename', what: 'piece', from: piece?.id ?? 'nobody', to: `p${b}` },
        { type: 'rename', what: 'kind', from: 'levy', to: of(['levy', 'host'], b) },
        { type: 'rename', what: 'group', from: `g${a % 3}`, to: `g${b % 4}` },
        { type: 'rename', what: 'trigger', from: document.triggers[0]?.id ?? 'none', to: `t${b % 9}` },
        { type: 'rename', what: 'variable', from: `tally-${a % 3}`, to: `tally-${b % 4}` },
      ],
      c,
    ),
  putSide: ({ document, a, b, c }) => ({
    type: 'putSide',
    at: of(POSITIONS, a),
    side: {
      role: of(['defender', 'besieger'] as const, b),
      forces: of([[], document.sides[0]?.forces ?? []], c),
      id: `side-${b % 3}`,
      name: { en: `Side ${c}` },
    },
  }),
  removeSide: ({ document, a }) => ({
    type: 'removeSide',
    id:
      of(
        document.sides.map(({ id }) => id),
        a,
      ) ?? 'nobody',
  }),
  putForce: ({ document, force, a, c }) => ({
    type: 'putForce',
    side: document.sides.length > 0 ? of(document.sides, a).id : 'nobody',
    force: { ...force, id: `force-${c % 5}`, holds: false },
  }),
  removeForce: ({ force }) => ({ type: 'removeForce', id: force.id }),
  putKind: ({ a, b, c }) => ({
    type: 'putKind',
    kind: { ...LEVY, id: of(['levy', 'host'], a), ma: 1 + (b % 9), value: c % 9 },
  }),
  removeKind: ({ a }) => ({ type: 'removeKind', id: of(['levy', 'host'], a) }),
  placePieces: ({ force, name, a, b, c }) => ({
    type: 'placePieces',
    pieces: [{ id: `p${a}`, kind: 'levy', force: force.id, at: of([name(b), 'off'], c) }],
    kinds: [LEVY],
  }),
  movePieces: ({ piece, name, b, c }) => ({
    type: 'movePieces',
    ids: [piece?.id ?? 'nobody'],
    at: of([name(b), 'off'], c),
  }),
  alterPiece: ({ piece, force, name, a, b, c }) => ({
    type: 'alterPiece',
    id: piece?.id ?? 'nobody',
    piece: {
      id: of([piece?.id ?? 'nobody', `p${c}`], a),
      kind: piece?.kind ?? 'levy',
      force: force.id,
      at: name(b),
      ...of([{}, { lost: 1 }, { disrupted: true as const }], c),
    },
  }),
  removePieces: ({ piece }) => ({ type: 'removePieces', ids: [piece?.id ?? 'nobody'] }),
  putSetup: ({ force, name, a, b }) => ({
    type: 'putSetup',
    at: of(POSITIONS, b),
    line: { force: force.id, pieces: 'all', zone: [name(a)], name: { en: 'Here' } },
  }),
  removeSetup: () => ({ type: 'removeSetup', at: 0 }),
  putGroup: ({ piece, name, a, b, c }) => ({
    type: 'putGroup',
    at: of(POSITIONS, c),
    group: {
      id: `g${a % 3}`,
      name: { en: 'Late' },
      side: 'east',
      pieces: of([[], [piece?.id ?? 'nobody']], b),
      zone: [name(b)],
    },
  }),
  removeGroup: ({ document, a }) => ({ type: 'removeGroup', id: idOf(document.groups, a) }),
  putTrigger: ({ a, b }) => ({
    type: 'putTrigger',
    at: null,
    trigger: {
      id: `t${a % 9}`,
      when: 'turnEnds',
      if: [{ type: 'lastTurn' }],
      then: of(
        [
          { type: 'reckon', text: { en: 'End' } },
          { type: 'arrive', group: `g${b % 3}`, credit: 0 },
        ] as const,
        b,
      ),
    },
  }),
  removeTrigger: ({ document, a }) => ({ type: 'removeTrigger', id: idOf(document.triggers, a) }),
  moveTrigger: ({ a, b }) => ({ type: 'moveTrigger', from: a % 3, to: b % 3 }),
  putVariable: ({ a, b, c }) => ({
    type: 'putVariable',
    at: of(POSITIONS, a),
    variable: { id: `tally-${b % 3}`, name: { en: 'Tally' }, first: c % 9, shown: true },
  }),
  removeVariable: ({ document, a }) => ({ type: 'removeVariable', id: idOf(document.variables ?? [], a) }),
  putTest: ({ document, piece, name, pair, a, b, c }) => ({
    type: 'putTest',
    at: of(POSITIONS, a),
    test: {
      id: `test-${b % 4}`,
      position: { turn: 1 + (c % 9), pieces: { [piece?.id ?? 'nobody']: name(c) }, breached: [pair] },
      mayNot: [{ do: 'Move', piece: piece?.id ?? 'nobody', to: name(a) }],
      verdict: { after: 'turn', side: of([null, document.sides[0]?.id ?? null], c) },
    },
  }),
  removeTest: ({ document, b }) => ({ type: 'removeTest', id: idOf(document.tests ?? [], b) }),
  putHint: (choice) => {
    const { document, force, piece, name, a, b, c } = choice;
    const told = {
      side:
        of(
          document.sides.map(({ id }) => id),
          a,
        ) ?? 'west',
      force: of([undefined, force.id], c),
    };
    const objective = objectiveOf(choice);
    const reserve = {
      type: 'reserve' as const,
      ...told,
      pieces: of([undefined, [], [piece?.id ?? 'nobody']], a),
      hexes: [name(b)],
      until: 1 + (a % 99),
      reach: 1 + (c % 9),
    };
    return {
      type: 'putHint',
      at: of([0, null, null], b),
      hint: of(
        [
          { type: 'hold', ...told, objective },
          { type: 'take', ...told, objective, by: 1 + (b % 99) },
          reserve,
        ] as const,
        c,
      ),
    };
  },
  removeHint: ({ a }) => ({ type: 'removeHint', at: a % 3 }),
  moveHint: ({ a, c }) => ({ type: 'moveHint', from: a % 3, to: c % 3 }),
  setTurns: ({ a }) => ({ type: 'setTurns', turns: { first: 1, last: 1 + (a % 9), night: [], names: {} } }),
  setOptions: ({ a }) => ({ type: 'setOptions', options: { fireTrenches: a % 2 === 0 } }),
  setSupplies: ({ a, b, c }) => ({
    type: 'setSupplies',
    supplies: {
      ladders: a % 9,
      heads: b % 9,
      trenches: c % 9,
      ...of([{}, { tries: { defender: a % 5 } }], b),
    },
  }),
  setLevelValues: ({ a, b }) => ({
    type: 'setLevelValues',
    values: of([null, { lost: a % 9, gained: b % 9 }], a),
  }),
  setOpening: ({ pair, force, a, b }) => ({
    type: 'setOpening',
    opening: of(
      [null, { breached: [pair], lost: [1 + (b % 7)], taken: [pair], tracks: { [force.id]: a % 9 } }],
      a,
    ),
  }),
  all: ({ a, b }) => ({
    type: 'all',
    commands: [
      { type: 'nameMap', name: `Map ${a}` },
      { type: 'identify', id: `battle-${b}` },
    ],
    label: 'identify',
  }),
};

/** The sorts of commands. */
export const COMMAND_TYPES = Object.keys(WHIMS) as readonly Command['type'][];

/** Ground of every sort that a hint may speak of. */
function objectiveOf({ name, pair, a, b, c }: Choice): ObjectiveLine {
  const zone = `zone-${b % 4}`;
  return of<ObjectiveLine>(
    [{ hexes: [name(a), zone] }, { hexes: zone }, { level: 1 + (a % 7) }, { gate: pair }],
    a + c,
  );
}

/** Hexsides of every sort: along corners, around an area, and those that only a file or a form writes. */
function linesOf({ map, sheet, brush, hex, line, a, b, c }: Choice): readonly MapHexside[] {
  const kind = of(['wall', 'tower', 'gate', 'main-gate', 'slope', 'tunnel'] as const, c);
  const corners = [cornerOf(sheet, hex(a), b % 6), cornerOf(sheet, of(brush, c), c % 6)];
  switch (a % 5) {
    case 0:
      return worksAround(map, brush, { kind: 'wall' });
    case 1:
      return map.house?.hexsides?.['brook'] === undefined
        ? worksAround(map, brush, { kind: 'tower' })
        : worksAround(map, brush, { kind: 'house', house: 'brook' });
    case 2:
      return [{ ...line, kind: 'wall', up: line.a, level: 1, rock: true, flank: true }];
    case 3:
      return [{ ...line, kind: 'tunnel', name: `Mouth ${c}` }];
    default:
      return worksAlong(map, corners, { kind, inside: 'left' });
  }
}

const number = fc.nat({ max: 9_999 });

/** Whims of every sort of command. */
export const anyWhim: fc.Arbitrary<Whim> = fc
  .tuple(fc.constantFrom(...COMMAND_TYPES), number, number, number)
  .map(
    ([type, a, b, c]): Whim =>
      (document) =>
        WHIMS[type](choiceOf(document, a, b, c)),
  );
