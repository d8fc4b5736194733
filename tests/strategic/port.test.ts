// The port: what every strategic game keeps, and that a game nobody thought of fits it without a change.
import { describe, expect, test } from 'vitest';
import { ok } from '../../src/kernel/result.ts';
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { certain } from '../../src/strategic/estimate.ts';
import { STRATEGIC_GAMES } from '../../src/strategic/games.ts';
import { openGame, type OpenGame, type OpenSiege } from '../../src/strategic/open.ts';
import { plain } from '../../src/strategic/said.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import type { StrategicGame } from '../../src/strategic/siege.ts';

/** Two heaps of men, one throw: the higher face wins. A game as small as a game can be. */
const HIGH_DIE: StrategicGame<Readonly<{ men: number }>, 'won' | 'lost'> = {
  id: 'high-die',
  title: 'High Die',
  verdicts: { won: plain('the attacker wins'), lost: plain('the defender wins') },
  examples: [],
  parse: (document) => ok(document as Readonly<{ men: number }>),
  battles: () => [{ id: 'throw', title: 'The throw' }],
  figures: ({ men }) => ({ attacker: men, defender: men }),
  understood: ({ men }) => [plain(`${men} men on each side`)],
  overActions: null,
  wouldHave: null,
  ground: () => ({ ok: false, why: plain('no ground: men on a table need none') }),
  autoResolve: (_, __, die) => (die(6) > die(6) ? 'won' : 'lost'),
  tell(_, __, die) {
    const faces = [die(6), die(6)] as const;
    const won = faces[0] > faces[1];
    return [{ round: 1, line: plain(won ? 'the attacker wins' : 'the defender wins'), faces }];
  },
  odds: () => ({
    method: { type: 'exact' },
    chances: { won: certain(15 / 36), lost: certain(21 / 36) },
    means: {},
    under: [plain('a draw is lost')],
  }),
  fromResult: (_, __, { steps }) => ok(steps['defender'] === 0 ? 'won' : 'lost'),
  verdictOf: (outcome) => outcome,
  describe: (outcome) => [plain(`the attacker has ${outcome}`)],
  documents: null,
};

/** One brief for each game. */
const BRIEFS: Readonly<Record<string, unknown>> = {
  'high-die': { men: 3 },
  'war-of-the-ring': 'Minas Tirith: 3R 1E 1L v 8R 2E 1N',
  'middle-earth-ix': {
    format: 'middle-earth-ix-assault/1',
    province: 'Frn',
    defender: { power: 'Arthedain', kind: 'A', order: 'hold' },
    attackers: [{ power: 'Cardolan', kind: '2A', from: 'TGo' }],
  },
  arda: {
    format: 'battle-for-arda/1',
    terrain: ['settlement'],
    attacker: { units: { uruk_warrior: 4, catapult: 1 } },
    defender: { units: { tower_guard: 2, wall: 1, ancient_wall: 1 } },
  },
};

function sole(game: OpenGame): OpenSiege {
  const opened = game.open(BRIEFS[game.id]);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value[0]!;
}

const sample = { games: 60, seed: 3 };

describe.each([...STRATEGIC_GAMES, openGame(HIGH_DIE)].map((game) => [game.id, game] as const))(
  'at the port, %s',
  (_, game) => {
    test('opens a brief and ends every battle in one of its verdicts, with something to tell', () => {
      const siege = sole(game);
      for (let index = 0; index < 20; index++) {
        const { verdict, lines } = siege.resolve(dieOf(1, index));
        expect(Object.keys(game.verdicts)).toContain(verdict);
        expect(lines.length).toBeGreaterThan(0);
      }
    });

    test('decides the same by the same dice', () => {
      expect(sole(game).resolve(dieOf(9, 4))).toEqual(sole(game).resolve(dieOf(9, 4)));
    });

    test('tells a battle round by round, and its end is the verdict of the same dice', () => {
      const siege = sole(game);
      for (let index = 0; index < 20; index++) {
        const told = siege.tell(dieOf(1, index));
        expect(told.every(({ round, line }) => Number.isInteger(round) && wordSaid(line) !== '')).toBe(true);
        expect(told.map(({ round }) => round)).toEqual(
          told.map(({ round }) => round).toSorted((a, b) => a - b),
        );
        expect(wordSaid(told.at(-1)!.line)).toContain(
          wordSaid(game.verdicts[siege.resolve(dieOf(1, index)).verdict]!),
        );
      }
    });

    test('has a chance for every verdict, and they sum to one', () => {
      const { chances } = sole(game).odds(sample);
      expect(Object.keys(chances)).toEqual(Object.keys(game.verdicts));
      expect(Object.values(chances).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
      for (const { value, from, to } of Object.values(chances)) {
        expect(from).toBeLessThanOrEqual(value);
        expect(to).toBeGreaterThanOrEqual(value);
      }
    });

    test('says in one sentence where there is no ground', () => {
      const ground = sole(game).ground();
      expect(ground.ok || wordSaid(ground.why).startsWith('no ground')).toBe(true);
    });

    test('takes the result of a fight on hexes in which nobody was hurt', () => {
      const { battle, figures, take } = sole(game);
      const result = { battle: battle.id, steps: figures, rounds: 1, after: {} };
      const taken = take(result);
      expect(taken.ok ? Object.keys(game.verdicts) : taken.problems).toContain(
        taken.ok ? taken.value.verdict : '',
      );
    });
  },
);

describe.each(STRATEGIC_GAMES.map((game) => [game.id, game] as const))('at its border, %s', (_, game) => {
  const { battle, figures, take } = sole(game);
  const whole = { battle: battle.id, steps: figures, rounds: 1, after: {} };
  const [first] = Object.keys(figures) as [string];
  const codes = (change: Partial<typeof whole>): readonly string[] => {
    const taken = take({ ...whole, ...change });
    return taken.ok ? [] : taken.problems.map(({ code }) => code);
  };

  test('names every figure once, and none that did not go out', () => {
    const { [first]: __, ...others } = figures;
    expect(codes({ steps: others })).toContain('figure-missing');
    expect(codes({ steps: { ...figures, 'balrog-01': 1 } })).toContain('no-such-figure');
  });

  test('lets no figure grow, nor have half a step, nor less than none', () => {
    for (const steps of [figures[first]! + 1, 0.5, -1]) {
      expect(codes({ steps: { ...figures, [first]: steps } })).toContain('out-of-bounds');
    }
  });

  test('refuses the result of another battle', () => {
    expect(codes({ battle: 'another' })).toContain('other-battle');
  });
});

test('every game has an id of its own', () => {
  expect(new Set(STRATEGIC_GAMES.map(({ id }) => id)).size).toBe(STRATEGIC_GAMES.length);
});
