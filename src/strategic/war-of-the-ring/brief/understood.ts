/** What was read of a brief, so that nobody argues about odds of another battle: armies, leadership, cards, and what was taken for granted. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { isEmpty, nationsIn, sumOf, unitsOf } from '../armies.ts';
import { barred } from '../battle/conditions.ts';
import { actsBefore, eventChoices, needsChoice } from '../battle/events.ts';
import { leadership } from '../battle/leadership.ts';
import { begun } from '../battle/machine.ts';
import { mustersOf, settingOf } from '../battle/setting.ts';
import type { BattleState, Setting } from '../battle/terms.ts';
import type { Mode, Seat, SiegeBrief } from './brief.ts';
import { THREE_ROUNDS } from './cardConditions.ts';
import { DAY_WITHOUT_DAWN, DENETHORS_FOLLY, HELP_UNLOOKED_FOR } from '../eventIds.ts';
import { cardOf, characterOf, type Card } from '../facts.ts';
import type { Army } from '../figures.ts';
import { SEATS } from '../ledger/link.ts';
import { ALLIANCE_NAMES, armyText } from '../wording.ts';

/** What an event does here: it acts on the battle; on the hexes only; it could act and has nobody to act on; or it has nothing to do with a battle. */
export type EventEffect = 'acts' | 'hexes' | 'nothing here' | 'none';

/** One thing that was read, or taken for granted. */
export type Understood =
  | {
      readonly type: 'army';
      readonly seat: Seat;
      readonly stands: Stand;
      readonly army: Army;
      readonly units: number;
      readonly leadership: number;
    }
  | { readonly type: 'inside'; readonly mode: Mode; readonly army: Army }
  | { readonly type: 'event'; readonly seat: Seat; readonly card: Card; readonly effect: EventEffect }
  | { readonly type: 'hand'; readonly seat: Seat; readonly card: Card; readonly barred: string | null }
  | { readonly type: 'in-play'; readonly character: string }
  /** Nobody said where the other figures are: all are in reinforcements, and nobody is dead. */
  | { readonly type: 'pools' };

/** What an army does in the battle. */
export type Stand = 'besieges' | 'relieves' | 'storms' | 'holds' | 'sallies' | 'attacks' | 'defends';

const STANDS: Readonly<Record<Mode, Readonly<Record<Seat, Stand>>>> = {
  assault: { attacker: 'storms', defender: 'holds' },
  sortie: { attacker: 'sallies', defender: 'besieges' },
  relief: { attacker: 'relieves', defender: 'besieges' },
  field: { attacker: 'attacks', defender: 'defends' },
};

/** Everything that was read of a brief that bears on its battle. */
export function understood(brief: SiegeBrief): readonly Understood[] {
  const setting = settingOf(brief);
  const start = begun(setting, mustersOf(brief));
  const state = start.ok ? start.value.state : null;
  return [
    ...SEATS.map((seat): Understood => {
      const army = brief[seat];
      const led = state === null ? sumOf(army.figures, 'leader') : leadership(setting, state, seat);
      return {
        type: 'army',
        seat,
        stands: STANDS[brief.mode][seat],
        army,
        units: unitsOf(army),
        leadership: led,
      };
    }),
    ...(brief.mode === 'relief' || !isEmpty(brief.inside)
      ? [{ type: 'inside', mode: brief.mode, army: brief.inside } as const]
      : []),
    ...SEATS.flatMap((seat) =>
      brief.cards[seat].map((id): Understood => ({
        type: 'event',
        seat,
        card: cardOf(id)!,
        effect: effectOf(setting, state, seat, id),
      })),
    ),
    ...SEATS.flatMap((seat) =>
      brief.hands[seat].map((id): Understood => {
        const card = cardOf(id)!;
        const why = state === null ? null : barred(setting, { ...state, round: 2 }, seat, card.combatCard);
        return { type: 'hand', seat, card, barred: why };
      }),
    ),
    ...brief.inPlay.map((character): Understood => ({ type: 'in-play', character })),
    ...(nationsIn(brief.elsewhere).length === 0 && nationsIn(brief.dead).length === 0
      ? [{ type: 'pools' } as const]
      : []),
  ];
}

function effectOf(setting: Setting, state: BattleState | null, seat: Seat, card: string): EventEffect {
  if (card === DAY_WITHOUT_DAWN) return 'hexes';
  if (THREE_ROUNDS.includes(card) || card === DENETHORS_FOLLY) return 'acts';
  if (card === HELP_UNLOOKED_FOR) return setting.fewer.defender > 0 ? 'acts' : 'nothing here';
  if (!actsBefore(card)) return 'none';
  const idle = state !== null && needsChoice(card) && eventChoices(setting, state, seat, card).length === 0;
  return idle ? 'nothing here' : 'acts';
}

/** The same, line by line, as plain text. */
export function understoodLines(brief: SiegeBrief): readonly string[] {
  const setting = settingOf(brief);
  return understood(brief).map((one) => lineOf(setting, one));
}

const STAND_WORDS: Readonly<Record<Stand, string>> = {
  storms: 'attacks the hold',
  holds: 'is inside and defends',
  sallies: 'comes out of the hold and attacks',
  besieges: 'besieges the hold and defends',
  relieves: 'relieves the hold and attacks',
  attacks: 'attacks',
  defends: 'defends',
};

const EFFECT_WORDS: Readonly<Record<EventEffect, string>> = {
  acts: 'in force',
  hexes: 'in force; it acts on the hexes only, and changes nothing here',
  'nothing here': 'in force, but there is nobody here it can act on',
  none: 'has no effect on this battle',
};

function lineOf({ alliances }: Setting, one: Understood): string {
  switch (one.type) {
    case 'army':
      return `${one.seat}, ${ALLIANCE_NAMES[alliances[one.seat]]}: ${armyText(one.army)}; ${one.units === 1 ? '1 unit' : `${one.units} units`}, leadership ${one.leadership}; ${STAND_WORDS[one.stands]}`;
    case 'inside':
      return isEmpty(one.army)
        ? 'inside: a garrison that nobody named; it takes no part'
        : `inside: ${armyText(one.army)}; ${one.mode === 'relief' ? 'takes no part' : 'stays behind'}`;
    case 'event':
      return `event ${one.card.name} of the ${one.seat}: ${EFFECT_WORDS[one.effect]}`;
    case 'hand':
      return `in hand of the ${one.seat}: ${one.card.combatCard} (${one.card.name})${one.barred === null ? '' : `; cannot be played as the armies stand: ${one.barred}`}`;
    case 'in-play':
      return `in play elsewhere: ${characterOf(one.character)!.name}`;
    case 'pools':
      return 'not said: where the other figures are; taken: all in reinforcements, nobody dead. An elite is reduced only where a regular waits there (say "no reinforcements", or "pool", "dead" and "elsewhere" in a brief)';
    default:
      return assertNever(one);
  }
}
