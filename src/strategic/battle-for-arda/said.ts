/** Everything the Battle for Arda says, with its figures. The sentences stand in `i18n`. */
import type { Name, Said } from '../said.ts';
import type { Casualties } from './casualties.ts';
import type { TerritoryTerrain } from './terrain.ts';

/** A side of a battle. */
type Side = 'attacker' | 'defender';

export type ArdaSaid =
  | { readonly say: 'ardaNobody'; readonly side: Side }
  | { readonly say: 'ardaTooMany'; readonly units: number; readonly most: number }
  | { readonly say: 'ardaNotInBattle'; readonly id: string }
  | { readonly say: 'ardaNoUnit'; readonly given: string }
  | { readonly say: 'ardaNoUnitBut'; readonly given: string; readonly alike: string }
  | { readonly say: 'ardaShip' }
  | { readonly say: 'ardaImmobile' }
  | { readonly say: 'ardaNoMap'; readonly territory: Name }
  | {
      readonly say: 'ardaNotBeside';
      readonly territory: Name;
      readonly from: Name;
      readonly known: readonly Name[];
    }
  | { readonly say: 'ardaFlyers'; readonly units: readonly Name[] }
  | { readonly say: 'ardaNobodyFights'; readonly side: Side }
  | { readonly say: 'ardaNotAsked'; readonly given: string }
  | { readonly say: 'ardaMoreLeft'; readonly left: number; readonly came: number }
  | { readonly say: 'ardaMoreHits'; readonly hits: number; readonly most: number }
  | { readonly say: 'ardaOtherEnd'; readonly verdict: Said }
  | { readonly say: 'ardaNothingToChoose' }
  | { readonly say: 'ardaToDecide' }
  | { readonly say: 'ardaFightIsOver' }
  | { readonly say: 'ardaGoOn' }
  | { readonly say: 'ardaStorm' }
  | { readonly say: 'ardaRetreat' }
  | { readonly say: 'ardaFrom'; readonly from: Name }
  | { readonly say: 'ardaTerrain'; readonly terrain: readonly TerritoryTerrain[] }
  | { readonly say: 'ardaNoTerrain' }
  | { readonly say: 'ardaSide'; readonly side: Side; readonly stacks: readonly Said[] }
  | { readonly say: 'ardaStack'; readonly count: number; readonly unit: Name; readonly strength: number }
  | { readonly say: 'ardaNoRetreat' }
  | {
      readonly say: 'ardaCasualties';
      readonly side: Side;
      readonly first: 'nobody' | readonly Name[];
      readonly then: Casualties;
    }
  | { readonly say: 'ardaWalls'; readonly on: 'yes' | 'no' }
  | { readonly say: 'ardaInTheAir' }
  | { readonly say: 'ardaRound'; readonly round: number }
  | { readonly say: 'ardaLeft'; readonly side: Side; readonly stacks: readonly Said[] }
  | { readonly say: 'ardaLeftOf'; readonly unit: Name; readonly left: number; readonly all: number }
  | {
      readonly say: 'ardaEnd';
      readonly territory: Name;
      readonly verdict: Said;
      readonly rounds: number;
    }
  | { readonly say: 'ardaTaken' }
  | { readonly say: 'ardaCleared' }
  | { readonly say: 'ardaHeld' }
  | { readonly say: 'ardaUndecided' };

/** Something that this game says. */
export function arda(said: ArdaSaid): Said {
  return said;
}
