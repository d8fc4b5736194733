/** Strategic battles for tests, built from a few letters: `box('3R 1E 1L', 'gondor')`. */
import type { Both, NationCounts } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { changeCounts, countOf } from '../../src/strategic/war-of-the-ring/armies.ts';
import {
  beginBattle,
  decide,
  owedNext,
  rollDice,
  type Muster,
} from '../../src/strategic/war-of-the-ring/battle/machine.ts';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import type {
  BattleState,
  Moved,
  BattleOwed,
  DecisionRefusal,
  Setting,
} from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { Faces } from '../../src/strategic/war-of-the-ring/battle/volley.ts';
import { FIGURE_TYPES, NATIONS } from '../../src/strategic/war-of-the-ring/facts.ts';
import type { Army, FigureType, Nation } from '../../src/strategic/war-of-the-ring/figures.ts';

const TYPES: Readonly<Record<string, FigureType>> = { R: 'regular', E: 'elite', L: 'leader', N: 'nazgul' };

/** An army in letters: counts of the given nation; `+id` is a character; `E@rohan` names another nation. */
export function box(text: string, nation: Nation): Army {
  let figures: NationCounts = {};
  const characters: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    if (word.startsWith('+')) characters.push(word.slice(1));
    else {
      const [, count, letter, other] = /^(\d+)([RELN])(?:@(\w+))?$/.exec(word)!;
      figures = changeCounts(figures, (other ?? nation) as Nation, TYPES[letter!]!, Number(count));
    }
  }
  return { figures, characters };
}

/** All printed figures that are not in these armies, in reinforcements. */
export function poolOf(...armies: readonly Army[]): NationCounts {
  let pool: NationCounts = {};
  for (const { id, totals } of NATIONS) {
    for (const type of FIGURE_TYPES) {
      const used = armies.reduce((sum, { figures }) => sum + countOf(figures, id, type), 0);
      if (totals[type] - used > 0) pool = changeCounts(pool, id, type, totals[type] - used);
    }
  }
  return pool;
}

/** An assault on Minas Tirith by the Shadow, by the published rules, with all nations at war; or what differs. */
export function setting(change: Partial<Setting> = {}): Setting {
  return {
    rules: 'published',
    region: 'minas-tirith',
    mode: 'assault',
    alliances: { attacker: 'shadow', defender: 'free' },
    ground: 'stronghold',
    hold: 'defender',
    by: 'army',
    atWar: NATIONS.map(({ id }) => id),
    players: 2,
    saruman: false,
    fellowship: false,
    roundsPaid: 1,
    policies: USUAL,
    firstRoundLocked: false,
    freeCardsBarred: false,
    fewer: { attacker: 0, defender: 0 },
    havens: [],
    inside: 0,
    events: { attacker: [], defender: [] },
    ...change,
  };
}

/** What both sides bring: their boxes, everything else in reinforcements, and these combat cards. */
export function musters(
  attacker: Army,
  defender: Army,
  input: Partial<Both<readonly string[]>> = {},
): Both<Muster> {
  const pool = poolOf(attacker, defender);
  const rearguard = { figures: {}, characters: [] };
  const one = (army: Army, hand: readonly string[]): Muster => ({ army, rearguard, pool, dead: {}, hand });
  return { attacker: one(attacker, input.attacker ?? []), defender: one(defender, input.defender ?? []) };
}

/** A battle at the hand of a test: decisions and faces are given one after the other. */
export interface Table {
  readonly setting: Setting;
  state(): BattleState;
  owed(): BattleOwed;
  log(): readonly Moved['events'][number][];
  /** Chooses, or names the part that stays or goes; throws when it is refused. */
  choose(...options: readonly (string | Army)[]): Table;
  refused(option: string | Army): DecisionRefusal;
  /** Throws the dice that are owed, showing these faces in order. */
  throw(...faces: readonly number[]): Table;
}

/** Begins a battle for a test; nobody stays behind, and whoever may withdraw stands, unless the test says otherwise. */
export function table(given: Setting, both: Both<Muster>, auto = true): Table {
  const start = beginBattle(given, both);
  if (!start.ok) throw new Error(JSON.stringify(start.problems));
  let moved = start.value;
  const events = [...moved.events];
  const answer = (option: string | Army): ReturnType<typeof decide> =>
    decide(
      given,
      moved.state,
      typeof option === 'string' ? { type: 'choose', option } : { type: 'part', army: option },
    );
  const take = (next: Moved): void => {
    moved = next;
    events.push(...next.events);
  };
  const self: Table = {
    setting: given,
    state: () => moved.state,
    owed: () => owedNext(given, moved.state),
    log: () => events,
    choose(...options) {
      for (const option of options) {
        const next = answer(option);
        if (!next.ok) throw new Error(JSON.stringify(next.problems));
        take(next.value);
      }
      return self;
    },
    refused(option) {
      const next = answer(option);
      if (next.ok) throw new Error(`${JSON.stringify(option)} was not refused`);
      return next.problems[0]!;
    },
    throw(...faces) {
      take(rollDice(given, moved.state, inOrder(faces)));
      return self;
    },
  };
  return auto && moved.state.agenda[0]?.type === 'rearguard'
    ? self.choose({ figures: {}, characters: [] })
    : self;
}

/** Faces in the order given; too few, or some left over, is a mistake of the test. */
function inOrder(faces: readonly number[]): Faces {
  let next = 0;
  return (dice) => {
    if (next + dice > faces.length)
      throw new Error(`${dice} dice are thrown, ${faces.length - next} faces left`);
    next += dice;
    return faces.slice(next - dice, next);
  };
}
