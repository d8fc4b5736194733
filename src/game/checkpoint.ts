import { chain, type Checkpoint } from '../kernel/hash.ts';
import { assertNever } from '../kernel/assertNever.ts';
import { SPELLS } from '../engine/spell.ts';
import {
  WITHOUT_LIMIT,
  type GameState,
  type MagicState,
  type Owed,
  type PieceState,
  type Story,
} from '../engine/state.ts';
import { OWED } from '../sequence/owed.ts';

/** Chains a state onto a checkpoint: 64 bits over its integers in a fixed order. */
export function checkpointAfter(from: Checkpoint, state: GameState): Checkpoint {
  return chain(from, integersOf(state));
}

/** A state as integers in a fixed order; lists are preceded by their length. */
function integersOf(state: GameState): readonly number[] {
  const integers = [state.turn, state.active, state.rolls, state.ladderSupply, Number(state.mainGateCounted)];
  pushText(integers, state.step);
  for (const piece of state.pieces) {
    integers.push(piece.at, marksOf(piece), piece.spent, piece.tries, piece.oil, piece.magic, piece.frozen);
  }
  for (const work of state.works) integers.push(Number(work.breached) * 2 + work.holder);
  integers.push(state.ladders.length);
  for (const ladder of state.ladders) integers.push(ladder.hexside, ladder.foot, ladder.turn);
  integers.push(state.docks.length);
  for (const { tower, hexside, foot } of state.docks) integers.push(tower, hexside, foot);
  integers.push(state.flames.length);
  for (const { hexside, turn, burning } of state.flames) integers.push(hexside, turn, Number(burning));
  integers.push(state.headSupply, state.heads.length, ...state.heads);
  integers.push(state.trenchSupply, state.trenches.length, ...state.trenches);
  pushMagic(integers, state.magic);
  for (const arrived of state.arrived) integers.push(Number(arrived));
  integers.push(state.owed.length);
  for (const owed of state.owed) pushOwed(integers, owed);
  integers.push(...state.tracks);
  for (const [force, broken] of state.demoralized.entries()) {
    integers.push(Number(broken) * 2 + Number(state.brokenBefore[force]));
  }
  integers.push(...state.levels, ...state.lostBefore.map(Number), ...state.brokenTurns);
  if (state.triesLeft.some((left) => left !== WITHOUT_LIMIT)) integers.push(...state.triesLeft);
  pushText(integers, state.verdict === null ? '' : `${state.verdict.winner}${state.verdict.trigger}`);
  if (state.story !== null) pushStory(integers, state.story);
  if (state.closed.length > 0) integers.push(state.closed.length, ...state.closed);
  return integers;
}

function pushStory(integers: number[], { variables, fired, off, waiting, last, night }: Story): void {
  for (const list of [variables, fired, off, waiting, night]) integers.push(list.length, ...list);
  integers.push(last);
}

function marksOf(piece: PieceState): number {
  const marks = [
    piece.disrupted,
    piece.moved,
    piece.worked,
    piece.fired,
    piece.fought,
    piece.slipped,
    piece.rallied,
    piece.shotAt,
    piece.challenged,
    piece.duelled,
    piece.declined,
    piece.enchanted,
    piece.revealed,
  ];
  return marks.reduce((bits, mark) => bits * 2 + Number(mark), piece.lost);
}

function pushOwed(integers: number[], owed: Owed): void {
  integers.push(OWED[owed.type].code, owed.unit);
  switch (owed.type) {
    case 'retreat':
      integers.push(owed.hexes, owed.source ?? -1, ...owed.displaced);
      break;
    case 'advance':
      integers.push(owed.hex);
      break;
    case 'slip':
      integers.push(owed.attacker);
      break;
    case 'duel':
      integers.push(owed.challenger);
      break;
    case 'withdraw':
      integers.push(owed.source);
      break;
    case 'escape':
      break;
    default:
      assertNever(owed);
  }
}

function pushMagic(integers: number[], magic: MagicState): void {
  integers.push(magic.cast.length, ...magic.cast.map((spell) => SPELLS.indexOf(spell)), magic.freezes);
  const { darknessBroken, stalemate, fear, banner } = magic;
  integers.push(...[darknessBroken, stalemate, fear, banner].map(Number));
  integers.push(magic.grond, magic.bannerPhases, magic.bannerRallies);
}

function pushText(integers: number[], text: string): void {
  integers.push(text.length);
  for (let index = 0; index < text.length; index++) integers.push(text.charCodeAt(index));
}
