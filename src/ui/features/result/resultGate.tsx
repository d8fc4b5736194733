/** The verdict, fetched when there is one: no battle waits for it. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Result, ResultProps } from './resultView.tsx';

/** A component is a function, so the signal keeps it in a box. */
const fetched = signal<Readonly<{ Result: typeof Result }> | null>(null);

/** The verdict, as soon as it is there. */
export function ResultGate(verdict: ResultProps) {
  const wanted = verdict.result.value !== null;
  useEffect(() => {
    if (!wanted || fetched.peek() !== null) return;
    void import('./resultView.tsx').then((page) => (fetched.value = page));
  }, [wanted]);
  const page = fetched.value;
  return wanted && page !== null ? <page.Result {...verdict} /> : null;
}
