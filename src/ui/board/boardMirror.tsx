/** The board for hands and ears: a grid of named hexes under the pointer's board, with one tab stop. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { hexName, type HexId } from '../../board/hex.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState } from '../../engine/state.ts';
import type { TableStore } from '../store/tableStore.ts';
import { changedHexes, offeredWords } from './mirrorWords.ts';
import { hexSentence } from '../words/names.ts';
import { WORDS } from '../words/words.ts';
import { spokenKeys } from '../prompts/spokenKeys.ts';

/** Boards with more hexes than this have only the rows round the cursor on the page. */
const ALL_ROWS_UP_TO = 2000;
const ROWS_ROUND_CURSOR = 8;

interface MirrorProps {
  readonly store: TableStore;
  readonly battle: Battle;
  readonly act: (hex: HexId) => void;
}

/** The grid; made once a battle, after which only the names of its cells change. */
export function BoardMirror({ store, battle, act }: MirrorProps) {
  const { board } = battle;
  const names = useMemo(() => namesOf(battle, store), [battle, store]);
  useEffect(() => names.follow(), [names]);
  const active = useMemo(
    () => computed(() => (store.cursor.value === null ? undefined : cellId(battle, store.cursor.value))),
    [battle, store],
  );
  const rows = useMemo(() => rowsShown(battle, store.cursor), [battle, store]);
  return (
    <div
      class="mirror"
      role="grid"
      tabIndex={0}
      aria-label={WORDS.boardName}
      aria-description={useComputed(() => spokenKeys(store.settings.value.keys))}
      aria-rowcount={board.rows}
      aria-colcount={board.columns}
      aria-activedescendant={active}
      onClick={({ target }) => {
        const hex = hexOfCell(target);
        if (hex !== null) act(hex);
      }}
    >
      <Rows battle={battle} rows={rows} names={names.of} />
    </div>
  );
}

interface RowsProps {
  readonly battle: Battle;
  readonly rows: ReadonlySignal<readonly number[]>;
  readonly names: (hex: HexId) => ReadonlySignal<string>;
}

function Rows({ battle, rows, names }: RowsProps) {
  const { board } = battle;
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  return (
    <>
      {rows.value.map((row) => (
        <div key={row} role="row" aria-rowindex={row + 1}>
          {columns.map((column) => {
            const hex = (row * board.columns + column) as HexId;
            return (
              <div
                key={column}
                role="gridcell"
                id={cellId(battle, hex)}
                data-hex={hex}
                aria-colindex={column + 1}
                aria-label={names(hex)}
                style={{ left: `${(column / board.columns) * 100}%`, top: `${(row / board.rows) * 100}%` }}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}

function cellId({ board }: Battle, hex: HexId): string {
  return `hex-${hexName(board, hex)}`;
}

function hexOfCell(target: EventTarget | null): HexId | null {
  const hex = target instanceof HTMLElement ? target.dataset['hex'] : undefined;
  return hex === undefined ? null : (Number(hex) as HexId);
}

function rowsShown(
  { board }: Battle,
  cursor: ReadonlySignal<HexId | null>,
): ReadonlySignal<readonly number[]> {
  const everyRow = Array.from({ length: board.rows }, (_, row) => row);
  if (board.size <= ALL_ROWS_UP_TO) return signal(everyRow);
  const middle = computed(() => Math.floor((cursor.value ?? 0) / board.columns));
  return computed(() => everyRow.filter((row) => Math.abs(row - middle.value) <= ROWS_ROUND_CURSOR));
}

interface Names {
  of(hex: HexId): ReadonlySignal<string>;
  /** Keeps the names up with the game until the answer is called. */
  follow(): () => void;
}

/** One signal a hex: its sentence, and what choosing it would do. */
function namesOf(battle: Battle, store: TableStore): Names {
  const sentences: string[] = [];
  const cells: Signal<string>[] = [];
  let state: GameState = store.match.peek()!.state;
  let full = store.settings.peek().reading === 'full';
  let offered = offeredWords(battle, state, store.hints.peek().ready, store.standing.peek());
  const nameOf = (hex: HexId): string => {
    const extra = offered.get(hex);
    return extra === undefined ? sentences[hex]! : `${sentences[hex]!}; ${extra}`;
  };
  for (let hex = 0; hex < battle.board.size; hex += 1) {
    sentences.push(hexSentence(battle, state, hex as HexId, full));
    cells.push(signal(nameOf(hex as HexId)));
  }
  const rename = (hexes: Iterable<HexId>): void => {
    for (const hex of hexes) cells[hex]!.value = nameOf(hex);
  };
  return {
    of: (hex) => cells[hex]!,
    follow: () =>
      effect(() => {
        const now = store.match.value;
        const shown = store.standing.value;
        if (now === null || now.battle !== battle) return;
        const inFull = store.settings.value.reading === 'full';
        const changed =
          inFull === full
            ? changedHexes(battle, state, now.state)
            : new Set(sentences.keys() as Iterable<HexId>);
        full = inFull;
        for (const hex of changed) sentences[hex] = hexSentence(battle, now.state, hex, full);
        state = now.state;
        const before = offered;
        offered = offeredWords(battle, state, store.hints.value.ready, shown);
        rename(new Set([...changed, ...before.keys(), ...offered.keys()]));
      }),
  };
}
