// The room with two games: one that nobody thought of is a page beside the first, and the room lays it without a change.
import { computed, signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { failed, ok } from '../../src/kernel/result.ts';
import { certain } from '../../src/strategic/estimate.ts';
import { openGame } from '../../src/strategic/open.ts';
import { plain } from '../../src/strategic/said.ts';
import type { StrategicGame } from '../../src/strategic/siege.ts';
import { openBriefOf, type BriefJson } from '../../src/ui/features/strategic/briefs.ts';
import { bindPage, type GamePage } from '../../src/ui/features/strategic/gamePage.ts';
import { ROOM_GAMES } from '../../src/ui/features/strategic/games.ts';
import { linkEnd } from '../../src/ui/features/strategic/link.ts';
import { RING_PAGE } from '../../src/ui/features/strategic/war-of-the-ring/ringPage.ts';
import { roomWith } from './siegeRoom.ts';

interface Heaps {
  readonly men: number;
}

/** Two heaps of men, one throw: the higher face wins. */
const HIGH_DIE: StrategicGame<Heaps, 'won' | 'lost'> = {
  id: 'high-die',
  title: 'High Die',
  verdicts: { won: plain('the attacker wins'), lost: plain('the defender wins') },
  examples: [],
  parse: (document) => {
    const { men } = Object(document) as Partial<Heaps>;
    const said = plain('how many men are there?');
    return typeof men === 'number' ? ok({ men }) : failed([{ path: '/men', code: 'nobody', said }]);
  },
  battles: () => [{ id: 'throw', title: 'The throw' }],
  figures: ({ men }) => ({ attacker: men, defender: men }),
  understood: ({ men }) => [plain(`${men} men on each side`)],
  overActions: null,
  wouldHave: null,
  ground: () => ({ ok: false, why: plain('men on a table need no ground') }),
  autoResolve: (_, __, die) => (die(6) > die(6) ? 'won' : 'lost'),
  tell: () => [{ round: 1, line: plain('they throw') }],
  odds: () => ({ method: { type: 'exact' }, chances: { won: certain(1) }, means: {}, under: [] }),
  fromResult: () => ok('won'),
  verdictOf: (outcome) => outcome,
  describe: (outcome) => [plain(`the attacker has ${outcome}`)],
  documents: null,
};
const PORT = openGame(HIGH_DIE);

/** Its page: one number is all of its form. */
const HIGH_DIE_PAGE: GamePage<Readonly<{ men(count: number): void }>> = {
  port: PORT,
  intro: () => 'Two heaps, one throw.',
  openSheets: () => {
    const document = signal<BriefJson>({ men: 3 });
    const opened = computed(() => openBriefOf([PORT], document.value));
    return {
      own: { men: (men) => (document.value = { men }) },
      titleOf: ({ men }) => `${String(men)} men`,
      seatName: (_, seat) => `the ${seat}'s heap`,
      whole: computed(() => (opened.value.ok ? opened.value.value : null)),
      document,
      broken: computed(() => !opened.value.ok),
      variants: signal([]),
      take: (text) => {
        const men = Number(/^(\d+) men$/.exec(text)?.[1]);
        const taken = openBriefOf([PORT], Number.isNaN(men) ? {} : { men });
        if (!taken.ok) return taken;
        document.value = { men };
        return ok({ title: text, decided: null });
      },
      linkText: () => `${String(document.peek()['men'])} men`,
      sheet: ({ report }) => ({
        title: 'The throw',
        verdict: report.verdict,
        how: '',
        bills: [],
        blocks: [],
        board: [],
        against: [],
        lines: [],
        again: true,
        document: false,
      }),
      follow: () => true,
    };
  },
  Form: () => null,
};

/** A room with both games, the War of the Ring first. */
const roomOfTwo = () => roomWith([bindPage(RING_PAGE), bindPage(HIGH_DIE_PAGE)]);

const HELMS_DEEP = "Helm's Deep: 1R v 4R 1E, published";

describe('a room with two games', () => {
  test('opens with the first, and lays the sheets of the other when that is chosen', () => {
    const { model, copied } = roomOfTwo();
    expect(model.games.value).toEqual({
      value: 'war-of-the-ring',
      options: [
        { id: 'war-of-the-ring', name: RING_PAGE.port.title },
        { id: 'high-die', name: 'High Die' },
      ],
    });
    expect(model.odds.value.title).toBe('Assault on Minas Tirith');
    model.ask.game('high-die');
    expect(model.game.value.intro).toBe('Two heaps, one throw.');
    expect([model.odds.value.title, model.odds.value.read]).toEqual(['3 men', ['3 men on each side']]);
    model.ask.copyLink('brief');
    expect(copied).toEqual([`here${linkEnd('3 men')}`]);
    model.ask.game('nobody');
    expect(model.games.value.value).toBe('high-die');
  });

  test('hands to the form of each what its own sheets expose, and keeps both while the other lies there', () => {
    const { model } = roomOfTwo();
    const formOf = () => model.game.value.Form({ siege: model, first: { current: null } }) as FormDrawn;
    interface FormDrawn {
      readonly type: unknown;
      readonly props: Readonly<{ own: { men(count: number): void } }>;
    }
    expect(formOf().type).toBe(RING_PAGE.Form);
    model.ask.game('high-die');
    const { type, props } = formOf();
    expect(type).toBe(HIGH_DIE_PAGE.Form);
    props.own.men(7);
    expect([model.odds.value.title, model.broken.value]).toEqual(['7 men', false]);
    model.ask.game('war-of-the-ring');
    expect(model.odds.value.title).toBe('Assault on Minas Tirith');
    model.ask.game('high-die');
    expect(model.odds.value.title).toBe('7 men');
  });

  test('takes a text by the game that reads it, and tells the faults that the game on the table finds', () => {
    const { model, arrive } = roomOfTwo();
    model.ask.bring('5 men');
    expect([model.games.value.value, model.odds.value.title]).toEqual(['high-die', '5 men']);
    arrive(linkEnd(HELMS_DEEP));
    expect([model.games.value.value, model.odds.value.title]).toEqual([
      'war-of-the-ring',
      "Assault on Helm's Deep",
    ]);
    model.ask.game('high-die');
    model.ask.bring('nonsense');
    expect(model.refused.value.map(({ place }) => place)).toEqual(['/men']);
    expect(model.games.value.value).toBe('high-die');
  });

  test('has names, sheets and what follows of a battle from its own game, whichever lies there', () => {
    const { model, sheets } = roomOfTwo();
    model.ask.game('high-die');
    model.ask.roll();
    model.ask.game('war-of-the-ring');
    expect(model.sheet.value?.title).toBe('The throw');
    expect([sheets.titleOf({ men: 2 }), sheets.seatName({ men: 2 }, 'attacker')]).toEqual([
      '2 men',
      "the attacker's heap",
    ]);
    expect(sheets.titleOf(sheets.document.value)).toBe('Assault on Minas Tirith');
    model.ask.again();
    expect([model.games.value.value, model.sheet.value]).toEqual(['high-die', null]);
  });
});

test('every game of the registry has a name of its own', () => {
  const ids = ROOM_GAMES.map(({ port }) => port.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe('war-of-the-ring');
});
