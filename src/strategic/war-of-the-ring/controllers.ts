/** Who plays each army in a game of two, three or four: most units, then most elites, then the leading player. */
import { countOf, nationsIn, unitsIn } from './armies.ts';
import type { Player, SiegeBrief } from './brief/brief.ts';
import { allianceOf, characterOf } from './facts.ts';
import type { Alliance, Army, Nation } from './figures.ts';

/** Whose seat at the table moves an army; `all` is the one player of an alliance. */
export interface Controller {
  readonly player: Player | 'all';
  readonly why: 'alone' | 'units' | 'elites' | 'leading';
}

const PLAYER_OF: Readonly<Record<Nation, Player>> = {
  gondor: 'gondor',
  elves: 'gondor',
  rohan: 'rohan',
  north: 'rohan',
  dwarves: 'rohan',
  sauron: 'witch-king',
  isengard: 'saruman',
  southrons: 'saruman',
};

/** Who controls an army of a brief: most units, then most elites, then the leading player, who also moves whoever has no unit. */
export function controllerOf({ players }: Pick<SiegeBrief, 'players'>, army: Army): Controller {
  const alliance = allianceIn(army);
  const alone = players.number === 2 || (players.number === 3 && alliance === 'free');
  if (alone) return { player: 'all', why: 'alone' };
  const { figures } = army;
  const nations = nationsIn(figures).filter((nation) => unitsIn({ [nation]: figures[nation] }) > 0);
  const seats = [...new Set(nations.map((nation) => PLAYER_OF[nation]))];
  const most = (measure: (nation: Nation) => number, among: readonly Player[]): readonly Player[] => {
    const sums = among.map((seat) =>
      nations.filter((nation) => PLAYER_OF[nation] === seat).reduce((sum, one) => sum + measure(one), 0),
    );
    return among.filter((_, index) => sums[index] === Math.max(...sums));
  };
  const byUnits = most((nation) => unitsIn({ [nation]: figures[nation] }), seats);
  if (byUnits.length === 1) return { player: byUnits[0]!, why: 'units' };
  const byElites = most((nation) => countOf(figures, nation, 'elite'), byUnits);
  if (byElites.length === 1) return { player: byElites[0]!, why: 'elites' };
  return { player: players.leading[alliance], why: 'leading' };
}

/** The alliance of an army, by its figures or else by its characters. */
function allianceIn({ figures, characters: [first] }: Army): Alliance {
  const [nation] = nationsIn(figures);
  if (nation !== undefined) return allianceOf(nation);
  return first === undefined ? 'free' : characterOf(first)!.side;
}
