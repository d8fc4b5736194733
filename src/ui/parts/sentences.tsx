/** Sentences one below the other, each with its case. */
import { CitedText } from './citedText.tsx';
import type { Cited } from '../store/model.ts';
import './sentences.css';

/** The list, or nothing where there is nothing to say. */
export function Sentences({ lines }: Readonly<{ lines: readonly Cited[] }>) {
  if (lines.length === 0) return null;
  return (
    <ul class="sentences">
      {lines.map((line) => (
        <li key={line.text}>
          <CitedText {...line} />
        </li>
      ))}
    </ul>
  );
}
