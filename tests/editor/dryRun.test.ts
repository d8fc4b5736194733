// A dry run: a game that was played is played again on the draft, and every trigger is told when it would have come about and what kept it from it.
import { describe, expect, test } from 'vitest';
import { dryRun, type DryRun } from '../../src/editor/dryRun/dryRun.ts';
import { whyForeign } from '../../src/editor/dryRun/recorded.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import { stateAfter } from '../../src/game/imagine.ts';
import { newMatch } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import type { TriggerLine } from '../../src/scenario/triggerSchema.ts';
import { after } from './kit.ts';
import { KEEP } from './keep.ts';
import { battleOf, gameOf } from './recordedGame.ts';

/** The keep without its walls: they come to blows at once. */
const FIELD = after(KEEP, {
  type: 'clearHexsides',
  pairs: KEEP.map.inline.hexsides.map(({ a, b }) => `${a}/${b}`),
});
const GAME = gameOf(FIELD);

/** The field with one more trigger, asked before all others. */
function withTrigger(trigger: Omit<TriggerLine, 'id'>, document: ScenarioDocument = FIELD): ScenarioDocument {
  return { ...document, triggers: [{ id: 'new', ...trigger }, ...document.triggers] };
}

function event(
  when: TriggerLine['when'],
  rest: Partial<Pick<TriggerLine, 'if' | 'roll'>> = {},
  once = false,
): ScenarioDocument {
  const effects = [{ type: 'message', text: { en: 'So it is.' } } as const];
  return withTrigger({ when, if: [], ...rest, then: { type: 'effects', once, effects } });
}

function run(draft: ScenarioDocument, game = GAME): DryRun {
  return dryRun(battleOf(draft), game);
}

/** The numbers of the actions by which something happened in the recorded game. */
function actionsOf(type: GameEvent['type'], game = GAME): readonly number[] {
  let match = { ...newMatch(game.battle, 0), state: game.start, start: game.start };
  return game.entries.flatMap(({ action, faces }, at) => {
    const played = play(match, action, scripted(...faces));
    if (!played.ok) throw new Error(played.refusal.code);
    ({ match } = played);
    return played.events.filter((one) => one.type === type).map(() => at + 1);
  });
}

const FOLLOWS: ReadonlySet<string | undefined> = new Set(['Advance', 'HoldGround']);

describe('an event', () => {
  test('tells each action by which it would have come about, with turn and step', () => {
    const lost = [...new Set(actionsOf('UnitEliminated'))];
    expect(lost.length).toBeGreaterThan(1);
    const { accounts, end, done, of, fresh } = run(event({ type: 'unitLost' }));
    // An event waits until nobody owes a decision: the victor first says whether he advances.
    const decided = lost.map((at) => at + (FOLLOWS.has(GAME.entries[at]?.action.type) ? 1 : 0));
    expect(accounts[0]!.firings.map(({ action }) => action)).toEqual(decided);
    expect(accounts[0]!.firings.every(({ turn, step }) => turn >= 1 && /combat|siege/.test(step))).toBe(true);
    expect([end, done, of, fresh]).toEqual([{ type: 'whole' }, GAME.entries.length, GAME.entries.length, 0]);
  });

  test('that comes about once is told once, and is not asked any more', () => {
    const { firings: all } = run(event({ type: 'unitLost' })).accounts[0]!;
    const [first, last] = [all[0]!.turn, all.at(-1)!.turn];
    expect(last).toBeGreaterThan(first);
    const soon = { if: [{ type: 'turn', from: 1, to: first } as const] };
    const { firings, failed } = run(event({ type: 'unitLost' }, soon, true)).accounts[0]!;
    expect(firings).toHaveLength(1);
    expect(failed).toBe(0);
  });

  test('that never comes about says which of its conditions failed most, and which last', () => {
    const { accounts } = run(
      event(
        { type: 'turnBegins' },
        {
          if: [{ type: 'lastTurn' }, { type: 'gone', who: {}, atLeast: 8 }, { type: 'turn', from: 1, to: 1 }],
        },
      ),
    );
    const lasts = actionsOf('TurnBegan').length === FIELD.turns.last - FIELD.turns.first;
    const [{ firings, failed, failures, lastFailed }] = accounts as [DryRun['accounts'][number]];
    const asked = actionsOf('TurnBegan').length + 1;
    expect(asked).toBeGreaterThan(2);
    expect(firings).toEqual([]);
    expect(failed).toBe(asked);
    expect(failures).toEqual([lasts ? asked - 1 : asked, asked, asked - 1]);
    expect(lastFailed).toEqual(lasts ? [1, 2] : [0, 1, 2]);
  });

  test('whose moment never comes was never asked', () => {
    const { accounts } = run(event({ type: 'headThrown' }));
    expect(accounts[0]).toEqual({ firings: [], lowDice: 0, failed: 0, failures: [], lastFailed: [] });
  });

  test('at the first moment of all comes about before anybody acts', () => {
    const { accounts } = run(event({ type: 'turnBegins' }, { if: [{ type: 'turn', from: 1, to: 1 }] }));
    expect(accounts[0]!.firings).toEqual([expect.objectContaining({ turn: 1, action: 0 })]);
  });

  test('is asked by another that comes about', () => {
    const first = event({ type: 'unitLost' }, {}, true);
    const second = {
      ...first,
      triggers: [
        { ...first.triggers[0]!, id: 'after', when: { type: 'triggerFired', trigger: 'new' } as const },
        ...first.triggers,
      ],
    };
    const { accounts } = run(second);
    expect(accounts[0]!.firings).toEqual(accounts[1]!.firings);
    expect(accounts[0]!.firings).toHaveLength(1);
  });

  test('that throws a die of its own leaves those of the record where they fell, and says so', () => {
    const { accounts, end, fresh } = run(event({ type: 'unitLost' }, { roll: { atLeast: 4 } }));
    const [{ firings, lowDice }] = accounts as [DryRun['accounts'][number]];
    expect(end).toEqual({ type: 'whole' });
    expect(firings.length + lowDice).toBe(new Set(actionsOf('UnitEliminated')).size);
    expect(fresh).toBe(firings.length + lowDice);
  });
});

test('a verdict is asked at the end of every turn, and the one that is met comes about', () => {
  const { accounts } = run(FIELD);
  const ends = FIELD.triggers.map(({ id }, at) => ({ id, ...accounts[at]! }));
  const met = ends.filter(({ firings }) => firings.length > 0);
  expect(met).toHaveLength(1);
  const last = GAME.entries.length;
  expect(met[0]!.firings).toEqual([expect.objectContaining({ action: last })]);
  const never = ends.filter(({ firings }) => firings.length === 0);
  expect(never.map(({ failures }) => failures[0])).toEqual(never.map(({ failed }) => failed));
});

test('points are asked when they are counted', () => {
  const reckoned: ScenarioDocument = {
    ...FIELD,
    triggers: [
      { id: 'never', when: 'turnEnds', if: [{ type: 'wiped', side: 'west' }], then: points(3) },
      { id: 'always', when: 'turnEnds', if: [], then: points(1) },
      {
        id: 'count',
        when: 'turnEnds',
        if: [{ type: 'lastTurn' }],
        then: { type: 'reckon', text: { en: 'Count.' } },
      },
    ],
  };
  const { accounts } = run(reckoned, gameOf(reckoned, 'random'));
  expect(accounts.map(({ firings, failed }) => [firings.length, failed])).toEqual([
    [0, 1],
    [1, 0],
    [1, reckoned.turns.last - reckoned.turns.first],
  ]);
});

function points(many: number) {
  return { type: 'points', side: 'west', points: many, text: { en: 'Points.' } } as const;
}

test('an arrival is told with its low dice, and with the conditions that kept it off', () => {
  const late = after(
    FIELD,
    { type: 'movePieces', ids: ['orcs-3'], at: 'off' },
    {
      type: 'putGroup',
      at: null,
      group: { id: 'late', name: { en: 'Late' }, side: 'east', pieces: ['orcs-3'], zone: ['1207'] },
    },
    {
      type: 'putTrigger',
      at: null,
      trigger: {
        id: 'late-comes',
        when: 'besiegerMoves',
        if: [{ type: 'turn', from: 3, to: FIELD.turns.last }],
        roll: { atLeast: 5 },
        then: { type: 'arrive', group: 'late', credit: 0 },
      },
    },
  );
  const game = gameOf(late, 'random', 2);
  const { accounts, end } = run(late, game);
  expect(end).toEqual({ type: 'whole' });
  const delayed = actionsOf('GroupDelayed', game);
  expect(delayed.length).toBeGreaterThan(0);
  expect(accounts.at(-1)).toEqual({
    firings: actionsOf('GroupArrived', game).map((action) => expect.objectContaining({ action })),
    lowDice: delayed.length,
    failed: 2,
    failures: [2],
    lastFailed: [0],
  });
  // The die of an event that is thrown just before takes nothing from the arrival: each purpose has its own.
  const told = [{ type: 'message', text: { en: 'Dawn.' } } as const];
  const dawn = withTrigger(
    {
      when: { type: 'turnBegins' },
      if: [],
      roll: { atLeast: 2 },
      then: { type: 'effects', once: false, effects: told },
    },
    late,
  );
  const again = run(dawn, game);
  expect(again.end).toEqual({ type: 'whole' });
  expect(again.fresh).toBe(again.accounts[0]!.firings.length + again.accounts[0]!.lowDice);
  expect(again.accounts.at(-1)).toEqual(accounts.at(-1));
});

describe('the run ends', () => {
  test('where the draft does not let the next action be done, with the refusal', () => {
    const far = after(FIELD, { type: 'movePieces', ids: ['orcs-1'], at: '1209' });
    const { end, done } = run(far);
    expect(end).toMatchObject({ type: 'refused', at: done + 1 });
    expect(done).toBeLessThan(GAME.entries.length);
  });

  test('at a piece that the draft has no more', () => {
    const { end } = run(after(FIELD, { type: 'removePieces', ids: ['orcs-1'] }));
    expect(end).toMatchObject({ type: 'unknown', what: 'orcs-1' });
  });

  test('when the battle of the draft is over sooner', () => {
    const sooner = withTrigger({
      when: 'turnEnds',
      if: [],
      then: { type: 'win', side: 'east', text: { en: 'At once.' } },
    });
    expect(run(sooner).end).toMatchObject({ type: 'over', trigger: 'new' });
  });

  test('where the rules of today do not take the record itself', () => {
    const entries = GAME.entries.with(0, { ...GAME.entries[0]!, faces: [6, 6, 6, 6, 6, 6] });
    expect(run(FIELD, { ...GAME, entries }).end).toEqual({ type: 'parted', at: 1 });
  });
});

test('pieces are known by their names, wherever they stand in the file', () => {
  const [first, ...others] = FIELD.pieces;
  const { end } = run({ ...FIELD, pieces: [...others, first!] });
  expect(end).toEqual({ type: 'whole' });
});

describe('a game of another battle is refused with the cause:', () => {
  const foreign = (draft: ScenarioDocument, game = GAME) => whyForeign(battleOf(draft), game);

  test('its own is not', () => {
    expect(foreign(FIELD)).toBeNull();
    expect(foreign(after(FIELD, { type: 'identify', id: 'another-name' }))).toBeNull();
  });

  test('a map of another size', () => {
    const wide = after(FIELD, { type: 'resize', left: 0, top: 0, right: 2, bottom: 0, letter: '.' });
    expect(foreign(wide)).toEqual({ code: 'other-size', was: '12 × 9', is: '14 × 9' });
  });

  test('hexes that stand the other way', () => {
    const blank = blankDocument({ columns: 12, rows: 9, orientation: 'flat' });
    expect(foreign(blank)).toMatchObject({ code: 'other-hexes', was: 'odd-r' });
  });

  test('a battle in which other pieces fight', () => {
    const other = after(
      FIELD,
      { type: 'identify', id: 'another' },
      { type: 'rename', what: 'piece', from: 'orcs-2', to: 'trolls' },
    );
    expect(foreign(other)).toEqual({ code: 'other-battle', was: 'The Keep', is: 'orcs-2' });
  });

  test('a game that begins in the middle', () => {
    const moved = stateAfter(GAME.battle, GAME.start, [
      { type: 'UnitEliminated', unit: GAME.battle.pieces[0]!.id, cite: '2.8' },
    ]);
    expect(foreign(FIELD, { ...GAME, start: moved })).toMatchObject({ code: 'other-start' });
  });
});
