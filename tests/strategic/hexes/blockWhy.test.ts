/** C2: the loser knows why: the place and the deed that a block turned on, in a sentence each. */
import { afterEach, describe, expect, test } from 'vitest';
import { greedy } from '../../../src/ai/greedy.ts';
import { fightOut } from '../../../src/cli/tactics.ts';
import { speak } from '../../../src/i18n/language.ts';
import { sentence } from '../../../src/i18n/siegeSaid.ts';
import type { BlockDeeds, FellBy, PlaceChange, StepsFell } from '../../../src/strategic/blockDeeds.ts';
import type { Losses } from '../../../src/strategic/war-of-the-ring/hexes/losses.ts';
import { whyLines } from '../../../src/strategic/war-of-the-ring/hexes/blockWhy.ts';
import { groundOf as hexGroundOf } from '../../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { mapIn } from '../../../src/strategic/war-of-the-ring/hexes/ground.ts';
import { briefOf, groundOf } from '../../kit/briefs.ts';
import { fightOf } from '../../kit/fights.ts';
import { ALL_SIEGES } from '../../kit/strongholds.ts';

afterEach(() => speak('en'));

const FIGHT = fightOf();

/** A counter that lost so many steps at a hex, struck from another beside it. */
function fell(piece: string, steps: number, at: string, by: FellBy, from: string | null = null): StepsFell {
  return { piece, steps, at, from, by };
}

/** What is said of a first block in which that happened, and all of it counts. */
function said(
  { fell: falls = [], changed = [] }: Partial<BlockDeeds>,
  region = 'minas-tirith',
  link = FIGHT.link,
) {
  const fought: Record<string, number> = {};
  for (const { piece, steps } of falls) fought[piece] = (fought[piece] ?? 0) + steps;
  return saidOf({ fell: falls, changed }, fought, region, link);
}

function saidOf(
  deeds: BlockDeeds,
  fought: Losses,
  region = 'minas-tirith',
  link = FIGHT.link,
): readonly string[] {
  const map = mapIn(hexGroundOf(region)!, 1);
  return whyLines({ link, map, account: { before: {}, fought }, deeds }).map(sentence);
}

async function inGerman(deeds: Partial<BlockDeeds>, region?: string): Promise<readonly string[]> {
  await speak('de');
  return said(deeds, region);
}

const AT_THE_GATE: readonly StepsFell[] = [
  fell('sauron-r-01-a', 2, '1313', 'melee', '1213'),
  fell('sauron-r-01-b', 1, '1313', 'melee', '1213'),
  fell('sauron-r-02-a', 2, '1313', 'melee', '1213'),
  fell('sauron-r-03-a', 2, '1410', 'missiles'),
  fell('sauron-r-03-b', 1, '1411', 'missiles'),
  fell('sauron-r-04-a', 1, '1412', 'oil', '1312'),
  fell('gondor-r-01-a', 2, '1213', 'missiles'),
];

describe('where most steps of the loser fell', () => {
  test('is told with the side of the gate, how many of all, and by what', async () => {
    expect(said({ fell: AT_THE_GATE })).toEqual([
      'Most steps of the attacker fell at 1313, before the Great Gate: 5 of 9, in melee',
    ]);
    expect(await inGerman({ fell: AT_THE_GATE })).toEqual([
      'Die meisten Stufen verlor der Angreifer auf Feld 1313, vor dem Großen Tor: 5 von 9, im Nahkampf',
    ]);
  });

  test('the garrison falls behind its gate', async () => {
    const within = [
      fell('gondor-r-01-a', 2, '1213', 'melee', '1313'),
      fell('gondor-r-01-b', 1, '1213', 'melee', '1313'),
    ];
    expect(said({ fell: within })).toEqual([
      'All 3 steps that the defender lost fell at 1213, behind the Great Gate, in melee',
    ]);
    expect(await inGerman({ fell: within })).toEqual([
      'Alle 3 Stufen verlor der Verteidiger auf Feld 1213, hinter dem Großen Tor, im Nahkampf',
    ]);
  });

  test('several deeds at one hex are told with what fell to each', async () => {
    const mixed = [
      fell('sauron-r-01-a', 1, '1313', 'oil', '1213'),
      fell('sauron-r-01-b', 2, '1313', 'retreat', '1213'),
      fell('sauron-r-02-a', 1, '1410', 'engine'),
    ];
    expect(said({ fell: mixed })).toEqual([
      'Most steps of the attacker fell at 1313, before the Great Gate: 3 of 4 (2 with no way back, 1 to boiling oil)',
    ]);
    expect(await inGerman({ fell: mixed })).toEqual([
      'Die meisten Stufen verlor der Angreifer auf Feld 1313, vor dem Großen Tor: 3 von 4 (2 ohne Rückweg, 1 durch siedendes Öl)',
    ]);
  });

  test('all of them at one hex, to several deeds, at a hex beside what is lettered', () => {
    const both = [fell('sauron-r-01-a', 1, '1313', 'oil'), fell('sauron-r-01-b', 1, '1313', 'retreat')];
    expect(said({ fell: both }, 'erebor')).toEqual([
      'Both steps that the attacker lost fell at 1313, near the Front Gate: 1 to boiling oil, 1 with no way back',
    ]);
    expect(said({ fell: both.slice(1) })).toEqual([
      'The one step that the attacker lost fell at 1313, near the Great Gate, with no way back',
    ]);
  });

  test('where no hex had most of them, it is one that had as many as any', async () => {
    const spread = ['01', '02', '03'].map((id) =>
      fell(`sauron-r-${id}-a`, 2, `14${id === '03' ? '12' : id}`, 'missiles'),
    );
    expect(said({ fell: spread })).toEqual([
      'Nowhere did more steps of the attacker fall than at 1401: 2 of 6, to missiles',
    ]);
    expect(await inGerman({ fell: spread })).toEqual([
      'Nirgends verlor der Angreifer mehr Stufen als auf Feld 1401: 2 von 6, durch Geschosse',
    ]);
  });

  test('where each fell at a hex of its own no hex is named', async () => {
    const alone = [
      fell('sauron-r-01-a', 1, '1401', 'missiles'),
      fell('sauron-r-02-a', 1, '1402', 'missiles'),
    ];
    const mixed = [...alone, fell('sauron-r-03-a', 1, '1403', 'engine')];
    expect([...said({ fell: alone }), ...said({ fell: mixed })]).toEqual([
      'No two steps of the attacker fell at one hex: all to missiles',
      'No two steps of the attacker fell at one hex: 2 to missiles, 1 to engines',
    ]);
    expect([...(await inGerman({ fell: alone })), ...said({ fell: mixed })]).toEqual([
      'Keine zwei Stufen verlor der Angreifer auf demselben Feld: alle durch Geschosse',
      'Keine zwei Stufen verlor der Angreifer auf demselben Feld: 2 durch Geschosse, 1 durch Kriegsgerät',
    ]);
  });

  test.each([
    ['a wall', 'minas-tirith', '0905', '0806', '0905, before the wall', '0905, vor der Mauer'],
    ['a bridge it held', 'rivendell', '1509', null, '1509, on the bridge', '1509, auf der Brücke'],
    ['a ford it stood before', 'rivendell', '0709', '0809', '0709, before the ford', '0709, vor der Furt'],
    ['a gate without a name', 'umbar', '1104', '1105', '1104, before the gate', '1104, vor dem Tor'],
    [
      'what is lettered there',
      'minas-tirith',
      '1112',
      null,
      '1112 (Lampwrights’ Street)',
      '1112 (Lampenmacherstraße)',
    ],
    [
      'what is lettered beside it',
      'moria',
      '1809',
      null,
      '1809 (near First Hall)',
      '1809 (nahe „Erste Halle“)',
    ],
    [
      'a gate beside it',
      'minas-morgul',
      '1310',
      null,
      '1310, near the Gate of Night',
      '1310, nahe dem Tor der Nacht',
    ],
    [
      'what is called a gate and is none',
      'rivendell',
      '1915',
      null,
      '1915 (Southern Stair)',
      '1915 (Südliche Treppe)',
    ],
    ['ground of its own', 'lorien', '0906', null, '0906 (Mallorn wood)', '0906 (Mallornwald)'],
    ['nothing', 'minas-tirith', '2413', null, '2413', '2413'],
  ])('a hex is told by %s', async (_, region, at, from, english, german) => {
    const falls = [fell('sauron-r-01-a', 1, at, 'missiles', from)];
    expect(said({ fell: falls }, region)).toEqual([
      `The one step that the attacker lost fell at ${english}, to missiles`,
    ]);
    expect(await inGerman({ fell: falls }, region)).toEqual([
      `Die eine Stufe verlor der Angreifer auf Feld ${german}, durch Geschosse`,
    ]);
  });

  test('nothing fell, or as much on either side: there is nothing to say', () => {
    expect(said({})).toEqual([]);
    expect(said({ fell: [fell('sauron-r-01-a', 2, '1313', 'melee', '1213'), AT_THE_GATE.at(-1)!] })).toEqual(
      [],
    );
  });

  test('what does not account for every step, or names a hex beyond the edge, is not told', () => {
    const falls = AT_THE_GATE.slice(0, 1);
    expect(saidOf({ fell: falls, changed: [] }, { 'sauron-r-01-a': 2, 'sauron-r-02-a': 1 })).toEqual([]);
    expect(said({ fell: [{ ...falls[0]!, at: '9999' }] })).toEqual([]);
    expect(said({ fell: [{ ...falls[0]!, from: '9999' }] })).toEqual([]);
  });

  test('counters that stand for no figure count for nothing', () => {
    const household = fell('dol-amroth-knights', 2, '1213', 'melee', '1313');
    expect(
      saidOf({ fell: [...AT_THE_GATE.slice(0, 1), household], changed: [] }, { 'sauron-r-01-a': 2 }),
    ).toEqual(['Both steps that the attacker lost fell at 1313, before the Great Gate, in melee']);
  });
});

describe('what of the place changed', () => {
  const broken = (work: string, turn: number): PlaceChange => ({ type: 'broken', work, turn });
  const taken = (work: string, turn: number, by: 'holder' | 'besieger' = 'besieger'): PlaceChange => ({
    type: 'taken',
    work,
    by,
    turn,
  });
  const GREAT = '1313/1213';

  test.each<[string, readonly PlaceChange[], string, string]>([
    [
      'a gate that broke',
      [broken(GREAT, 2)],
      'In game-turn 2 the Great Gate was broken',
      'In Spielzug 2 brach das Große Tor',
    ],
    [
      'a gate that was taken rather than that it broke',
      [broken(GREAT, 1), taken(GREAT, 2)],
      'In game-turn 2 the attacker took the Great Gate',
      'In Spielzug 2 nahm der Angreifer das Große Tor ein',
    ],
    [
      'a gate that was taken back',
      [taken(GREAT, 3, 'holder')],
      'In game-turn 3 the defender took back the Great Gate',
      'In Spielzug 3 gewann der Verteidiger das Große Tor zurück',
    ],
    [
      'a level rather than its gate',
      [taken(GREAT, 2), { type: 'level', level: 1, by: 'besieger', turn: 3 }],
      'In game-turn 3 the attacker took level 1',
      'In Spielzug 3 nahm der Angreifer Ring 1 ein',
    ],
    [
      'a wall where nothing else changed',
      [broken('0905/0806', 1)],
      'In game-turn 1 the wall 0806/0905 was breached',
      'In Spielzug 1 brach die Mauer 0806/0905',
    ],
  ])('%s', async (_, changed, english, german) => {
    expect(said({ changed })).toEqual([english]);
    expect(await inGerman({ changed })).toEqual([german]);
  });

  test('a gate that changed hands twice stands as it stood', () => {
    expect(said({ changed: [taken(GREAT, 1), taken(GREAT, 2, 'holder')] })).toEqual([]);
    expect(said({ changed: [taken(GREAT, 1), taken(GREAT, 2, 'holder'), taken(GREAT, 3)] })).toEqual([
      'In game-turn 3 the attacker took the Great Gate',
    ]);
  });

  test('a gate without a name is told by its two hexes, and a work that is none not at all', () => {
    expect(said({ changed: [taken('1104/1105', 1)] }, 'umbar')).toEqual([
      'In game-turn 1 the attacker took the gate 1104/1105',
    ]);
    expect(said({ changed: [taken('0101/0102', 1), broken('0101/0102', 1), taken('0905/0806', 1)] })).toEqual(
      [],
    );
  });

  test('in a sortie it is the attacker who holds the place', () => {
    const { link } = fightOf({
      mode: 'sortie',
      attacker: { figures: { gondor: { regular: 3, elite: 1 } }, characters: [] },
      defender: { figures: { sauron: { regular: 4 } }, characters: [] },
    });
    expect(said({ changed: [taken(GREAT, 1)] }, 'minas-tirith', link)).toEqual([
      'In game-turn 1 the defender took the Great Gate',
    ]);
  });

  test('every gate of a stronghold that has a name has one in German, bent as the sentence needs it', async () => {
    await speak('de');
    for (const { region } of ALL_SIEGES) {
      const { hexsides } = mapIn(hexGroundOf(region)!, 1);
      for (const { kind, a, b, up } of hexsides) {
        if (kind !== 'gate' && kind !== 'main-gate') continue;
        const [inner, outer] = up === a ? [a, b] : [b, a];
        const [line] = said({ changed: [taken(`${outer}/${inner}`, 1)] }, region);
        expect(line).toMatch(/^In Spielzug 1 nahm der Angreifer das [^„]*$/);
      }
    }
  });
});

describe('blocks that were fought', () => {
  test.each([1, 2])(
    'the hex that is named is one where steps of the loser fell, as many as it says (seed %i)',
    (seed) => {
      let named = 0;
      for (const { note } of ALL_SIEGES.slice(seed * 3, seed * 3 + 3)) {
        const { moves, told = [] } = fightOut(groundOf(briefOf(note)), greedy, seed);
        const blocks = moves.flatMap((move) => (move.type === 'fought' ? [move.deeds!] : []));
        expect(told).toHaveLength(blocks.length);
        for (const [index, lines] of told.entries()) {
          const { fell: falls } = blocks[index]!;
          const lost = lines.flatMap((one) => (one.say === 'blockLost' ? [Number(one['steps'])] : []));
          const whys = lines.filter(({ say }) => say === 'stepsFell' || say === 'stepsScattered');
          expect(whys).toHaveLength(lost[0] === lost[1] ? 0 : 1);
          const [why] = whys;
          if (why?.say !== 'stepsFell') continue;
          named += 1;
          const { at } = why['spot'] as unknown as { at: string };
          expect(why['lost']).toBe(Math.max(...lost));
          const here = falls.filter((one) => one.at === at).reduce((sum, { steps }) => sum + steps, 0);
          expect(here).toBeGreaterThanOrEqual(Number(why['steps']));
          expect(Number(why['steps'])).toBeGreaterThan(0);
        }
      }
      expect(named).toBeGreaterThan(0);
    },
  );
});
