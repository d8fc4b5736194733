/** Cases 2.12, 2.12.2 and 2.12.9 in the sequence of play: how long the spells work. */
import { describe, expect, test } from 'vitest';
import { BESIEGER } from '../../src/engine/battle.ts';
import { leadersThaw } from '../../src/engine/checks/lapses.ts';
import { scripted } from '../../src/engine/dice.ts';
import { isFrozen } from '../../src/engine/facts/magic.ts';
import { reduce } from '../../src/engine/reduce.ts';
import type { GameState } from '../../src/engine/state.ts';
import { cast } from '../../src/engine/verbs/cast.ts';
import { apply } from '../../src/game/apply.ts';
import { orc, types, type Position } from '../kit/siege.ts';
import { black, dark, magic, spell, white } from './spells.ts';

/** Passes every step till the end of the game; every state on the way, the first included. */
function passed({ battle, state }: Position): readonly GameState[] {
  const states: GameState[] = [state];
  let now = state;
  while (now.verdict === null) {
    const done = apply(battle, now, { type: 'EndStep' }, scripted());
    if (!done.ok) throw new Error(done.refusal.code);
    for (const event of done.events) states.push(reduce(states.at(-1)!, event));
    now = done.state;
  }
  return states;
}

/** The steps, with their turns, that begin with a question answered by yes. */
function stepsWith(position: Position, asked: (state: GameState) => boolean): readonly string[] {
  const states = passed(position);
  return states.flatMap((state, index) =>
    asked(state) && states[index - 1]?.step !== state.step ? [`${state.turn} ${state.step}`] : [],
  );
}

describe('2.12 how long a leader is frozen', () => {
  const frozenIn = (step: string): readonly string[] => {
    const before = dark(magic({ turn: 2, last: 4 })).with({ step: step as GameState['step'] });
    const after = before.act(cast, spell(before, 'freeze', 3, 'w'));
    const steps = stepsWith(after, (state) => isFrozen(state, after.piece('w')));
    return steps.filter((name) => /magic|rally/.test(name));
  };

  test('2.12.2 cast in the first magic phase it costs this turn and the next first magic phase', () => {
    expect(frozenIn('initial-magic.besieger')).toEqual([
      '2 initial-magic.besieger',
      '2 second-magic.besieger',
      '2 second-magic.defender',
      '2 rally.defender',
      '2 rally.besieger',
      '3 initial-magic.defender',
      '3 initial-magic.besieger',
    ]);
  });

  test('2.12.2 cast in the second magic phase it also lasts to the end of the next first one', () => {
    expect(frozenIn('second-magic.besieger')).toEqual([
      '2 second-magic.besieger',
      '2 second-magic.defender',
      '2 rally.defender',
      '2 rally.besieger',
      '3 initial-magic.defender',
      '3 initial-magic.besieger',
    ]);
  });

  test('2.12.2 a magic leader loses two magic phases and casts again in the third', () => {
    const before = dark(magic({ turn: 2, last: 4 })).with({ step: 'initial-magic.besieger' as never });
    const after = before.act(cast, spell(before, 'freeze', 3, 'w'));
    const casts = stepsWith(after, (state) =>
      cast.options(after.battle, state).some(({ caster }) => caster === after.piece('w')),
    );
    expect(casts.filter((name) => name.endsWith('magic.defender'))[0]).toBe('3 second-magic.defender');
  });

  test('2.12 a new Freeze before the thaw holds him a turn longer', () => {
    const before = dark(magic({ turn: 2, last: 5 })).with({ step: 'initial-magic.besieger' as never });
    const once = before.act(cast, spell(before, 'freeze', 3, 'k'));
    const next = passed(once).find(
      ({ turn, step, active }) => turn === 3 && step === 'initial-magic.besieger' && active === BESIEGER,
    )!;
    const twice = once.with(next).act(cast, spell(once, 'freeze', 4, 'k'));
    const steps = stepsWith(twice, (state) => isFrozen(state, once.piece('k')));
    expect(steps.filter((name) => name.includes('initial')).at(-1)).toBe('4 initial-magic.besieger');
  });
});

describe('2.12 who thaws', () => {
  const thawing = (frozen: number): readonly string[] => {
    const position = magic({ turn: 3 }, { w: white({ at: '0101', state: { frozen } }) });
    return types(leadersThaw(position.battle, position.state));
  };

  test('2.12 who was frozen in an earlier turn, not in this one', () => {
    expect([thawing(2), thawing(3), thawing(0)]).toEqual([['LeaderThawed'], [], []]);
  });

  test('2.12 nobody speaks of a leader who has fallen meanwhile', () => {
    const position = magic({ turn: 3 }, { w: white({ at: '0101', state: { frozen: 2 } }) });
    const fallen = reduce(position.state, {
      type: 'PersonageSlain',
      personage: position.piece('w'),
      cite: '7.26',
    });
    expect(leadersThaw(position.battle, fallen)).toEqual([]);
  });
});

describe('2.12.9 how long Grond is active', () => {
  const activeIn = (step: string, points: number): readonly string[] => {
    const before = magic({ turn: 2, last: 6, active: BESIEGER }, { o: orc('E3Y', { at: '0501' }) });
    const here = before.with({ step: step as GameState['step'] });
    const after = here.act(cast, spell(here, 'activate-grond', points));
    return stepsWith(after, ({ magic: { grond } }) => grond > 0).filter((name) => name.includes(' siege.'));
  };

  test('2.12.9 cast in the first magic phase it counts from the siege phase of this turn, struck or not', () => {
    expect(activeIn('initial-magic.besieger', 2)).toEqual(['2 siege.choosing', '3 siege.choosing']);
  });

  test('2.12.9 cast in the second magic phase it counts from that of the next turn', () => {
    expect(activeIn('second-magic.besieger', 3)).toEqual([
      '3 siege.choosing',
      '4 siege.choosing',
      '5 siege.choosing',
    ]);
  });

  test('2.12.9 a slain caster does not end it', () => {
    const before = magic({ active: BESIEGER });
    const after = before.act(cast, spell(before, 'activate-grond', 2));
    const dead = reduce(after.state, { type: 'PersonageSlain', personage: after.piece('b'), cite: '2.20.9' });
    expect(dead.magic.grond).toBe(2);
  });
});

describe('2.18.3 what ends with the turn', () => {
  test.each(['fear', 'break-darkness', 'stalemate'] as const)(
    '2.18.3 %s lasts to the end of the rally phase',
    (which) => {
      const before = magic({ turn: 2, last: 3 }, { b: black({ at: '0401' }) });
      const here = which === 'fear' ? dark(before) : before;
      const faces = which === 'stalemate' ? [2, 2] : which === 'fear' ? [2, 2] : [3, 3];
      const after = here.act(cast, spell(here, which, 1), ...faces);
      const works = ({ magic: { fear, darknessBroken, stalemate } }: GameState): boolean =>
        fear || darknessBroken || stalemate;
      const steps = stepsWith(after, works);
      expect(steps.at(-1)).toBe('2 reckoning');
    },
  );
});
