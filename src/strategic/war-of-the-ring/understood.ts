/** What was read of a brief, so that nobody argues about odds of another battle: armies, leadership, cards, and what was taken for granted. */
import { assertNever } from '../../kernel/assertNever.ts';
import { isEmpty, nationsIn, sumOf, unitsOf } from './armies.ts';
import { whyNotPlayable } from './battle/conditions.ts';
import { actsBefore, eventActed, eventChoices, needsChoice } from './battle/events.ts';
import { leadership } from './battle/leadership.ts';
import { beginBattle } from './battle/machine.ts';
import { mustersOf, settingOf } from './battle/setting.ts';
import type { BattleState, Setting } from './battle/terms.ts';
import { type Mode, type Seat, type SiegeBrief, SEATS } from './brief/brief.ts';
import { THREE_ROUNDS } from './brief/cardConditions.ts';
import { DAY_WITHOUT_DAWN, DENETHORS_FOLLY, HELP_UNLOOKED_FOR } from './eventIds.ts';
import { cardOf, type Card } from './facts.ts';
import type { Army } from './figures.ts';
import type { Said } from '../said.ts';
import { ring, type RingSaid } from './said.ts';
import { armyName, cardName, characterName, combatCardName } from './wording.ts';

/** What an event does here: it acts on the battle; on the hexes only; it could act and has nobody to act on; or it has nothing to do with a battle. */
export type EventEffect = 'acts' | 'hexes' | 'idle' | 'none';

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
  | { readonly type: 'hand'; readonly seat: Seat; readonly card: Card; readonly barred: RingSaid | null }
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
export function listUnderstood(brief: SiegeBrief): readonly Understood[] {
  const setting = settingOf(brief);
  const start = beginBattle(setting, mustersOf(brief));
  const state = start.ok ? start.value.state : null;
  const before = beforeEvents(setting, brief);
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
        effect: effectOf(setting, before, seat, id),
      })),
    ),
    ...SEATS.flatMap((seat) =>
      brief.hands[seat].map((id): Understood => {
        const card = cardOf(id)!;
        const why =
          state === null ? null : whyNotPlayable(setting, { ...state, round: 2 }, seat, card.combatCard);
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
  if (card === HELP_UNLOOKED_FOR) return setting.fewer.defender > 0 ? 'acts' : 'idle';
  if (!actsBefore(card)) return 'none';
  if (state === null || !needsChoice(card)) return 'acts';
  const somebody = eventChoices(setting, state, seat, card).length > 0 || leaderComes(state, seat, card);
  return somebody ? 'acts' : 'idle';
}

/** Whether an event brings a leader where there is no unit to choose: he may come alone, and into a full hold (B1, O3). */
function leaderComes(state: BattleState, seat: Seat, card: string): boolean {
  const leaders = ({ sides }: BattleState): number => sumOf(sides[seat].army.figures, 'leader');
  return leaders(eventActed(state, { type: 'event', seat, card }, null).state) > leaders(state);
}

/** How a battle stands before its events: those that ask for nothing have acted when it begins. */
function beforeEvents(setting: Setting, brief: SiegeBrief): BattleState | null {
  const start = beginBattle({ ...setting, events: { attacker: [], defender: [] } }, mustersOf(brief));
  return start.ok ? start.value.state : null;
}

/** The same, line by line. */
export function understoodLines(brief: SiegeBrief): readonly Said[] {
  const { alliances } = settingOf(brief);
  return listUnderstood(brief).map((one) => ring(lineOf(alliances, one)));
}

function lineOf(alliances: Setting['alliances'], one: Understood): RingSaid {
  switch (one.type) {
    case 'army': {
      const { seat, army, units, leadership: led, stands } = one;
      const alliance = alliances[seat];
      return { say: 'readArmy', seat, alliance, army: armyName(army), units, leadership: led, stands };
    }
    case 'inside':
      return isEmpty(one.army)
        ? { say: 'readNobodyInside' }
        : { say: 'readInside', army: armyName(one.army), mode: one.mode };
    case 'event':
      return { say: 'readEvent', seat: one.seat, card: cardName(one.card.id), effect: one.effect };
    case 'hand': {
      const { seat, card, barred: why } = one;
      const held = { seat, title: combatCardName(card.combatCard), card: cardName(card.id) };
      return why === null ? { say: 'readHand', ...held } : { say: 'readBarred', ...held, why: ring(why) };
    }
    case 'in-play':
      return { say: 'readInPlay', who: characterName(one.character) };
    case 'pools':
      return { say: 'readPools' };
    default:
      return assertNever(one);
  }
}
