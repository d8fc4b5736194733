/** What moves over the board behind the title: light that flickers, and smoke that drifts to the north-east. */
import { FIRES } from './fires.ts';

/** Milliseconds from picture to picture. */
const PACE = 100;

/** Puffs of smoke over every fire, and how long one lives, in seconds. */
const PUFFS = 5;
const LIFE = 9;

/** What a picture may cost, in milliseconds from one of the browser's to the next, and how many dearer ones in a row are borne. */
const DEAR = 40;
const BORNE = 5;

/**
 * Draws until the answer is called: at most ten pictures a second, none while the page is hidden, one where it stands still. Without
 * a graphics card the slanted sheet is put together by the processor, for most of a core: where pictures are dear the last one stays.
 */
export function burn(canvas: HTMLCanvasElement, still: boolean): () => void {
  const g = canvas.getContext('2d');
  if (g === null) return () => undefined;
  paint(g, 0);
  if (still) return () => undefined;
  const begun = performance.now();
  let dear = 0;
  const timer = setInterval(() => {
    if (document.hidden) return;
    paint(g, (performance.now() - begun) / 1000);
    void costOfPicture().then((cost) => {
      dear = cost > DEAR ? dear + 1 : 0;
      if (dear >= BORNE) clearInterval(timer);
    });
  }, PACE);
  return () => clearInterval(timer);
}

/** Milliseconds between the two pictures of the browser that follow. */
async function costOfPicture(): Promise<number> {
  const picture = (): Promise<number> => new Promise((shown) => requestAnimationFrame(shown));
  const first = await picture();
  return (await picture()) - first;
}

/** The picture after so many seconds. */
function paint(g: CanvasRenderingContext2D, seconds: number): void {
  const { width, height } = g.canvas;
  g.clearRect(0, 0, width, height);
  FIRES.forEach(([x, y], fire) => {
    const [atX, atY] = [x * width, y * height];
    for (let puff = 0; puff < PUFFS; puff += 1) {
      const age = (seconds / LIFE + puff / PUFFS + fire * 0.37) % 1;
      const sway = Math.sin(seconds * 0.4 + fire * 2.1 + puff) * 4;
      const alpha = 0.13 * Math.sin(Math.PI * age);
      disc(g, atX + age * 46 + sway, atY - age * 62, 7 + age * 26, `186, 178, 176`, alpha);
    }
    const flicker =
      0.5 + 0.3 * Math.sin(seconds * 7.3 + fire * 1.9) + 0.2 * Math.sin(seconds * 17.1 + fire * 4.7);
    disc(g, atX, atY, 30 + 5 * flicker, '255, 150, 60', 0.1 + 0.16 * flicker);
    disc(g, atX, atY, 9 + 2 * flicker, '255, 214, 120', 0.12 + 0.24 * flicker);
  });
}

/** A soft disc. */
function disc(
  g: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha: number,
): void {
  const light = g.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${colour}, ${alpha})`);
  light.addColorStop(1, `rgba(${colour}, 0)`);
  g.fillStyle = light;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}
