/** Choices that no hex stands for: pushing the engine, other targets in the same hex, answers to a decision. */
import type { HexId } from '../../board/hex.ts';
import type { Action } from '../../engine/action.ts';
import type { Battle } from '../../engine/battle.ts';
import { engineAt } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { whyNotPush } from '../../engine/verbs/move.ts';
import { whyNot } from '../../game/apply.ts';
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import { WORDS } from '../words.ts';
import { confirmLabel } from '../present/hint.ts';
import { hexsideWords, pieceName } from '../present/names.ts';
import { deedsOf, hexesOfDeed, sameOrder, type Deed } from './deeds.ts';
import type { Selection } from './intent.ts';
import type { UnitReach } from './reach.ts';

/** What choosing an offer does. */
export type OfferDoes =
  | Readonly<{ type: 'push' }>
  | Readonly<{ type: 'begin' }>
  | Readonly<{ type: 'aim'; action: Deed }>
  | Readonly<{ type: 'do'; action: Action }>;

export interface Offered {
  readonly id: string;
  readonly label: string;
  readonly pressed: boolean;
  readonly does: OfferDoes;
}

/** The offers of a choice, in the order in which they are shown. */
export function offersOf(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: UnitReach | null,
): readonly Offered[] {
  const owed = state.owed[0];
  if (owed?.type === 'advance') {
    return [offer('hold', TABLE.holdGround, { type: 'do', action: { type: 'HoldGround', unit: owed.unit } })];
  }
  if (owed?.type === 'slip') {
    return [offer('stand', TABLE.standFast, { type: 'do', action: { type: 'StandFast', unit: owed.unit } })];
  }
  if (owed !== undefined || state.verdict !== null) return [];
  return [
    ...beginning(battle, state),
    ...pushing(battle, state, chosen, reach),
    ...besides(battle, state, chosen),
  ];
}

function offer(id: string, label: string, does: OfferDoes, pressed = false): Offered {
  return { id, label, pressed, does };
}

/** 2.5: both sides may stand as the scenario places them. */
function beginning(battle: Battle, state: GameState): readonly Offered[] {
  const placed = state.step.startsWith('setup') && whyNot(battle, state, { type: 'EndStep' }) === null;
  return placed ? [offer('begin', WORDS.begin, { type: 'begin' })] : [];
}

function pushing(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: UnitReach | null,
): readonly Offered[] {
  if (chosen.piece === null || reach === null) return [];
  const engine = engineAt(battle, state, state.pieces[chosen.piece]!.at as HexId);
  if (engine === null || whyNotPush(battle, state, chosen.piece, engine) !== null) return [];
  return [
    offer(
      'push',
      fill(TABLE.push, { engine: pieceName(battle, state, engine) }),
      { type: 'push' },
      chosen.pushing,
    ),
  ];
}

/** Everything else that could be aimed at through the same hexes. */
function besides(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null || aim === null) return [];
  const deeds = deedsOf(battle, state, piece);
  const aimed = deeds.find((deed) => sameOrder(deed, aim));
  if (aimed === undefined) return [];
  const hexes = hexesOfDeed(battle, state, aimed);
  const near = deeds.filter((deed) => hexesOfDeed(battle, state, deed).some((hex) => hexes.includes(hex)));
  if (near.length < 2) return [];
  return near.map((action, index) =>
    offer(`aim-${index}`, aimLabel(battle, state, action), { type: 'aim', action }, sameOrder(action, aim)),
  );
}

/** "Strike: wall 1213/1312". */
function aimLabel(battle: Battle, state: GameState, deed: Deed): string {
  const verb = confirmLabel(battle, state, deed, null) ?? '';
  if ('hexside' in deed) return `${verb}: ${hexsideWords(battle, deed.hexside)}`;
  const target = 'target' in deed ? deed.target : deed.type === 'Melee' ? deed.defender : null;
  return target === null ? verb : `${verb}: ${pieceName(battle, state, target)}`;
}
