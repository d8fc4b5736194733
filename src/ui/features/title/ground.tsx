/** The board behind the title: the sheet of the game by night, lying at a slant. Its fires flicker and its smoke drifts. */
import { useEffect, useRef } from 'preact/hooks';
import { nullIfNotFetched } from '../../../paint/refusals.ts';
import type { Settings } from '../../store/settingsModel.ts';

/** A phone has no room for the board, and does not fetch it: the picture comes with the style of wide windows. */
const WIDE = '(min-width: 1100px)';

const STILL = '(prefers-reduced-motion: reduce)';

/** The board; it stands still where the player wants no motion. */
export function Ground({ motion }: Readonly<{ motion: Settings['motion'] }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!matchMedia(WIDE).matches) return undefined;
    const still = motion === 'reduced' || (motion === 'system' && matchMedia(STILL).matches);
    let stop = (): void => undefined;
    let left = false;
    const burning = import('./burning.ts').then(({ burn }) => {
      if (!left && canvas.current !== null) stop = burn(canvas.current, still);
    });
    // Without the fires the board is a picture.
    burning.catch(nullIfNotFetched);
    return () => {
      left = true;
      stop();
    };
  }, [motion]);
  return (
    <div class="title-ground" aria-hidden="true">
      <div class="title-sheet">
        <canvas ref={canvas} width={560} height={520} />
      </div>
    </div>
  );
}
