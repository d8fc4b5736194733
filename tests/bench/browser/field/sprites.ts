/** The peer: a sprite for each hex, culled before each frame, as a board is usually built with Pixi. */
import { Container, Culler, Graphics, Sprite, WebGLRenderer, type Texture } from 'pixi.js';
import type { HexId } from '../../../../src/board/hex.ts';
import { panView, zoomView, type View } from '../../../../src/stage/camera.ts';
import { centreOf, hexLine } from '../../../../src/stage/plan.ts';
import { flatBoard } from '../../../../src/stage/layers/flat.ts';
import { groundInk, inkColour, type Ink } from '../../../../src/stage/layers/tints.ts';
import type { Contender } from './contender.ts';
import { NEARNESS, wayOf, wholeSheet, type Land } from './land.ts';

/** Pixels a hex side in the drawing that all hexes of an ink share. */
const DRAWN = 32;

/** Opens the peer on a land; it can also build the land in its own way and in ours. */
export async function spritesOn(land: Land, place: HTMLElement): Promise<Contender> {
  const { battle, plan } = land;
  const frame = { width: place.clientWidth, height: place.clientHeight };
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  await renderer.init({ ...frame, antialias: true });
  place.append(renderer.canvas);
  const drawings = drawingsOf(land, renderer);
  const scene = new Container();
  let ground = spriteForEach(land, drawings);
  const units = new Container();
  for (const hex of battle.placements) units.addChild(spriteAt(land, hex as HexId, drawings.get('wall')!, 1));
  scene.addChild(ground, units);
  let view: View = wholeSheet(frame, plan);
  const show = (next: View): void => {
    view = next;
    scene.position.set(view.x, view.y);
    scene.scale.set(view.scale);
    Culler.shared.cull(scene, renderer.screen);
    renderer.render(scene);
  };
  show(zoomView(view, NEARNESS / view.scale, [frame.width / 2, frame.height / 2], frame, plan.sheet));
  /** Built, drawn once and thrown away. */
  const once = (make: () => Container, close: (made: Container) => void): void => {
    const made = make();
    made.position.set(view.x, view.y);
    made.scale.set(view.scale);
    renderer.render(made);
    close(made);
  };
  return {
    acts: {
      look: (turn) => {
        const { dx, dy, zoom } = wayOf(turn);
        const next = panView(view, dx, dy, frame, plan.sheet);
        show(zoomView(next, zoom, [frame.width / 2, frame.height / 2], frame, plan.sheet));
      },
      'build sprites': () =>
        once(
          () => spriteForEach(land, drawings),
          (made) => made.destroy({ children: true }),
        ),
      'build mesh': () => {
        const flat = flatBoard(plan, 'day');
        flat.look(plan.sheet);
        once(
          () => flat.layer,
          () => flat.close(),
        );
      },
      clear: () => {
        ground.destroy({ children: true });
        ground = new Container();
        scene.addChildAt(ground, 0);
      },
    },
    units: () => [],
    letGo: () => {},
  };
}

function inkOf({ battle: { board } }: Land, hex: HexId): Ink {
  return groundInk(board, hex);
}

function drawingsOf(land: Land, renderer: WebGLRenderer): ReadonlyMap<Ink, Texture> {
  const outline = hexLine(land.plan, 0 as HexId, DRAWN).map(([x, y]) => {
    const [cx, cy] = centreOf(land.plan, 0 as HexId);
    return { x: x - cx, y: y - cy };
  });
  const inks = new Set<Ink>(['wall']);
  for (let hex = 0; hex < land.battle.board.size; hex += 1) inks.add(inkOf(land, hex as HexId));
  const drawn = [...inks].map((ink) => {
    const shape = new Graphics().poly(outline).fill(inkColour(ink, 'day'));
    return [ink, renderer.generateTexture(shape)] as const;
  });
  return new Map(drawn);
}

function spriteForEach(land: Land, drawings: ReadonlyMap<Ink, Texture>): Container {
  const ground = new Container();
  for (let hex = 0; hex < land.battle.board.size; hex += 1) {
    const id = hex as HexId;
    ground.addChild(spriteAt(land, id, drawings.get(inkOf(land, id))!, 1));
  }
  return ground;
}

function spriteAt({ plan }: Land, hex: HexId, texture: Texture, part: number): Sprite {
  const sprite = new Sprite({ texture, anchor: 0.5 });
  const [x, y] = centreOf(plan, hex);
  sprite.position.set(x, y);
  sprite.scale.set(part / DRAWN);
  sprite.cullable = true;
  return sprite;
}
