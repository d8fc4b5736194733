/** What the editor and the worker of its trials say to each other. */
import type { Action } from '../../../../engine/action.ts';
import type { FailedTest } from '../../../../editor/authorTests.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import type { DryRun } from '../../../../editor/dryRun/dryRun.ts';
import type { PhaseMoment } from '../../../../editor/dryRun/position.ts';
import type { Foreign } from '../../../../editor/dryRun/recorded.ts';
import type { RawGame } from '../../../persistence/kept.ts';

/** A game that two machines played on a draft. Its dice follow from seed and index, so that its actions are its whole record. */
export interface MachineGame {
  readonly type: 'machine';
  readonly document: ScenarioDocument;
  readonly seed: number;
  readonly index: number;
  readonly actions: readonly Action[];
}

/** Where a recorded game comes from: this browser, a file, or a trial. */
export type RecordSource =
  Readonly<{ type: 'kept'; raw: RawGame }> | Readonly<{ type: 'file'; text: string }> | MachineGame;

/** `ask` = the number by which the answer is known. */
export type ToTrials =
  | Readonly<{ type: 'tests'; ask: number; document: ScenarioDocument }>
  | Readonly<{ type: 'dry-run'; ask: number; document: ScenarioDocument; source: RecordSource }>
  | Readonly<{ type: 'moments'; ask: number; document: ScenarioDocument; source: RecordSource }>;

/** Why a record is not played again: it is of another battle, it cannot be read, or it cannot be played so far: the rules have changed, or it is damaged. */
export type NoRun =
  Foreign | Readonly<{ code: 'unreadable' | 'parted' | 'not-playable'; was: string; is: string }>;

export type FromTrials =
  | Readonly<{ type: 'tested'; ask: number; failed: readonly FailedTest[] }>
  | Readonly<{ type: 'ran'; ask: number; run: DryRun }>
  | Readonly<{ type: 'moments'; ask: number; moments: readonly PhaseMoment[] }>
  | Readonly<{ type: 'not-run'; ask: number; why: NoRun }>
  | Readonly<{ type: 'failed'; ask: number; reason: string }>;
