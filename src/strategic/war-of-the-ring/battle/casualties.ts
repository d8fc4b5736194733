/** Losses: what a hit may cost, and where the figures go (B7, B8, difference 10). */
import { allianceOf } from '../facts.ts';
import type { NationCounts, Seat } from '../brief/brief.ts';
import type { FigureType, Nation, RuleSet } from '../figures.ts';
import { changeCounts, countOf, nationsIn, NO_FIGURES, unitsOf } from '../armies.ts';
import type { BattleEvent, BattleState, BattleSide } from './terms.ts';

/** One loss: a regular, an elite outright, or an elite reduced to a regular; of which nation the owner chooses (ruling 7). */
export type Loss = `${'regular' | 'elite' | 'reduce'}:${Nation}`;

/** The parts of an option such as `reduce:gondor`. */
export function partsOfOption(option: string): readonly [what: string, nation: Nation] {
  const at = option.indexOf(':');
  return [option.slice(0, at), option.slice(at + 1) as Nation];
}

/**
 * Where the regular for a reduced elite comes from (B7): the Free Peoples from their dead, then by the published rule from
 * reinforcements; the Shadow from reinforcements, which is also where its dead go (B8). Null: there is none.
 */
export function replacementFrom(rules: RuleSet, side: BattleSide, nation: Nation): 'dead' | 'pool' | null {
  const free = allianceOf(nation) === 'free';
  if (free && countOf(side.dead, nation, 'regular') > 0) return 'dead';
  return (!free || rules === 'published') && countOf(side.pool, nation, 'regular') > 0 ? 'pool' : null;
}

/** The losses a side may choose from for so many hits; an elite that cannot be replaced falls to one (B7). */
export function lossesOpen(rules: RuleSet, side: BattleSide, hits: number): readonly Loss[] {
  const { figures } = side.army;
  const open: Loss[] = [];
  for (const nation of nationsIn(figures)) {
    if (countOf(figures, nation, 'regular') > 0) open.push(`regular:${nation}`);
    if (countOf(figures, nation, 'elite') === 0) continue;
    const replaced = replacementFrom(rules, side, nation) !== null;
    if (replaced) open.push(`reduce:${nation}`);
    if (!replaced || hits >= 2) open.push(`elite:${nation}`);
  }
  return open;
}

/** How many hits a loss pays for. */
export function paidBy(rules: RuleSet, side: BattleSide, loss: Loss): number {
  const [what, nation] = partsOfOption(loss);
  return what === 'elite' && replacementFrom(rules, side, nation) !== null ? 2 : 1;
}

/** A side after one of its figures died: the Free Peoples' are out of the game, the Shadow's go to reinforcements (B8). */
export function slayFigure(side: BattleSide, nation: Nation, type: FigureType): BattleSide {
  const account = allianceOf(nation) === 'free' ? 'dead' : 'pool';
  return {
    ...side,
    army: { ...side.army, figures: changeCounts(side.army.figures, nation, type, -1) },
    [account]: changeCounts(side[account], nation, type, 1),
  };
}

/** A side after a loss. */
export function takeLoss(rules: RuleSet, side: BattleSide, loss: Loss): BattleSide {
  const [what, nation] = partsOfOption(loss);
  if (what === 'reduce') return reduceElite(rules, side, nation);
  return slayFigure(side, nation, what === 'elite' ? 'elite' : 'regular');
}

/** A side after one elite became a regular: the elite goes where the dead go, the regular comes from where it is found (B7, A6). */
export function reduceElite(rules: RuleSet, side: BattleSide, nation: Nation): BattleSide {
  const from = replacementFrom(rules, side, nation);
  const after = slayFigure(side, nation, 'elite');
  if (from === null) return after;
  return {
    ...after,
    army: { ...after.army, figures: changeCounts(after.army.figures, nation, 'regular', 1) },
    [from]: changeCounts(after[from], nation, 'regular', -1),
  };
}

/** A side without a character, who is out of the game (B8). */
export function withoutCharacter(side: BattleSide, id: string): BattleSide {
  const characters = side.army.characters.filter((one) => one !== id);
  return { ...side, army: { ...side.army, characters }, fallen: [...side.fallen, id] };
}

/** A side whose units are all dead loses its leaders and characters with them (B9); the rearguard is not in the battle. An event may spare some (ruling 8). */
export function sweepSide(
  state: BattleState,
  seat: Seat,
  spared: readonly string[],
): { side: BattleSide; events: readonly BattleEvent[] } {
  let side = state.sides[seat];
  if (unitsOf(side.army) > 0) return { side, events: [] };
  const events: BattleEvent[] = [];
  for (const nation of nationsIn(side.army.figures)) {
    const { leader, nazgul } = side.army.figures[nation] ?? NO_FIGURES;
    for (let one = 0; one < leader; one++) side = slayFigure(side, nation, 'leader');
    for (let one = 0; one < nazgul; one++) side = slayFigure(side, nation, 'nazgul');
    for (const type of ['leader', 'nazgul'] as const) {
      const fell = type === 'leader' ? leader : nazgul;
      for (let one = 0; one < fell; one++)
        events.push({ type: 'LossTaken', seat, loss: `${type}:${nation}` });
    }
  }
  for (const id of side.army.characters.filter((one) => !spared.includes(one))) {
    side = withoutCharacter(side, id);
    events.push({ type: 'CharacterFell', seat, id });
  }
  return { side, events };
}

/** The excess over a limit of stacking goes to reinforcements, of both alliances (B1); a figure at a time, the owner choosing. */
export function trimFigure(side: BattleSide, figure: string): BattleSide {
  const [what, nation] = partsOfOption(figure);
  const type = what === 'elite' ? 'elite' : 'regular';
  return {
    ...side,
    army: { ...side.army, figures: changeCounts(side.army.figures, nation, type, -1) },
    pool: changeCounts(side.pool, nation, type, 1),
  };
}

/** The units that may be chosen as excess. */
export function trimsOpen(counts: NationCounts): readonly string[] {
  return nationsIn(counts).flatMap((nation) =>
    (['regular', 'elite'] as const)
      .filter((type) => countOf(counts, nation, type) > 0)
      .map((type) => `${type}:${nation}`),
  );
}
