/** Threats as they are told and drawn: the worst first, every attacker lit, a line from each. */
import { hexOf } from '../../engine/facts/pieces.ts';
import { hexName, type HexId } from '../../board/hex.ts';
import type { Battle, Side } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import { fill } from '../../i18n/fill.ts';
import { ANSWERS } from '../../i18n/answerWords.ts';
import { OUTCOMES } from '../../i18n/words.ts';
import type { EnquiryCard } from '../features/analysis/analysisModel.ts';
import type { Heat, Overlays } from '../../stage/contract.ts';
import { pieceName, sideName } from '../words/names.ts';
import type { QuestionOverlay } from '../store/asked.ts';
import { gravityOf, type Threat, type ThreatQuestion } from './threats.ts';

/** The threats to a hex as far as they have been found. */
export function threatCard(
  battle: Battle,
  state: GameState,
  question: ThreatQuestion,
  threats: readonly Threat[],
  done: boolean,
): EnquiryCard {
  const { hex, target, asIf, by, onslaught } = question;
  const side = sideName(battle, by);
  const words = target === null ? ANSWERS.threatEmpty : asIf ? ANSWERS.threatAsIf : ANSWERS.threatOn;
  const unit = target === null ? '' : pieceName(battle, state, target);
  const worst = threats.toSorted((a, b) => gravityOf(b) - gravityOf(a));
  return {
    type: 'threat',
    title: fill(ANSWERS.threatTitle, { hex: hexName(battle.board, hex) }),
    text: onslaught === null ? fill(ANSWERS.threatOver, { side }) : fill(words, { side, unit }),
    note: threats.length === 0 || target === null ? '' : ANSWERS.threatAlone,
    done,
    lines: worst.map(({ piece, manner, from, stays, odds }) => {
      const place = stays ? ANSWERS.threatStay : hexName(battle.board, from);
      const how = fill(manner === 'melee' ? ANSWERS.threatMelee : ANSWERS.threatFire, { hex: place });
      return {
        id: `${piece}-${manner}`,
        name: pieceName(battle, state, piece),
        how,
        at: hexOf(state, piece) ?? from,
        shares: (odds?.outcomes ?? []).map(({ outcome, ways }) => ({
          outcome,
          label: OUTCOMES[outcome],
          ways,
          of: odds!.of,
        })),
      };
    }),
  };
}

/** The hex, the attackers lit, and a line from where each of them would strike. */
export function threatLaid(
  battle: Battle,
  state: GameState,
  { hex }: ThreatQuestion,
  threats: readonly Threat[],
  done: boolean,
): QuestionOverlay {
  const standing = threats.map(({ piece }) => state.pieces[piece]!.at).filter((at): at is HexId => at >= 0);
  const targets = [...new Set(standing)];
  const overlays: Partial<Overlays> = {
    selected: hex,
    targets,
    rays: targets.map((from) => ({ from, to: hex })),
  };
  const count = new Set(threats.map(({ piece }) => piece)).size;
  const name = hexName(battle.board, hex);
  const prompt = done ? fill(ANSWERS.threatPrompt, { count, hex: name }) : ANSWERS.threatWorking;
  return { overlays, prompt };
}

/** Counts of this many and more are shaded alike. */
export const DARKEST = 5;

/** The counts of a map as shades. */
export function heatOf(counts: Uint8Array): readonly Heat[] {
  const heat: Heat[] = [];
  for (const [hex, count] of counts.entries()) {
    const level = Math.min(count, DARKEST) as 0 | Heat['level'];
    if (level > 0) heat.push({ hex: hex as HexId, level: level as Heat['level'] });
  }
  return heat;
}

/** The map as it is told. */
export function mapCard(battle: Battle, by: Side): EnquiryCard {
  const side = sideName(battle, by);
  return {
    type: 'map',
    title: ANSWERS.threatMap,
    text: fill(ANSWERS.threatMapPrompt, { side }),
    most: DARKEST,
  };
}
