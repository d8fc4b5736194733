/** What has become of the walls: breaches, gates in enemy hands, ladders. Drawn over the painted sheet from the state. */
import { CanvasSource, Container, Sprite, Texture, type Graphics } from 'pixi.js';
import type { HexsideId } from '../../board/hexside.ts';
import type { Battle } from '../../engine/battle.ts';
import type { GameState, Ladder } from '../../engine/state.ts';
import { drawLadder } from '../counters/drawEngine.ts';
import { edgeOf, type Plan } from '../plan.ts';
import { sheetOfGlass } from './pen.ts';
import { drawRuins, drawSigns, LADDER } from './ruins.ts';

/** How fine a ladder is drawn: pixels of its length. */
const PIXELS = 120;
export class Works {
  /** Rubble and gaps: under the counters. */
  readonly ruins: Graphics = sheetOfGlass();
  /** Chevrons, pennants and ladders: over them. */
  readonly marks = new Container();
  readonly #signs: Graphics = sheetOfGlass();
  readonly #ladders = new Container<Sprite>();
  readonly #timber: Texture;
  readonly #plan: Plan;
  readonly #battle: Battle;
  #works: GameState['works'] | null = null;
  #standing: readonly Ladder[] | null = null;

  constructor(plan: Plan, battle: Battle) {
    this.#plan = plan;
    this.#battle = battle;
    this.#timber = timber();
    this.marks.addChild(this.#ladders, this.#signs);
  }

  /** Draws the works as they are; nothing when nothing has changed. */
  show({ works, ladders }: Pick<GameState, 'works' | 'ladders'>): void {
    if (works !== this.#works) this.#drawWorks(works);
    if (ladders !== this.#standing) this.#raise(ladders);
  }

  /** The drawing of the ladder at a hexside, if one stands there. */
  ladder(hexside: HexsideId): Sprite | undefined {
    const at = this.#standing?.findIndex((ladder) => ladder.hexside === hexside) ?? -1;
    return this.#ladders.children[at];
  }

  close(): void {
    this.ruins.destroy();
    this.marks.destroy({ children: true });
    this.#timber.destroy(true);
  }

  #drawWorks(works: GameState['works']): void {
    this.#works = works;
    this.ruins.clear();
    this.#signs.clear();
    drawRuins(this.ruins, this.#plan, works);
    drawSigns(this.#signs, this.#plan, this.#battle, works);
  }

  #raise(ladders: readonly Ladder[]): void {
    this.#standing = ladders;
    for (const old of this.#ladders.removeChildren()) old.destroy();
    for (const { hexside } of ladders) this.#ladders.addChild(this.#ladderAt(hexside));
  }

  #ladderAt(hexside: HexsideId): Sprite {
    const { middle, normal } = edgeOf(this.#plan, hexside);
    const ladder = new Sprite({ texture: this.#timber, anchor: 0.5 });
    ladder.position.set(middle[0], middle[1]);
    ladder.rotation = Math.atan2(normal[1], normal[0]) + Math.PI / 2;
    ladder.scale.set(LADDER.length / PIXELS);
    return ladder;
  }
}

function timber(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = PIXELS + 16;
  const g = canvas.getContext('2d')!;
  g.translate(32, canvas.height / 2);
  drawLadder(g, PIXELS, (PIXELS * LADDER.width) / LADDER.length);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}
