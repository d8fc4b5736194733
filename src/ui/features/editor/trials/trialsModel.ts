/** What an author finds out about the draft: games between machines, recorded games, and dry runs of them. */
import type { ReadonlySignal } from '@preact/signals';
import type { FailedTest } from '../../../../editor/authorTests.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { Laboratory } from '../../../series/laboratory.ts';
import { openLaboratoryHere } from '../../../series/openHere.ts';
import { openTrialsClient, type TrialsClient } from './client.ts';
import { openKeptGames, type KeptGameList } from './keptGames.ts';
import { recordsOn, type RecordTrials } from './recordTrials.ts';
import { seriesOn, type SeriesTrials } from './seriesTrials.ts';

export interface DraftTrials extends SeriesTrials, RecordTrials {
  /** Carries the author's tests out, where no page waits for it; null where another document is asked about meanwhile, or they cannot be. */
  test(document: ScenarioDocument): Promise<readonly FailedTest[] | null>;
  /** Another document is opened: nothing of this is about it. */
  forget(): void;
}

/** The trials of the document that is at hand; workers are started when they are first needed. */
export function createTrials(
  document: ReadonlySignal<ScenarioDocument | null>,
  keptGames: KeptGameList = openKeptGames(),
  open: () => TrialsClient = openTrialsClient,
  laboratory: Laboratory = openLaboratoryHere(true),
): DraftTrials {
  const series = seriesOn(document, laboratory);
  const records = recordsOn(document, keptGames, open(), series.series);
  return {
    ...series,
    ...records,
    test: testsBy(open()),
    forget: () => {
      series.forget();
      records.forget();
    },
  };
}

/** Tests are asked about one document at a time: one that is still at work when the next comes is left. */
function testsBy(client: TrialsClient): DraftTrials['test'] {
  let busy = false;
  return async (document) => {
    if (busy) client.stop();
    busy = true;
    const answer = await client.ask({ type: 'tests', document });
    if (answer.type === 'stopped') return null;
    busy = false;
    return answer.type === 'tested' ? answer.failed : null;
  };
}
