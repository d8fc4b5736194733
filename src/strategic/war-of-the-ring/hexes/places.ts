/** Where the two sides of a block stand (4.4): zones by mode, and the hexes of a zone in the order in which they are taken. */
import type { Board } from '../../../board/board.ts';
import { hexName, hexNamed, type HexId } from '../../../board/hex.ts';
import type { HexName } from '../../../board/mapFile.ts';
import type { Text } from '../../../engine/battle.ts';
import { assertNever } from '../../../kernel/assertNever.ts';
import { boardOfMap, distanceTo, nearestFirst } from '../../shippedMaps.ts';
import type { Both, Mode } from '../brief/brief.ts';
import type { HexGround } from './ground.ts';

/** A zone: its hexes, those that are wanted most in front, and what it is called. */
export interface Zone {
  readonly hexes: readonly HexName[];
  readonly name: Text;
}

/** The board of a ground. Its map is one that was shipped, and compiles. */
export function boardOf({ map }: HexGround): Board {
  return boardOfMap(map);
}

/** How far from an edge an army that comes in may set up, and how far from it the other keeps away. */
const MARCHED = 2;
const WATCHED = 4;

const TEXTS = {
  garrison: { en: 'Behind the wall', de: 'Hinter der Mauer' },
  gate: { en: 'At the gate and inside', de: 'Am Tor und dahinter' },
  lines: { en: 'The lines before the wall', de: 'Die Linien vor der Mauer' },
  field: { en: 'The open field', de: 'Das offene Feld' },
  edge: { en: 'Where the army comes in', de: 'Wo das Heer eintrifft' },
} as const satisfies Readonly<Record<string, Text>>;

/** The zones of both seats. `from`: the region an attacker comes from; any edge where it is not told or has none. */
export function zonesOf(ground: HexGround, mode: Mode, from: string | null): Both<Zone> {
  const { garrison, lines, field, gate } = ground;
  const [inside, outside] = [doorsOf(ground), gate === null ? doorsOf(ground) : [gate[1]]];
  switch (mode) {
    case 'assault':
      return {
        attacker: { hexes: nearest(ground, lines, outside), name: TEXTS.lines },
        defender: { hexes: nearest(ground, garrison, inside), name: TEXTS.garrison },
      };
    case 'sortie':
      return {
        attacker: {
          hexes: nearest(ground, gate === null ? garrison : [...outside, ...garrison], outside),
          name: TEXTS.gate,
        },
        defender: { hexes: nearest(ground, field, outside), name: TEXTS.field },
      };
    case 'relief':
    case 'field':
      return meeting(ground, from);
    default:
      return assertNever(mode);
  }
}

/** An army comes in over the middle of an edge, and the other waits for it in the field; where that takes two lines, from the middle to the wings. */
function meeting(ground: HexGround, from: string | null): Both<Zone> {
  const edge = ground.edges[from ?? ''] ?? Object.values(ground.edges)[0] ?? [];
  const board = boardOf(ground);
  const all = Array.from({ length: board.size }, (_, hex) => hexName(board, hex as HexId));
  const open = all.filter((name) => board.level[hexNamed(board, name)!] === 0);
  const off = (name: HexName): number => distanceTo(board, name, edge);
  const coming = open.filter((name) => off(name) <= MARCHED);
  const waiting = [...ground.field, ...ground.lines].filter((name) => off(name) >= WATCHED);
  const middle = edge.slice(edge.length / 2, edge.length / 2 + 1);
  const fromMiddle = (hexes: readonly HexName[]): readonly HexName[] => nearest(ground, hexes, middle);
  return {
    attacker: { hexes: nearest(ground, fromMiddle(coming), waiting), name: TEXTS.edge },
    defender: { hexes: nearest(ground, fromMiddle(waiting), edge), name: TEXTS.field },
  };
}

function nearest(
  ground: HexGround,
  hexes: readonly HexName[],
  goals: readonly HexName[],
): readonly HexName[] {
  return nearestFirst(boardOf(ground), hexes, goals);
}

/** The hexes the garrison holds first: the one inside the gate, or where there is none the heads of the front. */
export function doorsOf({ gate, heads = [] }: HexGround): readonly HexName[] {
  return gate === null ? heads : [gate[0]];
}

/** Where Grond begins: before the gate, or in the lines as near to it as they come. */
export function grondsHex(ground: HexGround): HexName {
  const { gate, lines } = ground;
  return nearest(ground, lines, gate === null ? doorsOf(ground) : [gate[1]])[0]!;
}
