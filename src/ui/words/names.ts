/** How pieces, hexes and works are called on the screen and by a screen reader. */
import { HEXSIDE_KINDS, TERRAINS, type Board, type WorkId } from '../../board/board.ts';
import { houseSideAt } from '../../board/houseGround.ts';
import { beyond, DIRECTIONS, hexName, type Direction, type HexId } from '../../board/hex.ts';
import { hexsideName, hexsideOf, type HexsideId } from '../../board/hexside.ts';
import type { Battle, PieceId, Side, Text, UnitKind } from '../../engine/battle.ts';
import { ladderOn } from '../../engine/facts/ladders.ts';
import { faceOf, hexOf, isWounded, piecesAt } from '../../engine/facts/pieces.ts';
import type { GameState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { numberOf } from '../../i18n/numbers.ts';
import { DIRECTION_NAMES, HEXSIDE_NAMES, PIECES } from '../../i18n/words.ts';
import { groundName } from './ground.ts';
import { inWords, placeWords } from './words.ts';

/** "Orc swordsmen E3Y": the kind and the code that shows; a personage has his rating, an engine no code. */
export function pieceName(battle: Battle, state: GameState, id: PieceId): string {
  const { kind } = battle.pieces[id]!;
  const name = inWords(kind.name);
  if (kind.class === 'personage') return `${name} ${kind.ratings[isWounded(state, id) ? 1 : 0]}`;
  const face = faceOf(battle, state, id);
  return face === null ? name : `${name} ${face.code}`;
}

/** A name for the blank of a sentence, and its number for the verb: {unit: "Trolls D2Z", unitIs: "many"}. */
type Named<Blank extends string> = Readonly<Record<Blank | `${Blank}Is`, string>>;

/** A piece in a sentence; captains, engines and cauldrons are one each. */
export function pieceIn<B extends string>(blank: B, battle: Battle, state: GameState, id: PieceId): Named<B> {
  const { kind } = battle.pieces[id]!;
  const number = kind.class === 'unit' ? numberOf(inWords(kind.name)) : 'one';
  return { [blank]: pieceName(battle, state, id), [`${blank}Is`]: number } as Named<B>;
}

/**
 * A piece in a sentence of the chronicle, named as it was when it met what is told: the attack before it has the same name. No figures
 * tell one engine or cauldron from the next: where the battle has several of a kind, the hex does in which it stood: "Catapult 1914".
 */
export function toldIn<B extends string>(
  blank: B,
  { battle, before }: Readonly<{ battle: Battle; before: GameState }>,
  id: PieceId,
): Named<B> {
  const named = pieceIn(blank, battle, before, id);
  const hex = hexOf(before, id);
  const { kind } = battle.pieces[id]!;
  if (hex === null || kind.class === 'unit' || kind.class === 'personage') return named;
  const isOnlyOne = battle.pieces.every((other) => other.id === id || other.kind.id !== kind.id);
  return isOnlyOne ? named : { ...named, [blank]: `${named[blank]} ${hexName(battle.board, hex)}` };
}

/** A side, a force or a group in a sentence. */
export function textIn<B extends string>(blank: B, text: Text): Named<B> {
  const name = inWords(text);
  return { [blank]: name, [`${blank}Is`]: numberOf(name) } as Named<B>;
}

/** A side as its scenario calls it. */
export function sideName(battle: Battle, side: Side): string {
  return inWords(battle.sides[side].name);
}

/** "the wall 1213/1312", or the name it has on the map. */
export function workName({ board }: Battle, id: WorkId): string {
  const { name, kind, hexside } = board.works[id]!;
  return name === null ? `${HEXSIDE_NAMES[kind]} ${hexsideName(board, hexside)}` : placeWords(name);
}

/** Whatever stands on a hexside: its work, or what it is. */
export function hexsideWords(battle: Battle, hexside: HexsideId): string {
  const { board } = battle;
  const work = board.work[hexside]!;
  if (work >= 0) return workName(battle, work as WorkId);
  const own = houseSideAt(board, hexside);
  const kind = own === null ? HEXSIDE_NAMES[HEXSIDE_KINDS[board.side[hexside]!]!] : inWords(own.name);
  return `${kind} ${hexsideName(board, hexside)}`;
}

/** A unit that has lost steps: "reduced", or how many of its four (2.4.6, 2.4.7). */
export function lostWords({ faces }: UnitKind, lost: number): string {
  return faces.length > 2 ? fill(PIECES.stepsLost, { lost, steps: faces.length }) : PIECES.reduced;
}

/** The state of a piece in words: "ordered", "disrupted, reduced". */
export function conditionWords(battle: Battle, state: GameState, id: PieceId): string {
  const { disrupted, lost, frozen } = state.pieces[id]!;
  const { kind } = battle.pieces[id]!;
  if (kind.class === 'engine' || kind.class === 'cauldron') return PIECES[kind.class];
  if (kind.class === 'personage') {
    return [
      PIECES[kind.rank],
      ...(lost > 0 ? [PIECES.wounded] : []),
      ...(frozen > 0 ? [PIECES.frozen] : []),
    ].join(', ');
  }
  return [disrupted ? PIECES.disrupted : PIECES.ordered, ...(lost > 0 ? [lostWords(kind, lost)] : [])].join(
    ', ',
  );
}

/** What stands on one side of a hex, with its state; null where it is open ground. */
export function sideSentence(
  battle: Battle,
  state: GameState,
  hex: HexId,
  direction: Direction,
): string | null {
  const { board } = battle;
  const at = hex * 6 + direction;
  const kind = HEXSIDE_KINDS[board.side[at]!]!;
  if (kind === 'open' || kind === 'edge') return null;
  const hexside = hexsideOf(board, hex, direction);
  const parts = [hexsideWords(battle, hexside)];
  if (kind === 'slope' && board.up[at] !== 0)
    parts[0] = fill(board.up[at] === 1 ? PIECES.slopeUp : PIECES.slopeDown, {
      hex: hexName(board, beyond(board, hex, direction) as HexId),
    });
  const work = board.work[at]!;
  if (work >= 0) {
    const { breached, holder } = state.works[work]!;
    const isGate = kind === 'gate' || kind === 'main-gate';
    if (breached) parts.push(PIECES.breached);
    else if (isGate) parts.push(fill(PIECES.heldBy, { side: sideName(battle, holder) }));
  }
  const ladder = ladderOn(state, hexside);
  if (ladder !== null) parts.push(fill(PIECES.ladder, { turn: ladder.turn }));
  if (state.docks.some((dock) => dock.hexside === hexside)) parts.push(PIECES.docked);
  const flame = state.flames.find((one) => one.hexside === hexside && one.burning);
  if (flame !== undefined) parts.push(PIECES.flames);
  return parts.join(', ');
}

/** What lies in a hex: a head (2.11.8), a trench of fire (2.2.10), or that there is no way over it any more (2.21.3). */
export function markWords(state: GameState, hex: HexId): readonly string[] {
  return [
    ...(state.heads.includes(hex) ? [PIECES.head] : []),
    ...(state.trenches.includes(hex) ? [PIECES.trench] : []),
    ...(state.closed.includes(hex) ? [PIECES.closed] : []),
  ];
}

/** What is lettered beside a hex; null also where its ground is called so already, as a bridge is. */
export function placeAt(board: Board, hex: HexId): string | null {
  const name = board.names.get(hex);
  const place = name === undefined ? null : placeWords(name);
  return place === groundName(board, hex) ? null : place;
}

/** A hex as it is read out: number, terrain, who stands there, and in full what its sides are. */
export function hexSentence(battle: Battle, state: GameState, hex: HexId, withSides = true): string {
  const { board } = battle;
  const terrain = groundName(board, hex);
  const level = board.level[hex]!;
  const place = placeAt(board, hex);
  const ground = [
    hexName(board, hex),
    level > 0 ? fill(PIECES.level, { level }) : terrain,
    ...(level > 0 && (board.houseGround[hex]! > 0 || TERRAINS[board.terrain[hex]!]! !== 'clear')
      ? [terrain]
      : []),
    ...(place === null ? [] : [place]),
  ];
  const standing = piecesAt(battle, state, hex).map((piece) => {
    const owner = sideName(battle, battle.pieces[piece]!.side);
    return fill(PIECES.standing, {
      piece: pieceName(battle, state, piece),
      side: owner,
      condition: conditionWords(battle, state, piece),
    });
  });
  const marks = markWords(state, hex);
  const sides = DIRECTIONS.flatMap((direction) => {
    const sentence = withSides ? sideSentence(battle, state, hex, direction) : null;
    return sentence === null ? [] : [`${DIRECTION_NAMES[direction]}: ${sentence}`];
  });
  return [[...ground, ...marks, ...standing].join(', '), ...sides].join('; ');
}

/** A piece by its kind alone, without the figures of its counter. */
export function plainName(battle: Battle, id: PieceId): string {
  return inWords(battle.pieces[id]!.kind.name);
}
