/** One page owns a game: a lock of the browser for the game on the table, and a word to the other pages when something was written. */

/** The game that this page owns. */
export interface Ownership {
  /** Asks for a game, and lets go of the one before; `steal` = even where another page owns it. Answers whether it is ours. */
  take(game: number, steal: boolean): Promise<boolean>;
  /** This page owns nothing any more. */
  letGo(): void;
  /** Tells the other pages that a game was written. */
  tell(game: number): void;
}

/** What the other pages do. */
export interface Others {
  /** Another page has taken over the game that was ours. */
  tookOver(): void;
  /** Another page has written a game. */
  wrote(game: number): void;
}

/** The locks and the channel of a browser; one without locks asks nobody, and the store alone holds authors apart. */
export interface Wires {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | undefined;
}

/** What this browser has of both. */
export function wiresHere(): Wires {
  return {
    locks: globalThis.navigator?.locks,
    channel: globalThis.BroadcastChannel === undefined ? undefined : new BroadcastChannel('pelennor'),
  };
}

/** The ownership of games by this page. */
export function ownershipOver({ locks, channel }: Wires, others: Others): Ownership {
  let release: () => void = () => {};
  /** The game that is ours, if any: asked for again it still is. */
  let owned: number | null = null;
  if (channel !== undefined) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') others.wrote(data);
    };
  }
  return {
    letGo: () => release(),
    tell: (game) => channel?.postMessage(game),
    take: (game, steal) => {
      if (owned === game) return Promise.resolve(true);
      release();
      if (locks === undefined) return Promise.resolve(true);
      return new Promise((answer) => {
        let ours = false;
        const name = `pelennor.game.${game}`;
        const held = locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
          ours = lock !== null;
          answer(ours);
          if (!ours) return undefined;
          owned = game;
          return new Promise<void>((done) => {
            release = () => {
              [ours, owned] = [false, null];
              done();
            };
          });
        });
        held.catch((lost: unknown) => {
          if (!(lost instanceof DOMException)) throw lost;
          // A browser that refuses this page its locks is one without them.
          if (lost.name !== 'AbortError') return answer(true);
          // The lock was stolen: the promise of whoever held it is broken.
          answer(false);
          if (!ours) return;
          [ours, owned] = [false, null];
          others.tookOver();
        });
      });
    },
  };
}
