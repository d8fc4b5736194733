/** Reads a siege result that comes as a document with its brief: the battle is exported again, and the result held against it. */
import { failed, ok, type Result } from '../../../kernel/result.ts';
import { complaints, readDocument } from '../../reading.ts';
import type { BriefProblem } from '../../siege.ts';
import type { SiegeBrief } from '../brief/brief.ts';
import type { BriefDocument } from '../brief/schema.ts';
import { exportSiege, type Exported } from './escrow.ts';
import { impossibleProblems } from './impossible.ts';
import { resultProblems } from './importResult.ts';
import { ledgerOf } from './opening.ts';
import { parseBrief } from '../brief/parseBrief.ts';
import { resultDocumentSchema, type SiegeResult } from './result.ts';

/** A result document: what is carried back to the other table. */
export interface ResultDocument {
  readonly schema: 'war-of-the-ring/siege-result/1';
  readonly brief: BriefDocument;
  readonly result: SiegeResult;
}

/** A result that was read: its brief, the battle as it went out, and what came of it. */
export interface ReadResult extends Exported {
  readonly brief: SiegeBrief;
  readonly result: SiegeResult;
}

/** A brief as a document, whole: reading it gives the same brief. */
export function briefDocument(brief: SiegeBrief): BriefDocument {
  const { from, mode, roundsPaid, ...others } = brief;
  return JSON.parse(
    JSON.stringify({
      schema: 'war-of-the-ring/siege-brief/1',
      ...others,
      mode,
      ...(from === null ? {} : { from }),
      ...(mode === 'assault' ? { roundsPaid } : {}),
    }),
  ) as BriefDocument;
}

/** A result as a document, with the brief it answers. */
export function resultDocument(brief: SiegeBrief, result: SiegeResult): ResultDocument {
  return { schema: 'war-of-the-ring/siege-result/1', brief: briefDocument(brief), result };
}

/** Reads a result document. All problems at once, those of its brief among them; never throws. */
export function parseResult(document: unknown): Result<ReadResult, BriefProblem> {
  const { problems, complain } = complaints();
  const file = readDocument(resultDocumentSchema, document, complain);
  if (file === null) return failed(problems);
  const brief = parseBrief(file.brief);
  if (!brief.ok) return failed(below('/brief', brief.problems));
  const exported = exportSiege(ledgerOf(brief.value), brief.value);
  if (!exported.ok) return failed(below('/brief', exported.problems));
  const { ledger, link } = exported.value;
  const told = resultProblems(ledger, link, file.result);
  const wrong = told.length > 0 ? told : impossibleProblems(brief.value, link, file.result);
  if (wrong.length > 0) return failed(below('/result', wrong));
  return ok({ ...exported.value, brief: brief.value, result: file.result });
}

function below(path: string, problems: readonly BriefProblem[]): readonly BriefProblem[] {
  return problems.map((one) => ({ ...one, path: `${path}${one.path}` }));
}
