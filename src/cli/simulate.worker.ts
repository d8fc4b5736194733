/** A worker's share of a series of games. */
import { parseScenario } from '../scenario/parse.ts';
import { playSeries, type Series } from './series.ts';
import { doTask } from './thread.ts';

/** The scenario as it was read, and the share. */
export interface SimulateShare {
  readonly document: unknown;
  readonly library: Parameters<typeof parseScenario>[1];
  readonly series: Series;
}

doTask(({ document, library, series }: SimulateShare, watch) => {
  const battle = parseScenario(document, library);
  if (!battle.ok) throw new Error('the scenario was valid a moment ago');
  return playSeries(battle.value, series, watch);
});
