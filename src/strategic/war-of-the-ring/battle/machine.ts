/** The machine of a strategic battle: it begins, asks for decisions and dice, and goes on by itself between them. */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { opponent, type Both, type NationCounts } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { unitsOf } from '../armies.ts';
import { driveNazgul } from './events.ts';
import { doNext, SEATS } from './agenda.ts';
import { carryOutOption, partArmy } from './answers.ts';
import { whyNoAttack } from './rearguard.ts';
import { askedBy, isPart, isSilent, optionsOf, refusalOf } from './options.ts';
import {
  UNSWAYED,
  type BattleState,
  type Decision,
  type Moved,
  type DecisionRefusal,
  type Setting,
  type BattleSide,
  type BattleStep,
} from './terms.ts';
import { NO_TALLY, throwVolleys, type Faces, type Tally, type Thrown } from './volley.ts';

export { owedNext } from './options.ts';

/** What a side brings to a battle. */
export interface Muster {
  readonly army: Army;
  /** Who takes no part and stays behind: the rearguard of a sortie, inside (O1). */
  readonly rearguard: Army;
  readonly pool: NationCounts;
  readonly dead: NationCounts;
  readonly hand: readonly string[];
}

/** Begins a battle; refused when nobody may attack (B10), or nobody defends. */
export function beginBattle(setting: Setting, musters: Both<Muster>): Result<Moved, DecisionRefusal> {
  const { attacker, defender } = musters;
  const why = whyNoAttack(setting, attacker.army);
  if (why !== null) return failed([{ rule: 'B10', reason: why }]);
  if (unitsOf(defender.army) === 0) return failed([{ rule: 'B1', reason: { say: 'nothingToAttack' } }]);
  const state: BattleState = {
    round: 0,
    paid: setting.roundsPaid,
    agenda: [],
    sides: { attacker: sideOf(attacker), defender: sideOf(defender) },
    sway: { attacker: UNSWAYED, defender: UNSWAYED },
    cards: { attacker: null, defender: null },
    tally: { attacker: NO_TALLY, defender: NO_TALLY },
    ending: null,
    advanced: null,
    leftBehind: [],
  };
  const agenda: readonly BattleStep[] = [
    ...SEATS.flatMap((seat) =>
      setting.events[seat].map((card): BattleStep => ({ type: 'event', seat, card })),
    ),
    { type: 'rearguard' },
    { type: 'white-rider', seat: 'attacker' },
    { type: 'white-rider', seat: 'defender' },
    { type: 'begin' },
  ];
  return ok(settle(setting, { state: { ...state, agenda }, events: [] }));
}

function sideOf({ army, rearguard, pool, dead, hand }: Muster): BattleSide {
  return { army, pool, dead, hand, rearguard, away: {}, fallen: [], cowed: false, spent: [] };
}

/** Answers what is owed; refused, with the rule, when it may not be. */
export function decide(
  setting: Setting,
  state: BattleState,
  decision: Decision,
): Result<Moved, DecisionRefusal> {
  const step = state.agenda[0];
  if (step === undefined || isSilent(step)) {
    return failed([{ rule: 'B6', reason: { say: 'nothingOwed' } }]);
  }
  const { rule } = askedBy(step);
  if (isPart(step)) {
    if (decision.type !== 'part') return failed([{ rule, reason: { say: 'partAsked' } }]);
    const parted = partArmy(setting, state, step, decision.army);
    return parted.ok ? ok(settle(setting, parted.value)) : parted;
  }
  if (decision.type !== 'choose') return failed([{ rule, reason: { say: 'optionAsked' } }]);
  const { option } = decision;
  if (!optionsOf(setting, state, step).includes(option)) {
    return failed([{ rule, reason: refusalOf(setting, state, step, option) }]);
  }
  return ok(settle(setting, carryOutOption(setting, state, step, option)));
}

/** Goes on after a round that was fought elsewhere: the armies are as it left them, and whoever is broken is broken (4.6). */
export function takeRoundFromHexes(setting: Setting, state: BattleState, sides: Both<BattleSide>): Moved {
  const agenda: readonly BattleStep[] = [{ type: 'check', card: null }, { type: 'go-on' }];
  return settle(setting, { state: { ...state, sides, agenda }, events: [] });
}

/** Throws the dice that are owed. */
export function rollDice(setting: Setting, state: BattleState, source: Faces): Moved {
  const step = state.agenda[0];
  if (step?.type !== 'throw') return { state, events: [] };
  const throws = throwVolleys(step.volleys, source);
  const fell = takeTallies(setting, state, throws);
  const events = throws.map((one: Thrown) => ({
    type: 'DiceThrown' as const,
    purpose: step.purpose,
    ...one,
  }));
  return { state: fell.state, events: [...events, ...fell.events] };
}

/** What follows when the dice that are owed have come to these tallies: in a combat roll for the cards still to come, in an extra attack at once (B11). */
export function takeTallies(
  setting: Setting,
  state: BattleState,
  throws: readonly { readonly tally: Tally }[],
): Moved {
  const [step, ...rest] = state.agenda;
  if (step?.type !== 'throw') return { state, events: [] };
  const tallies = step.volleys.map(({ seat }, index) => ({ seat, tally: throws[index]?.tally ?? NO_TALLY }));
  const events = tallies.map(({ seat, tally }) => ({ type: 'HitsScored' as const, seat, hits: tally.hits }));
  if (step.purpose === 'combat') {
    const tally = tallies.reduce((sum, one) => ({ ...sum, [one.seat]: one.tally }), state.tally);
    return settle(setting, { state: { ...state, tally, agenda: rest }, events });
  }
  if (step.purpose === 'eagles') {
    const flown = tallies.reduce((sum, one) => driveNazgul(sum, opponent(one.seat), one.tally.hits), state);
    return settle(setting, { state: { ...flown, agenda: rest }, events });
  }
  const losses = tallies.map(({ seat, tally }) => ({
    type: 'losses' as const,
    seat: opponent(seat),
    hits: tally.hits,
  }));
  const check: readonly BattleStep[] = step.purpose === 'event' ? [] : [{ type: 'check', card: null }];
  return settle(setting, { state: { ...state, agenda: [...losses, ...check, ...rest] }, events });
}

/** Goes on until something is owed; where there is only one way, it is gone. */
function settle(setting: Setting, { state, events }: Moved): Moved {
  const all = [...events];
  let now = state;
  for (;;) {
    const next = doNext(setting, now) ?? forceMove(setting, now);
    if (next === null) return { state: now, events: all };
    now = next.state;
    for (const event of next.events) all.push(event);
  }
}

function forceMove(setting: Setting, state: BattleState): Moved | null {
  const step = state.agenda[0];
  if (step === undefined || isSilent(step) || isPart(step)) return null;
  const options = optionsOf(setting, state, step);
  return options.length === 1 ? carryOutOption(setting, state, step, options[0]!) : null;
}
