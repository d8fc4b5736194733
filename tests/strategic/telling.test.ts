/** A battle told line by line: it ends as the same dice end it, its dice are in it, and every kind of event has its line. */
import { describe, expect, test } from 'vitest';
import { dieOf } from '../../src/strategic/sample.ts';
import type { Die } from '../../src/strategic/siege.ts';
import { eventTold } from '../../src/strategic/war-of-the-ring/battle/eventTold.ts';
import { sentence, wordSaid } from '../../src/i18n/siegeSaid.ts';
import type { BattleEvent } from '../../src/strategic/war-of-the-ring/battle/terms.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { box, musters, setting, table } from '../kit/strategicBattle.ts';

const BRIEF = { schema: 'war-of-the-ring/siege-brief/1', battle: 'told', region: 'minas-tirith' };

/** Ten battles: of every mode, by both rule sets, with and without cards and events. */
const SET_UPS: Readonly<Record<string, unknown>> = {
  'an assault': 'Minas Tirith: 3R 1E 1L v 8R 2E 1N',
  'an assault that presses': 'Minas Tirith: 1R v 4R 4E 3N, published',
  'an assault with Grond': 'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond',
  'a sortie': 'sortie from Minas Tirith: 3R 2E 1L v 2R 1E',
  'a relief': 'relief of Minas Tirith: 4R 1E v 6R 2E 1L Rohan, published',
  'a field battle at a city': 'field at Pelargir: 3R 1L v 6R 2E 1N',
  'a withdrawal into the hold': 'field at Minas Tirith: 5R 2E 1L v 9R 1E 1N, published',
  'an event inside': 'Minas Tirith: 2R 1E 1L v 8R 2E 1N, Guards of the Citadel',
  'cards on both sides, by the guide': {
    ...BRIEF,
    mode: 'assault',
    attacker: { figures: { sauron: { regular: 6, elite: 2, nazgul: 3 } }, characters: ['witch-king'] },
    defender: { figures: { gondor: { regular: 3, elite: 1, leader: 1 } }, characters: ['boromir'] },
    hands: {
      // Dread and Despair, Black Breath, Onslaught; Daring Defiance, Heroic Death, Confusion.
      attacker: ['sh-char-14', 'sh-char-11', 'sh-str-19'],
      defender: ['fp-char-11', 'fp-char-10', 'fp-str-08'],
    },
  },
  'a rearguard, the White Rider and the Witch-king': {
    ...BRIEF,
    mode: 'assault',
    rules: 'published',
    attacker: {
      figures: { sauron: { regular: 5, elite: 1, nazgul: 3 }, southrons: { regular: 2 } },
      characters: ['witch-king'],
    },
    defender: { figures: { gondor: { regular: 1 } }, characters: ['gandalf-white'] },
    atWar: ['sauron', 'gondor'],
  },
};

/** What the line of each kind of event reads like. */
const LINES: Readonly<Record<BattleEvent['type'], RegExp>> = {
  EventPlayed: /^The Free Peoples played Guards of the Citadel: an? (regular|elite) of Gondor$/,
  RearguardLeft: /^The Shadow left a rearguard: 2R Southrons \(B10\)$/,
  NazgulCowed: /^Gandalf the White gave up his leadership: no Nazgûl leads/,
  RoundBegun: /^Round \d began$/,
  Stood: /^The (Shadow|Free Peoples) stood and fought \(S1, F2\)$/,
  CardDeclared: /^The (Shadow|Free Peoples) declared a combat card$/,
  CardRevealed: /^The (Shadow|Free Peoples) revealed [A-Z].+: [a-z].+$/,
  CardCancelled: /^[A-Z].+ of the Shadow was cancelled$/,
  CardActed: /^[A-Z].+ of the (Shadow|Free Peoples) took effect/,
  DiceThrown: /^The Shadow rolled \d dice, hitting on 6: [1-6]/,
  HitsScored: /^The (Shadow|Free Peoples) scored (no hits|1 hit|\d hits)$/,
  LossTaken: /^The Free Peoples reduced an elite of Gondor to a regular \(B7\)$/,
  CharacterFell: /^(Boromir|Gandalf the White) fell$/,
  Pressed: /^The Shadow drove them on: an elite of Sauron became a regular, for one more round \(A2, A6\)$/,
  Trimmed: /^The Free Peoples sent a regular of Gondor to reinforcements, above the limit \(B1, S2\)$/,
  LeftBehind: /^Saruman could not leave and stayed behind \(F2\)$/,
  BattleEnded: /^(No unit of the Free Peoples was left \(B9\)|The attack went no further)/,
  Advanced: /^The Shadow went in: .+ \(F3\)$/,
};

function read(document: unknown): SiegeBrief {
  const brief = WAR_OF_THE_RING.parse(document);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return brief.value;
}

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A battle told with the dice of one game, and every face that was asked of them. */
function told(brief: SiegeBrief, index: number) {
  const die = dieOf(7, index);
  const thrown: number[] = [];
  const kept: Die = (sides) => {
    const face = die(sides);
    thrown.push(face);
    return face;
  };
  const steps = WAR_OF_THE_RING.tell(brief, brief.battle, kept);
  return { steps: steps.map((step) => ({ ...step, line: sentence(step.line) })), thrown };
}

describe.each(Object.entries(SET_UPS))('%s', (_, document) => {
  const brief = read(document);

  test('is told to the end that the same dice bring', () => {
    for (const index of GAMES) {
      const end = WAR_OF_THE_RING.autoResolve(brief, brief.battle, dieOf(7, index));
      const { steps } = told(brief, index);
      expect(steps.at(-1)!.line).toBe(`The end: ${wordSaid(WAR_OF_THE_RING.verdicts[end.fate]!)}`);
      const fought = steps.filter(({ line }) => line.includes(' rolled ')).map(({ round }) => round);
      expect(Math.max(0, ...fought)).toBe(end.result.rounds);
    }
  });

  test('has every face that was thrown in its line, once', () => {
    for (const index of GAMES) {
      const { steps, thrown } = told(brief, index);
      const faces = steps.flatMap((step) => step.faces ?? []);
      expect(faces.toSorted()).toEqual(thrown.toSorted());
      const written = steps.flatMap(({ line, faces: own = [] }) =>
        own.length === 0 ? [] : [...line.matchAll(/: ([1-6 ]+)/g)].flatMap(([, all]) => all!.split(' ')),
      );
      expect(written.map(Number)).toEqual(faces);
    }
  });

  test('goes on from round to round, and no line is empty or holds a figure by its code', () => {
    for (const index of GAMES) {
      const { steps } = told(brief, index);
      const rounds = steps.map(({ round }) => round);
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
      expect(rounds[0]).toBe(0);
      for (const { line } of steps) expect(line).toMatch(/^[A-ZÉ](?!.*(?:undefined|[a-z]:[a-z]))/);
    }
  });
});

/** A retreat, which the usual policies never choose: Saruman's army leaves Orthanc without him. */
function retreat(): readonly string[] {
  const given = setting({
    region: 'orthanc',
    mode: 'field',
    alliances: { attacker: 'free', defender: 'shadow' },
    havens: [{ region: 'gap-of-rohan', units: 0 }],
  });
  const at = table(given, musters(box('3R', 'rohan'), box('4R +saruman', 'isengard')));
  at.choose('stand').throw(1, 1, 1, 1, 1, 1, 1, 1).choose('go-on').choose('retreat:gap-of-rohan');
  return at.log().map((event) => sentence(eventTold(given, event)));
}

test('the line of a retreat names the region, and who could not go along', () => {
  expect(retreat().slice(-2)).toEqual([
    'The Shadow retreated to Gap of Rohan (F2)',
    'Saruman could not leave and stayed behind (F2)',
  ]);
});

describe('the line of an event', () => {
  const line = (event: BattleEvent): string => sentence(eventTold(setting(), event));
  const volley = {
    seat: 'attacker',
    dice: 3,
    hitsOn: 6,
    rerolls: 2,
    rerollHitsOn: 5,
    turned: 0,
    confused: false,
  } as const;
  const thrown = (
    faces: readonly number[],
    again: readonly number[],
    tally: Partial<Extract<BattleEvent, { type: 'DiceThrown' }>['tally']>,
  ): string =>
    line({
      type: 'DiceThrown',
      purpose: 'combat',
      volley,
      faces,
      again,
      tally: { hits: 0, again: 0, own: 0, ...tally },
    });

  test('of a throw says how many dice, on what they hit and what was rolled again', () => {
    expect(thrown([6, 2, 1], [5, 1], { hits: 2, again: 1 })).toBe(
      'The Shadow rolled 3 dice, hitting on 6: 6 2 1; 2 rolled again, hitting on 5 or more: 5 1',
    );
    expect(thrown([6, 2, 1], [], { hits: 1 })).toBe('The Shadow rolled 3 dice, hitting on 6: 6 2 1');
    expect(thrown([], [], {})).toBe('The Shadow rolled no dice');
  });

  test('of a throw says what a card made of it: misses turned into hits, and ones that struck friends', () => {
    expect(thrown([6, 2, 1], [5], { hits: 3, again: 1 })).toBe(
      'The Shadow rolled 3 dice, hitting on 6: 6 2 1; 1 miss turned into a hit by the card; 1 rolled again, hitting on 5 or more: 5',
    );
    expect(thrown([6, 2, 1], [], { hits: 1, own: 1 })).toBe(
      'The Shadow rolled 3 dice, hitting on 6: 6 2 1; 1 one struck friends',
    );
  });

  test('of a card says whether it was declared, and what was chosen for it', () => {
    const declared = (plays: boolean): string => line({ type: 'CardDeclared', seat: 'attacker', plays });
    expect([declared(true), declared(false)]).toEqual([
      'The Shadow declared a combat card',
      'The Shadow declared no combat card',
    ]);
    const acted = (choice: string | null): string =>
      line({ type: 'CardActed', seat: 'defender', title: 'Heroic Death', choice });
    expect([null, 'none', 'boromir', 'leader:gondor', '2'].map(acted)).toEqual([
      'Heroic Death of the Free Peoples took effect',
      'Heroic Death of the Free Peoples took effect: nobody',
      'Heroic Death of the Free Peoples took effect: Boromir',
      'Heroic Death of the Free Peoples took effect: a leader of Gondor',
      'Heroic Death of the Free Peoples took effect: 2',
    ]);
  });

  test('of a loss says whether an elite became a regular or a figure died', () => {
    const lost = (loss: string): string => line({ type: 'LossTaken', seat: 'attacker', loss });
    expect([lost('reduce:sauron'), lost('elite:sauron'), lost('nazgul:sauron')]).toEqual([
      'The Shadow reduced an elite of Sauron to a regular (B7)',
      'The Shadow lost an elite of Sauron',
      'The Shadow lost a Nazgûl',
    ]);
  });

  test('of the end says who was broken', () => {
    const broken = (who: 'attacker' | 'defender' | 'both'): string =>
      line({ type: 'BattleEnded', ending: { type: 'broken', who } });
    expect((['attacker', 'defender', 'both'] as const).map(broken)).toEqual([
      'No unit of the Shadow was left (B9)',
      'No unit of the Free Peoples was left (B9)',
      'No unit was left on either side (B9)',
    ]);
  });
});

test('4.5: what is played before the first round is told before it, in no round', () => {
  const brief = read('Minas Tirith: 2R 1E 1L v 8R 2E 1N, Guards of the Citadel');
  const { steps } = told(brief, 0);
  const before = steps.slice(
    0,
    steps.findIndex(({ line }) => line === 'Round 1 began'),
  );
  expect(before.map(({ line }) => line)).toContainEqual(expect.stringMatching(/Guards of the Citadel/));
  expect(before.every(({ round }) => round === 0)).toBe(true);
});

test('every kind of event is told in these battles, each in its own words', () => {
  const lines = Object.values(SET_UPS).flatMap((document) => {
    const brief = read(document);
    return GAMES.flatMap((index) => told(brief, index).steps.map(({ line }) => line));
  });
  const all = [...lines, ...retreat()];
  const silent = Object.entries(LINES).filter(([, pattern]) => !all.some((line) => pattern.test(line)));
  expect(silent.map(([type]) => type)).toEqual([]);
});
