/** Losses: what a hit may cost, and where the figures go (B7, B8, difference 10). */
import { allianceOf } from '../facts.ts';
import type { NationCounts, Seat } from '../brief/brief.ts';
import type { FigureType, Nation, RuleSet } from '../figures.ts';
import { changed, countOf, nationsIn, NO_FIGURES, unitsOf } from '../armies.ts';
import type { BattleEvent, BattleState, Side } from './terms.ts';

/** One loss: a regular, an elite outright, or an elite reduced to a regular; of which nation the owner chooses (ruling 7). */
export type Loss = `${'regular' | 'elite' | 'reduce'}:${Nation}`;

/** The parts of an option such as `reduce:gondor`. */
export function parted(option: string): readonly [what: string, nation: Nation] {
  const at = option.indexOf(':');
  return [option.slice(0, at), option.slice(at + 1) as Nation];
}

/**
 * Where the regular for a reduced elite comes from (B7): the Free Peoples from their dead, then by the published rule from
 * reinforcements; the Shadow from reinforcements, which is also where its dead go (B8). Null: there is none.
 */
export function replacementFrom(rules: RuleSet, side: Side, nation: Nation): 'dead' | 'pool' | null {
  const free = allianceOf(nation) === 'free';
  if (free && countOf(side.dead, nation, 'regular') > 0) return 'dead';
  return (!free || rules === 'published') && countOf(side.pool, nation, 'regular') > 0 ? 'pool' : null;
}

/** The losses a side may choose from for so many hits; an elite that cannot be replaced falls to one (B7). */
export function lossesOpen(rules: RuleSet, side: Side, hits: number): readonly Loss[] {
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
export function paidBy(rules: RuleSet, side: Side, loss: Loss): number {
  const [what, nation] = parted(loss);
  return what === 'elite' && replacementFrom(rules, side, nation) !== null ? 2 : 1;
}

/** A side after one of its figures died: the Free Peoples' are out of the game, the Shadow's go to reinforcements (B8). */
export function slain(side: Side, nation: Nation, type: FigureType): Side {
  const account = allianceOf(nation) === 'free' ? 'dead' : 'pool';
  return {
    ...side,
    army: { ...side.army, figures: changed(side.army.figures, nation, type, -1) },
    [account]: changed(side[account], nation, type, 1),
  };
}

/** A side after a loss. */
export function lost(rules: RuleSet, side: Side, loss: Loss): Side {
  const [what, nation] = parted(loss);
  if (what === 'reduce') return reduced(rules, side, nation);
  return slain(side, nation, what === 'elite' ? 'elite' : 'regular');
}

/** A side after one elite became a regular: the elite goes where the dead go, the regular comes from where it is found (B7, A6). */
export function reduced(rules: RuleSet, side: Side, nation: Nation): Side {
  const from = replacementFrom(rules, side, nation);
  const after = slain(side, nation, 'elite');
  if (from === null) return after;
  return {
    ...after,
    army: { ...after.army, figures: changed(after.army.figures, nation, 'regular', 1) },
    [from]: changed(after[from], nation, 'regular', -1),
  };
}

/** A side without a character, who is out of the game (B8). */
export function withoutCharacter(side: Side, id: string): Side {
  const characters = side.army.characters.filter((one) => one !== id);
  return { ...side, army: { ...side.army, characters }, fallen: [...side.fallen, id] };
}

/** A side whose units are all dead loses its leaders and characters with them (B9); the rearguard is not in the battle. An event may spare some (ruling 8). */
export function swept(
  state: BattleState,
  seat: Seat,
  spared: readonly string[],
): { side: Side; events: readonly BattleEvent[] } {
  let side = state.sides[seat];
  if (unitsOf(side.army) > 0) return { side, events: [] };
  const events: BattleEvent[] = [];
  for (const nation of nationsIn(side.army.figures)) {
    const { leader, nazgul } = side.army.figures[nation] ?? NO_FIGURES;
    for (let one = 0; one < leader; one++) side = slain(side, nation, 'leader');
    for (let one = 0; one < nazgul; one++) side = slain(side, nation, 'nazgul');
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
export function trimmed(side: Side, figure: string): Side {
  const [what, nation] = parted(figure);
  const type = what === 'elite' ? 'elite' : 'regular';
  return {
    ...side,
    army: { ...side.army, figures: changed(side.army.figures, nation, type, -1) },
    pool: changed(side.pool, nation, type, 1),
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
