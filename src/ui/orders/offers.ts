/** Choices that no hex stands for: pushing, who goes along, spells and their points, answers to a decision, who comes in. */
import type { Action, ActionOf } from '../../engine/action.ts';
import type { Battle, PieceId } from '../../engine/battle.ts';
import { engineAt } from '../../engine/facts/occupancy.ts';
import { isSetupPhase } from '../../engine/facts/phase.ts';
import { faceOf, hexOf, isWounded } from '../../engine/facts/pieces.ts';
import type { GameState, Owed } from '../../engine/state.ts';
import type { Spell } from '../../engine/spell.ts';
import { whyNotPush } from '../../engine/verbs/move.ts';
import { companyOf, possibleCompany } from './company.ts';
import { deedsOf, hexesOfDeed, isInPlace, choosablePieces, sameOrder, type AimedAction } from './deeds.ts';
import type { Selection } from './intent.ts';
import type { PieceReach } from './reach.ts';
import { spellOffers } from './spells.ts';

/** What choosing an offer does. */
export type OfferDoes =
  | Readonly<{ type: 'push' }>
  | Readonly<{ type: 'gather'; company: readonly PieceId[] }>
  | Readonly<{ type: 'choose'; piece: PieceId }>
  | Readonly<{ type: 'aim'; action: AimedAction }>
  | Readonly<{ type: 'do'; action: Action }>;

/** What an offer is about; `prompts/offerWords.ts` has its words. */
export type OfferAbout =
  | Readonly<{ type: 'hold' | 'stand' | 'accept' | 'decline' }>
  | Readonly<{ type: 'along' | 'push' | 'target'; piece: PieceId }>
  /** One of so many pieces of a name that wait off the map, for the set-up or to come in. */
  | Readonly<{ type: 'place' | 'bring'; piece: PieceId; count: number }>
  | Readonly<{ type: 'aim'; action: AimedAction }>
  | Readonly<{ type: 'spell'; spell: Spell }>
  | Readonly<{ type: 'points'; cast: ActionOf<'Cast'> }>;

export interface Offered {
  readonly id: string;
  readonly about: OfferAbout;
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
  if (owed !== undefined) return [...answersTo(owed), ...gathering(battle, state, chosen)];
  return [
    ...waiting(battle, state, chosen),
    ...pushing(battle, state, chosen, reach),
    ...(reach === null ? [] : gathering(battle, state, chosen)),
    ...spellOffers(battle, state, chosen),
    ...inPlace(battle, state, chosen),
    ...besides(battle, state, chosen),
  ];
}

function offer(id: string, about: OfferAbout, does: OfferDoes, pressed = false): Offered {
  return { id, about, pressed, does };
}

/** Answers to a decision that no hex stands for. */
function answersTo(owed: Owed): readonly Offered[] {
  const give = (id: 'hold' | 'stand' | 'accept' | 'decline', action: Action): Offered =>
    offer(id, { type: id }, { type: 'do', action });
  switch (owed.type) {
    case 'advance':
      return [give('hold', { type: 'HoldGround', unit: owed.unit })];
    case 'slip':
      return [give('stand', { type: 'StandFast', unit: owed.unit })];
    case 'duel':
      return [
        give('accept', { type: 'AcceptDuel', personage: owed.unit }),
        give('decline', { type: 'DeclineDuel', personage: owed.unit }),
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
    return offer(`along-${id}`, { type: 'along', piece: id }, { type: 'gather', company }, goes);
  });
}

/** 2.5, 2.6.4: pieces off the map that can be put on it now, one offer for all that look alike. */
function waiting(battle: Battle, state: GameState, { piece }: Selection): readonly Offered[] {
  const alike = new Map<string, PieceId[]>();
  for (const id of choosablePieces(battle, state)) {
    if (state.pieces[id]!.at >= 0) continue;
    const look = lookOf(battle, state, id);
    alike.set(look, [...(alike.get(look) ?? []), id]);
  }
  const type = isSetupPhase(state) ? 'place' : 'bring';
  return [...alike.values()].map((pieces) => {
    const [first] = pieces as [PieceId, ...PieceId[]];
    const pressed = piece !== null && pieces.includes(piece);
    return offer(
      `bring-${first}`,
      { type, piece: first, count: pieces.length },
      { type: 'choose', piece: first },
      pressed,
    );
  });
}

/** What tells pieces apart that wait: the name of the kind, and what shows of the counter. */
function lookOf(battle: Battle, state: GameState, id: PieceId): string {
  const { kind } = battle.pieces[id]!;
  const shows =
    kind.class === 'personage' ? kind.ratings[isWounded(state, id) ? 1 : 0] : faceOf(battle, state, id)?.code;
  return JSON.stringify([kind.name, shows]);
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
  return [offer('push', { type: 'push', piece: engine }, { type: 'push' }, chosen.pushing)];
}

/** Deeds in the piece's own hex: a head taken away, a dummy removed, rallying where it stands. */
function inPlace(battle: Battle, state: GameState, { piece, aim }: Selection): readonly Offered[] {
  if (piece === null) return [];
  return deedsOf(battle, state, piece)
    .filter((deed) => deed.type !== 'Cast' && isInPlace(battle, state, deed))
    .map((action) =>
      offer(`here-${action.type}`, { type: 'aim', action }, { type: 'aim', action }, sameOrder(action, aim)),
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
    offer(`aim-${index}`, { type: 'aim', action }, { type: 'aim', action }, sameOrder(action, aim)),
  );
}
