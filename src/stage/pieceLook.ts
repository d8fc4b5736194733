/** How a piece looks now, on the board and in the inspector alike: read from the state as somebody may see it. */
import type { Battle, EngineKind, PersonageKind, Piece, PieceId, UnitKind } from '../engine/battle.ts';
import type { GameState, PieceState } from '../engine/state.ts';
import { fill } from '../i18n/fill.ts';
import { NAMES, PIECES } from '../i18n/words.ts';
import type { CounterHints } from './contract.ts';
import { faceOf, leaderFace, printedCode, secondFaceOf } from './counters/faces.ts';
import type { CounterLook, EngineLook, LeaderLook } from './counters/look.ts';
import { wearOf } from './wear.ts';

/** The look of any piece. */
type PieceLook =
  | Readonly<{ type: 'unit'; look: CounterLook }>
  | Readonly<{ type: 'leader'; look: LeaderLook }>
  | Readonly<{ type: 'engine'; look: EngineLook }>;

/** What decides about looks beside the piece itself. */
export interface LookContext {
  readonly battle: Battle;
  readonly pieces: readonly PieceState[];
  readonly active: 0 | 1;
  /** Index = ForceId. */
  readonly demoralized: readonly boolean[];
  /** Siege phases in which Grond is still active (2.12.9). */
  readonly grond: number;
  /** The royal banner has been unfurled (2.12.7). */
  readonly banner: boolean;
  /** Units with a captain on their corner. */
  readonly led: ReadonlySet<PieceId>;
  readonly hints: CounterHints;
  /** In high contrast. */
  readonly stark: boolean;
}

/** Whether a counter lies on its reverse: every second step lost turns it over or exchanges it (2.4.6, 2.4.7). */
export function isHalved(lost: number): boolean {
  return lost % 2 === 1;
}

/** Whether a unit goes on as its second counter: both faces of the first are spent (2.4.7). */
function isExchanged(lost: number): boolean {
  return lost > 1;
}

/** A battle before anything of it is shown. */
export function bareSight(battle: Battle): LookContext {
  return {
    battle,
    pieces: [],
    active: 0,
    demoralized: [],
    grond: 0,
    banner: false,
    led: new Set(),
    hints: { ready: new Set(), fanatic: new Map() },
    stark: false,
  };
}

/** The same battle in a state. */
export function sightOf(sight: LookContext, state: GameState, hints: CounterHints): LookContext {
  const { pieces, active, demoralized, magic } = state;
  return { ...sight, pieces, active, demoralized, grond: magic.grond, banner: magic.banner, hints };
}

/** The look of a piece as it stands now. */
export function pieceLook(sight: LookContext, id: PieceId): PieceLook {
  const piece = sight.battle.pieces[id]!;
  const { kind } = piece;
  switch (kind.class) {
    case 'engine': {
      const label = LABELLED[kind.weapon] && (NAMES[kind.name.en] ?? kind.name.en);
      return { type: 'engine', look: engineLook(sight, piece, kind.weapon, label) };
    }
    case 'cauldron':
      return { type: 'engine', look: engineLook(sight, piece, 'cauldron', measureOf(sight, id)) };
    case 'personage':
      return { type: 'leader', look: leaderLook(sight, piece, kind) };
    case 'unit':
      return { type: 'unit', look: unitLook(sight, piece, kind) };
  }
}

/** What is known of a cauldron: the oil in it, that it is a dummy, or nothing (2.5.1, 2.11.9). */
function measureOf({ pieces }: LookContext, id: PieceId): string {
  const { oil } = pieces[id]!;
  return oil < 0 ? '' : oil === 0 ? PIECES.dummy : fill(PIECES.oilLeft, { oil });
}

/** The engine that wears its own name. */
const LABELLED: Readonly<Record<EngineKind['weapon'], boolean>> = {
  catapult: false,
  'siege-tower': false,
  grond: true,
};

function leaderLook(sight: LookContext, piece: Piece, kind: PersonageKind): LeaderLook {
  const state = sight.pieces[piece.id]!;
  return {
    ...leaderFace(kind.id, kind.icon),
    ...wearOf(sight.battle, piece.force),
    rating: kind.ratings[state.lost === 0 ? 0 : 1],
    individual: kind.rank === 'individual',
    wounded: state.lost > 0,
    frozen: state.frozen > 0,
    banner: sight.banner && kind.gifts.has('banner'),
    demoralized: sight.demoralized[piece.force] === true,
    done: isDone(sight, piece),
    stark: sight.stark,
  };
}

function unitLook(sight: LookContext, piece: Piece, kind: UnitKind): CounterLook {
  const state = sight.pieces[piece.id]!;
  const { code } = kind.faces[state.lost]!;
  return {
    ...(isExchanged(state.lost) ? secondFaceOf : faceOf)(kind.id, kind.icon),
    ...wearOf(sight.battle, piece.force),
    code: printedCode(code) ?? { melee: null, missile: null, armour: 1, morale: 'Z' },
    move: kind.movement / 2,
    reduced: isHalved(state.lost),
    disrupted: state.disrupted,
    fanatic: sight.hints.fanatic.get(piece.id) ?? 'no',
    led: sight.led.has(piece.id),
    demoralized: sight.demoralized[piece.force] === true,
    done: isDone(sight, piece),
    stark: sight.stark,
  };
}

function engineLook(
  sight: LookContext,
  piece: Piece,
  engine: EngineLook['engine'],
  label: string | false,
): EngineLook {
  return {
    engine,
    ...wearOf(sight.battle, piece.force),
    label: label === false ? '' : label.toUpperCase(),
    heat: engine === 'grond' ? heatOf(sight) : 0,
    done: isDone(sight, piece),
    stark: sight.stark,
  };
}

/** How long Grond still burns: without end where it needs no spell (2.12.9). */
function heatOf({ battle, grond }: LookContext): number {
  return battle.options.grond === 'always-active' ? Infinity : grond;
}

/** Has done something this turn, and can do nothing more in this step. */
function isDone({ pieces, active, hints }: LookContext, { id, side }: Piece): boolean {
  const { moved, worked, fired, fought, slipped, rallied, enchanted, duelled } = pieces[id]!;
  const acted = moved || worked || fired || fought || slipped || rallied || enchanted || duelled;
  return side === active && !hints.ready.has(id) && acted;
}
