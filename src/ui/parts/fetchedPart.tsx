/** A part of the page that is fetched when it is first shown: what is not seen before the first move is not waited for. */
import { signal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { say } from '../words/labels.ts';
import { holdBusy } from './busy.ts';

/** What stands in the place of a page that is on its way. */
export function Coming() {
  return <p>{say('windowWait')}</p>;
}

/**
 * A part that stands on the page while `isWanted`, and that `fetch` brings for the first time; until then `meanwhile` stands in its
 * place and the page is busy. What cannot be fetched is told as any failure, and asked for again when it is wanted anew.
 */
export function fetchedPart<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  isWanted: (props: Props) => boolean = () => true,
  meanwhile: ComponentChildren = null,
): FunctionComponent<Props> {
  // A component is a function, so the signal keeps it in a box.
  const fetched = signal<Readonly<{ Part: FunctionComponent<Props> }> | null>(null);
  return function Fetched(props: Props) {
    const wanted = isWanted(props);
    const box = fetched.value;
    const isComing = wanted && box === null;
    // Let go when the part is painted, not when it has come: what the part fetches itself holds the page in the same moment.
    useLayoutEffect(() => {
      if (!isComing) return undefined;
      const release = holdBusy(document.body);
      fetch().then(
        (Part) => (fetched.value = { Part }),
        (error: unknown) => {
          release();
          throw error;
        },
      );
      return release;
    }, [isComing]);
    if (!wanted) return null;
    return box === null ? <>{meanwhile}</> : <box.Part {...props} />;
  };
}
