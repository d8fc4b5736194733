/** How errors of kinds, sides, pieces, set-up and groups are mended. */
import { hexName } from '../../../board/hex.ts';
import { faceOfCode } from '../../../engine/face.ts';
import type { ProblemCode } from '../../../scenario/problems.ts';
import type { KindSheet } from '../../../scenario/rosterSchema.ts';
import type { PieceLine } from '../../../scenario/schema.ts';
import { hexesOfRegion, membersOfSetup, setupOf } from '../regions.ts';
import { standing } from '../standing.ts';
import { around, byPart, freshName, lineAt, put, takeOut, type Mend } from './mend.ts';

type ForceCode = Extract<
  ProblemCode,
  | `range-${string}`
  | `rating${string}`
  | 'two-sides-needed'
  | 'role-taken-twice'
  | 'no-force-holds'
  | 'two-forces-hold'
  | 'stacking'
  | 'both-sides-in-hex'
  | 'terrain-bars-piece'
  | 'outside-setup-zone'
  | 'piece-of-other-force'
  | 'piece-in-two-zones'
  | 'zone-empty'
  | 'no-room-for-setup'
  | 'too-many-lost'
  | 'disrupted-without-unit'
  | 'oil-missing'
  | `oil-without-cauldron`
  | `cauldron-${string}`
  | 'piece-of-other-side'
  | 'piece-in-two-groups'
  | 'piece-on-map'
  | 'group-never-comes'
>;

/** The least range of a printed bow, in hexes. */
const SHORT_BOW = 2;
/** The last row of the rally table (8.37). */
const BEST_LEADER = 8;

function kind(change: (sheet: KindSheet) => KindSheet): Mend {
  return (wrong) => ({ type: 'putKind', kind: change(wrong.document.kinds[lineAt(wrong)]!) });
}

type Ratings = Extract<KindSheet, { class: 'personage' }>['ratings'];

function ratings(change: (ratings: Ratings) => Ratings): Mend {
  return kind((sheet) =>
    sheet.class === 'personage' ? { ...sheet, ratings: change(sheet.ratings) } : sheet,
  );
}

/** Alters a piece whose id no other has. */
function piece(change: (line: PieceLine) => PieceLine): Mend {
  return (wrong) => {
    const line = wrong.document.pieces[lineAt(wrong)]!;
    const isUnique = wrong.document.pieces.filter(({ id }) => id === line.id).length === 1;
    return isUnique ? { type: 'alterPiece', id: line.id, piece: change(line) } : null;
  };
}

/** The piece goes to the nearest hex where it may be, or else waits off the map. */
const step: Mend = (wrong) =>
  piece((line) => ({ ...line, at: standing(wrong.document)(line, 'level') ?? 'off' }))(wrong);

/** A piece is left out of a list; with the last of them goes the line of the set-up, the group, or the hint. */
const leaveOut: Mend = (wrong) => {
  const isLast = (around(wrong, 1) as readonly string[]).length === 1;
  if (!isLast) return takeOut(wrong);
  const at = lineAt(wrong);
  if (wrong.keys[0] === 'setup') return { type: 'removeSetup', at };
  return wrong.keys[0] === 'hints'
    ? { type: 'removeHint', at }
    : { type: 'removeGroup', id: wrong.document.groups[at]!.id };
};

/** A zone of the set-up without hexes is where its pieces stand; without them it goes. */
const aroundPieces: Mend = (wrong) => {
  const at = lineAt(wrong);
  const line = wrong.document.setup[at]!;
  const stands = membersOfSetup(wrong.document, line).map((member) => member.at);
  const zone = [...new Set(stands)].filter((hex) => hex !== 'off');
  return zone.length === 0 ? { type: 'removeSetup', at } : { type: 'putSetup', at, line: { ...line, zone } };
};

/** Who finds no hex in his zone gets the nearest beyond it that bears him, and the zone that hex. */
const roomBeside: Mend = ({ document, keys }) => {
  const waiting = document.pieces[Number(keys[1])]!;
  const line = setupOf(document, waiting);
  if (line === null) return null;
  const [first] = hexesOfRegion(document, line.zone);
  if (first === undefined) return null;
  const at = standing(document)({ ...waiting, at: hexName(document.map.inline, first) }, 'level');
  if (at === null) return null;
  const zone = [...(typeof line.zone === 'string' ? [line.zone] : line.zone), at];
  return {
    type: 'all',
    commands: [
      { type: 'putSetup', at: document.setup.indexOf(line), line: { ...line, zone: [...new Set(zone)] } },
      { type: 'alterPiece', id: waiting.id, piece: { ...waiting, at } },
    ],
    label: 'putSetup',
  };
};

export const FORCE_MENDS: Readonly<Record<ForceCode, Mend>> = {
  'range-missing': kind((sheet) =>
    sheet.class === 'unit' && faceOfCode(sheet.code)?.missile !== null
      ? { ...sheet, range: SHORT_BOW }
      : sheet,
  ),
  'range-without-missile': kind((sheet) => {
    if (sheet.class !== 'unit') return sheet;
    const { range: _, ...unit } = sheet;
    return unit;
  }),
  'ratings-upside-down': ratings(([full, reduced]) => [reduced, full]),
  'rating-too-high': ratings(([, reduced]) => [BEST_LEADER, Math.min(BEST_LEADER, reduced)]),
  /** A side too many goes, if nobody is of it. */
  'two-sides-needed': ({ document: { sides, pieces } }) => {
    const used = new Set(pieces.map(({ force }) => force));
    const spare = sides.findLast(({ forces }) => !forces.some(({ id }) => used.has(id)));
    return sides.length > 2 && spare !== undefined ? { type: 'removeSide', id: spare.id } : null;
  },
  'role-taken-twice': (wrong) => put(wrong, wrong.value === 'defender' ? 'besieger' : 'defender'),
  'no-force-holds': ({ document: { sides }, keys: [, at] }) => {
    const { id, forces } = sides[Number(at)]!;
    const [first] = forces;
    return first === undefined ? null : { type: 'putForce', side: id, force: { ...first, holds: true } };
  },
  'two-forces-hold': (wrong) => put(wrong, false),
  stacking: step,
  'both-sides-in-hex': step,
  'terrain-bars-piece': step,
  'outside-setup-zone': step,
  'cauldron-without-wall': step,
  'piece-of-other-force': leaveOut,
  'piece-in-two-zones': leaveOut,
  'zone-empty': byPart({
    setup: aroundPieces,
    hints: (wrong) => ({ type: 'removeHint', at: lineAt(wrong) }),
  }),
  'no-room-for-setup': roomBeside,
  'too-many-lost': piece(({ lost: _, ...line }) => line),
  'disrupted-without-unit': piece(({ disrupted: _, ...line }) => line),
  'oil-missing': piece((line) => ({ ...line, oil: 1 })),
  'oil-without-cauldron': piece(({ oil: _, ...line }) => line),
  'cauldron-of-besieger': (wrong) => ({
    type: 'removePieces',
    ids: [wrong.document.pieces[lineAt(wrong)]!.id],
  }),
  'piece-of-other-side': leaveOut,
  'piece-in-two-groups': leaveOut,
  'piece-on-map': ({ value }) => ({ type: 'movePieces', ids: [String(value)], at: 'off' }),
  'group-never-comes': ({ document: { groups, sides, triggers }, keys: [, at] }) => {
    const { id, side } = groups[Number(at)]!;
    const role = sides.find((one) => one.id === side)?.role;
    const name = `${id}-arrives`;
    const taken = triggers.map((trigger) => trigger.id);
    return {
      type: 'putTrigger',
      at: null,
      trigger: {
        id: taken.includes(name) ? freshName(name, taken) : name,
        when: role === 'besieger' ? 'besiegerMoves' : 'defenderMoves',
        if: [],
        then: { type: 'arrive', group: id, credit: 0 },
      },
    };
  },
};
