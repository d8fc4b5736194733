/** How errors of turns and triggers are mended. */
import type { MomentLine, WhoLine } from '../../../scenario/eventSchema.ts';
import type { ProblemCode } from '../../../scenario/problems.ts';
import type { TriggerLine } from '../../../scenario/triggerSchema.ts';
import type { ScenarioDocument } from '../../document.ts';
import { hexesOfRegion, piecesMeant } from '../regions.ts';
import { around, byPart, dropTrigger, firstOf, freshName, lineAt, put, takeOut, type Mend } from './mend.ts';

type RuleCode = Extract<
  ProblemCode,
  | 'last-before-first'
  | 'turn-out-of-range'
  | 'wrong-moment'
  | 'roll-without-arrival'
  | 'too-few-hexes'
  | 'no-verdict'
  | 'nobody-meant'
  | 'no-bound'
  | 'too-few-pieces'
  | 'wrong-kind-of-piece'
  | 'outer-wall-stands'
>;

/** The moments of events at which arrivals and verdicts are asked (2.21.1). */
const EVENT_MOMENTS: Readonly<Record<Extract<TriggerLine['when'], string>, MomentLine>> = {
  besiegerMoves: { type: 'phaseBegins', phase: 'besieger-movement' },
  defenderMoves: { type: 'phaseBegins', phase: 'defender-movement' },
  turnEnds: { type: 'phaseEnds', phase: 'rally' },
};

const rightMoment: Mend = (wrong) => {
  const { groups, sides, triggers } = wrong.document;
  const { when, then } = triggers[lineAt(wrong)]!;
  if (then.type === 'effects') return typeof when === 'string' ? put(wrong, EVENT_MOMENTS[when]) : null;
  if (then.type !== 'arrive') return put(wrong, 'turnEnds');
  const side = groups.find(({ id }) => id === then.group)?.side;
  const role = sides.find(({ id }) => id === side)?.role;
  return role === undefined ? null : put(wrong, role === 'besieger' ? 'besiegerMoves' : 'defenderMoves');
};

/** Nights and names of turns that are not played are forgotten. */
const playedTurns: Mend = ({ document: { turns } }) => {
  const { first, last, night, names } = turns;
  const isPlayed = (turn: number): boolean => turn >= first && turn <= last;
  const played = Object.fromEntries(Object.entries(names).filter(([turn]) => isPlayed(Number(turn))));
  return { type: 'setTurns', turns: { first, last, night: night.filter(isPlayed), names: played } };
};

/** From and to in their order. */
const turnRound: Mend = (wrong) => {
  const { from, to, ...line } = around(wrong, 1) as Readonly<{ from: number; to: number }>;
  return put({ ...wrong, keys: wrong.keys.slice(0, -1) }, { ...line, from: to, to: from });
};

/** Whoever is meant when the first of the things that were said about them is left out. */
const wider: Mend = (wrong) => {
  const who = wrong.value as WhoLine;
  for (const field of ['side', 'kind', 'force', 'pieces'] as const) {
    const { [field]: said, ...rest } = who;
    if (said !== undefined && piecesMeant(wrong.document, rest).length > 0) return put(wrong, rest);
  }
  return null;
};

/** As many as there are, where there is one at all. */
function asMany(count: (document: ScenarioDocument, line: never) => number): Mend {
  return (wrong) => {
    const most = count(wrong.document, around(wrong, 1) as never);
    return most > 0 ? put(wrong, most) : dropTrigger(wrong);
  };
}

/** The one effect is taken out; the trigger, where it has no other. */
const dropEffect: Mend = (wrong) => {
  const at = wrong.keys.lastIndexOf('effects');
  const effects = around(wrong, wrong.keys.length - at - 1) as readonly unknown[];
  return effects.length > 1 ? takeOut({ ...wrong, keys: wrong.keys.slice(0, at + 2) }) : dropTrigger(wrong);
};

/** The last turn is counted out where anything gives points; else the defender has held. */
const lastVerdict: Mend = ({ document: { triggers, sides } }) => {
  const defender = sides.find(({ role }) => role === 'defender');
  const hasPoints = triggers.some(({ then }) => then.type === 'points');
  if (defender === undefined && !hasPoints) return null;
  const taken = triggers.map(({ id }) => id);
  return {
    type: 'putTrigger',
    at: null,
    trigger: {
      id: taken.includes('the-end') ? freshName('the-end', taken) : 'the-end',
      when: 'turnEnds',
      if: [{ type: 'lastTurn' }],
      then:
        hasPoints || defender === undefined
          ? { type: 'reckon', text: { en: 'The battle is counted out.' } }
          : { type: 'win', side: defender.id, text: { en: 'The walls were held.' } },
    },
  };
};

export const RULE_MENDS: Readonly<Record<RuleCode, Mend>> = {
  'last-before-first': byPart(
    {
      turns: ({ document: { turns } }) => ({
        type: 'setTurns',
        turns: { ...turns, first: turns.last, last: turns.first },
      }),
    },
    turnRound,
  ),
  'turn-out-of-range': byPart({ turns: playedTurns }, dropTrigger),
  'wrong-moment': rightMoment,
  'roll-without-arrival': takeOut,
  'too-few-hexes': asMany(
    (document, { hexes }: Readonly<{ hexes: string | readonly string[] }>) =>
      hexesOfRegion(document, hexes).length,
  ),
  'no-verdict': lastVerdict,
  'nobody-meant': firstOf(wider, dropTrigger),
  // Once or more often is what is mostly meant.
  'no-bound': (wrong) => put(wrong, { ...(wrong.value as object), from: 1 }),
  'too-few-pieces': asMany(
    (document, { who }: Readonly<{ who: WhoLine }>) => piecesMeant(document, who).length,
  ),
  'wrong-kind-of-piece': (wrong) => {
    const wanted = wrong.keys.at(-1);
    const classOf = new Map(wrong.document.kinds.map((kind) => [kind.id, kind.class]));
    const first = wrong.document.pieces.find(({ kind }) => classOf.get(kind) === wanted);
    return first === undefined ? dropEffect(wrong) : put(wrong, first.id);
  },
  'outer-wall-stands': dropEffect,
};
