/** Cases 16.3, 2.11.7 and 2.11.12: a catapult or Grond tries to break a wall, tower or gate. */
import type { Work } from '../../board/board.ts';
import type { ActionOf } from '../action.ts';
import { BESIEGER, type Battle, type PieceId } from '../battle.ts';
import { sufferCasualty } from '../consequences/casualties.ts';
import { total, type Dice, type DiceRequest } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { ladderOn } from '../facts/ladders.ts';
import { unitAt } from '../facts/occupancy.ts';
import { engineKind, piecesOf } from '../facts/pieces.ts';
import { breachChance, whyNotWork } from '../facts/siegeWeapons.ts';
import { workOn, type WorkHere } from '../facts/works.ts';
import { reduceAll } from '../reduce.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { innerGateBreached, mainGateFell, wallBreached } from '../consequences/tallies.ts';
import type { Verb } from '../verb.ts';

type Breach = ActionOf<'Breach'>;

const ROLL: DiceRequest = { purpose: 'breach', dice: 2, cite: '16.3' };

/** One attempt an engine and siege phase, of the besieger only; prohibited attempts are refused, never rolled. */
export const breach: Verb<Breach> = {
  options(battle, state) {
    const found: Breach[] = [];
    for (const engine of piecesOf(battle, state, state.active)) {
      if (whyNotBegin(battle, state, engine) !== null) continue;
      for (const { hexside } of battle.board.works) {
        const action: Breach = { type: 'Breach', engine, hexside };
        if (breach.whyNot(battle, state, action) === null) found.push(action);
      }
    }
    return found;
  },
  whyNot(battle, state, { engine, hexside }) {
    const idle = whyNotBegin(battle, state, engine);
    if (idle !== null) return idle;
    const here = workOn(battle, hexside);
    if (here === null) return refuse('no-work-there', '16.3');
    if (state.works[here.id]!.breached) return refuse('already-breached', '2.3.2');
    const chance = breachChance(battle, state, engine, engineKind(battle, engine)!, here.work);
    return 'code' in chance ? chance : null;
  },
  resolve(battle, state, { engine, hexside }, dice) {
    const here = workOn(battle, hexside);
    const kind = engineKind(battle, engine);
    if (here === null || kind === null) return [];
    const chance = breachChance(battle, state, engine, kind, here.work);
    const faces = dice.roll(ROLL);
    const events: GameEvent[] = [
      { type: 'DiceRolled', request: ROLL, faces },
      { type: 'UnitActed', piece: engine, deed: 'worked', cite: '2.11.1' },
    ];
    const broken = !('code' in chance) && chance.includes(total(faces));
    if (!broken) return [...events, { type: 'HexsideHeld', work: here.id, by: engine, cite: '16.3' }];
    events.push(...collapse(battle, state, engine, here));
    return [...events, ...rubble(battle, reduceAll(battle, state, events), here.work, dice)];
  },
};

function whyNotBegin(battle: Battle, state: GameState, engine: PieceId): Refusal | null {
  const idle = whyNotWork(battle, state, engine);
  if (idle !== null) return idle;
  if (state.active !== BESIEGER) return refuse('only-the-besieger', '2.11.5');
  return engineKind(battle, engine)?.weapon === 'siege-tower' ? refuse('not-a-siege-weapon', '16.3') : null;
}

/** The work is breached for ever, a ladder on it falls, and the tracks count it (2.11.7, 2.10.2). */
function collapse(
  battle: Battle,
  state: GameState,
  by: PieceId,
  { id, work }: WorkHere,
): readonly GameEvent[] {
  const events: GameEvent[] = [{ type: 'HexsideBreached', work: id, by, cite: '16.3' }];
  if (ladderOn(state, work.hexside) !== null) {
    events.push({ type: 'LadderRemoved', hexside: work.hexside, why: 'breached', cite: '2.11.7' });
  }
  return [...events, ...TALLIES[work.kind](battle, state)];
}

const TALLIES = {
  wall: wallBreached,
  tower: wallBreached,
  gate: innerGateBreached,
  'main-gate': mainGateFell,
} as const satisfies Record<Work['kind'], (battle: Battle, state: GameState) => readonly GameEvent[]>;

/** The fall of a tower hurts the unit behind it without a roll on 7.41 (2.11.7); it retreats from the hex before the tower (2.8.10). */
function rubble(battle: Battle, state: GameState, work: Work, dice: Dice): readonly GameEvent[] {
  const unit = work.kind === 'tower' ? unitAt(battle, state, work.inner) : null;
  return unit === null ? [] : sufferCasualty(battle, state, unit, work.outer, '2.11.7', dice);
}
