/** A sentence and the case it rests on. */
import { CaseBadge } from './caseBadge.tsx';
import type { Cited } from '../store/model.ts';

/** The sentence, followed by the badge of its case when it has one. */
export function CitedText({ text, cite }: Cited) {
  return (
    <span class="cited" data-cite={cite ?? undefined}>
      {text} {cite !== null && <CaseBadge cite={cite} />}
    </span>
  );
}
