/** What an event brings about, as a clause (2.21.3). */
import { assertNever } from '../../../kernel/assertNever.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { EDITOR_EFFECTS as SAID } from '../../../i18n/editorWords.ts';
import { fill } from '../../../i18n/fill.ts';
import type { EffectLine } from '../../../scenario/triggerSchema.ts';
import { inWords } from '../../words/texts.ts';
import { groupName, pieceName, placeName, sideName, variableName, whoName, workName } from './eventTerms.ts';
import { forceName } from './pieceNames.ts';

/** "Gandalf is wounded", "the track of Mordor moves by -3". */
export function effectWords(document: ScenarioDocument, effect: EffectLine): string {
  switch (effect.type) {
    case 'message':
      return fill(SAID.message, { text: inWords(effect.text) });
    case 'setVariable':
      return fill(SAID.setVariable, { variable: variableName(document, effect.variable), to: effect.to });
    case 'addVariable':
      return fill(SAID.addVariable, {
        variable: variableName(document, effect.variable),
        by: writeSigned(effect.by),
      });
    case 'rollVariable':
      return fill(SAID.rollVariable, {
        variable: variableName(document, effect.variable),
        dice: effect.dice,
      });
    case 'moveTrack':
      return fill(SAID.moveTrack, { force: forceName(document, effect.force), by: writeSigned(effect.by) });
    case 'giveMagic':
      return fill(SAID.giveMagic, {
        piece: pieceName(document, effect.personage),
        by: writeSigned(effect.by),
      });
    case 'giveOil':
      return fill(SAID.giveOil, { piece: pieceName(document, effect.cauldron), by: writeSigned(effect.by) });
    case 'giveSupply':
      return fill(SAID.giveSupply, { supply: effect.supply, by: writeSigned(effect.by) });
    case 'giveTries':
      return fill(SAID.giveTries, { side: sideName(document, effect.side), by: writeSigned(effect.by) });
    case 'place':
      return fill(SAID.place, {
        who: whoName(document, effect.who),
        where: placeName(document, effect.hexes),
      });
    case 'remove':
    case 'eliminate':
    case 'disrupt':
    case 'rally':
    case 'reduce':
    case 'restore':
    case 'wound':
    case 'heal':
    case 'freeze':
    case 'thaw':
    case 'refresh':
      return fill(SAID[effect.type], { who: whoName(document, effect.who) });
    case 'breach':
    case 'repair':
      return fill(SAID[effect.type], { work: workName(effect.work) });
    case 'giveGate':
      return fill(SAID.giveGate, { work: workName(effect.work), side: sideName(document, effect.side) });
    case 'closeHexes':
    case 'openHexes':
      return fill(SAID[effect.type], { where: placeName(document, effect.hexes) });
    case 'takeLadders':
    case 'clearHeads':
    case 'quenchFlames':
    case 'reckon':
      return SAID[effect.type];
    case 'changeNight': {
      const { from, to } = effect;
      return fill(SAID.changeNight, { from, to, is: effect.is ? 'night' : 'day' });
    }
    case 'moveLastTurn':
      return fill(SAID.moveLastTurn, { turn: effect.turn });
    case 'arrive':
    case 'callOff':
      return fill(SAID[effect.type], { group: groupName(document, effect.group) });
    case 'switchOn':
    case 'switchOff':
      return fill(SAID[effect.type], { trigger: effect.trigger });
    case 'win':
      return effect.side === 'draw' ? SAID.draw : fill(SAID.win, { side: sideName(document, effect.side) });
    default:
      return assertNever(effect);
  }
}

/** "+2", "-1": how much more or less. */
function writeSigned(by: number): string {
  return by > 0 ? `+${by}` : String(by);
}
