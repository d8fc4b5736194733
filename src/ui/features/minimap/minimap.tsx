/** The whole sheet in a corner of the board: who stands where, what the window shows, and a way to look elsewhere. */
import { useComputed, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { TABLE } from '../../../i18n/words.ts';
import type { SmallMapSize } from '../../store/settingsModel.ts';
import { drawLand } from '../../../stage/plain/land.ts';
import { planOf, type Plan } from '../../../stage/plan.ts';
import type { BoardPort } from '../../board/boardPort.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { OpenBattle } from '../../store/openBattle.ts';
import { drawDots } from './drawing.ts';
import { dotsOf, frameOf, placeAt, scaleOf, showsAll } from './places.ts';
import './minimap.css';

/** So small, the hexes run together. */
const LAYING = { hex: 1.04, road: 0.4, wall: 0.42 } as const;

interface SmallMapProps {
  readonly store: TableStore;
  readonly opened: OpenBattle;
  readonly board: Pick<BoardPort, 'sight' | 'lookAt' | 'night'>;
}

/** The small map; it stays away while the window shows the whole sheet itself. */
export function SmallMap({ store, opened, board }: SmallMapProps) {
  const plan = useMemo(() => planOf(opened.battle.board, opened.map), [opened]);
  const { smallMapSize: large } = store.settings.value;
  const whole = useComputed(() => board.sight.value !== null && showsAll(board.sight.value, plan.sheet));
  if (whole.value) return null;
  const scale = scaleOf(plan.sheet, large);
  const size = {
    scale,
    width: Math.round((plan.sheet.x1 - plan.sheet.x0) * scale),
    height: Math.round((plan.sheet.y1 - plan.sheet.y0) * scale),
  };
  const look = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    board.lookAt(placeAt([event.clientX - box.left, event.clientY - box.top], plan.sheet, large));
  };
  return (
    <div
      class="small-map"
      data-size={large}
      role="img"
      aria-label={TABLE.smallMap}
      title={TABLE.smallMapHint}
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={look}
    >
      <Land plan={plan} size={size} night={board.night} />
      <Hosts plan={plan} size={size} store={store} />
      <Window plan={plan} sight={board.sight} large={large} />
    </div>
  );
}

/** In CSS pixels; `scale` = how many of them one hex side takes. */
type Size = Readonly<{ width: number; height: number; scale: number }>;

function Land({ plan, size, night }: Readonly<{ plan: Plan; size: Size; night: ReadonlySignal<boolean> }>) {
  const light = night.value ? 'night' : 'day';
  return (
    <Picture plan={plan} size={size} draw={(g) => drawLand(g, plan, light, LAYING)} anew={[plan, light]} />
  );
}

function Hosts({ plan, size, store }: Readonly<{ plan: Plan; size: Size; store: TableStore }>) {
  const dots = useComputed(() => {
    const now = store.match.value;
    return now === null || !store.countersShown.value ? [] : dotsOf(now.battle, now.state);
  });
  return (
    <Picture plan={plan} size={size} draw={(g) => drawDots(g, plan, dots.value)} anew={[plan, dots.value]} />
  );
}

interface PictureProps {
  readonly plan: Plan;
  readonly size: Size;
  /** Draws with a brush that measures in s. */
  readonly draw: (g: CanvasRenderingContext2D) => void;
  /** It is drawn anew when one of these is another. */
  readonly anew: readonly unknown[];
}

function Picture({ plan, size, draw, anew }: PictureProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const sharp = Math.min(2, window.devicePixelRatio || 1);
  useEffect(() => {
    const g = place.current?.getContext('2d') ?? null;
    if (g === null) return;
    const scale = size.scale * sharp;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, g.canvas.width, g.canvas.height);
    g.setTransform(scale, 0, 0, scale, -plan.sheet.x0 * scale, -plan.sheet.y0 * scale);
    draw(g);
  }, [...anew, sharp, size.scale]);
  return <canvas ref={place} width={size.width * sharp} height={size.height * sharp} />;
}

interface WindowProps {
  readonly plan: Plan;
  readonly sight: BoardPort['sight'];
  readonly large: SmallMapSize;
}

/** What the window shows of the sheet. */
function Window({ plan, sight, large }: WindowProps) {
  if (sight.value === null) return null;
  const { left, top, width, height } = frameOf(sight.value, plan.sheet, large);
  const style = {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${left}px, ${top}px)`,
  };
  return <div class="small-map-window" style={style} />;
}
