/** The ledger: where every figure and character of the strategic game is, always (C1). Plain data; every function answers a new one. */
import { documentHash } from '../../../kernel/hash.ts';
import { allianceOf, CHARACTERS, FIGURE_TYPES, NATIONS, REGIONS, regionOf } from '../facts.ts';
import type { Alliance, RuleSet } from '../figures.ts';
import { ALL_FIGURES, figureOf, isUnit, type FigureId } from '../roster.ts';
import type { SiegeLink } from './link.ts';

/** Where a figure is: on the board (in a hold or not), in a battle on the hexes, in reinforcements, or out of the game. */
export type Account =
  | { readonly at: 'board'; readonly region: string; readonly inside: boolean }
  | { readonly at: 'battle'; readonly battle: string }
  | { readonly at: 'pool' }
  | { readonly at: 'dead' };

/** Where a character is; whoever became somebody else is out of the game. */
export type CharacterAccount = Account | { readonly at: 'fellowship' } | { readonly at: 'not-yet' };

/** A battle that was sent to the hexes and has not come back: its link, and where everybody stood before. */
export interface BattleAway {
  readonly link: SiegeLink;
  readonly figures: Readonly<Record<FigureId, Account>>;
  readonly characters: Readonly<Record<string, CharacterAccount>>;
}

/** The state of the strategic game, as far as battles bear on it. */
export interface Ledger {
  readonly rules: RuleSet;
  readonly figures: Readonly<Record<FigureId, Account>>;
  readonly characters: Readonly<Record<string, CharacterAccount>>;
  /** Steps short of a hit, by figure (C2). */
  readonly wear: Readonly<Record<FigureId, number>>;
  /** Settlements in the hands of the other alliance. */
  readonly taken: Readonly<Record<string, Alliance>>;
  readonly open: Readonly<Record<string, BattleAway>>;
  /** Battles that came back, and the hash of the result that was taken for each. */
  readonly closed: Readonly<Record<string, string>>;
}

/** A region without a name: somewhere else on the board. */
export const ELSEWHERE = 'elsewhere';

/** What is wrong with a ledger by the law of conservation (C1): nothing, ever. */
export function brokenBalances(ledger: Ledger): readonly string[] {
  const sums = new Map<string, number>();
  for (const id of Object.keys(ledger.figures)) {
    const { nation, type } = figureOf(id);
    sums.set(`${nation} ${type}`, (sums.get(`${nation} ${type}`) ?? 0) + 1);
  }
  const lost = CHARACTERS.filter(({ id }) => ledger.characters[id] === undefined);
  return [
    ...NATIONS.flatMap(({ id, totals }) =>
      FIGURE_TYPES.flatMap((type) => {
        const sum = sums.get(`${id} ${type}`) ?? 0;
        return sum === totals[type] ? [] : [`${sum} of ${totals[type]} ${type} figures of ${id}`];
      }),
    ),
    ...lost.map(({ id }) => `nobody knows where ${id} is`),
  ];
}

/** The hash of a ledger: of every account, in one short text, so that it costs little to take. */
export function ledgerHash({ rules, figures, characters, wear, taken, open, closed }: Ledger): string {
  const textOf = (account: CharacterAccount | undefined): string =>
    account === undefined ? '' : Object.values(account).join(' ');
  const accounts = [
    ALL_FIGURES.map((id) => textOf(figures[id])),
    CHARACTERS.map(({ id }) => textOf(characters[id])),
  ];
  const out = Object.values(open).map(({ link }) => link);
  return documentHash([rules, accounts.flat().join(';'), wear, taken, out, closed]);
}

/** The figures of an alliance that stand in a region, inside its hold or before it, in the order of their ids. */
export function standing(
  { figures }: Ledger,
  region: string,
  inside: boolean,
  alliance: Alliance,
): readonly FigureId[] {
  return ALL_FIGURES.filter((id) => {
    const account = figures[id]!;
    if (account.at !== 'board' || account.region !== region || account.inside !== inside) return false;
    return allianceOf(figureOf(id).nation) === alliance;
  });
}

/** The army units among figures. */
export function unitsAmong(ids: readonly FigureId[]): readonly FigureId[] {
  return ids.filter(isUnit);
}

/** Who holds a region's settlement: the nation's alliance, unless the other has taken it. */
export function holderOf({ taken }: Ledger, region: string): Alliance | null {
  const { nation } = regionOf(region)!;
  return taken[region] ?? (nation === null ? null : allianceOf(nation));
}

/** The victory points of an alliance: what it has taken from the other. */
export function victoryPoints({ taken }: Ledger, alliance: Alliance): number {
  return REGIONS.reduce((sum, { id, vp }) => sum + (taken[id] === alliance ? vp : 0), 0);
}

/** The battle that locks a region, or null. */
export function lockOf({ open }: Ledger, region: string): SiegeLink | null {
  return Object.values(open).find(({ link }) => link.region === region)?.link ?? null;
}

/** The ledger with figures put elsewhere. */
export function moveFigures(ledger: Ledger, ids: readonly FigureId[], account: Account): Ledger {
  if (ids.length === 0) return ledger;
  const figures = { ...ledger.figures };
  for (const id of ids) figures[id] = account;
  return { ...ledger, figures };
}

/** The ledger with characters put elsewhere. */
export function moveCharacters(ledger: Ledger, ids: readonly string[], account: CharacterAccount): Ledger {
  if (ids.length === 0) return ledger;
  const characters = { ...ledger.characters };
  for (const id of ids) characters[id] = account;
  return { ...ledger, characters };
}
