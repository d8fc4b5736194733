/** Beside the hexside under the pointer, what lies there and what a click makes of it. The line below says the same to who does not see it. */
import { sheetOf } from '../../../editor/sheet.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import type { EditorBoardPort } from './boardPort.ts';
import { laysAlongCorners } from './grip.ts';
import { edgeBetween } from './places.ts';
import { sideWords } from './sideWords.ts';

/** So far from the hexside it stands, in pixels. */
const BESIDE = 16;

/** The tip, while a hexside is pointed at with something for it in hand. */
export function SideTip({ port, map }: Readonly<{ port: EditorBoardPort; map: MapFile }>) {
  const view = port.view.value;
  const grip = port.grip.value;
  const side = port.hovered.value?.side ?? null;
  if (view === null || side === null || port.drag.value !== null || !laysAlongCorners(grip)) return null;
  const [[ax, ay], [bx, by]] = edgeBetween(sheetOf(map), side.hex, side.other);
  const left = view.x + ((ax + bx) / 2) * view.scale + BESIDE;
  const top = view.y + ((ay + by) / 2) * view.scale + BESIDE;
  const { pair, lies, click } = sideWords(map, side, grip.ink);
  return (
    <p class="editor-tip" aria-hidden="true" style={{ left: `${left}px`, top: `${top}px` }}>
      <b>
        {lies} {pair}
      </b>
      {click}
    </p>
  );
}
