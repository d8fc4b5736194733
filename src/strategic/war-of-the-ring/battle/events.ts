/** The event cards that act on a siege before its first round, and those that let somebody pass its lines (4.5). */
import { assertNever } from '../../../kernel/assertNever.ts';
import { opponent, type Seat } from '../brief/brief.ts';
import type { Nation } from '../figures.ts';
import { changeCounts, countOf, nationsIn, sumOf, unitsOf } from '../armies.ts';
import { partsOfOption, slayFigure } from './casualties.ts';
import { extraVolley } from './leadership.ts';
import type { BattleEvent, BattleState, Moved, Setting, BattleSide, BattleStep } from './terms.ts';

/** What an event does before a siege battle. */
type EventRule =
  /** Hits on the enemy: dice by the Nazgûl of the own army, or so many. */
  | { readonly type: 'dice'; readonly dice: 'nazgul' | number; readonly hitsOn: number }
  /** A unit, and perhaps a leader, where the army stands. */
  | { readonly type: 'recruit'; readonly nation: Nation; readonly leader: boolean }
  | { readonly type: 'upgrade'; readonly nation: Nation | null; readonly count: number }
  | { readonly type: 'a leader dies' }
  | { readonly type: 'eagles' };

const dice = (count: 'nazgul' | number, hitsOn: number): EventRule => ({ type: 'dice', dice: count, hitsOn });
const recruit = (nation: Nation, leader = false): EventRule => ({ type: 'recruit', nation, leader });

/** The events that act before the first round, by card. Grond, The Fighting Uruk-hai and Help Unlooked For act on the battle itself. */
const EVENT_RULES: Readonly<Record<string, EventRule>> = {
  'sh-char-19': dice('nazgul', 5),
  'fp-str-05': dice(5, 5),
  'fp-char-19': dice(3, 4),
  'fp-char-20': dice(3, 4),
  'fp-char-21': dice(3, 4),
  'fp-char-18': { type: 'eagles' },
  'sh-str-03': { type: 'a leader dies' },
  'fp-str-14': recruit('gondor', true),
  'fp-str-18': recruit('gondor', true),
  'fp-str-15': recruit('elves'),
  'fp-str-21': recruit('elves'),
  'fp-str-24': recruit('elves'),
  'fp-str-22': recruit('dwarves', true),
  'sh-str-13': recruit('isengard'),
  'sh-str-14': recruit('sauron'),
  'sh-str-15': { type: 'upgrade', nation: 'sauron', count: 2 },
  'fp-char-24': { type: 'upgrade', nation: null, count: 1 },
};

/** Whether an event acts before the first round of a battle. */
export function actsBefore(card: string): boolean {
  return EVENT_RULES[card] !== undefined;
}

/** Whether an event acts on what its player chooses, so that without a choice it does nothing. */
export function needsChoice(card: string): boolean {
  const type = EVENT_RULES[card]?.type;
  return type === 'recruit' || type === 'upgrade';
}

/** What the player of an event may choose from; nothing where it asks for no choice, or can do nothing. */
export function eventChoices(
  setting: Setting,
  state: BattleState,
  seat: Seat,
  card: string,
): readonly string[] {
  const rule = EVENT_RULES[card];
  const side = state.sides[seat];
  if (rule?.type === 'recruit') return recruits(setting, seat, side, rule.nation);
  if (rule?.type === 'upgrade') {
    const nations = nationsIn(side.army.figures).filter((one) => rule.nation === null || one === rule.nation);
    return nations.filter((one) => upgradable(side, one, rule.count) > 0).map((one) => `upgrade:${one}`);
  }
  if (rule?.type !== 'a leader dies') return [];
  const { figures } = state.sides[opponent(seat)].army;
  const led = nationsIn(figures).filter((nation) => countOf(figures, nation, 'leader') > 0);
  return led.map((nation) => `leader:${nation}`);
}

/** A besieged hold takes no sixth unit, whoever of it stays behind (O3), an army no eleventh (B1); the leader may come alone. */
function recruits({ mode }: Setting, seat: Seat, side: BattleSide, nation: Nation): readonly string[] {
  const besieged = (mode === 'assault' && seat === 'defender') || (mode === 'sortie' && seat === 'attacker');
  const there = unitsOf(side.army) + unitsOf(side.rearguard);
  const units = (['regular', 'elite'] as const).filter((type) => countOf(side.pool, nation, type) > 0);
  return there < (besieged ? 5 : 10) ? units.map((type) => `${type}:${nation}`) : [];
}

/** How many regulars can become elites: no more than there are of both (5). */
function upgradable({ army, pool }: BattleSide, nation: Nation, most: number): number {
  return Math.min(most, countOf(army.figures, nation, 'regular'), countOf(pool, nation, 'elite'));
}

/** An event acts: on the enemy's army in this battle, which is the garrison where a garrison is attacked (trap 10). */
export function eventActed(
  before: BattleState,
  { seat, card }: Extract<BattleStep, { readonly type: 'event' }>,
  choice: string | null,
): Moved {
  const rule = EVENT_RULES[card];
  const own = before.sides[seat];
  const enemy = before.sides[opponent(seat)];
  const played: BattleEvent = { type: 'EventPlayed', seat, card, choice };
  const owing = (purpose: 'event' | 'eagles', count: number, hitsOn: number): BattleState => ({
    ...before,
    agenda: [
      { type: 'throw', purpose, volleys: [extraVolley(seat, count, hitsOn)] },
      { type: 'check', card },
      ...before.agenda,
    ],
  });
  if (rule === undefined) return { state: before, events: [] };
  switch (rule.type) {
    case 'dice':
      return {
        state: owing('event', rule.dice === 'nazgul' ? nazgulIn(own) : rule.dice, rule.hitsOn),
        events: [played],
      };
    case 'eagles':
      return { state: owing('eagles', sumOf(enemy.army.figures, 'nazgul'), 5), events: [played] };
    case 'recruit': {
      const unit = choice === null ? own : recruitFor(own, choice);
      const led = rule.leader && countOf(own.pool, rule.nation, 'leader') > 0;
      return {
        state: withSide(before, seat, led ? recruitFor(unit, `leader:${rule.nation}`) : unit),
        events: [played],
      };
    }
    case 'upgrade':
      return {
        state: withSide(before, seat, choice === null ? own : upgrade(own, choice, rule.count)),
        events: [played],
      };
    case 'a leader dies': {
      if (choice === null) return { state: before, events: [played] };
      const [, nation] = partsOfOption(choice);
      const state = withSide(before, opponent(seat), slayFigure(enemy, nation, 'leader'));
      return { state, events: [played, { type: 'LossTaken', seat: opponent(seat), loss: choice }] };
    }
    default:
      return assertNever(rule);
  }
}

function withSide(state: BattleState, seat: Seat, side: BattleSide): BattleState {
  return { ...state, sides: { ...state.sides, [seat]: side } };
}

function nazgulIn({ army }: BattleSide): number {
  return sumOf(army.figures, 'nazgul') + (army.characters.includes('witch-king') ? 1 : 0);
}

function recruitFor(side: BattleSide, option: string): BattleSide {
  const [type, nation] = partsOfOption(option) as readonly ['regular' | 'elite' | 'leader', Nation];
  return {
    ...side,
    army: { ...side.army, figures: changeCounts(side.army.figures, nation, type, 1) },
    pool: changeCounts(side.pool, nation, type, -1),
  };
}

function upgrade(side: BattleSide, option: string, most: number): BattleSide {
  const [, nation] = partsOfOption(option);
  const count = upgradable(side, nation, most);
  const army = changeCounts(
    changeCounts(side.army.figures, nation, 'regular', -count),
    nation,
    'elite',
    count,
  );
  const pool = changeCounts(changeCounts(side.pool, nation, 'elite', -count), nation, 'regular', count);
  return { ...side, army: { ...side.army, figures: army }, pool };
}

/** The Eagles kill a Nazgûl per hit; the rest fly to a hold of Sauron, which is out of this battle; the Witch-king is immune. */
export function driveNazgul(state: BattleState, seat: Seat, hits: number): BattleState {
  let side = state.sides[seat];
  for (let one = 0; one < hits && countOf(side.army.figures, 'sauron', 'nazgul') > 0; one++) {
    side = slayFigure(side, 'sauron', 'nazgul');
  }
  const flown = countOf(side.army.figures, 'sauron', 'nazgul');
  const army = { ...side.army, figures: changeCounts(side.army.figures, 'sauron', 'nazgul', -flown) };
  return withSide(state, seat, { ...side, army, away: changeCounts(side.away, 'sauron', 'nazgul', flown) });
}

/** The Ents kill Saruman when he is alone. */
const ENTS = ['fp-char-19', 'fp-char-20', 'fp-char-21'];

/** Whether an event hits an army before the first round. */
export function hitsBefore(card: string): boolean {
  return EVENT_RULES[card]?.type === 'dice';
}

/** Whom an event that wiped out an army spares: its characters (ruling 8). */
export function sparedBy(card: string, { army }: BattleSide): readonly string[] {
  return army.characters.filter((id) => id !== 'saruman' || !ENTS.includes(card));
}

/** Cards by which a companion may end in a besieged hold, and those by which somebody may leave one (S4, trap 11). */
const INTO = ['fp-char-15', 'fp-char-16'];
const OUT_OF = ['fp-char-22', 'fp-str-11'];

/** Whether a companion may pass into or out of a hold: freely, unless it is besieged; then only by a card that says so. */
export function mayPass(way: 'in' | 'out', besieged: boolean, card: string | null): boolean {
  return !besieged || (card !== null && (way === 'in' ? INTO : OUT_OF).includes(card));
}

/** Whether units may be mustered in a hold: inside a siege by an event, never by a die (S4, difference 18). */
export function mayMuster(besieged: boolean, by: 'die' | 'event'): boolean {
  return !besieged || by === 'event';
}
