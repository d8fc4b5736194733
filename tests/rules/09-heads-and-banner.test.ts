/** Cases 2.9.5 and 2.12.7: leaders clear heads away, and the banner calls units back. */
import { describe, expect, test } from 'vitest';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { apply } from '../../src/game/apply.ts';
import { bannerCalls } from '../../src/engine/consequences/banner.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { clearHead } from '../../src/engine/verbs/clearHead.ts';
import { rally } from '../../src/engine/verbs/rally.ts';
import { rallySelf } from '../../src/engine/verbs/rallySelf.ts';
import { endStep } from '../../src/engine/verbs/endStep.ts';
import { rallyToBanner } from '../../src/engine/verbs/rallyToBanner.ts';
import type { ActionOf } from '../../src/engine/action.ts';
import { GONE, type MagicState, type Step } from '../../src/engine/state.ts';
import { guard, hero, orc, siege, types, type HeroSpec, type Plan, type Position } from '../kit/siege.ts';
import { trying } from './personages.ts';

const shaken = { state: { disrupted: true } } as const;

describe('2.9.5 clearing heads', () => {
  /** The defender's leader in a city hex with a head, and a disrupted unit beside him. */
  function littered(l: HeroSpec = {}, more: Plan['pieces'] = {}): Position {
    const pieces = { l: hero(DEFENDER, l), u: guard('D3X', { ...shaken, at: '0201' }), ...more };
    const at = siege({ map: 'l . .', levels: '1 1 .', pieces, active: DEFENDER, step: 'rally.defender' });
    return at.with({ heads: [at.hex('0201'), at.hex('0101')], tracks: [3, 0] });
  }

  function clearing(at: Position, leader = 'l'): ActionOf<'ClearHead'> {
    return { type: 'ClearHead', leader: at.piece(leader) };
  }

  test('2.9.5 the marker in his hex is removed, and the garrison has 1 less (2.11.8)', () => {
    const at = littered();
    const after = at.act(clearHead, clearing(at));
    expect(after.state.heads).toEqual([at.hex('0201')]);
    expect(after.state.tracks).toEqual([2, 0]);
    expect(types(after.events)).toEqual(['HeadCleared', 'TrackMoved']);
  });

  test('2.9.5 instead of all his tries: then he tries nobody, and who has tried clears none', () => {
    const at = littered();
    const cleared = at.act(clearHead, clearing(at));
    expect(cleared.whyNot(rally, trying(cleared, 'l', 'u'))).toBe('cleared-a-head');
    expect(rally.options(cleared.battle, cleared.state)).toEqual([]);
    const tried = at.act(rally, trying(at, 'l', 'u'), 6, 6);
    expect(tried.whyNot(clearHead, clearing(tried))).toBe('tried-somebody');
  });

  test('2.9.5 one that lies in his hex, and one only', () => {
    const bare = littered().with({ heads: [littered().hex('0201')] });
    expect(bare.whyNot(clearHead, clearing(bare))).toBe('no-head-there');
    const after = littered().act(clearHead, clearing(littered()));
    expect(after.whyNot(clearHead, clearing(after))).toBe('no-head-there');
    expect(clearHead.options(after.battle, after.state)).toEqual([]);
  });

  test('2.9.5 leaders only, of the acting side, on the map (2.20.10)', () => {
    const at = littered(
      {},
      {
        i: hero(DEFENDER, { rank: 'individual', at: '0101' }),
        f: hero(DEFENDER, { at: 'off' }),
        e: hero(BESIEGER, { at: '0301' }),
      },
    );
    expect(at.whyNot(clearHead, clearing(at, 'i'))).toBe('only-leaders-rally');
    expect(at.whyNot(clearHead, clearing(at, 'f'))).toBe('not-on-the-map');
    expect(at.whyNot(clearHead, clearing(at, 'e'))).toBe('not-your-piece');
    expect(clearHead.options(at.battle, at.state)).toEqual([clearing(at)]);
  });

  test('2.18 the besieger clears none', () => {
    const pieces = { e: hero(BESIEGER) };
    const at = siege({ map: 'e .', levels: '1 .', pieces, active: BESIEGER });
    const beset = at.with({ heads: [at.hex('0101')] });
    expect(beset.whyNot(clearHead, clearing(beset, 'e'))).toBe('only-the-defender');
  });

  test('2.12 a frozen leader clears none; Fear forbids rolls, not clearing', () => {
    const frozen = littered({ state: { frozen: 2 } });
    expect(frozen.whyNot(clearHead, clearing(frozen))).toBe('frozen');
    const caster = { w: hero(BESIEGER, { at: '0301', magic: 8, spells: ['fear'] }) } as const;
    const at = littered({}, caster);
    const afraid = at.with({ magic: { ...at.state.magic, fear: true } });
    expect(afraid.whyNot(rally, trying(afraid, 'l', 'u'))).toBe('fear-forbids');
    expect(afraid.whyNot(clearHead, clearing(afraid))).toBeNull();
  });
});

describe('2.12.7 the banner', () => {
  /** The banner over `b`, disrupted friends 0, 3 and 6 hexes from it, and one 7 away. */
  function flown(magic: Partial<MagicState> = {}, more: Plan['pieces'] = {}): Position {
    const at = siege({
      map: 'b . . u . . v w',
      pieces: {
        b: hero(DEFENDER, { gifts: ['banner'] }),
        m: hero(DEFENDER, { at: '0801', magic: 10, spells: ['reveal'] }),
        t: guard('D3X', { ...shaken, at: '0101' }),
        u: guard('D3X', shaken),
        v: guard('D3X', shaken),
        w: guard('D3X', shaken),
        ...more,
      },
      active: DEFENDER,
      step: 'rally.defender',
    });
    return at.with({ magic: { ...at.state.magic, banner: true, bannerPhases: 3, ...magic } });
  }

  function calling(at: Position, unit: string): ActionOf<'RallyToBanner'> {
    return { type: 'RallyToBanner', unit: at.piece(unit) };
  }

  test('2.12.7 a disrupted unit within 6 is in order again without a roll', () => {
    const at = flown();
    expect(at.act(rallyToBanner, calling(at, 't')).standing('t').disrupted).toBe(false);
    expect(at.act(rallyToBanner, calling(at, 'v')).standing('v').disrupted).toBe(false);
    expect(at.whyNot(rallyToBanner, calling(at, 'w'))).toBe('out-of-range');
    const offered = rallyToBanner.options(at.battle, at.state).map(({ unit }) => unit);
    expect(offered).toEqual(['t', 'u', 'v'].map((unit) => at.piece(unit)));
  });

  test('2.12.7 two a phase', () => {
    let at = flown();
    for (const unit of ['t', 'u']) at = at.act(rallyToBanner, calling(at, unit));
    expect(at.whyNot(rallyToBanner, calling(at, 'v'))).toBe('banner-spent');
    expect(rallyToBanner.options(at.battle, at.state)).toEqual([]);
  });

  test('2.12.7 in three rally phases from the cast on, and no more', () => {
    const at = flown({ bannerPhases: 1 });
    expect(at.whyNot(rallyToBanner, calling(at, 't'))).toBeNull();
    const last = flown({ bannerPhases: 0 });
    expect(last.whyNot(rallyToBanner, calling(last, 't'))).toBe('banner-spent');
  });

  test('2.12.7 two again in the next turn', () => {
    const at = flown({ bannerPhases: 3, bannerRallies: 2 });
    expect(at.whyNot(rallyToBanner, calling(at, 't'))).toBe('banner-spent');
    const next = at.with(reduceAll(at.battle, at.state, [{ type: 'TurnBegan', turn: 3, cite: '2.18' }]));
    expect(next.whyNot(rallyToBanner, calling(next, 't'))).toBeNull();
  });

  /** The defender's combat is over, and his rally begins. */
  function rallyBegins(at: Position): Position & { events: readonly GameEvent[] } {
    const before = at.with({ step: 'defender-combat.melee.choosing' as Step });
    const applied = apply(before.battle, before.state, { type: 'EndStep' }, scripted());
    if (!applied.ok) throw new Error(applied.refusal.code);
    return { ...before.with(applied.state), events: applied.events };
  }

  /** Only the first two of those within 6 are in disorder. */
  function two(magic: Partial<MagicState> = {}): Position {
    const at = flown(magic);
    const ordered = { ...at.standing('v'), disrupted: false };
    return at.with({ pieces: at.state.pieces.with(at.piece('v'), ordered) });
  }

  test('2.12.7 as the rally begins it calls two by itself, and nobody can forget it', () => {
    const begun = rallyBegins(two());
    expect(begun.state.step).toBe('rally.defender');
    expect(begun.events.map((event) => ('unit' in event ? [event.type, event.unit] : [event.type]))).toEqual([
      ['StepEntered'],
      ['BannerRallied', begun.piece('t')],
      ['UnitRallied', begun.piece('t')],
      ['BannerRallied', begun.piece('u')],
      ['UnitRallied', begun.piece('u')],
    ]);
    expect(begun.state.magic.bannerRallies).toBe(2);
    expect(begun.standing('w').disrupted).toBe(true);
  });

  test('2.12.7 of more than two in its reach the owner names the two, before anybody is tried or he is done', () => {
    const begun = rallyBegins(flown());
    expect(types(begun.events)).toEqual(['StepEntered']);
    let at: Position = begun;
    for (const unit of ['v', 't']) {
      expect(at.whyNot(rally, trying(at, 'm', 'w'))).toBe('banner-first');
      expect(at.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('w') })).toBe('banner-first');
      expect(at.whyNot(endStep, { type: 'EndStep' })).toBe('banner-first');
      expect([...rally.options(at.battle, at.state), ...endStep.options(at.battle, at.state)]).toEqual([]);
      at = at.act(rallyToBanner, calling(at, unit));
    }
    expect(at.standing('u').disrupted).toBe(true);
    expect(at.whyNot(rally, trying(at, 'm', 'w'))).toBeNull();
    expect(at.whyNot(endStep, { type: 'EndStep' })).toBeNull();
  });

  test('2.12.7 it calls nobody in a phase that is not its own, nor when its three phases are over', () => {
    const theirs = two().with({ step: 'rally.besieger' as Step, active: BESIEGER });
    expect(bannerCalls(theirs.battle, theirs.state)).toEqual([]);
    const over = rallyBegins(two({ bannerPhases: 0 }));
    expect(types(over.events)).not.toContain('BannerRallied');
    expect(over.whyNot(endStep, { type: 'EndStep' })).toBeNull();
    const combat = two().with({ step: 'defender-combat.melee.choosing' as Step });
    expect(combat.whyNot(endStep, { type: 'EndStep' })).toBeNull();
  });

  test('2.12.7 before the rolls: not once a leader or a unit has tried', () => {
    const at = flown({ bannerRallies: 2 });
    const refilled = (done: Position): Position =>
      done.with({ magic: { ...done.state.magic, bannerRallies: 0 } });
    const byLeader = refilled(at.act(rally, trying(at, 'm', 'w'), 6, 6));
    expect(byLeader.whyNot(rallyToBanner, calling(byLeader, 't'))).toBe('after-the-rolls');
    const byItself = refilled(at.act(rallySelf, { type: 'RallySelf', unit: at.piece('w') }, 6, 6));
    expect(byItself.whyNot(rallyToBanner, calling(byItself, 't'))).toBe('after-the-rolls');
  });

  test('2.12.7 clearing a head is no roll', () => {
    const at = flown().with({ heads: [flown().hex('0101')] });
    const cleared = at.act(clearHead, { type: 'ClearHead', leader: at.piece('b') });
    expect(cleared.whyNot(rallyToBanner, calling(cleared, 't'))).toBeNull();
  });

  test('2.19.8 even under Fear', () => {
    const at = flown({ fear: true }, { x: hero(BESIEGER, { at: '0801', magic: 8, spells: ['fear'] }) });
    expect(at.whyNot(rallySelf, { type: 'RallySelf', unit: at.piece('t') })).toBe('fear-forbids');
    expect(at.act(rallyToBanner, calling(at, 't')).standing('t').disrupted).toBe(false);
  });

  test('2.12.7 while he lives over whom it flies', () => {
    const at = flown();
    const fallen = at.with({
      pieces: at.state.pieces.with(at.piece('b'), { ...at.standing('b'), at: GONE }),
    });
    expect(fallen.whyNot(rallyToBanner, calling(fallen, 't'))).toBe('no-banner-to-rally');
    expect(rallyToBanner.options(fallen.battle, fallen.state)).toEqual([]);
    const furled = flown({ banner: false });
    expect(furled.whyNot(rallyToBanner, calling(furled, 't'))).toBe('no-banner-to-rally');
  });

  test('2.12.7 units of its own side, in disorder, on the map', () => {
    const at = flown(
      {},
      {
        o: orc('E3Y', { ...shaken, at: '0201' }),
        g: guard('D3X', { at: '0301' }),
        f: guard('D3X', { ...shaken, at: 'off' }),
      },
    );
    expect(at.whyNot(rallyToBanner, calling(at, 'o'))).toBe('not-your-piece');
    expect(at.whyNot(rallyToBanner, calling(at, 'g'))).toBe('not-disrupted');
    expect(at.whyNot(rallyToBanner, calling(at, 'f'))).toBe('not-on-the-map');
    expect(at.whyNot(rallyToBanner, calling(at, 'm'))).toBe('not-a-unit');
    const theirs = at.with({ active: BESIEGER });
    expect(theirs.whyNot(rallyToBanner, calling(theirs, 'o'))).toBe('no-banner-to-rally');
  });

  test('2.3.1 a unit called back inside a gate takes it at once', () => {
    const at = siege({
      map: 'b .',
      levels: '1 .',
      sides: ['0101/0201 gate up 0101 level 1'],
      pieces: {
        b: hero(DEFENDER, { gifts: ['banner'], magic: 10, spells: ['reveal'] }),
        t: guard('D3X', { ...shaken, at: '0101' }),
      },
      active: DEFENDER,
    });
    const flying = at.with({
      works: [{ breached: false, holder: BESIEGER }],
      magic: { ...at.state.magic, banner: true, bannerPhases: 3 },
    });
    expect(flying.act(rallyToBanner, calling(flying, 't')).state.works[0]!.holder).toBe(DEFENDER);
  });
});
