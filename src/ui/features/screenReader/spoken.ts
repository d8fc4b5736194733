/** Units, threats and odds in sentences, as they are read out. */
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ASKING } from '../../../i18n/words.ts';
import type { EnquiryCard } from '../analysis/analysisModel.ts';
import type { OddsCard, Share } from '../odds/oddsModel.ts';
import type { Settings } from '../../store/settingsModel.ts';
import { hexCard } from '../../store/hexCard.ts';

/** How much is told: see the setting. */
export type ReadingDetail = Settings['reading'];

/** Everybody in a hex; in full with factors and states. */
export function unitsSpoken(battle: Battle, state: GameState, at: HexId, detail: ReadingDetail): string {
  const hex = hexName(battle.board, at);
  const { pieces } = hexCard(battle, state, at);
  if (pieces.length === 0) return fill(ASKING.unitsNone, { hex });
  const units = pieces.map(({ name, force, sentence, factors, chips }) => {
    const more = [
      sentence,
      ...factors.map(({ label, value }) => `${label} ${value}`),
      ...chips.map(({ text }) => text),
    ];
    return [`${name}, ${force}`, ...(detail === 'full' ? more : [])].join('; ');
  });
  return fill(ASKING.units, { hex, units: units.join('. ') });
}

/** So many attackers are named in brief. */
const NAMED = 3;

/** Who could strike at a hex, the worst first. */
export function threatsSpoken(card: EnquiryCard, hex: string, detail: ReadingDetail): string {
  if (card.type !== 'threat' || card.lines.length === 0) return fill(ASKING.threatsNone, { hex });
  const named = detail === 'full' ? card.lines : card.lines.slice(0, NAMED);
  const lines = named.map(({ name, how, shares }) => [`${name}, ${how}`, ...sharesSpoken(shares)].join(', '));
  const left = card.lines.length - named.length;
  if (left > 0) lines.push(fill(ASKING.threatsMore, { count: left }));
  return fill(ASKING.threats, { count: card.lines.length, hex, lines: lines.join('; ') });
}

/** What an order may come to; in full with everything that changes it. */
export function oddsSpoken(card: OddsCard | null, detail: ReadingDetail): string {
  if (card === null) return ASKING.oddsNone;
  const what = subjectOf(card);
  const shares = sharesSpoken(card.shares);
  const first =
    shares.length === 0
      ? fill(ASKING.oddsCertain, { what })
      : fill(ASKING.odds, { what, shares: shares.join(', ') });
  if (detail === 'brief') return first;
  const changes =
    card.type === 'duel' ? [...card.attacker.modifiers, ...card.defender.modifiers] : card.modifiers;
  return [first, ...[...changes, ...card.notes].map(({ text }) => text)].join(' ');
}

function subjectOf(card: OddsCard): string {
  switch (card.type) {
    case 'attack':
      return fill(ASKING.against, { attacker: card.attacker, defender: card.defender });
    case 'duel':
      return fill(ASKING.against, { attacker: card.attacker.name, defender: card.defender.name });
    case 'roll':
      return card.title;
  }
}

function sharesSpoken(shares: readonly Share[]): readonly string[] {
  return shares
    .filter(({ ways }) => ways > 0)
    .map(({ label, ways, of }) => {
      const percent = Math.round((100 * ways) / of);
      return percent === 0 ? fill(ASKING.underOne, { label }) : fill(ASKING.share, { label, percent });
    });
}
