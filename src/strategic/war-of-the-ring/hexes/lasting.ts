/** Ground that changes for good while a place is fought for (2.21, H5): a bridge that is thrown down, a sluice that is opened. */
import type { HexName } from '../../../board/mapFile.ts';
import type { Text } from '../../../engine/battle.ts';
import type { InlineScenario } from '../../../scenario/schema.ts';
import { CLOSED_BEFORE } from '../../blockDeeds.ts';

type Trigger = InlineScenario['triggers'][number];

const FIRST_TURN = { type: 'turn', from: 1, to: 1 } as const;

/** A change that cannot be taken back, in this block or a later one. */
export interface LastingChange {
  readonly id: string;
  /** Who can bring it about: whoever holds the place, or whichever side is there. */
  readonly by: 'holder' | 'anyone';
  /** Where he has a unit in order when his own movement is over. */
  readonly at: readonly HexName[];
  /** What a die must show at least, once a turn. */
  readonly die: 4 | 5 | 6;
  readonly closes: readonly HexName[];
  /** It does not come about while anybody stands there; else it closes what is empty. */
  readonly underNobody: boolean;
  /** What both read when a block begins, and when it has happened. */
  readonly told: Text;
  readonly text: Text;
}

/** A bridge that the garrison throws down from a place while nobody stands on it. `text` = what both read then. */
export function bridge(
  name: Readonly<{ en: string; de: string }>,
  { hex, at, die, text }: Readonly<{ hex: HexName; at: readonly HexName[]; die: 5 | 6; text: Text }>,
): LastingChange {
  const needed = die === 6 ? { en: 'a 6', de: 'einer 6' } : { en: '5 or more', de: '5 oder mehr' };
  return {
    id: 'bridge',
    by: 'holder',
    at,
    die,
    closes: [hex],
    underNobody: true,
    told: {
      en: `${name.en} (${hex}): a unit of the garrison that stands in order at ${at.join(' or ')} when its movement is over throws it down on ${needed.en}, while nobody stands on it.`,
      de: `${name.de} (${hex}): Steht nach der Bewegung der Besatzung eine ihrer Einheiten geordnet auf ${at.join(' oder ')}, so fällt die Brücke bei ${needed.de}, solange niemand auf ihr steht.`,
    },
    text,
  };
}

/** A side of a block: its id, and when its own movement ends. */
interface Mover {
  readonly side: string;
  readonly phase: 'defender-movement' | 'besieger-movement';
}

/** Whether any of it can still happen. */
export function isLeft({ closes }: LastingChange, closed: readonly HexName[]): boolean {
  return closes.some((hex) => !closed.includes(hex));
}

/** The change as events of a block, one for each side that can bring it about; none where all of it has happened. `holder`, `other` = the sides, by their ids. */
export function lastingEvents(
  change: LastingChange,
  holder: string,
  other: string,
  closed: readonly HexName[],
): readonly Trigger[] {
  const { id, by, at, die, closes, underNobody, text } = change;
  const left = closes.filter((hex) => !closed.includes(hex));
  if (left.length === 0) return [];
  const movers: readonly Mover[] = [
    { side: holder, phase: 'defender-movement' },
    ...(by === 'holder' ? [] : [{ side: other, phase: 'besieger-movement' } as const]),
  ];
  return movers.map(({ side, phase }) => ({
    id: movers.length === 1 ? id : `${id}-${side}`,
    when: { type: 'phaseEnds', phase },
    if: [
      { type: 'holds', side, hexes: [...at], atLeast: 1 },
      ...movers.filter((one) => one.side !== side).map((one) => notYet(`${id}-${one.side}`)),
      ...(underNobody ? [nobodyOn(closes)] : []),
    ],
    roll: { atLeast: die },
    then: {
      type: 'effects',
      once: true,
      effects: [
        { type: 'message', text },
        { type: 'closeHexes', hexes: [...left] },
      ],
    },
  }));
}

/** What a place may do in a block is told to both when its first turn begins: nobody has to read it in the rules. */
export function toldAtFirst(texts: readonly Text[]): readonly Trigger[] {
  if (texts.length === 0) return [];
  return [
    {
      id: 'told-at-first',
      when: { type: 'turnBegins' },
      if: [FIRST_TURN],
      then: { type: 'effects', once: true, effects: texts.map((text) => ({ type: 'message', text })) },
    },
  ];
}

/** What earlier blocks have closed is closed when the first turn of a block begins. */
export function closedBefore(closed: readonly HexName[]): readonly Trigger[] {
  if (closed.length === 0) return [];
  return [
    {
      id: CLOSED_BEFORE,
      when: { type: 'turnBegins' },
      if: [FIRST_TURN],
      then: { type: 'effects', once: true, effects: [{ type: 'closeHexes', hexes: [...closed] }] },
    },
  ];
}

function notYet(trigger: string): Trigger['if'][number] {
  return { type: 'not', condition: { type: 'fired', trigger } };
}

function nobodyOn(hexes: readonly HexName[]): Trigger['if'][number] {
  return { type: 'not', condition: { type: 'count', who: { in: [...hexes] }, atLeast: 1 } };
}
