/** Everything Middle Earth IX says, with its figures. The sentences stand in `i18n`. */
import type { Said } from '../said.ts';
import type { Power } from './facts.ts';
import type { SupportFate } from './supports.ts';

/** Whether a province has a fort, as a sentence selects by it. */
type Fort = 'yes' | 'no';

export type IxSaid =
  | { readonly say: 'ixNoDouble'; readonly power: Power }
  | { readonly say: 'ixSecondDouble'; readonly power: Power; readonly province: string }
  | { readonly say: 'ixNotHills'; readonly province: string }
  | { readonly say: 'ixNotAngmar' }
  | { readonly say: 'ixSecondNazgul'; readonly before: string }
  | { readonly say: 'ixTaken'; readonly province: string }
  | { readonly say: 'ixNobodyToSupport'; readonly given: string; readonly known: string }
  | { readonly say: 'ixNobodyAtAll'; readonly given: string }
  | { readonly say: 'ixMoveUnsaid' }
  | { readonly say: 'ixNotMoving'; readonly order: 'hold' | 'support' }
  | { readonly say: 'ixSameProvince'; readonly province: string }
  | { readonly say: 'ixClosed'; readonly from: string; readonly to: string }
  | { readonly say: 'ixSeasonUnsaid'; readonly from: string; readonly to: string }
  | { readonly say: 'ixSeason'; readonly from: string; readonly to: string }
  | { readonly say: 'ixNoFort'; readonly province: string }
  | { readonly say: 'ixNobodyWithin'; readonly province: string }
  | { readonly say: 'ixGoesOut'; readonly province: string }
  | { readonly say: 'ixNobodyComes'; readonly province: string }
  | { readonly say: 'ixOwnComes'; readonly province: string }
  | { readonly say: 'ixStandOff'; readonly province: string }
  | { readonly say: 'ixNothingToChoose' }
  | { readonly say: 'ixFightIsOver' }
  | { readonly say: 'ixUnder' }
  | { readonly say: 'ixUnit'; readonly power: Power; readonly kind: string; readonly nazgul: Fort }
  | { readonly say: 'ixNobody'; readonly province: string; readonly fort: Fort }
  | { readonly say: 'ixAlone'; readonly province: string; readonly fort: Fort; readonly unit: Said }
  | {
      readonly say: 'ixStands';
      readonly province: string;
      readonly fort: Fort;
      readonly unit: Said;
      readonly order: 'hold' | 'support' | 'move';
    }
  | {
      readonly say: 'ixMoves';
      readonly province: string;
      readonly fort: Fort;
      readonly unit: Said;
      readonly into: string;
    }
  | { readonly say: 'ixFrom'; readonly province: string; readonly unit: Said }
  | { readonly say: 'ixSupports'; readonly province: string; readonly to: string; readonly unit: Said }
  | { readonly say: 'ixEnd'; readonly province: string; readonly verdict: Said }
  | {
      readonly say: 'ixEndFrom';
      readonly province: string;
      readonly verdict: Said;
      readonly from: string;
    }
  | { readonly say: 'ixDefence'; readonly strength: number; readonly fort: Fort }
  | { readonly say: 'ixAttack'; readonly from: string; readonly strength: number }
  | { readonly say: 'ixSupport'; readonly at: string; readonly to: string; readonly standing: SupportFate }
  | { readonly say: 'ixRetreat'; readonly double: Fort }
  | { readonly say: 'ixNazgul'; readonly fate: string }
  | { readonly say: 'ixHolds' }
  | { readonly say: 'ixFalls' }
  | { readonly say: 'ixEmpty' };

/** Something that this game says. */
export function ix(said: IxSaid): Said {
  return said;
}
