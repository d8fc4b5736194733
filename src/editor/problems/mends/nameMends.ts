/** How names are mended that point to nothing, or to two things: by the nearest name that there is, else by what leaves them out. */
import type { ProblemCode } from '../../../scenario/problems.ts';
import type { ScenarioDocument } from '../../document.ts';
import { nearestName } from '../../../scenario/names.ts';
import { byPart, dropTrigger, firstOf, freshName, lineAt, put, takeOut, around, type Mend } from './mend.ts';

type NameCode = Extract<ProblemCode, `no-such-${string}` | 'duplicate-id'>;

/** The name of a list that is spelt most like the one that is written. */
function nearest(known: (document: ScenarioDocument) => readonly string[]): Mend {
  return (wrong) => {
    const near = nearestName(String(wrong.value), known(wrong.document));
    return near === null ? null : put(wrong, near);
  };
}

const idsOf = (lines: readonly Readonly<{ id: string }>[]): readonly string[] => lines.map(({ id }) => id);
const kinds = nearest((document) => idsOf(document.kinds));
const forcesOf = ({ sides }: ScenarioDocument): readonly string[] =>
  sides.flatMap(({ forces }) => idsOf(forces));
const zonesOf = ({ zones, map }: ScenarioDocument): readonly string[] => [
  ...Object.keys(map.inline.zones),
  ...Object.keys(zones),
];

/** In the set-up and in groups: a name of a list is left out of it; with the last of them goes the line. */
const leaveOut: Mend = (wrong) => {
  const list = around(wrong, 1);
  return Array.isArray(list) && list.length > 1 ? takeOut(wrong) : null;
};

/** A hint in which nothing nearer is meant goes; a force that its side has not is not named any more. */
const removeHint: Mend = (wrong) => ({ type: 'removeHint', at: lineAt(wrong) });
const ownForce: Mend = (wrong) => {
  const { document, value } = wrong;
  const { side } = document.hints![lineAt(wrong)]!;
  const own = document.sides.find(({ id }) => id === side)?.forces ?? [];
  return put(wrong, nearestName(String(value), idsOf(own)) ?? undefined);
};

const removeSetup: Mend = (wrong) => ({ type: 'removeSetup', at: lineAt(wrong) });

/** Levels of the city, and of them that nearest to the one asked for. */
const nearestLevel: Mend = (wrong) => {
  const levels = [...new Set(wrong.document.map.inline.levels.join(''))]
    .filter((one) => one !== '.')
    .map(Number);
  const away = (level: number): number => Math.abs(level - Number(wrong.value));
  const [near] = levels.toSorted((a, b) => away(a) - away(b));
  return near === undefined ? null : put(wrong, near);
};

/** A track of the opening has its force for a key. */
const nearestTrack: Mend = ({ document, keys, value }) => {
  const { opening } = document;
  if (opening === undefined || keys[1] !== 'tracks') return null;
  const { [keys[2]!]: _, ...tracks } = opening.tracks;
  const near = nearestName(
    keys[2]!,
    forcesOf(document).filter((force) => !Object.hasOwn(tracks, force)),
  );
  const named = near === null ? tracks : { ...tracks, [near]: Number(value) };
  return { type: 'setOpening', opening: { ...opening, tracks: named } };
};

/** Of two with one name the later gets another; of two zones that of the map goes, which the scenario's hides. */
const renameTwin: Mend = (wrong) => {
  const { document, keys, value } = wrong;
  const [list, at] = keys;
  if (list === 'zones') return { type: 'removeZone', of: 'map', name: keys[1]! };
  if (list === 'kinds') return { type: 'putKind', kind: document.kinds[Number(at)]! };
  const taken =
    list === 'sides' && keys[2] === 'forces' ? forcesOf(document) : idsOf(LISTS(document)[list!] ?? []);
  const id = freshName(String(value), taken);
  if (list === 'pieces') {
    const piece = document.pieces[Number(at)]!;
    return { type: 'alterPiece', id: piece.id, piece: { ...piece, id } };
  }
  return put(wrong, id);
};

const LISTS = ({
  pieces,
  sides,
  groups,
  triggers,
  variables = [],
}: ScenarioDocument): Readonly<Record<string, readonly Readonly<{ id: string }>[]>> => ({
  pieces,
  sides,
  groups,
  triggers,
  variables,
});

export const NAME_MENDS: Readonly<
  Record<Exclude<NameCode, 'no-such-file' | 'no-such-hex' | 'no-such-house-row'>, Mend>
> = {
  'duplicate-id': renameTwin,
  'no-such-kind': firstOf(
    kinds,
    dropTrigger,
    byPart({
      pieces: ({ document, keys: [, at] }) => ({
        type: 'removePieces',
        ids: [document.pieces[Number(at)]!.id],
      }),
    }),
  ),
  'no-such-force': byPart(
    { hints: ownForce },
    firstOf(nearestTrack, nearest(forcesOf), dropTrigger, byPart({ setup: removeSetup })),
  ),
  'no-such-side': firstOf(
    nearest((document) => idsOf(document.sides)),
    dropTrigger,
    byPart({ hints: removeHint }),
  ),
  'no-such-zone': firstOf(nearest(zonesOf), dropTrigger, byPart({ setup: removeSetup, hints: removeHint })),
  'no-such-piece': firstOf(
    nearest((document) => idsOf(document.pieces)),
    dropTrigger,
    leaveOut,
    byPart({
      setup: removeSetup,
      hints: removeHint,
      groups: ({ document, keys: [, at] }) => ({ type: 'removeGroup', id: document.groups[Number(at)]!.id }),
    }),
  ),
  'no-such-group': firstOf(
    nearest((document) => idsOf(document.groups)),
    dropTrigger,
  ),
  'no-such-level': byPart(
    { opening: takeOut },
    firstOf(nearestLevel, dropTrigger, byPart({ hints: removeHint })),
  ),
  'no-such-work': byPart({ opening: takeOut, hints: removeHint }, dropTrigger),
  'no-such-ladder': takeOut,
  'no-such-option-value': (wrong) => {
    const { option } = around(wrong, 1) as Readonly<{ option: keyof ScenarioDocument['options'] }>;
    return put(wrong, wrong.document.options[option]);
  },
  // A figure that nothing has counted so far can be counted from now on.
  'no-such-variable': firstOf(
    nearest(({ variables = [] }) => idsOf(variables)),
    ({ value }) => ({
      type: 'putVariable',
      at: null,
      variable: { id: String(value), name: { en: String(value) }, first: 0, shown: true },
    }),
  ),
  'no-such-trigger': firstOf(
    nearest((document) => idsOf(document.triggers)),
    dropTrigger,
  ),
};
