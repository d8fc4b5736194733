/**
 * The flat kernel of a random playout: units on a map of typed arrays that march, fight by look-up in the charts, go
 * back and come to order again; nothing else is asked and nothing is allocated. `full` lists every hex a unit can
 * reach and goes to one of them; `walk` only stumbles on, hex by hex.
 */
import { dial, kernel, type Ground } from './dial.ts';

/** How a unit chooses its way: from a list of all ways, or without one. */
export type Manner = 'full' | 'walk';

/** A battlefield without rules; sides = hex * 6 + direction. */
export interface Flat {
  readonly size: number;
  readonly beyond: Int32Array;
  /** 1 where a hexside is open to zones and blows. */
  readonly open: Uint8Array;
  readonly distance: (a: number, b: number) => number;
  /** Index = unit. */
  readonly side: Uint8Array;
  readonly at: Int16Array;
  /** What its steps cost a unit, 255 = none. */
  readonly cost: readonly Uint8Array[];
  readonly budget: number;
  readonly turns: number;
  /** 1 for a total of two dice that hurts. */
  readonly hurts: Uint8Array;
  /** By one die: 1 where the unit is turned over, and how many hexes it goes back. */
  readonly flips: Uint8Array;
  readonly hexesBack: Uint8Array;
  /** 1 for a total of two dice that brings a unit to order. */
  readonly rallies: Uint8Array;
}

/** What came of a playout. */
export interface Played {
  /** How often a unit went. */
  moves: number;
  blows: number;
  left: number;
}

const NOBODY = -1;
const GONE = -1;
const SHUT = 255;

/** Makes room for playouts of a battlefield; the answer plays one, and lends what came of it. */
export function flatPlayout(flat: Flat): (manner: Manner, seed: number) => Played {
  const { size, beyond, open, side, cost, budget } = flat;
  const units = side.length;
  const at = new Int16Array(units);
  const reduced = new Uint8Array(units);
  const disrupted = new Uint8Array(units);
  const unitOn = new Int16Array(size);
  /** Index = side: how many of its ordered units reach a hex, and the same as what stops, bars and frightens its enemy. */
  const reaches = [new Uint8Array(size), new Uint8Array(size)] as const;
  const stops = [new Uint8Array(size), new Uint8Array(size)] as const;
  const bars = [new Uint8Array(size), new Uint8Array(size)] as const;
  const shuns = [new Uint8Array(size), new Uint8Array(size)] as const;
  const none = new Uint8Array(size);
  const search = kernel(size, budget);
  const choices = new Int32Array(size);
  /** Index = unit: what it meets, and what it meets while it is disrupted. */
  const grounds = cost.map((own, unit) => groundsOf(own, 1 - side[unit]!));
  const played: Played = { moves: 0, blows: 0, left: 0 };
  let random = 1;

  function groundsOf(own: Uint8Array, enemy: number): readonly [free: Ground, zoned: Ground, meek: Ground] {
    const [stop, barred, shun] = [stops[enemy]!, bars[enemy]!, shuns[enemy]!];
    return [
      { beyond, cost: own, stop, barred, first: none },
      { beyond, cost: own, stop, barred, first: stop },
      { beyond, cost: own, stop, barred: shun, first: none },
    ];
  }

  return (manner, seed) => {
    begin(seed);
    for (let turn = 0; turn < flat.turns; turn += 1) {
      for (let mover = 1; mover >= 0; mover -= 1) {
        for (let unit = 0; unit < units; unit += 1) {
          if (side[unit] !== mover || at[unit] === GONE) continue;
          const to = manner === 'full' ? chosen(unit) : walked(unit);
          if (to === at[unit]) continue;
          put(unit, to);
          played.moves += 1;
        }
        for (let unit = 0; unit < units; unit += 1) if (side[unit] === mover) fight(unit);
      }
      for (let unit = 0; unit < units; unit += 1) rally(unit);
    }
    for (let unit = 0; unit < units; unit += 1) if (at[unit] !== GONE) played.left += 1;
    return played;
  };

  function begin(seed: number): void {
    random = seed;
    played.moves = played.blows = played.left = 0;
    at.set(flat.at);
    reduced.fill(0);
    disrupted.fill(0);
    unitOn.fill(NOBODY);
    for (let whose = 0; whose < 2; whose += 1) {
      reaches[whose]!.fill(0);
      stops[whose]!.fill(0);
      bars[whose]!.fill(0);
      shuns[whose]!.fill(0);
    }
    for (let unit = 0; unit < units; unit += 1) {
      unitOn[at[unit]!] = unit;
      bars[side[unit]!]![at[unit]!] = 1;
      reach(unit, 1);
    }
  }

  function below(end: number): number {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return (random >>> 0) % end;
  }

  /** Adds a unit to the zones of its side, or takes it away. */
  function reach(unit: number, by: 1 | -1): void {
    const whose = side[unit]!;
    for (let edge = at[unit]! * 6, end = edge + 6; edge < end; edge += 1) {
      if (open[edge] === 0) continue;
      const hex = beyond[edge]!;
      reaches[whose]![hex]! += by;
      stops[whose]![hex] = reaches[whose]![hex]! > 0 ? 1 : 0;
      shuns[whose]![hex] = stops[whose]![hex]! | bars[whose]![hex]!;
    }
  }

  function lift(unit: number): void {
    const hex = at[unit]!;
    if (disrupted[unit] === 0) reach(unit, -1);
    const whose = side[unit]!;
    unitOn[hex] = NOBODY;
    bars[whose]![hex] = 0;
    shuns[whose]![hex] = stops[whose]![hex]!;
    at[unit] = GONE;
  }

  function put(unit: number, hex: number): void {
    lift(unit);
    const whose = side[unit]!;
    at[unit] = hex;
    unitOn[hex] = unit;
    bars[whose]![hex] = 1;
    shuns[whose]![hex] = 1;
    if (disrupted[unit] === 0) reach(unit, 1);
  }

  function groundOf(unit: number): Ground {
    if (disrupted[unit] === 1) return grounds[unit]![2];
    return grounds[unit]![stops[1 - side[unit]!]![at[unit]!]!]!;
  }

  function pointsOf(unit: number): number {
    return disrupted[unit] === 1 ? budget >> 1 : budget;
  }

  /** One of all hexes in which a move may end. */
  function chosen(unit: number): number {
    dial(search, groundOf(unit), at[unit]!, pointsOf(unit));
    let count = 0;
    for (let index = 0; index < search.count; index += 1) {
      const hex = search.reached[index]!;
      if (unitOn[hex] === NOBODY) choices[count++] = hex;
    }
    return count === 0 ? at[unit]! : choices[below(count)]!;
  }

  /** The last free hex of a random walk that goes on until a zone stops it or the points are spent. */
  function walked(unit: number): number {
    const ground = groundOf(unit);
    let left = pointsOf(unit);
    let hex = at[unit]!;
    let end = hex;
    for (let leaving = true; leaving || ground.stop[hex] === 0; leaving = false) {
      const edge = wayOn(ground, hex, left, leaving);
      if (edge < 0) break;
      left -= ground.cost[edge]!;
      hex = beyond[edge]!;
      if (unitOn[hex] === NOBODY) end = hex;
    }
    return end;
  }

  /** The first hexside, round from a random one, that may be crossed for what is left; -1 = none. */
  function wayOn(
    { cost: costs, barred, first }: Ground,
    hex: number,
    left: number,
    leaving: boolean,
  ): number {
    const turned = below(6);
    for (let side = turned; side < turned + 6; side += 1) {
      const edge = hex * 6 + (side % 6);
      if (costs[edge]! > left) continue;
      const to = beyond[edge]!;
      if (barred[to] === 0 && !(leaving && first[to] === 1)) return edge;
    }
    return -1;
  }

  function fight(unit: number): void {
    if (at[unit] === GONE || disrupted[unit] === 1) return;
    let count = 0;
    for (let edge = at[unit]! * 6, end = edge + 6; edge < end; edge += 1) {
      if (open[edge] === 0) continue;
      const other = unitOn[beyond[edge]!]!;
      if (other !== NOBODY && side[other] !== side[unit]) choices[count++] = other;
    }
    if (count === 0) return;
    const target = choices[below(count)]!;
    played.blows += 1;
    if (flat.hurts[2 + below(6) + below(6)] === 0) return;
    const hex = at[target]!;
    suffer(unit, target, 1 + below(6));
    const may = cost[unit]![edgeTo(at[unit]!, hex)] !== SHUT;
    if (may && unitOn[hex] === NOBODY && below(2) === 0) put(unit, hex);
  }

  function edgeTo(from: number, to: number): number {
    let edge = from * 6;
    while (beyond[edge] !== to) edge += 1;
    return edge;
  }

  function suffer(unit: number, target: number, die: number): void {
    if (flat.flips[die] === 1) {
      if (reduced[target] === 1) return lift(target);
      reduced[target] = 1;
    }
    for (let step = flat.hexesBack[die]!; step > 0; step -= 1) {
      const hex = back(target, at[unit]!);
      if (hex === at[target]) {
        if (step === flat.hexesBack[die]) return lift(target);
        break;
      }
      put(target, hex);
    }
    if (disrupted[target] === 0) {
      reach(target, -1);
      disrupted[target] = 1;
    }
  }

  /** One of the hexes that a unit may go back to, or its own. */
  function back(unit: number, source: number): number {
    const zone = stops[1 - side[unit]!]!;
    const far = flat.distance(source, at[unit]!);
    let count = 0;
    for (let edge = at[unit]! * 6, end = edge + 6; edge < end; edge += 1) {
      if (cost[unit]![edge] === SHUT) continue;
      const hex = beyond[edge]!;
      const free = unitOn[hex] === NOBODY && zone[hex] === 0;
      if (free && flat.distance(source, hex) >= far) choices[count++] = hex;
    }
    return count === 0 ? at[unit]! : choices[below(count)]!;
  }

  function rally(unit: number): void {
    if (at[unit] === GONE || disrupted[unit] === 0 || stops[1 - side[unit]!]![at[unit]!] === 1) return;
    if (flat.rallies[2 + below(6) + below(6)] === 0) return;
    disrupted[unit] = 0;
    reach(unit, 1);
  }
}
