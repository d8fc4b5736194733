/** Takes the losses of one side out of the ledger: who falls, who is reduced, who dies with the army (B7-B9, C3). */
import { allianceOf, nationOf } from '../facts.ts';
import type { Seat } from '../brief/brief.ts';
import type { LedgerEntry } from './entries.ts';
import { moveCharacters, moveFigures, type Account, type Ledger } from './ledger.ts';
import type { SiegeLink } from './link.ts';
import { paymentsOf } from './payment.ts';
import { figureOf, isUnit, printedFigures, STEPS, STEPS_OF_HIT, type FigureId } from '../roster.ts';
import type { SiegeResult } from './result.ts';

/** A side after its losses. */
export interface Survivors {
  readonly ledger: Ledger;
  readonly entries: readonly LedgerEntry[];
  /** Figures of the battle that live, regulars that took an elite's place included. */
  readonly figures: readonly FigureId[];
  readonly characters: readonly string[];
  /** Steps short of a hit that stay with figures. */
  readonly wear: Readonly<Record<FigureId, number>>;
}

/** Where a figure goes that falls (B8): the Free Peoples lose it for good, the Shadow has it back in reinforcements. */
export function graveOf(id: FigureId): 'dead' | 'pool' {
  return allianceOf(figureOf(id).nation) === 'free' ? 'dead' : 'pool';
}

/** Takes the losses of a seat from a ledger in which its figures stand where they stood before the battle. */
export function takeLosses(before: Ledger, link: SiegeLink, seat: Seat, result: SiegeResult): Survivors {
  const { figures, characters } = link[seat];
  const payments = paymentsOf(figures, result.steps);
  const hitsOf = (id: FigureId): number => payments.get(id)?.hits ?? (result.steps[id]! > 0 ? 0 : 1);
  const dies = (id: FigureId): boolean => hitsOf(id) >= Math.max(1, STEPS[figureOf(id).type] / STEPS_OF_HIT);
  const gone = figures.filter(dies);
  let ledger = bury(before, gone);
  const entries: LedgerEntry[] = gone.map((figure) => ({ type: 'fell', figure, to: graveOf(figure) }));
  const alive = figures.filter((id) => !dies(id) && hitsOf(id) === 0);
  const wear: Record<FigureId, number> = {};
  for (const id of alive) wear[id] = payments.get(id)?.wear ?? 0;
  const fresh = new Set(gone);
  for (const id of figures.filter((one) => !dies(one) && hitsOf(one) === 1)) {
    const regular = replacementFor(ledger, id, fresh);
    const place = ledger.figures[id]!;
    ledger = bury(ledger, [id]);
    if (regular === null) {
      entries.push({ type: 'not-replaced', figure: id, to: graveOf(id) });
      continue;
    }
    fresh.delete(regular);
    ledger = moveFigures(ledger, [regular], place);
    alive.push(regular);
    wear[regular] = payments.get(id)!.wear;
    entries.push({ type: 'reduced', figure: id, regular });
  }
  return withDead({ ledger, entries, figures: alive, characters, wear }, result.fallen, result.after.spared);
}

/** Gives up what is left of a garrison whose inner goal was held (4.6): its units, and all who were with them. */
export function giveUp({ ledger, entries, figures, characters }: Survivors): Survivors {
  const units = figures.filter(isUnit);
  if (units.length === 0) return { ledger, entries, figures, characters, wear: {} };
  const given: LedgerEntry = { type: 'given-up', figures: units };
  const others = figures.filter((id) => !isUnit(id));
  return withDead(
    { ledger: bury(ledger, units), entries: [...entries, given], figures: others, characters, wear: {} },
    [],
    [],
  );
}

/** Characters whom a card killed, and, where no unit lives, all leaders and characters of the battle (B9) but those whom an event spared (ruling 8). */
function withDead(side: Survivors, fallen: readonly string[], spared: readonly string[]): Survivors {
  const lost = !side.figures.some(isUnit);
  const gone = lost ? side.figures : [];
  const dead = side.characters.filter((id) => (lost && !spared.includes(id)) || fallen.includes(id));
  return {
    ledger: moveCharacters(bury(side.ledger, gone), dead, { at: 'dead' }),
    entries: [
      ...side.entries,
      ...gone.map((figure): LedgerEntry => ({ type: 'fell', figure, to: graveOf(figure) })),
      ...dead.map((character): LedgerEntry => ({ type: 'slain', character })),
    ],
    figures: lost ? [] : side.figures,
    characters: side.characters.filter((id) => !dead.includes(id)),
    wear: Object.fromEntries(Object.entries(side.wear).filter(([, steps]) => steps > 0)),
  };
}

function bury(ledger: Ledger, ids: readonly FigureId[]): Ledger {
  const dead = ids.filter((id) => graveOf(id) === 'dead');
  const spare = ids.filter((id) => graveOf(id) === 'pool');
  return moveFigures(moveFigures(ledger, dead, { at: 'dead' }), spare, { at: 'pool' });
}

/**
 * The regular that takes a reduced elite's place (B7, C3): one that fell in this battle, else one from where the rule set
 * looks. The guide gives the Free Peoples the dead only and the Shadow reinforcements only (difference 10).
 */
function replacementFor(ledger: Ledger, elite: FigureId, fresh: ReadonlySet<FigureId>): FigureId | null {
  const { nation } = figureOf(elite);
  const free = nationOf(nation).side === 'free';
  const regulars = printedFigures(nation, 'regular');
  const fallen = regulars.find((id) => fresh.has(id));
  if (fallen !== undefined) return fallen;
  const places: readonly Account['at'][] =
    ledger.rules === 'guide' ? [free ? 'dead' : 'pool'] : free ? ['dead', 'pool'] : ['pool'];
  for (const place of places) {
    const found = regulars.find((id) => ledger.figures[id]!.at === place);
    if (found !== undefined) return found;
  }
  return null;
}
