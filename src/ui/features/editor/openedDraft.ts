/** Drafts as they lie in the browser are read as any file: what cannot be read harms nothing. */
import { openDocument, type ScenarioDocument } from '../../../editor/document.ts';
import { NO_LIBRARY } from '../../../scenario/library.ts';

/** The document of a draft, or null where it is damaged. */
export function openedDraft(document: unknown): ScenarioDocument | null {
  const opened = openDocument(document, NO_LIBRARY);
  return opened.ok ? opened.value : null;
}
