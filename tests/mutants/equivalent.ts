/**
 * Mutants that no test can notice, because they change nothing that can be seen: by the reason, the names of those it holds for.
 * Names do not hang on lines or folders; a test finds those that are no more.
 */
import { IN_BATTLES } from './equivalentBattles.ts';

/** Those of the rules; strategic battles have a table of their own. */
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
    'engine/memory.ts perBattle: removed `made.set(battle, first);`',
    'engine/move.ts move.resolve: never `state.ladders.length === 0`',
    'engine/move.ts offer: never `parties.length === 0`',
    'engine/movement.ts tablesOf: always `!alike`',
    'engine/personages.ts ownPersonagesAt: always `all.some(there)`',
    'engine/pieces.ts movedAlong.now: always `engines`',
    "engine/pieces.ts movedAlong.now: always `goes('unit')`",
    'engine/pieces.ts movedAlong: never `moved.length === 0`',
    'engine/raiseLadder.ts raiseLadder.options: never `whyNotRaise(battle, state, unit) !== null`',
    'engine/range.ts outOfZone: never `heads.length === 0`',
    'engine/reduce.ts REMEMBERED: one more `32` in `REMEMBERED = 32`',
    'engine/reduce.ts REMEMBERED: zero `32` in `REMEMBERED = 32`',
    'engine/reduce.ts changed: never `list.length === 0`',
    'engine/reduce.ts folded: arithmetic `known.oldest + 1`',
    'engine/reduce.ts folded: removed `known.latest[known.oldest] = { from: state, by: event, to };`',
    'engine/reduce.ts folded: removed `known.oldest = (known.oldest + 1) % REMEMBERED;`',
    'engine/reduce.ts folded: zero `1` in `known.oldest + 1`',
    'engine/reduceMagic.ts reduceMagic: always `pieces.some(isMarked)`',
    'engine/reduceMagic.ts unmarked: always `isMarked(piece)`',
    'engine/retreats.ts retreatOptions: inverted `last.latest.owed !== owed`',
    'engine/searches.ts searchAgain: never `desk.answered === search`',
    'engine/searches.ts searchAgain: removed `desk.answered = search;`',
    'engine/throwHead.ts throwHead.options: never `whyNotThrow(battle, state, engine) !== null`',
    'engine/zones.ts movedAlong: never `from.pieces === to.pieces`',
    'game/odds.ts outcomes.explore: never `index === 0`',
    'game/view.ts disguiseOf: removed `worn[side] = { own: ids.map((id) => state.pieces[id]!), disguise };`',
  ],
  'Without it the stacks are counted anew from all pieces, which gives the same stacks.': [
    'engine/pieces.ts counted.crowded: inverted `false` in `crowded = false`',
    'engine/pieces.ts counted: always `layer[at] !== -1`',
    'engine/pieces.ts movedAlong.now: inverted `false` in `crowded: false`',
    'engine/pieces.ts movedAlong: always `layer[at] !== -1`',
    'engine/pieces.ts movedAlong: always `stacks.crowded`',
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
      'engine/pieces.ts movedAlong: always `at >= 0`',
      'engine/pieces.ts movedAlong: never `at < 0`',
      'engine/range.ts range.leaving: always `start >= 0`',
      'engine/walk.ts walkAlong.leavesZone: always `from >= 0`',
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
  'A hex with an enemy unit is barred and never reached.': [
    'engine/range.ts isFull: always `sideOf(battle, other as PieceId) === sideOf(battle, unit)`',
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
