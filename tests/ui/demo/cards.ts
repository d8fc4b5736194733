// Made-up cards for what leaders, magic and oil do, and for the end of the battle.
import type { OddsCard, ResultCard, SiegeState } from '../../../src/ui/store/model.ts';
import type { ScenarioCard } from '../../../src/ui/shell/tableModel.ts';

export const DUEL: OddsCard = {
  type: 'duel',
  attacker: {
    name: 'Éowyn',
    printed: 3,
    modifiers: [{ text: 'bane of the wraith: rating +4', cite: '2.19.5' }],
    rating: 7,
  },
  defender: {
    name: 'The Lord of the Nazgûl',
    printed: 8,
    modifiers: [{ text: 'frozen: rating -2', cite: '2.19.5' }],
    rating: 6,
  },
  difference: 1,
  column: '+1',
  notes: [{ text: 'The Lord of the Nazgûl may not decline.', cite: '2.20.5' }],
  shares: [
    { outcome: 'challenged-wounded', label: 'challenged wounded', ways: 2, of: 6 },
    { outcome: 'challenged-back', label: 'challenged goes back', ways: 1, of: 6 },
    { outcome: 'nothing', label: 'nothing', ways: 1, of: 6 },
    { outcome: 'challenger-back', label: 'challenger goes back', ways: 2, of: 6 },
  ],
};

export const SPELL: OddsCard = {
  type: 'roll',
  title: 'The Lord of the Nazgûl casts Freeze Leader on Gandalf',
  cite: '2.12.1',
  chart: '17.4',
  row: 'Freeze Leader Spell (1st spell)',
  column: '2',
  dice: 2,
  totals: [3, 4, 5, 6, 7, 8],
  modifiers: [],
  notes: [
    { text: 'An enemy leader can neither move nor rally nor cast.', cite: '2.12' },
    { text: '2 of 9 points are spent, whether the spell works or not.', cite: '2.12.1' },
  ],
  shares: [
    { outcome: 'works', label: 'works', ways: 25, of: 36 },
    { outcome: 'fails', label: 'fails', ways: 11, of: 36 },
  ],
};

export const CERTAIN: OddsCard = {
  ...SPELL,
  title: 'The Lord of the Nazgûl casts Activate Grond',
  row: 'Activate Grond',
  totals: 'A',
  shares: [{ outcome: 'works', label: 'works', ways: 1, of: 1 }],
};

export const OIL: OddsCard = {
  type: 'attack',
  attacker: 'Burning oil',
  defender: 'Siege tower',
  manner: 'oil',
  strength: 'A',
  armour: 2,
  morale: null,
  automatic: false,
  modifiers: [],
  notes: [
    { text: 'No unit stands there: armour 2 for the tower alone.', cite: '2.11.9' },
    { text: 'The hexside stands in flames until the phase ends.', cite: '2.11.10' },
  ],
  shares: [
    { outcome: 'destroyed', label: 'destroyed', ways: 29, of: 36 },
    { outcome: 'nothing', label: 'nothing', ways: 7, of: 36 },
  ],
};

export const VERDICT: ResultCard = {
  title: 'Westernesse has won the battle.',
  margin: { text: 'A marginal victory: 7 points ahead.', cite: '2.13.4' },
  text: 'The sun goes down over the Pelennor, and the day is reckoned.',
  reasons: [{ text: 'The last turn is over', cite: '2.13.3' }],
  scores: [
    {
      side: 0,
      sideName: 'Westernesse',
      sum: 17,
      lines: [
        { text: 'The host is demoralized', points: 10, earned: false, cite: '2.13.3' },
        { text: 'The Lord of the Nazgûl is slain', points: 12, earned: true, cite: '2.13.3' },
        { text: 'Level 4 was never lost', points: 5, earned: true, cite: '2.13.3' },
      ],
    },
    {
      side: 1,
      sideName: 'Sauron',
      sum: 10,
      lines: [
        { text: 'Level 1 of the city is held', points: 10, earned: true, cite: '2.13.3' },
        { text: 'Level 2 of the city is held', points: 10, earned: false, cite: '2.13.3' },
      ],
    },
  ],
  tracks: [{ text: 'Garrison: 14 of 36', cite: '2.10.1' }],
};

export const SIEGE: SiegeState = {
  supplies: [
    { icon: 'ladder', figure: '4', text: 'ladders in supply', cite: '2.11.2' },
    { icon: 'death-skull', figure: '6', text: 'heads left to throw', cite: '2.11.8' },
  ],
  magic: [
    { icon: 'wizard-staff', figure: '7', text: 'Gandalf: magic points', cite: '2.12.1' },
    { icon: 'crowned-skull', figure: null, text: 'Fear works until the turn ends', cite: '2.12' },
  ],
  expected: [
    {
      icon: 'hourglass',
      figure: null,
      text: 'The Riders of Rohan (13): turns 5 to 6 on 5 or more, from turn 9 for certain',
      cite: '2.6.1',
    },
  ],
};

const SIDES = ['Westernesse', 'Sauron'] as const;

export const BATTLES: readonly ScenarioCard[] = [
  {
    id: 'first-steps',
    title: 'First Steps',
    summary: 'Eight units, four turns, one corner of the wall.',
    turns: 'Turns 1 to 4',
    length: '15 min',
    size: '8 pieces',
    easy: true,
    sides: SIDES,
    houseRules: 3,
    picture: null,
  },
  {
    id: 'the-great-gate',
    title: 'The Great Gate',
    summary: 'Five turns of night before dawn. Grond, ladders and orcs against part of the garrison.',
    turns: 'Turns 2 to 6, by night',
    length: '45 min',
    size: '38 pieces',
    easy: false,
    sides: SIDES,
    houseRules: 8,
    picture: null,
  },
  {
    id: 'the-siege-of-minas-tirith',
    title: 'The Siege of Minas Tirith',
    summary: 'The whole battle, sixteen turns, every unit and every captain.',
    turns: 'Turns 1 to 16',
    length: '3 hours',
    size: '97 pieces',
    easy: false,
    sides: SIDES,
    houseRules: 10,
    picture: null,
  },
];

export const TALE = [
  { head: 'In the tale', text: 'Long ladders and wheeled towers came up in the dark.' },
  { head: 'Balance', text: 'Not yet measured.' },
];
