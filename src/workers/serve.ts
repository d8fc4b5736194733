/** The last line of a worker's file: the same file is fetched into a page that is given no worker. */
import { layOut, type Workshop } from './workplace.ts';

/** What a worker's file needs of the worker that it is. */
interface Room<To, From> {
  addEventListener(type: 'message', heard: (message: Readonly<{ data: To }>) => void): void;
  postMessage(message: From, handedOver: readonly Transferable[]): void;
}

/** Opens the workshop in the worker that this file is, or lays it out for the page that fetched the file, under this name. */
export function serve<To, From>(name: string, workshop: Workshop<To, From>): void {
  if ('document' in self) return layOut(name, workshop);
  const room = self as unknown as Room<To, From>;
  const hear = workshop((message, handedOver = []) => room.postMessage(message, handedOver));
  room.addEventListener('message', ({ data }) => hear(data));
}
