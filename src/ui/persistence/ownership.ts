/** One page owns a game: a lock of the browser for the game on the table, and a word to the other pages when something was written. */

/** The games that this page owns: the one on its table, and for a moment one that is to come there. */
export interface Ownership {
  /**
   * Asks for a game; `steal` = even where another page owns it. Answers whether it is ours; what was ours before stays so until it
   * is let go of.
   */
  take(game: number, steal: boolean): Promise<boolean>;
  /** Lets go of all games but one, or of all. */
  keepOnly(game: number | null): void;
  /** Tells the other pages that a game was written. */
  tell(game: number): void;
}

/** What the other pages do. */
export interface Others {
  /** Another page has taken over a game that was ours. */
  tookOver(game: number): void;
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
  /** What is ours, each with how it is let go of: asked for again it still is ours. */
  const owned = new Map<number, () => void>();
  if (channel !== undefined) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') others.wrote(data);
    };
  }
  return {
    keepOnly: (game) => {
      for (const [one, release] of [...owned].filter(([other]) => other !== game)) {
        owned.delete(one);
        release();
      }
    },
    tell: (game) => channel?.postMessage(game),
    take: (game, steal) => {
      if (owned.has(game) || locks === undefined) return Promise.resolve(true);
      return new Promise((answer) => {
        const name = `pelennor.game.${game}`;
        const held = locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
          answer(lock !== null);
          if (lock === null) return undefined;
          return new Promise<void>((done) => void owned.set(game, done));
        });
        held.catch((lost: unknown) => {
          if (!(lost instanceof DOMException)) throw lost;
          // A browser that refuses this page its locks is one without them.
          if (lost.name !== 'AbortError') return answer(true);
          // The lock was stolen: the promise of whoever held it is broken.
          answer(false);
          if (owned.delete(game)) others.tookOver(game);
        });
      });
    },
  };
}
