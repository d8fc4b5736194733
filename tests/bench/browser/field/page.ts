/** The page of a battlefield: `?who=stage|sprites&columns=40&rows=30`. */
import { offer } from './contender.ts';
import { landOf } from './land.ts';
import { spritesOn } from './sprites.ts';
import { stageOn } from './stageOn.ts';

const wishes = new URLSearchParams(location.search);
const land = landOf(Number(wishes.get('columns')), Number(wishes.get('rows')));
const board = document.getElementById('board')!;
offer(await (wishes.get('who') === 'sprites' ? spritesOn(land, board) : stageOn(land, board)));
