/** The place of the board on the page: the canvas for eyes and pointers, the mirror for ears and keys. */
import { useEffect, useRef } from 'preact/hooks';
import '../board/board.css';
import { BoardMirror } from '../board/boardMirror.tsx';
import { EdgeArrow } from '../features/edgeArrow/edgeArrow.tsx';
import { SmallMap } from './fetchedParts.tsx';
import type { Table } from './table.ts';

/** The board. It is fetched when it is first on the page; until then the mirror alone answers. */
export function BoardView({ table }: Readonly<{ table: Table }>) {
  const { store, board, input } = table;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => board.attach(place.current!), [board]);
  const opened = table.opened.value;
  const battle = opened?.battle ?? null;
  return (
    <>
      {battle !== null && (
        <BoardMirror
          key={battle.id}
          store={store}
          battle={battle}
          act={(hex) => {
            store.putCursor(hex);
            input.pick({ hex, direction: 0, fromEdge: 1 }, false);
          }}
        />
      )}
      <div ref={place} class="board-canvas" />
      {opened !== null && (
        <EdgeArrow key={`${opened.battle.id} arrow`} store={store} opened={opened} board={board} />
      )}
      {opened !== null && <SmallMap key={opened.battle.id} store={store} opened={opened} board={board} />}
    </>
  );
}
