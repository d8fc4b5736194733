/** Whatever could be named: for every kind of action a wide set of actions, possible and impossible, around what a position holds. */
import { DIRECTIONS, type HexId } from '../../src/board/hex.ts';
import type { HexsideId } from '../../src/board/hexside.ts';
import type { Action, ActionOf, ActionType } from '../../src/engine/action.ts';
import type { Battle, PieceId } from '../../src/engine/battle.ts';
import { companiesOf } from '../../src/engine/facts/personages.ts';
import { SPELLS } from '../../src/engine/spell.ts';
import type { GameState } from '../../src/engine/state.ts';
import { legalOf } from '../../src/game/legal.ts';

/** A battle at an instant, and a source of lots. */
export interface Instant {
  readonly battle: Battle;
  readonly state: GameState;
  readonly draw: (below: number) => number;
}

type Named<T extends ActionType> = (instant: Instant) => readonly ActionOf<T>[];

/** Walks drawn for each piece, and how long they are at most: with double movement by road a unit goes sixteen hexes. */
const WALKS = 60;
const LONGEST = 9;
/** Ways of a retreat or withdrawal are tried to this length, one hex more than any case allows. */
const WAY = 3;

/** Every piece, and numbers that are none. */
function pieces({ battle }: Instant): readonly PieceId[] {
  return [-1, 0.5, ...battle.pieces.keys(), battle.pieces.length].map((id) => id as PieceId);
}

function hexes({ battle }: Instant): readonly HexId[] {
  return Array.from({ length: battle.board.size + 2 }, (_, hex) => (hex - 1) as HexId);
}

function each<A extends Action>(name: (piece: PieceId) => A): (instant: Instant) => readonly A[] {
  return (instant) => pieces(instant).map(name);
}

function pairs<A extends Action>(name: (one: PieceId, other: PieceId) => A) {
  return (instant: Instant): readonly A[] =>
    pieces(instant).flatMap((one) => pieces(instant).map((other) => name(one, other)));
}

function atHexes<A extends Action>(name: (piece: PieceId, hex: HexId) => A) {
  return (instant: Instant): readonly A[] =>
    pieces(instant).flatMap((piece) => hexes(instant).map((hex) => name(piece, hex)));
}

/** Each piece with every work, and with every side of its own hex under both of its numbers. */
function atSides<A extends Action>(name: (piece: PieceId, hexside: HexsideId) => A) {
  return (instant: Instant): readonly A[] => {
    const { board } = instant.battle;
    const works = board.works.map(({ hexside }) => hexside);
    return pieces(instant).flatMap((piece) => {
      const at = instant.state.pieces[piece]?.at ?? -1;
      const around = DIRECTIONS.flatMap((direction) => {
        const to = at < 0 ? -1 : (board.beyond[at * 6 + direction] ?? -1);
        return [at * 6 + direction, to * 6 + ((direction + 3) % 6)] as HexsideId[];
      });
      return [...new Set([...works, ...around])].map((hexside) => name(piece, hexside));
    });
  };
}

/** Every personage, a piece that is none, and numbers that are no piece. */
function castersAndOthers(instant: Instant): readonly PieceId[] {
  const { battle } = instant;
  return pieces(instant).filter((id) => id <= 0 || battle.pieces[id]?.kind.class !== 'unit');
}

/** The personages in the hex of a piece in any company, in either order, one twice, and a stranger. */
function parties({ battle, state }: Instant, piece: PieceId): readonly (readonly PieceId[])[] {
  const at = state.pieces[piece]?.at;
  const beside = battle.pieces
    .filter(({ id, kind }) => kind.class === 'personage' && state.pieces[id]!.at === at)
    .map(({ id }) => id);
  const companies = companiesOf(beside);
  const twice = beside.slice(0, 1).map((id) => [id, id]);
  const stranger = battle.pieces.find(({ id }) => !beside.includes(id))!.id;
  return [...companies, ...companies.map((company) => company.toReversed()), ...twice, [stranger]];
}

/** Ways by chance from where a piece stands, and there and back. */
function walks(instant: Instant, piece: PieceId, length = LONGEST): readonly (readonly HexId[])[] {
  const { battle, state, draw } = instant;
  const from = state.pieces[piece]?.at ?? -1;
  const next = (hex: number): HexId =>
    (hex < 0 ? draw(battle.board.size) : battle.board.beyond[hex * 6 + draw(6)]!) as HexId;
  const drawn = Array.from({ length: WALKS }, () => {
    const path: HexId[] = [];
    const steps = 1 + draw(length);
    for (let hex = from; path.length < steps;) path.push((hex = next(hex)) as HexId);
    return path;
  });
  const home = drawn.map((path) => [path[0]!, from as HexId]);
  return [[], ...drawn, ...home];
}

/** Every way of at most three steps from where a piece stands. */
function ways({ battle, state }: Instant, piece: PieceId): readonly (readonly HexId[])[] {
  const from = state.pieces[piece]?.at ?? -1;
  let paths: readonly (readonly HexId[])[] = [[]];
  const all = [...paths];
  for (let step = 0; step < WAY; step += 1) {
    paths = paths.flatMap((path) =>
      DIRECTIONS.map((direction) => {
        const to = battle.board.beyond[(path.at(-1) ?? from) * 6 + direction] ?? -1;
        return [...path, to as HexId];
      }),
    );
    all.push(...paths);
  }
  return all;
}

/** The piece that owes a decision, and one that owes none. */
function owing({ state }: Instant): readonly PieceId[] {
  const first = state.owed[0]?.unit ?? (0 as PieceId);
  return [first, ((first + 1) % state.pieces.length) as PieceId];
}

/** By kind of action; a kind that is added asks for a row. */
export const NAMEABLE: { readonly [T in ActionType]: Named<T> } = {
  Deploy: atHexes((piece, hex) => ({ type: 'Deploy', piece, hex })),
  Move: (instant) => {
    const { battle, state, draw } = instant;
    const offered = legalOf(battle, state, 'Move');
    const wild = pieces(instant).flatMap((unit) => {
      const at = state.pieces[unit]?.at;
      const engines = battle.pieces
        .filter(({ id, kind }) => ['engine', 'cauldron'].includes(kind.class) && state.pieces[id]!.at === at)
        .map(({ id }) => id);
      const companies = parties(instant, unit);
      return walks(instant, unit).map((path) => ({
        type: 'Move' as const,
        unit,
        path,
        pushes: [null, ...engines][draw(1 + engines.length)]!,
        carries: companies[draw(companies.length)]!,
      }));
    });
    const turned = offered.flatMap((action) => {
      const start = state.pieces[action.unit]!.at as HexId;
      const beside = battle.board.beyond[action.path.at(-1)! * 6 + draw(6)] as HexId;
      const company = parties(instant, action.unit);
      return [
        { ...action, path: [...action.path, beside] },
        { ...action, path: [...action.path, ...action.path.slice(0, -1).toReversed(), start] },
        { ...action, carries: company[draw(company.length)]! },
      ];
    });
    return [...wild, ...turned];
  },
  MoveAlone: (instant) =>
    pieces(instant).flatMap((personage) =>
      walks(instant, personage).map((path) => ({ type: 'MoveAlone' as const, personage, path })),
    ),
  Fly: atHexes((personage, hex) => ({ type: 'Fly', personage, hex })),
  Cast: (instant) =>
    castersAndOthers(instant).flatMap((caster) =>
      SPELLS.flatMap((spell) =>
        [0, 1, 2, 3, 4, 5, 6].flatMap((points) =>
          [null, ...castersAndOthers(instant)].map((target) => ({
            type: 'Cast' as const,
            caster,
            spell,
            points,
            target,
          })),
        ),
      ),
    ),
  RaiseLadder: atSides((unit, hexside) => ({ type: 'RaiseLadder', unit, hexside })),
  ThrowDown: atSides((unit, hexside) => ({ type: 'ThrowDown', unit, hexside })),
  Breach: atSides((engine, hexside) => ({ type: 'Breach', engine, hexside })),
  Bombard: pairs((engine, target) => ({ type: 'Bombard', engine, target })),
  Dock: atSides((tower, hexside) => ({ type: 'Dock', tower, hexside })),
  ThrowHead: atHexes((engine, hex) => ({ type: 'ThrowHead', engine, hex })),
  DigTrench: atHexes((unit, hex) => ({ type: 'DigTrench', unit, hex })),
  Pour: atSides((cauldron, hexside) => ({ type: 'Pour', cauldron, hexside })),
  RemoveDummy: each((cauldron) => ({ type: 'RemoveDummy', cauldron })),
  Fire: pairs((shooter, target) => ({ type: 'Fire', shooter, target })),
  Melee: pairs((attacker, defender) => ({ type: 'Melee', attacker, defender })),
  Challenge: pairs((personage, target) => ({ type: 'Challenge', personage, target })),
  AcceptDuel: each((personage) => ({ type: 'AcceptDuel', personage })),
  DeclineDuel: each((personage) => ({ type: 'DeclineDuel', personage })),
  Withdraw: (instant) => {
    const units = instant.battle.pieces.filter(({ kind }) => kind.class === 'unit').map(({ id }) => id);
    const near = units.filter(
      (id) => instant.state.pieces[id]!.at === instant.state.pieces[owing(instant)[0]!]!.at,
    );
    return owing(instant).flatMap((personage) =>
      ways(instant, personage).flatMap((path) =>
        [null, ...near].flatMap((unit) =>
          parties(instant, personage).map((carries) => ({
            type: 'Withdraw' as const,
            personage,
            path,
            unit,
            carries,
          })),
        ),
      ),
    );
  },
  Escape: atHexes((personage, hex) => ({ type: 'Escape', personage, hex })),
  SlipAway: (instant) =>
    owing(instant).flatMap((unit) =>
      hexes(instant).flatMap((to) =>
        parties(instant, unit).map((carries) => ({ type: 'SlipAway' as const, unit, to, carries })),
      ),
    ),
  StandFast: each((unit) => ({ type: 'StandFast', unit })),
  Retreat: (instant) =>
    owing(instant).flatMap((unit) =>
      ways(instant, unit).flatMap((path) =>
        parties(instant, unit).map((carries) => ({ type: 'Retreat' as const, unit, path, carries })),
      ),
    ),
  Advance: (instant) =>
    pieces(instant).flatMap((unit) =>
      parties(instant, unit).map((carries) => ({ type: 'Advance' as const, unit, carries })),
    ),
  HoldGround: each((unit) => ({ type: 'HoldGround', unit })),
  Rally: pairs((leader, unit) => ({ type: 'Rally', leader, unit })),
  RallyToBanner: each((unit) => ({ type: 'RallyToBanner', unit })),
  ClearHead: each((leader) => ({ type: 'ClearHead', leader })),
  RallySelf: each((unit) => ({ type: 'RallySelf', unit })),
  EndStep: () => [{ type: 'EndStep' }],
};
