// The hint names the deed and the colour of what is lit for it, in words that the board keeps.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyNames } from '../../src/app/keys/choosing.ts';
import { deedsOf } from '../../src/app/orders/deeds.ts';
import type { Selection } from '../../src/app/orders/intent.ts';
import { reachOf } from '../../src/app/orders/reach.ts';
import { NOTHING_CHOSEN } from '../../src/app/orders.chart.ts';
import { hintOf } from '../../src/app/present/hint.ts';
import { standingOverlays } from '../../src/app/present/overlays.ts';
import type { Match } from '../../src/game/match.ts';
import { tellKeys } from '../../src/i18n/keyed.ts';
import { speak } from '../../src/i18n/language.ts';
import { linesIn } from '../../src/stage/theme.ts';
import { after, battle, END, fresh, movement, piece, siegePhase } from './small-siege.ts';

beforeEach(() => tellKeys(keyNames({})));
afterEach(() => speak('en'));

function hinted({ state }: Match, letter: string, aim: Selection['aim'] = null) {
  const chosen: Selection = { ...NOTHING_CHOSEN, piece: piece(letter), aim };
  const reach = reachOf(battle, state, piece(letter), null);
  return hintOf(battle, state, chosen, reach, standingOverlays(battle, state, chosen, reach), null);
}

describe('the hint for a chosen piece', () => {
  test('says what to do with the walls that are lit yellow', () => {
    expect(hinted(siegePhase, 'a').prompt).toBe(
      'E3Y E3Y. Raise a ladder on a yellow wall (S: the next target).',
    );
  });

  test('after a move nothing but the deed is left', () => {
    const { state } = movement;
    const moved: Match = {
      ...movement,
      state: {
        ...state,
        pieces: state.pieces.map((one, id) => (id === piece('a') ? { ...one, moved: true } : one)),
      },
    };
    expect(hinted(moved, 'a').prompt).not.toMatch(/blue|choose a target/);
  });

  test('a move goes to a blue hex, and what else could be done stands beside it', () => {
    expect(hinted(movement, 'b').prompt).toBe('e1Y e1Y. Move to a blue hex.');
  });

  test('in the set-up pieces are placed on blue hexes', () => {
    expect(hinted(fresh(), 'g').prompt).toBe('D3X D3X. Place it on a blue hex.');
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
