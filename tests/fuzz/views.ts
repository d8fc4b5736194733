/** Everything that a side may not know, put otherwise at random: whatever that side sees stays the same, byte for byte. */
import { greedy } from '../../src/ai/greedy.ts';
import { random } from '../../src/ai/random.ts';
import type { Draw } from '../../src/ai/agent.ts';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, type Battle } from '../../src/engine/battle.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { GameState } from '../../src/engine/state.ts';
import { apply, whyNot } from '../../src/game/apply.ts';
import { drawing, generatorFrom, mixedSeed, seeded } from '../../src/game/generator.ts';
import type { History } from '../../src/game/history.ts';
import { fillIn } from '../../src/game/fillIn.ts';
import { legalActions } from '../../src/game/legal.ts';
import { newMatch, type Match } from '../../src/game/match.ts';
import { oddsOf } from '../../src/game/odds.ts';
import { play } from '../../src/game/play.ts';
import { view } from '../../src/game/view.ts';
import { viewedEvents, viewOfMatch } from '../../src/game/viewed.ts';
import { masked, maskedAction, masquerade, type Masquerade } from '../kit/cauldrons.ts';

/** What a part of the proof found. */
export interface Views {
  readonly states: number;
  readonly games: number;
  /** States that differ from what was made of them: a proof over equal states would prove nothing. */
  readonly disguised: number;
  /** States in which the other side decides, so that its legal actions, odds and refusals are compared. */
  readonly decided: number;
  readonly broken: readonly string[];
}

export const NO_VIEWS: Views = { states: 0, games: 0, disguised: 0, decided: 0, broken: [] };

/** The sum of two parts. */
export function addedViews(a: Views, b: Views): Views {
  return {
    states: a.states + b.states,
    games: a.games + b.games,
    disguised: a.disguised + b.disguised,
    decided: a.decided + b.decided,
    broken: [...a.broken, ...b.broken],
  };
}

/** How many actions of a game lie between two states that are looked at, at most. */
const STRIDE = 4;
/** How much of the record is compared, in actions. */
const WINDOW = 24;
/** How many actions of a state have their odds and refusals compared. */
const SAMPLE = 4;

/** Looks at `states` states of random games, seeded from (seed, part, game). */
export function lookAround(battle: Battle, seed: number, part: number, states: number): Views {
  let views = NO_VIEWS;
  while (views.states < states && views.broken.length === 0) {
    const game = mixedSeed(seed, part, views.games);
    views = addedViews(views, oneGame(battle, game, views.games % 2 === 0, states - views.states));
  }
  return views;
}

/** By chance, or by greedy agents, who come to blows and to oil far more often. */
function oneGame(battle: Battle, seed: number, byChance: boolean, most: number): Views {
  const agent = byChance ? random : greedy();
  const dice = seeded(generatorFrom(seed));
  const draw = drawing(mixedSeed(seed, 1));
  const past: Match[] = [];
  let present = newMatch(battle, seed);
  let views: Views = { ...NO_VIEWS, games: 1 };
  let wait = draw(STRIDE);
  while (views.states < most && present.state.verdict === null && views.broken.length === 0) {
    const { state } = present;
    const action = agent(battle, view(battle, state, state.active), draw);
    const faces = dice.generator();
    const played = play(present, action, dice);
    if (!played.ok) return { ...views, broken: [`game ${seed}: ${action.type} was refused`] };
    past.push(present);
    present = played.match;
    wait -= 1;
    if (wait > 0) continue;
    wait = 1 + draw(STRIDE);
    const beats = { action, faces, events: played.events };
    const found = differences(lately(past, present), beats, draw);
    views = addedViews(views, {
      ...found,
      broken: found.broken.map((what) => `game ${seed}, action ${past.length}, ${action.type}: ${what}`),
    });
  }
  return views;
}

/** The game as if it had begun some actions ago. */
function lately(past: readonly Match[], present: Match): History {
  const from = Math.max(0, past.length - WINDOW);
  const { state: start } = past[from]!;
  const late = (match: Match): Match => ({ ...match, start, entries: match.entries.slice(from) });
  return { past: past.slice(from).map(late), present: late(present), future: [] };
}

/** The last action of a history: the dice it began with, and what it did. */
interface Beats {
  readonly action: Action;
  readonly faces: readonly number[];
  readonly events: readonly GameEvent[];
}

function differences(history: History, last: Beats, draw: Draw): Views {
  const { battle, state } = history.present;
  const parts = masquerade(battle, state, draw);
  const anyOil = (_: unknown, id: number): number => 1 + draw(Math.max(1, battle.oil[id]! - 1));
  const other = maskedHistory(history, parts, anyOil, draw);
  const seen = view(battle, state, BESIEGER);
  const dreamt = fillIn(battle, seen, draw(1 << 30));
  const before = history.past.at(-1)!.state;
  const decides = state.active === BESIEGER && state.verdict === null;
  const broken = [
    ...differs('the view', seen, view(battle, other.present.state, BESIEGER)),
    ...differs('the view of a view', seen, view(battle, seen, BESIEGER)),
    ...differs('the view of what is imagined', seen, view(battle, dreamt, BESIEGER)),
    ...differs('the game', viewOfMatch(history, BESIEGER), viewOfMatch(other, BESIEGER)),
    ...differs(
      'the owner sees all',
      view(battle, state, 0) === state && viewOfMatch(history, 0).state === state,
      true,
    ),
    ...differs('what happened', ...happened(battle, before, last, parts)),
    ...(decides ? unequalChoices(battle, state, seen, draw) : []),
  ];
  const disguised = JSON.stringify(other.present.state) === JSON.stringify(state) ? 0 : 1;
  return { states: 1, games: 0, disguised, decided: Number(decides), broken };
}

function differs(what: string, a: unknown, b: unknown): readonly string[] {
  return JSON.stringify(a) === JSON.stringify(b) ? [] : [`${what} tells a secret`];
}

function maskedHistory(
  { past, present, future }: History,
  parts: Masquerade,
  oil: Parameters<typeof masked>[3],
  draw: Draw,
): History {
  const { battle } = present;
  const entries = present.entries.map((entry) => ({ ...entry, action: maskedAction(entry.action, parts) }));
  const other = (match: Match): Match => ({
    ...match,
    entries: entries.slice(0, match.entries.length),
    start: masked(battle, match.start, parts, oil),
    state: masked(battle, match.state, parts, oil),
    generator: generatorFrom(draw(1 << 30)),
  });
  return { past: past.map(other), present: other(present), future };
}

/** The last action again with the same dice, in masquerade: what the besieger is shown of both, and where both lead. */
function happened(
  battle: Battle,
  before: GameState,
  { action, faces, events }: Beats,
  parts: Masquerade,
): readonly [unknown, unknown] {
  const other = masked(battle, before, parts, ({ oil }) => oil);
  const again = apply(battle, other, maskedAction(action, parts), seeded(faces));
  return [
    viewedEvents(battle, before, events, BESIEGER),
    again.ok ? viewedEvents(battle, other, again.events, BESIEGER) : again.refusal,
  ];
}

/** Legal actions, odds and refusals of the side that decides: on the state and on its view. */
function unequalChoices(battle: Battle, state: GameState, seen: GameState, draw: Draw): readonly string[] {
  const legal = [...legalActions(battle, state)];
  const all = legal.flatMap(([, actions]) => actions);
  const some = Array.from({ length: SAMPLE }, () => all[draw(all.length)]!);
  const wild = some.map((action) => spoilt(battle, action, draw));
  const asked = (now: GameState): unknown => [
    some.map((action) => oddsOf(battle, now, action)),
    wild.map((action) => whyNot(battle, now, action)),
  ];
  return [
    ...differs('a legal action', legal, [...legalActions(battle, seen)]),
    ...differs('an odd or a refusal', asked(state), asked(seen)),
  ];
}

/** The action with its first id changed at random to another own or visible one. */
function spoilt(battle: Battle, action: Action, draw: Draw): Action {
  const key = Object.keys(action).find(
    (name) => name !== 'type' && typeof action[name as 'type'] === 'number',
  );
  if (key === undefined) return action;
  const open = battle.pieces.filter(({ kind }) => kind.class !== 'cauldron');
  return { ...action, [key]: open[draw(open.length)]!.id } as Action;
}
