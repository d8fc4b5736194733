/** What is printed on the cover: who comes, what all may know, the phases before him. Nothing that is hidden from anybody. */
import { BESIEGER, DEFENDER, type Side } from '../../../engine/battle.ts';
import { isNight, lastTurnOf } from '../../../engine/facts/phase.ts';
import type { History } from '../../../game/history.ts';
import { fill } from '../../../i18n/fill.ts';
import { HANDOVER } from '../../../i18n/words.ts';
import type { CoverModel } from './handoverModel.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import { sideName } from '../../words/names.ts';
import { stepWords, turnName } from '../../words/steps.ts';
import { stepsAhead } from './ahead.ts';
import { calledAt } from '../../words/called.ts';
import { recapLines } from './recap.ts';
import { sinceLast } from './stretch.ts';
import { hidesNow } from './peek.ts';
import { otherSide } from '../../../session/seatOf.ts';

/** So many sentences have room on the cover. */
const ROOM = 6;

/** The cover for a side before a moment; `takenAway` = the turn in which a PIN was taken away, or null. */
export function coverOf(
  history: History,
  sheet: TableSheet,
  side: Side,
  why: CoverModel['why'],
  takenAway: Readonly<{ side: Side; turn: number }> | null = null,
): CoverModel {
  const { battle, state } = history.present;
  const name = sideName(battle, side);
  const since = sinceLast(history, side);
  const player = sheet.seats[side].name;
  const plays = player === '' ? '' : `${fill(HANDOVER.plays, { name: player, side: name })} `;
  return {
    side,
    sideName: name,
    why,
    when: [
      fill(HANDOVER.turnOf, { turn: state.turn, last: lastTurnOf(battle, state) }),
      turnName(battle, state, state.turn),
      stepWords(state.step).label,
    ],
    night: isNight(battle, state),
    plea: `${plays}${fill(HANDOVER.lookAway, { other: calledAt(battle, sheet, otherSide(side)) })}`,
    told: fill(HANDOVER.halfOf, { side: sideName(battle, otherSide(side)), turn: state.turn }),
    known: since === null ? [] : recapLines(history, since, BESIEGER).slice(0, ROOM),
    ahead: stepsAhead(battle, state, side),
    forYourEyes: side === DEFENDER && hidesNow(battle, state) ? HANDOVER.forYourEyes : null,
    takenAway:
      takenAway === null
        ? null
        : fill(HANDOVER.pinTakenAway, { side: sideName(battle, takenAway.side), turn: takenAway.turn }),
  };
}
