/** A battle played to its end by two machines, with its record. */
import { makeAgent } from '../../src/ai/makeAgent.ts';
import type { AgentName } from '../../src/ai/agents.ts';
import type { RecordedGame } from '../../src/editor/dryRun/recorded.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import type { Battle } from '../../src/engine/battle.ts';
import { playOn } from '../../src/game/play.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { firstOf, playout } from '../../src/session/playout.ts';

/** The battle of a document in which nothing is wrong. */
export function battleOf(document: ScenarioDocument): Battle {
  const parsed = parseScenario(document, NO_LIBRARY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** A game of a document, from its start to its verdict. */
export function gameOf(document: ScenarioDocument, agent: AgentName = 'greedy', seed = 1): RecordedGame {
  const battle = battleOf(document);
  let match = firstOf(battle, seed, 0);
  const { state: start } = match;
  playout(battle, [makeAgent(agent), makeAgent(agent)], seed, 0, (_before, _events, _after, action) => {
    const played = playOn(match, action);
    if (!played.ok) throw new Error(played.refusal.code);
    ({ match } = played);
  });
  return { battle, start, entries: match.entries };
}
