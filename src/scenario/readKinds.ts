/** Case 2.4: the kinds of pieces a scenario uses, out of rosters and its own lines. */
import type { Face, Kind } from '../engine/battle.ts';
import { faceOfCode, reverseOf } from '../engine/face.ts';
import { complete } from './draft.ts';
import type { Library } from './library.ts';
import { reportTwins, type Named } from './names.ts';
import { noteProblems, pointer, type ReportProblem } from './problems.ts';
import { rosterSchema, type KindSheet } from './rosterSchema.ts';
import { readShape } from './shape.ts';

/** The kinds by id, and whether all of them could be read. */
export interface Kinds {
  readonly sheets: ReadonlyMap<string, KindSheet>;
  readonly complete: boolean;
}

/** Gathers the kinds of rosters, named by their file, and of the scenario itself, in the order of the list. */
export function readKinds(
  lines: readonly (string | KindSheet | null)[],
  library: Library,
  report: ReportProblem,
): Kinds {
  const found: (Named & { readonly sheet: KindSheet })[] = [];
  let allRead = complete(lines);
  for (const [index, line] of lines.entries()) {
    const path = pointer(['kinds', index]);
    const sheets = typeof line === 'string' ? readRoster(line, path, library, report) : [line];
    if (sheets === null) allRead = false;
    for (const sheet of sheets ?? []) {
      if (sheet === null) continue;
      found.push({ name: sheet.id, path, sheet });
      checkRange(sheet, path, report);
      checkRatings(sheet, path, report);
    }
  }
  reportTwins('kind', found, report);
  return { sheets: new Map(found.map(({ sheet }) => [sheet.id, sheet])), complete: allRead };
}

function readRoster(
  file: string,
  path: string,
  library: Library,
  report: ReportProblem,
): readonly KindSheet[] | null {
  if (!Object.hasOwn(library.rosters, file)) {
    report(path, 'no-such-file', `there is no roster ${file}`);
    return null;
  }
  const { problems, report: note } = noteProblems();
  const sheets = readShape(rosterSchema, library.rosters[file], [], note)?.kinds ?? null;
  for (const problem of problems) report(path, problem.code, `${file}${problem.path}: ${problem.message}`);
  return sheets;
}

/** 2.8.3: a bow has a range and nothing else has. */
function checkRange(sheet: KindSheet, path: string, report: ReportProblem): void {
  if (sheet.class !== 'unit') return;
  const shoots = faceOfCode(sheet.code)!.missile !== null;
  if (shoots && sheet.range === undefined) {
    report(path, 'range-missing', `${sheet.id} has a missile letter in ${sheet.code}; give its "range"`);
  }
  if (!shoots && sheet.range !== undefined) {
    report(
      path,
      'range-without-missile',
      `${sheet.id} has no missile letter in ${sheet.code}; take its "range" out`,
    );
  }
}

/** The last row of 8.37: no leader rallies better. */
const BEST_LEADER = 8;

/** 2.4, 8.37: a wound makes nobody stronger, and a leader's rating is a row of the rally table. */
function checkRatings(sheet: KindSheet, path: string, report: ReportProblem): void {
  if (sheet.class !== 'personage') return;
  const [full, reduced] = sheet.ratings;
  if (sheet.rank === 'leader' && full > BEST_LEADER) {
    report(
      path,
      'rating-too-high',
      `${sheet.id} is a leader of ${full}; the rally table ends at ${BEST_LEADER} [8.37]`,
    );
  }
  if (reduced <= full) return;
  report(
    path,
    'ratings-upside-down',
    `${sheet.id} has the ratings ${full} and ${reduced}; write the full one first`,
  );
}

/** A kind as the engine knows it: movement in half points, the reduced side by 2.4.6 where none is printed, a second counter after the first (2.4.7). */
export function kindOf(sheet: KindSheet): Kind {
  if (sheet.class === 'engine' || sheet.class === 'cauldron') return sheet;
  if (sheet.class === 'personage') {
    const { id, name, rank, ratings, ma, magic, gifts, temper, icon } = sheet;
    return {
      class: 'personage',
      id,
      name,
      rank,
      ratings,
      movement: ma * 2,
      magic: magic?.points ?? 0,
      spells: magic?.spells ?? [],
      gifts: new Set(gifts),
      ...(temper === undefined ? {} : { temper }),
      ...(icon === undefined ? {} : { icon }),
    };
  }
  const { id, name, code, reverse, second, gait, ma, range, value, traits, temper, icon } = sheet;
  return {
    class: 'unit',
    id,
    name,
    gait,
    faces:
      second === undefined ? facesOf({ code, reverse }) : [...facesOf({ code, reverse }), ...facesOf(second)],
    movement: ma * 2,
    range: range ?? 0,
    value,
    traits: new Set(traits),
    ...(temper === undefined ? {} : { temper }),
    ...(icon === undefined ? {} : { icon }),
  };
}

/** A counter as it is printed, reverse and all. */
interface Counter {
  readonly code: string;
  readonly reverse?: string | undefined;
}

function facesOf({ code, reverse }: Counter): readonly [Face, Face] {
  return [faceOfCode(code)!, faceOfCode(reverse ?? reverseOf(code)!)!];
}
