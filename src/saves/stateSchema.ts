/** The shape of the states in a saved match, and whether one belongs to a battle. */
import * as z from 'zod/mini';
import type { HexId } from '../board/hex.ts';
import type { HexsideId } from '../board/hexside.ts';
import type { Battle, PieceId, Side } from '../engine/battle.ts';
import { stepsOf } from '../engine/facts/pieces.ts';
import { initialState } from '../engine/initial.ts';
import {
  GONE,
  WITHOUT_LIMIT,
  type PieceState,
  type GameState,
  type Ladder,
  type Owed,
  type Place,
  type Step,
  type Story,
} from '../engine/state.ts';
import { SPELLS } from '../engine/spell.ts';
import { MOST } from '../engine/triggers/bringAbout.ts';
import type { TriggerId } from '../engine/triggers/terms.ts';
import { STEPS } from '../sequence/steps.ts';
import { indexNumber, MANY, wholeNumber } from './numbers.ts';

const side = z.literal([0, 1]) as z.ZodMiniType<Side>;
const count = wholeNumber<number>(0, MANY);
const yes = z.boolean();
const hex = indexNumber<HexId>();
const unit = indexNumber<PieceId>();

const marks = {
  at: wholeNumber<Place>(GONE, MANY),
  disrupted: yes,
  moved: yes,
  spent: count,
  worked: yes,
  fired: yes,
  fought: yes,
  slipped: yes,
  rallied: yes,
  shotAt: yes,
  challenged: yes,
  duelled: yes,
  declined: yes,
  enchanted: yes,
  tries: count,
  oil: count,
  revealed: yes,
  magic: count,
  frozen: count,
} as const;

/** A piece; older saves say whether it is reduced where newer ones count the steps it has lost. */
const piece: z.ZodMiniType<PieceState> = z.union([
  z.strictObject({ ...marks, lost: wholeNumber<number>(0, 3) }),
  z.pipe(
    z.strictObject({ ...marks, reduced: yes }),
    z.transform(({ reduced, ...rest }) => ({ ...rest, lost: Number(reduced) })),
  ),
]);

const owed = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('retreat'),
    unit,
    hexes: z.literal([1, 2]),
    source: z.nullable(hex),
    displaced: z.array(unit),
  }),
  z.strictObject({ type: z.literal('advance'), unit, hex }),
  z.strictObject({ type: z.literal('slip'), unit, attacker: unit }),
  z.strictObject({ type: z.literal('duel'), unit, challenger: unit }),
  z.strictObject({ type: z.literal('withdraw'), unit, source: hex }),
  z.strictObject({ type: z.literal('escape'), unit }),
]);

const trigger = indexNumber<TriggerId>();

const story = z.strictObject({
  variables: z.array(wholeNumber<number>(-MOST, MOST)),
  fired: z.array(count),
  off: z.array(trigger),
  waiting: z.array(trigger),
  last: count,
  night: z.array(count),
});

/** A state of the game. */
export const stateSchema: z.ZodMiniType<GameState> = z.strictObject({
  step: z.string() as unknown as z.ZodMiniType<Step>,
  turn: count,
  active: side,
  rolls: count,
  pieces: z.array(piece),
  works: z.array(z.strictObject({ breached: yes, holder: side })),
  ladders: z.array(z.strictObject({ hexside: indexNumber<HexsideId>(), foot: hex, turn: count })),
  ladderSupply: count,
  docks: z.array(z.strictObject({ tower: unit, hexside: indexNumber<HexsideId>(), foot: hex })),
  flames: z.array(z.strictObject({ hexside: indexNumber<HexsideId>(), turn: count, burning: yes })),
  heads: z.array(hex),
  headSupply: count,
  trenches: z.array(hex),
  trenchSupply: count,
  closed: z._default(z.array(hex), []),
  magic: z.strictObject({
    cast: z.array(z.enum(SPELLS)),
    freezes: count,
    darknessBroken: yes,
    stalemate: yes,
    fear: yes,
    grond: count,
    banner: yes,
    bannerPhases: count,
    bannerRallies: count,
  }),
  arrived: z.array(yes),
  owed: z.array(owed),
  tracks: z.array(wholeNumber<number>(-MANY, MANY)),
  demoralized: z.array(yes),
  brokenBefore: z.array(yes),
  mainGateCounted: yes,
  levels: z.array(side),
  lostBefore: z.array(yes),
  brokenTurns: z.array(count),
  triesLeft: z._default(z.array(wholeNumber<number>(WITHOUT_LIMIT, MANY)), [WITHOUT_LIMIT, WITHOUT_LIMIT]),
  verdict: z.nullable(
    z.strictObject({
      winner: z.union([side, z.literal('draw')]),
      trigger: z.string(),
      points: z.nullable(z.tuple([count, count])),
    }),
  ),
  story: z._default(z.nullable(story), null),
});

/** Whether a state can be one of a battle: as long in all its lists, every place on the map, a step and a turn that are played. */
export function belongsTo(battle: Battle, state: GameState): boolean {
  const { board, pieces, placements, turns } = battle;
  const first = initialState(battle, placements);
  return (
    STEPS.has(state.step) &&
    state.turn >= turns.first &&
    state.turn <= (state.story?.last ?? turns.last) &&
    isTold(state.story, first.story) &&
    LISTS.every((list) => state[list].length === first[list].length) &&
    state.pieces.every(({ at, lost }, id) => at < board.size && lost < stepsOf(pieces[id]!.kind)) &&
    state.ladders.every((ladder) => stands(battle, ladder)) &&
    state.docks.every((dock) => stands(battle, dock) && pieces[dock.tower]?.kind.class === 'engine') &&
    state.flames.every(({ hexside }) => (board.work[hexside] ?? -1) >= 0) &&
    [...state.heads, ...state.trenches, ...state.closed].every((hex) => hex < board.size) &&
    state.owed.every((decision) => isOwed(battle, state, decision))
  );
}

/** Whether a story has a figure for each variable and each trigger of the battle, and names no other. */
function isTold(story: Story | null, first: Story | null): boolean {
  if (story === null || first === null) return story === first;
  const { variables, fired, off, waiting } = story;
  return (
    variables.length === first.variables.length &&
    fired.length === first.fired.length &&
    [...off, ...waiting].every((id) => id < fired.length)
  );
}

/** The lists of a state whose length the battle decides. */
const LISTS = [
  'pieces',
  'works',
  'arrived',
  'tracks',
  'demoralized',
  'brokenBefore',
  'levels',
  'lostBefore',
  'brokenTurns',
  'triesLeft',
] as const;

function stands({ board }: Battle, { hexside, foot }: Pick<Ladder, 'hexside' | 'foot'>): boolean {
  const work = board.works[board.work[hexside] ?? -1];
  return work?.hexside === hexside && work.outer === foot;
}

function isOwed({ board, pieces }: Battle, state: GameState, decision: Owed): boolean {
  const is = (of: 'unit' | 'personage', id: PieceId): boolean => pieces[id]?.kind.class === of;
  const standing = (of: 'unit' | 'personage', id: PieceId): boolean =>
    is(of, id) && state.pieces[id]!.at >= 0;
  switch (decision.type) {
    case 'retreat': {
      const { unit: going, source, displaced } = decision;
      return standing('unit', going) && (source ?? 0) < board.size && displaced.every((id) => is('unit', id));
    }
    case 'advance':
      return standing('unit', decision.unit) && decision.hex < board.size;
    case 'slip':
      return standing('unit', decision.unit) && standing('unit', decision.attacker);
    case 'duel':
      return standing('personage', decision.unit) && standing('personage', decision.challenger);
    case 'withdraw':
      return standing('personage', decision.unit) && decision.source < board.size;
    case 'escape':
      return standing('personage', decision.unit);
  }
}
