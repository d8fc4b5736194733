/** Why the chosen piece can do nothing about a hex: the reason against the most natural order of the step. */
import type { HexId } from '../../board/hex.ts';
import { hexsideBetween, hexsideOf, type HexsideId } from '../../board/hexside.ts';
import type { Action, ActionType } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { ladderOn } from '../../engine/facts/ladders.ts';
import { engineAt, unitAt } from '../../engine/facts/occupancy.ts';
import {
  engineKind,
  hasGift,
  hasTrait,
  isCauldron,
  personageKind,
  piecesAt,
  sideOf,
  hexOf,
  unitKind,
} from '../../engine/facts/pieces.ts';
import { refuse, type Refusal } from '../../engine/refusal.ts';
import type { GameState } from '../../engine/state.ts';
import { whyNot } from '../../game/apply.ts';
import { permittedIn } from '../../sequence/permits.ts';
import type { Selection } from './intent.ts';
import { EDGE, type Pick } from './pick.ts';
import { straightTo, whyNotThere } from './reach.ts';

/** What was pointed at, and with what. */
interface Pointed {
  readonly battle: Battle;
  readonly state: GameState;
  readonly piece: PieceId;
  readonly hex: HexId;
  /** Whether the hex is the piece's own. */
  readonly own: boolean;
  readonly foes: readonly PieceId[];
  /** The hexside under the pointer, or the one between the piece and a neighbouring hex; null where it is neither. */
  readonly hexside: HexsideId | null;
}

type Guess = readonly [type: ActionType, wanted: (pointed: Pointed) => readonly Action[]];

/** What could have been meant, the likeliest first; none where it makes no sense with such a piece. */
const GUESSES: readonly Guess[] = [
  ['Deploy', ({ piece, hex }) => [{ type: 'Deploy', piece, hex }]],
  [
    'Pour',
    (at) =>
      onWork(at, isCauldron(at.battle, at.piece), (hexside) => ({
        type: 'Pour',
        cauldron: at.piece,
        hexside,
      })),
  ],
  [
    'RemoveDummy',
    ({ battle, piece, own }) =>
      own && isCauldron(battle, piece) ? [{ type: 'RemoveDummy', cauldron: piece }] : [],
  ],
  [
    'Cast',
    ({ battle, piece, foes }) =>
      personageKind(battle, piece)?.spells.includes('freeze')
        ? foes
            .filter((foe) => personageKind(battle, foe) !== null)
            .map((target) => ({ type: 'Cast', caster: piece, spell: 'freeze', points: 1, target }))
        : [],
  ],
  ['Challenge', ({ piece, foes }) => foes.map((target) => ({ type: 'Challenge', personage: piece, target }))],
  ['Fire', ({ piece, foes }) => foes.map((target) => ({ type: 'Fire', shooter: piece, target }))],
  ['Melee', ({ piece, foes }) => foes.map((defender) => ({ type: 'Melee', attacker: piece, defender }))],
  [
    'Bombard',
    ({ battle, piece, foes }) =>
      foes
        .filter((foe) => engineKind(battle, foe) !== null)
        .map((target) => ({ type: 'Bombard', engine: piece, target })),
  ],
  [
    'Breach',
    (at) =>
      onWork(at, engineKind(at.battle, at.piece) !== null, (hexside) => ({
        type: 'Breach',
        engine: at.piece,
        hexside,
      })),
  ],
  [
    'ThrowHead',
    ({ battle, piece, hex }) =>
      engineKind(battle, piece)?.weapon === 'catapult' ? [{ type: 'ThrowHead', engine: piece, hex }] : [],
  ],
  [
    'Dock',
    (at) =>
      onWork(at, engineKind(at.battle, at.piece)?.weapon === 'siege-tower', (hexside) => ({
        type: 'Dock',
        tower: at.piece,
        hexside,
      })),
  ],
  [
    'ThrowDown',
    (at) =>
      at.hexside === null || ladderOn(at.state, at.hexside) === null
        ? []
        : [{ type: 'ThrowDown', unit: at.piece, hexside: at.hexside }],
  ],
  [
    'RaiseLadder',
    (at) =>
      onWork(at, unitKind(at.battle, at.piece) !== null, (hexside) => ({
        type: 'RaiseLadder',
        unit: at.piece,
        hexside,
      })),
  ],
  [
    'DigTrench',
    ({ battle, piece, hex, hexside }) =>
      battle.options.fireTrenches && hexside !== null && hasTrait(battle, piece, 'digs')
        ? [{ type: 'DigTrench', unit: piece, hex }]
        : [],
  ],
  [
    'Rally',
    ({ battle, state, piece, hex }) => {
      const unit = unitAt(battle, state, hex);
      return unit === null || personageKind(battle, piece) === null
        ? []
        : [{ type: 'Rally', leader: piece, unit }];
    },
  ],
  [
    'ClearHead',
    ({ battle, piece, own }) =>
      own && personageKind(battle, piece) !== null ? [{ type: 'ClearHead', leader: piece }] : [],
  ],
  [
    'RallySelf',
    ({ battle, piece }) => (unitKind(battle, piece) === null ? [] : [{ type: 'RallySelf', unit: piece }]),
  ],
  [
    'Fly',
    ({ battle, piece, hex }) =>
      hasGift(battle, piece, 'flies') ? [{ type: 'Fly', personage: piece, hex }] : [],
  ],
  [
    'MoveAlone',
    ({ battle, state, piece, hex }) =>
      personageKind(battle, piece) === null
        ? []
        : [{ type: 'MoveAlone', personage: piece, path: straightTo(battle, state, piece, hex) }],
  ],
];

function onWork(
  { battle, hexside }: Pointed,
  suits: boolean,
  wanted: (hexside: HexsideId) => Action,
): readonly Action[] {
  return suits && hexside !== null && battle.board.work[hexside]! >= 0 ? [wanted(hexside)] : [];
}

/** Why the chosen piece can do nothing about the hex that was picked. */
export function whyNotHere(battle: Battle, state: GameState, chosen: Selection, pick: Pick): Refusal {
  const piece = chosen.piece!;
  const pointed = pointedAt(battle, state, piece, pick);
  const allowed = permittedIn(state.step);
  for (const [type, wanted] of GUESSES) {
    if (!allowed.has(type)) continue;
    for (const action of wanted(pointed)) {
      const refusal = whyNot(battle, state, action);
      if (refusal !== null) return refusal;
    }
  }
  return allowed.has('Move')
    ? whyNotMove(battle, state, chosen, pick.hex)
    : refuse('not-in-this-step', '2.18');
}

function pointedAt(battle: Battle, state: GameState, piece: PieceId, pick: Pick): Pointed {
  const { hex, direction, fromEdge } = pick;
  const at = hexOf(state, piece);
  const between = at === null ? null : hexsideBetween(battle.board, at, hex);
  const hexside = fromEdge < EDGE ? hexsideOf(battle.board, hex, direction) : between;
  const foes = piecesAt(battle, state, hex).filter((one) => sideOf(battle, one) !== state.active);
  return { battle, state, piece, hex, own: at === hex, foes, hexside };
}

/** Why a unit does not move there: it cannot stir at all, or what bars the way. */
function whyNotMove(battle: Battle, state: GameState, chosen: Selection, hex: HexId): Refusal {
  const unit = chosen.piece!;
  const from = hexOf(state, unit);
  const pushes = chosen.pushing && from !== null ? engineAt(battle, state, from) : null;
  const stuck = whyNot(battle, state, { type: 'Move', unit, path: [hex], pushes, carries: [] });
  const cannotStir = stuck !== null && ['moved-already', 'worked-already', 'not-a-unit'].includes(stuck.code);
  return cannotStir ? stuck : whyNotThere(battle, state, unit, pushes, hex);
}
