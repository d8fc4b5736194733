/** The battle told from its end: who decided it, what turned it, who fell, the deeds, the luck; all of it as a side may know it (2.5.1). */
import { hexOf } from '../../../engine/facts/pieces.ts';
import { hexName, type HexId } from '../../../board/hex.ts';
import { BESIEGER, DEFENDER, type Battle, type PieceId, type Side } from '../../../engine/battle.ts';
import type { GameState } from '../../../engine/state.ts';
import { isNightTurn } from '../../../engine/facts/phase.ts';
import type { History } from '../../../game/history.ts';
import { actorOf } from '../../../game/legal.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { STORY } from '../../../i18n/storyWords.ts';
import { view } from '../../../game/view.ts';
import type { StoryMoment, Stem, StoryCard, TurningPoint } from './storyModel.ts';
import { happenedBetween, linesInto, tellsRollOnly } from '../../log/lines.ts';
import { isAnswer, partOf, type BlockPart } from '../../log/deedBlocks.ts';
import { pieceIn, pieceName, sideName } from '../../words/names.ts';
import { portraitOf } from '../../words/portrait.ts';
import { stepHeading } from '../../words/steps.ts';
import { helpedBy, swingOf } from '../../log/swing.ts';
import { statisticsCard } from './statisticsCard.ts';
import type { Chapter } from './annals.ts';
import { fallenOf, fortunesOf } from './fallen.ts';
import type { DiceTally } from './tally.ts';
import { inWords } from '../../words/words.ts';

/** An action of the game with what came of it. */
interface Act {
  readonly before: Match;
  readonly after: Match;
  /** The number of the moment before it. */
  readonly at: number;
}

/** The story of a game that is over; null while it goes on. */
export function storyOf(
  history: History,
  viewer: Side,
  chapters: readonly Chapter[],
  tally: DiceTally,
): StoryCard | null {
  const { present, past } = history;
  const { battle, state } = present;
  if (state.verdict === null) return null;
  const moments = [...past, present];
  const acts = past.map((before, at): Act => ({ before, after: moments[at + 1]!, at }));
  const figures = statisticsCard(present, chapters, []);
  const { first } = battle.turns;
  return {
    ...decision(present, acts.at(-1)),
    turning: turningPoint(acts, viewer),
    board: { battle, state: view(battle, state, viewer), about: 'sheet' },
    columns: figures?.turns ?? [],
    tracks: figures?.tracks ?? [],
    nights: (figures?.turns ?? []).map((_, column) =>
      isNightTurn(battle, state, Math.max(first, first + column - 1)),
    ),
    stems: stemsOf(acts, first),
    deeds: deedsOfDay(acts, viewer),
    fallen: [DEFENDER, BESIEGER].map((side) => fallenOf(present, side)),
    luck: fortunesOf(present, tally),
  };
}

/** Whose deed brought the verdict, where and when; a verdict that came with the end of a step or a turn is nobody's deed. */
function decision({ battle, state }: Match, last: Act | undefined): Pick<StoryCard, 'decided' | 'decider'> {
  if (last === undefined) return { decided: null, decider: null };
  const { turn } = last.before.state;
  const actor = actorOf(last.after.entries.at(-1)!.action);
  const at = actor === null ? null : (hexOf(state, actor) ?? hexOf(last.before.state, actor));
  if (actor === null || at === null) return { decided: fill(STORY.decidedByTime, { turn }), decider: null };
  const hex = hexName(battle.board, at);
  return {
    decided: fill(STORY.decided, { turn, hex, ...pieceIn('piece', battle, state, actor) }),
    decider: portraitOf(battle, state, actor, false),
  };
}

/** The action with the furthest swing of the tracks; null where none moved them. */
function turningPoint(acts: readonly Act[], viewer: Side): TurningPoint | null {
  let [best, furthest]: [Act | null, number] = [null, 0];
  for (const act of acts) {
    const swing = swingOf(act.before, act.after);
    if (Math.abs(swing) > Math.abs(furthest)) [best, furthest] = [act, swing];
  }
  if (best === null) return null;
  const { battle } = best.before;
  const side = helpedBy(furthest)!;
  const swing = Math.round(Math.abs(furthest));
  const told = linesInto(best.before, best.after, viewer).filter(({ heading }) => !heading);
  const text = told.flatMap((line) => (tellsRollOnly(line) ? [] : [line.text])).join(' ');
  const about = told.find((line) => line.hex !== null)?.hex ?? placeOf(best) ?? placeOfFall(best) ?? 'hosts';
  return {
    ...toldOf(best, viewer, fill(STORY.swing, { side: sideName(battle, side), swing }), text),
    board: { battle, state: view(battle, best.after.state, viewer), about },
  };
}

/** Where whoever acted stood, or stands; null where nobody did. */
function placeOf({ before, after }: Act): HexId | null {
  const actor = actorOf(after.entries.at(-1)!.action);
  const at = actor === null ? -1 : Math.max(before.state.pieces[actor]!.at, after.state.pieces[actor]!.at);
  return at < 0 ? null : (at as HexId);
}

/** Where a unit stands on the level that changed hands, of the side that has it now; null where none did, or none is there. */
function placeOfFall({ before, after }: Act): HexId | null {
  const { board, pieces } = after.battle;
  const level = after.state.levels.findIndex((holder, at) => holder !== before.state.levels[at]);
  const standing = pieces
    .filter(({ kind, side }) => kind.class === 'unit' && side === after.state.levels[level])
    .map(({ id }) => after.state.pieces[id]!.at);
  return (standing.find((at) => at >= 0 && board.level[at] === level) as HexId | undefined) ?? null;
}

function toldOf({ before, after, at }: Act, viewer: Side, title: string, text: string): StoryMoment {
  const { battle, state } = before;
  const actor = actorOf(after.entries.at(-1)!.action);
  const { dice } = partIn({ before, after, at }, viewer);
  const lines = linesInto(before, after, viewer).filter(({ heading }) => !heading);
  const where = fill(STORY.whereTold, { turn: state.turn, heading: stepHeading(battle, state) });
  return {
    title,
    text,
    where,
    dice,
    actor: actor === null ? null : actorAs(battle, state, actor),
    cite: lines.find(({ cite }) => cite !== null)?.cite ?? null,
    moment: at,
  };
}

function actorAs(battle: Battle, state: GameState, id: PieceId): NonNullable<StoryMoment['actor']> {
  return { portrait: portraitOf(battle, state, id, false), name: pieceName(battle, state, id) };
}

function partIn({ before, after }: Act, viewer: Side): BlockPart {
  return partOf(before, after, happenedBetween(before, after, viewer), viewer);
}

/** What the chronicle says of an act first. */
function firstLine({ before, after }: Act, viewer: Side): string {
  return linesInto(before, after, viewer).find(({ heading }) => !heading)?.text ?? '';
}

/** An act on whose dice a chance hung. */
interface Judged {
  readonly act: Act;
  readonly chance: number;
  readonly part: BlockPart;
}

/** The best roll, the worst, and the longest stand, each with its chance. */
function deedsOfDay(acts: readonly Act[], viewer: Side): readonly StoryMoment[] {
  let [best, worst]: [Judged | null, Judged | null] = [null, null];
  const stands = new Map<PieceId, { chance: number; blows: number; act: Act }>();
  let bravest: Readonly<{ unit: PieceId; chance: number; blows: number; act: Act }> | null = null;
  for (const act of acts) {
    const { action, faces } = act.after.entries.at(-1)!;
    if (faces.length === 0 || !JUDGED.has(action.type)) continue;
    const part = partIn(act, viewer);
    const chance = part.chance();
    if (chance === null || part.outcome === null) continue;
    if (part.outcome.worked) {
      if (best === null || chance < best.chance) best = { act, chance, part };
    } else if (worst === null || chance > worst.chance) worst = { act, chance, part };
    const target = action.type === 'Fire' ? action.target : action.type === 'Melee' ? action.defender : null;
    if (target === null) continue;
    if (part.outcome.worked) {
      stands.delete(target);
      continue;
    }
    const before = stands.get(target) ?? { chance: 1, blows: 0, act };
    const stand = { chance: before.chance * (1 - chance / 100), blows: before.blows + 1, act: before.act };
    stands.set(target, stand);
    if (bravest === null || stand.chance < bravest.chance) bravest = { unit: target, ...stand };
  }
  const deed = (found: Judged, words: string, title: string): StoryMoment => {
    const { part, act, chance } = found;
    // Where nobody acts on anybody the chronicle has a whole sentence.
    const text =
      part.text === null
        ? fill(STORY.deedTold, { told: firstLine(act, viewer), chance })
        : fill(words, { what: part.text, chance, outcome: part.outcome!.word });
    return toldOf(act, viewer, title, text);
  };
  const told: StoryMoment[] = [];
  if (best !== null) told.push(deed(best, STORY.bestText, STORY.best));
  if (bravest !== null && bravest.blows > 1) {
    const { act, unit, blows, chance } = bravest;
    const { battle, state } = act.before;
    const text = fill(STORY.standText, {
      ...pieceIn('unit', battle, state, unit),
      blows,
      chance: Math.max(1, Math.round(chance * 100)),
    });
    told.push({
      ...toldOf(act, viewer, STORY.stand, text),
      dice: [],
      actor: actorAs(battle, state, unit),
    });
  }
  if (worst !== null) told.push(deed(worst, STORY.worstText, STORY.worst));
  return told;
}

/** The actions in which dice decide between harm and none. */
const JUDGED: ReadonlySet<string> = new Set([
  'Fire',
  'Melee',
  'StandFast',
  'Bombard',
  'Breach',
  'Pour',
  'ThrowDown',
]);

/** Gates, levels and relief, each once at its turn. */
function stemsOf(acts: readonly Act[], first: number): readonly Stem[] {
  const stems: Stem[] = [];
  for (const { before, after } of acts) {
    if (isAnswer(before) && before.state.levels === after.state.levels) continue;
    const { battle } = before;
    const column = before.state.turn - first + 1;
    for (const [level, holder] of after.state.levels.entries()) {
      if (holder === BESIEGER && before.state.levels[level] !== BESIEGER) {
        stems.push({ column, text: fill(STORY.levelFallen, { level }) });
      }
    }
    for (const [group, arrived] of after.state.arrived.entries()) {
      if (arrived && !before.state.arrived[group]) {
        stems.push({ column, text: inWords(battle.groups[group]!.name) });
      }
    }
  }
  return stems;
}
