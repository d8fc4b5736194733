/** The least that a game with Pixi must do before it can show anything: its application and one quad. */
import { Application, Sprite, Texture } from 'pixi.js';
import { BARE_MARK } from './mark.ts';

const app = new Application();
await app.init({ resizeTo: window, preference: 'webgl', antialias: true });
document.body.append(app.canvas);
const quad = new Sprite(Texture.WHITE);
quad.setSize(200);
app.stage.addChild(quad);
app.render();
performance.mark(BARE_MARK);
