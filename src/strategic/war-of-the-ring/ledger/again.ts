/** The next assault on a hold whose siege goes on: a brief of whoever is left, with the wear they carry (A4, C2). */
import { alliancesOf } from './aftermath.ts';
import type { NationCounts, SiegeBrief } from '../brief/brief.ts';
import type { Army } from '../figures.ts';
import { standing, unitsAmong, type Account, type Ledger } from './ledger.ts';
import type { SiegeLink } from './link.ts';
import { countFigures, figureOf, type FigureId } from '../roster.ts';
import { whyNotBegun } from '../quick.ts';
import { figuresByAccount } from '../brief/standing.ts';

/**
 * An assault by whoever besieges the place after a battle, without cards and for one round; null where nobody besieges
 * anybody, or nobody who is left may attack (B10). `battle` names it. Figures are numbered anew, so that wear goes to the first of the same nation and type.
 */
export function assaultAgain(
  battle: string,
  before: SiegeBrief,
  link: SiegeLink,
  ledger: Ledger,
): SiegeBrief | null {
  const { region, mode } = before;
  const alliances = alliancesOf(link);
  const outside = mode === 'assault' || mode === 'field' ? alliances.attacker : alliances.defender;
  const besieger = standing(ledger, region, false, outside);
  const garrison = standing(ledger, region, true, outside === 'free' ? 'shadow' : 'free');
  if (unitsAmong(besieger).length === 0 || unitsAmong(garrison).length === 0) return null;
  const here = (inside: boolean): readonly string[] =>
    Object.entries(ledger.characters).flatMap(([id, account]) =>
      account.at === 'board' && account.region === region && account.inside === inside ? [id] : [],
    );
  const army = (figures: readonly FigureId[], inside: boolean): Army => ({
    figures: countFigures(figures),
    characters: here(inside),
  });
  const at = (is: (account: Account) => boolean): NationCounts =>
    countFigures(Object.keys(ledger.figures).filter((id) => is(ledger.figures[id]!)));
  const next: SiegeBrief = {
    ...before,
    battle,
    mode: 'assault',
    from: null,
    attacker: army(besieger, false),
    defender: army(garrison, true),
    inside: { figures: {}, characters: [] },
    by: 'army',
    cards: { attacker: [], defender: [] },
    pool: at(({ at: account }) => account === 'pool'),
    dead: at(({ at: account }) => account === 'dead'),
    elsewhere: at((account) => account.at === 'board' && account.region !== region),
    roundsPaid: 1,
    wear: {},
  };
  return whyNotBegun(next) === null ? { ...next, wear: wearOf(next, ledger.wear) } : null;
}

function wearOf(
  next: SiegeBrief,
  wear: Readonly<Record<FigureId, number>>,
): Readonly<Record<FigureId, number>> {
  const ids = figuresByAccount(next);
  const fighting = [...ids.attacker, ...ids.defender];
  return Object.fromEntries(
    Object.entries(wear).flatMap(([worn, steps]) => {
      const { nation, type } = figureOf(worn);
      const first = fighting.find((id) => figureOf(id).nation === nation && figureOf(id).type === type);
      return first === undefined ? [] : [[first, steps] as const];
    }),
  );
}
