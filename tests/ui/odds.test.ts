/** The odds of duels, spells, oil, heads and rallies, before the dice are thrown. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/action.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { oddsCard, owedCard } from '../../src/ui/features/odds/odds.ts';
import { modifierLines } from '../../src/ui/features/odds/parts.ts';
import type { OddsCard } from '../../src/ui/store/model.ts';
import {
  cauldron,
  engine,
  guard,
  hero,
  orc,
  siege,
  type HeroSpec,
  type Plan,
  type Position,
} from '../kit/siege.ts';
import { dark, magic, spell } from '../rules/spells.ts';
import { docked } from '../rules/towers.ts';

function card({ battle, state }: Position, action: Action): OddsCard {
  return oddsCard(battle, state, action)!;
}

/** What can come of it, as ways of all throws. */
function shares({ shares: all }: OddsCard): readonly (readonly [string, number, number])[] {
  return all.map(({ outcome, ways, of }) => [outcome, ways, of]);
}

function cites({ notes }: OddsCard): readonly (string | null)[] {
  return notes.map(({ cite }) => cite);
}

test('what changes a strength or a morale counts letters: one letter, two letters', () => {
  const lines = modifierLines([
    { on: 'strength', what: 'reduced', delta: -1, cite: '2.4.6' },
    { on: 'morale', what: 'tunnel', delta: 2, cite: '2.3' },
  ]);
  expect(lines.map(({ text }) => text)).toEqual(['reduced: -1 letter', 'in a tunnel: morale W (+2 letters)']);
});

describe('7.26 a duel', () => {
  function facing(a: HeroSpec, d: HeroSpec, lone = false): Position {
    const guards = lone ? {} : { g: guard('D3X', { at: '0403' }) };
    return siege({
      map: `. . . . . .
            . . . . . .
            . . a d . .
            . . . . . .`,
      pieces: { a: hero(BESIEGER, a), d: hero(DEFENDER, d), ...guards },
      step: 'besieger-combat.duel.choosing',
    });
  }
  const challenge = (at: Position): Action => ({
    type: 'Challenge',
    personage: at.piece('a'),
    target: at.piece('d'),
  });

  test('2.19.5 both ratings stand there with what changes them, and the column they come to', () => {
    const at = facing({ ratings: [8, 4], gifts: ['wraith'] }, { ratings: [3, 2], gifts: ['wraith-bane'] });
    expect(card(at, challenge(at))).toMatchObject({
      type: 'duel',
      attacker: { printed: 8, rating: 8, modifiers: [] },
      defender: {
        printed: 3,
        rating: 7,
        modifiers: [{ text: 'bane of the wraith: rating +4', cite: '2.19.5' }],
      },
      difference: 1,
      column: '+1',
    });
  });

  test('7.26 the six faces of a column, by whom they befall', () => {
    const at = facing({}, {});
    expect(shares(card(at, challenge(at)))).toEqual([
      ['challenged-wounded', 1, 6],
      ['challenged-back', 1, 6],
      ['nothing', 1, 6],
      ['challenger-back', 2, 6],
      ['challenger-wounded', 1, 6],
    ]);
  });

  test('2.20.5 whether he may decline, and that a wraith falls to few', () => {
    const mild = facing({}, {});
    const lone = facing({}, {}, true);
    const grim = facing({ gifts: ['wraith'] }, {});
    const first = (at: Position) => card(at, challenge(at)).notes.map(({ text }) => text);
    expect(first(mild)[0]).toMatch(/may decline/);
    expect(first(lone)[0]).toMatch(/may not decline/);
    expect(cites(card(mild, challenge(mild)))).not.toContain('2.20.9');
    expect(cites(card(grim, challenge(grim)))).toContain('2.20.9');
  });

  test('2.18.4 who is asked sees the same odds before he answers', () => {
    const before = facing({}, { ratings: [4, 2] });
    const owed = [{ type: 'duel', unit: before.piece('d'), challenger: before.piece('a') }] as const;
    const asked = before.with({ owed, active: DEFENDER });
    const shown = owedCard(asked.battle, asked.state)!;
    expect(shown).toMatchObject({ type: 'duel', difference: 2, column: '+2 or +3' });
    expect(shares(shown)).toEqual(shares(card(before, challenge(before))));
    expect(owedCard(before.battle, before.state)).toBeNull();
  });
});

describe('17.4 a spell', () => {
  test('its row and the points as its column, with the totals and what it does', () => {
    const at = magic();
    const shown = card(at, spell(at, 'break-darkness', 2));
    expect(shown).toMatchObject({
      chart: '17.4',
      row: 'Break Darkness',
      column: '2',
      totals: [5, 6, 7, 8],
      dice: 2,
    });
    expect(shares(shown)).toEqual([
      ['works', 20, 36],
      ['fails', 16, 36],
    ]);
    expect(shown.notes[1]).toEqual({
      text: 'Costs 2 of 10 points, whether it works or not.',
      cite: '2.12.1',
    });
  });

  test('17.4 A works without a roll', () => {
    const at = dark(magic());
    const shown = card(at, spell(at, 'activate-grond', 3));
    expect(shown).toMatchObject({ totals: 'A', row: 'Activate Grond', column: '3' });
    expect(shares(shown)).toEqual([['works', 1, 1]]);
  });

  test('2.12.3 the second Freeze is read on its own row, and names its target', () => {
    const first = dark(magic());
    const second = first.with({ magic: { ...first.state.magic, freezes: 1 } });
    const rows = [first, second].map((at) => card(at, spell(at, 'freeze', 1, 'k')));
    expect(rows.map((shown) => shown.type === 'roll' && shown.row)).toEqual([
      'Freeze Leader Spell (1st spell)',
      'Freeze Leader Spell (2nd spell)',
    ]);
    expect(rows[0]).toMatchObject({ title: 'Hero casts Freeze Leader on Hero', totals: [4, 5, 6] });
  });
});

describe('2.11.9 oil', () => {
  function rim(below: Plan['pieces'] = { o: orc('E1Z', { at: '0301' }) }, oil = 3): Position {
    return siege({
      map: '. . . . . .',
      levels: '2 2 1 1 . .',
      sides: ['0201/0301 wall up 0201 level 2'],
      step: 'besieger-combat.oil.choosing',
      active: DEFENDER,
      pieces: { k: cauldron(oil, { at: '0201' }), G: guard('D3X', { at: '0201' }), ...below },
    });
  }
  const oil = (at: Position): Action => ({
    type: 'Pour',
    cauldron: at.piece('k'),
    hexside: at.side('0201', '0301'),
  });

  test('2.11.9 strikes on row A, at the armour and morale of the unit below', () => {
    const at = rim();
    const shown = card(at, oil(at));
    expect(shown).toMatchObject({
      type: 'attack',
      manner: 'oil',
      strength: 'A',
      armour: 1,
      morale: 'Z',
    });
    expect(cites(shown)).toEqual(['2.11.10']);
  });

  test('2.11.9 an empty tower has an armour of its own and no morale', () => {
    const at = docked(rim({ T: engine('siege-tower', BESIEGER, { at: '0301' }) }));
    const shown = card(at, oil(at));
    expect(shown).toMatchObject({ armour: 2, morale: null });
    expect(shares(shown)[0]).toEqual(['destroyed', 29, 36]);
    expect(shown.notes[0]?.text).toMatch(/in the tower/);
  });

  test('2.11.9 the last measure is told', () => {
    const at = rim({ o: orc('E1Z', { at: '0301' }) }, 1);
    expect(card(at, oil(at)).notes.at(-1)?.text).toMatch(/last measure/);
  });
});

test('2.11.8 a head: the faces above its distance', () => {
  const at = siege({
    map: '. . . . . . .',
    levels: '1 1 1 . . . .',
    sides: ['0301/0401 wall up 0301 level 1'],
    step: 'siege.choosing',
    pieces: { x: engine('catapult', BESIEGER, { at: '0501' }) },
  });
  const shown = card(at, { type: 'ThrowHead', engine: at.piece('x'), hex: at.hex('0301') });
  expect(shown).toMatchObject({ dice: 1, totals: [3, 4, 5, 6], cite: '2.11.8' });
  expect(shares(shown)).toEqual([
    ['lands', 4, 6],
    ['nothing', 2, 6],
  ]);
});

describe('8.37 a rally', () => {
  const camp = siege({
    map: '. l . u . .',
    pieces: {
      l: hero(DEFENDER, { ratings: [6, 3], state: { declined: true } }),
      u: guard('D3X', { state: { disrupted: true } }),
    },
    active: DEFENDER,
    step: 'rally.defender',
  });

  test('2.9.2 is read on the row of the rating, with what changes that', () => {
    const shown = card(camp, { type: 'Rally', leader: camp.piece('l'), unit: camp.piece('u') });
    expect(shown).toMatchObject({
      chart: '8.37',
      row: '5',
      totals: [2, 3, 4, 5, 6, 7],
      modifiers: [{ text: 'declined a duel: rating -1', cite: '2.9.2' }],
    });
    expect(shares(shown)[0]).toEqual(['rallied', 21, 36]);
  });

  test('2.9.3 a unit without a leader reads the first row', () => {
    const shown = card(camp, { type: 'RallySelf', unit: camp.piece('u') });
    expect(shown).toMatchObject({ row: '1', totals: [4, 5], cite: '2.9.3' });
  });
});

test('2.20.6 a move that catches somebody shows his odds, any other move none', () => {
  const at = siege({
    map: '. o . d . .',
    pieces: { o: orc('E3Y'), d: hero(DEFENDER) },
    step: 'besieger-movement.choosing',
  });
  const walk = (...path: readonly string[]): Action => ({
    type: 'Move',
    unit: at.piece('o'),
    path: path.map(at.hex),
    pushes: null,
    carries: [],
  });
  expect(card(at, walk('0301', '0401'))).toMatchObject({ cite: '2.20.6', dice: 1, totals: [1, 2] });
  expect(oddsCard(at.battle, at.state, walk('0301'))).toBeNull();
});
