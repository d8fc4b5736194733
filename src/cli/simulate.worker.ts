/** A worker's share of a series of games. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseScenario } from '../scenario/parse.ts';
import { playSeries, type Series } from './series.ts';

interface Share {
  readonly document: unknown;
  readonly library: Parameters<typeof parseScenario>[1];
  readonly series: Series;
}

const { document, library, series } = workerData as Share;
const battle = parseScenario(document, library);
if (!battle.ok) throw new Error('the scenario was valid a moment ago');
parentPort!.postMessage(playSeries(battle.value, series));
