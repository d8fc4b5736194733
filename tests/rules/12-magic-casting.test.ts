/** Cases 2.12, 2.12.1-2.12.4 and 2.12.9: who may cast what, when, at whom, and what it costs him. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { magicBegins } from '../../src/engine/checks/lapses.ts';
import {
  bannerHex,
  duelsForbidden,
  isFrozen,
  isStalemated,
  ralliesForbidden,
} from '../../src/engine/facts/magic.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { GONE, type MagicState, type PieceState } from '../../src/engine/state.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { breach } from '../../src/engine/verbs/breach.ts';
import { engine, guard, hero, orc, types, type Position } from '../kit/siege.ts';
import { OUTER, rings, strike } from './rings.ts';
import { black, dark, king, magic, spell, white } from './spells.ts';

/** Works for Break Darkness at any price, and for Fear and a first Freeze from one point. */
const WORKS = [2, 4] as const;
const FEAR_WORKS = [1, 3] as const;
const FAILS = [6, 6] as const;

function marked(position: Position, marks: Partial<MagicState>): Position {
  return position.with({ magic: { ...position.state.magic, ...marks } });
}

/** The magic phase that follows. */
function nextPhase(position: Position): Position {
  return position.with({ pieces: reduceAll(position.battle, position.state, magicBegins()).pieces });
}

describe('2.12.1 casting', () => {
  test('2.12.1 the points are declared before the roll and gone if it works', () => {
    const after = magic().act(cast, spell(magic(), 'break-darkness', 4), ...WORKS);
    expect(after.events[0]).toMatchObject({ type: 'SpellCast', spell: 'break-darkness', points: 4 });
    expect(after.standing('w').magic).toBe(6);
    expect(after.state.magic.darknessBroken).toBe(true);
  });

  test('2.12.1 they are lost on failure, and nothing else happens', () => {
    const after = magic().act(cast, spell(magic(), 'break-darkness', 4), ...FAILS);
    expect(types(after.events)).toEqual(['SpellCast', 'DiceRolled', 'SpellFailed']);
    expect(after.standing('w').magic).toBe(6);
    expect(after.state.magic.darknessBroken).toBe(false);
  });

  test.each([0, 6, 1.5, -1, Number.NaN])('2.12.1 a spell takes one to five points, not %d', (points) => {
    expect(magic().whyNot(cast, spell(magic(), 'break-darkness', points))).toBe('points-one-to-five');
  });

  test('2.12.1 and no more than he has', () => {
    const poor = magic({}, { w: white({ at: '0101', state: { magic: 2 } }) });
    expect(poor.whyNot(cast, spell(poor, 'break-darkness', 3))).toBe('too-few-points');
    expect(poor.whyNot(cast, spell(poor, 'break-darkness', 2))).toBeNull();
  });

  test('2.12.1 without a point he casts nothing', () => {
    const empty = magic({}, { w: white({ at: '0101', state: { magic: 0 } }) });
    expect(empty.whyNot(cast, spell(empty, 'break-darkness', 1))).toBe('too-few-points');
    expect(cast.options(empty.battle, empty.state)).toEqual([]);
  });

  test('2.12.1 one spell a magic phase', () => {
    const after = magic().act(cast, spell(magic(), 'reveal', 4));
    expect(after.whyNot(cast, spell(after, 'break-darkness'))).toBe('enchanted-already');
  });

  test('2.12.1 and another in the second phase of the turn', () => {
    const after = nextPhase(magic().act(cast, spell(magic(), 'reveal', 4)));
    expect(after.whyNot(cast, spell(after, 'break-darkness'))).toBeNull();
  });

  test('2.12.4 who has moved in a magic phase does not cast in it', () => {
    const moved = magic({}, { w: white({ at: '0101', state: { enchanted: true } }) });
    expect(moved.whyNot(cast, spell(moved, 'break-darkness'))).toBe('enchanted-already');
  });

  test('2.12.1 not the same spell twice in one game-turn, though it failed', () => {
    const after = nextPhase(magic().act(cast, spell(magic(), 'break-darkness'), ...FAILS));
    expect(after.whyNot(cast, spell(after, 'break-darkness'))).toBe('cast-this-turn');
    expect(after.whyNot(cast, spell(after, 'reveal'))).toBeNull();
  });

  test('2.12.1 in the next turn it may be cast again', () => {
    const after = magic().act(cast, spell(magic(), 'break-darkness'), ...FAILS);
    const later = after.with(
      reduceAll(after.battle, after.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect(later.whyNot(cast, spell(later, 'break-darkness'))).toBeNull();
  });

  test('2.12.1 a frozen caster cannot cast', () => {
    const frozen = magic({}, { w: white({ at: '0101', state: { frozen: 1 } }) });
    expect(frozen.whyNot(cast, spell(frozen, 'break-darkness'))).toBe('frozen');
  });

  test('2.12.1 a caster off the map cannot cast', () => {
    const away = magic({}, { w: white({ at: 'off' }) });
    expect(away.whyNot(cast, spell(away, 'break-darkness'))).toBe('not-on-the-map');
    expect(cast.options(away.battle, away.state)).toEqual([]);
  });

  test('2.18 each side casts in its own step', () => {
    expect(magic().whyNot(cast, spell(magic(), 'fear'))).toBe('not-your-piece');
    expect(dark(magic()).whyNot(cast, spell(magic(), 'fear'))).toBeNull();
    expect(dark(magic()).whyNot(cast, spell(magic(), 'reveal'))).toBe('not-your-piece');
  });

  test('2.0.2 only magic leaders cast, and each only his own spells', () => {
    const of = (caster: string) => ({ ...spell(magic(), 'break-darkness'), caster: magic().piece(caster) });
    expect(magic().whyNot(cast, of('k'))).toBe('not-a-magic-leader');
    expect(dark(magic()).whyNot(cast, of('g'))).toBe('not-a-magic-leader');
    expect(dark(magic()).whyNot(cast, of('b'))).toBe('not-his-spell');
  });

  test('2.12 only a Freeze is aimed at anybody', () => {
    expect(magic().whyNot(cast, spell(magic(), 'break-darkness', 1, 'b'))).toBe('spell-takes-no-target');
  });

  test('2.12.1 what is offered is what is allowed: each spell with one to five points', () => {
    const { battle, state } = magic();
    const offered = cast.options(battle, state);
    expect(offered.length).toBe(3 * 5);
    expect(offered.every((action) => cast.whyNot(battle, state, action) === null)).toBe(true);
    expect(cast.possible!(battle, state)).toBe(true);
  });

  test('2.0.7 a side without a magic leader has nothing to do in a magic phase', () => {
    const { battle, state } = magic({}, { w: hero(DEFENDER, { at: '0101' }) });
    expect(cast.possible!(battle, state)).toBe(false);
  });

  test('2.12.1 nothing is asked of pieces that do not exist', () => {
    const nobody = { ...spell(magic(), 'break-darkness'), caster: 99 as never };
    expect(magic().whyNot(cast, nobody)).toBe('not-on-the-map');
    const nowhere = { ...spell(magic(), 'freeze'), target: 99 as never };
    expect(dark(magic()).whyNot(cast, nowhere)).toBe('not-a-leader');
  });
});

describe('2.12 Stalemate', () => {
  const at = (hex: string): Position => magic({}, { b: black({ at: hex }) });

  test('2.12 the wraith stands within 8 hexes of the caster', () => {
    expect(at('0901').whyNot(cast, spell(at('0901'), 'stalemate'))).toBeNull();
    expect(at('1001').whyNot(cast, spell(at('1001'), 'stalemate'))).toBe('no-wraith-near');
  });

  test('2.12 nobody else can be stalemated: no other leader, no wraith without magic', () => {
    const plain = magic({}, { b: black({ at: '0401', gifts: [] }) });
    expect(plain.whyNot(cast, spell(plain, 'stalemate'))).toBe('no-wraith-near');
    const lesser = magic({}, { b: black({ at: '0401', magic: 0 }) });
    expect(lesser.whyNot(cast, spell(lesser, 'stalemate'))).toBe('no-wraith-near');
  });

  const held = (): Position => magic().act(cast, spell(magic(), 'stalemate', 2));

  test('2.12 for the rest of the game-turn the wraith cannot cast', () => {
    const after = nextPhase(held());
    expect(isStalemated(after.battle, after.state, after.piece('b'))).toBe(true);
    expect(dark(after).whyNot(cast, spell(after, 'fear'))).toBe('stalemated');
    expect(cast.possible!(after.battle, dark(after).state)).toBe(false);
  });

  test('2.12 the caster may not cast again this turn', () => {
    expect(nextPhase(held()).whyNot(cast, spell(magic(), 'break-darkness'))).toBe('stalemated');
  });

  test('2.12 neither of the two duels, the others may', () => {
    const { battle, state, piece } = held();
    const barred = ['w', 'b', 'k'].map((key) => duelsForbidden(battle, state, piece(key)));
    expect(barred).toEqual([true, true, false]);
  });

  test('2.12 if it fails it binds nobody', () => {
    const after = nextPhase(magic().act(cast, spell(magic(), 'stalemate', 1), ...FAILS));
    expect(after.whyNot(cast, spell(after, 'break-darkness'))).toBeNull();
    expect(dark(after).whyNot(cast, spell(after, 'fear'))).toBeNull();
    expect(duelsForbidden(after.battle, after.state, after.piece('w'))).toBe(false);
  });

  test('2.18.3 it is over with the turn', () => {
    const after = held();
    const later = after.with(
      reduceAll(after.battle, after.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect(later.whyNot(cast, spell(later, 'break-darkness'))).toBeNull();
    expect(dark(later).whyNot(cast, spell(later, 'fear'))).toBeNull();
  });
});

describe('2.12 Reveal', () => {
  test('2.12 he who is to be revealed is on the map', () => {
    const away = magic({}, { k: king({ at: 'off' }) });
    expect(away.whyNot(cast, spell(away, 'reveal'))).toBe('no-banner-bearer');
    const other = magic(
      {},
      { k: hero(DEFENDER, { at: '0201' }), e: hero(BESIEGER, { at: '0701', gifts: ['banner'] }) },
    );
    expect(other.whyNot(cast, spell(other, 'reveal'))).toBe('no-banner-bearer');
  });

  test('2.12 it succeeds once a game', () => {
    const after = magic().act(cast, spell(magic(), 'reveal', 4));
    const later = after.with(
      reduceAll(after.battle, after.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect(later.whyNot(cast, spell(later, 'reveal'))).toBe('revealed-already');
  });

  test('2.12 and may be tried again in another turn as long as it fails', () => {
    const after = magic().act(cast, spell(magic(), 'reveal'), ...FAILS);
    const later = after.with(
      reduceAll(after.battle, after.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect(later.whyNot(cast, spell(later, 'reveal'))).toBeNull();
  });

  test('2.12 after it the enemy casts no more for the rest of the game, and its own side may', () => {
    const after = magic().act(cast, spell(magic(), 'reveal', 4));
    expect(dark(after).whyNot(cast, spell(after, 'fear'))).toBe('silenced');
    const later = after.with(
      reduceAll(after.battle, after.state, [{ type: 'TurnBegan', turn: 9, cite: '2.18' }]),
    );
    expect(dark(later).whyNot(cast, spell(later, 'fear'))).toBe('silenced');
    expect(later.whyNot(cast, spell(later, 'break-darkness'))).toBeNull();
  });

  test('2.12.7 the banner goes where he goes, and with him it is gone; the silence remains', () => {
    const after = magic().act(cast, spell(magic(), 'reveal', 4));
    expect(bannerHex(after.battle, after.state)).toBe(after.hex('0201'));
    const dead = after.with(
      reduceAll(after.battle, after.state, [
        { type: 'PersonageSlain', personage: after.piece('k'), cite: '2.20.8' },
      ]),
    );
    expect(dead.standing('k').at).toBe(GONE);
    expect(bannerHex(dead.battle, dead.state)).toBeNull();
    expect(dark(dead).whyNot(cast, spell(dead, 'fear'))).toBe('silenced');
  });

  test('2.12.7 it works in the three rally phases from the cast on', () => {
    let now = magic().act(cast, spell(magic(), 'reveal', 4)).state;
    const left = [now.magic.bannerPhases];
    for (const turn of [3, 4, 5, 6]) {
      now = reduceAll(magic().battle, now, [{ type: 'TurnBegan', turn, cite: '2.18' }]);
      left.push(now.magic.bannerPhases);
    }
    expect(left).toEqual([3, 2, 1, 0, 0]);
  });
});

describe('2.12 Freeze', () => {
  const leaderAt = (hex: string): Position => dark(magic({}, { k: king({ at: hex }) }));

  test('2.12 the leader stands within 8 hexes of the caster', () => {
    expect(leaderAt('1201').whyNot(cast, spell(leaderAt('1201'), 'freeze', 1, 'k'))).toBeNull();
    const far = magic({ active: BESIEGER }, { b: black({ at: '0301' }), k: king({ at: '1201' }) });
    expect(far.whyNot(cast, spell(far, 'freeze', 1, 'k'))).toBe('out-of-range');
  });

  test('2.12 walls do not shelter him', () => {
    const walled = dark(
      magic({ sides: ['0201/0301 wall up 0201 level 1'], levels: '1 1 . . . . . . . . . .' }),
    );
    expect(walled.whyNot(cast, spell(walled, 'freeze', 1, 'k'))).toBeNull();
  });

  test('2.12 its target is an enemy leader on the map', () => {
    const position = dark(magic({}, { l: hero(BESIEGER, { at: '0601' }), o: hero(DEFENDER, { at: 'off' }) }));
    const why = (target: string | null): string | null =>
      position.whyNot(cast, spell(position, 'freeze', 1, target));
    expect([why('l'), why('o'), why('g'), why(null), why('w')]).toEqual([
      'target-not-enemy',
      'not-a-leader',
      'not-a-leader',
      'not-a-leader',
      null,
    ]);
  });

  test('2.20.10 an individual cannot be frozen', () => {
    const position = dark(magic({}, { k: hero(DEFENDER, { at: '0201', rank: 'individual' }) }));
    expect(position.whyNot(cast, spell(position, 'freeze', 1, 'k'))).toBe('not-a-leader');
  });

  test('2.12 each leader in reach is offered', () => {
    const position = dark(magic());
    const targets = cast
      .options(position.battle, position.state)
      .filter((action) => action.spell === 'freeze')
      .map(({ target, points }) => `${position.battle.pieces[target!]!.name}${points}`);
    expect(targets).toEqual(['w1', 'w2', 'w3', 'w4', 'w5', 'k1', 'k2', 'k3', 'k4', 'k5']);
  });

  test('2.12 he is frozen from the moment of casting', () => {
    const after = dark(magic()).act(cast, spell(magic(), 'freeze', 3, 'k'));
    expect(isFrozen(after.state, after.piece('k'))).toBe(true);
    expect(isFrozen(after.state, after.piece('w'))).toBe(false);
    expect(ralliesForbidden(after.battle, after.state, after.piece('k'))).toEqual({
      code: 'frozen',
      cite: '2.9.4',
    });
  });

  test('2.12 if it fails he is not', () => {
    const after = dark(magic()).act(cast, spell(magic(), 'freeze', 1, 'k'), ...FAILS);
    expect(isFrozen(after.state, after.piece('k'))).toBe(false);
  });

  /** 7 works on the first row for two points and on the second; 8 on the first alone. */
  const EIGHT = [4, 4] as const;
  const works = (position: Position): boolean =>
    types(position.act(cast, spell(position, 'freeze', 2, 'k'), ...EIGHT).events).includes('SpellWorked');
  const frozen = { w: white({ at: '0101', state: { frozen: 1 } }) };

  test('2.12 every later cast is on the second row, though the first failed', () => {
    const failed = dark(magic()).act(cast, spell(magic(), 'freeze', 1, 'w'), ...FAILS);
    const later = failed.with(
      reduceAll(failed.battle, failed.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]),
    );
    expect([works(dark(magic())), works(later)]).toEqual([true, false]);
  });

  test('2.12.3 by option only while another leader is frozen', () => {
    const options = { secondFreeze: 'concurrent' } as const;
    const again = marked(dark(magic({ options })), { freezes: 2 });
    const other = dark(magic({ options }, frozen));
    const himself = dark(magic({ options }, { k: king({ at: '0201', state: { frozen: 1 } }) }));
    expect([works(again), works(other), works(himself)]).toEqual([true, false, true]);
  });

  test('2.12.3 the dead are not held', () => {
    const before = dark(magic({ options: { secondFreeze: 'concurrent' } }, frozen));
    const fallen: PieceState = { ...before.standing('w'), at: GONE };
    expect(works(before.with({ pieces: before.state.pieces.with(before.piece('w'), fallen) }))).toBe(true);
  });

  test('2.12.3 without the option a frozen leader elsewhere does not matter', () => {
    expect(works(dark(magic({}, frozen)))).toBe(true);
  });
});

describe('2.12 Activate Grond', () => {
  const grondAt = (hex: string): Position => dark(magic({}, { g: engine('grond', BESIEGER, { at: hex }) }));

  test('2.12 Grond is within 6 hexes of the caster', () => {
    expect(grondAt('1001').whyNot(cast, spell(magic(), 'activate-grond'))).toBeNull();
    expect(grondAt('1101').whyNot(cast, spell(magic(), 'activate-grond'))).toBe('no-grond-near');
  });

  test('2.12 no other engine is woken, nor the enemy’s', () => {
    const catapult = dark(magic({}, { g: engine('catapult', BESIEGER, { at: '0501' }) }));
    const enemy = dark(magic({}, { g: engine('grond', DEFENDER, { at: '0501' }) }));
    expect(catapult.whyNot(cast, spell(catapult, 'activate-grond'))).toBe('no-grond-near');
    expect(enemy.whyNot(cast, spell(enemy, 'activate-grond'))).toBe('no-grond-near');
  });

  test.each([1, 2, 3, 4, 5])('2.12 %i points are that many siege phases', (points) => {
    const after = dark(magic()).act(cast, spell(magic(), 'activate-grond', points));
    expect(after.state.magic.grond).toBe(points);
  });

  test('2.12 they are added to any left', () => {
    const after = marked(dark(magic()), { grond: 2 }).act(cast, spell(magic(), 'activate-grond', 3));
    expect(after.state.magic.grond).toBe(5);
  });
});

describe('2.12.9 Grond strikes in the siege phases paid for', () => {
  const before = (grond: number, option: 'spell' | 'always-active'): Position => {
    const position = rings('main-gate', 'wall', 'wall', {
      x: engine('grond', BESIEGER, { at: '0401' }),
      o: orc('E3Y', { at: '0401' }),
    });
    const { battle, state } = position;
    const options = { ...battle.options, grond: option };
    return {
      ...position,
      whyNot: (verb, action) =>
        verb.whyNot({ ...battle, options }, { ...state, magic: { ...state.magic, grond } }, action)?.code ??
        null,
    };
  };

  test('2.12.9 without a phase left he does not strike', () => {
    expect(before(0, 'spell').whyNot(breach, strike(before(0, 'spell'), OUTER))).toBe('grond-inactive');
    expect(before(1, 'spell').whyNot(breach, strike(before(1, 'spell'), OUTER))).toBeNull();
  });

  test('2.11.12 by option he always may', () => {
    const always = before(0, 'always-active');
    expect(always.whyNot(breach, strike(always, OUTER))).toBeNull();
  });
});

describe('2.9.4 who may not rally', () => {
  const near = {
    u: guard('D3X', { at: '0301' }),
    o: orc('E3Y', { at: '0801' }),
    f: orc('E3Y', { at: '0901' }),
    l: hero(BESIEGER, { at: '0801' }),
  };
  const forbidden = (position: Position): readonly (string | null)[] =>
    ['w', 'u', 'b', 'l', 'o', 'f'].map(
      (key) => ralliesForbidden(position.battle, position.state, position.piece(key))?.code ?? null,
    );

  test('2.9.4 without magic nobody is kept from rallying', () => {
    expect(forbidden(magic({}, near))).toEqual([null, null, null, null, null, null]);
  });

  test('2.9.4 under Fear nobody of the side it is cast against', () => {
    const before = dark(magic({}, near));
    const after = before.act(cast, spell(before, 'fear', 1), ...FEAR_WORKS);
    expect(forbidden(after)).toEqual(['fear-forbids', 'fear-forbids', null, null, null, null]);
  });

  test('2.9.4 under Break Darkness nobody of the other', () => {
    const before = magic({}, near);
    const after = before.act(cast, spell(before, 'break-darkness', 1), ...WORKS);
    const every = 'darkness-broken';
    expect(forbidden(after)).toEqual([null, null, every, every, every, every]);
  });

  test('2.12.7 within 6 hexes of the banner no leader of the enemy rallies and no unit rallies itself', () => {
    const before = magic({}, near);
    const after = before.act(cast, spell(before, 'reveal', 4));
    expect(forbidden(after)).toEqual([
      null,
      null,
      'banner-forbids',
      'banner-forbids',
      'banner-forbids',
      null,
    ]);
  });
});
