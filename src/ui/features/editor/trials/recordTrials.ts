/** What a recorded game says of a draft: when its events would have happened, and its moments as positions. */
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { DryRun, TriggerAccount } from '../../../../editor/dryRun/dryRun.ts';
import type { PhaseMoment } from '../../../../editor/dryRun/position.ts';
import type { Answered, TrialsClient } from './client.ts';
import type { NotKept } from '../../../persistence/kept.ts';
import type { KeptGameList, KeptLines } from './keptGames.ts';
import type { NoRun, RecordSource } from './messages.ts';
import type { SeriesShown } from './seriesTrials.ts';

/** The recorded game that is chosen: one that is kept, of the series by its number, or a file. */
export type RecordChoice =
  | Readonly<{ type: 'kept'; game: number }>
  | Readonly<{ type: 'machine'; index: number }>
  | Readonly<{ type: 'file'; name: string; text: string }>;

/** Why nothing came of asking a recorded game. */
export type NotTold =
  | Readonly<{ type: 'not-run'; why: NoRun }>
  | Readonly<{ type: 'gone' }>
  | Readonly<{ type: 'not-read'; why: NotKept }>
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

/** Recorded games as the page asks about them. */
export interface RecordTrials {
  /** Null until the browser was asked. */
  readonly kept: ReadonlySignal<KeptLines | null>;
  lookForKept(): Promise<void>;
  readonly record: ReadonlySignal<RecordChoice | null>;
  /** The author chooses a recorded game, or none. */
  chooseRecord(choice: RecordChoice | null): void;
  readonly dryRun: ReadonlySignal<DryRunShown | null>;
  run(): Promise<void>;
  /** The moments of the recorded game, as positions of the draft. */
  readonly moments: ReadonlySignal<MomentsShown | null>;
  askMoments(): Promise<void>;
  /** Another document is opened: no record is chosen for it. */
  forget(): void;
}

/** Recorded games beside the document that is at hand. */
export function recordsOn(
  document: ReadonlySignal<ScenarioDocument | null>,
  keptGames: KeptGameList,
  client: TrialsClient,
  series: ReadonlySignal<SeriesShown | null>,
): RecordTrials {
  const kept = signal<KeptLines | null>(null);
  const record = signal<RecordChoice | null>(null);
  const dryRun = signal<DryRunShown | null>(null);
  const moments = signal<MomentsShown | null>(null);
  const sourceOf = async (choice: RecordChoice): Promise<RecordSource | NotKept | null> => {
    switch (choice.type) {
      case 'file':
        return { type: 'file', text: choice.text };
      case 'machine':
        return series.peek()?.games[choice.index]?.record ?? null;
      case 'kept': {
        const raw = await keptGames.read(choice.game);
        return raw === null || typeof raw === 'string' ? raw : { type: 'kept', raw };
      }
    }
  };
  /** Asks about the record that is chosen; null where there is none any more, and the reason where it cannot be read now. */
  const ask = async (
    type: 'dry-run' | 'moments',
    draft: ScenarioDocument,
  ): Promise<Answered | Extract<NotTold, { type: 'not-read' }> | null> => {
    const choice = record.peek();
    const source = choice === null ? null : await sourceOf(choice);
    if (typeof source === 'string') return { type: 'not-read', why: source };
    return source === null ? null : await client.ask({ type, document: draft, source });
  };
  return {
    kept,
    record,
    chooseRecord: (choice: RecordChoice | null) => {
      record.value = choice;
    },
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

function notTold(answer: Answered | NotTold | null): NotTold {
  if (answer === null) return { type: 'gone' };
  if (answer.type === 'not-run' || answer.type === 'not-read' || answer.type === 'stopped') return answer;
  return { type: 'failed', reason: answer.type === 'failed' ? answer.reason : answer.type };
}
