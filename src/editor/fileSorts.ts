/** What a file is that somebody chose: told by what stands in it, for names say little. */
import { rootOf, type TextFile } from './tiled/read.ts';
import { jsonIn, rawOf } from './tiled/raw.ts';

/** A battle, a map or a roster of ours, a map or a tileset of Tiled, or none of these. */
export type FileSort = 'battle' | 'map' | 'roster' | 'tiled-map' | 'tileset' | 'unknown';

/** The first element of a file of XML; what may stand before it says nothing. */
const FIRST_ELEMENT = /<(map|tileset)\b/;

/** Files of Tiled by their names: of them it is told what is wrong with them as files of Tiled. */
const NAMES_OF_TILED = /[.](tmx|tmj|tsx|tsj|xml)$/i;

/** The sort of a file. What cannot be read at all is what its name says, if it says anything. */
export function sortOf({ name, text }: TextFile): FileSort {
  const bare = text.replace(/^\uFEFF/, '').trimStart();
  if (bare.startsWith('<')) return FIRST_ELEMENT.exec(bare)?.[1] === 'tileset' ? 'tileset' : 'tiled-map';
  const value = rawOf(jsonIn(bare));
  if (value['format'] === 'pelennor/scenario') return 'battle';
  if (value['format'] === 'pelennor/roster') return 'roster';
  if ('legend' in value) return 'map';
  const root = rootOf(value);
  if (root === 'map') return 'tiled-map';
  if (root === 'tileset') return 'tileset';
  return NAMES_OF_TILED.test(name) ? 'tiled-map' : 'unknown';
}
