/** The canvas and its WebGL context: draws only when asked, at most once a frame, and outlives the loss of the context. */
import { Ticker, type Container, type WebGLRenderer } from 'pixi.js';
import { boardRenderer } from './boardRenderer.ts';
import type { Frame } from './camera.ts';
import { roomIn } from './room.ts';

/** A graphics card that has not come back for so long is gone, in milliseconds; nobody waits for it while nobody looks. */
const GONE_AFTER = 4000;

/** Renderers without a graphics card behind them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** A canvas that shows one scene. */
export class Screen {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer<HTMLCanvasElement>;
  readonly #scene: Container;
  readonly #software: boolean;
  /** What to do before a frame is drawn, given its time in milliseconds; true asks for another frame. */
  readonly beforeFrame = new Set<(now: number) => boolean>();
  #frame = 0;
  /** The size of the next picture, and of the last: a canvas of another size is black until it is drawn. */
  #size: Frame;
  #drawn: Frame;
  readonly #gone: () => void;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Passed when the card is done with the last picture. */
  #fence: WebGLSync | null = null;

  private constructor(renderer: WebGLRenderer<HTMLCanvasElement>, scene: Container, gone: () => void) {
    this.#renderer = renderer;
    this.#scene = scene;
    this.#gone = gone;
    const { width, height } = renderer.screen;
    this.#size = this.#drawn = { width, height };
    this.canvas = renderer.canvas;
    this.#software = SOFTWARE.test(rendererName(renderer.gl));
    this.#limit();
    this.canvas.addEventListener('webglcontextlost', this.#lost);
    this.canvas.addEventListener('webglcontextrestored', this.#restored);
  }

  /**
   * Opens a canvas inside the container and fits it to it; null where the browser has no WebGL. `gone` = the graphics card was
   * lost and does not come back.
   */
  static async open(container: HTMLElement, scene: Container, gone: () => void): Promise<Screen | null> {
    // Pixi's own clock would ask for every frame for ever, only to see whether something can be thrown away.
    Ticker.system.autoStart = false;
    const renderer = boardRenderer();
    try {
      await renderer.init({
        manageImports: false,
        ...roomIn(container).frame,
        resolution: sharpness(),
        autoDensity: true,
        antialias: true,
        backgroundAlpha: 1,
        powerPreference: 'high-performance',
      });
    } catch (why) {
      if (hasWebGl()) throw why;
      return null;
    }
    const screen = new Screen(renderer, scene, gone);
    screen.canvas.style.cssText += ';display:block;touch-action:none;user-select:none';
    container.append(screen.canvas);
    return screen;
  }

  get frame(): Frame {
    return this.#size;
  }

  /** Device pixels a CSS pixel. */
  get sharpness(): number {
    return this.#renderer.resolution;
  }

  /** Colour behind everything. */
  set background(colour: string) {
    this.#renderer.background.color = colour;
    this.draw();
  }

  /** Fits the canvas to a new size in CSS pixels, with the next picture. */
  resize({ width, height }: Frame): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.draw();
  }

  /** Draws the scene in the next frame. */
  draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.beforeFrame.clear();
    clearTimeout(this.#waiting);
    this.canvas.removeEventListener('webglcontextlost', this.#lost);
    this.canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#renderer.destroy({ removeView: true });
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    for (const prepare of this.beforeFrame) if (prepare(now)) this.draw();
    if (!this.#renderer.gl.isContextLost()) this.#render();
    Ticker.system.update(now);
  };

  /**
   * Draws, unless the card is still busy with the last picture: then the next frame asks again, and draws what is true by then.
   * Pictures that wait behind each other would hold up the whole page: without a graphics card for seconds.
   */
  #render(): void {
    const { gl } = this.#renderer;
    // The old WebGL has no fences.
    if (!('fenceSync' in gl)) return this.#paint();
    if (this.#fence !== null && gl.getSyncParameter(this.#fence, gl.SYNC_STATUS) !== gl.SIGNALED)
      return this.draw();
    gl.deleteSync(this.#fence);
    this.#paint();
    this.#fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  #paint(): void {
    const { width, height } = this.#size;
    if (this.#drawn !== this.#size) this.#renderer.resize(width, height, sharpness());
    this.#drawn = this.#size;
    this.#renderer.render(this.#scene);
  }

  readonly #lost = (): void => {
    this.#fence = null;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      if (document.hidden) this.#lost();
      else this.#gone();
    }, GONE_AFTER);
  };

  readonly #restored = (): void => {
    clearTimeout(this.#waiting);
    this.#limit();
    this.draw();
  };

  /** Without a graphics card, choosing between textures costs more than a draw call. */
  #limit(): void {
    if (this.#software) this.#renderer.limits.maxBatchableTextures = 1;
  }
}

/** Asked only where Pixi could not begin: a context is dear. */
function hasWebGl(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}

function sharpness(): number {
  return Math.min(2, window.devicePixelRatio || 1);
}

function rendererName(gl: WebGLRenderingContext): string {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return names === null ? '' : String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
}
