/** Choices that no hex stands for: pushing, who goes along, spells and their points, answers to a decision, who comes in. */
import type { Action } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { engineAt, hexOf } from '../../engine/facts/pieces.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import { whyNotPush } from '../../engine/verbs/move.ts';
import { fill } from '../../i18n/fill.ts';
import { TABLE } from '../../i18n/words.ts';
import { hexsideWords, pieceName } from '../words/names.ts';
import { companyOf, possibleCompany } from './company.ts';
import { deedsOf, hexesOfDeed, isInPlace, choosablePieces, sameOrder, type AimedAction } from './deeds.ts';
import type { Selection } from './intent.ts';
import type { PieceReach } from './reach.ts';
import { spellOffers } from './spells.ts';
import { confirmLabel } from './orderWords.ts';

/** What choosing an offer does. */
export type OfferDoes =
  | Readonly<{ type: 'push' }>
  | Readonly<{ type: 'gather'; company: readonly PieceId[] }>
  | Readonly<{ type: 'choose'; piece: PieceId }>
  | Readonly<{ type: 'aim'; action: AimedAction }>
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
  reach: PieceReach | null,
): readonly Offered[] {
  if (state.verdict !== null) return [];
  const owed = state.owed[0];
  if (owed !== undefined) return [...answered(owed), ...gathering(battle, state, chosen)];
  return [
    ...waiting(battle, state, chosen),
    ...pushing(battle, state, chosen, reach),
    ...(reach === null ? [] : gathering(battle, state, chosen)),
    ...spellOffers(battle, state, chosen),
    ...inPlace(battle, state, chosen),
    ...besides(battle, state, chosen),
  ];
}

function offer(id: string, label: string, does: OfferDoes, pressed = false): Offered {
  return { id, label, pressed, does };
}

/** Answers to a decision that no hex stands for. */
function answered(owed: Owed): readonly Offered[] {
  const give = (id: string, label: string, action: Action): Offered =>
    offer(id, label, { type: 'do', action });
  switch (owed.type) {
    case 'advance':
      return [give('hold', TABLE.holdGround, { type: 'HoldGround', unit: owed.unit })];
    case 'slip':
      return [give('stand', TABLE.standFast, { type: 'StandFast', unit: owed.unit })];
    case 'duel':
      return [
        give('accept', TABLE.accept, { type: 'AcceptDuel', personage: owed.unit }),
        give('decline', TABLE.decline, { type: 'DeclineDuel', personage: owed.unit }),
      ];
    default:
      return [];
  }
}

/** 2.20.2, 2.20.3: who goes along, one switch each. */
function gathering(battle: Battle, state: GameState, chosen: Selection): readonly Offered[] {
  const along = companyOf(battle, state, chosen);
  return possibleCompany(battle, state, chosen).map((id) => {
    const goes = along.includes(id);
    const company = goes ? along.filter((one) => one !== id) : [...along, id];
    const label = fill(TABLE.along, { who: pieceName(battle, state, id) });
    return offer(`along-${id}`, label, { type: 'gather', company }, goes);
  });
}

/** 2.5, 2.6.4: pieces off the map that can be put on it now, one offer a name. */
function waiting(battle: Battle, state: GameState, { piece }: Selection): readonly Offered[] {
  const names = new Map<string, PieceId[]>();
  for (const id of choosablePieces(battle, state)) {
    if (state.pieces[id]!.at >= 0) continue;
    const name = pieceName(battle, state, id);
    names.set(name, [...(names.get(name) ?? []), id]);
  }
  const [one, several] = state.step.startsWith('setup')
    ? [TABLE.place, TABLE.placeSeveral]
    : [TABLE.bringIn, TABLE.bringInSeveral];
  return [...names].map(([who, [first, ...others]]) => {
    const label = fill(others.length === 0 ? one : several, { who, count: others.length + 1 });
    const pressed = piece !== null && (piece === first || others.includes(piece));
    return offer(`bring-${first!}`, label, { type: 'choose', piece: first! }, pressed);
  });
}

function pushing(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: PieceReach | null,
): readonly Offered[] {
  if (chosen.piece === null || reach === null) return [];
  const at = hexOf(state, chosen.piece);
  const engine = at === null ? null : engineAt(battle, state, at);
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

/** Deeds in the piece's own hex: a head taken away, a dummy removed, rallying where it stands. */
function inPlace(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null) return [];
  return deedsOf(battle, state, piece)
    .filter((deed) => deed.type !== 'Cast' && isInPlace(battle, state, deed))
    .map((action) =>
      offer(
        `here-${action.type}`,
        aimLabel(battle, state, action),
        { type: 'aim', action },
        sameOrder(action, aim),
      ),
    );
}

/** Everything else that could be aimed at through the same hexes. */
function besides(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null || aim === null || aim.type === 'Cast') return [];
  const deeds = deedsOf(battle, state, piece);
  const aimed = deeds.find((deed) => sameOrder(deed, aim));
  if (aimed === undefined) return [];
  if (isInPlace(battle, state, aimed)) return [];
  const hexes = hexesOfDeed(battle, state, aimed);
  const near = deeds.filter((deed) => hexesOfDeed(battle, state, deed).some((hex) => hexes.includes(hex)));
  if (near.length < 2) return [];
  return near.map((action, index) =>
    offer(`aim-${index}`, aimLabel(battle, state, action), { type: 'aim', action }, sameOrder(action, aim)),
  );
}

/** "Strike: wall 1213/1312". */
function aimLabel(battle: Battle, state: GameState, deed: AimedAction): string {
  const verb = confirmLabel(battle, state, deed, null) ?? '';
  if ('hexside' in deed) return `${verb}: ${hexsideWords(battle, deed.hexside)}`;
  const target = targetOf(deed);
  return target === null ? verb : `${verb}: ${pieceName(battle, state, target)}`;
}

function targetOf(deed: AimedAction): PieceId | null {
  if ('target' in deed) return deed.target;
  if (deed.type === 'Melee') return deed.defender;
  return deed.type === 'Rally' ? deed.unit : null;
}
