/** Keeps the fires of the board burning: eight pictures a second. */

/** Milliseconds. */
const A_PICTURE = 125;

/** Turns the pictures of fires for as long as something burns and may move; called again whenever that may have changed. */
export function stokeFires(burns: () => boolean, turn: (picture: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let picture = 0;
  const go = (): void => {
    timer = null;
    if (!burns()) return;
    if (!document.hidden) turn(++picture);
    timer = setTimeout(go, A_PICTURE);
  };
  return () => {
    if (burns()) timer ??= setTimeout(go, A_PICTURE);
    else if (timer !== null) clearTimeout(timer);
    if (!burns()) timer = null;
  };
}
