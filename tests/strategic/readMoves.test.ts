/** Moves of a fight on hexes that were kept in a file or by the browser: whole ones go on, others are refused with a place, and none stops the fight. */
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/ai/greedy.ts';
import { fightOut } from '../../src/cli/tactics.ts';
import { drawing } from '../../src/game/generator.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { BlockDeeds } from '../../src/strategic/blockDeeds.ts';
import { readMoves } from '../../src/strategic/readMoves.ts';
import type { BlockEnd, FightMove, BattleGround, PieceEnd } from '../../src/strategic/siege.ts';
import { BLOCK_TURNS } from '../../src/strategic/war-of-the-ring/dials.ts';
import { briefOf, groundOf } from '../kit/briefs.ts';
import { endOf } from '../kit/fights.ts';
import { forged } from '../kit/forgery.ts';

const GROND = groundOf(briefOf('Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond'));
const BLASTED = groundOf(briefOf("Helm's Deep: 1R v 4R 1E, The Fighting Uruk-hai"));

function blockOf(ground: BattleGround) {
  const stage = ground.stage([]);
  if (!stage.ok || stage.value.type !== 'block') throw new Error('no block is fought first');
  return stage.value.scenario;
}

/** The first block ended as it began, but for this. */
const idle = (ground: BattleGround, change: Partial<BlockEnd> = {}): FightMove => ({
  type: 'fought',
  end: { ...endOf(blockOf(ground)), ...change },
});

/** The first block ended as it began, but for these pieces. */
const pieces = (changes: Readonly<Record<string, Partial<PieceEnd>>>): FightMove => ({
  type: 'fought',
  end: endOf(blockOf(GROND), changes),
});

const at = (id: string): string => blockOf(GROND).pieces.find((one) => one.id === id)!.at;

function problems(ground: BattleGround, document: unknown): readonly string[] {
  const read = readMoves(ground, document);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('moves that were made', () => {
  test('are read from the text they were written to, and the fight is where it was', () => {
    const { moves } = fightOut(GROND, greedy, 4);
    for (let made = 0; made <= moves.length; made++) {
      const some = moves.slice(0, made);
      expect(readMoves(GROND, JSON.parse(JSON.stringify(some)))).toEqual({ ok: true, value: some });
    }
  });

  test('may be none: the fight begins', () => {
    expect(readMoves(GROND, [])).toEqual({ ok: true, value: [] });
  });
});

describe('what is no list of moves', () => {
  const [first] = [pieces({})] as [Extract<FightMove, { type: 'fought' }>];
  test.each<[string, unknown, string]>([
    ['no list', { type: 'chose' }, ' wrong-type'],
    ['a move of no kind', [{ type: 'fled' }], '/0/type wrong-value'],
    ['a move without its option', [{ type: 'chose' }], '/0/option missing'],
    ['a seed that is no number', [{ type: 'rolled', seed: 'six' }], '/0/seed wrong-type'],
    ['a seed below 0', [{ type: 'rolled', seed: -1 }], '/0/seed out-of-bounds'],
    ['a key nobody knows', [{ type: 'chose', option: 'stop', by: 'me' }], '/0/by unknown-key'],
    [
      'an end without its turns',
      [{ ...first, end: { ...first.end, turns: undefined } }],
      '/0/end/turns missing',
    ],
    [
      'a hex that is not spelled as one',
      [
        {
          ...first,
          end: { ...first.end, pieces: { a: { ...first.end.pieces['gondor-r-01-a'], at: 'gate' } } },
        },
      ],
      '/0/end/pieces/a/at wrong-spelling',
    ],
    [
      'more steps than any piece has',
      [{ ...first, end: { ...first.end, pieces: { a: { ...first.end.pieces['gondor-r-01-a'], lost: 4 } } } }],
      '/0/end/pieces/a/lost out-of-bounds',
    ],
    [
      'a level that is no number',
      [{ ...first, end: { ...first.end, lostLevels: ['1'] } }],
      '/0/end/lostLevels/0 wrong-type',
    ],
  ])('%s is told with its place', (_, document, problem) => {
    expect(problems(GROND, document)).toContain(problem);
  });
});

describe('what happened in a block', () => {
  const [first] = [pieces({})] as [Extract<FightMove, { type: 'fought' }>];
  const fell = { piece: 'gondor-r-01-a', steps: 1, at: '1213', from: '1313', by: 'melee' };
  const taken = { type: 'taken', work: '1313/1213', by: 'besieger', turn: 2 };

  test('is read as it was kept, and a block that was kept without it is as good', () => {
    const deeds = { fell: [fell, { ...fell, from: null }], changed: [taken] } as BlockDeeds;
    expect(readMoves(GROND, [{ ...first, deeds }])).toEqual({ ok: true, value: [{ ...first, deeds }] });
    expect(readMoves(GROND, [first])).toEqual({ ok: true, value: [first] });
  });

  test('changes nothing of what the block came to', () => {
    const deeds = { fell: [fell], changed: [taken] } as BlockDeeds;
    const [told, silent] = [{ ...first, deeds }, first].map((move) => GROND.stage([move]));
    const strip = (stage: typeof told) => (stage!.ok ? { ...stage!.value, told: null } : null);
    expect(strip(told)).toEqual(strip(silent));
  });

  test.each<[string, object, string]>([
    [
      'a hex that is not spelled as one',
      { fell: [{ ...fell, at: 'gate' }], changed: [] },
      '/0/deeds/fell/0/at wrong-spelling',
    ],
    [
      'a deed nobody knows',
      { fell: [{ ...fell, by: 'magic' }], changed: [] },
      '/0/deeds/fell/0/by wrong-value',
    ],
    [
      'more steps than any piece has',
      { fell: [{ ...fell, steps: 5 }], changed: [] },
      '/0/deeds/fell/0/steps out-of-bounds',
    ],
    [
      'a side that is none',
      { fell: [], changed: [{ ...taken, by: 'me' }] },
      '/0/deeds/changed/0/by wrong-value',
    ],
    ['a list that is missing', { fell: [] }, '/0/deeds/changed missing'],
  ])('%s is told with its place', (_, deeds, problem) => {
    expect(problems(GROND, [{ ...first, deeds }])).toContain(problem);
  });
});

describe('a block that cannot have ended so', () => {
  const { 'gondor-r-01-a': one, ...others } = endOf(blockOf(GROND)).pieces;
  test.each<[string, FightMove, string]>([
    ['a piece that is not named', idle(GROND, { pieces: others }), '/0/end/pieces missing'],
    [
      'a piece of no block',
      idle(GROND, { pieces: { ...others, 'gondor-r-01-a': one!, balrog: one! } }),
      '/0/end/pieces/balrog no-such-piece',
    ],
    [
      'a hex beyond the edge',
      pieces({ 'gondor-r-01-a': { at: '9999' } }),
      '/0/end/pieces/gondor-r-01-a/at no-such-hex',
    ],
    [
      'all faces lost, and yet it stands (2.4.7)',
      pieces({ 'gondor-r-01-a': { lost: 2 } }),
      '/0/end/pieces/gondor-r-01-a/lost too-many-lost',
    ],
    [
      'two units in a hex (2.7.1)',
      pieces({ 'gondor-r-01-a': { at: at('gondor-r-01-b') } }),
      '/0/end/pieces/gondor-r-01-b/at stacking',
    ],
    [
      'both sides in a hex (2.7.1)',
      pieces({ 'gondor-r-01-a': { at: at('sauron-r-01-a') } }),
      '/0/end/pieces/sauron-r-01-a/at both-sides-in-hex',
    ],
    [
      'somebody who is gone and stands somewhere',
      pieces({ 'gondor-r-01-a': { gone: true } }),
      '/0/end/pieces/gondor-r-01-a/at wrong-value',
    ],
    [
      'somebody who left the map alive (2.6.6)',
      pieces({ 'gondor-r-01-a': { at: 'off' } }),
      '/0/end/pieces/gondor-r-01-a/at wrong-value',
    ],
    [
      'a wizard with points that nobody gave him (2.12.1)',
      pieces({ 'gondor-l-01': { magic: 1 } }),
      '/0/end/pieces/gondor-l-01/magic out-of-bounds',
    ],
    [
      'a disrupted leader (2.8.13)',
      pieces({ 'gondor-l-01': { disrupted: true } }),
      '/0/end/pieces/gondor-l-01/disrupted disrupted-without-unit',
    ],
    [
      'a breach where nothing is to be breached',
      idle(GROND, { breached: ['0101/0201'] }),
      '/0/end/breached/0 no-such-work',
    ],
    [
      'a gate taken that is none',
      idle(GROND, { taken: [blockOf(GROND).opening!.ladders![0]!] }),
      '/0/end/taken/0 no-such-work',
    ],
    [
      'a ladder in the field (2.11.2)',
      idle(GROND, { ladders: ['0101/0201'] }),
      '/0/end/ladders/0 no-such-ladder',
    ],
    [
      'a ladder twice',
      idle(GROND, { ladders: [...blockOf(GROND).opening!.ladders!, blockOf(GROND).opening!.ladders![0]!] }),
      `/0/end/ladders/${blockOf(GROND).opening!.ladders!.length} twice`,
    ],
    ['more turns than a block has', idle(GROND, { turns: BLOCK_TURNS + 1 }), '/0/end/turns out-of-bounds'],
  ])('%s', (_, move, problem) => {
    expect(problems(GROND, [move])).toContain(problem);
  });

  test('a breach that was mended (2.3.2), and a level that Helm’s Deep has not', () => {
    expect(problems(BLASTED, [idle(BLASTED)])).toEqual([]);
    expect(problems(BLASTED, [idle(BLASTED, { breached: [] })])).toEqual(['/0/end/breached missing']);
    expect(problems(BLASTED, [idle(BLASTED, { lostLevels: [7] })])).toEqual([
      '/0/end/lostLevels/0 no-such-level',
    ]);
  });

  test('a step that came back (2.4.6), and the second block is named as the second move after it', () => {
    const hurt = [pieces({ 'witch-king': { lost: 1 } }), { type: 'chose', option: 'go-on' }] as const;
    const stage = GROND.stage(hurt);
    if (!stage.ok || stage.value.type !== 'block') throw new Error('no second block');
    const healed = endOf(stage.value.scenario, { 'witch-king': { lost: 0 } });
    expect(problems(GROND, [...hurt, { type: 'fought', end: healed }])).toEqual([
      '/2/end/pieces/witch-king/lost out-of-bounds',
    ]);
  });

  test('everything that is wrong with it is told at once', () => {
    const wrong = endOf(blockOf(GROND), {
      'gondor-r-01-a': { at: '9999' },
      'gondor-l-01': { magic: 3, disrupted: true },
    });
    expect(problems(GROND, [{ type: 'fought', end: { ...wrong, taken: ['0101/0201'] } }]).toSorted()).toEqual(
      [
        '/0/end/pieces/gondor-l-01/disrupted disrupted-without-unit',
        '/0/end/pieces/gondor-l-01/magic out-of-bounds',
        '/0/end/pieces/gondor-r-01-a/at no-such-hex',
        '/0/end/taken/0 no-such-work',
      ],
    );
  });
});

describe('a move that is not asked for', () => {
  test.each<[string, readonly FightMove[]]>([
    ['a decision where a block is fought', [{ type: 'chose', option: 'go-on' }]],
    ['a block where a decision is asked', [pieces({}), pieces({})]],
    ['an option that is not open', [pieces({}), { type: 'chose', option: 'dance' }]],
    ['anything after the end', [pieces({}), { type: 'chose', option: 'stop' }, pieces({})]],
  ])('%s is refused with its place', (_, moves) => {
    expect(problems(GROND, moves)).toEqual([`/${moves.length - 1} not-asked`]);
  });
});

/** What a reader made of a forgery: refused it with its reasons, or went on with it to a stage that can be played. */
function madeOf(document: unknown): 'refused' | 'goes on' | 'refused without a reason' | 'stands still' {
  const read = readMoves(GROND, document);
  if (!read.ok) {
    const told = read.problems.length > 0 && read.problems.every(({ said }) => wordSaid(said).length > 5);
    return told ? 'refused' : 'refused without a reason';
  }
  const stage = GROND.stage(read.value);
  if (!stage.ok) return 'stands still';
  const isPlayed = stage.value.type !== 'block' || parseScenario(stage.value.scenario, NO_LIBRARY).ok;
  return isPlayed ? 'goes on' : 'stands still';
}

test('whatever a forger writes is refused with a sentence, or read so that the fight goes on', () => {
  const { moves } = fightOut(GROND, greedy, 4);
  const draw = drawing(7);
  const found = Array.from({ length: 300 }, () =>
    madeOf(forged(forged(moves.slice(0, 1 + draw(moves.length)), draw), draw)),
  );
  expect([...new Set(found)].toSorted()).toEqual(['goes on', 'refused']);
});
