/** Case 2.22: ground and hexsides of a map's own, as the rules ask for them. */
import type { Board } from '../../board/board.ts';
import type { HexId } from '../../board/hex.ts';
import type { Mover } from '../../board/houseGround.ts';
import { remembering } from '../memory.ts';
import type { Battle, Kind } from '../battle.ts';
import type { Modifier } from './modifier.ts';
import type { Way } from './movement.ts';

/** As whom a way of going pays. */
export function moverOf({ gait, engine }: Way): Mover {
  return engine ? 'engine' : gait;
}

/** As whom a kind of piece stands in a hex: a personage as foot, a cauldron as an engine. */
export function standsAs(kind: Kind): Mover {
  if (kind.class === 'personage') return 'foot';
  return kind.class === 'unit' ? kind.gait : 'engine';
}

/** What a hexside of the map's own adds to the armour behind it (2.22.2): to whoever is attacked over it, or only to the upper side where it has one; `towards` = 1 if the attack goes up. */
export function houseCover(delta: number, towards: number): readonly Modifier[] {
  return delta === 0 || towards === -1 ? [] : [{ on: 'armour', what: 'hexside', delta, cite: '2.22.2' }];
}

/** The hexes in which every move ends (2.22.1). */
export const haltsOf = remembering((_battle: Battle, { houseGround, house }: Board): readonly HexId[] =>
  house.ground.some(({ stops }) => stops)
    ? Array.from(houseGround.keys()).flatMap((hex) =>
        houseGround[hex]! > 0 && house.ground[houseGround[hex]! - 1]!.stops ? [hex as HexId] : [],
      )
    : [],
);
