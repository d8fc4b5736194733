/** What comes from outside, by file, by paste or in a link: a one-line note, a brief, or the result of a siege. */
import { ok, type Result } from '../../../../kernel/result.ts';
import { readJson } from '../../../../strategic/reading.ts';
import type { BriefProblem } from '../../../../strategic/siege.ts';
import type { BriefDocument } from '../../../../strategic/war-of-the-ring/brief/schema.ts';
import type { BattleReport } from '../../../../strategic/open.ts';
import { WAR_OF_THE_RING } from '../../../../strategic/war-of-the-ring/game.ts';
import { draftOf, type ArmyDraft } from './draft.ts';
import { RING } from './ring.ts';

/** What was brought. */
export type Brought =
  | Readonly<{ type: 'brief'; draft: ArmyDraft }>
  | Readonly<{ type: 'result'; draft: ArmyDraft; report: BattleReport }>;

/** Reads a text that somebody brought; all problems at once, never throws. */
export function readText(text: string): Result<Brought, BriefProblem> {
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (!/^[{["]/.test(bare)) return readDraft(bare);
  const json = readJson(bare);
  if (!json.ok) return json;
  return isResult(json.value) ? asResult(json.value) : readDraft(json.value);
}

/** A brief that was read, as a draft. */
export function readDraft(document: unknown): Result<Brought, BriefProblem> {
  const brief = WAR_OF_THE_RING.parse(document);
  if (!brief.ok) return brief;
  const said = typeof document === 'string' ? null : (document as BriefDocument);
  return ok({ type: 'brief', draft: draftOf(brief.value, said) });
}

function asResult(document: Readonly<{ brief: BriefDocument }>): Result<Brought, BriefProblem> {
  const report = RING.readResult!(document);
  if (!report.ok) return report;
  const brief = WAR_OF_THE_RING.parse(document.brief);
  if (!brief.ok) return brief;
  const draft = draftOf(brief.value, document.brief);
  return ok({ type: 'result', draft, report: report.value });
}

function isResult(document: unknown): document is Readonly<{ brief: BriefDocument }> {
  return (
    typeof document === 'object' &&
    document !== null &&
    'schema' in document &&
    String(document.schema).startsWith('war-of-the-ring/siege-result/')
  );
}
