/** When an event that touches a siege may be in force there (4.5): conditions of the facts' own summaries, each with its sentence. */
import { countOf, figuresOf } from './armies.ts';
import type { BriefDraft } from './briefDraft.ts';
import type { Seat } from './brief.ts';
import { NATIONS } from './facts.ts';
import type { Nation } from './figures.ts';
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
export const THREE_ROUNDS: readonly string[] = ['sh-char-20', 'sh-str-02'];

type Condition = (place: CardPlace) => string | null;

const SHADOW: readonly Nation[] = NATIONS.filter(({ side }) => side === 'shadow').map(({ id }) => id);

const inMode =
  (...modes: readonly string[]): Condition =>
  ({ draft }) =>
    draft.mode === null || modes.includes(draft.mode) ? null : `it is for ${modes.join(' or ')} only`;

const inRegion =
  (id: string, name: string): Condition =>
  ({ region }) =>
    region === null || region === id ? null : `it is for ${name} only`;

const besieging: Condition = ({ draft, seat }) =>
  draft.mode === null || (draft.mode === 'assault' && seat === 'attacker')
    ? null
    : 'it is for the army that assaults a hold';

const leads =
  (id: string, name: string): Condition =>
  ({ armies, seat }) =>
    armies[seat].characters.includes(id) ? null : `${name} must be with that army`;

const inPlay =
  (id: string, name: string): Condition =>
  ({ armies }) =>
    [armies.attacker, armies.defender, armies.inside].some(({ characters }) => characters.includes(id)) ||
    armies.inPlay.includes(id)
      ? null
      : `${name} must be in play; name him under "inPlay"`;

const nazgul: Condition = ({ armies, seat }) =>
  countOf(armies[seat].figures, 'sauron', 'nazgul') > 0 || armies[seat].characters.includes('witch-king')
    ? null
    : 'a Nazgûl must be with that army';

const unitsOf =
  (nation: Nation): Condition =>
  ({ armies, seat }) => {
    const { regular, elite } = figuresOf(armies[seat].figures, nation);
    return regular + elite > 0 ? null : `a unit of ${nation} must be in that army`;
  };

const freeLeaderInside: Condition = ({ armies, seat }) => {
  const across = seat === 'attacker' ? armies.defender : armies.attacker;
  const some = Object.values(across.figures).some(({ leader }) => leader > 0);
  return some ? null : 'a leader of the Free Peoples must be inside';
};

const shadowAtWar: Condition = ({ atWar }) =>
  SHADOW.every((nation) => atWar.includes(nation))
    ? null
    : 'all Shadow nations must be at war; name them under "atWar"';

const twoNations: Condition = ({ armies, seat }) => {
  const across = seat === 'attacker' ? armies.defender : armies.attacker;
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
  'sh-char-20': [besieging, leads('witch-king', 'the Witch-king')],
  'sh-str-02': [besieging, inPlay('saruman', 'Saruman'), unitsOf('isengard')],
  'sh-char-19': [nazgul],
  'sh-str-03': [besieging, inRegion('minas-tirith', 'Minas Tirith'), freeLeaderInside],
  'sh-str-04': [shadowAtWar],
  'fp-str-02': [neverInElvenHolds],
  'fp-str-05': [twoNations],
  'fp-str-10': [inMode('relief')],
  'fp-str-14': [inRegion('minas-tirith', 'Minas Tirith')],
  'fp-str-15': [inRegion('lorien', 'Lórien')],
  'fp-str-18': [inRegion('dol-amroth', 'Dol Amroth')],
  'fp-str-21': [inRegion('rivendell', 'Rivendell')],
  'fp-str-22': [inRegion('erebor', 'Erebor')],
  'fp-str-24': [inRegion('woodland-realm', 'the Woodland Realm')],
  'fp-char-19': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
  'fp-char-20': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
  'fp-char-21': [inRegion('orthanc', 'Orthanc'), inPlay('gandalf-white', 'Gandalf the White')],
};
