/** When an event that touches a siege may be in force there (4.5): conditions of the facts' own summaries, each with its sentence. */
import { countOf, figuresOf } from '../armies.ts';
import type { BriefDraft } from './draft.ts';
import { opponent, type Seat } from './brief.ts';
import { FIGHTING_URUK_HAI, GROND } from '../eventIds.ts';
import { CHARACTERS, NATIONS } from '../facts.ts';
import type { Army, Nation } from '../figures.ts';
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

type Condition = (place: CardPlace) => string | null;

const SHADOW: readonly Nation[] = NATIONS.filter(({ side }) => side === 'shadow').map(({ id }) => id);

const relieving: Condition = ({ draft, seat }) =>
  draft.mode === null || (draft.mode === 'relief' && seat === 'attacker')
    ? null
    : 'it is for the army that relieves a hold';

/** Units that an event brings into a hold stand with the army that fights for it; in a relief that is another one (O2). */
const inOwnHold: Condition = ({ draft, seat }) => {
  if (draft.mode === 'relief') return 'whom it recruits waits inside; name the figures under "inside"';
  const holder = draft.mode === 'sortie' ? 'attacker' : 'defender';
  return draft.mode === null || seat === holder ? null : 'it is for the army that holds the place';
};

const atWar =
  (nation: Nation, name: string): Condition =>
  ({ atWar: warring }) =>
    warring.includes(nation) ? null : `${name} must be at war; name it under "atWar"`;

const inRegion =
  (id: string, name: string): Condition =>
  ({ region }) =>
    region === null || region === id ? null : `it is for ${name} only`;

const besieging: Condition = ({ draft, seat }) =>
  draft.mode === null || (draft.mode === 'assault' && seat === 'attacker')
    ? null
    : 'it is for the army that assaults a hold';

const leads =
  (ids: readonly string[], name: string): Condition =>
  ({ armies, seat }) =>
    armies[seat].characters.some((id) => ids.includes(id)) ? null : `${name} must be with that army`;

const inPlay =
  (id: string, name: string): Condition =>
  ({ armies }) =>
    [armies.attacker, armies.defender, armies.inside].some(({ characters }) => characters.includes(id)) ||
    armies.inPlay.includes(id)
      ? null
      : `${name} must be in play; name him under "inPlay"`;

const hasNazgul = ({ figures, characters }: Army, king: boolean): boolean =>
  countOf(figures, 'sauron', 'nazgul') > 0 || (king && characters.includes('witch-king'));

const nazgul: Condition = ({ armies, seat }) =>
  hasNazgul(armies[seat], true) ? null : 'a Nazgûl must be with that army';

/** The Witch-king is immune to the Eagles. */
const nazgulAcross: Condition = ({ armies, seat }) =>
  hasNazgul(armies[opponent(seat)], false) ? null : 'a Nazgûl must be with the army across';

const COMPANIONS = CHARACTERS.filter(({ side, leadership }) => side === 'free' && leadership > 0).map(
  ({ id }) => id,
);

/** With the army, inside, or in an army near by that a brief does not tell of. */
const companionNear: Condition = ({ armies, seat }) => {
  const there = [...armies[seat].characters, ...armies.inside.characters, ...armies.inPlay];
  return there.some((id) => COMPANIONS.includes(id))
    ? null
    : 'a companion must be with that army, or in play near by';
};

const unitsOf =
  (nation: Nation): Condition =>
  ({ armies, seat }) => {
    const { regular, elite } = figuresOf(armies[seat].figures, nation);
    return regular + elite > 0 ? null : `a unit of ${nation} must be in that army`;
  };

const shadowAtWar: Condition = ({ atWar }) =>
  SHADOW.every((nation) => atWar.includes(nation))
    ? null
    : 'all Shadow nations must be at war; name them under "atWar"';

const twoNations: Condition = ({ armies, seat }) => {
  const across = armies[opponent(seat)];
  const nations = SHADOW.filter((nation) => {
    const { regular, elite } = figuresOf(across.figures, nation);
    return regular + elite > 0;
  });
  return nations.length >= 2 ? null : 'the Shadow army must be of two nations or more';
};

const neverInElvenHolds: Condition = ({ region, seat }) =>
  seat === 'defender' && ['lorien', 'rivendell', 'grey-havens'].includes(region ?? '')
    ? 'while it lies on the table the Shadow may not attack there; the battle is not fought'
    : null;

/** The conditions of the events that touch a siege, by card. */
export const CARD_CONDITIONS: Readonly<Record<string, readonly Condition[]>> = {
  'sh-char-20': [besieging, leads(['witch-king'], 'the Witch-king')],
  'sh-str-02': [besieging, inPlay('saruman', 'Saruman'), unitsOf('isengard')],
  'sh-char-19': [nazgul],
  'sh-str-03': [besieging, inRegion('minas-tirith', 'Minas Tirith')],
  'sh-str-04': [shadowAtWar],
  'sh-str-13': [atWar('isengard', 'Isengard')],
  'sh-str-14': [atWar('sauron', 'Sauron')],
  'sh-str-15': [atWar('sauron', 'Sauron')],
  'fp-str-02': [neverInElvenHolds],
  'fp-str-05': [twoNations],
  'fp-str-10': [relieving],
  'fp-str-14': [inRegion('minas-tirith', 'Minas Tirith'), inOwnHold],
  'fp-str-15': [inRegion('lorien', 'Lórien'), inOwnHold],
  'fp-str-18': [inRegion('dol-amroth', 'Dol Amroth'), inOwnHold],
  'fp-str-21': [inRegion('rivendell', 'Rivendell'), inOwnHold],
  'fp-str-22': [inRegion('erebor', 'Erebor'), inOwnHold],
  'fp-str-24': [inRegion('woodland-realm', 'the Woodland Realm'), inOwnHold],
  'fp-char-18': [companionNear, nazgulAcross],
  'fp-char-24': [leads(['strider', 'aragorn'], 'Strider or Aragorn')],
  'fp-char-19': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
  'fp-char-20': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
  'fp-char-21': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
};
