/** The maps and rosters that come with the game, as their authors wrote them: fetched when a battle names them, or forces are looked at. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { openText, type ScenarioDocument } from '../../../editor/document.ts';
import { NO_LIBRARY, type Library } from '../../../scenario/library.ts';
import type { KindSheet, Roster } from '../../../scenario/rosterSchema.ts';

/** A roster that comes with the game. */
export interface ShippedRoster {
  readonly id: string;
  readonly name: Roster['name'];
  readonly kinds: readonly KindSheet[];
}

const FOLDER = '../../../../scenarios/';
const ROSTERS = import.meta.glob<ShippedRoster>('../../../../scenarios/rosters/*.json', {
  import: 'default',
});
/** As texts: under their own names stand the maps as they are played, compiled. */
const MAPS = import.meta.glob<string>('../../../../scenarios/maps/*.json', {
  query: '?raw',
  import: 'default',
});

/** Battles that were made with nothing but the editor, by their titles: to be opened, looked into and tried out from it. */
export const SAMPLES = [{ id: 'osgiliath', title: 'Osgiliath' }] as const;

const SAMPLE_TEXTS = import.meta.glob<string>('../../../../scenarios/samples/*.json', {
  query: '?raw',
  import: 'default',
});

/** Fetches a sample. */
export async function fetchSample(id: (typeof SAMPLES)[number]['id']): Promise<ScenarioDocument> {
  const opened = openText(await SAMPLE_TEXTS[`${FOLDER}samples/${id}.json`]!(), NO_LIBRARY);
  if (!opened.ok) throw new Error(`${id}: ${opened.problems[0]!.message}`);
  return opened.value;
}

const found = signal<readonly ShippedRoster[]>([]);
let asked: Promise<void> | null = null;

/** The rosters, as soon as they are there: those with units first, for nobody fights with engines alone. */
export function shippedRosters(): ReadonlySignal<readonly ShippedRoster[]> {
  asked ??= Promise.all(Object.values(ROSTERS).map((fetch) => fetch())).then((all) => {
    found.value = all.toSorted((a, b) => Number(hasUnits(b)) - Number(hasUnits(a)));
  });
  return found;
}

/** Fetches those of the named files that come with the game, by the names a scenario gives them ("maps/minas-tirith.json"). */
export async function fetchShipped(maps: readonly string[], rosters: readonly string[]): Promise<Library> {
  const [texts, sheets] = await Promise.all([fetchNamed(MAPS, maps), fetchNamed(ROSTERS, rosters)]);
  const parsed = Object.entries(texts).map(([name, text]) => [name, JSON.parse(text) as unknown]);
  return { maps: Object.fromEntries(parsed) as Library['maps'], rosters: sheets };
}

async function fetchNamed<File>(
  shipped: Readonly<Record<string, () => Promise<File>>>,
  names: readonly string[],
): Promise<Readonly<Record<string, File>>> {
  const known = names.filter((name) => Object.hasOwn(shipped, FOLDER + name));
  const fetched = known.map(async (name) => [name, await shipped[FOLDER + name]!()] as const);
  return Object.fromEntries(await Promise.all(fetched));
}

function hasUnits({ kinds }: ShippedRoster): boolean {
  return kinds.some((kind) => kind.class === 'unit');
}
