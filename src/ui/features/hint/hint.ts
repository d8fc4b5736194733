/** The hint bar: what the overlays mean, what to do next, why something cannot be done, what the gold button does. */
import { type HexId } from '../../../board/hex.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { isSetupPhase } from '../../../engine/facts/phase.ts';
import type { GameState } from '../../../engine/state.ts';
import type { Hint } from '../../store/model.ts';
import type { Overlays } from '../../../stage/contract.ts';
import type { Selection } from '../../orders/intent.ts';
import { deedsOf } from '../../orders/deeds.ts';
import { type PieceReach } from '../../orders/reach.ts';
import { fill } from '../../../i18n/fill.ts';
import { SPELL_NAMES, SPELL_NOTES, TABLE } from '../../../i18n/words.ts';
import { refusalSentence, WORDS } from '../../words/words.ts';
import { litDeeds } from './deedWords.ts';
import { pieceName } from '../../words/names.ts';
import { bringsMore } from '../../orders/spells.ts';
import { decisionPrompt, confirmLabel, moveWords } from '../../prompts/orderWords.ts';

/** The bar for a choice while a battle goes on; `pointed` = the end of the way that is shown, `refusal` = the last thing asked for that could not be done. */
export function hintOf(
  battle: Battle,
  state: GameState,
  chosen: Selection,
  reach: PieceReach | null,
  shown: Overlays,
  refusal: Refusal | null,
  pointed: HexId | null = null,
): Hint {
  return {
    legend: legendOf(shown),
    prompt: promptOf(battle, state, chosen, reach, pointed),
    refusal: refusal === null ? null : refusalSentence(refusal),
    confirm: confirmLabel(battle, state, chosen.aim, reach),
    cancel: chosen.piece !== null && state.owed.length === 0,
  };
}

/** One entry for every sort of overlay that is on the board. */
export function legendOf(shown: Overlays): Hint['legend'] {
  const legend: Hint['legend'][number][] = [];
  if (shown.range.length > 0) legend.push({ overlay: 'range', text: TABLE.legendRange });
  if (shown.range.some(({ stops }) => stops)) legend.push({ overlay: 'stop', text: TABLE.legendStop });
  if (shown.path.length > 0) legend.push({ overlay: 'path', text: TABLE.legendPath });
  if (shown.targets.length > 0) legend.push({ overlay: 'target', text: TABLE.legendTarget });
  if (shown.choices.length > 0) legend.push({ overlay: 'choice', text: TABLE.legendChoice });
  if (shown.hexsides.length > 0) legend.push({ overlay: 'hexside', text: TABLE.legendHexside });
  if (shown.forbidden.length > 0) legend.push({ overlay: 'forbidden', text: TABLE.legendForbidden });
  return legend;
}

function promptOf(
  battle: Battle,
  state: GameState,
  { piece, aim }: Selection,
  reach: PieceReach | null,
  pointed: HexId | null,
): string {
  const owed = state.owed[0];
  if (owed !== undefined) return decisionPrompt(battle, state, owed);
  if (piece === null) return isSetupPhase(state) ? TABLE.chooseToPlace : TABLE.chooseUnit;
  const name = pieceName(battle, state, piece);
  if (aim?.type === 'Cast') {
    const [spell, note] = [SPELL_NAMES[aim.spell], SPELL_NOTES[aim.spell]];
    const aimed = aim.target === null ? 'no' : 'yes';
    const points = bringsMore(aim.spell) ? 'more' : 'chance';
    return fill(TABLE.chooseForce, { unit: name, spell, note, points, aimed });
  }
  if (aim !== null) {
    const deed = confirmLabel(battle, state, aim, reach) ?? '';
    return fill(TABLE.confirmAgain, { unit: name, deed });
  }
  if (reach !== null && pointed !== null) return `${name}. ${moveWords(battle, reach, pointed)}`;
  const moves = movesOf(state, piece, reach);
  if (deedsOf(battle, state, piece).some(({ type }) => type === 'Cast'))
    return `${name}: ${moves === null ? TABLE.chooseOnlySpell : TABLE.chooseSpell}`;
  const lit = litDeeds(battle, state, piece, moves === null ? [] : [moves], (deed) =>
    confirmLabel(battle, state, deed, null),
  );
  return lit === null ? fill(WORDS.nothingLeft, { unit: name }) : `${name}. ${lit}`;
}

/** How the piece may go, with the colour of where; null where it may not. */
function movesOf(state: GameState, piece: PieceId, reach: PieceReach | null): string | null {
  if (isSetupPhase(state)) return TABLE.placeOn;
  if (reach === null || reach.reached.length === 0) return null;
  return state.pieces[piece]!.at < 0 ? TABLE.comeIn : TABLE.moveTo;
}
