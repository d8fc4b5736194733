/** What the reader of scenarios refuses: the errors, each with its place and, where one command mends it, that. */
import { hexNamed } from '../../board/hex.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';
import { openScenario } from '../../scenario/parse.ts';
import { MOST_TOLD, type Problem, type ProblemCode } from '../../scenario/problems.ts';
import type { Command } from '../command.ts';
import type { ScenarioDocument } from '../document.ts';
import type { ProblemPlace } from './check.ts';

/** An error as the reader tells it. */
export interface ReaderError {
  readonly code: ProblemCode;
  readonly place: ProblemPlace;
  /** The value that is wrong, as it stands in the file. */
  readonly what: string;
  readonly fix: Command | null;
}

/** Everything for which the reader would refuse the document; none, and it can be played. */
export function readerErrors(document: ScenarioDocument): readonly ReaderError[] {
  const opened = openScenario(document, NO_LIBRARY);
  if (opened.ok) return [];
  return opened.problems.slice(0, MOST_TOLD).map((problem) => {
    const value = valueAt(document, problem.path);
    return {
      code: problem.code,
      place: placeOf(document, problem),
      what: typeof value === 'string' || typeof value === 'number' ? String(value) : lastOf(problem.path),
      fix: fixOf(document, problem),
    };
  });
}

function keysOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function lastOf(path: string): string {
  return keysOf(path).at(-1) ?? '';
}

function valueAt(document: ScenarioDocument, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (at, key) =>
      at !== null && typeof at === 'object' && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    document,
  );
}

/** The hex or hexside of which a path speaks, or the part of the file. */
function placeOf(document: ScenarioDocument, { path }: Problem): ProblemPlace {
  const map = document.map.inline;
  const hexsides = /^\/map\/inline\/hexsides\/(\d+)/.exec(path);
  if (hexsides !== null) {
    const { a, b } = map.hexsides[Number(hexsides[1])]!;
    return { at: 'hexside', pair: `${a}/${b}` };
  }
  const piece = /^\/pieces\/(\d+)/.exec(path);
  const at = piece === null ? valueAt(document, path) : document.pieces[Number(piece[1])]!.at;
  if (typeof at === 'string' && /^\d+$/.test(at) && hexNamed(map, at) !== null) return { at: 'hex', hex: at };
  return { at: 'part', path };
}

/** The command that mends a problem, where one does. */
function fixOf(document: ScenarioDocument, { path, code }: Problem): Command | null {
  const [list, at, field] = keysOf(path);
  const index = Number(at);
  const [, , mapList, mapAt] = keysOf(path);
  if (list === 'map' && mapList === 'names') return { type: 'removeName', at: Number(mapAt) };
  if (list === 'map' && mapList === 'roads') return { type: 'removeRoad', at: Number(mapAt) };
  if (list === 'map' && mapList === 'hexsides') {
    const { a, b } = document.map.inline.hexsides[Number(mapAt)]!;
    return { type: 'clearHexsides', pairs: [`${a}/${b}`] };
  }
  if (list === 'pieces') {
    const { oil: _, lost: __, disrupted: ___, ...bare } = document.pieces[index]!;
    const piece = document.pieces[index]!;
    const unique = document.pieces.filter(({ id }) => id === piece.id).length === 1;
    if (!unique) return null;
    switch (code) {
      case 'no-such-hex':
      case 'stacking':
      case 'both-sides-in-hex':
      case 'terrain-bars-piece':
      case 'outside-setup-zone':
      case 'cauldron-without-wall':
        return { type: 'movePieces', ids: [piece.id], at: 'off' };
      case 'oil-missing':
        return { type: 'alterPiece', id: piece.id, piece: { ...bare, oil: 0 } };
      case 'oil-without-cauldron':
      case 'too-many-lost':
      case 'disrupted-without-unit':
        return { type: 'alterPiece', id: piece.id, piece: bare };
      case 'cauldron-of-besieger':
      case 'no-such-kind':
        return { type: 'removePieces', ids: [piece.id] };
      default:
        return null;
    }
  }
  if (list === 'triggers' && at !== undefined) {
    const trigger = document.triggers[index]!;
    const { roll: _, ...plain } = trigger;
    if (code === 'roll-without-arrival') return { type: 'putTrigger', at: index, trigger: plain };
    const isNameless = [
      'no-such-piece',
      'no-such-group',
      'no-such-side',
      'no-such-force',
      'no-such-level',
      'no-such-work',
    ].includes(code);
    return isNameless || code === 'turn-out-of-range' ? { type: 'removeTrigger', id: trigger.id } : null;
  }
  if (list === 'groups' && code === 'group-never-comes') {
    const { id, side } = document.groups[index]!;
    const role = document.sides.find((one) => one.id === side)?.role;
    const when = role === 'besieger' ? 'besiegerMoves' : 'defenderMoves';
    const trigger = {
      id: `${id}-arrives`,
      when,
      if: [],
      then: { type: 'arrive', group: id, credit: 0 },
    } as const;
    return { type: 'putTrigger', at: null, trigger: { ...trigger, if: [] } };
  }
  if (list === 'setup' && (code === 'zone-empty' || code === 'no-such-zone') && field !== undefined)
    return { type: 'removeSetup', at: index };
  if (list === 'turns' && code === 'turn-out-of-range') {
    const { first, last, night, names } = document.turns;
    const isPlayed = (turn: number): boolean => turn >= first && turn <= last;
    const played = Object.fromEntries(Object.entries(names).filter(([turn]) => isPlayed(Number(turn))));
    return { type: 'setTurns', turns: { first, last, night: night.filter(isPlayed), names: played } };
  }
  if (list === 'turns' && code === 'last-before-first')
    return { type: 'setTurns', turns: { ...document.turns, last: document.turns.first } };
  return null;
}
