/** Case 2.5: before the first turn an army is drawn up as imagined battles promise most, each round on what the last one found best. */
import type { Battle } from '../engine/battle.ts';
import { isSetupPhase } from '../engine/facts/phase.ts';
import type { GameState } from '../engine/state.ts';
import { apply } from '../game/apply.ts';
import { fillIn } from '../game/fillIn.ts';
import { generatorFrom, seeded } from '../game/generator.ts';
import type { Draw } from './agent.ts';
import { hintsFor } from './greedy/hints.ts';
import { NO_PLAN } from './greedy/mind.ts';
import { drawnUpOtherwise, placesOf, type Places } from './search/arrangements.ts';
import { rankByHalving } from './search/halving.ts';
import { imagining, MOST_LUCK, type Foreseen } from './search/trial.ts';

/** What a side may spend on drawing its army up. */
export interface Pains {
  /** Acts of imagined battles. */
  readonly acts: number;
  /** So many times the best of some set-ups is varied. */
  readonly rounds: number;
  /** So many turns are imagined. */
  readonly turns: number;
  /** Acts spent on how the enemy will draw up who places his army after this side; 0 = he is thought to leave it as it is. */
  readonly foreseen: number;
}

/** So many set-ups are compared in a round, at least and at most: fewer where each can be tried only so often. */
const FEWEST = 4;
const MOST = 16;
const TRIALS_EACH = 6;
/** So many changes at most make a set-up of the first round, and of a later one. */
const FIRST_CHANGES = 5;
const LATER_CHANGES = 3;

/** The set-up that promises most to the side whose view this is; where it may place nobody anew, or spends nothing, the view itself. */
export function drawUp(
  battle: Battle,
  view: GameState,
  draw: Draw,
  { acts, rounds, turns, foreseen }: Pains,
): GameState {
  const reserves = hintsFor(battle, view.active).filter((hint) => hint.type === 'reserve');
  const kept = new Set(reserves.flatMap(({ pieces }) => [...pieces]));
  const places = placesOf(battle, view, view.active, kept);
  if (places.size === 0) return view;
  const answer = foreseen === 0 ? null : answerOf(battle, view, draw, { acts: foreseen, rounds: 1, turns });
  return bestOf(battle, view, draw, { acts, rounds, turns }, places, { setup: answer });
}

/** What is left when nothing is spent on the enemy’s answer. */
type OwnPains = Omit<Pains, 'foreseen'>;

function bestOf(
  battle: Battle,
  view: GameState,
  draw: Draw,
  { acts, rounds, turns }: OwnPains,
  places: Places,
  thought: Foreseen,
): GameState {
  let best = view;
  for (let round = 0; round < rounds; round += 1) {
    const imagine = imagining(battle, view, view.active, turns, draw(MOST_LUCK), thought);
    const trials = acts / rounds / imagine(best, NO_PLAN, 0).cost;
    const compared = Math.max(FEWEST, Math.min(MOST, Math.floor(trials / TRIALS_EACH)));
    const changes = round === 0 ? FIRST_CHANGES : LATER_CHANGES;
    const others = Array.from({ length: compared - 1 }, () =>
      drawnUpOtherwise(battle, best, places, draw, changes),
    );
    const ranked = rankByHalving([best, ...others], acts / rounds, (setup, luck) =>
      imagine(setup, NO_PLAN, luck),
    );
    best = ranked[0]!.candidate;
  }
  return best;
}

/** How the other side would draw up before this army as it stands; null where its set-up is over. What its author tells it is not known to this one. */
function answerOf(battle: Battle, view: GameState, draw: Draw, pains: OwnPains): GameState | null {
  const filled = fillIn(battle, view, draw(MOST_LUCK));
  const ended = apply(battle, filled, { type: 'EndStep' }, seeded(generatorFrom(draw(MOST_LUCK))));
  if (!ended.ok || !isSetupPhase(ended.state) || ended.state.active === view.active) return null;
  const places = placesOf(battle, ended.state, ended.state.active, new Set());
  return places.size === 0 ? null : bestOf(battle, ended.state, draw, pains, places, { viewer: view.active });
}
