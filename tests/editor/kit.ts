/** Documents for tests of the editor, and what authors may do to them. */
import fc from 'fast-check';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { MAP_NOTES, type Command } from '../../src/editor/command.ts';
import { openDocument, type ScenarioDocument } from '../../src/editor/document.ts';
import { edit } from '../../src/editor/edit.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { cornerOf } from '../../src/editor/tools/corners.ts';
import { copyRegion } from '../../src/editor/tools/region.ts';
import { brushAt } from '../../src/editor/tools/shapes.ts';
import { worksAlong, worksAround } from '../../src/editor/tools/works.ts';
import type { ObjectiveLine } from '../../src/scenario/hintSchema.ts';
import { SHIPPED_GROUND, SHIPPED_HEXSIDES } from '../../src/scenario/houseRows.ts';
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

const number = fc.nat({ max: 9_999 });

/** Whims of every sort of command. */
export const anyWhim: fc.Arbitrary<Whim> = fc.tuple(fc.nat({ max: 45 }), number, number, number).map(
  ([which, a, b, c]): Whim =>
    (document) =>
      whim(document, which, a, b, c),
);

function whim(document: ScenarioDocument, which: number, a: number, b: number, c: number): Command {
  const map = document.map.inline;
  const sheet = sheetOf(map);
  const hex = (n: number): HexId => (n % sheet.size) as HexId;
  const name = (n: number): string => hexName(sheet, hex(n));
  const letters = Object.keys(map.legend);
  const of = <T>(list: readonly T[], n: number): T => list[n % Math.max(1, list.length)]!;
  const line = map.hexsides.length > 0 ? of(map.hexsides, a) : { a: name(a), b: name(b) };
  const pair = `${line.a}/${line.b}`;
  const piece = of(document.pieces, a);
  const force = of(
    document.sides.flatMap(({ forces }) => forces),
    b,
  );
  const brush = brushAt(sheet, hex(a), 1 + (b % 3));
  switch (which) {
    case 0:
    case 1:
      return { type: 'paint', hexes: brush, letter: of(letters, c) };
    case 2:
      return { type: 'level', hexes: brush, level: c % 8 };
    case 3:
      return {
        type: 'defineLetter',
        letter: of(['k', 'm', '.'], b),
        meaning: { terrain: 'grove', name: `${c}` },
      };
    case 4:
      return { type: 'removeLetter', letter: of(letters, a), instead: of(letters, b) };
    case 5:
      return { type: 'paste', region: copyRegion(document, brush), at: hex(c) };
    case 6:
      return {
        type: 'resize',
        left: (a % 3) - 1,
        top: (b % 3) - 1,
        right: (c % 3) - 1,
        bottom: 0,
        letter: '.',
      };
    case 7:
    case 8: {
      const kind = of(['wall', 'tower', 'gate', 'main-gate', 'slope', 'tunnel'] as const, c);
      const corners = [cornerOf(sheet, hex(a), b % 6), cornerOf(sheet, of(brush, c), c % 6)];
      return { type: 'hexsides', lines: worksAlong(map, corners, { kind, inside: 'left' }) };
    }
    case 9:
      return { type: 'hexsides', lines: worksAround(map, brush, { kind: 'wall' }) };
    case 10:
      return { type: 'clearHexsides', pairs: [pair] };
    case 11:
      return { type: 'flipHexsides', pairs: [pair] };
    case 12:
      return { type: 'breach', pairs: [pair], down: c % 2 === 0 };
    case 13:
      return {
        type: 'putRoad',
        at: null,
        road: { name: `Road ${c}`, kind: 'road', path: [name(a), name(a + 1)] },
      };
    case 14:
      return { type: 'removeRoad', at: 0 };
    case 15:
      return {
        type: 'putName',
        at: null,
        name: { text: `Name ${a}`, at: name(b), importance: 3, kind: 'place' },
      };
    case 16:
      return { type: 'removeName', at: 0 };
    case 17:
      return {
        type: 'putZone',
        of: of(['map', 'scenario'], a),
        name: `zone-${b % 4}`,
        hexes: brush.map(name),
      };
    case 18:
      return { type: 'removeZone', of: of(['map', 'scenario'], a), name: `zone-${b % 4}` };
    case 19:
      return { type: 'putBlock', kind: 'groves', name: `Wood ${a % 3}`, hexes: brush.map(name) };
    case 20:
      return {
        type: 'describe',
        field: of(['title', 'notes'], a),
        language: of(['en', 'de'], b),
        text: of([`${c}`, null], c),
      };
    case 21:
      return { type: 'rename', what: 'zone', from: `zone-${a % 4}`, to: `zone-${b % 5}` };
    case 22:
      return {
        type: 'placePieces',
        pieces: [{ id: `p${a}`, kind: 'levy', force: force.id, at: of([name(b), 'off'], c) }],
        kinds: [
          {
            class: 'unit',
            id: 'levy',
            name: { en: 'Levy' },
            code: 'D2Y',
            gait: 'foot',
            ma: 4,
            value: 1,
            traits: [],
          },
        ],
      };
    case 23:
      return { type: 'movePieces', ids: piece === undefined ? ['nobody'] : [piece.id], at: name(b) };
    case 24:
      return { type: 'removePieces', ids: piece === undefined ? ['nobody'] : [piece.id] };
    case 25:
      return { type: 'rename', what: 'force', from: force.id, to: `force-${c % 5}` };
    case 26:
      return {
        type: 'putForce',
        side: of(document.sides, a).id,
        force: { ...force, id: `force-${c % 5}`, holds: false },
      };
    case 27:
      return {
        type: 'putSetup',
        at: null,
        line: { force: force.id, pieces: 'all', zone: [name(a)], name: { en: 'Here' } },
      };
    case 28:
      return {
        type: 'putGroup',
        at: null,
        group: { id: `g${a % 3}`, name: { en: 'Late' }, side: 'east', pieces: [], zone: [name(b)] },
      };
    case 29:
      return {
        type: 'putTrigger',
        at: null,
        trigger: {
          id: `t${a % 9}`,
          when: 'turnEnds',
          if: [{ type: 'lastTurn' }],
          then: { type: 'reckon', text: { en: 'End' } },
        },
      };
    case 30:
      return { type: 'moveTrigger', from: a % 3, to: b % 3 };
    case 43:
      return of<Command>(
        [
          { type: 'setLevelValues', values: of([{ lost: a % 99, gained: b % 99 }, null], c) },
          { type: 'setMinutes', minutes: of([1 + (a % 999), null], c) },
          {
            type: 'setOpening',
            opening: of(
              [null, { breached: [pair], lost: [1 + (a % 7)], taken: [pair], tracks: { [force.id]: b % 9 } }],
              c,
            ),
          },
          {
            type: 'setSupplies',
            supplies: { ladders: a % 9, heads: 0, trenches: 0, tries: { besieger: b % 9 } },
          },
        ],
        b,
      );
    case 31:
      return { type: 'setTurns', turns: { first: 1, last: 1 + (a % 9), night: [], names: {} } };
    case 32:
      return { type: 'setOptions', options: { fireTrenches: a % 2 === 0 } };
    case 33:
      return {
        type: 'putVariable',
        at: of([null, 0], a),
        variable: { id: `tally-${b % 3}`, name: { en: 'Tally' }, first: c % 9, shown: true },
      };
    case 34:
      return { type: 'removeVariable', id: `tally-${a % 3}` };
    case 35: {
      const { terrain: _, ...row } = SHIPPED_GROUND[of(Object.keys(SHIPPED_GROUND), a)]!;
      return { type: 'putHouseGround', id: of(['ford', 'mire'], b), row };
    }
    case 36:
      return map.house?.hexsides?.['brook'] === undefined
        ? { type: 'putHouseHexside', id: 'brook', row: SHIPPED_HEXSIDES['stream']! }
        : { type: 'hexsides', lines: worksAround(map, brush, { kind: 'house', house: 'brook' }) };
    case 37:
      return of<Command>(
        [
          { type: 'removeHouseGround', id: of(['ford', 'mire'], a) },
          { type: 'removeHouseHexside', id: 'brook' },
        ],
        b,
      );
    case 38:
      return {
        type: 'putTest',
        at: of([null, 0], a),
        test: {
          id: `test-${b % 4}`,
          position: { turn: 1 + (c % 9), pieces: { [piece?.id ?? 'nobody']: name(c) }, breached: [pair] },
          mayNot: [{ do: 'Move', piece: piece?.id ?? 'nobody', to: name(a) }],
          verdict: { after: 'turn', side: of([null, document.sides[0]?.id ?? null], c) },
        },
      };
    case 39:
      return { type: 'removeTest', id: `test-${b % 4}` };
    case 40:
      return of<Command>(
        [
          { type: 'renameBlock', kind: 'groves', from: `Wood ${a % 3}`, to: `Wood ${c % 4}` },
          { type: 'removeBlock', kind: 'groves', name: `Wood ${a % 3}` },
        ],
        b,
      );
    case 41:
      return of<Command>(
        [
          { type: 'noteMap', field: of(MAP_NOTES, b), text: of([`Note ${c}`, null], a) },
          { type: 'noteHexsideKind', kind: of(['wall', 'slope'], b), text: of([`Note ${c}`, null], a) },
        ],
        c,
      );
    case 42: {
      const put = { type: 'putName', at: of([null, 0], b) } as const;
      const lettered = { text: `Name ${a}`, at: name(b), importance: 1 + (c % 3), kind: 'city' };
      return of<Command>(
        [
          { ...put, name: { ...lettered, place: 'title', angle: a % 90, span: [name(a), name(c)] } },
          {
            type: 'hexsides',
            lines: [{ ...line, kind: 'wall', up: line.a, level: 1, rock: true, flank: true }],
          },
          { type: 'hexsides', lines: [{ ...line, kind: 'tunnel', name: `Mouth ${c}` }] },
        ],
        a,
      );
    }
    case 44: {
      const told = { side: of(document.sides, a)?.id ?? 'west', force: of([undefined, force.id], c) };
      const objective = of<ObjectiveLine>(
        [
          { hexes: [name(a), `zone-${b % 4}`] },
          { hexes: `zone-${b % 4}` },
          { level: 1 + (a % 7) },
          { gate: pair },
        ],
        c,
      );
      const pieces = of([undefined, [], [piece?.id ?? 'nobody']], a);
      return of<Command>(
        [
          { type: 'putHint', at: of([null, 0], a), hint: { type: 'hold', ...told, objective } },
          { type: 'putHint', at: null, hint: { type: 'take', ...told, objective, by: 1 + (b % 99) } },
          {
            type: 'putHint',
            at: of([0, null], b),
            hint: {
              type: 'reserve',
              ...told,
              pieces,
              hexes: [name(b)],
              until: 1 + (a % 99),
              reach: 1 + (c % 9),
            },
          },
          { type: 'removeHint', at: a % 3 },
          { type: 'moveHint', from: a % 3, to: c % 3 },
        ],
        b,
      );
    }
    default:
      return {
        type: 'all',
        commands: [
          { type: 'nameMap', name: `Map ${a}` },
          { type: 'identify', id: `battle-${b}` },
        ],
        label: 'identify',
      };
  }
}
