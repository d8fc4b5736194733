/** Files of an author as they come in: a battle or a map with what it names, or a map of Tiled with its tilesets. */
import { blankOn } from '../../../editor/blank.ts';
import { filesNamedIn, openDocument, readText, type ScenarioDocument } from '../../../editor/document.ts';
import { sortOf, type FileSort } from '../../../editor/fileSorts.ts';
import { importTiled } from '../../../editor/tiled/import.ts';
import type { TiledProblem } from '../../../editor/tiled/problem.ts';
import type { TextFile } from '../../../editor/tiled/read.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import { speakFully } from '../../../i18n/language.ts';
import { TILED_PROBLEMS } from '../../../i18n/tiledWords.ts';
import type { Library } from '../../../scenario/library.ts';
import { fetchShipped } from './shippedFiles.ts';

/** A battle with what was left out or guessed of it, or why there is none: sentences with place and remedy. */
export type OpenedFiles =
  | Readonly<{ ok: true; name: string; document: ScenarioDocument; notes: readonly string[] }>
  | Readonly<{ ok: false; told: string }>;

/** Larger files are not even read: nothing of ours has as many bytes, and nothing of Tiled that could be a battle. */
const MOST_BYTES = 64_000_000;

interface Chosen extends TextFile {
  readonly sort: FileSort;
}

/** Opens what was chosen together: one battle or one map, and what belongs to it. */
export async function openFiles(files: readonly File[]): Promise<OpenedFiles> {
  // The words of the importer come with it.
  await speakFully();
  const chosen: Chosen[] = [];
  // The picture of the tiles lies beside the map; nothing of it is read.
  for (const file of files.filter(({ type }) => !type.startsWith('image/'))) {
    const { name } = file;
    if (file.size > MOST_BYTES) return refuse(EDITOR_PAGE.fileTooLarge, { name });
    const text = await textIn(file);
    if (text === null) return refuse(EDITOR_PAGE.fileUnreadable, { name });
    chosen.push({ name, text, sort: sortOf({ name, text }) });
  }
  const mains = mainsAmong(chosen);
  const [main] = mains;
  if (main === undefined) return refuse(EDITOR_PAGE.onlyPictures, {});
  if (mains.length > 1)
    return refuse(EDITOR_PAGE.severalFiles, { names: mains.map(({ name }) => name).join(', ') });
  const beside = chosen.filter((one) => one !== main);
  return main.sort === 'tiled-map' || main.sort === 'tileset'
    ? ofTiled(main, beside)
    : await ofOurs(main, beside);
}

/** The battles and maps of Tiled; else the maps of ours, which a battle may have brought along; else whatever there is. */
function mainsAmong(chosen: readonly Chosen[]): readonly Chosen[] {
  const ranks: readonly (readonly FileSort[])[] = [['battle', 'tiled-map'], ['map'], ['unknown']];
  for (const sorts of ranks) {
    const found = chosen.filter(({ sort }) => sorts.includes(sort));
    if (found.length > 0) return found;
  }
  return chosen.slice(0, 1);
}

function ofTiled(map: Chosen, beside: readonly Chosen[]): OpenedFiles {
  const imported = importTiled(map, beside);
  if (!imported.ok) {
    const { place, told } = wordsOf(imported.problem);
    return refuse(EDITOR_PAGE.brokenFile, { name: map.name, place, why: told });
  }
  const notes = imported.notes.map(wordsOf).map(({ place, told }) => `${place}: ${told}`);
  return { ok: true, name: map.name, document: blankOn(imported.map), notes };
}

function wordsOf({ code, place, what }: TiledProblem): Readonly<{ place: string; told: string }> {
  return { place, told: fill<string>(TILED_PROBLEMS[code], { what }) };
}

async function ofOurs({ name, text }: Chosen, beside: readonly Chosen[]): Promise<OpenedFiles> {
  const read = readText(text);
  if (!read.ok) return brokenAt(name, read.problems[0]!);
  const { maps, rosters } = filesNamedIn(read.value);
  const own: Library = { maps: besides(maps, beside, 'map'), rosters: besides(rosters, beside, 'roster') };
  const shipped = await fetchShipped(maps, rosters);
  const library: Library = {
    maps: { ...shipped.maps, ...own.maps },
    rosters: { ...shipped.rosters, ...own.rosters },
  };
  const missing =
    maps.find((file) => !Object.hasOwn(library.maps, file)) ??
    rosters.find((file) => !Object.hasOwn(library.rosters, file));
  if (missing !== undefined) return refuse(EDITOR_PAGE.fileMissing, { name, file: missing });
  const opened = openDocument(read.value, library);
  return opened.ok
    ? { ok: true, name, document: opened.value, notes: [] }
    : brokenAt(name, opened.problems[0]!);
}

/** Of the files that a battle names those that were chosen with it, wherever they lie. */
function besides(
  named: readonly string[],
  beside: readonly Chosen[],
  sort: FileSort,
): Readonly<Record<string, unknown>> {
  const found = named.flatMap((path) => {
    const last = path.split('/').at(-1);
    const file = beside.find((one) => one.sort === sort && one.name === last);
    const read = file === undefined ? null : readText(file.text);
    return read?.ok === true ? [[path, read.value] as const] : [];
  });
  return Object.fromEntries(found);
}

function brokenAt(name: string, { path, message }: Readonly<{ path: string; message: string }>): OpenedFiles {
  return refuse(EDITOR_PAGE.brokenFile, { name, place: path === '' ? '/' : path, why: message });
}

function refuse(sentence: string, blanks: Readonly<Record<string, string>>): OpenedFiles {
  return { ok: false, told: fill<string>(sentence, blanks) };
}

/** The text of a file; null where the browser may not, or can no longer, read it. */
async function textIn(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (refusal) {
    if (!(refusal instanceof DOMException)) throw refusal;
    return null;
  }
}
