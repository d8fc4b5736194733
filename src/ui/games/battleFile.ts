/** A battle from a file, as the link under which it is looked at before it is played. */
import { openDocument } from '../../editor/document.ts';
import { readLink, writeLink } from '../../editor/share/link.ts';
import { NO_LIBRARY } from '../../scenario/library.ts';

/** The fragment of its link; null where it needs other files, has not the shape of a battle, or would be longer than any link that is read. */
export function linkTo(value: unknown): string | null {
  const opened = openDocument(value, NO_LIBRARY);
  const link = opened.ok ? writeLink(opened.value) : null;
  return link !== null && readLink(link).ok ? link : null;
}
