/** A small siege on a table without a page: a wall, a gate, and a few pieces on either side, by night. */
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import { DEFENDER, type PieceId } from '../../src/engine/battle.ts';
import { generatorFrom } from '../../src/game/generator.ts';
import { matchFrom, type Match } from '../../src/game/match.ts';
import { playOn } from '../../src/game/play.ts';
import { engine, guard, orc, siege } from '../kit/siege.ts';

const position = siege({
  map: `
    . . . . . . . . . . . .
     . . c c . . . . . . M .
    . . c g a . . k . . . .
     . . c c t . b . . . . .
    . . c c . . . . . . . .
     . . . . . . . . . . . .`,
  levels: `
    . . . . . . . . . . . .
     . . 1 1 . . . . . . . .
    . . 1 1 . . . . . . . .
     . . 1 1 . . . . . . . .
    . . 1 1 . . . . . . . .
     . . . . . . . . . . . .`,
  sides: [
    '0402/0502 wall up 0402 level 1',
    '0402/0503 wall up 0402 level 1',
    '0403/0503 wall up 0403 level 1',
    '0404/0504 main-gate up 0404 level 1',
    '0404/0503 wall up 0404 level 1',
    '0404/0505 wall up 0404 level 1',
  ],
  pieces: {
    g: guard('D3X'),
    e: engine('catapult', DEFENDER, { at: '0403' }),
    a: orc('E3Y', { traits: ['ladders', 'fanatic'] }),
    t: orc('B3Z'),
    G: engine('grond', 1, { at: '0504' }),
    k: orc('E1Z'),
    K: engine('catapult', 1, { at: '0803' }),
    b: orc('e1Y'),
  },
  zones: {
    defender: ['0303', '0304', '0403', '0404'],
    besieger: ['0503', '0504', '0603', '0803', '0804', '0704', '0705'],
  },
  step: 'setup.defender',
  active: DEFENDER,
  night: true,
});

export const { battle } = position;

/** A new game, before anything is placed by hand. */
export function fresh(): Match {
  return matchFrom(battle, position.state, generatorFrom(12));
}

/** The game after some actions; fails when one is refused. */
export function after(match: Match, ...actions: readonly Action[]): Match {
  return actions.reduce((now, action) => {
    const played = playOn(now, action);
    if (!played.ok) throw new Error(`${action.type}: ${played.refusal.code}`);
    return played.match;
  }, match);
}

export const END: Action = { type: 'EndStep' };

/** The besieger's siege phase of the first turn, and his movement after it. */
export const siegePhase = after(fresh(), END, END);
export const movement = after(siegePhase, END);

/** A piece by its letter. */
export function piece(letter: string): PieceId {
  return position.piece(letter);
}

/** A hex by its printed number. */
export function hex(name: string): HexId {
  return position.hex(name);
}
