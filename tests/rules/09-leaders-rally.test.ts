/** Cases 2.9.1, 2.9.2, 2.9.4 and 8.37: leaders rally units. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER, type Battle, type ForceId } from '../../src/engine/battle.ts';
import { rallyRating } from '../../src/engine/facts/whoRallies.ts';
import { rally } from '../../src/engine/verbs/rally.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import {
  engine,
  guard,
  hero,
  orc,
  siege,
  types,
  type HeroSpec,
  type Plan,
  type Position,
} from '../kit/siege.ts';
import { trying } from './personages.ts';

const shaken = { state: { disrupted: true } } as const;

/** The defender's leader `l` with a disrupted unit `u`, in the rally phase of the defender. */
function camp(l: HeroSpec = {}, more: Partial<Plan> = {}): Position {
  return siege({
    map: 'l . . . . . .',
    active: DEFENDER,
    step: 'rally.defender',
    ...more,
    pieces: { l: hero(DEFENDER, l), u: guard('D3X', { ...shaken, at: '0101' }), ...more.pieces },
  });
}

/** Whether the unit is in order after the leader's try with these dice. */
function rallied(at: Position, ...faces: readonly [number, number]): boolean {
  return !at.act(rally, trying(at, 'l', 'u'), ...faces).standing('u').disrupted;
}

/** Two dice that show a total of 2-12. */
function dice(total: number): readonly [number, number] {
  const low = Math.max(1, total - 6);
  return [low, total - low];
}

/** The totals that rally, of all from 2 to 12. */
function totals(at: Position): readonly number[] {
  return Array.from({ length: 11 }, (_, index) => index + 2).filter((total) => rallied(at, ...dice(total)));
}

/** From the least to the most, both included. */
function span(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

describe('8.37 the table', () => {
  const ROWS: readonly (readonly [rating: number, totals: readonly number[]])[] = [
    [1, [4, 5]],
    [2, [6, 7]],
    [3, span(3, 6)],
    [4, span(4, 7)],
    [5, span(2, 7)],
    [6, span(3, 8)],
    [7, span(3, 9)],
    [8, span(3, 10)],
  ];

  test.each(ROWS)('8.37 a leader of rating %i', (rating, expected) => {
    expect(totals(camp({ ratings: [rating, 1] }))).toEqual(expected);
    expect(totals(camp({ ratings: [8, rating], state: { lost: 1 } }))).toEqual(expected);
  });
});

describe('2.9.2 the rating', () => {
  test('2.9.2 the current side', () => {
    const at = camp({ ratings: [7, 5], state: { lost: 1 } });
    expect(rallyRating(at.battle, at.state, at.piece('l')).rating).toBe(5);
  });

  test('2.9.2 one less if he declined a duel this turn', () => {
    const at = camp({ ratings: [7, 5], state: { declined: true } });
    expect(rallyRating(at.battle, at.state, at.piece('l')).rating).toBe(6);
    expect(totals(at)).toEqual(span(3, 8));
  });

  test('2.9.2 two less if his force is demoralized', () => {
    const at = camp({ ratings: [7, 5] }).with({ demoralized: [true, false] });
    expect(rallyRating(at.battle, at.state, at.piece('l')).rating).toBe(5);
    const enemy = camp({ ratings: [7, 5] }).with({ demoralized: [false, true] });
    expect(rallyRating(enemy.battle, enemy.state, enemy.piece('l')).rating).toBe(7);
  });

  test('2.9.2 never below 1, and every change is named', () => {
    const at = camp({ ratings: [3, 1], state: { declined: true, lost: 1 } }).with({
      demoralized: [true, false],
    });
    const { rating, printed, modifiers } = rallyRating(at.battle, at.state, at.piece('l'));
    expect(rating).toBe(1);
    expect(modifiers.map(({ what, delta }) => [what, delta])).toEqual([
      ['wounded', -2],
      ['declined', -1],
      ['broken-force', -2],
      ['least-rating', 3],
    ]);
    expect(modifiers.reduce((sum, { delta }) => sum + delta, printed)).toBe(rating);
    expect(totals(at)).toEqual([4, 5]);
  });
});

describe('2.9.1 who is tried', () => {
  test('2.9.1 the unit of his hex, in order again on a success', () => {
    const at = camp();
    const after = at.act(rally, trying(at, 'l', 'u'), 3, 3);
    expect(types(after.events)).toEqual(['RallyTried', 'DiceRolled', 'UnitRallied']);
    expect(after.standing('u')).toMatchObject({ disrupted: false, rallied: true });
    const failed = at.act(rally, trying(at, 'l', 'u'), 6, 6);
    expect(failed.standing('u')).toMatchObject({ disrupted: true, rallied: true });
  });

  const crowd = {
    v: guard('D3X', { ...shaken, at: '0201' }),
    w: guard('D3X', { ...shaken, at: '0301' }),
    x: guard('D3X', { ...shaken, at: '0102' }),
    f: guard('D3X', { ...shaken, at: '0401' }),
  };
  const field = { map: 'l . . . . .\n . . . . . .', pieces: crowd } as const;

  test('2.9.1 up to two others within 2 hexes, and no third', () => {
    let at = camp({}, field);
    expect(at.whyNot(rally, trying(at, 'l', 'f'))).toBe('out-of-range');
    for (const unit of ['v', 'w']) at = at.act(rally, trying(at, 'l', unit), 6, 6);
    expect(at.whyNot(rally, trying(at, 'l', 'x'))).toBe('no-tries-left');
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBeNull();
  });

  test('2.9.1 the unit of his own hex does not count among the two', () => {
    let at = camp({}, field);
    for (const unit of ['u', 'v']) at = at.act(rally, trying(at, 'l', unit), 6, 6);
    expect(at.whyNot(rally, trying(at, 'l', 'x'))).toBeNull();
  });

  test('2.9.1 walls are ignored', () => {
    const at = camp(
      {},
      {
        map: 'l v .',
        levels: '1 . .',
        sides: ['0101/0201 wall up 0101 level 1'],
        pieces: { v: guard('D3X', shaken) },
      },
    );
    expect(at.whyNot(rally, trying(at, 'l', 'v'))).toBeNull();
  });

  test('2.9.1 each unit is tried once a phase, by one leader or by itself', () => {
    const at = camp({}, { pieces: { m: hero(DEFENDER, { at: '0101' }) } });
    const tried = at.act(rally, trying(at, 'l', 'u'), 6, 6);
    expect(tried.whyNot(rally, trying(tried, 'm', 'u'))).toBe('tried-already');
    expect(tried.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('u') })).toBe('tried-already');
    const alone = at.act(rallySelf, { type: 'RallySelf', unit: at.piece('u') }, 6, 6);
    expect(alone.whyNot(rally, trying(alone, 'm', 'u'))).toBe('tried-already');
  });

  test('2.9.1 units in an enemy zone may be tried', () => {
    const at = camp({}, { pieces: { o: orc('E3Y', { at: '0201' }) } });
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBeNull();
    expect(at.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('u') })).toBe('enemy-zone-no-self-rally');
  });

  test('2.9.1 leaders serve every force of their side', () => {
    const at = camp();
    const relief = 2 as number as ForceId;
    const battle: Battle = {
      ...at.battle,
      forces: [...at.battle.forces, { ...at.battle.forces[0]!, id: 'relief', holds: false }],
      pieces: at.battle.pieces.map((piece) => (piece.name === 'l' ? { ...piece, force: relief } : piece)),
    };
    const state = { ...at.state, demoralized: [true, false, false] };
    expect(rally.whyNot(battle, state, trying(at, 'l', 'u'))).toBeNull();
    expect(rallyRating(battle, state, at.piece('l')).rating).toBe(6);
    const broken = { ...state, demoralized: [false, false, true] };
    expect(rallyRating(battle, broken, at.piece('l')).rating).toBe(4);
  });

  test('2.9.1 only disrupted units of the acting side, on the map', () => {
    const at = camp(
      {},
      {
        pieces: {
          g: guard('D3X', { at: '0201' }),
          o: orc('E3Y', { ...shaken, at: '0301' }),
          x: engine('catapult', DEFENDER, { at: '0101' }),
          f: guard('D3X', { ...shaken, at: 'off' }),
          k: hero(DEFENDER, { at: 'off' }),
          e: hero(BESIEGER, { at: '0301' }),
        },
      },
    );
    expect(at.whyNot(rally, trying(at, 'l', 'g'))).toBe('not-disrupted');
    expect(at.whyNot(rally, trying(at, 'l', 'o'))).toBe('not-your-piece');
    expect(at.whyNot(rally, trying(at, 'l', 'x'))).toBe('not-a-unit');
    expect(at.whyNot(rally, trying(at, 'l', 'f'))).toBe('not-on-the-map');
    expect(at.whyNot(rally, trying(at, 'k', 'u'))).toBe('not-on-the-map');
    expect(at.whyNot(rally, trying(at, 'e', 'o'))).toBe('not-your-piece');
    expect(at.whyNot(rally, trying(at, 'u', 'u'))).toBe('only-leaders-rally');
    expect(rally.options(at.battle, at.state)).toEqual([trying(at, 'l', 'u')]);
  });

  test('2.20.10 individuals never rally', () => {
    const at = camp({ rank: 'individual' });
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBe('only-leaders-rally');
    expect(rally.options(at.battle, at.state)).toEqual([]);
  });

  test('2.3.1 a unit that is rallied inside a gate takes it at once', () => {
    const inside = camp({}, { map: 'l .', levels: '1 .', sides: ['0101/0201 gate up 0101 level 1'] }).with({
      works: [{ breached: false, holder: BESIEGER }],
    });
    expect(inside.act(rally, trying(inside, 'l', 'u'), 3, 3).state.works[0]!.holder).toBe(DEFENDER);
    expect(inside.act(rally, trying(inside, 'l', 'u'), 6, 6).state.works[0]!.holder).toBe(BESIEGER);
  });
});

describe('2.9.4 prohibitions', () => {
  const fear = { s: hero(BESIEGER, { at: '0701', magic: 8, spells: ['fear'] }) } as const;
  const dark = { s: hero(BESIEGER, { at: '0701', magic: 8, spells: ['break-darkness'] }) } as const;
  const reveal = {
    s: hero(BESIEGER, { at: '0101', magic: 8, spells: ['reveal'] }),
  } as const;

  /** Both ways of rallying refused with that code. */
  function forbidden(at: Position, code: string): void {
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBe(code);
    expect(at.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('u') })).toBe(code);
    expect(rally.options(at.battle, at.state)).toEqual([]);
    expect(rallySelf.options(at.battle, at.state)).toEqual([]);
  }

  test('2.9.4 under Fear nobody of the side it was cast at rallies, not even by himself', () => {
    const at = camp({}, { pieces: fear });
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBeNull();
    forbidden(at.with({ magic: { ...at.state.magic, fear: true } }), 'fear-forbids');
  });

  test('2.9.4 nor when its darkness is broken', () => {
    const at = camp({}, { pieces: dark });
    forbidden(at.with({ magic: { ...at.state.magic, darknessBroken: true } }), 'darkness-broken');
  });

  test('2.9.4 a frozen leader tries nobody; the unit may still try itself', () => {
    const at = camp({ state: { frozen: 2 } });
    expect(at.whyNot(rally, trying(at, 'l', 'u'))).toBe('frozen');
    expect(at.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('u') })).toBeNull();
  });

  test('2.12.7 no leader within 6 of the banner of his enemy rallies, and no unit rallies itself', () => {
    const bearer = hero(BESIEGER, { at: '0701', gifts: ['banner'] });
    const at = camp({}, { pieces: { ...reveal, b: bearer } });
    forbidden(at.with({ magic: { ...at.state.magic, banner: true } }), 'banner-forbids');
    const fallen = at.with({
      magic: { ...at.state.magic, banner: true },
      pieces: at.state.pieces.with(at.piece('b'), { ...at.standing('b'), at: -2 }),
    });
    expect(fallen.whyNot(rally, trying(fallen, 'l', 'u'))).toBeNull();
  });

  test('2.12.7 a leader further away may rally a unit that is near the banner', () => {
    const at = camp(
      {},
      {
        map: 'l . . . . . . . .',
        pieces: {
          ...reveal,
          b: hero(BESIEGER, { at: '0901', gifts: ['banner'] }),
          n: guard('D3X', { ...shaken, at: '0301' }),
        },
      },
    );
    const flown = at.with({ magic: { ...at.state.magic, banner: true } });
    expect(flown.whyNot(rally, trying(flown, 'l', 'n'))).toBeNull();
    expect(flown.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('n') })).toBe('banner-forbids');
  });
});
