/** A small position on the table. */
import { hexName, type HexId } from '../../src/board/hex.ts';
import type { GameState } from '../../src/engine/state.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { matchFrom } from '../../src/game/match.ts';
import { siege, type Plan, type Position } from '../kit/siege.ts';
import { sitAt, type Seat } from './seat.ts';

/** Three city hexes with a wall before the middle one. */
export const WALL = {
  map: `
    . . c . . . . .
     . . c . . . . .
    . . c . . . . .`,
  levels: `
    . . 1 . . . . .
     . . 1 . . . . .
    . . 1 . . . . .`,
  sides: ['0302/0402 wall up 0302 level 1', '0302/0403 wall up 0302 level 1'],
} as const satisfies Partial<Plan>;

/** The levels and walls of a small city on nine columns and five rows. */
export const CITY = {
  levels: `
    . . . . . . . . .
     . 1 1 . . . . . .
    . 1 1 . . . . . .
     . 1 1 . . . . . .
    . . . . . . . . .`,
  sides: [
    '0302/0402 wall up 0302 level 1',
    '0302/0403 wall up 0302 level 1',
    '0303/0403 wall up 0303 level 1',
    '0304/0403 wall up 0304 level 1',
    '0304/0404 wall up 0304 level 1',
  ],
} as const satisfies Partial<Plan>;

/** A seat at a small position, whose hexes and pieces have short names. */
export interface Table extends Seat {
  readonly at: Position;
  pick(hex: string): void;
  take(letter: string): void;
  /** The letter of the piece that is chosen, or null. */
  held(): string | null;
  press(label: string): void;
  prompt(): string;
  /** The printed hex on which a piece stands now. */
  where(letter: string): string;
}

/** Sits down at a small position. */
export function table(plan: Plan, change: Partial<Omit<GameState, 'step'>> = {}): Table {
  const at = siege(plan).with(change);
  const seat = sitAt(matchFrom(at.battle, at.state, generatorFrom(12)));
  return {
    ...seat,
    at,
    pick: (hex) => seat.click(at.hex(hex)),
    take: (letter) => seat.choose(at.piece(letter)),
    held: () => {
      const { piece } = seat.store.chosen.peek();
      return piece === null ? null : at.battle.pieces[piece]!.name;
    },
    press: (label) => {
      const offer = seat.page.offers.peek().find((one) => one.label === label);
      if (offer === undefined) throw new Error(`${label} is not among ${seat.offers().join(', ')}`);
      seat.input.offer(offer.id);
    },
    where: (letter) =>
      hexName(at.battle.board, seat.store.match.peek()!.state.pieces[at.piece(letter)]!.at as HexId),
    prompt: () => seat.page.hint.peek().prompt,
  };
}
