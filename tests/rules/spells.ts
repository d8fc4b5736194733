/** Two magic leaders face to face, and short ways to let them cast. */
import type { ActionOf } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import type { Spell } from '../../src/engine/spell.ts';
import { engine, hero, siege, type HeroSpec, type Plan, type Position, type Soldier } from '../kit/siege.ts';

/** He who breaks the darkness, holds the wraith and reveals the king: ten points. */
export function white(spec: HeroSpec = {}): Soldier {
  return hero(DEFENDER, {
    magic: 10,
    spells: ['break-darkness', 'stalemate', 'reveal'],
    gifts: ['heartens', 'slays-wraith'],
    ...spec,
  });
}

/** The wraith who spreads fear, freezes leaders and wakes Grond: eight points. */
export function black(spec: HeroSpec = {}): Soldier {
  return hero(BESIEGER, {
    magic: 8,
    spells: ['fear', 'freeze', 'activate-grond'],
    gifts: ['wraith', 'flies'],
    ...spec,
  });
}

/** He over whom the banner may be unfurled. */
export function king(spec: HeroSpec = {}): Soldier {
  return hero(DEFENDER, { gifts: ['banner'], ...spec });
}

/** One row of twelve hexes: the white one on 0101, the king on 0201, the black one on 0401 with Grond on 0501. */
export function magic(plan: Partial<Plan> = {}, pieces: Readonly<Record<string, Soldier>> = {}): Position {
  return siege({
    map: '. . . . . . . . . . . .',
    step: 'initial-magic.defender',
    active: DEFENDER,
    ...plan,
    pieces: {
      w: white({ at: '0101' }),
      k: king({ at: '0201' }),
      b: black({ at: '0401' }),
      g: engine('grond', BESIEGER, { at: '0501' }),
      ...pieces,
    },
  });
}

/** The same magic phase, the besieger's turn in it. */
export function dark(position: Position): Position {
  return position.with({ active: BESIEGER });
}

/** A spell, of the one of the two who knows it. */
export function spell(
  at: Position,
  which: Spell,
  points = 1,
  target: string | null = null,
): ActionOf<'Cast'> {
  const caster = at.piece(['break-darkness', 'stalemate', 'reveal'].includes(which) ? 'w' : 'b');
  return { type: 'Cast', caster, spell: which, points, target: target === null ? null : at.piece(target) };
}
