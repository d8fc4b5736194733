/** Quick resolve: a battle decided by dice, told at the same border as one that was fought on hexes (4.6). */
import { figureOf, LETTERS, type FigureId } from './roster.ts';
import type { BriefProblem, Die } from '../siege.ts';
import { countOf, joinArmies, nationsIn, addCounts, unitsOf, without } from './armies.ts';
import { partsOfOption } from './battle/casualties.ts';
import { actsBefore } from './battle/events.ts';
import { beginBattle } from './battle/machine.ts';
import { captureOdds } from './battle/campaign.ts';
import { oddsOf, startExploring, type BattleOdds } from './battle/odds.ts';
import type { BattleOutcome } from './battle/outcome.ts';
import { playByPolicy, resolveBattle, type Resolved } from './battle/resolve.ts';
import { mustersOf, settingOf } from './battle/setting.ts';
import type { BattleState, Moved, Setting } from './battle/terms.ts';
import { thrownWith } from './battle/volley.ts';
import { type Both, type NationCounts, type Seat, type SiegeBrief, SEATS } from './brief/brief.ts';
import { rankOf } from './brief/standing.ts';
import { FIGURE_TYPES } from './facts.ts';
import type { Army } from './figures.ts';
import { type SiegeLink } from './ledger/link.ts';
import { stepsOfCounts } from './ledger/payment.ts';
import type { Fought } from './ledger/result.ts';
import { ring } from './said.ts';

/** The battle of a brief, begun. A brief that was read begins. */
function startOf(brief: SiegeBrief): Moved {
  const start = beginBattle(settingOf(brief), mustersOf(brief));
  if (!start.ok) throw new Error(`a brief that was read does not begin: ${JSON.stringify(start.problems)}`);
  return start.value;
}

/** Why the battle of a brief cannot begin, with its rule; null: it can. What an Army die would begin is a problem of the die. */
export function whyNotBegun(brief: SiegeBrief): BriefProblem | null {
  const [setting, musters] = [settingOf(brief), mustersOf(brief)];
  const start = beginBattle(setting, musters);
  if (start.ok) return null;
  const { rule, reason } = start.problems[0]!;
  const why = ring(reason);
  return beginBattle({ ...setting, by: 'army' }, musters).ok
    ? { path: '/by', code: 'no-battle', said: ring({ say: 'noBattleByDie', why, rule }) }
    : { path: '', code: 'no-battle', said: ring({ say: 'noBattle', why, rule }) };
}

/** Fights the battle of a brief with a die, under the policies of the brief. */
export function rollOut(brief: SiegeBrief, die: Die): Resolved {
  return resolveBattle(settingOf(brief), startOf(brief), brief.policies, thrownWith(die));
}

/** The exact odds of the battle of a brief, under the policies of the brief. */
export function countOdds(brief: SiegeBrief): BattleOdds {
  return oddsOf(settingOf(brief), startOf(brief), brief.policies);
}

/**
 * The exact chance that the hold has fallen after each of so many assaults, under the policies of the brief. Events act before
 * the first; it is paid for as the brief says, the others by an action die of one round.
 */
export function capturesCounted(brief: SiegeBrief, actions: number): readonly number[] {
  const setting = settingOf(brief);
  const later: Setting = {
    ...setting,
    by: 'army',
    roundsPaid: 1,
    firstRoundLocked: false,
    events: { attacker: [], defender: [] },
  };
  return captureOdds(setting, mustersOf(brief), brief.policies, actions, startExploring(), later);
}

/**
 * The brief as the armies stand when the events before the first round are played (4.5): who was recruited is there and
 * goes into the battle with the others, who was driven off is elsewhere, and whoever must stay behind stands in his army still.
 * Wear is gone with the figure that bore it (C2). What combat cards of the first round do is done in that round.
 */
export function afterEvents(brief: SiegeBrief): SiegeBrief {
  if (![...brief.cards.attacker, ...brief.cards.defender].some(actsBefore)) return brief;
  const { sides } = playEvents(brief);
  const both = (part: 'pool' | 'dead' | 'away'): NationCounts =>
    addCounts(sides.attacker[part], sides.defender[part]);
  const armies = {
    attacker: joinArmies(sides.attacker.army, guardOf(brief, { sides })),
    defender: sides.defender.army,
  };
  const heaps = {
    pool: both('pool'),
    dead: both('dead'),
    elsewhere: addCounts(brief.elsewhere, both('away')),
  };
  const fights = (id: FigureId): boolean =>
    rankOf(id, { ...armies, ...heaps, inside: brief.inside }) !== null;
  const wear = Object.fromEntries(Object.entries(brief.wear).filter(([id]) => fights(id)));
  return { ...brief, ...armies, ...heaps, wear };
}

/** A battle as its first round begins, or as soon as an event before it asks for dice: those fall at the border (4.5). */
function playEvents(brief: SiegeBrief): BattleState {
  const { state } = startOf(brief);
  return playByPolicy(settingOf(brief), state, brief.policies, ({ round }) => round > 0).state;
}

/** What the dice left, at the border: steps of every figure of the link, and what was decided at the end. */
export function foughtOf(brief: SiegeBrief, link: SiegeLink, fought: Resolved): Fought {
  const { outcome } = fought;
  const left = aliveAfter(brief, fought);
  const steps = Object.assign(
    {},
    ...SEATS.map((seat) => stepsOfCounts(link[seat].figures, link.wear, left[seat])),
  ) as Record<FigureId, number>;
  return { by: 'dice', rounds: outcome.rounds, steps, ...endOf(brief, link, outcome, steps) };
}

/** The figures of each side that live when a battle is over, whether they stood in it, behind it or were sent away. */
export function aliveAfter(brief: SiegeBrief, { outcome, events }: Resolved): Both<NationCounts> {
  const { sides } = outcome;
  const trims = events.flatMap((one) => (one.type === 'Trimmed' ? [one] : []));
  const alive = (seat: Seat): NationCounts => {
    const { army, away } = sides[seat];
    const whole = seat === 'attacker' ? joinArmies(army, guardOf(brief, outcome)) : army;
    const trimmed = trims.filter((one) => one.seat === seat).map(({ figure }) => oneOf(figure));
    return trimmed.reduce(addCounts, addCounts(whole.figures, away));
  };
  return { attacker: alive('attacker'), defender: alive('defender') };
}

/** The rearguard of an attacker. Who stayed in the hold from the start never went out (O1). */
export function guardOf({ mode, inside }: SiegeBrief, { sides }: Pick<BattleOutcome, 'sides'>): Army {
  const { rearguard } = sides.attacker;
  return mode === 'sortie' ? without(rearguard, inside) : rearguard;
}

/** Who of the characters fell by a card, and what was decided at the end. */
export function endOf(
  brief: SiegeBrief,
  link: SiegeLink,
  outcome: BattleOutcome,
  steps: Readonly<Record<FigureId, number>>,
): Required<Pick<Fought, 'fallen' | 'after'>> {
  const { sides, ending, advanced } = outcome;
  const guard = guardOf(brief, outcome);
  const fallen = SEATS.flatMap((seat) =>
    sides[seat].fallen.filter((id) => link[seat].characters.includes(id)),
  );
  const spared = SEATS.flatMap((seat) => (unitsOf(sides[seat].army) > 0 ? [] : sides[seat].army.characters));
  const after: Fought['after'] = {
    ...(spared.length > 0 ? { spared: [...spared] } : {}),
    advance: advanced !== null && unitsOf(advanced) > 0,
    stay: [...staying(link, steps, guard.figures), ...guard.characters],
    ...(ending.type === 'retreated' ? { defender: 'retreats' as const, to: ending.to } : {}),
    ...(ending.type === 'withdrawn' ? { defender: 'withdraws' as const } : {}),
  };
  return { fallen, after };
}

/** One figure, as counts. */
function oneOf(figure: string): NationCounts {
  const [type, nation] = partsOfOption(figure);
  const none = { regular: 0, elite: 0, leader: 0, nazgul: 0 };
  return { [nation]: { ...none, [type]: 1 } };
}

/** The figures of the attacker who make up his rearguard: the last of each nation and type who live. */
export function staying(
  link: SiegeLink,
  steps: Readonly<Record<FigureId, number>>,
  guard: NationCounts,
): readonly FigureId[] {
  return nationsIn(guard).flatMap((nation) =>
    FIGURE_TYPES.flatMap((type) => {
      const own = link.attacker.figures.filter(
        (id) => figureOf(id).nation === nation && id.includes(`-${LETTERS[type]}-`) && steps[id]! > 0,
      );
      return own.slice(Math.max(0, own.length - countOf(guard, nation, type)));
    }),
  );
}
