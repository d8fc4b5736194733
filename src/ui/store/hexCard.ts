/** Everything about one hex: ground, each hexside's state, occupants. */
import { HEXSIDE_KINDS, TERRAINS } from '../../board/board.ts';
import { houseSideAt } from '../../board/houseGround.ts';
import { DIRECTIONS, hexName, type HexId } from '../../board/hex.ts';
import {
  DEFENDER,
  enemyOf,
  type Battle,
  type Gift,
  type PersonageKind,
  type PieceId,
} from '../../engine/battle.ts';
import { allowance } from '../../engine/facts/movement.ts';
import { faceOf, isWounded, piecesAt } from '../../engine/facts/pieces.ts';
import { rallyRating } from '../../engine/facts/whoRallies.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import { inZone } from '../../engine/facts/zones.ts';
import type { GameState } from '../../engine/state.ts';
import { goalWords, hexGoals } from './goals.ts';
import type { Cited, Factor, HexCard, PieceCard } from './model.ts';
import { choosablePieces } from '../orders/deeds.ts';
import { fill, halfPoints } from '../../i18n/fill.ts';
import type { Cite } from '../../rulebook/cases.ts';
import { DIRECTION_NAMES, GIFTS, INSPECTED, PIECES, SPELL_NAMES, TRAITS } from '../../i18n/words.ts';
import { groundName, groundNote, houseHexsideNote } from '../words/ground.ts';
import { inWords } from '../words/words.ts';
import { lostWords, placeAt, sideName, sideSentence } from '../words/names.ts';
import { portraitOf } from '../words/portrait.ts';

/** The inspector's card of a hex (2.2, 2.3, 2.7.3). `first` = the piece that is asked about before all that stand with it. */
export function hexCard(battle: Battle, state: GameState, hex: HexId, first: PieceId | null = null): HexCard {
  const { board } = battle;
  return {
    hex: hexName(board, hex),
    terrain: groundWords(battle, hex),
    place: placeAt(board, hex),
    notes: [
      { text: groundNote(board, hex), cite: board.houseGround[hex]! > 0 ? '2.22.1' : '4.3' },
      ...lyingHere(state, hex),
      ...zoneNotes(battle, state, hex),
      ...askedHere(battle, state, hex),
    ],
    hexsides: DIRECTIONS.flatMap((direction): readonly Cited[] => {
      const sentence = sideSentence(battle, state, hex, direction);
      const kind = HEXSIDE_KINDS[board.side[hex * 6 + direction]!]!;
      const own = houseSideAt(board, hex * 6 + direction);
      const note = own === null ? '' : ` ${houseHexsideNote(own)}`;
      const cite = own !== null ? '2.22.2' : kind === 'slope' ? '4.3' : kind === 'rock' ? '2.0.4' : '2.3';
      const where = DIRECTION_NAMES[direction];
      return sentence === null ? [] : [{ text: `${where}: ${sentence}${note}`, cite }];
    }),
    pieces: piecesAt(battle, state, hex)
      .toSorted((a, b) => Number(b === first) - Number(a === first))
      .map((piece) => pieceCard(battle, state, piece)),
  };
}

function lyingHere(state: GameState, hex: HexId): readonly Cited[] {
  const notes: Cited[] = [];
  if (state.heads.includes(hex)) notes.push({ text: INSPECTED.head, cite: '2.11.8' });
  if (state.trenches.includes(hex)) notes.push({ text: INSPECTED.trench, cite: '2.2.10' });
  if (state.closed.includes(hex)) notes.push({ text: INSPECTED.closed, cite: '2.21.3' });
  return notes;
}

function groundWords({ board }: Battle, hex: HexId): string {
  const terrain = groundName(board, hex);
  const isStreet = board.houseGround[hex] === 0 && TERRAINS[board.terrain[hex]!] === 'clear';
  const level = board.level[hex]!;
  if (level > 0) return isStreet ? fill(PIECES.city, { level }) : fill(PIECES.cityGround, { level, terrain });
  const ground = `${terrain[0]!.toUpperCase()}${terrain.slice(1)}`;
  return board.height[hex]! > 0 ? fill(PIECES.hill, { ground }) : ground;
}

function zoneNotes(battle: Battle, state: GameState, hex: HexId): readonly Cited[] {
  return [DEFENDER, enemyOf(DEFENDER)]
    .filter((side) => inZone(battle, state, side, hex))
    .map((side) => ({ text: fill(PIECES.zone, { side: sideName(battle, side) }), cite: '2.7.3' }));
}

/** What victories and points ask about a hex (2.13). */
function askedHere(battle: Battle, state: GameState, hex: HexId): readonly Cited[] {
  const here = hexGoals(battle).filter(({ hexes }) => hexes.includes(hex));
  return goalWords(battle, state, here).map((condition) => ({
    text: fill(INSPECTED.decides, { condition }),
    cite: '2.13',
  }));
}

/** A piece told in a sentence, its factors and what binds it now. */
export function pieceCard(battle: Battle, state: GameState, id: PieceId): PieceCard {
  const { kind, force } = battle.pieces[id]!;
  const able = choosablePieces(battle, state).has(id);
  return {
    portrait: portraitOf(battle, state, id, able),
    name: inWords(kind.name),
    force: inWords(battle.forces[force]!.name),
    sentence: sentenceOf(battle, state, id, able),
    factors: factorsOf(battle, state, id),
    chips: chipsOf(battle, state, id),
  };
}

function sentenceOf(battle: Battle, state: GameState, id: PieceId, able: boolean): string {
  const { kind } = battle.pieces[id]!;
  switch (kind.class) {
    case 'unit':
      return unitSentence(battle, state, id, able);
    case 'engine':
      return INSPECTED.engines[kind.weapon];
    case 'cauldron':
      return cauldronSentence(state, id);
    case 'personage':
      return INSPECTED[kind.rank];
  }
}

function cauldronSentence(state: GameState, id: PieceId): string {
  const { oil } = state.pieces[id]!;
  if (oil < 0) return INSPECTED.cauldron;
  return oil === 0 ? INSPECTED.dummy : fill(INSPECTED.oil, { oil });
}

function unitSentence(battle: Battle, state: GameState, id: PieceId, able: boolean): string {
  const { moved, fired, fought, worked, disrupted } = state.pieces[id]!;
  if (disrupted) return PIECES.disruptedNote;
  const done = [
    ...(moved ? [PIECES.moved] : []),
    ...(fired ? [PIECES.shot] : []),
    ...(fought ? [PIECES.attacked] : []),
    ...(worked ? [PIECES.worked] : []),
  ];
  const past = done.length === 0 ? PIECES.fresh : fill(PIECES.has, { done: done.join(', ') });
  if (battle.pieces[id]!.side !== state.active) return fill(PIECES.past, { past });
  return fill(able ? PIECES.able : PIECES.unable, { past });
}

function factorsOf(battle: Battle, state: GameState, id: PieceId): readonly Factor[] {
  const { kind } = battle.pieces[id]!;
  if (kind.class === 'personage') return leaderFactors(battle, state, id, kind);
  const face = faceOf(battle, state, id);
  if (face === null) return [];
  const letter = (strength: typeof face.melee, small: boolean): string => {
    if (strength === null) return '–';
    const written = small ? strength.letter.toLowerCase() : strength.letter;
    return `${written}${strength.past > 0 ? '-' : ''}`;
  };
  return [
    { value: letter(face.melee, false), label: PIECES.melee },
    { value: letter(face.missile, true), label: PIECES.missile },
    { value: String(face.armour), label: PIECES.armour },
    { value: face.morale, label: PIECES.morale },
    { value: halfPoints(allowance(battle, state, id)), label: PIECES.move },
  ];
}

function leaderFactors(
  battle: Battle,
  state: GameState,
  id: PieceId,
  { rank, ratings, movement, magic }: PersonageKind,
): readonly Factor[] {
  const rating = ratings[isWounded(state, id) ? 1 : 0];
  return [
    { value: String(rating), label: PIECES.duel },
    ...(rank === 'leader'
      ? [{ value: String(rallyRating(battle, state, id).rating), label: PIECES.rally }]
      : []),
    { value: halfPoints(movement), label: PIECES.move },
    ...(magic > 0 ? [{ value: String(state.pieces[id]!.magic), label: PIECES.magic }] : []),
  ];
}

function chipsOf(battle: Battle, state: GameState, id: PieceId): readonly Cited[] {
  const { force, kind } = battle.pieces[id]!;
  const { disrupted, lost } = state.pieces[id]!;
  const chips: Cited[] = [];
  if (kind.class === 'personage') return leaderChips(state, id, kind);
  if (kind.class !== 'unit') return chips;
  if (disrupted) chips.push({ text: PIECES.disrupted, cite: '2.8.13' });
  if (lost > 0) chips.push({ text: lostWords(kind, lost), cite: kind.faces.length > 2 ? '2.4.7' : '2.4.6' });
  if (state.demoralized[force]!) chips.push({ text: PIECES.demoralized, cite: '2.10.4' });
  if (isFanatic(battle, state, id, 'melee')) chips.push({ text: TRAITS.fanatic, cite: '2.8.16' });
  if (kind.traits.has('ladders')) chips.push({ text: TRAITS.ladders, cite: '2.11.2' });
  if (kind.traits.has('pushes-grond')) chips.push({ text: TRAITS['pushes-grond'], cite: '2.7.9' });
  if (kind.range > 0) chips.push({ text: fill(PIECES.bows, { range: kind.range }), cite: '2.8.3' });
  return chips;
}

function leaderChips(state: GameState, id: PieceId, { gifts, spells }: PersonageKind): readonly Cited[] {
  const { lost, frozen, declined } = state.pieces[id]!;
  return [
    ...(lost > 0 ? [{ text: PIECES.wounded, cite: '2.20.8' } as const] : []),
    ...(frozen > 0 ? [{ text: PIECES.frozen, cite: '2.12' } as const] : []),
    ...(declined ? [{ text: PIECES.declined, cite: '2.9.2' } as const] : []),
    ...[...gifts].map((gift): Cited => ({ text: GIFTS[gift], cite: GIFT_CASES[gift] })),
    ...spells.map((spell): Cited => ({ text: SPELL_NAMES[spell], cite: '17.4' })),
  ];
}

const GIFT_CASES = {
  flies: '2.20.4',
  wraith: '2.20.9',
  'slays-wraith': '2.20.9',
  'wraith-bane': '2.19.5',
  mourned: '2.19.5',
  avenger: '2.19.5',
  banner: '2.12.7',
  heartens: '2.12',
} as const satisfies Record<Gift, Cite>;
