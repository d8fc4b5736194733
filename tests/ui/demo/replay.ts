// Made-up cards of the replay, the list of kept games and the asking for real dice.
import { signal } from '@preact/signals';
import type { RollCard } from '../../../src/ui/features/dice/rollModel.ts';
import type { StripCard } from '../../../src/ui/features/replay/replayModel.ts';
import type { DamagedLine, SavedGameLine } from '../../../src/ui/features/savedGames/savedGamesModel.ts';
import type { TableModel } from '../../../src/ui/shell/tableModel.ts';

const STRIP: StripCard = {
  at: 412,
  of: 903,
  where: 'Turn 5, Sauron: missile segment',
  turns: [1, 2, 3, 4, 5, 6, 7, 8].map((turn) => ({ turn, at: (turn - 1) * 100 })),
  playing: false,
  mayGoOn: true,
};

const GAMES: readonly SavedGameLine[] = [
  {
    game: 3,
    title: 'The Siege of Minas Tirith',
    where: 'Turn 5, Sauron: missile segment',
    players: 'Westernesse: Rowan; Sauron: the machine',
    ended: false,
    long: '412 actions, 4 May 3019, 20:15',
    onTable: false,
  },
  {
    game: 2,
    title: 'The Great Gate',
    where: 'Turn 6, The battle is over',
    players: 'Two players at one screen',
    ended: true,
    long: '144 actions, 2 May 3019, 21:40',
    onTable: false,
  },
];

const DAMAGED: readonly DamagedLine[] = [{ id: 1, title: 'A game begun on 1 May 3019, 09:00' }];
const UNREAD = 'The kept games cannot be read. The browser does not answer.';

const ROLL: RollCard = {
  dice: 2,
  purpose: 'Casualty',
  cite: '7.41',
  before: [3, 4],
  faces: [5],
  fixed: 0,
  mayCancel: false,
};

/** What of the made-up page is watched again, kept, thrown and agreed; `show` says what of it is open. */
export function madeUpReplay(
  show: ReadonlySet<string>,
  told: (what: string) => void,
): Pick<TableModel, 'replaying' | 'savedGames' | 'roll' | 'agreement'> {
  const tell = (what: string) => (): void => told(what);
  return {
    replaying: {
      strip: signal(show.has('strip') ? STRIP : null),
      move: (move) => told(`move ${JSON.stringify(move)}`),
    },
    savedGames: {
      lines: signal(GAMES),
      damaged: signal(DAMAGED),
      unread: signal(show.has('unread') ? UNREAD : null),
      look: tell('look'),
      resume: (game) => told(`resume ${game}`),
      watch: (game) => told(`watch ${game}`),
      remove: (game) => told(`remove ${game}`),
      save: (id) => told(`save damaged ${id}`),
      removeDamaged: (id) => told(`delete damaged ${id}`),
    },
    roll: {
      card: signal(show.has('roll') ? ROLL : null),
      face: (face) => told(`face ${face}`),
      mend: tell('mend'),
      fell: tell('fell'),
      cancel: tell('cancel roll'),
    },
    agreement: {
      card: signal({
        why: 'Dice were rolled: 3+4 for breach [16.3].',
        sides: [
          { name: 'Westernesse', key: 'A', agrees: true },
          { name: 'Sauron', key: 'P', agrees: false },
        ],
      }),
      press: (side) => told(`agree ${side}`),
    },
  };
}
