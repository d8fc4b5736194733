/** What is told of every event of a strategic battle. */
import { assertNever } from '../../../kernel/assertNever.ts';
import { asKey, type Said } from '../../said.ts';
import type { Seat } from '../brief/brief.ts';
import { characterOf } from '../facts.ts';
import type { Alliance } from '../figures.ts';
import { ring, type RingSaid } from '../said.ts';
import { armyName, cardName, characterName, combatCardName, effectName, regionName } from '../wording.ts';
import { partsOfOption } from './casualties.ts';
import type { BattleEvent, Ending, Setting } from './terms.ts';

/** What happened, with the rule where one gave it; who fights is called by his alliance. */
export function eventTold(setting: Pick<Setting, 'alliances'>, event: BattleEvent): Said {
  return ring(tellEvent((seat) => setting.alliances[seat], event));
}

function tellEvent(side: (seat: Seat) => Alliance, event: BattleEvent): RingSaid {
  switch (event.type) {
    case 'EventPlayed': {
      const { seat, card, choice } = event;
      return { say: 'eventPlayed', side: side(seat), card: cardName(card), chosen: sayChoice(choice) };
    }
    case 'RearguardLeft':
      return { say: 'rearguardLeft', side: side('attacker'), army: armyName(event.army) };
    case 'NazgulCowed':
      return { say: 'nazgulCowed' };
    case 'RoundBegun':
      return { say: 'roundBegan', round: event.round };
    case 'Stood':
      return { say: 'stood', side: side('defender') };
    case 'CardDeclared':
      return { say: event.plays ? 'cardDeclared' : 'noCardDeclared', side: side(event.seat) };
    case 'CardRevealed': {
      const { seat, title } = event;
      const effect = effectName(title);
      return { say: 'cardRevealed', side: side(seat), card: combatCardName(title), effect };
    }
    case 'CardCancelled':
      return { say: 'cardCancelled', side: side(event.seat), card: combatCardName(event.title) };
    case 'CardActed': {
      const { seat, title, choice } = event;
      return { say: 'cardActed', side: side(seat), card: combatCardName(title), chosen: sayChoice(choice) };
    }
    case 'DiceThrown':
      return sayThrown(side(event.volley.seat), event);
    case 'HitsScored':
      return { say: 'hitsScored', side: side(event.seat), hits: event.hits };
    case 'LossTaken':
      return sayLoss(side(event.seat), event.loss);
    case 'CharacterFell':
      return { say: 'characterFell', who: characterName(event.id) };
    case 'Pressed':
      return { say: 'pressedOn', side: side('attacker'), nation: event.nation };
    case 'Trimmed':
      return { say: 'trimmedOff', side: side(event.seat), figure: figureSaid(event.figure) };
    case 'LeftBehind':
      return { say: 'leftBehind', who: characterName(event.id) };
    case 'BattleEnded':
      return sayEnd(side, event.ending);
    case 'Advanced':
      return { say: 'wentIn', side: side('attacker'), army: armyName(event.army) };
    default:
      return assertNever(event);
  }
}

/** What was chosen for a card: a number, a figure, a character, or nobody. */
function sayChoice(choice: string | null): Said {
  if (choice === null) return ring({ say: 'chosenNothing' });
  if (choice === 'none') return ring({ say: 'chosenNobody' });
  if (choice.includes(':')) return ring({ say: 'chosenFigure', figure: figureSaid(choice) });
  const figure = characterOf(choice) === undefined ? choice : characterName(choice);
  return ring({ say: 'chosenFigure', figure });
}

/** A figure of an option such as `elite:gondor`. */
function figureSaid(option: string): Said {
  const [what, nation] = partsOfOption(option);
  switch (what) {
    case 'nazgul':
      return ring({ say: 'oneNazgul' });
    case 'upgrade':
      return ring({ say: 'elitesRaised', nation });
    case 'regular':
    case 'leader':
      return ring({ say: 'oneFigure', type: what, nation });
    default:
      return ring({ say: 'oneFigure', type: 'elite', nation });
  }
}

function sayLoss(side: Alliance, loss: string): RingSaid {
  const [, nation] = partsOfOption(loss);
  return loss.startsWith('reduce:')
    ? { say: 'eliteReduced', side, nation }
    : { say: 'figureLost', side, figure: figureSaid(loss) };
}

function sayThrown(side: Alliance, event: Extract<BattleEvent, { readonly type: 'DiceThrown' }>): RingSaid {
  const { volley, faces, again, tally, purpose } = event;
  if (faces.length === 0) return { say: 'noDice', side, purpose: asKey(purpose) };
  const { hitsOn, rerollHitsOn } = volley;
  return {
    say: 'diceThrown',
    side,
    dice: faces.length,
    purpose: asKey(purpose),
    hitsOn,
    faces: faces.join(' '),
    turned: Math.max(0, tally.hits - tally.again - faces.filter((face) => face >= hitsOn).length),
    own: tally.own,
    again: again.length,
    againHitsOn: rerollHitsOn,
    againFaces: again.join(' '),
  };
}

function sayEnd(side: (seat: Seat) => Alliance, ending: Ending): RingSaid {
  switch (ending.type) {
    case 'stopped':
      return { say: 'attackStopped' };
    case 'broken':
      return ending.who === 'both' ? { say: 'bothBroken' } : { say: 'sideBroken', side: side(ending.who) };
    case 'withdrawn':
      return { say: 'withdrew', side: side('defender') };
    case 'retreated':
      return { say: 'retreatedTo', side: side('defender'), region: regionName(ending.to) };
    default:
      return assertNever(ending);
  }
}
