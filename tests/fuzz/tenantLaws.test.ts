/** A law that nothing could break would be no law: each of the other games is broken once, by hand. */
import { describe, expect, test } from 'vitest';
import { ardaFight, stormFight, type TenantFight } from './tenantFight.ts';
import { brokenTenantLaws, TENANT_LAWS } from './tenantLaws.ts';

/** A battle of one block or more, and a storm that a block has decided. */
const SOUND = firstWith((index) => ardaFight('East Osgiliath', 1954, index));
const STORM = firstWith((index) => stormFight(1954, index));

function firstWith(fightAt: (index: number) => TenantFight): TenantFight {
  for (let index = 0; ; index++) {
    const fight = fightAt(index);
    if (fight.moves[0]!.type === 'fought') return fight;
  }
}

const [first] = Object.keys(SOUND.result.steps) as [string];
const [began] = SOUND.stages;
if (began?.type !== 'block') throw new Error('no block is fought');
const { pieces } = began.scenario;

function stepsChanged(steps: number): Partial<TenantFight> {
  return { result: { ...SOUND.result, steps: { ...SOUND.result.steps, [first]: steps } } };
}

/** A first block that ended otherwise. */
function endChanged(change: object): Partial<TenantFight> {
  const [move, ...rest] = SOUND.moves;
  if (move?.type !== 'fought') throw new Error('no block is fought');
  return { moves: [{ ...move, end: { ...move.end, ...change } }, ...rest] };
}

/** For each law, by the beginning of its sentence, what breaks it. */
const CRIMES: readonly (readonly [start: string, crime: Partial<TenantFight>])[] = [
  [
    'every block is a scenario',
    {
      stages: [
        { ...began, scenario: { ...began.scenario, pieces: [...pieces, pieces[0]!] } },
        ...SOUND.stages.slice(1),
      ],
    },
  ],
  ['every block ends', { refusals: 1 }],
  ['every block ends', endChanged({ turns: 9 })],
  ['every block ends', endChanged({ pieces: {} })],
  ['whoever was brought', stepsChanged(99)],
  ['whoever was brought', stepsChanged(-1)],
  ['whoever was brought', { result: { ...SOUND.result, steps: {} } }],
  ['I10', { tallies: SOUND.tallies.map((tally) => ({ ...tally, fell: tally.fell + 1 })) }],
  ['no more rounds', { result: { ...SOUND.result, rounds: 11 } }],
  ['the verdict', { verdict: 'nobody' }],
  ['the same moves', { twice: SOUND.stages.slice(1) }],
  ['a fight that was', { resumed: SOUND.stages.slice(1) }],
  ['moves that somebody', { forgeries: ['refused', 'stands still'] }],
];

describe('the laws of a fight on hexes in the other games', () => {
  test('a battle and a storm as they should be break none', () => {
    expect([...brokenTenantLaws(SOUND), ...brokenTenantLaws(STORM)]).toEqual([]);
    expect(SOUND.tallies.length).toBeGreaterThan(1);
  });

  test('each law has its crime', () => {
    const hasCrime = (law: string): boolean => CRIMES.some(([start]) => law.startsWith(start));
    expect(Object.keys(TENANT_LAWS).filter((law) => !hasCrime(law))).toEqual([]);
  });

  test.each(CRIMES)('%s is broken', (start, crime) => {
    expect(brokenTenantLaws({ ...SOUND, ...crime }).some((law) => law.startsWith(start))).toBe(true);
  });

  test('a storm whose outcome is not that of its block is found', () => {
    const other = STORM.verdict === 'falls' ? 'holds' : 'falls';
    expect(brokenTenantLaws({ ...STORM, verdict: other })).toHaveLength(1);
  });
});
