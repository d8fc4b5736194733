/** The tests of an author, carried out: from a position, what may be done and who has won, by the door that every game goes through. */
import { hexName, type HexId } from '../board/hex.ts';
import { hexsideName, type HexsideId } from '../board/hexside.ts';
import type { Action } from '../engine/action.ts';
import type { Battle, PieceId } from '../engine/battle.ts';
import { actorOf, legalActions, legalOf } from '../game/legal.ts';
import { newMatch, type Match } from '../game/match.ts';
import { playOn } from '../game/play.ts';
import { perOwner } from '../kernel/perOwner.ts';
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import type { DeedLine, TestLine } from '../scenario/testSchema.ts';
import type { ScenarioDocument } from './document.ts';

/** Why a test does not hold. */
export type TestFault = 'impossible' | 'not-legal' | 'legal' | 'other-verdict';

/** A test that does not hold: its place in the list, and the sentence that its words name. */
export interface FailedTest {
  readonly test: number;
  readonly fault: TestFault;
  readonly what: string;
}

/** The tests of a document that do not hold; for the same document the same answer. */
export function failedTests(document: ScenarioDocument): readonly FailedTest[] {
  return failedIn(document);
}

const failedIn = perOwner((document: ScenarioDocument): readonly FailedTest[] =>
  (document.tests ?? []).flatMap((test, at) => {
    const faults = faultsOf(document, test);
    return faults.map(({ fault, what }) => ({
      test: at,
      fault,
      what: what === '' ? test.id : `${test.id}: ${what}`,
    }));
  }),
);

type Fault = Pick<FailedTest, 'fault' | 'what'>;

function faultsOf(document: ScenarioDocument, test: TestLine): readonly Fault[] {
  const opened = openScenario(putInPosition(document, test), NO_LIBRARY);
  if (!opened.ok) {
    const { path, message } = opened.problems[0]!;
    return [{ fault: 'impossible', what: `${path} ${message}` }];
  }
  const { battle } = opened.value;
  const start = afterSetup(newMatch(battle, SEED));
  // A phase in which nobody could do anything is passed over, and nothing is legal in it.
  const times = timesOf(start, test.position?.phase);
  const isLegal = (deed: DeedLine): boolean => times.some(({ state }) => isAmong(battle, state, deed));
  return [
    ...(test.may ?? [])
      .filter((deed) => !isLegal(deed))
      .map((deed) => ({ fault: 'not-legal', what: sayDeed(deed) }) as const),
    ...(test.mayNot ?? []).filter(isLegal).map((deed) => ({ fault: 'legal', what: sayDeed(deed) }) as const),
    ...verdictFault(start, test),
  ];
}

/** Nobody throws in a test on purpose; what a turn throws by itself is the same every time. */
const SEED = 1;

/** The document as it stands in the position: nobody sets up, and what stands on the map waits for nothing. */
function putInPosition(document: ScenarioDocument, { position = {} }: TestLine): ScenarioDocument {
  const { turn, pieces = {}, breached = [], lost = [], tracks = {} } = position;
  const { opening } = document;
  const isMoved = (id: string): boolean => Object.hasOwn(pieces, id) && pieces[id] !== 'off';
  return {
    ...document,
    tests: undefined,
    setup: [],
    turns: { ...document.turns, first: turn ?? document.turns.first },
    pieces: document.pieces.map((piece) =>
      Object.hasOwn(pieces, piece.id) ? { ...piece, at: pieces[piece.id]! } : piece,
    ),
    groups: document.groups.map((group) => ({ ...group, pieces: group.pieces.filter((id) => !isMoved(id)) })),
    opening: {
      ...opening,
      breached: [...(opening?.breached ?? []), ...breached],
      lost: [...(opening?.lost ?? []), ...lost],
      tracks: { ...opening?.tracks, ...tracks },
    },
  };
}

/** Steps of a turn are few; a battle that takes more passes than this goes nowhere. */
const MOST_PASSES = 4_000;

/** The battle when it has begun, or ended before that. */
function afterSetup(match: Match): Match {
  let now = match;
  for (let passes = 0; now.state.step.startsWith('setup') && passes < MOST_PASSES; passes += 1)
    now = passChoices(now) ?? now;
  return now;
}

/** The battle after nobody did more than he must; null where it is over. */
function passChoices(match: Match): Match | null {
  if (match.state.verdict !== null) return null;
  const ended = playOn(match, { type: 'EndStep' });
  if (ended.ok) return ended.match;
  const [owed] = [...legalActions(match.battle, match.state).values()].flat();
  const answered = owed === undefined ? null : playOn(match, owed);
  return answered?.ok === true ? answered.match : null;
}

/** The steps of the phase in the first turn, or of the whole turn. */
function timesOf(start: Match, phase: string | undefined): readonly Match[] {
  const times: Match[] = [];
  const { turn } = start.state;
  for (let now: Match | null = start; now !== null && now.state.turn === turn; now = passChoices(now)) {
    const isThen = phase === undefined || now.state.step.split('.')[0] === phase;
    if (isThen) times.push(now);
    if (times.length >= MOST_PASSES) break;
  }
  return times;
}

function isAmong(battle: Battle, state: Match['state'], { do: type, piece, to }: DeedLine): boolean {
  return legalOf(battle, state, type).some((action) => {
    const actor = actorOf(action);
    return (
      actor !== null &&
      nameOf(battle, actor) === piece &&
      (to === undefined || aimsOf(battle, action).includes(to))
    );
  });
}

function nameOf(battle: Battle, id: PieceId): string {
  return battle.pieces[id]!.name;
}

/** At what an action is aimed, in the names of a file: hexes, the hexside from both sides, pieces. */
function aimsOf(battle: Battle, action: Action): readonly string[] {
  const { board } = battle;
  const parts = action as Readonly<Record<string, unknown>>;
  const hexes = [parts['hex'], parts['to'], (parts['path'] as readonly HexId[] | undefined)?.at(-1)];
  const pieces = ['target', 'defender', 'unit'].map((key) => parts[key]);
  const side = parts['hexside'] === undefined ? [] : [hexsideName(board, parts['hexside'] as HexsideId)];
  return [
    ...hexes.flatMap((hex) => (typeof hex === 'number' ? [hexName(board, hex as HexId)] : [])),
    ...side.flatMap((pair) => [pair, pair.split('/').toReversed().join('/')]),
    ...pieces.flatMap((id) => (typeof id === 'number' ? [nameOf(battle, id as PieceId)] : [])),
  ];
}

function sayDeed({ do: type, piece, to }: DeedLine): string {
  return to === undefined ? `${type} ${piece}` : `${type} ${piece} ${to}`;
}

function verdictFault(start: Match, { verdict }: TestLine): readonly Fault[] {
  if (verdict === undefined) return [];
  const { turn } = start.state;
  let now = start;
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const isOver = verdict.after === 'turn' && now.state.turn > turn;
    const next = isOver ? null : passChoices(now);
    if (next === null) break;
    now = next;
  }
  const { verdict: found } = now.state;
  const winner = found === null || found.winner === 'draw' ? null : now.battle.sides[found.winner].id;
  return winner === verdict.side ? [] : [{ fault: 'other-verdict', what: winner ?? '-' }];
}
