// What the panels of knowledge show of the made-up game.
import { signal } from '@preact/signals';
import type { HexId } from '../../../src/board/hex.ts';
import type {
  EnquiryCard,
  AnalysisModel,
  SideLuck,
} from '../../../src/ui/features/analysis/analysisModel.ts';
import type { CommandCard, Share, SiegeState, TrackCard } from '../../../src/ui/store/model.ts';

/** The commands of knowledge with their keys. */
export const ANALYSIS_KEYS = {
  threat: ['Who could strike here?', 'T'],
  'threat-map': ['Threat map', 'Shift+T'],
  sight: ['Line of sight', 'L'],
  goals: ['Hexes that decide', 'Shift+G'],
  record: ['Turn record', 'G'],
  dice: ['Dice log', 'I'],
  luck: ['Luck', 'Shift+I'],
  statistics: ['Statistics', 'Q'],
  'copy-chronicle': ['Copy the chronicle', ''],
} as const satisfies Partial<Record<CommandCard['id'], readonly [string, string]>>;

const SHARES: readonly Share[] = [
  { outcome: 'dead', label: 'dead', ways: 28, of: 216 },
  { outcome: 'halved', label: 'halved', ways: 14, of: 216 },
  { outcome: 'thrown-back', label: 'thrown back', ways: 42, of: 216 },
  { outcome: 'nothing', label: 'nothing', ways: 132, of: 216 },
];

const THREAT: EnquiryCard = {
  type: 'threat',
  title: 'Threat to 1312',
  text: 'What Sauron could do to Bowmen of the City e2X in the next movement and combat.',
  note: 'Each attacker alone, everything else as it stands now; who could slip away stands.',
  done: true,
  lines: [
    { id: '4-melee', name: 'Trolls B3Z', how: 'melee from 1413', at: 380 as HexId, shares: SHARES },
    { id: '7-fire', name: 'Orc archers e1Y', how: 'missiles from 1511', at: 382 as HexId, shares: SHARES },
  ],
};

const SIGHT: EnquiryCard = {
  type: 'sight',
  title: '1312 to 1014',
  verdict: 'range 3, blocked',
  clear: false,
  lines: [{ text: 'Blocked by 1113: it lies higher than both ends.', cite: '2.8.4' }],
};

const LUCK: readonly SideLuck[] = [
  {
    side: 0,
    sideName: 'Westernesse',
    summary: '9 of 20 rolls succeeded; 8.4 were to be expected.',
    verdict: 'About average.',
    rows: [{ label: 'everything', thrown: 20, won: 9, expected: 8.4, z: 0.28, p: 0.82 }],
    faces: [6, 5, 8, 7, 4, 6],
    facesText: '36 dice, sum 124; 126.0 was to be expected (z -0.20, p 0.864).',
  },
  {
    side: 1,
    sideName: 'Sauron',
    summary: '21 of 40 rolls succeeded; 12.2 were to be expected.',
    verdict: 'Unusually lucky.',
    rows: [{ label: 'everything', thrown: 40, won: 21, expected: 12.2, z: 3.01, p: 0.004 }],
    faces: [9, 8, 14, 13, 10, 12],
    facesText: '66 dice, sum 241; 231.0 was to be expected (z 0.72, p 0.473).',
  },
];

/** Everything that can be known of the made-up game. */
export function analysis(
  show: ReadonlySet<string>,
  told: (what: string) => void,
  tracks: readonly TrackCard[],
  siege: SiegeState,
): AnalysisModel {
  return {
    enquiry: signal(show.has('threat') ? THREAT : show.has('sight') ? SIGHT : null),
    plan: signal(
      show.has('plan')
        ? {
            title: 'Plan against Bowmen of the City e2X',
            steps: [
              { id: 1, text: 'Trolls B3Z', shares: SHARES },
              { id: 2, text: 'Orc swordsmen E3Y', shares: SHARES },
            ],
            full: null,
          }
        : null,
    ),
    record: signal({
      sides: ['Westernesse', 'Sauron'],
      turns: [
        { turn: 4, hour: 'Night', night: true, when: 'past', due: [], happened: [], losses: ['', ''] },
        {
          turn: 5,
          hour: 'Night, past midnight',
          night: true,
          when: 'now',
          due: [{ text: 'The Rohirrim, on 5 or more', cite: '2.6.1' }],
          happened: [{ text: 'The Great Gate is breached by Grond!', cite: '16.3', hex: 380 as HexId }],
          losses: ['Bowmen of the City', 'Orc swordsmen ×2'],
        },
      ],
      tracks,
      siege,
      levels: [{ level: 'Level 1', holder: 0, text: 'held by Westernesse' }],
      score: 'Westernesse 10, Sauron 25',
    }),
    dice: signal([
      {
        id: 0,
        turn: 5,
        side: 1,
        sideName: 'Sauron',
        purpose: 'Casualty',
        cite: '7.41',
        faces: [4, 2],
        chance: 42,
        won: true,
        text: 'Bowmen of the City e2X falls to half strength.',
        hex: 380 as HexId,
      },
    ]),
    luck: signal({ thisGame: LUCK, allGames: LUCK, games: 3 }),
    counsel: signal(null),
    story: signal(null),
    statistics: signal({
      turns: ['start', '4', '5'],
      tracks: [
        {
          name: 'Garrison of the City',
          look: { shape: 'rounded', colour: 'blue' } as const,
          values: [0, 9, 14],
          threshold: { value: 36, text: 'Garrison of the City is demoralized at 36' },
        },
      ],
      losses: [
        {
          name: 'Sauron',
          look: { shape: 'octagon', colour: 'red' } as const,
          values: [2, 5],
          threshold: null,
        },
      ],
      attacks: [{ side: 1, sideName: 'Sauron', made: 12, shares: SHARES }],
      luck: LUCK,
    }),
    ask: {
      threat: () => told('who could strike'),
      leave: () => told('leave'),
      dropPlan: () => told('forget the plan'),
      forgetLuck: () => told('forget the luck'),
      copyChronicle: () => told('copy the chronicle'),
    },
  };
}
