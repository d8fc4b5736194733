/** When an event that touches a siege may be in force there (4.5): conditions of the facts' own summaries, each with what is said where it fails. */
import { countOf, figuresOf } from '../armies.ts';
import type { BriefDraft } from './draft.ts';
import { opponent, type Seat } from './brief.ts';
import { FIGHTING_URUK_HAI, GROND } from '../eventIds.ts';
import { CHARACTERS, NATIONS } from '../facts.ts';
import type { Army, Nation } from '../figures.ts';
import { inSharedWords } from '../../reading.ts';
import type { Name, Said } from '../../said.ts';
import type { RingSaid } from '../said.ts';
import { characterName, regionName } from '../wording.ts';
import type { Armies } from './readArmies.ts';

/** What a condition is asked about. */
export interface CardPlace {
  readonly draft: BriefDraft;
  readonly region: string | null;
  readonly armies: Armies;
  readonly atWar: readonly Nation[];
  /** Who has the card in force. */
  readonly seat: Seat;
}

/** The two events that pay for three rounds (A1). */
export const THREE_ROUNDS: readonly string[] = [GROND, FIGHTING_URUK_HAI];

type Condition = (place: CardPlace) => RingSaid | null;

const SHADOW: readonly Nation[] = NATIONS.filter(({ side }) => side === 'shadow').map(({ id }) => id);

const relieving: Condition = ({ draft, seat }) =>
  draft.mode === null || (draft.mode === 'relief' && seat === 'attacker') ? null : { say: 'forRelief' };

/** Units that an event brings into a hold stand with the army that fights for it; in a relief that is another one (O2). */
const inOwnHold: Condition = ({ draft, seat }) => {
  if (draft.mode === 'relief') return { say: 'recruitsInside' };
  const holder = draft.mode === 'sortie' ? 'attacker' : 'defender';
  return draft.mode === null || seat === holder ? null : { say: 'forHolder' };
};

const atWar =
  (nation: Nation): Condition =>
  ({ atWar: warring }) =>
    warring.includes(nation) ? null : { say: 'mustBeAtWar', nation };

const inRegion =
  (id: string): Condition =>
  ({ region }) =>
    region === null || region === id ? null : { say: 'forRegion', region: regionName(id) };

const besieging: Condition = ({ draft, seat }) =>
  draft.mode === null || (draft.mode === 'assault' && seat === 'attacker') ? null : { say: 'forAssault' };

const leads =
  (ids: readonly string[], who: Name | Said): Condition =>
  ({ armies, seat }) =>
    armies[seat].characters.some((id) => ids.includes(id)) ? null : { say: 'mustLead', who };

const inPlay =
  (id: string): Condition =>
  ({ armies }) =>
    [armies.attacker, armies.defender, armies.inside].some(({ characters }) => characters.includes(id)) ||
    armies.inPlay.includes(id)
      ? null
      : { say: 'mustBeInPlay', who: characterName(id) };

const hasNazgul = ({ figures, characters }: Army, king: boolean): boolean =>
  countOf(figures, 'sauron', 'nazgul') > 0 || (king && characters.includes('witch-king'));

const nazgul: Condition = ({ armies, seat }) =>
  hasNazgul(armies[seat], true) ? null : { say: 'nazgulNeeded' };

/** The Witch-king is immune to the Eagles. */
const nazgulAcross: Condition = ({ armies, seat }) =>
  hasNazgul(armies[opponent(seat)], false) ? null : { say: 'nazgulAcross' };

const COMPANIONS = CHARACTERS.filter(({ side, leadership }) => side === 'free' && leadership > 0).map(
  ({ id }) => id,
);

/** With the army, inside, or in an army near by that a brief does not tell of. */
const companionNear: Condition = ({ armies, seat }) => {
  const there = [...armies[seat].characters, ...armies.inside.characters, ...armies.inPlay];
  return there.some((id) => COMPANIONS.includes(id)) ? null : { say: 'companionNeeded' };
};

const unitsOf =
  (nation: Nation): Condition =>
  ({ armies, seat }) => {
    const { regular, elite } = figuresOf(armies[seat].figures, nation);
    return regular + elite > 0 ? null : { say: 'unitNeeded', nation };
  };

const shadowAtWar: Condition = ({ atWar }) =>
  SHADOW.every((nation) => atWar.includes(nation)) ? null : { say: 'shadowAtWar' };

const twoNations: Condition = ({ armies, seat }) => {
  const across = armies[opponent(seat)];
  const nations = SHADOW.filter((nation) => {
    const { regular, elite } = figuresOf(across.figures, nation);
    return regular + elite > 0;
  });
  return nations.length >= 2 ? null : { say: 'twoNations' };
};

const neverInElvenHolds: Condition = ({ region, seat }) =>
  seat === 'defender' && ['lorien', 'rivendell', 'grey-havens'].includes(region ?? '')
    ? { say: 'elvenHolds' }
    : null;

const HEIR = inSharedWords({
  say: 'eitherOf',
  one: characterName('strider'),
  other: characterName('aragorn'),
});

/** The conditions of the events that touch a siege, by card. */
export const CARD_CONDITIONS: Readonly<Record<string, readonly Condition[]>> = {
  'sh-char-20': [besieging, leads(['witch-king'], characterName('witch-king'))],
  'sh-str-02': [besieging, inPlay('saruman'), unitsOf('isengard')],
  'sh-char-19': [nazgul],
  'sh-str-03': [besieging, inRegion('minas-tirith')],
  'sh-str-04': [shadowAtWar],
  'sh-str-13': [atWar('isengard')],
  'sh-str-14': [atWar('sauron')],
  'sh-str-15': [atWar('sauron')],
  'fp-str-02': [neverInElvenHolds],
  'fp-str-05': [twoNations],
  'fp-str-10': [relieving],
  'fp-str-14': [inRegion('minas-tirith'), inOwnHold],
  'fp-str-15': [inRegion('lorien'), inOwnHold],
  'fp-str-18': [inRegion('dol-amroth'), inOwnHold],
  'fp-str-21': [inRegion('rivendell'), inOwnHold],
  'fp-str-22': [inRegion('erebor'), inOwnHold],
  'fp-str-24': [inRegion('woodland-realm'), inOwnHold],
  'fp-char-18': [companionNear, nazgulAcross],
  'fp-char-24': [leads(['strider', 'aragorn'], HEIR)],
  'fp-char-19': [inRegion('orthanc'), inPlay('gandalf-white')],
  'fp-char-20': [inRegion('orthanc'), inPlay('gandalf-white')],
  'fp-char-21': [inRegion('orthanc'), inPlay('gandalf-white')],
};
