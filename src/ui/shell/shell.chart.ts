/** Where the player is, at the title or at the table, and whether a question waits for an answer. Manners only. */
import type { OpenedMatch } from '../../saves/openMatch.ts';
import { assign, setup } from 'xstate';
import type { NewTable } from '../features/seats/draft.ts';

/** What the player is asked; the answer is carried out by the table. */
/** What would replace the game on the table: a new one, or one that was opened from a file. */
export type Question =
  | Readonly<{ type: 'new-game'; scenario: string; table: NewTable }>
  | Readonly<{ type: 'open'; game: OpenedMatch }>
  /** Whether the game that another tab has is played here, or watched. */
  | Readonly<{ type: 'take-over'; game: number; watched: boolean }>;

type ShellEvent =
  | Readonly<{ type: 'Open' }>
  | Readonly<{ type: 'Ask'; question: Question }>
  | Readonly<{ type: 'Answered' }>
  | Readonly<{ type: 'Ended' }>
  | Readonly<{ type: 'Leave' }>
  | Readonly<{ type: 'Dismiss' }>;

const chart = setup({
  types: { context: {} as { readonly question: Question | null }, events: {} as ShellEvent },
});

export const shellChart = chart.createMachine({
  id: 'shell',
  type: 'parallel',
  context: { question: null },
  states: {
    place: {
      initial: 'title',
      states: {
        title: { on: { Open: 'table' } },
        table: {
          initial: 'playing',
          on: { Open: '.playing', Leave: 'title' },
          states: {
            playing: { on: { Ended: 'result' } },
            result: { on: { Dismiss: 'playing' } },
          },
        },
      },
    },
    talk: {
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            Ask: { target: 'asking', actions: assign({ question: ({ event }) => event.question }) },
          },
        },
        asking: { on: { Answered: { target: 'quiet', actions: assign({ question: null }) } } },
      },
    },
  },
});
