/** Small sieges by chance: every terrain, hexside, gait and mark, so that what is offered can be held against what is allowed. */
import fc from 'fast-check';
import { hexName, type HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER, type Side, type Trait } from '../../src/engine/battle.ts';
import type { Step } from '../../src/engine/state.ts';
import { engine, guard, hero, orc, siege, type Position, type Soldier } from '../kit/siege.ts';

const COLUMNS = 5;
const ROWS = 4;
const SIZE = COLUMNS * ROWS;
const BLANK = siege({ map: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)).join('\n') });
const NAMES = Array.from({ length: SIZE }, (_, hex) => hexName(BLANK.battle.board, hex as HexId));
const PAIRS = [...BLANK.battle.board.beyond].flatMap((to, side): (readonly [string, string])[] => {
  const [near, far] = [NAMES[Math.floor(side / 6)]!, NAMES[to]];
  return far !== undefined && near < far ? [[near, far]] : [];
});

/** Answers a whole number below `below`. */
type Draw = (below: number) => number;

function pick<T>(draw: Draw, choices: readonly T[]): T {
  return choices[draw(choices.length)]!;
}

function soldierOf(draw: Draw, at: string): Soldier {
  const side: Side = pick(draw, [DEFENDER, BESIEGER]);
  const gait = pick(draw, ['foot', 'foot', 'foot', 'horse', 'beast'] as const);
  const skills: readonly Trait[] =
    gait === 'foot'
      ? pick(draw, [['ladders', 'pushes', 'pushes-grond'], ['ladders', 'pushes'], ['pushes']])
      : pick(draw, [[], ['fears-beasts']]);
  const spec = {
    at,
    gait,
    traits: skills,
    ma: 1 + draw(2),
    state: {
      disrupted: draw(4) === 0,
      moved: draw(6) === 0,
      worked: draw(8) === 0,
      fought: draw(8) === 0,
      spent: draw(3),
    },
  };
  return side === DEFENDER ? guard('D3X', spec) : orc('E3Y', spec);
}

/** A personage, and sometimes a winged one, who walks no further than the units. */
function heroOf(draw: Draw, side: Side, at: string): Soldier {
  return hero(side, {
    at,
    ma: 1 + draw(2),
    magic: pick(draw, [0, 0, 8]),
    gifts: pick(draw, [[], ['flies', 'wraith']] as const),
    state: {
      moved: draw(6) === 0,
      enchanted: draw(6) === 0,
      challenged: draw(6) === 0,
      frozen: draw(6) === 0 ? 1 : 0,
    },
  });
}

function sideText(draw: Draw, [a, b]: readonly [string, string]): string | null {
  const kind = pick(draw, ['', '', 'wall', 'wall', 'tower', 'gate', 'main-gate', 'slope', 'tunnel', 'rock']);
  const up = pick(draw, [a, b]);
  if (kind === '') return null;
  if (kind === 'tunnel') return `${a}/${b} tunnel`;
  if (kind === 'slope') return `${a}/${b} slope up ${up}`;
  const level = 1 + draw(3);
  return kind === 'rock'
    ? `${a}/${b} wall up ${up} level ${level} rock`
    : `${a}/${b} ${kind} up ${up} level ${level}`;
}

function drawn(draw: Draw): Position {
  const letters = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => pick(draw, [...'.....ptgM'])).join(''),
  );
  const levels = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => pick(draw, [...'..123'])).join(''),
  );
  const sides = PAIRS.map((pair) => (draw(3) === 0 ? sideText(draw, pair) : null)).filter(
    (text) => text !== null,
  );
  const roads = PAIRS.filter(() => draw(5) === 0);
  const free = [...NAMES];
  const places = Array.from({ length: 6 }, () => free.splice(draw(free.length), 1)[0]!);
  const pieces: Record<string, Soldier> = {};
  for (const [index, at] of places.entries()) pieces[`unit-${index}`] = soldierOf(draw, at);
  for (const [index, weapon] of (['catapult', 'grond', 'siege-tower', 'catapult'] as const).entries()) {
    const at = pick(draw, [places[index]!, free[index]!]);
    const holder = pieces[`unit-${index}`]!;
    const side = at === places[index] ? holder.side : pick(draw, [DEFENDER, BESIEGER] as const);
    pieces[`engine-${index}`] = engine(weapon, side, {
      at,
      state: { worked: draw(5) === 0, moved: draw(5) === 0 },
    });
  }
  for (let index = 0; index < 5; index += 1) {
    const near = draw(8);
    const at = places[near] ?? free[4 + index]!;
    const side = pieces[`unit-${near}`]?.side ?? pick(draw, [DEFENDER, BESIEGER] as const);
    pieces[`hero-${index}`] = heroOf(draw, side, at);
  }
  const position = siege({
    map: letters.join('\n'),
    levels: levels.join('\n'),
    sides,
    roads,
    pieces,
    turn: 1 + draw(2),
    night: draw(2) === 0,
    active: pick(draw, [DEFENDER, BESIEGER]),
    ladders: draw(4),
  });
  const { works } = position.battle.board;
  return position.with({
    step: pick(draw, ['siege.choosing', 'besieger-movement.choosing']) as Step,
    ladderSupply: draw(2),
    works: works.map(() => ({ breached: draw(3) === 0, holder: pick(draw, [DEFENDER, BESIEGER]) })),
    ladders: works.flatMap(({ kind, hexside, outer: foot }) =>
      kind === 'wall' && draw(2) === 0 ? [{ hexside, foot, turn: draw(3) }] : [],
    ),
    demoralized: [draw(4) === 0, draw(4) === 0],
    magic: { ...position.state.magic, stalemate: draw(4) === 0 },
  });
}

/** Any small siege. */
export const randomSiege: fc.Arbitrary<Position> = fc
  .array(fc.nat(5039), { minLength: 600, maxLength: 600 })
  .map((numbers) => {
    let next = 0;
    return drawn((below) => numbers[next++ % numbers.length]! % below);
  });
