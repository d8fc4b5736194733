// Made-up seats for the page that is looked at: two players, or one against the machine with clocks.
import { signal } from '@preact/signals';
import type { SeatingModel, SheetDraft, SheetView } from '../../../src/panels/seats/seatsModel.ts';

const DRAFT: SheetDraft = {
  battle: 'the-great-gate',
  seats: [
    { name: 'Anna', taken: 'player' },
    { name: '', taken: 'machine' },
  ],
  clock: 'side',
  minutes: '60',
  match: 'bid',
  bids: ['', ''],
};

function viewOf(draft: SheetDraft): SheetView {
  return {
    draft,
    battles: [
      { id: 'first-steps', title: 'First Steps' },
      { id: 'the-great-gate', title: 'The Great Gate' },
    ],
    sides: ['Westernesse', 'Sauron'],
    bidders: ['Anna', 'the machine'],
    force: 'Forces of Sauron',
    usual: 26,
    expected: 60,
    bonus: 25,
    problem: draft.match === 'bid' && draft.bids[0] === '' ? 'A bid is a whole number from 1 to 999.' : null,
  };
}

/** The seats; `told` hears what is asked. */
export function madeUpSeats(show: ReadonlySet<string>, told: (what: string) => void): SeatingModel {
  const sheet = signal(viewOf(DRAFT));
  const seated = show.has('seats');
  return {
    seats: signal(
      seated
        ? [
            {
              side: 0,
              name: 'Anna',
              machine: false,
              decides: false,
              clock: { figures: '12:05', words: '12:05 left', over: false },
            },
            { side: 1, name: 'The machine', machine: true, decides: true, clock: null },
          ]
        : [],
    ),
    line: signal(seated ? 'Anna (Westernesse) against The machine (Sauron)' : ''),
    machine: signal(
      seated
        ? {
            side: 1,
            text: 'The machine plays. Sauron: movement phase',
            state: 'thinks',
            hurried: false,
            progress: { done: 14, of: 22, words: '14 of 22 pieces' },
            tempo: 1,
          }
        : null,
    ),
    match: signal(
      show.has('match')
        ? {
            second: true,
            lines: [
              'Anna for Westernesse, Ben for Sauron',
              'This battle in the match: Anna 35, Ben 60.',
              'Won outright: 25 points ahead at least.',
            ],
          }
        : null,
    ),
    sheet,
    lastSeats: () => (seated ? ['Westernesse: Anna', 'Sauron: the machine'] : []),
    layFor: (battle, against) => told(`sheet for ${battle}, against ${against ?? 'anybody'}`),
    fillIn: (part) => {
      sheet.value = viewOf({ ...sheet.value.draft, ...part });
    },
    changeSides: () => told('sides changed'),
    begin: () => told('begin the sheet'),
    pause: () => told('pause'),
    goOn: () => told('go on'),
    hurry: () => told('hurry'),
    setTempo: (tempo) => told(`speed ${tempo}`),
    takeSeat: () => told('take the seat'),
    playSecond: () => told('second game'),
  };
}
