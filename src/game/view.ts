/**
 * Cases 2.5.1 and 2.11.11: what a side may know. The one redaction of the program: panels, board, odds, log and agents
 * read what is answered here and never the state itself.
 */
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from '../engine/battle.ts';
import { pieceWith, stateWith } from '../engine/copies.ts';
import { isCauldron } from '../engine/facts/pieces.ts';
import { perBattle, remembering } from '../engine/memory.ts';
import { GONE, UNKNOWN_OIL, type GameState, type PieceState } from '../engine/state.ts';

/** The cauldrons of the other side, in the order of their ids; none where nothing is hidden. */
interface Veil {
  readonly ids: readonly PieceId[];
  /** Those that begin with oil, and those that begin without: how many of each is no secret (2.5.1). */
  readonly real: readonly PieceId[];
  readonly dummies: readonly PieceId[];
}

function veilFor(side: Side): (battle: Battle) => Veil {
  return perBattle((battle) => {
    const veiled = battle.options.hiddenCauldrons;
    const ids = battle.pieces
      .filter((piece) => veiled && piece.side !== side && isCauldron(battle, piece.id))
      .map(({ id }) => id);
    const isReal = (id: PieceId): boolean => battle.oil[id]! > 0;
    return { ids, real: ids.filter(isReal), dummies: ids.filter((id) => !isReal(id)) };
  });
}

/** Index = Side. */
const VEILS = [veilFor(DEFENDER), veilFor(BESIEGER)] as const;

/** What a side sees of the pieces it may not tell apart. */
export interface Disguise {
  /** The ids that tell nothing, rising; `shown` are the piece states they stand for. */
  readonly ids: readonly PieceId[];
  readonly shown: readonly PieceState[];
  /** The first of `ids` whose piece is known neither for real nor for a dummy, and so on. */
  readonly unknown: readonly PieceId[];
  /** The id under which the side knows a piece. */
  readonly seen: (id: PieceId) => PieceId;
}

/**
 * Gives the cauldrons of the other side ids that tell nothing. Known to be real is who has poured or was lost with oil,
 * known to be a dummy who was taken away as one: they take the first ids of their sort. All others take the ids left,
 * in the order of their places and public marks. So whichever of them are real, whatever their own ids and
 * whatever oil is left in them, the answer is the same.
 */
function disguiseAll(battle: Battle, state: GameState, { ids, real, dummies }: Veil): Disguise {
  const byLooks = ids.toSorted((a, b) => compareLooks(state.pieces[a]!, state.pieces[b]!));
  const isKnown = (id: PieceId): boolean => state.pieces[id]!.revealed || state.pieces[id]!.at === GONE;
  const hasOil = (id: PieceId): boolean => battle.oil[id]! > 0;
  const knownReal = byLooks.filter((id) => isKnown(id) && hasOil(id));
  const knownDummies = byLooks.filter((id) => isKnown(id) && !hasOil(id));
  const slots: (readonly [slot: PieceId, own: PieceId])[] = [
    ...knownReal.map((own, at) => [real[at]!, own] as const),
    ...knownDummies.map((own, at) => [dummies[at]!, own] as const),
  ];
  const taken = new Set(slots.map(([slot]) => slot));
  const unknown = ids.filter((id) => !taken.has(id));
  const hidden = byLooks.filter((id) => !isKnown(id));
  slots.push(...hidden.map((own, at) => [unknown[at]!, own] as const));

  const ownOf = new Map(slots);
  const seenAs = new Map(slots.map(([slot, own]) => [own, slot]));
  const looksLike = (id: PieceId): PieceId =>
    hidden.find((other) => compareLooks(state.pieces[other]!, state.pieces[id]!) === 0) ?? id;
  return {
    ids,
    shown: ids.map((id) => pieceWith(state.pieces[ownOf.get(id)!]!, { oil: UNKNOWN_OIL })),
    unknown,
    seen: (id) => (seenAs.has(id) ? seenAs.get(isKnown(id) ? id : looksLike(id))! : id),
  };
}

/** Everything that everybody sees of a piece, its place first. */
const LOOKS = Object.keys({
  at: 0,
  revealed: 0,
  lost: 0,
  disrupted: 0,
  moved: 0,
  spent: 0,
  worked: 0,
  fired: 0,
  fought: 0,
  slipped: 0,
  rallied: 0,
  challenged: 0,
  duelled: 0,
  declined: 0,
  enchanted: 0,
  tries: 0,
  shotAt: 0,
  magic: 0,
  frozen: 0,
} satisfies Record<Exclude<keyof PieceState, 'oil'>, 0>) as readonly Exclude<keyof PieceState, 'oil'>[];

/** The order of two pieces by their looks; 0 for two that look alike. */
function compareLooks(a: PieceState, b: PieceState): number {
  const differs = LOOKS.find((mark) => a[mark] !== b[mark]);
  return differs === undefined ? 0 : Number(a[differs]) - Number(b[differs]);
}

type Worn = Readonly<{ own: readonly PieceState[]; disguise: Disguise }>;

/** The disguise asked for last, by side. */
const wardrobe = perBattle((): [Worn | null, Worn | null] => [null, null]);

/** What a side sees of the pieces it may not tell apart; null where it knows everything. */
export function disguiseOf(battle: Battle, state: GameState, side: Side): Disguise | null {
  const veil = VEILS[side](battle);
  if (veil.ids.length === 0) return null;
  const { ids } = veil;
  const worn = wardrobe(battle);
  const latest = worn[side];
  if (latest !== null && ids.every((id, at) => latest.own[at] === state.pieces[id])) return latest.disguise;
  const disguise = disguiseAll(battle, state, veil);
  worn[side] = { own: ids.map((id) => state.pieces[id]!), disguise };
  return disguise;
}

function viewFor(side: Side): (battle: Battle, state: GameState) => GameState {
  return remembering((battle: Battle, state: GameState) => {
    const disguise = disguiseOf(battle, state, side);
    if (disguise === null) return state;
    const pieces = state.pieces.slice();
    for (const [at, id] of disguise.ids.entries()) pieces[id] = disguise.shown[at]!;
    return stateWith(state, { pieces });
  });
}

/** Index = Side. */
const VIEWS = [viewFor(DEFENDER), viewFor(BESIEGER)] as const;

/**
 * The state as a side may know it: the state itself, save that with the option `hiddenCauldrons` the cauldrons of the
 * other side have ids that tell nothing and oil that is unknown. Everything else is public.
 */
export function view(battle: Battle, state: GameState, side: Side): GameState {
  return VIEWS[side](battle, state);
}

/** Whether something secret has come to light between two states: a cauldron poured, was destroyed or taken away (2.5.1). */
export function revealsSecret(battle: Battle, before: GameState, after: GameState): boolean {
  return [DEFENDER, BESIEGER].some((side) =>
    VEILS[side](battle).ids.some((id) => {
      const [was, is] = [before.pieces[id]!, after.pieces[id]!];
      return was !== is && (was.revealed !== is.revealed || (was.at !== GONE && is.at === GONE));
    }),
  );
}
