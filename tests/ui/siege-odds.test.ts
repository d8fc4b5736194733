// What the room says of a brief: odds as they are counted, what if, and the sheet of what came of it.
import { beforeAll, describe, expect, test } from 'vitest';
import { readDraft } from '../../src/ui/features/strategic/war-of-the-ring/bring.ts';
import { rollWith, tellWith } from '../../src/ui/features/strategic/deciding.ts';
import { reckon as countIn } from '../../src/ui/features/strategic/count.ts';
import { documentOf, type ArmyDraft } from '../../src/ui/features/strategic/war-of-the-ring/draft.ts';
import type { FromReckoner, Reckoned, ToReckoner } from '../../src/ui/features/strategic/messages.ts';
import { besideView } from '../../src/ui/features/strategic/besideView.ts';
import type { BriefJson } from '../../src/ui/features/strategic/briefs.ts';
import { openBrief } from '../../src/ui/features/strategic/games.ts';
import { oddsView } from '../../src/ui/features/strategic/oddsView.ts';
import { outcomeOf } from '../../src/ui/features/strategic/war-of-the-ring/outcome.ts';
import { sweepSteps, sweepView } from '../../src/ui/features/strategic/war-of-the-ring/sweepView.ts';
import { nextAssault } from '../../src/ui/features/strategic/war-of-the-ring/nextAssault.ts';
import { openReckoner, type Counter } from '../../src/ui/features/strategic/reckoner.ts';
import { sheetView } from '../../src/ui/features/strategic/war-of-the-ring/sheetView.ts';
import { openTelling } from '../../src/ui/features/strategic/telling.ts';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';

const NOTE = "Helm's Deep: 1R v 4R 1E, published";

function wholeOf(note: string) {
  const [found, brief] = [readDraft(note), WAR_OF_THE_RING.parse(note)];
  if (!found.ok || !brief.ok) throw new Error('the line is wrong');
  const { draft } = found.value;
  const whole = openBrief(documentOf(draft));
  if (!whole.ok) throw new Error('the draft is not whole');
  return { draft, brief: brief.value, whole: whole.value };
}

const { draft, brief, whole } = wholeOf(NOTE);
let counted: Reckoned;
beforeAll(() => {
  const odds = WAR_OF_THE_RING.odds(brief, brief.battle, { games: 1, seed: 1 });
  counted = { type: 'odds', odds, minutes: 14 };
});

describe('the odds', () => {
  test('are those of the strategic game, end for end, and say by which rules', () => {
    const { bars, under, minutes } = oddsView({ title: '', brief: whole, found: counted, fallen: null });
    const exact = WAR_OF_THE_RING.odds(brief, '', { games: 1, seed: 1 }).chances;
    expect(bars?.map(({ id, share }) => [id, share])).toEqual(
      Object.entries(exact).map(([id, { value }]) => [id, value]),
    );
    expect(under.join('; ')).toContain('Rule set published');
    expect(minutes).toBe(14);
  });

  test('over several actions are those that the command line tells', () => {
    const found = countIn({ document: documentOf(draft), actions: 4 });
    const exact = WAR_OF_THE_RING.overActions!(brief, brief.battle, 4);
    const fallen = found.type === 'fallen' ? found.fallen : [];
    expect(exact.ok && exact.fallen.map(({ value }) => value)).toEqual(fallen);
    expect(fallen).toHaveLength(4);
    const { fallen: told } = oddsView({ title: '', brief: whole, found: counted, fallen });
    expect(told.map(({ label }) => label)).toEqual([
      'after 1 action',
      'after 2 actions',
      'after 3 actions',
      'after 4 actions',
    ]);
  });

  test('come with what was read: leadership, who relieves whom, cards without effect, what was taken for granted', () => {
    const relief = wholeOf('relief of Minas Tirith: 8R 1N v 3R 1L Rohan, Stormcrow');
    const { read } = oddsView({ title: '', brief: relief.whole, found: counted, fallen: null });
    expect(read).toEqual([
      'Attacker, Free Peoples: 3R 1L Rohan; 3 units, leadership 1; relieves the hold and attacks',
      'Defender, Shadow: 8R 1N Sauron; 8 units, leadership 1; besieges the hold and defends',
      'Inside: a garrison that nobody named; it takes no part',
      'Event Stormcrow of the defender: has no effect on this battle',
      expect.stringMatching(/^Not said: where the other figures are;/),
    ]);
  });

  test('are awaited, or could not be had', () => {
    expect(oddsView({ title: '', brief: whole, found: null, fallen: null }).bars).toBeNull();
    expect(
      oddsView({ title: '', brief: whole, found: { type: 'failed', why: 'torn' }, fallen: null }).failed,
    ).toBe('The odds could not be counted: torn.');
    expect(oddsView({ title: '', brief: whole, found: { type: 'no-battle' }, fallen: null }).failed).toBe(
      'There is no such battle, so there are no odds.',
    );
    expect(oddsView({ title: '', brief: whole, found: counted, fallen: null }).failed).toBeNull();
  });
});

describe('what if', () => {
  const elites = { seat: 'attacker', kind: { nation: 'isengard', type: 'elite' } } as const;
  const eliteCount = (of: ArmyDraft['armies']['attacker']['figures']) => of.isengard?.elite ?? 0;

  test('goes from two fewer to four more, where there are so many', () => {
    const steps = sweepSteps(draft, elites);
    expect(
      steps.map(({ by, document }) => [by, document && eliteCount(document.attacker.figures as never)]),
    ).toEqual([
      [-2, null],
      [-1, 0],
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  test('in a full army more elites take the place of regulars', () => {
    const { draft: full } = wholeOf('Minas Tirith: 3R v 9R 1E');
    const two = sweepSteps(full, { seat: 'attacker', kind: { nation: 'sauron', type: 'elite' } })[4]!;
    expect(two.document?.attacker.figures).toMatchObject({ sauron: { regular: 7, elite: 3 } });
  });

  test('is told in bars as far as it is known', () => {
    const { bars } = sweepView(draft, elites, (one) =>
      JSON.stringify(one) === JSON.stringify(documentOf(draft)) ? counted : null,
    );
    expect(bars.map(({ share }) => share === null)).toEqual([true, true, false, true, true, true, true]);
    expect(bars[2]!.now).toBe(true);
  });
});

describe('the sheet', () => {
  const decided = rollWith(whole, 1);

  test('names every figure once, with what became of it', () => {
    const { bills } = sheetView(decided, null);
    const ids = bills.flatMap(({ groups }) => groups.flatMap(({ figures }) => figures.map(({ id }) => id)));
    expect(ids.toSorted()).toEqual(Object.keys(outcomeOf(decided.report).result.steps).toSorted());
  });

  test('has the ten lines, and the chance of this end', () => {
    const sheet = sheetView(decided, counted);
    expect(sheet.lines).toHaveLength(10);
    expect(sheet.against[0]!.figure).toMatch(/^\d+\.\d%$/);
    expect(sheet.board.join(' ')).toContain('Rohan');
  });

  test('a figure that was lost says where it goes', () => {
    const texts = Array.from({ length: 12 }, (_, seed) => sheetView(rollWith(whole, seed), null))
      .flatMap(({ bills }) => bills.flatMap(({ groups }) => groups.flatMap(({ figures }) => figures)))
      .filter(({ fate }) => fate === 'lost');
    expect(new Set(texts.map(({ id, text }) => `${id.split('-')[0]}: ${text}`))).toEqual(
      new Set(['rohan: lost, out of the game', 'isengard: lost, to reinforcements']),
    );
  });

  test('A4 a siege that goes on leads to its next assault, by whoever is left; one that is over to none', () => {
    const many = wholeOf('Minas Tirith: 3R 1E 1L v 6R, published');
    const ends = Array.from({ length: 12 }, (_, seed) => rollWith(many.whole, seed));
    const on = ends.find(({ report }) => report.verdict === 'besieged')!;
    expect(sheetView(on, null).again).toBe(true);
    const next = nextAssault(outcomeOf(on.report))!;
    const read = WAR_OF_THE_RING.parse(documentOf(next));
    expect(read.ok ? read.value.battle : read.problems).toBe('minas-tirith-assault-2');
    const units = (army: object): number => JSON.stringify(army).length;
    expect(units(next.armies.attacker)).toBeLessThanOrEqual(units(many.draft.armies.attacker));
    const captured = Array.from({ length: 12 }, (_, seed) => rollWith(whole, seed)).find(
      ({ report }) => report.verdict === 'captured',
    )!;
    expect([nextAssault(outcomeOf(captured.report)), sheetView(captured, null).again]).toEqual([null, false]);
  });

  test('the battle told ends as it was decided', () => {
    const steps = tellWith(whole, 1);
    expect(wordSaid(steps.at(-1)!.line)).toContain(
      { captured: 'taken', besieged: 'goes on', held: 'held', empty: 'nobody' }[
        outcomeOf(decided.report).fate
      ],
    );
  });
});

test('a battle is told at the pace of whoever listens, and the sheet comes with its last line', () => {
  let over = 0;
  const story = openTelling(() => (over += 1));
  const steps = tellWith(whole, 1);
  story.begin(steps);
  expect(story.view.value?.told).toBe(1);
  story.next();
  expect([story.view.value?.told, over]).toEqual([2, 0]);
  story.toTheEnd();
  story.next();
  expect([story.view.value?.told, over]).toEqual([steps.length, 1]);
});

describe('the worker that counts', () => {
  function counterWith(answer: Reckoned | null) {
    const asked: string[] = [];
    let heard: (message: { data: FromReckoner }) => void = () => {};
    const ended = { count: 0 };
    const counter = (): Counter => ({
      postMessage: ({ ask, document, actions }: ToReckoner) => {
        asked.push(
          actions === null ? String(document['region']) : `${String(document['region'])} over ${actions}`,
        );
        if (answer !== null) heard({ data: { ask, found: answer } });
      },
      addEventListener: ((type: string, listener: typeof heard) => {
        if (type === 'message') heard = listener;
      }) as Counter['addEventListener'],
      terminate: () => (ended.count += 1),
    });
    return { asked, ended, counter };
  }
  const [one, other] = [documentOf(draft), documentOf(wholeOf('Erebor: 1R v 4R').draft)];

  test('is asked for each brief once, the first that is wanted first', () => {
    const { asked, counter } = counterWith({ type: 'no-battle' });
    const reckoner = openReckoner(counter);
    reckoner.want([one, other]);
    expect(asked).toEqual(['helms-deep', 'helms-deep over 4', 'erebor']);
    reckoner.want([other, one]);
    expect(asked).toEqual(['helms-deep', 'helms-deep over 4', 'erebor', 'erebor over 4']);
    expect(reckoner.known(other)).toEqual({ type: 'no-battle' });
  });

  test('is asked first what dice would have made of a result, once', () => {
    const { asked, counter } = counterWith({ type: 'no-battle' });
    const reckoner = openReckoner(counter);
    const result = { region: 'a result' };
    reckoner.want([one], result);
    expect(asked).toEqual(['a result over beside', 'helms-deep', 'helms-deep over 4']);
    reckoner.want([one], result);
    expect(asked).toHaveLength(3);
    expect(reckoner.beside(result)).toEqual({ type: 'no-battle' });
  });

  test('is ended when nobody wants any more what it counts', async () => {
    const { asked, ended, counter } = counterWith(null);
    const reckoner = openReckoner(counter);
    reckoner.want([one]);
    reckoner.want([other]);
    expect(asked).toEqual(['helms-deep']);
    await expect.poll(() => [...asked], { timeout: 5000 }).toEqual(['helms-deep', 'erebor']);
    expect(ended.count).toBe(1);
  });
});

describe('what would have happened', () => {
  const now = wholeOf('Dol Amroth: 3R v 6R 1E southrons');
  const decided = rollWith(now.whole, 5);
  const found = countIn({ document: decided.report.document as BriefJson, actions: 'beside' });

  test('lays the losses of both sides into the distribution of the dice', () => {
    const { waiting, losses, chances } = besideView(decided, found);
    expect(waiting).toBeNull();
    expect(losses.map(({ title }) => title)).toEqual(['What the attacker lost', 'What the defender lost']);
    for (const { bars, words, rank } of losses) {
      expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(bars.filter(({ here }) => here)).toHaveLength(1);
      expect(words).toMatch(/^\d+ here; dice take \d+\.\d\d on average\.$/);
      expect(rank).toMatch(/^Dice take less in .+ of battles, and as much in .+\.$/);
    }
    expect(chances.filter(({ label }) => label.endsWith('(as here)'))).toHaveLength(1);
  });

  test('writes part of a hit with its decimals, and whole hits without', () => {
    if (found.type !== 'beside') throw new Error(found.type);
    const [attacker, defender] = [found.would.losses.attacker, found.would.losses.defender];
    const losses = { attacker: { ...attacker, fought: 1.25 }, defender: { ...defender, fought: 2 } };
    const told = besideView(decided, { ...found, would: { ...found.would, losses } });
    expect(told.losses.map(({ words }) => words.split(';')[0])).toEqual(['1.25 here', '2 here']);
  });

  test('tells a campaign of four actions where the siege goes on', () => {
    const { onward } = besideView(decided, found);
    expect(onward).toHaveLength(decided.report.verdict === 'besieged' ? 4 : 0);
  });

  test('says so while it is counted, and when it cannot be', () => {
    expect(besideView(decided, null).waiting).toBe('The dice are being counted …');
    expect(besideView(decided, { type: 'failed', why: 'it broke' }).waiting).toBe(
      'It could not be counted: it broke.',
    );
    expect(countIn({ document: { no: 'result' }, actions: 'beside' })).toEqual({ type: 'no-battle' });
  });
});
