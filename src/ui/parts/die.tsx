/** Dice: pips on the table, figures on cream squares in the chronicle. */
import { Icon } from './icon.tsx';
import type { DiceThrow } from '../store/model.ts';
import { say } from '../words/labels.ts';
import './die.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A die seen from above; for the eye only, its figure is told beside it. */
export function Die({ face }: Readonly<{ face: number }>) {
  return (
    <svg class="die" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x="3" y="3" width="94" height="94" rx="17" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  );
}

interface SquaresProps {
  readonly faces: readonly number[];
  readonly label: string;
  /** Real hands threw them, which a hand beside them says. */
  readonly byHand?: boolean;
}

/** Faces as cream squares, read as one phrase. */
export function DiceSquares({ faces, label, byHand = false }: SquaresProps) {
  if (faces.length === 0) return null;
  return (
    <span class="squares">
      <span class="unseen">{label}</span>
      {byHand && <ByHand />}
      {faces.map((face, at) => (
        <b key={`${at} ${face}`} aria-hidden="true">
          {face}
        </b>
      ))}
    </span>
  );
}

/** The throws of one block: dice that ask whether are light, dice that ask what becomes of whom are dark, a bar between. */
export function Throws({ dice }: Readonly<{ dice: readonly DiceThrow[] }>) {
  if (dice.length === 0) return null;
  const faces = dice.map((one) => one.faces.join(', ')).join('; ');
  return (
    <span class="throws">
      <span class="unseen">{say('diceWere', { faces })}</span>
      {dice.map((one, at) => (
        <span key={at} class={one.ofFate ? 'throw throw-fate' : 'throw'} aria-hidden="true">
          {one.faces.map((face, place) => (
            <b key={place}>{face}</b>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The mark of dice that real hands threw. */
export function ByHand() {
  return (
    <span class="by-hand" title={say('byHand')}>
      <Icon name="hand" />
      <span class="unseen">{say('byHand')}</span>
    </span>
  );
}
