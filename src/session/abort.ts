/** How a question is called off: the abort signal that browsers and Node have, named here as far as sessions use it. */

export interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', heard: () => void): void;
}

export interface AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

/** Something that can be called off. */
export function abortable(): AbortController {
  const { AbortController: Host } = globalThis as unknown as Readonly<{
    AbortController: new () => AbortController;
  }>;
  return new Host();
}
