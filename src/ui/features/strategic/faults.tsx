/** What is wrong, line by line, with its place and the remedy. */
import type { Fault } from './strategicModel.ts';

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly id?: string;
  readonly label: string;
}

/** All faults at once; nothing where there are none. The sentences are English in every language. */
export function Faults({ faults, id, label }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul class="siege-faults" id={id} aria-label={label}>
      {faults.map(({ place, text }, at) => (
        <li key={`${at} ${place}`}>
          {place !== '' && <code>{place}</code>} {text}
        </li>
      ))}
    </ul>
  );
}
