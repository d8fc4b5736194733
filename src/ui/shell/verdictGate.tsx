/** The verdict, fetched when there is one: no battle waits for it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Verdict, VerdictProps } from './verdict.tsx';

/** A component is a function, so the signal keeps it in a box. */
const fetched = signal<Readonly<{ Verdict: typeof Verdict }> | null>(null);

/** The verdict, as soon as it is there. */
export function VerdictGate(verdict: VerdictProps) {
  const wanted = verdict.result.value !== null;
  useEffect(() => {
    if (!wanted || fetched.peek() !== null) return;
    void import('./verdict.tsx').then((page) => (fetched.value = page));
  }, [wanted]);
  const page = fetched.value;
  return wanted && page !== null ? <page.Verdict {...verdict} /> : null;
}
