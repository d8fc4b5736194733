import { chain, type Checkpoint } from '../kernel/hash.ts';
import type { GameState, Owed, PieceState } from '../engine/state.ts';

const OWED = { retreat: 0, advance: 1, slip: 2 } as const satisfies Record<Owed['type'], number>;

/** Chains a state onto a checkpoint: 64 bits over its integers in a fixed order. */
export function checkpointAfter(from: Checkpoint, state: GameState): Checkpoint {
  return chain(from, integersOf(state));
}

/** A state as integers in a fixed order; lists are preceded by their length. */
function integersOf(state: GameState): readonly number[] {
  const integers = [state.turn, state.active, state.rolls, state.ladderSupply, Number(state.mainGateCounted)];
  pushText(integers, state.step);
  for (const piece of state.pieces) integers.push(piece.at, marksOf(piece), piece.spent);
  for (const work of state.works) integers.push(Number(work.breached) * 2 + work.holder);
  integers.push(state.ladders.length);
  for (const ladder of state.ladders) integers.push(ladder.hexside, ladder.foot, ladder.turn);
  integers.push(state.owed.length);
  for (const owed of state.owed) pushOwed(integers, owed);
  integers.push(...state.tracks);
  for (const [force, broken] of state.demoralized.entries()) {
    integers.push(Number(broken) * 2 + Number(state.brokenBefore[force]));
  }
  integers.push(...state.levels);
  pushText(integers, state.verdict === null ? '' : `${state.verdict.winner}${state.verdict.trigger}`);
  return integers;
}

function marksOf(piece: PieceState): number {
  const marks = [
    piece.reduced,
    piece.disrupted,
    piece.moved,
    piece.worked,
    piece.fired,
    piece.fought,
    piece.slipped,
    piece.rallied,
    piece.shotAt,
  ];
  return marks.reduce((bits, mark) => bits * 2 + Number(mark), 0);
}

function pushOwed(integers: number[], owed: Owed): void {
  integers.push(OWED[owed.type], owed.unit);
  if (owed.type === 'retreat') integers.push(owed.hexes, owed.source ?? -1, ...owed.displaced);
  else integers.push(owed.type === 'advance' ? owed.hex : owed.attacker);
}

function pushText(integers: number[], text: string): void {
  integers.push(text.length);
  for (let index = 0; index < text.length; index++) integers.push(text.charCodeAt(index));
}
