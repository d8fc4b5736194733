/** The built game behind a door of our own, from which a newer version of it can be delivered. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly url: string;
  /** From now on the game that is delivered is another version. */
  renew(): void;
  /** From now on nothing answers, as without a network, until `mend`. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Hands on everything from a site; the service worker says of which version it is. */
export async function deliver(site: string): Promise<Delivery> {
  let version = 'first';
  let isCut = false;
  const server = createServer((request, answer) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    void fetch(new URL(request.url ?? '/', site)).then(async (found) => {
      const body = Buffer.from(await found.arrayBuffer());
      const isWorker = request.url?.endsWith('/sw.js') === true;
      answer.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
      answer.end(isWorker ? body.toString().replace(/VERSION = '/, `$&${version}-`) : body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    renew: () => {
      version = 'second';
    },
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
