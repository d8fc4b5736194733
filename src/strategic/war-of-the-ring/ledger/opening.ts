/** Opens a ledger: from a brief, or from the set-up of a whole game. */
import type { SiegeBrief } from '../brief/brief.ts';
import { STANDS, startOf } from '../brief/sides.ts';
import { CHARACTERS, FIGURE_TYPES, NATIONS } from '../facts.ts';
import type { Alliance, RuleSet } from '../figures.ts';
import { setupOf } from '../dataDifferences.ts';
import { ELSEWHERE, holderOf, type Account, type CharacterAccount, type Ledger } from './ledger.ts';
import { ALL_FIGURES, printedFigures, type FigureId } from '../roster.ts';
import { figuresByAccount } from '../brief/standing.ts';

const POOL: Account = { at: 'pool' };
const DEAD: Account = { at: 'dead' };

/** Where a seat, or who is inside, stands before a battle. */
export function accountOf(brief: SiegeBrief, who: 'attacker' | 'defender' | 'inside'): Account {
  const stand = STANDS[brief.mode][who];
  const region = stand === 'from' ? startOf(brief) : brief.region;
  return { at: 'board', region, inside: stand === 'inside' };
}

/** The ledger in which a brief's battle is about to be fought. */
export function ledgerOf(brief: SiegeBrief): Ledger {
  const ids = figuresByAccount(brief);
  const figures: Record<FigureId, Account> = {};
  const put = (some: readonly FigureId[], account: Account): void => {
    for (const id of some) figures[id] = account;
  };
  put(ids.attacker, accountOf(brief, 'attacker'));
  put(ids.defender, accountOf(brief, 'defender'));
  put(ids.inside, accountOf(brief, 'inside'));
  put(ids.elsewhere, { at: 'board', region: ELSEWHERE, inside: false });
  put(ids.pool, POOL);
  put(ids.dead, DEAD);
  const ledger = blank(brief.rules, figures, charactersOf(brief));
  const holder = holderIn(brief);
  const taken = holderOf(ledger, brief.region) === holder ? {} : { [brief.region]: holder };
  return { ...ledger, wear: brief.wear, taken };
}

/** The alliance that holds the region of a brief: the garrison's in a siege, else whoever stands there. */
function holderIn({ mode, attacker, defender }: SiegeBrief): Alliance {
  const army = mode === 'assault' || mode === 'field' ? defender : attacker;
  return NATIONS.find(({ id }) => army.figures[id] !== undefined)!.side;
}

function charactersOf(brief: SiegeBrief): Readonly<Record<string, CharacterAccount>> {
  const all: Record<string, CharacterAccount> = {};
  for (const { id, begins } of CHARACTERS) all[id] = { at: begins === 'later' ? 'not-yet' : 'fellowship' };
  for (const who of ['attacker', 'defender', 'inside'] as const) {
    for (const id of brief[who].characters) all[id] = accountOf(brief, who);
  }
  for (const id of brief.inPlay) {
    all[id] = { at: 'board', region: id === 'saruman' ? 'orthanc' : ELSEWHERE, inside: false };
  }
  for (const { id, upgrade } of CHARACTERS) {
    if (upgrade !== null && all[upgrade]!.at !== 'not-yet') all[id] = DEAD;
  }
  return all;
}

/** The ledger of a game that begins, by the set-up of a rule set; what the set-up leaves out is in reinforcements (differences 1, 5). */
export function openingLedger(rules: RuleSet): Ledger {
  const figures: Record<FigureId, Account> = {};
  for (const id of ALL_FIGURES) figures[id] = POOL;
  for (const { nation, region, ...army } of setupOf(rules)) {
    for (const type of FIGURE_TYPES) {
      const free = printedFigures(nation, type).filter((id) => figures[id] === POOL);
      for (const id of free.slice(0, army[type])) figures[id] = { at: 'board', region, inside: false };
    }
  }
  const characters = CHARACTERS.map(({ id, begins }) => [
    id,
    { at: begins === 'later' ? ('not-yet' as const) : ('fellowship' as const) },
  ]);
  return blank(rules, figures, Object.fromEntries(characters));
}

function blank(rules: RuleSet, figures: Ledger['figures'], characters: Ledger['characters']): Ledger {
  return { rules, figures, characters, wear: {}, taken: {}, open: {}, closed: {} };
}
