/** Holds the end of a block against the block: every piece is named once, stands where it may, and has neither steps nor points that it never had. */
import { NO_LIBRARY } from '../scenario/library.ts';
import { openScenario } from '../scenario/parse.ts';
import { pointer, quote } from '../scenario/problems.ts';
import type { InlineScenario, OpeningLine, PieceLine } from '../scenario/schema.ts';
import { CLOSED_BEFORE } from './blockDeeds.ts';
import { plain, type SharedSaid } from './said.ts';
import { complaints, inSharedWords, type Complain } from './reading.ts';
import type { BlockEnd, BriefProblem, PieceEnd } from './siege.ts';

/** Everything that is wrong with an end, with its place in it. */
export function endProblems(block: InlineScenario, end: BlockEnd): readonly BriefProblem[] {
  const { problems, complain } = complaints();
  const most = block.turns.last - block.turns.first + 1;
  if (end.turns > most) complain('/turns', 'out-of-bounds', inSharedWords({ say: 'turnsBeyond', most }));
  if (!namesAll(block, end, complain)) return problems;
  for (const line of block.pieces) checkPiece(block, line, end.pieces[line.id]!, complain);
  for (const part of WORKS) checkTwins(part, end[part], complain);
  for (const pair of block.opening?.breached ?? []) {
    if (!end.breached.some((one) => sortPair(one) === sortPair(pair)))
      complain('/breached', 'missing', inSharedWords({ say: 'breachStays', pair }));
  }
  checkClosed(block, end, complain);
  const opened = openScenario(asItEnded(block, end), NO_LIBRARY);
  if (!opened.ok)
    for (const { path, code, message } of opened.problems)
      if (!ONLY_AT_FIRST.includes(code)) complain(placeOf(path, block), code, plain(message));
  return problems;
}

/** What holds where a piece begins alone: a cauldron may be pushed from its wall (2.5.1, 2.7.9). */
const ONLY_AT_FIRST: readonly string[] = ['cauldron-without-wall'];

const WORKS = ['breached', 'taken', 'ladders'] as const;

/** Whether the end names the pieces of the block and no others. */
function namesAll({ pieces }: InlineScenario, end: BlockEnd, complain: Complain): boolean {
  const known = new Set(pieces.map(({ id }) => id));
  const missing = [...known].filter((id) => !Object.hasOwn(end.pieces, id));
  const foreign = Object.keys(end.pieces).filter((id) => !known.has(id));
  for (const id of missing)
    complain('/pieces', 'missing', inSharedWords({ say: 'pieceMissing', id: quote(id) }));
  for (const id of foreign)
    complain(pointer(['pieces', id]), 'no-such-piece', inSharedWords({ say: 'pieceForeign', id: quote(id) }));
  return missing.length === 0 && foreign.length === 0;
}

/** 2.4.6, 2.6.6, 2.12.1: steps and points that were lost do not come back, and nobody leaves the map alive. */
function checkPiece(
  { kinds }: InlineScenario,
  { id, kind, at, lost = 0 }: PieceLine,
  now: PieceEnd,
  complain: Complain,
): void {
  const say = (part: keyof PieceEnd, code: string, said: SharedSaid): void =>
    complain(pointer(['pieces', id, part]), code, inSharedWords(said));
  const sheet = kinds.find((one) => one.id === kind);
  const points = sheet?.class === 'personage' ? (sheet.magic?.points ?? 0) : 0;
  if (now.magic > points) say('magic', 'out-of-bounds', { say: 'pointsGrown', id, points });
  if (now.gone) {
    if (now.at !== 'off') say('at', 'wrong-value', { say: 'goneStands', id });
    return;
  }
  if (now.lost < lost) say('lost', 'out-of-bounds', { say: 'stepsGrown', id, lost });
  if ((now.at === 'off') !== (at === 'off')) say('at', 'wrong-value', { say: 'cameOrLeft', id, at });
}

function closedBy({ then }: InlineScenario['triggers'][number]): readonly string[] {
  const effects = then.type === 'effects' ? then.effects : [];
  return effects.flatMap((effect) => (effect.type === 'closeHexes' ? effect.hexes : []));
}

/** 2.21.3: only an event of the block closes a hex, each once, and nobody stands there. */
function checkClosed(
  { triggers }: InlineScenario,
  { closed = [], pieces }: BlockEnd,
  complain: Complain,
): void {
  const closing = triggers.flatMap(closedBy);
  for (const hex of triggers.filter(({ id }) => id === CLOSED_BEFORE).flatMap(closedBy)) {
    if (!closed.includes(hex)) complain('/closed', 'missing', inSharedWords({ say: 'closedStays', hex }));
  }
  for (const [index, hex] of closed.entries()) {
    const say = (code: string, said: SharedSaid): void =>
      complain(pointer(['closed', index]), code, inSharedWords(said));
    const stander = Object.entries(pieces).find(([, { at }]) => at === hex);
    if (!closing.includes(hex)) say('no-such-hex', { say: 'notToClose', hex });
    else if (closed.indexOf(hex) < index) say('twice', { say: 'listedTwice', given: hex });
    else if (stander !== undefined) say('wrong-value', { say: 'standsInClosed', id: stander[0], hex });
  }
}

function checkTwins(part: (typeof WORKS)[number], pairs: readonly string[], complain: Complain): void {
  const all = pairs.map(sortPair);
  for (const [index, pair] of pairs.entries()) {
    if (all.indexOf(all[index]!) < index)
      complain(pointer([part, index]), 'twice', inSharedWords({ say: 'listedTwice', given: pair }));
  }
}

function sortPair(pair: string): string {
  return pair.split('/').toSorted().join('/');
}

/** The block as it ended, as a scenario of its own: whatever cannot stand so in a scenario cannot have ended so. */
function asItEnded(block: InlineScenario, end: BlockEnd): InlineScenario {
  const pieces = block.pieces.map((line): PieceLine => {
    const { at, lost, gone, disrupted } = end.pieces[line.id]!;
    const { id, kind, force, oil } = line;
    return {
      id,
      kind,
      force,
      at,
      ...(oil === undefined ? {} : { oil }),
      ...(gone || lost === 0 ? {} : { lost }),
      ...(gone || !disrupted ? {} : { disrupted: true }),
    };
  });
  const { breached, taken, lostLevels, ladders } = end;
  const opening: OpeningLine = {
    breached: [...breached],
    lost: [...lostLevels],
    tracks: {},
    taken: [...taken],
    ladders: [...ladders],
  };
  return { ...block, pieces, setup: [], opening };
}

/** Where the problem of a scenario stands in the end of a block. */
function placeOf(path: string, { pieces }: InlineScenario): string {
  const [, part, at = '', field] = path.split('/');
  if (part === 'pieces') return pointer(['pieces', pieces[Number(at)]!.id, field ?? '']);
  if (part !== 'opening') return path;
  return pointer([at === 'lost' ? 'lostLevels' : at, ...(field === undefined ? [] : [field])]);
}
