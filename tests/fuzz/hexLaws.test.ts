/** A law of fights on hexes that nothing could break would be no law: each is broken once, by hand. */
import { describe, expect, test } from 'vitest';
import type { FightBlock, FightStage } from '../../src/strategic/siege.ts';
import type { Ledger } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { hexFight, type HexFight } from './hexFight.ts';
import { brokenHexLaws, HEX_LAWS } from './hexLaws.ts';
import { hexProof } from './hexProof.ts';

/** A fight without cards and dice, of one block or more, that leaves wear behind in a siege that goes on. */
function soundFight(): HexFight {
  for (let index = 0; index < 60; index++) {
    const fight = hexFight(hexProof.seed, index);
    const { brief, moves, next, idle } = fight;
    const held = [brief.cards, brief.hands].flatMap(({ attacker, defender }) => [...attacker, ...defender]);
    const worn = next !== null && next.block !== null && Object.keys(next.out.link.wear).length > 0;
    const fought = moves[0]?.type === 'fought' && moves.every(({ type }) => type !== 'rolled');
    if (held.length === 0 && fought && worn && idle !== null) return fight;
  }
  throw new Error('no such fight among sixty');
}

const SOUND = soundFight();
const next = SOUND.next!;
const [unit] = Object.entries(SOUND.imported.ledger.figures).find(([, { at }]) => at === 'board')! as [
  string,
  unknown,
];
const [worn] = Object.keys(next.out.link.wear) as [string];

/** The ledger with a figure that nobody knows of any more. */
function forgotten({ figures, ...others }: Ledger): Ledger {
  const { [unit]: _, ...rest } = figures;
  return { ...others, figures: rest };
}

/** The ledger with a figure that is dead and was not. */
function murdered(ledger: Ledger): Ledger {
  return { ...ledger, figures: { ...ledger.figures, [unit]: { at: 'dead' } } };
}

/** The first block, changed. */
function blockWith(change: (block: FightBlock) => FightBlock['scenario']): readonly FightStage[] {
  return SOUND.stages.map((stage) =>
    stage.type === 'block' ? { ...stage, scenario: change(stage) } : stage,
  );
}

/** For each law, by the beginning of its sentence, what breaks it. */
const CRIMES: Readonly<Record<string, Partial<HexFight>>> = {
  'C1 figures are conserved': {
    imported: { ...SOUND.imported, ledger: forgotten(SOUND.imported.ledger) },
  },
  '4.1 whoever goes out': { out: { ...SOUND.out, ledger: murdered(SOUND.out.ledger) } },
  '4.1 a result is taken': { imported: { ...SOUND.imported, ledger: SOUND.out.ledger } },
  'C2 a nation pays': { imported: { ...SOUND.imported, ledger: murdered(SOUND.imported.ledger) } },
  'C2 figures lose whole hits': { out: { ...SOUND.out, link: { ...SOUND.out.link, wear: {} } } },
  'C2 wear goes out': {
    next: { ...next, back: { ...next.back, wear: { ...next.back.wear, [worn]: 0 } } },
  },
  'C4 nothing fought': {
    idle: { ...SOUND.idle!, steps: { ...SOUND.idle!.steps, [unit]: 0 } },
  },
  'C5 no figure': {
    stages: blockWith(({ scenario }) => ({ ...scenario, pieces: [...scenario.pieces, scenario.pieces[0]!] })),
  },
  '4.3 no more than five': {
    stages: blockWith(({ scenario }) => {
      const [piece] = scenario.pieces;
      const crowd = [1, 2, 3, 4, 5, 6].map((number) => ({ ...piece!, id: `rohan-r-0${number}-a` }));
      return { ...scenario, pieces: [...scenario.pieces, ...crowd] };
    }),
  },
  '4.4 every block is': {
    stages: blockWith(({ scenario }) => ({ ...scenario, turns: { ...scenario.turns, last: 0 } })),
  },
  '4.4 the same moves': { twice: SOUND.stages.slice(1) },
  '4.4 a fight that was': { resumed: SOUND.stages.slice(1) },
  '4.4 moves that somebody': { forgeries: ['refused', 'stands still'] },
};

describe('the laws of a fight on hexes', () => {
  test('a fight as it should be breaks none', () => {
    expect(brokenHexLaws(SOUND)).toEqual([]);
  });

  test('each law has its crime', () => {
    const crimes = (law: string): number =>
      Object.keys(CRIMES).filter((start) => law.startsWith(start)).length;
    expect(Object.keys(HEX_LAWS).filter((law) => crimes(law) !== 1)).toEqual([]);
  });

  test.each(Object.entries(CRIMES))('%s is broken', (start, crime) => {
    expect(brokenHexLaws({ ...SOUND, ...crime }).some((law) => law.startsWith(start))).toBe(true);
  });

  test('C2 wear that the link forgot is found, and so is a counter that is worn more than its figure', () => {
    const { block, out } = next;
    const at = block!.pieces.findIndex(({ id }) => /-[re]-\d\d-a$/.test(id));
    const piece = block!.pieces[at]!;
    const more = { ...block!, pieces: block!.pieces.with(at, { ...piece, lost: (piece.lost ?? 0) + 1 }) };
    const bare = { ...out, link: { ...out.link, wear: {} } };
    const broken = (changed: typeof next) =>
      brokenHexLaws({ ...SOUND, next: changed }).some((law) => law.startsWith('C2 wear goes out'));
    expect([broken({ ...next, out: bare }), broken({ ...next, block: more })]).toEqual([true, true]);
  });

  test('C5 somebody who comes back from the dead is found', () => {
    const [first] = SOUND.stages as [FightBlock];
    const fallen = first.scenario.pieces
      .map(({ id }) => id)
      .filter((id, _, [dead]) => id.slice(0, -1) === dead!.slice(0, -1));
    const slain = SOUND.moves.map((move) =>
      move.type === 'fought'
        ? {
            ...move,
            end: {
              ...move.end,
              pieces: {
                ...move.end.pieces,
                ...Object.fromEntries(fallen.map((id) => [id, { ...move.end.pieces[id], gone: true }])),
              } as typeof move.end.pieces,
            },
          }
        : move,
    );
    const again = {
      ...SOUND,
      moves: [...slain, slain[0]!],
      stages: [first, first, ...SOUND.stages.slice(1)],
    };
    expect(brokenHexLaws(again).some((law) => law.startsWith('C5'))).toBe(true);
  });

  test('a series that met too few fights of some kind proves nothing', () => {
    const { nothing } = hexProof;
    expect(hexProof.wrong({ ...nothing, fights: 100, blocks: 100 }).length).toBeGreaterThan(10);
    expect(hexProof.wrong({ ...nothing, fights: 100, offences: ['fight 1: C1'] })).toContain('fight 1: C1');
  });
});
