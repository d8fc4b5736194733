/** Two variants of a battle side by side, each seed played by both: the differences are those of pairs of games. */
import { BESIEGER } from '../engine/battle.ts';
import type { Estimate } from '../strategic/siege.ts';
import type { Account } from './account.ts';
import { meanPart, scoreOf } from './report.ts';

/** One question that both variants were asked: what B has more than A. */
export interface DifferenceRow {
  readonly asked: 'share' | 'outright' | 'length' | 'level';
  /** Only of a level. */
  readonly level: number | null;
  readonly difference: Estimate;
  /** The interval leaves nought out. */
  readonly clear: boolean;
}

/** Whether an interval leaves nought out. */
export function isClear({ from, to }: Estimate): boolean {
  return from > 0 || to < 0;
}

/** How B differs from A over the games that both have played, by index. */
export function compareAccounts(a: readonly Account[], b: readonly Account[]): readonly DifferenceRow[] {
  const pairs = a.slice(0, b.length).map((one, index) => [one, b[index]!] as const);
  const row = (
    asked: DifferenceRow['asked'],
    figure: (account: Account) => number,
    level: number | null = null,
  ): DifferenceRow => {
    const difference = meanPart(pairs.map(([one, other]) => figure(other) - figure(one)));
    return { asked, level, difference, clear: isClear(difference) };
  };
  const levels = new Set([...a, ...b].flatMap(({ falls }) => falls.map(({ level }) => level)));
  return [
    row('share', scoreOf),
    row('outright', ({ winner, margin }) => (winner === BESIEGER && margin === 'outright' ? 1 : 0)),
    row('length', ({ lastTurn }) => lastTurn),
    ...[...levels]
      .toSorted((one, other) => one - other)
      .map((level) =>
        row('level', ({ falls }) => (falls.some((fall) => fall.level === level) ? 1 : 0), level),
      ),
  ];
}
