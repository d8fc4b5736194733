/**
 * Mutants that no test can notice, because they change nothing that can be seen: by the reason, the names of those it holds for.
 * Names do not hang on lines or folders; a test finds those that are no more.
 */
import { IN_BATTLES } from './equivalentBattles.ts';

/** Those of the rules; strategic battles have a table of their own. */
const BY_REASON: Readonly<Record<string, readonly string[]>> = {
  'It only saves time: without it the same answer is found the longer way.': [
    'engine/move.ts hasSomewhere.near: always `from !== null`',
    'engine/move.ts hasSomewhere.near: always `to >= 0`',
    'engine/move.ts hasSomewhere.near: boundary `to >= 0`',
    'engine/move.ts hasSomewhere.near: inverted `from !== null`',
    'engine/move.ts hasSomewhere.near: inverted `to >= 0`',
    'engine/move.ts hasSomewhere.near: one more `0` in `to >= 0`',
    "engine/move.ts hasSomewhere.near: swapped `DIRECTIONS.some((direction) => { const to = beyond(battle.board, from, direction); return to >= 0 && 'spent' in walkAlong(battle, state, unit, [to as HexId], ALONE); })`",
    'engine/move.ts hasSomewhere: never `destinations(range(battle, state, unit)).length > 0`',
    'engine/move.ts hasSomewhere: never `near`',
    'engine/move.ts hasSomewhere: one more `0` in `destinations(range(battle, state, unit)).length > 0`',
    'engine/move.ts move.possible: never `goes`',
    'engine/move.ts move.resolve: always `isInsideGate(battle, end)`',
    'engine/move.ts offer.led: always `demoralized`',
    'engine/movement.ts mayCross: inverted `way !== null`',
    'engine/movement.ts wayOf: inverted `false` in `engine = false`',
    'engine/isMoment.ts isMoment: always `before.pieces !== after.pieces`',
    'engine/range.ts nearOf.stays: never `before!.b[id]!.at === pieces[id]!.at`',
    'engine/range.ts nearOf.stays: never `sideOf(battle, id) === BESIEGER`',
    'engine/stacking.ts beastsStand: never `before.pieces[id]!.at === now.pieces[id]!.at`',
    'game/apply.ts apply.events: never `turns.length === 0`',
    'game/view.ts revealsSecret: always `was !== is`',
    'game/viewed.ts statesBefore.moments: never `past.length === entries.length`',
    'engine/alone.ts costsFor: never `state.docks.length === 0`',
    'engine/barriers.ts barriersOf: never `sameBarriers(latest, state)`',
    'engine/barriers.ts barriersOf: never `sameBarriers(older, state)`',
    'engine/barriers.ts barriersOf: removed `kept.older = latest;`',
    'engine/changes.ts changes: always `from[id] !== to[id]`',
    'engine/copies.ts changed: never `list.length === 0`',
    'engine/crossings.ts retreatsOverTower: never `state.docks.length === 0`',
    'engine/decisions.ts outcomeOf: never `state.ladders.length === 0`',
    'engine/escapes.ts rollForCaught: never `victims.length === 0`',
    'engine/flights.ts landings.span: arithmetic `personageKind(battle, personage)!.movement / FLIGHT_COST`',
    'engine/house.ts haltingSides: always `battle.board.house.hexsides.some(({ stops }) => stops === true)`',
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
    'engine/move.ts move.resolve: never `state.ladders.length === 0`',
    'engine/move.ts offer: never `parties.length === 0`',
    'engine/movement.ts tablesOf: always `!alike`',
    'engine/personages.ts companiesOf: boundary `all.length < 2`',
    'engine/personages.ts companiesOf: never `all.length < 2`',
    'engine/personages.ts companiesOf: one more `2` in `all.length < 2`',
    'engine/personages.ts companiesOf: zero `2` in `all.length < 2`',
    'engine/personages.ts whyNotCarry: never `carries.length === 0`',
    'engine/raiseLadder.ts raiseLadder.options: never `whyNotRaise(battle, state, unit) !== null`',
    'engine/range.ts outOfZone: never `heads.length === 0`',
    'engine/reduce.ts REMEMBERED: one more `32` in `REMEMBERED = 32`',
    'engine/reduce.ts REMEMBERED: zero `32` in `REMEMBERED = 32`',
    'engine/reduce.ts folded.place: one more `0` in `place = 0`',
    'engine/reduce.ts folded: arithmetic `oldest + 1`',
    'engine/reduce.ts folded: boundary `place < by.length`',
    'engine/reduce.ts folded: one more `1` in `oldest + 1`',
    'engine/reduce.ts folded: removed `by[oldest] = event;`',
    'engine/reduce.ts folded: removed `from[oldest] = state;`',
    'engine/reduce.ts folded: removed `known.oldest = (oldest + 1) % REMEMBERED;`',
    'engine/reduce.ts folded: zero `1` in `oldest + 1`',
    'engine/reduce.ts foldings.oldest: one more `0` in `oldest: 0`',
    'engine/reduceMagic.ts reduceMagic: always `pieces.some(isMarked)`',
    'engine/reduceMagic.ts unmarked: always `isMarked(piece)`',
    'engine/retreats.ts retreatOptions: inverted `last.latest.owed !== owed`',
    'engine/searches.ts searchAgain: never `desk.answered === search`',
    'engine/searches.ts searchAgain: removed `desk.answered = search;`',
    'engine/throwHead.ts throwHead.options: never `whyNotThrow(battle, state, engine) !== null`',
    'engine/zones.ts movedAlong: never `from.pieces === to.pieces`',
    'game/odds.ts outcomes.explore: never `index === 0`',
    'game/view.ts disguiseOf: removed `worn[side] = { own: ids.map((id) => state.pieces[id]!), disguise };`',
    'sequence/steps.ts follow: always `known === undefined`',
  ],
  'A game ends at the end of a turn, when nobody owes anything: no signal means anything after it.': [
    "sequence/advance.ts nextSignal: never `state.step === 'over'`",
  ],
  'One signal leads to the step of what is owed, and no check of a step asks for another decision.': [
    'sequence/advance.ts nextSignal: never `decision !== null`',
  ],
  'A signal that means nothing in a step calls for nothing, and any other for steps and checks alone.': [
    'sequence/steps.ts askChart: never `!snapshot.can({ type: signal })`',
    "sequence/steps.ts askChart: always `action.type === 'check'`",
  ],
  'Without it the stacks are counted anew from all pieces, which gives the same stacks.': [
    'engine/occupancy.ts countAnew: removed `known.crowded = false;`',
    'engine/occupancy.ts countAnew: inverted `false` in `known.crowded = false`',
    'engine/occupancy.ts countAnew: always `layer[at] !== NOBODY`',
  ],
  'A hex of -1 reads nothing from a typed array, and writing there does nothing, so it drops out by itself.':
    [
      'engine/alone.ts barredTo: never `hex < 0`',
      'engine/cover.ts entrySides: never `next < 0`',
      'engine/lanes.ts wardsFor: never `at < 0`',
      'engine/levels.ts presence: never `!onMap(state, id)`',
      'engine/occupancy.ts countAnew.layer: never `at < 0`',
      'engine/range.ts range.leaving: always `start >= 0`',
      'engine/walk.ts walkAlong.leavesZone: always `from >= 0`',
    ],
  'The hex beyond the last is no hex: nothing is written there and nothing is read from it.': [
    'engine/hexsides.ts groundOf.passable: one more `6` in `size * 6`',
    'engine/trenches.ts cityEdgeOf: boundary `hex < size`',
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
    'engine/reckoning.ts byPoints.winner: boundary `defender > besieger`',
  ],
  'A retreat is two hexes long at most, and its second never is the first again.': [
    'engine/retreats.ts waysBack: never `path.includes(to as HexId)`',
  ],
  'An attacker who is not on foot is in contact and mounted, which forbids it as well.': [
    "engine/slips.ts maySlip: always `unitKind(battle, attacker)?.gait === 'foot'`",
  ],
  'Only hexes that meet are asked about.': [
    'engine/advances.ts couldCross: inverted `false` in `return false;`',
    'engine/advances.ts couldCross: never `direction === null`',
    'engine/strike.ts attackCrossing: never `direction === null`',
  ],
  'What is refused is never resolved.': [
    "engine/bombard.ts bombard.resolve: always `typeof chance === 'number'`",
    "engine/breach.ts breach.resolve: always `!('code' in chance)`",
    'engine/breach.ts breach.resolve: never `here === null`',
    'engine/breach.ts breach.resolve: never `kind === null`',
    'engine/deploy.ts deploy.resolve: never `from === null`',
    "engine/move.ts move.resolve: never `!('spent' in walk)`",
    "engine/moveAlone.ts moveAlone.resolve: never `typeof spent !== 'number'`",
  ],
  'What is offered is asked once more, one by one, and refused there: it only saves time.': [
    'engine/deploy.ts deploy.possible: always `side === state.active`',
    'engine/deploy.ts placesFor: always `pieces.includes(piece)`',
  ],
  'Only the names of the marks are read, never the figures beside them.': [
    'game/view.ts LOOKS.at: one more `0` in `at: 0`',
    'game/view.ts LOOKS.challenged: one more `0` in `challenged: 0`',
    'game/view.ts LOOKS.declined: one more `0` in `declined: 0`',
    'game/view.ts LOOKS.disrupted: one more `0` in `disrupted: 0`',
    'game/view.ts LOOKS.duelled: one more `0` in `duelled: 0`',
    'game/view.ts LOOKS.enchanted: one more `0` in `enchanted: 0`',
    'game/view.ts LOOKS.fired: one more `0` in `fired: 0`',
    'game/view.ts LOOKS.fought: one more `0` in `fought: 0`',
    'game/view.ts LOOKS.frozen: one more `0` in `frozen: 0`',
    'game/view.ts LOOKS.lost: one more `0` in `lost: 0`',
    'game/view.ts LOOKS.magic: one more `0` in `magic: 0`',
    'game/view.ts LOOKS.moved: one more `0` in `moved: 0`',
    'game/view.ts LOOKS.rallied: one more `0` in `rallied: 0`',
    'game/view.ts LOOKS.revealed: one more `0` in `revealed: 0`',
    'game/view.ts LOOKS.shotAt: one more `0` in `shotAt: 0`',
    'game/view.ts LOOKS.slipped: one more `0` in `slipped: 0`',
    'game/view.ts LOOKS.spent: one more `0` in `spent: 0`',
    'game/view.ts LOOKS.tries: one more `0` in `tries: 0`',
    'game/view.ts LOOKS.worked: one more `0` in `worked: 0`',
  ],
  'Of two dice only the sum is read.': [
    'game/odds.ts TWO_DICE.low: arithmetic `sum - 6`',
    'game/odds.ts TWO_DICE.low: one more `1` in `Math.max(1, sum - 6)`',
    'game/odds.ts TWO_DICE.low: one more `6` in `sum - 6`',
    'game/odds.ts TWO_DICE.low: swapped `Math.max(1, sum - 6)`',
    'game/odds.ts TWO_DICE.low: zero `1` in `Math.max(1, sum - 6)`',
    'game/odds.ts TWO_DICE.low: zero `6` in `sum - 6`',
  ],
  'There is always a way it can go, and it is one of one throw at least.': [
    'game/odds.ts oddsOf.of: zero `1` in `branches.reduce((most, branch) => Math.max(most, branch.of),`',
  ],
  'Counted down instead of up, a hex is reached by nobody at the same moments.': [
    'engine/zones.ts reach: arithmetic `reaching[near]! += by`',
  ],
  'From a place off the map the distance to anywhere is no number, and terrain and heads are none.': [
    'engine/magic.ts isHeartened: never `hex === null`',
    'engine/magic.ts isHeartened: never `near === null`',
    'engine/morale.ts defenceMorale.shaken: always `hex !== null`',
    'engine/morale.ts defenceMorale.standing: always `hex !== null`',
    'engine/spells.ts within: always `from >= 0`',
    'engine/spells.ts within: always `to >= 0`',
  ],
  'A side that nature closes stays closed whatever stands on it.': [
    'engine/hexsides.ts groundOf.worked: always `passable[at] === 1`',
  ],
  'The cheaper of the two ways is kept anyway.': [
    'engine/lanes.ts withCrossings: always `cost[at] === NEVER`',
  ],
  'What sets two classes of movers apart still gives them different numbers, and only that is asked of the number.':
    [
      'engine/lanes.ts laneOf.key: arithmetic `wayIndex(way) * 32 + traits + (docks.length > 0 ? 16 : 0)`',
      'engine/lanes.ts laneOf.key: arithmetic `wayIndex(way) * 32 + traits`',
      'engine/lanes.ts laneOf.key: arithmetic `wayIndex(way) * 32`',
      'engine/lanes.ts laneOf.key: one more `0` in `docks.length > 0 ? 16 : 0`',
      'engine/lanes.ts laneOf.key: one more `16` in `docks.length > 0 ? 16 : 0`',
      'engine/lanes.ts laneOf.key: one more `32` in `wayIndex(way) * 32`',
      'engine/lanes.ts laneOf.traits: arithmetic `(climbs ? 1 : 0) + (shuns ? 2 : 0) + (disrupted ? 4 : 0) + (fears ? 8 : 0)`',
      'engine/lanes.ts laneOf.traits: arithmetic `(climbs ? 1 : 0) + (shuns ? 2 : 0) + (disrupted ? 4 : 0)`',
      'engine/lanes.ts laneOf.traits: arithmetic `(climbs ? 1 : 0) + (shuns ? 2 : 0)`',
      'engine/lanes.ts laneOf.traits: one more `0` in `disrupted ? 4 : 0`',
      'engine/lanes.ts laneOf.traits: one more `0` in `fears ? 8 : 0`',
      'engine/lanes.ts laneOf.traits: one more `2` in `shuns ? 2 : 0`',
      'engine/lanes.ts laneOf.traits: one more `4` in `disrupted ? 4 : 0`',
      'engine/lanes.ts laneOf.traits: one more `8` in `fears ? 8 : 0`',
      'engine/lanes.ts wardsFor.manner: arithmetic `Number(shuns) + 2 * Number(disrupted)`',
      'engine/lanes.ts wardsFor.manner: one more `2` in `2 * Number(disrupted)`',
    ],
  'Whether a unit may use docked towers is told by its way and its order, which are in the number already.': [
    'engine/lanes.ts laneOf.key: always `docks.length > 0`',
    'engine/lanes.ts laneOf.key: boundary `docks.length > 0`',
    'engine/lanes.ts laneOf.key: never `docks.length > 0`',
    'engine/lanes.ts laneOf.key: one more `0` in `docks.length > 0`',
    'engine/lanes.ts laneOf.key: zero `16` in `docks.length > 0 ? 16 : 0`',
  ],
  'Who makes no approach march never spends more than his allowance.': [
    'engine/range.ts range.near: always `march`',
  ],
  'Nobody stands on a mountain or in a crater, and so nobody leaves one.': [
    'engine/movement.ts whyNotStep: never `TERRAIN_COST[terrainOf(battle, hex)] === null`',
    'engine/movement.ts whyNotStep: never `isTrench(barriers, hex)`',
  ],
  'The costs of all steps say never where a step is refused, and nowhere else.': [
    "engine/movement.ts mayCross: never `typeof cost === 'number'`",
  ],
  'Nobody asks how anything but a unit goes.': [
    'engine/movement.ts stepCost: never `way === null`',
    'engine/movement.ts wayOf: never `kind === null`',
    'engine/walk.ts walkerOf.costs: never `way === null`',
  ],
  'A unit stands fast only where it was asked whether it slips away.': [
    "game/consulted.ts offered: never `owed?.type !== 'slip'`",
  ],
  'Beyond the edge of the map there is no terrain.': [
    'game/consulted.ts bounds: never `beside < 0`',
    'game/consulted.ts consultedByRefusal.cells: always `hex < battle.board.size`',
    'game/consulted.ts consultedByRefusal.cells: always `hex >= 0`',
    'game/consulted.ts consultedByRefusal.cells: boundary `hex < battle.board.size`',
  ],
  'The only other deed that 16.3 refuses is docking, and a siege tower has no row.': [
    "game/consulted.ts consultedByRefusal: always `action.type === 'Breach'`",
  ],
  'No piece that is hidden looks like one that is known: it is neither revealed nor gone.': [
    'game/view.ts disguised.seen: never `isKnown(id)`',
  ],
  'An event that names no personage names none of the two.': [
    "game/outcome.ts duelOutcome.fate: always `'personage' in event`",
  ],
  'No hexside beyond the map has a work, whatever number stands for none.': [
    'engine/works.ts workOn.id: one more `-1` in `board.work[hexside] ?? -1`',
  ],
  'A retreat is two hexes long at most: what goes on has one hex behind it, the first and the last.': [
    'engine/retreats.ts waysBack.from: one more `-1` in `path.at(-1)`',
    'engine/withdrawals.ts stepsOn.from: one more `-1` in `path.at(-1)`',
  ],
  'A step over the edge of the map is refused as a step too.': [
    'engine/withdrawals.ts stepsOn: never `to < 0`',
  ],
  'Without a source no distance is a number, and none is less.': [
    'engine/retreats.ts whyNotStep: always `source !== null`',
  ],
  'Who has no letter for an attack is never asked how it came about.': [
    'engine/strength.ts strengthModifiers.short: never `shown === null`',
  ],
  'Without a name among its gifts or powers a piece has no rating, and only personages are asked.': [
    'engine/ratings.ts ratingOf.[printed, reduced]: one more `0` in `[0, 0]`',
    'engine/ratings.ts ratingOf.[printed, reduced]: one more `0` in `[0, 0]` (2)',
  ],
  'No enemy shares the hex of a bow.': ['engine/fire.ts rangeOf.{ least, most }: zero `1` in `least: 1`'],
  'Grond may strike at every sort of work: no cell of his row is prohibited.': [
    "engine/siegeWeapons.ts grondChance: never `totals === 'P'`",
  ],
  'What is known and still stands has poured, and an only measure that is poured takes the cauldron away.': [
    'game/fillIn.ts fillIn.oil: always `revealed`',
    'game/fillIn.ts fillIn.oil: zero `1` in `Math.max(1, battle.oil[id]! - 1)`',
  ],
  'Nobody is known by no other name than nobody.': [
    'game/viewed.ts renamedEvent: never `event.pushed === null`',
    'game/viewed.ts viewedAction: never `action.pushes === null`',
  ],
  'Who has come into a zone goes no further, and is asked no more.': [
    'engine/walk.ts walkAlong.leavesZone: always `taken === 0`',
  ],
  'A move never ends where it began, and only there stands the engine that it pushes.': [
    'engine/stacking.ts mayStop.crowded: always `engine !== pushed`',
  ],
  'The number of a way differs from all others, and what is not found under it is made anew.': [
    'engine/movement.ts wayIndex: arithmetic `side + 2 * GAITS.indexOf(gait) + (engine ? 6 : 0)`',
  ],
  'Where a ladder or a docked tower may be used, the side is closed.': [
    'engine/strike.ts attackCrossing: never `inContact(battle, state, from, hex)`',
  ],
  'Two ways with the same end that pass the feet of the same ladders pass them in the same order.': [
    'engine/decisions.ts outcomeOf: arithmetic `a - b`',
  ],
  'A target that is nobody stands nowhere on the map.': [
    'engine/spells.ts whyNotTarget: never `target === null` (2)',
  ],
  'Of all throws of a request each is one of as many.': [
    'game/odds.ts outcomes.explore: one more `0` in `throwsOf(request)[0]`',
  ],
  'Past the end of a record the replay has parted from it, whatever a die shows there.': [
    'game/replay.ts counting.dice: one more `1` in `faces[asked + index] ?? 1`',
  ],
  'The chart refuses a siege tower by the same case.': [
    "engine/breach.ts whyNotBegin: never `engineKind(battle, engine)?.weapon === 'siege-tower'`",
  ],
};

/** The reasons, by the names of the mutants. */
export const EQUIVALENT: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(BY_REASON), ...Object.entries(IN_BATTLES)].flatMap(([reason, names]) =>
    names.map((name) => [name, reason]),
  ),
);
