/** The line below: the hex under the pointer or the keys, what it is, and the sheet. It is read aloud as the keys go. */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_GROUND_RULES, EDITOR_PAGE, EDITOR_REFUSALS } from '../../../i18n/editorWords.ts';
import { hexName } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import { sheetOf } from '../../../editor/sheet.ts';
import { hexesOfCorner } from '../../../editor/tools/corners.ts';
import { laysAlongCorners, type HexsideInk } from './grip.ts';
import { worksOfDrag } from './strokes.ts';
import type { SideUnder } from './places.ts';
import { sideWords } from './sideWords.ts';
import type { EditorBoardPort } from './boardPort.ts';
import type { EditorModel } from './editorModel.ts';
import { groundKey, groundName } from './ground.ts';
import { groundRowNote } from './house/rowNotes.ts';
import { hexOfDraft } from './hexOfDraft.ts';
import { kindName } from './pieceNames.ts';

/** The line. */
export function StatusLine({ model, port }: Readonly<{ model: EditorModel; port: EditorBoardPort }>) {
  const document = model.drawn.value;
  const map = document.map.inline;
  const refusal = model.refusal.value;
  const scale = port.view.value?.scale ?? 0;
  return (
    <footer class="editor-status">
      <p id="editor-cursor" role="status" aria-live="polite">
        {refusal !== null
          ? fill<string>(EDITOR_REFUSALS[refusal.code], { what: refusal.what })
          : (model.notPlayed.value ?? <Keyed model={model} port={port} />)}
      </p>
      <span class="editor-aside">
        {map.columns} × {map.rows} · {EDITOR_PAGE[map.orientation]} · {map.offset}
      </span>
      <ToProblems model={model} />
      <span class="editor-zoom">
        <button
          type="button"
          class="button"
          aria-label={EDITOR_PAGE.zoomOut}
          onClick={() => port.zoomBy(1 / 1.4)}
        >
          −
        </button>
        <button type="button" class="button" onClick={() => port.fit()}>
          {fill(EDITOR_PAGE.zoom, { percent: Math.round((scale / 78) * 100) })}
        </button>
        <button type="button" class="button" aria-label={EDITOR_PAGE.zoomIn} onClick={() => port.zoomBy(1.4)}>
          +
        </button>
      </span>
    </footer>
  );
}

/** How many problems there are; on a small page the way to them, and back to the tools. */
function ToProblems({ model }: Readonly<{ model: EditorModel }>) {
  const tab = model.tab.value;
  const problems = model.problems.value;
  const shown = model.findings.value === tab;
  return (
    <button
      type="button"
      class="button editor-to-problems"
      data-mark="problems"
      aria-pressed={shown}
      data-errors={problems.some(({ severity }) => severity === 'error')}
      onClick={() => model.hold({ findings: shown ? null : tab })}
    >
      {EDITOR_PAGE.problems} <b>{problems.length}</b>
    </button>
  );
}

/** The corner of the keys with what the stroke lays so far, or the hex. */
function Keyed({ model, port }: Readonly<{ model: EditorModel; port: EditorBoardPort }>) {
  const map = model.drawn.value.map.inline;
  const grip = port.grip.value;
  const corner = model.corner.value;
  const stroking = model.stroking.value;
  if (corner === null || !laysAlongCorners(grip))
    return (
      <>
        <Under model={model} port={port} />
        {stroking && <> · {EDITOR_PAGE.strokeEnds}</>}
      </>
    );
  const sheet = sheetOf(map);
  const hexes = hexesOfCorner(sheet, corner).map((hex) => hexName(sheet, hex));
  const drag = port.drag.value;
  const laid = stroking && drag !== null ? worksOfDrag(map, grip, drag) : [];
  const last = laid.at(-1);
  return (
    <>
      <b>{fill(EDITOR_PAGE.corner, { hexes: hexes.join(' | ') })}</b>{' '}
      {stroking ? fill(EDITOR_PAGE.strokeSides, { count: laid.length }) : EDITOR_PAGE.strokeBegins}
      {last !== undefined && ` · ${last.a} | ${last.b}`}
      {stroking && ` · ${EDITOR_PAGE.strokeEnds}`}
    </>
  );
}

/** What lies under the pointer: the hexside, where a click means that, or the hex. */
function Under({ model, port }: Readonly<{ model: EditorModel; port: EditorBoardPort }>) {
  const hex = model.cursor.value;
  const side = port.hovered.value?.side ?? null;
  const grip = port.grip.value;
  if (side !== null && laysAlongCorners(grip))
    return <UnderSide map={model.drawn.value.map.inline} side={side} ink={grip.ink} />;
  const document = model.drawn.value;
  const map = document.map.inline;
  if (hex === null || hex >= map.columns * map.rows) return <>{EDITOR_PAGE.cursorHelp}</>;
  const { name, letter, level, pieces } = hexOfDraft(document, hex);
  const meaning = map.legend[letter]!;
  return (
    <>
      <b>{name}</b> {groundName(map, meaning)}
      {level !== '.' && <> · {fill(EDITOR_PAGE.onLevel, { level })}</>} ·{' '}
      {groundRowNote(map, meaning) ?? EDITOR_GROUND_RULES[groundKey(meaning)]}
      {pieces.length > 0 && <> · {pieces.map(({ kind }) => kindName(document, kind)).join(', ')}</>}
    </>
  );
}

/** The hexside under the pointer, what lies there, and what a click makes of it. */
function UnderSide({ map, side, ink }: Readonly<{ map: MapFile; side: SideUnder; ink: HexsideInk }>) {
  const { pair, lies, click } = sideWords(map, side, ink);
  return (
    <>
      <b>{pair}</b> {lies} · {click}
    </>
  );
}
