// The hint names the deed and the colour of what is lit for it, in words that the board keeps.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyNames } from '../../src/ui/features/keyBindings/choosing.ts';
import { deedsOf } from '../../src/ui/orders/deeds.ts';
import type { Selection } from '../../src/ui/orders/intent.ts';
import { reachOf } from '../../src/ui/orders/reach.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import { hintOf } from '../../src/ui/features/hint/hint.ts';
import { standingOverlays } from '../../src/ui/store/overlays.ts';
import type { Match } from '../../src/game/match.ts';
import { tellKeys } from '../../src/i18n/keyed.ts';
import { speak } from '../../src/i18n/language.ts';
import { linesIn } from '../../src/stage/theme.ts';
import { sitAt, type Seat } from './seat.ts';
import { after, battle, END, fresh, movement, piece, siegePhase } from './small-siege.ts';

beforeEach(() => tellKeys(keyNames({})));
afterEach(() => speak('en'));

function hinted({ state }: Match, letter: string, aim: Selection['aim'] = null) {
  const chosen: Selection = { ...NOTHING_CHOSEN, piece: piece(letter), aim };
  const reach = reachOf(battle, state, piece(letter), null);
  return hintOf(battle, state, chosen, reach, standingOverlays(battle, state, chosen, reach), null);
}

/** The besieger's movement, when a unit has moved. */
function moved(letter: string): Match {
  const { state } = movement;
  const pieces = state.pieces.map((one, id) => (id === piece(letter) ? { ...one, moved: true } : one));
  return { ...movement, state: { ...state, pieces } };
}

test('2.18.4 where a hex has to be chosen the hint names the key that goes from one to the next', () => {
  const { state } = siegePhase;
  const owed = [{ type: 'retreat', unit: piece('g'), hexes: 1, source: null, displaced: [] }] as const;
  expect(hinted({ ...siegePhase, state: { ...state, owed } }, 'g').prompt).toBe(
    'D3X D3X has to fall back 1 hex: choose a blue hex (S: the next one).',
  );
});

describe('the hint for a chosen piece', () => {
  test('says what to do with the walls that are lit yellow', () => {
    expect(hinted(siegePhase, 'a').prompt).toBe(
      'E3Y E3Y. Raise a ladder on a yellow wall (S: the next one).',
    );
  });

  test('after a move nothing but the deed is left', () => {
    expect(hinted(moved('a'), 'a').prompt).not.toMatch(/blue|choose a target/);
  });

  test('a move goes to a blue hex, and what else could be done stands beside it', () => {
    expect(hinted(movement, 'b').prompt).toBe('e1Y e1Y. Move to a blue hex.');
  });

  test('in the set-up pieces are placed on blue hexes', () => {
    expect(hinted(fresh(), 'g').prompt).toBe('D3X D3X. Place it on a blue hex.');
  });

  test('in the set-up with nothing chosen it says how a piece is placed, not once more what the bar above says', () => {
    const { state } = fresh();
    const { prompt } = hintOf(
      battle,
      state,
      NOTHING_CHOSEN,
      null,
      standingOverlays(battle, state, NOTHING_CHOSEN, null),
      null,
    );
    expect(prompt).toBe('Choose a piece, then the hex where it is to stand.');
  });

  test('Grond strikes the one gate that is lit, the catapult what it reaches', () => {
    expect(hinted(siegePhase, 'G').prompt).toMatch('grond. Strike the yellow gate.');
  });

  test('an order that waits is named, with how it is confirmed', () => {
    const [aim] = deedsOf(battle, siegePhase.state, piece('a'));
    expect(hinted(siegePhase, 'a', aim!).prompt).toBe(
      'E3Y E3Y. Raise the ladder? Choose the same again, or press the gold button.',
    );
  });

  test('in German too', async () => {
    await speak('de');
    expect(hinted(siegePhase, 'a').prompt).toBe(
      'E3Y E3Y. Eine Leiter an eine gelbe Mauer legen (S: nächstes Ziel).',
    );
  });

  test('nothing left is said', () => {
    expect(hinted(after(movement, END), 'k').prompt).toBe('E1Z E1Z can do nothing more in this step.');
  });
});

describe('N, then Enter', () => {
  /** Presses Enter at the cursor, as the keyboard does; answers whether anything came of it. */
  function enter({ store, input }: Seat): boolean {
    const seen = () => [
      store.history.peek(),
      store.chosen.peek().aim,
      store.chosen.peek().piece ?? 'let go',
      store.cursor.peek(),
      store.announcement.peek(),
    ];
    const before = seen();
    const hex = store.cursor.peek()!;
    const to = input.leadOn(hex);
    if (to === null) input.pick({ hex, direction: 0, fromEdge: 1 }, false);
    else store.putCursor(to);
    return store.chosen.peek().piece !== null && seen().some((one, at) => one !== before[at]);
  }

  function chosenByN(match: Match): Seat {
    const seat = sitAt(match);
    seat.store.putCursor(seat.input.chooseNext(1));
    return seat;
  }

  test('aims at what the hint names, and Enter once more does it', () => {
    const seat = chosenByN(siegePhase);
    expect(seat.page.hint.peek().prompt).toMatch(/Raise a ladder|Strike|Shoot/);
    expect(enter(seat)).toBe(true);
    const { aim } = seat.store.chosen.peek();
    expect(aim).not.toBeNull();
    enter(seat);
    expect(seat.last()).toEqual(aim);
  });

  test('leads to the cheapest blue hex of a unit that can only move, and Enter once more goes there', () => {
    const seat = sitAt(movement);
    seat.choose(piece('b'));
    seat.store.putCursor(seat.store.standing.peek().selected);
    expect(enter(seat)).toBe(true);
    const to = seat.store.cursor.peek()!;
    expect(seat.store.reach.peek()!.costTo(to)).toBe(2);
    enter(seat);
    expect(seat.last()).toMatchObject({ type: 'Move', unit: piece('b') });
  });

  test('leads to a blue hex of the set-up', () => {
    const seat = sitAt(after(fresh(), END));
    seat.choose(piece('b'));
    seat.store.putCursor(seat.store.standing.peek().selected);
    expect(enter(seat)).toBe(true);
    expect(seat.store.standing.peek().choices).toContain(seat.store.cursor.peek());
  });

  test('a unit that has nothing left says so, and stays chosen', () => {
    const seat = sitAt(moved('b'));
    seat.input.orders.send({ type: 'Choose', piece: piece('b') });
    seat.store.putCursor(seat.store.standing.peek().selected);
    expect(enter(seat)).toBe(true);
    expect(seat.store.announcement.peek()).toBe('e1Y e1Y can do nothing more in this step.');
    expect(seat.store.chosen.peek().piece).toBe(piece('b'));
  });

  test('whatever N chooses in a whole turn, Enter does something', () => {
    let match = siegePhase;
    const silent: string[] = [];
    for (let step = 0; step < 12; step += 1) {
      const seat = sitAt(match);
      const ready = seat.store.hints.peek().ready.size;
      for (let n = 0; n < ready; n += 1) {
        const hex = seat.input.chooseNext(1);
        seat.store.putCursor(hex);
        if (hex !== null && seat.store.history.peek()!.present === match && !enter(seat))
          silent.push(match.state.step);
      }
      match = after(match, END);
    }
    expect(silent).toEqual([]);
  });
});

describe('the colours that sentences name are those of the board, by day, by night and in high contrast', () => {
  /** The angle of a colour on the wheel, in degrees: 0 red, 60 yellow, 240 blue. */
  const hueOf = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    const turn =
      most === r
        ? (g - b) / (most - least)
        : most === g
          ? 2 + (b - r) / (most - least)
          : 4 + (r - g) / (most - least);
    return (60 * turn + 360) % 360;
  };

  test.each(['day', 'night', 'stark'] as const)('%s', (light) => {
    const { hexside, target, range } = linesIn(light);
    expect(hueOf(hexside.colour)).toBeGreaterThan(40);
    expect(hueOf(hexside.colour)).toBeLessThan(70);
    expect(hueOf(target.colour)).toBeGreaterThan(300);
    expect(hueOf(target.colour)).toBeLessThan(345);
    expect(hueOf(range.colour)).toBeGreaterThan(200);
    expect(hueOf(range.colour)).toBeLessThan(250);
  });
});
