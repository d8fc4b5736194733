// Made-up seats for the page that is looked at: two players, or one against the machine with clocks.
import { computed, signal } from '@preact/signals';
import { OPPONENTS } from '../../../src/ai/agents.ts';
import { TALE } from './cards.ts';
import type {
  DraftModel,
  HouseRuleRow,
  SeatingModel,
  SheetDraft,
  SheetView,
} from '../../../src/ui/features/seats/seatsModel.ts';

export const DRAFT: SheetDraft = {
  battle: 'the-great-gate',
  rules: {},
  seats: [
    { name: 'Anna', taken: 'you' },
    { name: '', taken: OPPONENTS[0]! },
  ],
  clock: 'side',
  minutes: '60',
  match: 'single',
  bids: ['', ''],
};

function viewOf(draft: SheetDraft): SheetView {
  return {
    draft,
    sides: ['Westernesse', 'Sauron'],
    bidders: ['Anna', 'the machine'],
    force: 'Forces of Sauron',
    usual: 26,
    bonus: 25,
    problem: draft.match === 'bid' && draft.bids[0] === '' ? 'A bid is a whole number from 1 to 999.' : null,
  };
}

const RULES: readonly HouseRuleRow[] = [
  {
    id: 'grond',
    name: 'Grond',
    change: 'Grond strikes in every siege phase.',
    cite: '2.12.9',
    readings: ['strikes only while a spell pays for it', 'always strikes'],
    chosen: false,
    balance: ['300 games of the machine against itself: Westernesse 41 % with it, 62 % without it.'],
  },
];

/** The seats; `told` hears what is asked. */
export function madeUpSeats(
  show: ReadonlySet<string>,
  told: (what: string) => void,
  { draft, fillIn }: DraftModel,
): SeatingModel {
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
              'Anna (Westernesse), Ben (Sauron)',
              'This battle in the match: Anna 35, Ben 60.',
              'Won outright: 25 points ahead at least.',
            ],
          }
        : null,
    ),
    sheet: computed(() => viewOf(draft.value)),
    folded: signal({
      tale: signal(TALE),
      houseRules: signal(RULES),
      setRule: (id: string, chosen: boolean) => told(`house rule ${id}: ${chosen}`),
    }),
    unfold: () => undefined,
    fillIn,
    changeSides: () => told('sides changed'),
    begin: () => told(`begin ${draft.peek().battle}`),
    pause: () => told('pause'),
    goOn: () => told('go on'),
    hurry: () => told('hurry'),
    setTempo: (tempo) => told(`speed ${tempo}`),
    takeSeat: () => told('take the seat'),
    playSecond: () => told('second game'),
  };
}
