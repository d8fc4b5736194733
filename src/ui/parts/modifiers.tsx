/** What changed the figures of a roll and what follows from it, each with its case. */
import type { Cited } from '../store/model.ts';
import { Sentences } from './sentences.tsx';
import { say } from '../words/labels.ts';
import './modifiers.css';

/** The list of modifiers, or nothing when the chart is read as printed. */
export function Modifiers({ lines }: Readonly<{ lines: readonly Cited[] }>) {
  if (lines.length === 0) return null;
  return (
    <div class="modifiers">
      <h3 class="minor">{say('modifiers')}</h3>
      <Sentences lines={lines} />
    </div>
  );
}

/** What else follows, or nothing. */
export function Notes({ lines }: Readonly<{ lines: readonly Cited[] }>) {
  if (lines.length === 0) return null;
  return (
    <div class="modifiers">
      <h3 class="minor">{say('follows')}</h3>
      <Sentences lines={lines} />
    </div>
  );
}
