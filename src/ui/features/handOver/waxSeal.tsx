/** The wax seal of a side, as it lies on the cover. */
import type { Side } from '../../../engine/battle.ts';
import { iconPath } from '../../parts/icon.tsx';

const SIGNS = ['white-tower', 'flame'] as const;
/** The five stars over the tower, and none over the flame. */
const STARS = [-52, -26, 0, 26, 52];

/** For the eye only. */
export function WaxSeal({ side }: Readonly<{ side: Side }>) {
  const wax = `wax-${side}`;
  return (
    <svg class={`wax wax-${side}`} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={wax} cx="38%" cy="32%" r="75%">
          <stop class="wax-light" offset="0" />
          <stop class="wax-mid" offset=".55" />
          <stop class="wax-dark" offset="1" />
        </radialGradient>
      </defs>
      <path class="wax-blot" d={BLOT} fill={`url(#${wax})`} />
      <circle class="wax-rim" r="64" />
      <circle class="wax-ring" r="58" />
      <svg x="-36" y={side === 0 ? -26 : -36} width="72" height="72" viewBox="0 0 512 512">
        <path class="wax-sign" d={iconPath(SIGNS[side])} />
      </svg>
      {side === 0 &&
        STARS.map((turn) => (
          <path
            key={turn}
            class="wax-sign"
            d={STAR}
            transform={`rotate(${turn}) translate(0 -46) scale(.6)`}
          />
        ))}
    </svg>
  );
}

const STAR = 'M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2Z';
const BLOT = blot();

/** Wax that was pressed and ran a little: a round that swells and shrinks, the same every time. */
function blot(): string {
  const points = Array.from({ length: 72 }, (_, at) => {
    const angle = (at / 72) * 2 * Math.PI;
    const swell = Math.sin(angle * 9 + 0.6) * 3.5 + Math.sin(angle * 5 + 2) * 4 + Math.sin(angle * 2 + 1) * 3;
    const radius = 84 + swell;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
