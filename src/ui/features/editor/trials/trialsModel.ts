/** What an author finds out about the draft: games between machines, recorded games, and dry runs of them. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { OPPONENTS, USUAL_OPPONENT } from '../../../../ai/agents.ts';
import type { FailedTest } from '../../../../editor/authorTests.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { DryRun, TriggerAccount } from '../../../../editor/dryRun/dryRun.ts';
import type { PhaseMoment } from '../../../../editor/dryRun/position.ts';
import { sumGames, type MeasuredSeries, type MeasuredGame } from '../../../../lab/measured.ts';
import { freshSeed } from '../../../games/freshSeed.ts';
import { openKeptGames, type KeptLines, type KeptGameList } from './keptGames.ts';
import { openTrialsClient, type Answered, type TrialsClient } from './client.ts';
import { heatOf, type LossMap, type HeatOf } from './heat.ts';
import type { MachineGame, NoRun, RecordSource } from './messages.ts';

/** How many games a series may have. */
export const SERIES = [10, 20, 50, 100, 200] as const;

/** Who may play them: those that a player may meet as opponents. */
export const PLAYERS: readonly string[] = OPPONENTS.map(({ name }) => name);

/** A series of games on a draft, as far as it has come. */
export interface SeriesShown {
  readonly document: ScenarioDocument;
  readonly of: number;
  readonly games: readonly Readonly<{ game: MeasuredGame; record: MachineGame }>[];
  readonly running: boolean;
  /** Why it broke off; null while all is well. */
  readonly trouble: string | null;
}

/** The recorded game that is chosen: one that is kept, of the series by its number, or a file. */
export type RecordChoice =
  | Readonly<{ type: 'kept'; game: number }>
  | Readonly<{ type: 'machine'; index: number }>
  | Readonly<{ type: 'file'; name: string; text: string }>;

/** Why nothing came of asking a recorded game. */
export type NotTold =
  | Readonly<{ type: 'not-run'; why: NoRun }>
  | Readonly<{ type: 'gone' }>
  | Readonly<{ type: 'stopped' }>
  | Readonly<{ type: 'failed'; reason: string }>;

export type DryRunShown =
  | Readonly<{ type: 'running' }>
  /** `accounts` by the ids of the triggers as the draft had them. */
  | Readonly<{
      type: 'ran';
      document: ScenarioDocument;
      run: DryRun;
      accounts: ReadonlyMap<string, TriggerAccount>;
    }>
  | NotTold;

export type MomentsShown =
  Readonly<{ type: 'running' }> | Readonly<{ type: 'told'; moments: readonly PhaseMoment[] }> | NotTold;

export interface DraftTrials {
  /** Who plays, index = Side, and how many games. */
  readonly agents: Signal<readonly [string, string]>;
  readonly games: Signal<number>;
  readonly series: ReadonlySignal<SeriesShown | null>;
  /** What the games so far come to; null before the first is over. */
  readonly measured: ReadonlySignal<MeasuredSeries | null>;
  /** Whose losses are shown on the map. */
  readonly heatOf: Signal<HeatOf>;
  readonly heat: ReadonlySignal<LossMap | null>;
  play(): Promise<void>;
  stop(): void;
  /** Null until the browser was asked. */
  readonly kept: ReadonlySignal<KeptLines | null>;
  lookForKept(): Promise<void>;
  readonly record: Signal<RecordChoice | null>;
  readonly dryRun: ReadonlySignal<DryRunShown | null>;
  run(): Promise<void>;
  /** The moments of the recorded game, as positions of the draft. */
  readonly moments: Signal<MomentsShown | null>;
  askMoments(): Promise<void>;
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
  newSeed: () => number = freshSeed,
): DraftTrials {
  const series = seriesOn(document, open(), newSeed);
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

function seriesOn(
  document: ReadonlySignal<ScenarioDocument | null>,
  client: TrialsClient,
  newSeed: () => number,
) {
  const agents = signal<readonly [string, string]>([USUAL_OPPONENT.name, USUAL_OPPONENT.name]);
  const games = signal<number>(SERIES[1]);
  const series = signal<SeriesShown | null>(null);
  const heatSide = signal<HeatOf>('both');
  const measured = computed(() => {
    const shown = series.value;
    return shown === null || shown.games.length === 0 ? null : sumGames(shown.games.map(({ game }) => game));
  });
  const heat = computed(() => (measured.value === null ? null : heatOf(measured.value, heatSide.value)));
  let run = 0;
  const end = (part: Partial<SeriesShown> = {}): void => {
    if (series.value !== null) series.value = { ...series.value, running: false, ...part };
  };
  const stop = (): void => {
    run += 1;
    client.stop();
    end();
  };
  return {
    agents,
    games,
    series,
    measured,
    heatOf: heatSide,
    heat,
    stop,
    play: async () => {
      const draft = document.peek();
      if (draft === null) return;
      stop();
      const mine = run;
      const [seed, of, seats] = [newSeed(), games.peek(), agents.peek()];
      series.value = { document: draft, of, games: [], running: true, trouble: null };
      for (let index = 0; index < of; index += 1) {
        const answer = await client.ask({ type: 'play', document: draft, agents: seats, seed, index });
        if (mine !== run) return;
        if (answer.type !== 'played') {
          end({ trouble: answer.type === 'failed' ? answer.reason : null });
          return;
        }
        const record = { type: 'machine', document: draft, seed, index, actions: answer.actions } as const;
        const now: SeriesShown = series.value;
        series.value = { ...now, games: [...now.games, { game: answer.game, record }] };
      }
      end();
    },
    forget: () => {
      stop();
      series.value = null;
    },
  };
}

function recordsOn(
  document: ReadonlySignal<ScenarioDocument | null>,
  keptGames: KeptGameList,
  client: TrialsClient,
  series: ReadonlySignal<SeriesShown | null>,
) {
  const kept = signal<KeptLines | null>(null);
  const record = signal<RecordChoice | null>(null);
  const dryRun = signal<DryRunShown | null>(null);
  const moments = signal<MomentsShown | null>(null);
  const sourceOf = async (choice: RecordChoice): Promise<RecordSource | null> => {
    switch (choice.type) {
      case 'file':
        return { type: 'file', text: choice.text };
      case 'machine':
        return series.peek()?.games[choice.index]?.record ?? null;
      case 'kept': {
        const raw = await keptGames.read(choice.game);
        return raw === null ? null : { type: 'kept', raw };
      }
    }
  };
  /** Asks about the record that is chosen; null where another question has taken its place. */
  const ask = async (type: 'dry-run' | 'moments', draft: ScenarioDocument): Promise<Answered | null> => {
    const choice = record.peek();
    const source = choice === null ? null : await sourceOf(choice);
    return source === null ? null : await client.ask({ type, document: draft, source });
  };
  return {
    kept,
    record,
    dryRun,
    moments,
    lookForKept: async () => {
      kept.value = await keptGames.list();
    },
    run: async () => {
      const draft = document.peek();
      if (draft === null || record.peek() === null) return;
      dryRun.value = { type: 'running' };
      const answer = await ask('dry-run', draft);
      if (answer?.type !== 'ran') {
        dryRun.value = notTold(answer);
        return;
      }
      const { run } = answer;
      const accounts = new Map(draft.triggers.map(({ id }, at) => [id, run.accounts[at]!]));
      dryRun.value = { type: 'ran', document: draft, run, accounts };
    },
    askMoments: async () => {
      const draft = document.peek();
      if (draft === null || record.peek() === null) return;
      moments.value = { type: 'running' };
      const answer = await ask('moments', draft);
      moments.value =
        answer?.type === 'moments' ? { type: 'told', moments: answer.moments } : notTold(answer);
    },
    forget: () =>
      batch(() => {
        client.stop();
        record.value = null;
        dryRun.value = null;
        moments.value = null;
      }),
  };
}

function notTold(answer: Answered | null): NotTold {
  if (answer === null) return { type: 'gone' };
  if (answer.type === 'not-run' || answer.type === 'stopped') return answer;
  return { type: 'failed', reason: answer.type === 'failed' ? answer.reason : answer.type };
}
