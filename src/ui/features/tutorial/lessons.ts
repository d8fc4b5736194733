/** How the six lessons are taught: when each is learnt, and what is lit on the way there. The dice are the game's own, so every turn of events leads on. */
import { distance } from '../../../board/distance.ts';
import type { HexId } from '../../../board/hex.ts';
import { enemyOf, type Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { answers } from '../../orders/company.ts';
import type { LessonId, LessonSight, Lit } from './lesson.ts';
import { hexesOf, ordersToMove, ordersToShoot, ordersToStrike, type Pointer } from './pointers.ts';

const DARK: Lit = { hexes: [], button: null };
const END: Lit = { hexes: [], button: 'end' };

/** Whether a lesson has been learnt. A battle that is over has taught everything; the last lesson is only read. */
export function isLearnt(lesson: LessonId, { match, inspected, since }: LessonSight): boolean {
  const { battle, state, entries } = match;
  if (state.verdict !== null) return true;
  const done = new Set(entries.slice(since).map(({ action }) => action.type));
  switch (lesson) {
    case 'move':
      return done.has('Move');
    case 'ground':
      return inspected !== null && inspected === groundHex(battle, state);
    case 'shoot':
      return done.has('Fire') && state.owed.length === 0;
    case 'melee':
      return done.has('Melee') && state.owed.length === 0;
    case 'steps':
      return done.has('EndStep');
    case 'victory':
      return false;
  }
}

/** What leads on in a lesson that is not learnt yet; nothing where it is only read. */
export function litOf(lesson: LessonId, { match, chosen }: LessonSight): Lit {
  const { battle, state } = match;
  if (state.verdict !== null || lesson === 'victory') return DARK;
  const owed = state.owed[0];
  if (owed !== undefined) {
    if (owed.type === 'advance') return { hexes: [], button: 'confirm' };
    const ways = [...answers(battle, state, chosen).keys()];
    return ways.length > 0 ? { hexes: ways.slice(0, 1), button: null } : { hexes: [], button: 'answer' };
  }
  if (lesson === 'ground') return { hexes: [groundHex(battle, state)].filter(isHex), button: null };
  if (lesson === 'steps') return END;
  const wanted = WAYS[lesson](battle, state);
  if (chosen.aim !== null && wanted.some(({ type }) => type === chosen.aim!.type))
    return { hexes: [], button: 'confirm' };
  const own = wanted.find(({ piece }) => piece === chosen.piece);
  if (own !== undefined) return { hexes: [own.to], button: null };
  const [first] = wanted;
  return first === undefined ? END : { hexes: [first.from], button: null };
}

const WAYS = {
  move: ordersToMove,
  shoot: ordersToShoot,
  melee: ordersToStrike,
} as const satisfies Readonly<Record<string, (battle: Battle, state: GameState) => readonly Pointer[]>>;

/** The hex that is looked at: that of the enemy who stands nearest to a unit of the side that decides; null where there is none. */
export function groundHex(battle: Battle, state: GameState): HexId | null {
  const own = hexesOf(battle, state, state.active);
  const far = (hex: HexId): number => Math.min(...own.map((from) => distance(battle.board, from, hex)));
  const foes = hexesOf(battle, state, enemyOf(state.active));
  return foes.toSorted((a, b) => far(a) - far(b) || a - b)[0] ?? null;
}

function isHex(hex: HexId | null): hex is HexId {
  return hex !== null;
}
