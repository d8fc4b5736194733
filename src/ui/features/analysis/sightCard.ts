/** A line of sight between two hexes as it is told: clear or blocked and by what, what it comes in over, who reaches. */
import { distance } from '../../../board/distance.ts';
import { hexName, type HexId } from '../../../board/hex.ts';
import { hexsideOf } from '../../../board/hexside.ts';
import { sight, type Sight } from '../../../board/sight.ts';
import type { Battle, PieceId } from '../../../engine/battle.ts';
import { coverFrom, entrySides } from '../../../engine/facts/cover.ts';
import { dockFrom } from '../../../engine/facts/docks.ts';
import { kindOfSide } from '../../../engine/facts/hexsides.ts';
import { isNight } from '../../../engine/facts/phase.ts';
import { engineAt, unitAt } from '../../../engine/facts/occupancy.ts';
import { engineKind, sideOf, unitKind } from '../../../engine/facts/pieces.ts';
import { attackOf } from '../../../engine/facts/strength.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { CHART_HEADS } from '../../../i18n/words.ts';
import { groundName } from '../../words/ground.ts';
import type { EnquiryCard } from './analysisModel.ts';
import type { Cited } from '../../store/model.ts';
import { weaponAt } from '../../../rulebook/charts/16.3-breach.ts';
import { casualtyTotals } from '../../../rulebook/charts/7.41-casualty.ts';
import {
  BOMBARD_AT_NIGHT,
  BOMBARD_HITS,
  CATAPULT_RANGE,
  CATAPULT_REACH,
  CATAPULT_STRENGTH,
  NIGHT_RANGE,
  TOWER_HEIGHT,
} from '../../../rulebook/house.ts';
import { hexsideWords, pieceName } from '../../words/names.ts';
import { waysOf36 } from '../../../lab/waysOf36.ts';

/** How a line is seen from a hex: from a docked tower higher than from its ground (2.8.4). */
export function sightFrom(battle: Battle, state: GameState, from: HexId, to: HexId): Sight {
  return sight(battle.board, from, to, dockFrom(battle, state, from) === null ? 0 : TOWER_HEIGHT);
}

/** The card of a line. */
export function sightCard(battle: Battle, state: GameState, from: HexId, to: HexId): EnquiryCard {
  const { board } = battle;
  const seen = sightFrom(battle, state, from, to);
  const range = distance(board, from, to);
  const [a, b] = [hexName(board, from), hexName(board, to)];
  const verdict = seen.clear ? ANSWERS.sightClear : ANSWERS.sightBlocked;
  return {
    type: 'sight',
    title: fill(ANSWERS.sightTitle, { from: a, to: b }),
    verdict: fill(ANSWERS.sightNear, { range, verdict }),
    clear: seen.clear,
    lines: [
      { text: blockWords(battle, seen, from, to), cite: '2.8.4' },
      ...(dockFrom(battle, state, from) === null
        ? []
        : [{ text: ANSWERS.sightTower, cite: '2.8.4' } as const]),
      ...(from === to ? [] : coverWords(battle, state, from, to)),
      ...bowWords(battle, state, from, to, seen, range),
      ...catapultWords(battle, state, to, range),
    ],
  };
}

function blockWords({ board }: Battle, seen: Sight, from: HexId, to: HexId): string {
  if (seen.clear) return ANSWERS.sightClearLine;
  const hex = hexName(board, seen.blockedBy);
  switch (seen.obstacle) {
    case 'terrain': {
      const terrain = groundName(board, seen.blockedBy);
      return fill(ANSWERS.sightTerrain, { hex, terrain });
    }
    case 'height':
      return fill(ANSWERS.sightHeight, { hex });
    case 'target-too-high':
      return fill(ANSWERS.sightTooHigh, { hex });
    case 'hexside':
      return fill(ANSWERS.sightHexside, { hex });
    case 'rock':
      return fill(ANSWERS.sightRock, { from: hexName(board, from), to: hexName(board, to) });
  }
}

/** The hexside by which the line comes in, and what it adds to the armour of a target of missiles (2.8.5). */
function coverWords(battle: Battle, state: GameState, from: HexId, to: HexId): readonly Cited[] {
  const entered = entrySides(battle.board, from, to).filter(
    (direction) => !['open', 'edge'].includes(kindOfSide(battle, to, direction)),
  );
  const names = entered.map((direction) => hexsideWords(battle, hexsideOf(battle.board, to, direction)));
  const lines: Cited[] = [];
  if (names.length > 1)
    lines.push({ text: fill(ANSWERS.sightCorner, { sides: names.join(', ') }), cite: '2.8.5' });
  const [cover] = coverFrom(battle, state, from, to);
  if (cover === undefined) return [...lines, { text: ANSWERS.sightOpen, cite: '2.8.5' }];
  const side = names.length === 1 ? names[0]! : names.join(', ');
  return [...lines, { text: fill(ANSWERS.sightCover, { side, delta: cover.delta }), cite: cover.cite }];
}

/** What the bow in the first hex could do to whoever stands in the other. */
function bowWords(
  battle: Battle,
  state: GameState,
  from: HexId,
  to: HexId,
  seen: Sight,
  range: number,
): readonly Cited[] {
  const shooter = unitAt(battle, state, from) ?? catapultAt(battle, state, from);
  if (shooter === null) return [];
  const bow = unitKind(battle, shooter);
  const lines: Cited[] = [];
  if (bow !== null) {
    if (bow.range === 0) return [];
    const reach = isNight(battle, state) ? Math.min(NIGHT_RANGE, bow.range) : bow.range;
    const verdict =
      range > reach ? ANSWERS.sightOutOfRange : seen.clear ? ANSWERS.sightReaches : ANSWERS.sightNoLine;
    const unit = pieceName(battle, state, shooter);
    lines.push({ text: fill(ANSWERS.sightBow, { unit, range: reach, verdict }), cite: '2.8.3' });
    if (range > reach || !seen.clear) return lines;
  }
  const target = unitAt(battle, state, to);
  if (target === null || sideOf(battle, target) === sideOf(battle, shooter)) return lines;
  const attack = attackOf(battle, state, { manner: 'fire', attacker: shooter, defender: target });
  if (attack === null) return lines;
  const totals = casualtyTotals(attack.strength, attack.armour);
  const words = {
    unit: pieceName(battle, state, target),
    strength: attack.strength,
    armour: attack.armour,
    totals: `${totals[0]!}-${totals.at(-1)!}`,
    ways: waysOf36(totals, 2),
  };
  return [...lines, { text: fill(ANSWERS.sightAttack, words), cite: '7.41' }];
}

function catapultAt(battle: Battle, state: GameState, hex: HexId): PieceId | null {
  const engine = engineAt(battle, state, hex);
  return engine !== null && engineKind(battle, engine)?.weapon === 'catapult' ? engine : null;
}

/** The rows that a catapult would read at this range, whoever stands there (2.8.3, 2.11.6, 16.3). */
function catapultWords(battle: Battle, state: GameState, to: HexId, range: number): readonly Cited[] {
  const night = isNight(battle, state);
  const { least, most } = CATAPULT_RANGE;
  const far = night ? Math.min(most, NIGHT_RANGE) : most;
  const troops =
    range < least || range > far
      ? ANSWERS.sightTroopsFar
      : fill(ANSWERS.sightTroops, { strength: CATAPULT_STRENGTH, least, most: far });
  const hits = (BOMBARD_HITS[range] ?? 0) - (night ? BOMBARD_AT_NIGHT : 0);
  const walls = range >= 1 && range <= CATAPULT_REACH;
  const hex = hexName(battle.board, to);
  return [
    ...(night ? [{ text: fill(ANSWERS.sightNight, { range: NIGHT_RANGE }), cite: '2.8.3' } as const] : []),
    { text: ANSWERS.sightLob, cite: '2.8.4' },
    { text: troops, cite: '2.19.1' },
    {
      text: hits > 0 ? fill(ANSWERS.sightEngine, { most: hits }) : ANSWERS.sightEngineFar,
      cite: '2.11.6',
    },
    ...(battle.board.level[to]! > 0
      ? [
          {
            text: walls
              ? fill(ANSWERS.sightBreach, { hex, row: CHART_HEADS[weaponAt(range)] })
              : ANSWERS.sightBreachFar,
            cite: '16.3',
          } as const,
        ]
      : []),
  ];
}
