// A state in a file that no game comes to is refused with the law it breaks and the place.
import { describe, expect, test } from 'vitest';
import type { GameState } from '../../src/engine/state.ts';
import { terrainOf } from '../../src/engine/facts/hexsides.ts';
import type { HexId } from '../../src/board/hex.ts';
import { openMatch } from '../../src/saves/openMatch.ts';
import { parseMatch } from '../../src/saves/parseMatch.ts';
import type { SavedMatch } from '../../src/saves/schema.ts';
import { openKept } from '../../src/ui/persistence/openKept.ts';
import type { RawGame } from '../../src/ui/persistence/kept.ts';
import type { Problem } from '../../src/scenario/problems.ts';
import { GREAT_GATE, kept, momentsOf } from './kit.ts';

const moments = momentsOf(60);
const saved = kept(moments);
const { battle } = GREAT_GATE;
const { state, generator } = moments.at(-1)!;

function moved(id: number, at: number): Partial<GameState> {
  return { pieces: state.pieces.with(id, { ...state.pieces[id]!, at: at as never }) };
}

const standing = (side: number): number =>
  battle.pieces.find(
    ({ id, kind, side: whose }) => whose === side && kind.class === 'unit' && state.pieces[id]!.at >= 0,
  )!.id;
const [guard, orc] = [standing(0), standing(1)];
const hexWhere = (is: (hex: HexId) => boolean): number =>
  Array.from({ length: battle.board.size }, (_, hex) => hex as HexId).findIndex(is);
const mountain = hexWhere((hex) => terrainOf(battle, hex) === 'mountain');
const field = hexWhere((hex) => battle.board.level[hex] === 0 && terrainOf(battle, hex) === 'clear');
const wall = battle.board.works.findIndex(({ kind, level }) => kind === 'wall' && level === 1);

/** What no game comes to: by what was forged, the change, the law and the place. */
const FORGED: readonly (readonly [string, Partial<GameState>, RegExp, string])[] = [
  [
    'a breach in the outer wall',
    { works: state.works.with(wall, { ...state.works[wall]!, breached: true }) },
    /^16\.3 the outer wall/,
    `/works/${wall}/breached`,
  ],
  [
    'two sides in a hex',
    moved(orc, state.pieces[guard]!.at),
    /^2\.7\.1 no hex holds/,
    `/pieces/${Math.max(orc, guard)}/at`,
  ],
  ['a unit on a mountain', moved(orc, mountain), /^4\.3 nobody stands/, `/pieces/${orc}/at`],
  ['heads out of nowhere', { headSupply: 40 }, /^2\.11\.8 no head comes/, '/headSupply'],
  ['a head in the field', { heads: [field as HexId], headSupply: 0 }, /^2\.11\.8 heads lie/, '/heads/0'],
  ['ladders out of nowhere', { ladderSupply: 40 }, /^2\.11\.2 no ladder/, '/ladderSupply'],
  ['a fight that waits for nobody', { step: 'reckoning' as GameState['step'] }, /^the game goes on/, '/step'],
  [
    'an end without a verdict',
    { step: 'over' as GameState['step'] },
    /^2\.18\.1 there is a verdict/,
    '/verdict',
  ],
  [
    'magic out of nowhere',
    { pieces: state.pieces.with(orc, { ...state.pieces[orc]!, magic: 5 }) },
    /^2\.12\.1 nobody has more/,
    `/pieces/${orc}/magic`,
  ],
];

function problemsOf(document: SavedMatch) {
  const read = parseMatch(JSON.parse(JSON.stringify(document)));
  if (!read.ok) return read.problems;
  const opened = openMatch(read.value);
  return opened.ok ? (opened.value.notice?.refused ?? []) : opened.problems;
}

/** A game as this browser keeps it: what it began with, changed, and the states to fall back on. */
function rawWith(change: object, snapshots: readonly unknown[] = []): RawGame {
  const opening = { document: GREAT_GATE.document, start: moments[0]!.start, generator, ...change };
  return { game: 1, head: {}, opening, records: [], places: [], snapshots };
}

/** The laws that problems name for a place. */
function lawsTold(problems: readonly Problem[], place: string): readonly string[] {
  return problems
    .filter(({ path, code }) => path === place && code === 'law-broken')
    .map(({ message }) => message.split('a law: ')[1]!);
}

describe('a forged state', () => {
  test.each(FORGED)('as the start of a game: %s', (_, change, law, place) => {
    const problems = problemsOf({ ...saved, start: { ...state, ...change }, entries: [], snapshots: [] });
    expect(lawsTold(problems, `/start${place}`).some((sentence) => law.test(sentence))).toBe(true);
  });

  test.each(FORGED)('as a kept state to fall back on: %s', (_, change, law, place) => {
    const entries = saved.entries.with(3, { ...saved.entries[3]!, checkpoint: '0'.repeat(16) });
    const snapshots = [{ after: entries.length, state: { ...state, ...change } }];
    const problems = problemsOf({ ...saved, entries, snapshots });
    expect(lawsTold(problems, `/snapshots/0/state${place}`).some((sentence) => law.test(sentence))).toBe(
      true,
    );
  });

  test.each(FORGED)('as the start of a game that this browser kept: %s', (_, change, law, place) => {
    const opened = openKept(rawWith({ start: { ...state, ...change } }));
    const problems = opened.ok ? [] : opened.problems;
    expect(lawsTold(problems, `/opening/start${place}`).some((sentence) => law.test(sentence))).toBe(true);
  });

  test.each(FORGED)('as what this browser kept to fall back on: %s', (_, change) => {
    const snapshots = [state, { ...state, ...change }].map((one) => ({ state: one, generator }));
    const opened = openKept(rawWith({}, snapshots));
    expect(opened.ok && opened.value.snapshot?.state).toEqual(state);
    const alone = openKept(rawWith({}, snapshots.slice(1)));
    expect(alone.ok && alone.value.snapshot).toBeNull();
  });

  test('an earlier state that keeps the laws is taken instead', () => {
    const entries = saved.entries.with(3, { ...saved.entries[3]!, checkpoint: '0'.repeat(16) });
    const snapshots = [
      { after: entries.length, state: { ...state, headSupply: 40 } },
      { after: 50, state: moments[50]!.state },
    ];
    const opened = openMatch({ ...saved, entries, snapshots });
    expect(opened.ok && opened.value.notice).toMatchObject({ after: 50, refused: [{ code: 'law-broken' }] });
    expect(opened.ok && opened.value.history.present.state).toEqual(moments[50]!.state);
  });
});

test('every state that was played is lawful as a start', () => {
  for (const moment of [...moments.filter((_, index) => index % 7 === 0), moments.at(-1)!]) {
    expect(problemsOf({ ...saved, start: moment.state, entries: [], snapshots: [] })).toEqual([]);
  }
});
