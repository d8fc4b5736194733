/** The board of the editor: the sheet as the game paints it, and over it what is being drawn. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nearestCorner } from '../../../editor/tools/corners.ts';
import { sheetOf, type Sheet } from '../../../editor/sheet.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import type { EditorBoardPort } from './boardPort.ts';
import { toSheet, type View } from '../../../stage/camera.ts';
import { hexUnder, sideUnder, type SheetPoint } from './places.ts';
import { goneOn, NO_DRAG } from './drags.ts';
import { SideTip } from './sideTip.tsx';
import { SketchView } from './sketchView.tsx';
import type { Drag } from './grip.ts';

interface BoardProps {
  readonly model: EditorModel;
  readonly port: EditorBoardPort;
}

/** The board. With a tool in hand a drag draws; with the right button, two fingers or Space held it moves the sheet. */
export function EditorBoard({ model, port }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => port.attach(place.current!), [port]);
  useLayoutEffect(() => listenToStrokes(place.current!, model, port), [model, port]);
  const map = model.document.value?.map.inline;
  return (
    <div
      class="editor-board"
      data-mark="board"
      role="application"
      tabIndex={0}
      aria-label={EDITOR_PAGE.board}
      aria-describedby="editor-cursor"
      data-tool={model.tool.value}
    >
      <div ref={place} class="editor-canvas" />
      {map !== undefined && <SketchView model={model} port={port} map={map} />}
      {map !== undefined && <SideTip port={port} map={map} />}
    </div>
  );
}

/** A stroke that is being drawn, with the finger or button that draws it. */
interface Stroke {
  readonly press: PointerEvent;
  drag: Drag;
}

/** Strokes of the pointer; the sheet hears of none of them. */
function listenToStrokes(place: HTMLElement, model: EditorModel, port: EditorBoardPort): () => void {
  const gone = new AbortController();
  const options = { signal: gone.signal, capture: true } as const;
  let stroke: Stroke | null = null;
  const fingers = new Set<number>();
  let handsOver = false;

  /** With a second finger the sheet is moved: it is told of the first one, which began a stroke, so that both can stretch it. */
  const handOver = ({ press }: Stroke): void => {
    const { target, pointerId, pointerType, isPrimary, clientX, clientY } = press;
    const told = { pointerId, pointerType, isPrimary, clientX, clientY, bubbles: true };
    handsOver = true;
    target?.dispatchEvent(new PointerEvent('pointerdown', told));
    handsOver = false;
  };
  const end = (): void => {
    stroke = null;
    port.point({ drag: null });
  };
  const down = (press: PointerEvent): void => {
    if (handsOver) return;
    fingers.add(press.pointerId);
    if (fingers.size > 1 || press.button !== 0 || port.moving.value) {
      const begun = stroke;
      end();
      if (begun !== null && fingers.size > 1) handOver(begun);
      return;
    }
    const at = pointIn(place, press);
    const map = model.document.value?.map.inline;
    const view = port.view.value;
    if (map === undefined || view === null) return;
    if (model.tool.value === 'select' && port.pieceAt(at) === null) return;
    press.stopPropagation();
    place.setPointerCapture(press.pointerId);
    stroke = { press, drag: goneOn(sheetOf(map), NO_DRAG, toSheet(view, at)) };
    port.point({ drag: stroke.drag });
  };
  const move = (step: PointerEvent): void => {
    const map = model.document.value?.map.inline;
    const view = port.view.value;
    if (map === undefined || view === null) return;
    const sheet = sheetOf(map);
    if (stroke === null || step.pointerId !== stroke.press.pointerId) {
      if (step.buttons === 0) hover(port, model, sheet, view, pointIn(place, step));
      return;
    }
    step.stopPropagation();
    const steps = step.getCoalescedEvents?.() ?? [];
    for (const one of steps.length > 0 ? steps : [step])
      stroke.drag = goneOn(sheet, stroke.drag, toSheet(view, pointIn(place, one)));
    port.point({ drag: stroke.drag });
    model.hold({ cursor: stroke.drag.hexes.at(-1) ?? model.cursor.value });
  };
  const up = (lift: PointerEvent): void => {
    fingers.delete(lift.pointerId);
    if (stroke === null || lift.pointerId !== stroke.press.pointerId) return;
    lift.stopPropagation();
    const { drag } = stroke;
    end();
    if (lift.type === 'pointerup') port.finish(drag);
  };
  place.addEventListener('pointerdown', down, options);
  place.addEventListener('pointermove', move, options);
  place.addEventListener('pointerup', up, options);
  place.addEventListener('pointercancel', up, options);
  place.addEventListener('pointerleave', () => port.point({ hovered: null }), { signal: gone.signal });
  return () => gone.abort();
}

function hover(port: EditorBoardPort, model: EditorModel, sheet: Sheet, view: View, at: SheetPoint): void {
  const point = toSheet(view, at);
  const hex = hexUnder(sheet, point);
  port.point({
    hovered:
      hex === null
        ? null
        : { hex, side: sideUnder(sheet, hex, point), corner: nearestCorner(sheet, hex, point) },
  });
  model.hold({ corner: null });
  if (hex !== model.cursor.value && hex !== null) model.hold({ cursor: hex });
}

function pointIn(place: HTMLElement, { clientX, clientY }: PointerEvent): SheetPoint {
  const { left, top } = place.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
