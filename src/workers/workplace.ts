/** Work beside the page: in a worker, or where the browser gives none, in the page itself, with the same messages. */

/** What is needed of a worker. */
export interface Workplace<To, From> {
  postMessage(message: To): void;
  addEventListener(type: 'message', heard: (message: Readonly<{ data: From }>) => void): void;
  addEventListener(type: 'error', heard: (event: Readonly<{ message?: string | undefined }>) => void): void;
  terminate(): void;
}

/** The work itself: hears messages, and says what comes of them by what it was opened with; what it hands over whole is no longer its own. */
export type Workshop<To, From> = (
  say: (message: From, handedOver?: readonly Transferable[]) => void,
) => (message: To) => void;

/** Workshops that were fetched into the page, by name: a file that is a worker elsewhere hands over nothing else. */
type LaidOut = { workshops?: Map<string, unknown> };

/** Lays a workshop out for the page into which its file was fetched. */
export function layOut<To, From>(name: string, workshop: Workshop<To, From>): void {
  ((globalThis as LaidOut).workshops ??= new Map()).set(name, workshop);
}

/**
 * A workplace that is always to be had. `start` begins a worker; where it throws, or the worker breaks before it has said
 * a word, everything it was told is told to the workshop of this name that `here` fetches and lays out in the page, each message after `rest`: the
 * page draws a frame meanwhile. A worker that breaks later is broken: its error is handed on.
 */
export function workplace<To, From>(
  name: string,
  start: () => Workplace<To, From>,
  here: () => Promise<unknown>,
  rest: () => Promise<unknown>,
): Workplace<To, From> {
  const ears = { message: new Set<(message: { data: From }) => void>(), error: new Set<Broke>() };
  const told: To[] = [];
  let spoke = false;
  let over = false;
  let place: Pick<Workplace<To, From>, 'postMessage' | 'terminate'> | null = null;

  const say = (data: From): void => {
    spoke = true;
    told.length = 0;
    if (!over) for (const hear of ears.message) hear({ data });
  };
  const tellFailure: Broke = (event) => {
    if (!over) for (const hear of ears.error) hear(event);
  };
  const inPage = (): void => {
    spoke = true;
    const shop = here().then(() => {
      const open = (globalThis as LaidOut).workshops?.get(name) as Workshop<To, From>;
      return open(say);
    });
    const tell = (message: To): void =>
      void Promise.all([shop, rest()])
        .then(([hear]) => over || hear(message))
        .catch((why: unknown) => tellFailure({ message: why instanceof Error ? why.message : String(why) }));
    place = { postMessage: tell, terminate: () => {} };
    for (const message of told.splice(0)) tell(message);
  };
  try {
    const worker = start();
    place = worker;
    worker.addEventListener('message', ({ data }) => say(data));
    worker.addEventListener('error', (event) => {
      if (over) return;
      if (spoke) return tellFailure(event);
      worker.terminate();
      inPage();
    });
  } catch {
    // Whatever keeps the browser from beginning a worker: the page needs none.
    inPage();
  }

  return {
    postMessage: (message) => {
      if (!spoke) told.push(message);
      place?.postMessage(message);
    },
    addEventListener: (type: 'message' | 'error', heard: never) => void ears[type].add(heard),
    terminate: () => {
      over = true;
      place?.terminate();
    },
  };
}

type Broke = (event: Readonly<{ message?: string | undefined }>) => void;
