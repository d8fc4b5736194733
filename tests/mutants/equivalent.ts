/**
 * Mutants that no test can notice, because they change nothing that can be seen: by the reason, the names of those it holds for.
 * Names do not hang on lines or folders; a test finds those that are no more.
 */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'It only saves time: without it the same answer is found the longer way.': [
    'engine/alone.ts costsFor: never `state.docks.length === 0`',
    'engine/barriers.ts barriersOf: never `sameBarriers(latest, state)`',
    'engine/barriers.ts barriersOf: never `sameBarriers(older, state)`',
    'engine/barriers.ts barriersOf: removed `kept.older = latest;`',
    'engine/changes.ts changes: always `from[id] !== to[id]`',
    'engine/crossings.ts retreatsOverTower: never `state.docks.length === 0`',
    'engine/decisions.ts outcomeOf: never `state.ladders.length === 0`',
    'engine/escapes.ts rollForCaught: never `victims.length === 0`',
    'engine/flights.ts landings.span: arithmetic `personageKind(battle, personage)!.movement / FLIGHT_COST`',
    'engine/gates.ts gateTaken: never `inside.size === 0`',
    'engine/lanes.ts knownOf: never `still`',
    'engine/lanes.ts laneOf.climbs: always `state.ladders.length > 0`',
    'engine/lanes.ts laneOf.climbs: boundary `state.ladders.length > 0`',
    'engine/lanes.ts laneOf.docks: never `state.docks.length === 0`',
    'engine/lanes.ts laneOf: never `known !== undefined`',
    'engine/lanes.ts laneOf: removed `lanes.set(key, lane);`',
    'engine/lanes.ts wardsFor: never `known !== undefined`',
    'engine/lanes.ts wardsFor: removed `wards[manner] = made;`',
    'engine/lanes.ts withBeasts: never `wards.feared?.beasts === beasts`',
    'engine/lanes.ts withBeasts: removed `wards.feared = { beasts, barred };`',
    'engine/lanes.ts withCrossings: never `crossings.length === 0`',
    'engine/personages.ts ownPersonagesAt: always `all.some(there)`',
    'engine/pieces.ts movedAlong.now: always `engines`',
    "engine/pieces.ts movedAlong.now: always `goes('unit')`",
    'engine/pieces.ts movedAlong: never `moved.length === 0`',
    'engine/range.ts outOfZone: never `heads.length === 0`',
  ],
  'Without it the stacks are counted anew from all pieces, which gives the same stacks.': [
    'engine/pieces.ts movedAlong: always `layer[at] !== -1`',
    'engine/pieces.ts movedAlong: never `stacks.crowded`',
    'engine/pieces.ts stacksOf.moved: always `before === null`',
  ],
  'A hex of -1 reads nothing from a typed array, and writing there does nothing, so it drops out by itself.':
    [
      'engine/alone.ts barredTo: never `hex < 0`',
      'engine/cover.ts entrySides: never `next < 0`',
      'engine/lanes.ts wardsFor: never `at < 0`',
      'engine/levels.ts presence: never `!onMap(state, id)`',
      'engine/pieces.ts counted: never `at < 0`',
      'engine/pieces.ts movedAlong: never `at < 0`',
    ],
  'The hex beyond the last is no hex: nothing is written there and nothing is read from it.': [
    'engine/changes.ts changes: boundary `id < to.length`',
    'engine/havens.ts havensOf: boundary `hex < battle.board.size`',
    'engine/lanes.ts withBeasts: boundary `hex < barred.length`',
  ],
  'Nobody without it is ever asked: the value after ?? is there for the compiler.': [
    'engine/magic.ts canBeStalemated.magical: one more `0` in `personageKind(battle, personage)?.magic ?? 0`',
    "engine/magic.ts isStalemating: inverted `false` in `personageKind(battle, personage)?.spells.includes('stalemate`",
    'engine/movement.ts allowance.printed: one more `0` in `unitKind(battle, unit)?.movement ?? 0`',
    'engine/personages.ts isMagicLeader: one more `0` in `personageKind(battle, personage)?.magic ?? 0`',
    'engine/pieces.ts hasGift: inverted `false` in `personageKind(battle, id)?.gifts.has(gift) ?? false`',
    'engine/pieces.ts hasTrait: inverted `false` in `unitKind(battle, id)?.traits.has(trait) ?? false`',
    'engine/tallies.ts personageLost.rating: one more `0` in `personageKind(battle, personage)?.ratings[0] ?? 0`',
    'engine/tallies.ts unitLost: one more `0` in `unitKind(battle, unit)?.value ?? 0`',
  ],
  'Some side always lies two or more along the line, and the first that does starts the list anew.': [
    'engine/cover.ts entrySides.most: one more `0` in `most = 0`',
    'engine/cover.ts entrySides: always `most > 0`',
    'engine/cover.ts entrySides: boundary `most > 0`',
    'engine/cover.ts entrySides: one more `0` in `most > 0`',
  ],
  'A ladder and a docked tower cost the same to go over.': [
    'engine/crossings.ts costOfCrossing: always `isDock(crossing)`',
    'engine/crossings.ts costOfCrossing: never `isDock(crossing)`',
  ],
  'A tower docks only where a work stands.': ['engine/docks.ts isIdle: never `here === null`'],
  'A group that came without a die has arrived and is not asked again.': [
    'engine/arrivals.ts arrivals: always `roll !== null` (2)',
  ],
  'Each unit that the banner calls takes the gate that it stands inside, whoever was called before it.': [
    'engine/banner.ts bannerCalls: removed `now = reduceAll(battle, now, rallied);`',
  ],
  'No ladder has its foot in the hex that a unit of the defender leaves: it fell when he came.': [
    'engine/carryOutWithdrawal.ts goTogether: zero `1` in `path.slice(1)`',
  ],
  'A zone that is the same object belongs to a side of which nobody has gone elsewhere or changed its order.':
    [
      'engine/lanes.ts knownOf.still: always `changedPieces(battle, before.b.pieces, state.pieces).every((id) => sideOf(battle, id) !== side)`',
      'engine/lanes.ts knownOf.still: inverted `changedPieces(battle, before.b.pieces, state.pieces).every((id) => sideOf(battle, id) !== side)`',
      'engine/lanes.ts knownOf.still: inverted `sideOf(battle, id) !== side`',
      'engine/lanes.ts knownOf.still: swapped `changedPieces(battle, before.b.pieces, state.pieces).every((id) => sideOf(battle, id) !== side)`',
    ],
  'Only the besieger has towers and only the defender has cauldrons.': [
    'engine/oil.ts targetBelow.tower: always `isEnemy(docked)`',
  ],
  'Where an enemy engine stands, an engine stands.': ['engine/overrun.ts overrun: always `engine !== null`'],
  'As many points on both sides were answered before.': [
    'engine/victory.ts byPoints.winner: boundary `defender > besieger`',
  ],
  'A retreat is two hexes long at most, and its second never is the first again.': [
    'engine/retreats.ts waysBack: never `path.includes(to as HexId)`',
  ],
  'Only hexes that meet are asked about.': [
    'engine/advances.ts couldCross: inverted `false` in `return false;`',
    'engine/advances.ts couldCross: never `direction === null`',
    'engine/strike.ts attackCrossing: never `direction === null`',
  ],
};

/** The reasons, by the names of the mutants. */
export const EQUIVALENT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BY_REASON).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
