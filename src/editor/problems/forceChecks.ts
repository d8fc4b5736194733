/** Checks of the forces: who fights, with what, and where they begin. */
import { hexNamed, type HexId } from '../../board/hex.ts';
import type { Colour } from '../../engine/livery.ts';
import { usualColour } from '../../kernel/usualColour.ts';
import type { KindSheet } from '../../scenario/rosterSchema.ts';
import type { PieceLine, SideLine } from '../../scenario/schema.ts';
import type { Command, ForceLine } from '../command.ts';
import { isSame } from '../edited.ts';
import { MOST_OF_A_CHECK, inPart, onHex, terrainAt, type Check, type Finding, type Survey } from './check.ts';
import { standing } from './standing.ts';

type UnitSheet = Extract<KindSheet, { class: 'unit' }>;

function unitOf({ kindOf }: Survey, { kind }: PieceLine): UnitSheet | null {
  const sheet = kindOf.get(kind);
  return sheet?.class === 'unit' ? sheet : null;
}

function hasTrait(survey: Survey, side: SideLine | null, trait: UnitSheet['traits'][number]): boolean {
  return survey.piecesOf(side).some((piece) => unitOf(survey, piece)?.traits.includes(trait) === true);
}

/** Of the defender and the besieger; a side beyond these is an error. */
function sidesWhere(
  { document, defender, besieger }: Survey,
  holds: (side: SideLine) => boolean,
): readonly Finding[] {
  return document.sides.flatMap((side, at) =>
    (side === defender || side === besieger) && holds(side) ? [inPart(`/sides/${at}`, side.name)] : [],
  );
}

/** Forces of which something holds, each with its mend. */
function forcesWhere(
  { document }: Survey,
  holds: (force: ForceLine) => boolean,
  fix: (force: ForceLine, side: SideLine) => Command | null,
): readonly Finding[] {
  return document.sides.flatMap((side, at) =>
    side.forces.flatMap((force, index) =>
      holds(force) ? [inPart(`/sides/${at}/forces/${index}`, force.name, fix(force, side))] : [],
    ),
  );
}

/** The demoralization values of a force, all pieces counted (2.4.1). */
function valuesOf(survey: Survey, force: ForceLine): readonly number[] {
  return survey.document.pieces.flatMap((piece) =>
    piece.force === force.id ? (unitOf(survey, piece)?.value ?? []) : [],
  );
}

/** What the forces are painted in that stand against a force. */
function coloursAgainst({ document, sideOfForce }: Survey, force: string): readonly Colour[] {
  return document.sides
    .filter((side) => side !== sideOfForce.get(force))
    .flatMap(({ role, forces }) =>
      forces.map(({ colour }, place) => colour ?? usualColour(role === 'defender' ? 0 : 1, place)),
    );
}

/** A threshold as the shipped battles have it, two fifths of the whole; but more than its best unit, where it has others. */
function usualThreshold(survey: Survey): (force: ForceLine, side: SideLine) => Command | null {
  return (force, { id }) => {
    const values = valuesOf(survey, force);
    const all = sum(values);
    const threshold = Math.max(1, Math.min(all, Math.max(Math.round(all * 0.4), Math.max(0, ...values) + 1)));
    return threshold === force.threshold
      ? null
      : { type: 'putForce', side: id, force: { ...force, threshold } };
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The first kind of foot of a side, taught to push. */
function crew(survey: Survey, side: SideLine | null, trait: UnitSheet['traits'][number]): Command | null {
  const unit = survey
    .piecesOf(side)
    .map((piece) => unitOf(survey, piece))
    .find((one) => one?.gait === 'foot');
  return unit ? { type: 'putKind', kind: { ...unit, traits: [...unit.traits, trait] } } : null;
}

/** Pieces of an engine's weapon on a side that has nobody to push it (2.7.9). */
function findUncrewed(survey: Survey): readonly Finding[] {
  return survey.document.pieces.flatMap((piece, at) => {
    const kind = survey.kindOf.get(piece.kind);
    if (kind?.class !== 'engine' || kind.weapon === 'catapult') return [];
    const trait = kind.weapon === 'grond' ? 'pushes-grond' : 'pushes';
    const side = survey.sideOfForce.get(piece.force) ?? null;
    return hasTrait(survey, side, trait)
      ? []
      : [inPart(`/pieces/${at}`, piece.id, crew(survey, side, trait))];
  });
}

function neverComing({ document }: Survey): readonly Finding[] {
  const grouped = new Set(document.groups.flatMap(({ pieces }) => pieces));
  const named = new Set(document.setup.flatMap(({ pieces }) => (pieces === 'all' ? [] : pieces)));
  const whole = new Set(document.setup.flatMap(({ pieces, force }) => (pieces === 'all' ? [force] : [])));
  return document.pieces.flatMap(({ id, at, force }, index) =>
    at !== 'off' || grouped.has(id) || named.has(id) || whole.has(force)
      ? []
      : [inPart(`/pieces/${index}`, id, { type: 'removePieces', ids: [id] })],
  );
}

/** Pieces that begin where no neighbour can be entered. */
function findPenned(survey: Survey): readonly Finding[] {
  const { sheet } = survey;
  const rocks = new Set(
    survey.laid.filter(({ line }) => line.rock === true).flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]),
  );
  return survey.document.pieces.flatMap(({ at }) => {
    const hex = hexNamed(sheet, at);
    if (hex === null || terrainAt(survey, hex) === 'mountain') return [];
    const next = [...sheet.beyond.subarray(hex * 6, hex * 6 + 6)] as HexId[];
    const isOpen = (one: HexId): boolean =>
      one >= 0 && terrainAt(survey, one) !== 'mountain' && !rocks.has(`${hex} ${one}`);
    return next.some(isOpen) ? [] : [onHex(survey, hex)];
  });
}

export const FORCE_CHECKS: readonly Check[] = [
  {
    id: 'side-without-units',
    severity: 'warning',
    find: (survey) =>
      sidesWhere(survey, (side) => !survey.piecesOf(side).some((piece) => unitOf(survey, piece) !== null)),
  },
  {
    id: 'side-without-leader',
    severity: 'hint',
    find: (survey) =>
      sidesWhere(survey, (side) => {
        const kinds = survey.piecesOf(side).map(({ kind }) => survey.kindOf.get(kind));
        return (
          kinds.some((kind) => kind?.class === 'unit') &&
          !kinds.some((kind) => kind?.class === 'personage' && kind.rank === 'leader')
        );
      }),
  },
  {
    id: 'force-without-pieces',
    severity: 'hint',
    find: (survey) =>
      forcesWhere(
        survey,
        ({ id, holds }) => !holds && !survey.document.pieces.some(({ force }) => force === id),
        ({ id }) => ({ type: 'removeForce', id }),
      ),
  },
  {
    id: 'threshold-unreachable',
    severity: 'warning',
    find: (survey) =>
      forcesWhere(
        survey,
        (force) => valuesOf(survey, force).length > 0 && force.threshold > sum(valuesOf(survey, force)),
        usualThreshold(survey),
      ),
  },
  {
    id: 'threshold-at-a-blow',
    severity: 'hint',
    find: (survey) =>
      forcesWhere(
        survey,
        (force) => force.threshold <= Math.max(0, ...valuesOf(survey, force)),
        usualThreshold(survey),
      ),
  },
  {
    id: 'broken-from-the-start',
    severity: 'warning',
    find: (survey) =>
      forcesWhere(
        survey,
        ({ id, threshold }) => (survey.document.opening?.tracks[id] ?? 0) >= threshold,
        () => null,
      ),
  },
  {
    id: 'colour-of-the-enemy',
    severity: 'warning',
    find: (survey) =>
      forcesWhere(
        survey,
        ({ id, colour }) => colour !== undefined && coloursAgainst(survey, id).includes(colour),
        ({ colour: _, ...plain }, { id }) => ({ type: 'putForce', side: id, force: plain }),
      ),
  },
  {
    id: 'kind-unused',
    severity: 'hint',
    find: ({ document }) => {
      const used = new Set(document.pieces.map(({ kind }) => kind));
      return document.kinds.flatMap(({ id, name }, at) =>
        used.has(id) ? [] : [inPart(`/kinds/${at}`, name, { type: 'removeKind', id })],
      );
    },
  },
  {
    id: 'kinds-alike',
    severity: 'hint',
    find: ({ document: { kinds } }) =>
      kinds.flatMap((kind, at) => {
        const twin = kinds.slice(0, at).some((other) => isSame({ ...other, id: '' }, { ...kind, id: '' }));
        return twin ? [inPart(`/kinds/${at}`, kind.name)] : [];
      }),
  },
  {
    id: 'magic-without-spells',
    severity: 'warning',
    find: ({ document: { kinds } }) =>
      kinds.flatMap((kind, at) => {
        if (kind.class !== 'personage' || kind.magic?.spells.length !== 0) return [];
        const { magic: _, ...plain } = kind;
        return [inPart(`/kinds/${at}`, kind.name, { type: 'putKind', kind: plain })];
      }),
  },
  { id: 'piece-never-comes', severity: 'warning', find: neverComing },
  { id: 'piece-penned', severity: 'hint', find: findPenned },
  { id: 'engine-without-crew', severity: 'warning', find: findUncrewed },
  {
    id: 'ladders-without-climbers',
    severity: 'warning',
    find: (survey) => {
      const { supplies } = survey.document;
      if (supplies.ladders === 0 || hasTrait(survey, survey.besieger, 'ladders')) return [];
      return [
        inPart('/supplies/ladders', String(supplies.ladders), {
          type: 'setSupplies',
          supplies: { ...supplies, ladders: 0 },
        }),
      ];
    },
  },
  {
    id: 'trenches-not-played',
    severity: 'hint',
    find: ({ document: { supplies, options } }) =>
      supplies.trenches === 0 || options.fireTrenches
        ? []
        : [
            inPart('/supplies/trenches', String(supplies.trenches), {
              type: 'setOptions',
              options: { fireTrenches: true },
            }),
          ],
  },
  {
    id: 'dummies-only',
    severity: 'hint',
    find: ({ document: { pieces } }) => {
      const cauldrons = pieces.filter(({ oil }) => oil !== undefined);
      return cauldrons.length > 0 && cauldrons.every(({ oil }) => oil === 0)
        ? [inPart('/pieces', cauldrons[0]!.id)]
        : [];
    },
  },
  {
    id: 'besieger-inside',
    severity: 'hint',
    find: (survey) => {
      const inside = survey
        .piecesOf(survey.besieger)
        .filter(({ at }) => {
          const hex = hexNamed(survey.sheet, at);
          const level = hex === null ? 0 : survey.level[hex]!;
          return level > 0 && survey.document.opening?.lost.includes(level) !== true;
        })
        .slice(0, MOST_OF_A_CHECK);
      if (inside.length === 0) return [];
      const nearest = standing(survey.document, survey.battle ?? undefined);
      return inside.map((piece) => {
        const at = nearest(piece, 'outside');
        const fix: Command | null = at === null ? null : { type: 'movePieces', ids: [piece.id], at };
        return onHex(survey, hexNamed(survey.sheet, piece.at)!, fix);
      });
    },
  },
  {
    id: 'defender-in-lost-level',
    severity: 'warning',
    find: (survey) =>
      survey.piecesOf(survey.defender).flatMap(({ at }) => {
        const hex = hexNamed(survey.sheet, at);
        return hex !== null && survey.document.opening?.lost.includes(survey.level[hex]!) === true
          ? [onHex(survey, hex)]
          : [];
      }),
  },
];
