/** Every event of a strategic battle in one plain line. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { cardOf, characterOf } from '../facts.ts';
import type { Seat } from '../brief/brief.ts';
import { ALLIANCE_NAMES, armyText, nationName, placeName } from '../wording.ts';
import { parted } from './casualties.ts';
import { combatCardOf } from './combatCards.ts';
import type { BattleEvent, Ending, Setting, Throw } from './terms.ts';

/** What happened, in one line, with the rule where one gave it; who fights is called by his alliance. */
export function eventSentence(setting: Setting, event: BattleEvent): string {
  const line = sentence(setting, event);
  return line[0]!.toUpperCase() + line.slice(1);
}

function sentence(setting: Setting, event: BattleEvent): string {
  const side = (seat: Seat): string => sideName(setting, seat);
  switch (event.type) {
    case 'EventPlayed':
      return `${side(event.seat)} played ${cardOf(event.card)!.name}${chosen(event.choice)}`;
    case 'RearguardLeft':
      return `${side('attacker')} left a rearguard: ${armyText(event.army)} (B10)`;
    case 'NazgulCowed':
      return 'Gandalf the White gave up his leadership: no Nazgûl leads in this battle (B3)';
    case 'RoundBegun':
      return `Round ${event.round} began`;
    case 'Stood':
      return `${side('defender')} stood and fought (S1, F2)`;
    case 'CardDeclared':
      return `${side(event.seat)} declared ${event.plays ? 'a' : 'no'} combat card`;
    case 'CardRevealed':
      return `${side(event.seat)} revealed ${event.title}: ${combatCardOf(event.title)!.effect}`;
    case 'CardCancelled':
      return `${event.title} of ${side(event.seat)} was cancelled`;
    case 'CardActed':
      return `${event.title} of ${side(event.seat)} took effect${chosen(event.choice)}`;
    case 'DiceThrown':
      return throwSentence(side(event.volley.seat), event);
    case 'HitsScored':
      return `${side(event.seat)} scored ${counted(event.hits, 'hit')}`;
    case 'LossTaken':
      return lossSentence(side(event.seat), event.loss);
    case 'CharacterFell':
      return `${characterOf(event.id)!.name} fell`;
    case 'Pressed':
      return `${side('attacker')} drove them on: an elite of ${nationName(event.nation)} became a regular, for one more round (A2, A6)`;
    case 'Trimmed':
      return `${side(event.seat)} sent ${figureText(event.figure)} to reinforcements, above the limit (B1, S2)`;
    case 'LeftBehind':
      return `${characterOf(event.id)!.name} could not leave and stayed behind (F2)`;
    case 'BattleEnded':
      return endingSentence(setting, event.ending);
    case 'Advanced':
      return `${side('attacker')} went in: ${armyText(event.army)} (F3)`;
    default:
      return assertNever(event);
  }
}

/** Who fights on a seat, by his alliance: "the Free Peoples". */
export function sideName({ alliances }: Pick<Setting, 'alliances'>, seat: Seat): string {
  return `the ${ALLIANCE_NAMES[alliances[seat]]}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
}

/** What was chosen for a card: a number, a figure, a character, or nobody. */
function chosen(choice: string | null): string {
  if (choice === null) return '';
  if (choice === 'none') return ': nobody';
  return `: ${choice.includes(':') ? figureText(choice) : (characterOf(choice)?.name ?? choice)}`;
}

/** A figure of an option such as `elite:gondor`. */
function figureText(option: string): string {
  const [what, nation] = parted(option);
  const whose = nationName(nation);
  switch (what) {
    case 'nazgul':
      return 'a Nazgûl';
    case 'elite':
    case 'reduce':
      return `an elite of ${whose}`;
    case 'upgrade':
      return `regulars of ${whose} become elites`;
    default:
      return `a ${what} of ${whose}`;
  }
}

function lossSentence(side: string, loss: string): string {
  const reduced = loss.startsWith('reduce:');
  return reduced
    ? `${side} reduced ${figureText(loss)} to a regular (B7)`
    : `${side} lost ${figureText(loss)}`;
}

const PURPOSES: Readonly<Record<Throw, string>> = {
  combat: '',
  'pre-attack': ' in an extra attack before the roll',
  'after-attack': ' in an extra attack after the casualties',
  event: ' for the event',
  eagles: ' for the Eagles',
};

function throwSentence(side: string, event: Extract<BattleEvent, { readonly type: 'DiceThrown' }>): string {
  const { volley, faces, again, tally, purpose } = event;
  const thrown = `${side} threw ${counted(faces.length, 'die', 'dice')}${PURPOSES[purpose]}`;
  if (faces.length === 0) return thrown;
  const turned = tally.hits - tally.again - faces.filter((face) => face >= volley.hitsOn).length;
  return [
    `${thrown}, ${needed(volley.hitsOn)}: ${faces.join(' ')}`,
    ...(turned > 0 ? [`${counted(turned, 'miss', 'misses')} turned into hits by the card`] : []),
    ...(tally.own > 0 ? [`${counted(tally.own, 'one')} struck friends`] : []),
    ...(again.length > 0
      ? [`${again.length} thrown again, ${needed(volley.rerollHitsOn)}: ${again.join(' ')}`]
      : []),
  ].join('; ');
}

function needed(hitsOn: number): string {
  return hitsOn === 6 ? 'hitting on 6' : `hitting on ${hitsOn} or more`;
}

function endingSentence(setting: Setting, ending: Ending): string {
  switch (ending.type) {
    case 'stopped':
      return 'The attack went no further (A4, F1)';
    case 'broken':
      return ending.who === 'both'
        ? 'No unit was left on either side (B9)'
        : `No unit of ${sideName(setting, ending.who)} was left (B9)`;
    case 'withdrawn':
      return `${sideName(setting, 'defender')} withdrew into the hold (S1)`;
    case 'retreated':
      return `${sideName(setting, 'defender')} retreated to ${placeName(ending.to)} (F2)`;
    default:
      return assertNever(ending);
  }
}
