/** The seats in words: names, clocks, the machine, the match. */
import { BESIEGER, DEFENDER, type Battle } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { fill } from '../../../i18n/fill.ts';
import { AT_TABLE, SEATS } from '../../../i18n/words.ts';
import type { MachineCard, MatchCard, SeatLine } from './seatsModel.ts';
import type { TableSheet } from '../../../saves/tableSheet.ts';
import type { MachineTurn } from '../opponent/opponentModel.ts';
import type { Progress } from '../../log/progress.ts';
import { sideName } from '../../words/names.ts';
import { bothOf, bothWithSides, sitterName } from '../../words/sitters.ts';
import { stepHeading } from '../../words/steps.ts';
import { capital } from '../../words/words.ts';
import { leftOn } from '../../../session/clock.ts';
import {
  matchPoints,
  matchSum,
  matchWinner,
  OUTRIGHT_BONUS,
  secondSheet,
} from '../../../session/matchPlay.ts';
import { machineDecides } from '../../../session/seats.ts';

/** Whether the sheet says nothing that is not clear anyway: two players without names and clocks. */
function isPlain({ seats, clock }: TableSheet): boolean {
  return clock.limit === 'none' && seats.every(({ name, taken }) => name === '' && taken.kind === 'player');
}

/** The seats for the head of the table; none where there is nothing to say. */
export function seatLines(battle: Battle, sheet: TableSheet, state: GameState): readonly SeatLine[] {
  if (isPlain(sheet)) return [];
  return [DEFENDER, BESIEGER].map((side) => {
    const machine = sheet.seats[side].taken.kind !== 'player';
    const left = machine ? null : leftOn(sheet.clock, side, state.turn);
    return {
      side,
      name: machine ? SEATS.machineName : sitterName(battle, sheet, side),
      machine,
      decides: state.verdict === null && state.active === side,
      clock: left === null ? null : clockLine(left),
    };
  });
}

function clockLine(left: number): NonNullable<SeatLine['clock']> {
  const figures = clockFigures(left);
  const over = left <= 0;
  const words = fill(over ? SEATS.timeOver : SEATS.timeLeft, { time: figures.replace('+', '') });
  return { figures, over, words };
}

/** "Anna (Westernesse) against The machine (Sauron)"; empty where there is nothing to say. */
export function seatsLine(battle: Battle, sheet: TableSheet): string {
  if (sheet.seats.every(({ name, taken }) => name === '' && taken.kind === 'player')) return '';
  return capital(fill(SEATS.against, bothWithSides(battle, sheet)));
}

/** The machine at its turn; null while a player decides. */
export function machineCard(
  battle: Battle,
  sheet: TableSheet,
  state: GameState,
  turn: MachineTurn,
): MachineCard | null {
  if (!machineDecides(sheet, state)) return null;
  const [how, hurried] = [turn.state.value, turn.hurried.value];
  const words = how === 'failed' ? SEATS.stuck : SEATS.waits;
  const heading = stepHeading(battle, state);
  return {
    side: state.active,
    text:
      how === 'thinks'
        ? fill(AT_TABLE.machineActs, { heading })
        : fill(words, { side: sideName(battle, state.active) }),
    state: how,
    hurried,
    progress: null,
    tempo: turn.tempo.value,
  };
}

/** How far the machine is, in words; null where no piece can act in the step. */
export function progressWords({ done, of }: Progress): MachineCard['progress'] {
  return of === 0 ? null : { done, of, words: fill(AT_TABLE.pieces, { done, of }) };
}

/** What a verdict means at the table; null while the battle goes on, or where there is nothing to say. */
export function matchCard(battle: Battle, sheet: TableSheet, state: GameState): MatchCard | null {
  const points = matchPoints(battle, state);
  if (points === null) return null;
  const there = fill(SEATS.satThere, bothWithSides(battle, sheet));
  const named = seatsLine(battle, sheet) === '' ? [] : [capital(there)];
  const sum = matchSum(sheet, points);
  if (sum === null) return named.length === 0 ? null : { lines: named, second: false };
  const outright = state.verdict!.points === null && state.verdict!.winner !== 'draw';
  const figures = ([defenderPoints, besiegerPoints]: readonly [number, number]) => ({
    ...bothOf(battle, sheet),
    defenderPoints,
    besiegerPoints,
  });
  const second = secondSheet(sheet, points) !== null;
  return {
    second,
    lines: [
      ...named,
      fill(SEATS.gamePoints, figures(points)),
      ...(outright ? [fill(SEATS.gameOutright, { bonus: OUTRIGHT_BONUS })] : []),
      ...(second ? [] : [fill(SEATS.matchSum, figures(sum)), matchLine(battle, sheet, sum)]),
    ],
  };
}

function matchLine(battle: Battle, sheet: TableSheet, sum: readonly [number, number]): string {
  const winner = matchWinner(sum);
  if (winner === 'draw') return SEATS.matchDrawn;
  const points = Math.abs(sum[DEFENDER] - sum[BESIEGER]);
  return capital(fill(SEATS.matchWon, { who: sitterName(battle, sheet, winner), points }));
}

/** "12:05"; what is past the end counts up with a plus: "+0:40". */
export function clockFigures(left: number): string {
  const seconds = left >= 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${left < 0 ? '+' : ''}${minutes}:${String(rest).padStart(2, '0')}`;
}
