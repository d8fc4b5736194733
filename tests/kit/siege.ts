/** Small sieges for rule tests: an ascii map, hexsides by printed hex numbers, pieces by a letter each. */
import { compileBoard } from '../../src/board/compile.ts';
import { hexName, hexNamed, type HexId } from '../../src/board/hex.ts';
import { hexsideBetween, type HexsideId } from '../../src/board/hexside.ts';
import type { MapFile, MapHexside } from '../../src/board/mapFile.ts';
import type { Action } from '../../src/engine/action.ts';
import {
  BESIEGER,
  DEFENDER,
  type Battle,
  type Face,
  type Gait,
  type Gift,
  type Kind,
  type LevelValues,
  type Options,
  type PieceId,
  type SetupZone,
  type Side,
  type Trait,
  type Trigger,
} from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { faceOfCode, reverseOf } from '../../src/engine/face.ts';
import { initialState } from '../../src/engine/initial.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { DEFAULT_OPTIONS } from '../../src/scenario/defaults.ts';
import {
  OFF_MAP,
  WITHOUT_LIMIT,
  type GameState,
  type Ladder,
  type PieceState,
  type Step,
} from '../../src/engine/state.ts';
import type { Spell } from '../../src/engine/spell.ts';
import type { Temper } from '../../src/engine/temper.ts';
import type { Verb } from '../../src/engine/verb.ts';

/** A piece of a test: what it is, whose, and anything unusual about it. */
export interface Soldier {
  readonly kind: Kind;
  readonly side: Side;
  readonly state: Partial<PieceState>;
  /** Where it stands when it shares its hex and so has no letter on the map; "off" = waiting off the map. */
  readonly at: string | null;
}

export interface SoldierSpec {
  readonly gait?: Gait;
  readonly traits?: readonly Trait[];
  readonly ma?: number;
  readonly range?: number;
  readonly value?: number;
  /** The code of the counter it is exchanged for (2.4.7). */
  readonly second?: string;
  readonly temper?: Temper | undefined;
  readonly at?: string;
  readonly state?: Partial<PieceState>;
}

function unit(code: string, spec: SoldierSpec, side: Side): Soldier {
  const gait = spec.gait ?? 'foot';
  const traits: readonly Trait[] =
    spec.traits ??
    (gait !== 'foot' ? [] : side === BESIEGER ? ['pushes', 'ladders', 'pushes-grond'] : ['pushes']);
  const face = faceOfCode(code)!;
  const kind: Kind = {
    class: 'unit',
    id: code.toLowerCase(),
    name: { en: code },
    gait,
    faces: spec.second === undefined ? facesOf(code) : [...facesOf(code), ...facesOf(spec.second)],
    movement: (spec.ma ?? (gait === 'horse' ? 6 : 4)) * 2,
    range: spec.range ?? (face.missile === null ? 0 : gait === 'horse' ? 2 : 3),
    value: spec.value ?? 5,
    traits: new Set(traits),
    ...(spec.temper === undefined ? {} : { temper: spec.temper }),
  };
  return { kind, side, state: spec.state ?? {}, at: spec.at ?? null };
}

/** A counter and its reverse by 2.4.6. */
function facesOf(code: string): readonly [Face, Face] {
  return [faceOfCode(code)!, faceOfCode(reverseOf(code)!)!];
}

/** A unit of the defender, by its printed code: `guard('D3X')`. */
export function guard(code: string, spec: SoldierSpec = {}): Soldier {
  return unit(code, spec, DEFENDER);
}

/** A unit of the besieger; on foot it may push engines, Grond too, and climb ladders: `orc('E3Y')`. */
export function orc(code: string, spec: SoldierSpec = {}): Soldier {
  return unit(code, spec, BESIEGER);
}

/** An engine of either side. */
export function engine(
  weapon: 'catapult' | 'grond' | 'siege-tower',
  side: Side = BESIEGER,
  spec: Pick<SoldierSpec, 'at' | 'state'> = {},
): Soldier {
  return {
    kind: { class: 'engine', id: weapon, name: { en: weapon }, weapon },
    side,
    state: spec.state ?? {},
    at: spec.at ?? null,
  };
}

export interface HeroSpec extends Pick<SoldierSpec, 'at' | 'state' | 'temper'> {
  readonly rank?: 'leader' | 'individual';
  readonly ratings?: readonly [number, number];
  readonly ma?: number;
  readonly magic?: number;
  readonly spells?: readonly Spell[];
  readonly gifts?: readonly Gift[];
}

/** A personage: `hero(DEFENDER, { ratings: [6, 3], at: '0202' })`. */
export function hero(side: Side, spec: HeroSpec = {}): Soldier {
  const kind: Kind = {
    class: 'personage',
    id: 'hero',
    name: { en: 'Hero' },
    rank: spec.rank ?? 'leader',
    ratings: spec.ratings ?? [6, 3],
    movement: (spec.ma ?? 6) * 2,
    magic: spec.magic ?? 0,
    spells: spec.spells ?? [],
    gifts: new Set(spec.gifts ?? []),
    ...(spec.temper === undefined ? {} : { temper: spec.temper }),
  };
  return { kind, side, state: spec.state ?? {}, at: spec.at ?? null };
}

/** A cauldron of the defender; `oil` 0 is a dummy. */
export function cauldron(oil = 3, spec: Pick<SoldierSpec, 'at' | 'state'> = {}): Soldier {
  return {
    kind: { class: 'cauldron', id: 'cauldron', name: { en: 'Cauldron' } },
    side: DEFENDER,
    state: { ...spec.state, oil },
    at: spec.at ?? null,
  };
}

export interface Plan {
  /** Rows of letters, spaces ignored: legend letters . c t M p g h, or the letter of a piece (on clear ground). Even rows stand half a hex to the right. */
  readonly map: string;
  /** City levels, in the same shape; "." outside. */
  readonly levels?: string;
  /** "0202/0302 wall up 0202 level 1 rock" in this order; up, level and rock may be left out. */
  readonly sides?: readonly string[];
  readonly roads?: readonly (readonly string[])[];
  /** Letters beside the usual ones, and what the map brings itself (2.22). A hexside of it: "0202/0302 house stream". */
  readonly legend?: MapFile['legend'];
  readonly house?: MapFile['house'];
  readonly pieces?: Readonly<Record<string, Soldier>>;
  readonly turn?: number;
  readonly night?: boolean;
  readonly last?: number;
  /** 2.10.2: what a level counts, where it is not 10 and 5. */
  readonly levelValues?: LevelValues;
  /** 2.9.6: tries in supply, by side. */
  readonly tries?: readonly [number, number];
  readonly active?: Side;
  readonly step?: string;
  readonly options?: Partial<Options>;
  readonly triggers?: readonly Trigger[];
  /** 2.21.2: variables by id and first figure. */
  readonly variables?: Readonly<Record<string, number>>;
  readonly zones?: Readonly<Record<string, readonly string[]>>;
  readonly thresholds?: readonly [defender: number, besieger: number];
  readonly ladders?: number;
  readonly heads?: number;
  readonly trenches?: number;
  /** Groups that come later, with the keys of their pieces and the hexes by which they enter. */
  readonly groups?: readonly Readonly<{
    id: string;
    side: Side;
    pieces: readonly string[];
    zone: readonly string[];
  }>[];
  /** Ladders standing, as "inner/outer" hexes, raised the turn before unless a turn is given. */
  readonly raised?: readonly Readonly<{ inner: string; outer: string; turn?: number }>[];
}

function mapFileOf(plan: Plan): MapFile {
  const rows = plan.map
    .trim()
    .split('\n')
    .map((row) => row.replace(/\s/g, ''));
  const letters = rows.map((row) =>
    [...row].map((letter) => (plan.pieces?.[letter] ? '.' : letter)).join(''),
  );
  const levels = plan.levels
    ?.trim()
    .split('\n')
    .map((row) => row.replace(/\s/g, ''));
  return {
    name: 'A test',
    orientation: 'pointy',
    columns: rows[0]!.length,
    rows: rows.length,
    offset: 'odd-r',
    legend: {
      '.': { terrain: 'clear', name: 'Clear' },
      c: { terrain: 'clear', city: true, name: 'City' },
      t: { terrain: 'tunnel', city: true, name: 'Tunnel' },
      M: { terrain: 'mountain', name: 'Mountain' },
      p: { terrain: 'plowed', name: 'Plowed' },
      g: { terrain: 'grove', name: 'Grove' },
      h: { terrain: 'clear', elevation: 1, name: 'Hill' },
      ...plan.legend,
    },
    house: plan.house,
    hexes: letters,
    levels: levels ?? letters.map((row) => '.'.repeat(row.length)),
    hexsides: (plan.sides ?? []).map(sideOfText),
    roads: (plan.roads ?? []).map((path, index) => ({ name: `Road ${index + 1}`, kind: 'road', path })),
    blocks: { plowed: {}, groves: {}, hills: {} },
    decor: {},
    names: [],
    zones: {},
  };
}

function sideOfText(text: string): MapHexside {
  const [pair, kind, ...rest] = text.split(' ');
  const [a, b] = pair!.split('/') as [string, string];
  const after = (word: string): string | undefined =>
    rest.includes(word) ? rest[rest.indexOf(word) + 1] : undefined;
  const level = after('level');
  return {
    a,
    b,
    kind: kind as MapHexside['kind'],
    ...(kind === 'house' ? { house: rest[0]! } : {}),
    ...(after('up') === undefined ? {} : { up: after('up')! }),
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(rest.includes('rock') ? { rock: true } : {}),
  };
}

/** A position that can be asked and acted upon; acting gives a new position. */
export interface Position {
  readonly battle: Battle;
  readonly state: GameState;
  hex(name: string): HexId;
  side(a: string, b: string): HexsideId;
  piece(key: string): PieceId;
  /** The printed hex a piece stands on, "off" or "gone". */
  where(key: string): string;
  standing(key: string): PieceState;
  /** Performs an action through its verb, with these faces in order; fails the test if the verb refuses it. */
  act<A extends Action>(
    verb: Verb<A>,
    action: A,
    ...faces: number[]
  ): Position & { readonly events: readonly GameEvent[] };
  /** The code of the refusal, or null when the verb lets it pass. */
  whyNot<A extends Action>(verb: Verb<A>, action: A): string | null;
  with(change: Partial<GameState>): Position;
}

/** Sets up a small siege. */
export function siege(plan: Plan): Position {
  const compiled = compileBoard(mapFileOf(plan));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  const board = compiled.value;
  const rows = plan.map
    .trim()
    .split('\n')
    .map((row) => row.replace(/\s/g, ''));
  const keys = Object.keys(plan.pieces ?? {});
  const soldiers = keys.map((key) => plan.pieces![key]!);
  const placeOf = (key: string, soldier: Soldier): HexId | typeof OFF_MAP => {
    if (soldier.at === 'off') return OFF_MAP;
    if (soldier.at !== null) return hexNamed(board, soldier.at)!;
    const row = rows.findIndex((letters) => letters.includes(key));
    if (row < 0) throw new Error(`${key} is not on the map`);
    return (row * board.columns + rows[row]!.indexOf(key)) as HexId;
  };
  const turn = plan.turn ?? 2;
  const setup: SetupZone[] = [DEFENDER, BESIEGER].map((side) => ({
    side,
    pieces: keys.map((_, id) => id as PieceId).filter((id) => soldiers[id]!.side === side),
    hexes: new Set(
      (plan.zones?.[side === DEFENDER ? 'defender' : 'besieger'] ?? []).map((name) => hexNamed(board, name)!),
    ),
    name: { en: side === DEFENDER ? 'The city' : 'The field' },
  }));
  const battle: Battle = {
    id: 'test',
    hash: 'test',
    title: { en: 'A test' },
    board,
    pieces: soldiers.map((soldier, id) => ({
      id: id as PieceId,
      name: keys[id]!,
      kind: soldier.kind,
      force: soldier.side as number as Battle['pieces'][number]['force'],
      side: soldier.side,
    })),
    forces: [DEFENDER, BESIEGER].map((side) => ({
      id: side === DEFENDER ? 'garrison' : 'host',
      name: { en: side === DEFENDER ? 'Garrison' : 'Host' },
      side,
      threshold: plan.thresholds?.[side] ?? 36,
      holds: true,
    })),
    sides: [
      { id: 'within', name: { en: 'Within' } },
      { id: 'without', name: { en: 'Without' } },
    ],
    turns: {
      first: turn,
      last: plan.last ?? turn + 4,
      night: new Set((plan.night ?? false) ? [turn] : []),
      names: {},
    },
    options: { ...DEFAULT_OPTIONS, grond: 'always-active', ...plan.options },
    setup,
    placements: soldiers.map((soldier, id) => placeOf(keys[id]!, soldier)),
    oil: soldiers.map(({ state: { oil = 0 } }) => oil),
    worn: soldiers.map(({ state: { lost = 0 } }) => lost),
    shaken: new Set(),
    tries: plan.tries ?? [WITHOUT_LIMIT, WITHOUT_LIMIT],
    groups: (plan.groups ?? []).map(({ id, side, pieces, zone }) => ({
      id,
      name: { en: id },
      side,
      pieces: pieces.map((key) => keys.indexOf(key) as PieceId),
      zone: new Set(zone.map((name) => hexNamed(board, name)!)),
    })),
    triggers: plan.triggers ?? [],
    variables: Object.entries(plan.variables ?? {}).map(([id, from]) => ({
      id,
      name: { en: id },
      first: from,
      shown: true,
    })),
    ...(plan.levelValues === undefined ? {} : { levelValues: plan.levelValues }),
    supplies: { ladders: plan.ladders ?? 6, heads: plan.heads ?? 9, trenches: plan.trenches ?? 6 },
  };
  const ladders: Ladder[] = (plan.raised ?? []).map(({ inner, outer, turn: since }) => ({
    hexside: hexsideBetween(board, hexNamed(board, inner)!, hexNamed(board, outer)!)!,
    foot: hexNamed(board, outer)!,
    turn: since ?? turn - 1,
  }));
  const first = initialState(battle, battle.placements);
  const state: GameState = {
    ...first,
    step: (plan.step ?? 'besieger-movement.choosing') as Step,
    active: plan.active ?? BESIEGER,
    pieces: first.pieces.map((piece, id) => ({ ...piece, ...soldiers[id]!.state })),
    ladders,
    ladderSupply: (plan.ladders ?? 6) - ladders.length,
    levels: Array.from({ length: 8 }, () => DEFENDER),
    lostBefore: Array.from({ length: 8 }, () => false),
  };
  return positionOf(battle, state);
}

function positionOf(battle: Battle, state: GameState): Position {
  const { board } = battle;
  const hex = (name: string): HexId => {
    const found = hexNamed(board, name);
    if (found === null) throw new Error(`${name} is not on the map`);
    return found;
  };
  const piece = (key: string): PieceId => {
    const found = battle.pieces.find(({ name }) => name === key);
    if (found === undefined) throw new Error(`no piece ${key}`);
    return found.id;
  };
  return {
    battle,
    state,
    hex,
    piece,
    side(a, b) {
      const found = hexsideBetween(board, hex(a), hex(b));
      if (found === null) throw new Error(`${a} and ${b} are not neighbours`);
      return found;
    },
    where(key) {
      const { at } = state.pieces[piece(key)]!;
      return at === OFF_MAP ? 'off' : at < 0 ? 'gone' : hexName(board, at as HexId);
    },
    standing: (key) => state.pieces[piece(key)]!,
    act(verb, action, ...faces) {
      const refusal = verb.whyNot(battle, state, action);
      if (refusal !== null) throw new Error(`${action.type} is refused: ${refusal.code} (${refusal.cite})`);
      const events = verb.resolve(battle, state, action, scripted(...faces));
      return { ...positionOf(battle, reduceAll(battle, state, events)), events };
    },
    whyNot: (verb, action) => verb.whyNot(battle, state, action)?.code ?? null,
    with: (change) => positionOf(battle, { ...state, ...change }),
  };
}

/** The types of the events, for short logs. */
export function types(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

/** The map file of the shipped map, for tests that need the real city. */
export { default as minasTirith } from '../../scenarios/maps/minas-tirith.json' with { type: 'json' };
