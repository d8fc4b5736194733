// Made-up cards of the replay, the list of kept games and the asking for real dice.
import { signal } from '@preact/signals';
import type {
  DamagedLine,
  RollCard,
  SavedGameLine,
  StripCard,
  ReplayModel,
} from '../../../src/ui/features/replay/replayModel.ts';

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

/** The theatre of the made-up page; `show` says what of it is open. */
export function madeUpReplay(show: ReadonlySet<string>, told: (what: string) => void): ReplayModel {
  const tell = (what: string) => (): void => told(what);
  return {
    strip: signal(show.has('strip') ? STRIP : null),
    games: signal(GAMES),
    damaged: signal(DAMAGED),
    unread: signal(show.has('unread') ? UNREAD : null),
    roll: signal(show.has('roll') ? ROLL : null),
    agree: signal({
      why: 'Dice were rolled: 3+4 for breach [16.3].',
      sides: [
        { name: 'Westernesse', key: 'A', agrees: true },
        { name: 'Sauron', key: 'P', agrees: false },
      ],
    }),
    ask: {
      move: (move) => told(`move ${JSON.stringify(move)}`),
      look: tell('look'),
      resume: (game) => told(`resume ${game}`),
      watch: (game) => told(`watch ${game}`),
      saveDamaged: (id) => told(`save damaged ${id}`),
      removeDamaged: (id) => told(`delete damaged ${id}`),
      remove: (game) => told(`remove ${game}`),
      face: (face) => told(`face ${face}`),
      mend: tell('mend'),
      fell: tell('fell'),
      cancelRoll: tell('cancel roll'),
      agree: (side) => told(`agree ${side}`),
    },
  };
}
