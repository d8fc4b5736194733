/** The battle told from its end: turning point, deeds, who fell, luck. */
import '../stage/brush.ts';
import { describe, expect, test } from 'vitest';
import { annalsOf } from '../../src/ui/features/analysis/annals.ts';
import { rollsOf } from '../../src/ui/features/analysis/rolls.ts';
import { storyOf } from '../../src/ui/features/analysis/story.ts';
import { tallyOf } from '../../src/ui/features/analysis/tally.ts';
import { drawVerdict } from '../../src/ui/features/analysis/sharing.ts';
import { drawCutOut, type CutOut } from '../../src/stage/plain/cutOut.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { swingOf } from '../../src/ui/log/swing.ts';
import type { HexId } from '../../src/board/hex.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { historyOf } from '../../src/game/history.ts';
import { GONE } from '../../src/engine/state.ts';
import { finishedGame, finishedGames } from '../kit/finishedGame.ts';

/** A kept game that turned with the end of a step, in no hex of its own. */
const game = finishedGames('the-great-gate', 6)[5]!;
const { past, present } = game;
const { battle, state } = present;
const moments = [...past, present];
const story = storyOf(game, BESIEGER, annalsOf(game, BESIEGER), tallyOf(rollsOf(game, BESIEGER)))!;

describe('the story of a battle', () => {
  test('is told only when it is over', () => {
    expect(storyOf({ ...game, present: past.at(-1)! }, BESIEGER, [], tallyOf([]))).toBeNull();
  });

  test("2.13 a verdict that came with the end of a turn is nobody's deed; one that an action brought names who, where and when", () => {
    expect(story.decided).toBe(`Decided as turn ${past.at(-1)!.state.turn} ended.`);
    expect(story.decider).toBeNull();
    const cut = past.findIndex((_, at) => at > 0 && moments[at]!.entries.at(-1)!.action.type === 'Fire');
    const shot = { ...moments[cut]!, state: { ...moments[cut]!.state, verdict: state.verdict } };
    const won = storyOf(historyOf(shot, past.slice(0, cut)), BESIEGER, [], tallyOf([]))!;
    expect(won.decided).toMatch(/^Decided on turn \d+ by .+ in hex \d{4}\.$/);
    expect(won.decider).not.toBeNull();
  });

  test('2.10 the turning point is the furthest swing of the tracks, and the replay begins before it', () => {
    const swings = past.map((before, at) => Math.abs(swingOf(before, moments[at + 1]!)));
    expect(story.turning!.moment).toBe(swings.indexOf(Math.max(...swings)));
    expect(story.turning!.title).toContain(`${Math.round(Math.max(...swings))}%`);
  });

  test('who fell adds up to all who fell, kind by kind and side by side', () => {
    for (const { side, kinds } of story.fallen) {
      const own = battle.pieces.filter((piece) => piece.side === side && piece.kind.class !== 'cauldron');
      const lost = own.filter(({ id }) => state.pieces[id]!.at === GONE).length;
      expect(kinds.reduce((sum, kind) => sum + kind.lost, 0)).toBe(lost);
      expect(kinds.reduce((sum, kind) => sum + kind.lost + kind.halved + kind.stood, 0)).toBe(own.length);
      expect(kinds.every(({ count, lost: fell }) => count.startsWith(`${fell} of `))).toBe(true);
    }
  });

  test('the best roll is the least likely that worked, the worst the likeliest that did not', () => {
    const chance = (title: string): number =>
      Number(/(\d+)%/.exec(story.deeds.find((deed) => deed.title === title)!.text)![1]);
    expect(chance('Best roll')).toBeLessThan(chance('Worst roll'));
    for (const { moment, dice, title } of story.deeds) {
      expect(moment).toBeLessThan(past.length);
      if (title === 'Bravest stand') continue;
      expect(dice.flatMap(({ faces }) => faces)).toEqual(moments[moment + 1]!.entries.at(-1)!.faces);
    }
  });

  test('a deed that is done to nobody is told as a sentence, and no text of the sheet only names a roll', () => {
    const texts = finishedGames('first-steps', 20).flatMap((one) => {
      const told = storyOf(one, DEFENDER, [], tallyOf([]))!;
      return [told.turning?.text ?? '', ...told.deeds.map(({ text }) => text)];
    });
    expect(texts.filter((text) => /\.[,:]|^Casualty |\. Casualty /.test(text))).toEqual([]);
  });

  test('the bravest stand is two blows at least, borne one after the other, at their joint chance', () => {
    const ride = finishedGame('the-ride-of-the-rohirrim');
    const { deeds } = storyOf(ride, DEFENDER, [], tallyOf([]))!;
    const stand = deeds.find(({ title }) => title === 'Bravest stand')!;
    const [, blows, chance] = /: (\d+) attacks borne unharmed, together (\d+)%/.exec(stand.text)!;
    expect(Number(blows)).toBeGreaterThan(1);
    expect(Number(chance)).toBeLessThan(50);
  });

  test('a counter that stands beside a deed is called by its piece', () => {
    const names = battle.pieces.map(({ kind }) => kind.name.en);
    for (const { title, actor } of [story.turning!, ...story.deeds]) {
      expect(actor?.name, title).not.toBe(title);
      expect(
        names.some((name) => actor === null || actor.name.startsWith(name)),
        title,
      ).toBe(true);
    }
    expect(story.deeds.every(({ actor }) => actor !== null)).toBe(true);
  });

  test('both tracks end where they stand, and night is told from day', () => {
    for (const { values } of story.tracks)
      expect(state.tracks).toContain(values.findLast((value) => value !== null));
    expect(story.nights).toHaveLength(story.columns.length);
    expect(story.nights.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('luck is told for both sides with what was due', () => {
    expect(story.luck.map(({ side }) => side)).toEqual([DEFENDER, BESIEGER]);
    for (const { over, text } of story.luck) {
      expect(over).toMatch(/^[+−]\d+\.\d$/);
      expect(text).toMatch(/^\d+ of \d+, [\d.]+ due; p [\d.]+: /);
    }
  });
});

/** A brush that writes down the words it letters and where pictures of pieces are laid. */
function noting() {
  const [words, laid]: [string[], number[][]] = [[], []];
  let matrix = { a: 1, d: 1, e: 0, f: 0 };
  const own: Readonly<Record<string, unknown>> = {
    fillText: (text: string) => words.push(text),
    drawImage: (_: unknown, ...box: number[]) => laid.push(box),
    setTransform: (a: number, _b: number, _c: number, d: number, e: number, f: number) =>
      void (matrix = { a, d, e, f }),
    getTransform: () => matrix,
  };
  const brush = new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => ({ addColorStop: () => {}, width: 1 })),
    set: () => true,
  });
  return { g: brush as unknown as CanvasRenderingContext2D, words, laid };
}

describe('the board of the story', () => {
  const { map } = shippedScenario('the-great-gate').document;

  const drawn = (board: CutOut): number => {
    const { g, laid } = noting();
    drawCutOut(g, map.inline, board, { width: 400, height: 210 }, 1);
    return laid.length;
  };

  test('the turning point shows the board as it stood after it, with its case; the hosts where it happened in no hex', () => {
    const { board, moment, cite } = story.turning!;
    expect(board.about).toBe('hosts');
    const after = moments[moment + 1]!.state.pieces.map(({ at }) => at);
    expect(board.state.pieces.map(({ at }) => at)).toEqual(after);
    expect(cite).toMatch(/^\d+\.\d+/);
    expect(drawn(board)).toBeGreaterThan(5);
  });

  test('a blow that turned it is shown about its hex', () => {
    const upTo = moments.findIndex(
      ({ entries }, at) =>
        at > 0 && entries.at(-1)?.action.type !== 'EndStep' && swingOf(past[at - 1]!, moments[at]!) !== 0,
    );
    const last = { ...moments[upTo]!, state: { ...moments[upTo]!.state, verdict: state.verdict } };
    const { board, moment } = storyOf(
      historyOf(last, past.slice(0, upTo)),
      BESIEGER,
      [],
      tallyOf([]),
    )!.turning!;
    expect(moment).toBe(upTo - 1);
    expect(board.about).toBeTypeOf('number');
    expect(drawn(board)).toBeGreaterThan(1);
  });

  test('2.10.5 a level that fell as a step ended is shown about a unit that stands on it', () => {
    const at = story.turning!.moment;
    const [before, after] = [past[at]!, moments[at + 1]!];
    const street = battle.board.level.indexOf(1);
    const climber = battle.pieces.find(({ side, kind }) => side === BESIEGER && kind.class === 'unit')!.id;
    const taken = {
      ...after.state,
      verdict: state.verdict,
      levels: after.state.levels.with(1, BESIEGER),
      pieces: after.state.pieces.with(climber, { ...after.state.pieces[climber]!, at: street as HexId }),
    };
    const told = storyOf(historyOf({ ...after, state: taken }, [before]), BESIEGER, [], tallyOf([]))!;
    expect(told.turning!.board.about).toBe(street);
  });

  test('2.5.1 it is what the viewer may know', () => {
    const known = (viewer: typeof BESIEGER | typeof DEFENDER) =>
      storyOf(game, viewer, [], tallyOf([]))!.board.state.pieces.map(({ oil }) => oil);
    expect(known(DEFENDER)).toEqual(state.pieces.map(({ oil }) => oil));
    expect(known(BESIEGER)).not.toEqual(known(DEFENDER));
  });

  test('the picture to share has the verdict in words and the whole board at the end', () => {
    const { g, words, laid } = noting();
    drawVerdict(g, {
      title: 'Sauron takes the Gate',
      text: 'By points.',
      map: map.inline,
      board: story.board,
    });
    expect(words).toEqual(expect.arrayContaining(['Sauron takes the Gate', 'By points.']));
    expect(laid.length).toBeGreaterThan(4);
    for (const [x, y] of laid) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(100);
    }
  });
});
