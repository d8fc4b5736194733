/** A part of the page that is fetched when it is first shown: what is not seen before the first move is not waited for. */
import { signal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words/labels.ts';

/** What stands in the place of a page that is on its way. */
export function Coming() {
  return <p>{say('windowWait')}</p>;
}

/**
 * A part that stands on the page while `isWanted`, and that `fetch` brings for the first time; until then `meanwhile` stands in its place.
 * What cannot be fetched is told as any failure, and asked for again when it is wanted anew.
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
    useEffect(() => {
      if (wanted && fetched.peek() === null) void fetch().then((Part) => (fetched.value = { Part }));
    }, [wanted]);
    const box = fetched.value;
    if (!wanted) return null;
    return box === null ? <>{meanwhile}</> : <box.Part {...props} />;
  };
}
