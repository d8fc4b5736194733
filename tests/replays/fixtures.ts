/** Finished games that are kept: how they are played, written and read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/fingerprint.mjs';
import { makeAgent } from '../../src/ai/makeAgent.ts';
import { DEFENDER, BESIEGER, type Battle } from '../../src/engine/battle.ts';
import type { Verdict } from '../../src/engine/state.ts';
import { drawing, mixedSeed } from '../../src/game/generator.ts';
import { matchHash, newMatch, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { view } from '../../src/game/view.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { writeMatch } from '../../src/saves/writeMatch.ts';
import type { OpenScenario } from '../../src/scenario/parse.ts';
import { SHIPPED_SCENARIOS } from '../../src/scenario/shipped.ts';

/** A finished game: a saved match that leaves its scenario and its states to others, and how it ended. */
export interface Fixture {
  readonly players: readonly [string, string];
  readonly seed: number;
  readonly match: Omit<SavedMatch, 'scenario' | 'snapshots'>;
  readonly end: Ending;
}

/** How a game ended: enough to tell it from every other. */
export interface Ending {
  readonly verdict: Verdict | null;
  readonly turn: number;
  readonly actions: number;
  readonly hash: string;
}

/** How many games are kept in all. */
export const GAMES = 100;

/** The scenarios in the order in which they take turns. */
export const IDS: readonly string[] = Object.keys(SHIPPED_SCENARIOS);

const PLAYERS = [
  ['greedy', 'greedy'],
  ['random', 'random'],
  ['greedy', 'greedy'],
  ['random', 'greedy'],
  ['greedy', 'random'],
] as const;

/** Plays the games of one scenario: every seventh of the hundred. */
export function playFixtures(scenario: OpenScenario): readonly Fixture[] {
  const first = IDS.indexOf(scenario.battle.id);
  const own = Array.from({ length: GAMES }, (_, index) => index).filter(
    (index) => index % IDS.length === first,
  );
  return own.map((index, turn) => keptGame(scenario, PLAYERS[turn % PLAYERS.length]!, index + 1).fixture);
}

/** Plays a game of a scenario to its verdict: as it is kept, and as it stands at its end. */
export function keptGame(
  { battle, document }: OpenScenario,
  players: readonly [string, string],
  seed: number,
): Readonly<{ fixture: Fixture; match: Match }> {
  const match = finished(battle, players, seed);
  const { scenario: _, snapshots: __, ...kept } = writeMatch(match, document);
  return { fixture: { players, seed, match: kept, end: endingOf(match) }, match };
}

/** Plays a game to its verdict; an agent that is refused or a game without a verdict is an error. */
function finished(battle: Battle, players: readonly [string, string], seed: number): Match {
  const agents = players.map((name) => makeAgent(name));
  const draws = [DEFENDER, BESIEGER].map((side) => drawing(mixedSeed(seed, side)));
  let match = newMatch(battle, seed);
  while (match.state.verdict === null) {
    const { active } = match.state;
    const action = agents[active]!(battle, view(battle, match.state, active), draws[active]!);
    const played = playOn(match, action);
    if (!played.ok) throw new Error(`${battle.id}, seed ${seed}: ${action.type}: ${played.refusal.code}`);
    match = played.match;
  }
  return match;
}

/** How a match stands, in so far as that can be compared. */
export function endingOf(match: Match): Ending {
  const { verdict, turn } = match.state;
  return { verdict, turn, actions: match.entries.length, hash: matchHash(match) };
}

function fileOf(id: string): string {
  return join(ROOT, 'tests/replays', `${id}.json.gz`);
}

/** Keeps the games of a scenario, or of a stronghold. */
export function writeFixtures(id: string, fixtures: readonly Fixture[]): void {
  writeFileSync(fileOf(id), gzipSync(JSON.stringify(fixtures), { level: 9 }));
}

/** The kept games of a scenario, or of a stronghold with what is kept of its sieges besides. */
export function readFixtures<Kept extends Fixture = Fixture>(id: string): readonly Kept[] {
  return JSON.parse(gunzipSync(readFileSync(fileOf(id))).toString()) as readonly Kept[];
}

/** A kept game as the file that a player would load. */
export function savedMatch({ match }: Fixture, document: OpenScenario['document']): SavedMatch {
  return { ...match, scenario: document, snapshots: [] };
}
