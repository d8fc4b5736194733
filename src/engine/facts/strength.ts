/** Cases 2.19.1, 2.19.2 and 2.8.16: how strong an attack is and how well its target is armoured. */
import { directionTo, type HexId } from '../../board/hex.ts';
import { houseGroundAt, houseSideAt } from '../../board/houseGround.ts';
import { terrainArmour } from '../../rulebook/charts/4.3-terrain.ts';
import { ARMOUR_CAP, type Armour, type Strength } from '../../rulebook/charts/7.41-casualty.ts';
import type { Morale } from '../../rulebook/charts/7.42-results.ts';
import { CATAPULT_STRENGTH, LADDER_ARMOUR } from '../../rulebook/house.ts';
import type { Battle, Letter, PieceId } from '../battle.ts';
import type { GameState } from '../state.ts';
import { coverFrom } from './cover.ts';
import { dockFrom } from './docks.ts';
import { goesUp, inContact, kindOfSide, terrainOf } from './hexsides.ts';
import { houseCover } from './house.ts';
import { headOf } from './ladders.ts';
import { hasLightOn, isAfraid, isExposed } from './magic.ts';
import type { Modifier } from './modifier.ts';
import { defenceMorale } from './morale.ts';
import { isNight } from './phase.ts';
import { engineKind, faceOf, hasTrait, hexOf, standingAt, unitKind } from './pieces.ts';

export type Manner = 'fire' | 'melee';

/** Who attacks whom, and how. */
export interface Blow {
  readonly manner: Manner;
  readonly attacker: PieceId;
  readonly defender: PieceId;
}

/** An attack as it goes to the charts: the row and column of 7.41, the column of 7.42, and what made them so. */
export interface Attack {
  readonly strength: Strength;
  readonly armour: Armour;
  readonly morale: Morale;
  /** The casualty needs no roll on 7.41 (2.8.16). */
  readonly automatic: boolean;
  /** In the order of 2.19. */
  readonly modifiers: readonly Modifier[];
}

const STRENGTHS: readonly Strength[] = ['A', 'B', 'C', 'D', 'E'];

/** The letters by which one strength falls short of another, those past E included. */
function lettersShort(better: Letter, worse: Letter): number {
  return STRENGTHS.indexOf(worse.letter) + worse.past - STRENGTHS.indexOf(better.letter) - better.past;
}

/** One letter worse; past E each counts on the target's armour instead. */
function weaken({ letter, past }: Letter): Letter {
  const next = STRENGTHS[STRENGTHS.indexOf(letter) + 1];
  return next === undefined ? { letter, past: past + 1 } : { letter: next, past };
}

/** The letter before any spell: a catapult B, a unit by the side showing; null without such a letter. */
function shownStrength(battle: Battle, state: GameState, attacker: PieceId, manner: Manner): Letter | null {
  const face = faceOf(battle, state, attacker);
  if (face === null) {
    const throws = manner === 'fire' && engineKind(battle, attacker)?.weapon === 'catapult';
    return throws ? { letter: CATAPULT_STRENGTH, past: 0 } : null;
  }
  return manner === 'fire' ? face.missile : face.melee;
}

/**
 * The strength at which a piece attacks (2.19.1): a catapult B, a unit by the side showing; then one letter worse for
 * Fear and one for Break Darkness, and as many as its ground takes off (2.22.1). Null without such a letter.
 */
export function strengthOf(
  battle: Battle,
  state: GameState,
  attacker: PieceId,
  manner: Manner,
): Letter | null {
  const shown = shownStrength(battle, state, attacker, manner);
  if (shown === null) return null;
  const afraid = isAfraid(battle, state, attacker) ? weaken(shown) : shown;
  const exposed = isExposed(battle, state, attacker) ? weaken(afraid) : afraid;
  let letter = exposed;
  for (let worse = groundStrength(battle, state, attacker); worse < 0; worse += 1) letter = weaken(letter);
  return letter;
}

/** Letters that the ground of the map's own takes off whoever attacks out of it (2.22.1). */
function groundStrength(battle: Battle, state: GameState, attacker: PieceId): number {
  const hex = hexOf(state, attacker);
  return hex === null ? 0 : (houseGroundAt(battle.board, hex)?.strength ?? 0);
}

function strengthModifiers(
  battle: Battle,
  state: GameState,
  { attacker, manner }: Blow,
): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  const shown = shownStrength(battle, state, attacker, manner);
  const fresh = unitKind(battle, attacker)?.faces[0][manner === 'fire' ? 'missile' : 'melee'] ?? null;
  const short = shown === null || fresh === null ? 0 : lettersShort(fresh, shown);
  if (short !== 0) modifiers.push({ on: 'strength', what: 'reduced', delta: -short, cite: '2.4.6' });
  if (isAfraid(battle, state, attacker)) {
    modifiers.push({ on: 'strength', what: 'fear', delta: -1, cite: '2.12' });
  }
  if (isExposed(battle, state, attacker)) {
    modifiers.push({ on: 'strength', what: 'broken-darkness', delta: -1, cite: '2.12' });
  }
  const ground = groundStrength(battle, state, attacker);
  if (ground < 0) modifiers.push({ on: 'strength', what: 'ground-strength', delta: ground, cite: '2.22.1' });
  return modifiers;
}

/** What lies between two units in melee: an up-slope (4.3), or the ladder without which they could not fight (2.8); a docked tower gives nothing. */
function footing(battle: Battle, state: GameState, from: HexId, to: HexId): readonly Modifier[] {
  if (!inContact(battle, state, from, to)) {
    const dock = dockFrom(battle, state, from);
    if (dock !== null && headOf(battle, dock) === to) return [];
    return [{ on: 'armour', what: 'ladder', delta: LADDER_ARMOUR, cite: '2.8' }];
  }
  const direction = directionTo(battle.board, from, to)!;
  const own = houseSideAt(battle.board, from * 6 + direction);
  if (own !== null) return houseCover(own.armour, battle.board.up[from * 6 + direction]!);
  const upSlope = kindOfSide(battle, from, direction) === 'slope' && goesUp(battle, from, direction);
  return upSlope ? [{ on: 'armour', what: 'up-slope', delta: terrainArmour('slope'), cite: '4.3' }] : [];
}

function armourModifiers(battle: Battle, state: GameState, blow: Blow, past: number): readonly Modifier[] {
  const from = standingAt(state, blow.attacker);
  const to = standingAt(state, blow.defender);
  const modifiers: Modifier[] =
    blow.manner === 'fire' ? [...coverFrom(battle, state, from, to)] : [...footing(battle, state, from, to)];
  const own = houseGroundAt(battle.board, to);
  if (own !== null && own.armour !== 0) {
    modifiers.push({ on: 'armour', what: 'ground-armour', delta: own.armour, cite: '2.22.1' });
  }
  if (own === null && terrainOf(battle, to) === 'grove') {
    modifiers.push({ on: 'armour', what: 'grove', delta: terrainArmour('grove'), cite: '4.3' });
  }
  if (past > 0) modifiers.push({ on: 'armour', what: 'past-e', delta: past, cite: '2.19.1' });
  return modifiers;
}

/** Whether a unit's own melee needs no roll (2.8.16): a fanatic at night, fresh or reduced, unless the darkness is broken. */
export function isFanatic(battle: Battle, state: GameState, attacker: PieceId, manner: Manner): boolean {
  const fanatic = manner === 'melee' && hasTrait(battle, attacker, 'fanatic') && isNight(battle, state);
  return fanatic && !hasLightOn(battle, state, attacker);
}

/**
 * An attack as it goes to 7.41 and 7.42, with every modifier in the order of 2.19: for resolving it and for showing
 * its odds. Both pieces stand on the map; range, sight and contact are not asked. Null without a letter for it.
 */
export function attackOf(battle: Battle, state: GameState, blow: Blow): Attack | null {
  const letter = strengthOf(battle, state, blow.attacker, blow.manner);
  const face = faceOf(battle, state, blow.defender);
  if (letter === null || face === null) return null;
  const onArmour = armourModifiers(battle, state, blow, letter.past);
  const armour = onArmour.reduce((sum, { delta }) => sum + delta, face.armour as number);
  const struckFrom = blow.manner === 'melee' ? standingAt(state, blow.attacker) : null;
  const { morale, modifiers: onMorale } = defenceMorale(battle, state, blow.defender, struckFrom);
  const automatic = isFanatic(battle, state, blow.attacker, blow.manner);
  const fanatic: readonly Modifier[] = automatic
    ? [{ on: 'casualty', what: 'fanatic', delta: 0, cite: '2.8.16' }]
    : [];
  return {
    strength: letter.letter,
    armour: Math.min(ARMOUR_CAP, armour) as Armour,
    morale,
    automatic,
    modifiers: [...strengthModifiers(battle, state, blow), ...onArmour, ...onMorale, ...fanatic],
  };
}
