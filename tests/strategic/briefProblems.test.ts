/** Everything that can be wrong with a brief or a result is told with its place, and nothing that somebody writes stops the reader. */
import { describe, expect, test } from 'vitest';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import type { BriefProblem } from '../../src/strategic/siege.ts';
import { drawing } from '../../src/game/generator.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { WAR_OF_THE_RING as GAME, type SiegeOutcome } from '../../src/strategic/war-of-the-ring/game.ts';
import { resultOf, type Fought } from '../../src/strategic/war-of-the-ring/ledger/result.ts';
import { forged } from '../kit/forgery.ts';

const ASSAULT = {
  schema: 'war-of-the-ring/siege-brief/1',
  battle: 'a-siege',
  region: 'minas-tirith',
  mode: 'assault',
  attacker: { figures: { sauron: { regular: 4, elite: 2, nazgul: 1 } }, characters: ['witch-king'] },
  defender: { figures: { gondor: { regular: 3, elite: 1, leader: 1 } }, characters: [] },
};
const { attacker, defender } = ASSAULT;
const gondor = (figures: object, characters: readonly string[] = []) => ({
  figures: { gondor: figures },
  characters,
});
const garrison = gondor({ regular: 1 });
const RELIEF = { mode: 'relief', attacker: defender, defender: attacker, inside: garrison };

function told(document: unknown): readonly string[] {
  const brief = GAME.parse(document);
  return brief.ok ? [] : brief.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('a brief', () => {
  test('of these makers is in order as it stands', () => {
    expect([told(ASSAULT), told({ ...ASSAULT, ...RELIEF })]).toEqual([[], []]);
  });

  test.each<[string, object, string]>([
    ['without a region', { region: undefined }, '/region missing'],
    ['of a mode there is not', { mode: 'storm' }, '/mode wrong-value'],
    ['with a name that is no id', { battle: 'A siege!' }, '/battle wrong-spelling'],
    [
      'with a figure count that is a text',
      { dead: { gondor: { regular: '2' } } },
      '/dead/gondor/regular wrong-type',
    ],
    ['with half a figure', { dead: { gondor: { regular: 0.5 } } }, '/dead/gondor/regular wrong-type'],
    [
      'with fewer figures than none',
      { dead: { gondor: { regular: -1 } } },
      '/dead/gondor/regular out-of-bounds',
    ],
    [
      'with a type of figure there is not',
      { dead: { gondor: { knight: 1 } } },
      '/dead/gondor/knight unknown-key',
    ],
    ['of an army without units', { defender: gondor({ leader: 1 }) }, '/defender/figures no-units'],
    ['of two armies of one alliance', { defender: attacker }, '/defender same-side'],
    [
      'with a leader of the Shadow',
      { attacker: { figures: { sauron: { regular: 2, leader: 1 } }, characters: [] } },
      '/attacker/figures/sauron/leader too-many-figures',
    ],
    [
      'with a character nobody knows',
      { defender: gondor({ regular: 1 }, ['Boromire']) },
      '/defender/characters/0 no-such-character',
    ],
    [
      'with one who fights nowhere',
      { defender: gondor({ regular: 1 }, ['ring-bearers']) },
      '/defender/characters/0 no-fighter',
    ],
    [
      'with a character on the wrong side',
      { defender: gondor({ regular: 1 }, ['witch-king']) },
      '/defender/characters/0 wrong-side',
    ],
    [
      'with a character twice',
      { defender: gondor({ regular: 1 }, ['boromir', 'boromir']) },
      '/defender/characters/1 twice',
    ],
    [
      'with Strider and Aragorn',
      { defender: gondor({ regular: 1 }, ['strider', 'aragorn']) },
      '/defender/characters/0 same-person',
    ],
    [
      'with Saruman before the wall',
      { attacker: { ...attacker, characters: ['saruman'] } },
      '/attacker/characters/0 cannot-leave',
    ],
    [
      'with six units in a hold (S2)',
      { defender: gondor({ regular: 6 }) },
      '/defender/figures too-many-in-hold',
    ],
    [
      'with eleven units in a region (B1)',
      { attacker: { figures: { sauron: { regular: 11 } }, characters: [] } },
      '/attacker/figures too-many-in-region',
    ],
    ['with somebody inside who is outside', { inside: garrison }, '/inside nobody-inside'],
    [
      'with a garrison of the enemy (O2)',
      { ...RELIEF, inside: { figures: { sauron: { regular: 1 } }, characters: [] } },
      '/inside/figures wrong-side',
    ],
    ['that marches where both stand', { from: 'lossarnach' }, '/from not-needed'],
    ['that marches from afar (O2)', { ...RELIEF, from: 'rivendell' }, '/from not-adjacent'],
    ['of a nation at war that there is not', { atWar: ['gondorr'] }, '/atWar/0 no-such-nation'],
    [
      'with a card of the other side',
      { cards: { attacker: [], defender: ['Grond, Hammer of the Underworld'] } },
      '/cards/defender/0 wrong-side',
    ],
    [
      'with seven cards in a hand of six',
      {
        hands: {
          attacker: [
            'sh-str-01',
            'sh-str-02',
            'sh-str-03',
            'sh-str-04',
            'sh-str-05',
            'sh-str-06',
            'sh-str-07',
          ],
          defender: [],
        },
      },
      '/hands/attacker too-many-cards',
    ],
    [
      'with wear on a figure there is not',
      { wear: { 'gondor-R-99': 1 } },
      '/wear/gondor-R-99 no-such-figure',
    ],
    ['with wear of a whole hit', { wear: { 'gondor-R-01': 4 } }, '/wear/gondor-R-01 out-of-bounds'],
    [
      'with two worn figures of a nation (C2)',
      { wear: { 'gondor-R-01': 1, 'gondor-R-02': 2 } },
      '/wear/gondor-R-02 twice',
    ],
    [
      'with wear in the field (C2)',
      { mode: 'field', wear: { 'gondor-R-01': 1 } },
      '/wear/gondor-R-01 no-wear',
    ],
    ['with five players', { players: { number: 5 } }, '/players/number wrong-value'],
    [
      'by a Character die without a leader (B10)',
      { by: 'character', attacker: { figures: { sauron: { regular: 4 } }, characters: [] } },
      '/by no-battle',
    ],
  ])('%s is told with its place', (_, change, problem) => {
    expect(told({ ...ASSAULT, ...change })).toContain(problem);
  });

  test.each([
    ['nothing', null],
    ['a number', 3],
    ['a list', [ASSAULT]],
    ['an empty object', {}],
    ['an empty note', ''],
  ])('%s is no brief', (_, document) => {
    expect(told(document).length).toBeGreaterThan(0);
  });
});

function outcome(): SiegeOutcome {
  const brief = GAME.parse(ASSAULT);
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  return GAME.autoResolve(brief.value, 'a-siege', dieOf(3, 0));
}

/** Problems of the true result of the assault, changed and sealed again by somebody who knows how to. */
function resealed(change: Partial<Fought>): readonly string[] {
  const { brief, link, result } = outcome();
  const document = GAME.documents!.write({
    ...outcome(),
    brief,
    result: resultOf(link, { ...result, ...change }),
  });
  const read = GAME.documents!.read(JSON.parse(JSON.stringify(document)));
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('a result', () => {
  const { steps, after } = outcome().result;

  test('that was sealed again as it was is taken', () => {
    expect(resealed({})).toEqual([]);
  });

  test.each<[string, Partial<Fought>, string]>([
    [
      'a figure that has grown',
      { steps: { ...steps, 'gondor-R-01': 5 } },
      '/result/steps/gondor-R-01 out-of-bounds',
    ],
    [
      'a figure with half a step',
      { steps: { ...steps, 'gondor-R-01': 0.5 } },
      '/result/steps/gondor-R-01 wrong-type',
    ],
    [
      'a figure that never went out',
      { steps: { ...steps, 'rohan-R-01': 4 } },
      '/result/steps/rohan-R-01 no-such-figure',
    ],
    ['a dead man who was not there', { fallen: ['boromir'] }, '/result/fallen/0 not-here'],
    [
      'a retreat out of a hold (A5)',
      { after: { ...after, defender: 'retreats', to: 'lossarnach' } },
      '/result/after/to no-retreat',
    ],
    [
      'a withdrawal in an assault (S1)',
      { after: { ...after, defender: 'withdraws' } },
      '/result/after/defender no-withdrawal',
    ],
    [
      'somebody of others who stays behind',
      { after: { ...after, stay: ['gondor-R-01'] } },
      '/result/after/stay/0 not-here',
    ],
    ['rounds without number', { rounds: 100 }, '/result/rounds out-of-bounds'],
  ])('with %s is refused though its seal is whole', (_, change, problem) => {
    expect(resealed(change)).toContain(problem);
  });
});

/** What a reader made of a document: read, or refused with a sentence for each problem. */
function readsOrTells(read: { ok: true } | { ok: false; problems: readonly BriefProblem[] }): boolean {
  return (
    read.ok || (read.problems.length > 0 && read.problems.every(({ said }) => wordSaid(said).length > 5))
  );
}

describe('whatever a forger writes', () => {
  const draw = drawing(11);

  test('into a brief is read, or refused with all its problems', () => {
    for (let forgery = 0; forgery < 600; forgery++) {
      const document = forged(forged(FAMOUS[forgery % FAMOUS.length], draw), draw);
      expect(readsOrTells(GAME.parse(document))).toBe(true);
    }
  });

  test('into a result is refused with all its problems', () => {
    const document = GAME.documents!.write(outcome());
    let refused = 0;
    for (let forgery = 0; forgery < 300; forgery++) {
      const read = GAME.documents!.read(forged(document, draw));
      expect(readsOrTells(read)).toBe(true);
      refused += Number(!read.ok);
    }
    expect(refused).toBeGreaterThan(200);
  });
});
