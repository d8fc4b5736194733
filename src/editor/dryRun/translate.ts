/** An action of one battle in the numbers of another: pieces by the names of the file, hexes and hexsides by what is printed. */
import { hexName, hexNamed, type HexId } from '../../board/hex.ts';
import { hexesOf, hexsideBetween, type HexsideId } from '../../board/hexside.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';

/** The action, or the name that the other battle does not know. */
export type Translated = Readonly<{ ok: true; action: Action }> | Readonly<{ ok: false; what: string }>;

/** The fields of all actions. */
type Field = Action extends infer One ? (One extends Action ? Exclude<keyof One, 'type'> : never) : never;

/** What the fields of actions speak of; null = figures and words, which mean the same anywhere. */
const FIELDS: Readonly<Record<Field, 'piece' | 'hex' | 'hexside' | null>> = {
  piece: 'piece',
  unit: 'piece',
  pushes: 'piece',
  carries: 'piece',
  personage: 'piece',
  caster: 'piece',
  target: 'piece',
  engine: 'piece',
  tower: 'piece',
  cauldron: 'piece',
  shooter: 'piece',
  attacker: 'piece',
  defender: 'piece',
  leader: 'piece',
  hex: 'hex',
  to: 'hex',
  path: 'hex',
  hexside: 'hexside',
  spell: null,
  points: null,
};

/** An action of `from` as one of `to`. Both boards are of one size. */
export function translate(from: Battle, to: Battle, action: Action): Translated {
  const numbers = new Map(to.pieces.map(({ name, id }) => [name, id]));
  let unknown: string | null = null;
  const missing = (what: string): -1 => {
    unknown ??= what;
    return -1;
  };
  const one = (sort: 'piece' | 'hex' | 'hexside', value: number): number => {
    if (sort === 'hex')
      return hexNamed(to.board, hexName(from.board, value as HexId)) ?? missing(String(value));
    if (sort === 'hexside') return sideThere(from, to, value as HexsideId) ?? missing(String(value));
    const { name } = from.pieces[value as PieceId]!;
    return numbers.get(name) ?? missing(name);
  };
  const parts = Object.entries(action).map(([key, value]: [string, unknown]) => {
    const sort = FIELDS[key as Field] ?? null;
    if (sort === null) return [key, value];
    if (Array.isArray(value)) return [key, value.map((item: number) => one(sort, item))];
    return [key, typeof value === 'number' ? one(sort, value) : value];
  });
  return unknown === null
    ? { ok: true, action: Object.fromEntries(parts) as Action }
    : { ok: false, what: unknown };
}

function sideThere(from: Battle, to: Battle, hexside: HexsideId): HexsideId | null {
  const [a, b] = hexesOf(from.board, hexside);
  return b < 0 ? null : hexsideBetween(to.board, a, b as HexId);
}
