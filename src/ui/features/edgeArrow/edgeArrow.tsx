/** An arrow at the edge of the board to what is spoken of and out of sight: the chosen hex, or where something happened last. */
import { useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { hexName, type HexId } from '../../../board/hex.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { TABLE } from '../../../i18n/words.ts';
import { centreOf, planOf } from '../../../stage/plan.ts';
import type { BoardPort } from '../../board/boardPort.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OpenBattle } from '../../store/openBattle.ts';
import { linesInto } from '../../log/lines.ts';
import { pointingTo } from './pointing.ts';
import './edgeArrow.css';

interface EdgeArrowProps {
  readonly store: TableStore;
  readonly opened: OpenBattle;
  readonly board: Pick<BoardPort, 'sight' | 'reveal'>;
}

/** The arrow; nothing while there is nothing to point to. */
export function EdgeArrow({ store, opened, board }: EdgeArrowProps) {
  const plan = useMemo(() => planOf(opened.battle.board, opened.map), [opened]);
  /** The latest moment whose place has been seen. */
  const known = useRef<Match | null>(null);
  // Told apart from the sight, which changes with every frame of a drag.
  const last = useComputed(() => lastPlace(store));
  const target = useComputed(() => {
    const sight = board.sight.value;
    if (sight === null || store.cover.value !== null) return null;
    const { selected } = store.standing.value;
    const hex = selected ?? last.value;
    if (hex === null) return null;
    const way = pointingTo(sight, centreOf(plan, hex));
    const now = store.history.value?.present ?? null;
    if (selected === null && (way === null || now === known.current)) {
      known.current = now;
      return null;
    }
    return way === null ? null : { hex, way };
  });
  if (target.value === null) return null;
  const { hex, way } = target.value;
  const name = fill(TABLE.beyondEdge, { hex: hexName(opened.battle.board, hex) });
  return (
    <button
      type="button"
      class="edge-arrow"
      aria-label={name}
      title={name}
      // Clear of the buttons of the view, and of the bar that says what to do.
      style={{
        left: `calc(88px + ${way.across} * (100% - 120px))`,
        top: `calc(76px + ${way.down} * (100% - 206px))`,
      }}
      onClick={() => board.reveal(hex)}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ transform: `rotate(${way.angle}deg)` }}>
        <path d="M9 0 L-6 -8 L-2.5 0 L-6 8 Z" />
      </svg>
    </button>
  );
}

/** Where the latest thing happened that has a place, as the eyes of the screen were told. */
function lastPlace({ history, viewer, moment }: TableStore): HexId | null {
  const now = history.value;
  const before = now?.past.at(-1);
  if (now === null || before === undefined || moment.value !== null) return null;
  return linesInto(before, now.present, viewer.value).findLast(({ hex }) => hex !== null)?.hex ?? null;
}
