/** A room of strategic sieges without a page: no odds are reckoned in it, nothing is fought, and what it copies is kept. */
import { signal } from '@preact/signals';
import type { Fights } from '../../src/ui/features/strategic/fights.ts';
import { layGames } from '../../src/ui/features/strategic/gamesOnTable.ts';
import { openRoom } from '../../src/ui/features/strategic/model.ts';

/** The room with these games, the first of them on the table. */
export function roomWith(games: Parameters<typeof layGames>[0]) {
  const reckoner = { want: () => undefined, known: () => null, fallen: () => null, beside: () => null };
  const sheets = layGames(games, reckoner.known);
  const fights = { view: signal(null), last: signal(null), whyNot: () => null, ask: {} };
  const copied: string[] = [];
  const room = openRoom({
    sheets,
    reckoner,
    fights: () => fights as unknown as Fights,
    download: () => undefined,
    copy: (text) => Promise.resolve(copied.push(text) > 0),
    address: () => 'here',
  });
  return { ...room, sheets, copied };
}
