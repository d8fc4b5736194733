/** Everything about one hex: ground, each hexside's state, occupants. */
import { HEXSIDE_KINDS, TERRAINS } from '../../board/board.ts';
import { DIRECTIONS, hexName, type HexId } from '../../board/hex.ts';
import { DEFENDER, enemyOf, type Battle, type PieceId } from '../../engine/battle.ts';
import { allowance } from '../../engine/facts/movement.ts';
import { engineAt, faceOf, unitAt } from '../../engine/facts/pieces.ts';
import { isFanatic } from '../../engine/facts/strength.ts';
import { inZone } from '../../engine/facts/zones.ts';
import type { GameState } from '../../engine/state.ts';
import type { Cited, Factor, HexCard, PieceCard } from '../../panels/model.ts';
import { ready } from '../orders/deeds.ts';
import { halfPoints } from '../../i18n/fill.ts';
import { DIRECTION_NAMES, TERRAIN_NAMES, TERRAIN_NOTES, TRAITS } from '../../i18n/words.ts';
import { inWords } from '../words.ts';
import { sideName, sideSentence } from './names.ts';
import { portraitOf } from './portrait.ts';

/** The inspector's card of a hex (2.2, 2.3, 2.7.3). */
export function hexCard(battle: Battle, state: GameState, hex: HexId): HexCard {
  const { board } = battle;
  const terrain = TERRAINS[board.terrain[hex]!]!;
  const pieces = [unitAt(battle, state, hex), engineAt(battle, state, hex)].filter((one) => one !== null);
  return {
    hex: hexName(board, hex),
    terrain: groundWords(battle, hex),
    place: board.names.get(hex) ?? null,
    notes: [{ text: TERRAIN_NOTES[terrain], cite: '4.3' }, ...zoneNotes(battle, state, hex)],
    hexsides: DIRECTIONS.flatMap((direction): readonly Cited[] => {
      const sentence = sideSentence(battle, state, hex, direction);
      const kind = HEXSIDE_KINDS[board.side[hex * 6 + direction]!]!;
      const cite = kind === 'slope' ? '4.3' : kind === 'rock' ? '2.0.4' : '2.3';
      const where = DIRECTION_NAMES[direction];
      return sentence === null ? [] : [{ text: `${where}: ${sentence}`, cite }];
    }),
    pieces: pieces.map((piece) => pieceCard(battle, state, piece)),
  };
}

function groundWords({ board }: Battle, hex: HexId): string {
  const terrain = TERRAIN_NAMES[TERRAINS[board.terrain[hex]!]!];
  const level = board.level[hex]!;
  if (level > 0) return terrain === 'clear' ? `City, level ${level}` : `City, level ${level}, ${terrain}`;
  const ground = `${terrain[0]!.toUpperCase()}${terrain.slice(1)}`;
  return board.height[hex]! > 0 ? `${ground}, hill` : ground;
}

function zoneNotes(battle: Battle, state: GameState, hex: HexId): readonly Cited[] {
  return [DEFENDER, enemyOf(DEFENDER)]
    .filter((side) => inZone(battle, state, side, hex))
    .map((side) => ({ text: `In a zone of control of ${sideName(battle, side)}`, cite: '2.7.3' }));
}

function pieceCard(battle: Battle, state: GameState, id: PieceId): PieceCard {
  const { kind, force } = battle.pieces[id]!;
  const able = ready(battle, state).has(id);
  return {
    portrait: portraitOf(battle, state, id, able),
    name: inWords(kind.name),
    force: inWords(battle.forces[force]!.name),
    sentence: kind.class === 'engine' ? ENGINE_SENTENCES[kind.weapon] : unitSentence(battle, state, id, able),
    factors: factorsOf(battle, state, id),
    chips: chipsOf(battle, state, id),
  };
}

const ENGINE_SENTENCES = {
  catapult: 'Shoots at walls, engines and troops, one thing a turn, if it has not moved.',
  grond: 'Strikes the gate or wall it stands before, if it is attended.',
  'siege-tower': 'Docks against a wall.',
} as const;

function unitSentence(battle: Battle, state: GameState, id: PieceId, able: boolean): string {
  const { moved, fired, fought, worked, disrupted } = state.pieces[id]!;
  if (disrupted) return 'Disrupted: half movement, no attack, no zone of control.';
  const done = [...(moved ? ['moved'] : []), ...(fired ? ['shot'] : []), ...(fought ? ['attacked'] : [])];
  if (worked) done.push('worked');
  const past = done.length === 0 ? 'Fresh this turn' : `Has ${done.join(', ')} this turn`;
  if (battle.pieces[id]!.side !== state.active) return `${past}.`;
  return able ? `${past}; can act now.` : `${past}; nothing to do in this step.`;
}

function factorsOf(battle: Battle, state: GameState, id: PieceId): readonly Factor[] {
  const face = faceOf(battle, state, id);
  if (face === null) return [];
  const letter = (strength: typeof face.melee, small: boolean): string => {
    if (strength === null) return '–';
    const written = small ? strength.letter.toLowerCase() : strength.letter;
    return `${written}${strength.past > 0 ? '-' : ''}`;
  };
  return [
    { value: letter(face.melee, false), label: 'melee' },
    { value: letter(face.missile, true), label: 'missile' },
    { value: String(face.armour), label: 'armour' },
    { value: face.morale, label: 'morale' },
    { value: halfPoints(allowance(battle, state, id)), label: 'move' },
  ];
}

function chipsOf(battle: Battle, state: GameState, id: PieceId): readonly Cited[] {
  const { force, kind } = battle.pieces[id]!;
  const { disrupted, reduced } = state.pieces[id]!;
  const chips: Cited[] = [];
  if (kind.class === 'engine') return chips;
  if (disrupted) chips.push({ text: 'disrupted', cite: '2.8.13' });
  if (reduced) chips.push({ text: 'reduced', cite: '2.4.6' });
  if (state.demoralized[force]!) chips.push({ text: 'demoralized', cite: '2.10.4' });
  if (isFanatic(battle, state, id, 'melee')) chips.push({ text: TRAITS.fanatic, cite: '2.8.16' });
  if (kind.traits.has('ladders')) chips.push({ text: TRAITS.ladders, cite: '2.11.2' });
  if (kind.traits.has('pushes-grond')) chips.push({ text: TRAITS['pushes-grond'], cite: '2.7.9' });
  if (kind.range > 0) chips.push({ text: `bows reach ${kind.range}`, cite: '2.8.3' });
  return chips;
}
