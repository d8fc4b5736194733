// Results that could not have happened, sealed anew by whoever made them up: every class is refused, and every true result is taken.
import { describe, expect, test } from 'vitest';
import { dieOf } from '../../src/strategic/sample.ts';
import { WAR_OF_THE_RING, type SiegeOutcome } from '../../src/strategic/war-of-the-ring/game.ts';
import { paymentsOf } from '../../src/strategic/war-of-the-ring/ledger/payment.ts';
import { resultOf, type Fought } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { figureOf, isUnit, STEPS, type FigureId } from '../../src/strategic/war-of-the-ring/roster.ts';
import { regionOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { SEATS } from '../../src/strategic/war-of-the-ring/brief/brief.ts';

const NOTES = [
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK',
  'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond, published',
  "Helm's Deep: 3R 1E 1L +Gandalf v 6R 3E Isengard, Saruman in play, published",
  'sortie from Minas Tirith: 4R 1E 1L +Boromir v 4R 1N',
  'relief of Minas Tirith: 8R 2E 1N v 4R 2E 1L Rohan, published',
  'Eastemnet: 3R 1L Rohan v 5R 1E Isengard',
  'Dol Amroth: 2R 1E 1L v 6R 1E 2N Sauron, in hand Confusion, in hand Black Breath, in hand Heroic Death',
] as const;
const GAMES = 25;

/** True results of all notes, game by game. */
const OUTCOMES: readonly SiegeOutcome[] = NOTES.flatMap((note) => {
  const brief = WAR_OF_THE_RING.parse(note);
  if (!brief.ok) throw new Error(`${note}: ${JSON.stringify(brief.problems)}`);
  return Array.from({ length: GAMES }, (_, index) =>
    WAR_OF_THE_RING.autoResolve(brief.value, brief.value.battle, dieOf(17, index)),
  );
});

/** What the reader says of an outcome that was changed and sealed anew. */
function codes(outcome: SiegeOutcome, change: Partial<Fought>): readonly string[] {
  const result = resultOf(outcome.link, { ...outcome.result, ...change });
  const document = WAR_OF_THE_RING.documents!.write({ ...outcome, result });
  const read = WAR_OF_THE_RING.documents!.read(JSON.parse(JSON.stringify(document)));
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

test('every true result is taken', () => {
  expect(OUTCOMES.flatMap((one) => codes(one, {}))).toEqual([]);
});

type Forge = (outcome: SiegeOutcome) => Partial<Fought> | null;

const after = ({ result }: SiegeOutcome, change: NonNullable<Fought['after']>): Partial<Fought> => ({
  after: { ...result.after, ...change },
});
const steps = ({ result }: SiegeOutcome, change: Readonly<Record<FigureId, number>>): Partial<Fought> => ({
  steps: { ...result.steps, ...change },
});
const figures = ({ link }: SiegeOutcome, is: (id: FigureId) => boolean): readonly FigureId[] =>
  SEATS.flatMap((seat) => link[seat].figures).filter(is);
const killers = ({ brief, link }: SiegeOutcome): number =>
  SEATS.reduce((sum, seat) => sum + brief.hands[seat].length + link.cards[seat].length, 0);
/** The seats of which a unit is unhurt. */
const living = ({ link, result }: SiegeOutcome) =>
  SEATS.filter((seat) =>
    [...paymentsOf(link[seat].figures, result.steps).values()].some(({ hits }) => hits === 0),
  );

/** One way to make a result up; null where it would be none. */
const FORGERIES: readonly (readonly [string, string, Forge])[] = [
  [
    'fifty rounds',
    'impossible-rounds',
    ({ brief }) => (brief.mode !== 'assault' && brief.rules === 'published' ? null : { rounds: 50 }),
  ],
  [
    'a round more than was paid for and no elite driven on',
    'impossible-rounds',
    ({ link, result }) => {
      const lost = [...paymentsOf(link.attacker.figures, result.steps).values()].reduce(
        (sum, { hits }) => sum + hits,
        0,
      );
      return link.mode === 'assault' ? { rounds: link.roundsPaid + lost + 1 } : null;
    },
  ],
  [
    'no round, and nobody left',
    'impossible-rounds',
    ({ result }) => (result.after.defender === 'stands' ? { rounds: 0 } : null),
  ],
  [
    'an army of ten cut down in one round',
    'impossible-hits',
    (one) => {
      if (killers(one) > 0) return null;
      const units = SEATS.map((seat) => one.link[seat].figures.filter(isUnit)).find(
        (some) => some.length > 6,
      );
      return units === undefined
        ? null
        : { rounds: 1, ...steps(one, Object.fromEntries(units.map((id) => [id, 0]))) };
    },
  ],
  [
    'a regular with half its steps, by dice',
    'impossible-steps',
    (one) => steps(one, { [figures(one, (id) => figureOf(id).type === 'regular')[0]!]: 2 }),
  ],
  [
    'an elite with seven steps, by dice',
    'impossible-steps',
    (one) => {
      const elite = figures(one, (id) => figureOf(id).type === 'elite')[0];
      return elite === undefined ? null : steps(one, { [elite]: STEPS.elite - 1 });
    },
  ],
  [
    'a leader or a Nazgûl dead whose army lives',
    'impossible-death',
    (one) => {
      if (killers(one) > 0) return null;
      const here = living(one).flatMap((seat) => one.link[seat].figures);
      const leader = here.find((id) => !isUnit(id));
      return leader === undefined ? null : steps(one, { [leader]: 0 });
    },
  ],
  [
    'a character dead whose army lives',
    'impossible-death',
    (one) => {
      if (killers(one) > 0) return null;
      const [who] = living(one).flatMap((seat) => one.link[seat].characters);
      return who === undefined ? null : { fallen: [who] };
    },
  ],
  [
    'a retreat of nobody',
    'impossible-end',
    (one) => {
      const { link, result } = one;
      if (link.mode === 'assault' || link.mode === 'sortie') return null;
      const free = (id: string) => id !== link.from && regionOf(id)!.nation === null;
      const to = regionOf(link.region)!.adjacent.find(free);
      if (to === undefined) return null;
      const dead = Object.fromEntries(link.defender.figures.map((id) => [id, 0]));
      return {
        rounds: Math.max(1, result.rounds),
        ...steps(one, dead),
        ...after(one, { defender: 'retreats', to }),
      };
    },
  ],
  [
    'a garrison given up by dice',
    'impossible-end',
    (one) => (one.link.mode === 'assault' ? after(one, { noQuarter: true }) : null),
  ],
];

describe('made up and sealed anew', () => {
  test.each(FORGERIES)('%s is refused', (_, code, forge) => {
    let forged = 0;
    for (const one of OUTCOMES) {
      const change = forge(one);
      if (change === null) continue;
      forged += 1;
      expect(codes(one, change)).toContain(code);
    }
    expect(forged).toBeGreaterThan(20);
  });

  test('from the hexes: rounds, deaths and losses without a block are held to the same', () => {
    const held = OUTCOMES.filter((one) => killers(one) === 0 && one.result.after.defender === 'stands');
    const missed = held.flatMap((one) => {
      const { rules, mode } = one.brief;
      const endless = mode !== 'assault' && rules === 'published';
      const here = living(one);
      const [who] = here.flatMap((seat) => one.link[seat].characters);
      const led = here.flatMap((seat) => one.link[seat].figures).find((id) => !isUnit(id));
      const crowd = SEATS.map((seat) => one.link[seat].figures.filter(isUnit)).find(
        (units) => units.length > 6,
      );
      const fallen = Object.fromEntries((crowd ?? []).map((id) => [id, 0]));
      const made: readonly (readonly [string, Partial<Fought>])[] = [
        ['impossible-rounds', { rounds: 0 }],
        ...(endless ? [] : [['impossible-rounds', { rounds: 60 }] as const]),
        ...(who === undefined ? [] : [['impossible-death', { fallen: [who] }] as const]),
        ...(led === undefined ? [] : [['impossible-death', steps(one, { [led]: 0 })] as const]),
        ...(crowd === undefined ? [] : [['impossible-hits', { rounds: 1, ...steps(one, fallen) }] as const]),
      ];
      return made.filter(([code, change]) => !codes(one, { by: 'tactics', ...change }).includes(code));
    });
    expect(held.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  test('from the hexes a captain falls with the last of those who fight, though a rearguard lives', () => {
    const brief = {
      schema: 'war-of-the-ring/siege-brief/1',
      battle: 'left-behind',
      title: 'Left behind',
      region: 'osgiliath',
      mode: 'field',
      attacker: {
        figures: {
          sauron: { regular: 1, elite: 0, leader: 0, nazgul: 0 },
          southrons: { regular: 2, elite: 0, leader: 0, nazgul: 0 },
        },
        characters: ['witch-king'],
      },
      defender: { figures: { gondor: { regular: 3, elite: 0, leader: 0, nazgul: 0 } }, characters: [] },
      atWar: ['sauron', 'gondor'],
    };
    const read = WAR_OF_THE_RING.parse(brief);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const games = Array.from({ length: 40 }, (_, index) =>
      WAR_OF_THE_RING.autoResolve(read.value, 'left-behind', dieOf(3, index)),
    );
    const broken = games.find(({ result }) => result.fallen.includes('witch-king'))!;
    expect(broken.result.steps).toMatchObject({ 'sauron-R-01': 0, 'southrons-R-01': 4 });
    expect(codes(broken, {})).toEqual([]);
    expect(codes(broken, { by: 'tactics' })).toEqual([]);
    expect(codes(broken, { by: 'tactics', ...steps(broken, { 'sauron-R-01': 4 }) })).toContain(
      'impossible-death',
    );
  });
});
