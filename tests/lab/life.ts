/** What is alive in the games of two agents: which rooms of the city are fought for, and what engines, trolls and spells do. */
import { BESIEGER, type Battle, type PieceId } from '../../src/engine/battle.ts';
import type { Witness } from '../../src/session/playout.ts';
import { engineKind } from '../../src/engine/facts/pieces.ts';

/** Sums over games, by name. */
export type Life = Record<string, number>;

/** Counts what happens in games into `life`. */
export function watchLife(battle: Battle, life: Life): Witness {
  const count = (name: string): void => {
    life[name] = (life[name] ?? 0) + 1;
  };
  const isTroll = (id: PieceId): boolean => battle.pieces[id]!.kind.id.startsWith('troll');
  return (_before, events) => {
    for (const event of events) {
      switch (event.type) {
        case 'LevelTaken':
          count(`level ${event.level} ${event.by === BESIEGER ? 'taken' : 'retaken'}`);
          break;
        case 'TowerDocked':
          count('towers docked');
          break;
        case 'EngineDestroyed':
          count(
            `${engineKind(battle, event.engine)!.weapon} lost, side ${battle.pieces[event.engine]!.side}`,
          );
          break;
        case 'HexsideBreached':
          count(`${battle.board.works[event.work]!.kind} breached`);
          break;
        case 'UnitEliminated':
          count(isTroll(event.unit) ? 'trolls lost' : `units lost, side ${battle.pieces[event.unit]!.side}`);
          break;
        case 'AttackDeclared':
          if (isTroll(event.attacker)) count('attacks of trolls');
          count('attacks');
          break;
        case 'SpellCast':
          count(`cast ${event.spell}`);
          break;
        case 'LadderRaised':
          count('ladders raised');
          break;
        case 'HeadThrown':
          count('heads thrown');
          break;
        case 'OilPoured':
          count('oil poured');
          break;
        default:
      }
    }
  };
}
