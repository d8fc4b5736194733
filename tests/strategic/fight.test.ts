// A fight on hexes from block to block (4.4, 4.6): what is asked, what is paid, and that it comes to the same border as the dice.
import { describe, expect, test } from 'vitest';
import { greedy } from '../../src/ai/greedy.ts';
import { fightOut } from '../../src/cli/tactics.ts';
import { asUsual, toNextBlock } from '../../src/strategic/fights.ts';
import { dieOf } from '../../src/strategic/sample.ts';
import type { BlockEnd, FightMove, FightStage, BattleGround } from '../../src/strategic/siege.ts';
import { brokenBalances } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { ledgerOf } from '../../src/strategic/war-of-the-ring/ledger/opening.ts';
import { afterEvents } from '../../src/strategic/war-of-the-ring/quick.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';
import { briefOf, groundOf } from '../kit/briefs.ts';

function stageOf(ground: BattleGround, ...moves: readonly FightMove[]): FightStage {
  const stage = ground.stage(moves);
  if (!stage.ok) throw new Error(JSON.stringify(stage.problems));
  return stage.value;
}

/** A block in which these pieces were lost whole, or lost so many steps, and nothing else happened. */
function blockOf(stage: FightStage, lost: Readonly<Record<string, number | 'gone'>> = {}): FightMove {
  if (stage.type !== 'block') throw new Error(`no block is fought: ${stage.type}`);
  const pieces = Object.fromEntries(
    stage.scenario.pieces.map(({ id, at, lost: before = 0 }) => {
      const now = lost[id] ?? before;
      return [
        id,
        { at, lost: now === 'gone' ? before : now, gone: now === 'gone', disrupted: false, magic: 0 },
      ] as const;
    }),
  );
  const { breached = [], taken = [], lost: lostLevels = [], ladders = [] } = stage.scenario.opening ?? {};
  const end: BlockEnd = { turns: 4, pieces, breached, taken, lostLevels, ladders };
  return { type: 'fought', end };
}

const chose = (option: string): FightMove => ({ type: 'chose', option });

const ASSAULT = briefOf('Minas Tirith: 3R 1E 1L v 8R 2E 1N');
const GROND = briefOf('Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond');

describe('C2, B3: what is told of a block', () => {
  test.each([1, 2, 3])('comes to the hits that the fight counts for each side (seed %i)', (seed) => {
    const { scored, told = [] } = fightOut(groundOf(GROND), greedy, seed);
    const costs = told.map((lines) =>
      lines.flatMap((one) =>
        one.say === 'blockCost' ? [Number(one['hits']) + Number(one['over']) / 4] : [],
      ),
    );
    expect(costs).toEqual(scored.map(({ attacker, defender }) => [defender, attacker]));
  });

  test('stands beside the next question and beside the end, the newest block last', () => {
    const ground = groundOf(ASSAULT);
    const first = stageOf(ground);
    expect(first.told).toEqual([]);
    const asked = stageOf(ground, blockOf(first));
    expect(asked.told).toHaveLength(1);
    expect(stageOf(ground, blockOf(first), chose('stop')).told).toEqual(asked.told);
  });
});

describe('4.4 the clock of an assault', () => {
  test('A1 one block is paid for, then an elite presses on or the attacker stops', () => {
    const ground = groundOf(ASSAULT);
    const first = stageOf(ground);
    expect(first).toMatchObject({ type: 'block', number: 1, paid: 1 });
    const asked = stageOf(ground, blockOf(first));
    expect(asked).toMatchObject({ type: 'choice', seat: 'attacker' });
    expect(asked.type === 'choice' ? asked.options.map(({ id }) => id) : []).toEqual([
      'stop',
      'press:sauron',
    ]);
  });

  test('A1 Grond pays for three blocks', () => {
    const ground = groundOf(GROND);
    const moves: FightMove[] = [];
    for (const number of [1, 2, 3]) {
      const stage = stageOf(ground, ...moves);
      expect(stage).toMatchObject({ type: 'block', number, paid: 3 });
      moves.push(blockOf(stage));
      if (number < 3) moves.push(chose('go-on'));
    }
    const asked = stageOf(ground, ...moves);
    expect(asked.type === 'choice' ? asked.options.map(({ id }) => id) : []).not.toContain('go-on');
  });

  test('A6 pressing costs exactly one hit of an elite, and one more block is fought', () => {
    const ground = groundOf(ASSAULT);
    const first = blockOf(stageOf(ground));
    const second = stageOf(ground, first, chose('press:sauron'));
    expect(second).toMatchObject({ type: 'block', number: 2 });
    const over = stageOf(ground, first, chose('press:sauron'), blockOf(second), chose('stop'));
    const full = GAME.figures(ASSAULT, ASSAULT.battle);
    const steps = over.type === 'over' ? over.result.steps : {};
    const paid = Object.keys(full).filter((id) => steps[id] !== full[id]);
    expect(paid.map((id) => [id.slice(0, 8), full[id]! - steps[id]!])).toEqual([['sauron-E', 4]]);
  });

  test('A4 an attacker stops after any block, and nothing is lost that was not fought for', () => {
    const ground = groundOf(ASSAULT);
    const over = stageOf(ground, blockOf(stageOf(ground)), chose('stop'));
    expect(over).toMatchObject({ type: 'over', result: { rounds: 1, battle: ASSAULT.battle } });
    expect(over.type === 'over' && over.result.steps).toEqual(GAME.figures(ASSAULT, ASSAULT.battle));
  });
});

describe('4.6 the way back', () => {
  test('C2 four steps that counters lost are a hit on their figures', () => {
    const ground = groundOf(briefOf('Minas Tirith: 3R 1E v 8R 2E'));
    const lost = {
      'gondor-e-01-a': 2,
      'gondor-e-01-b': 2,
      'sauron-r-02-a': 'gone',
      'sauron-r-02-b': 'gone',
    } as const;
    const over = stageOf(ground, blockOf(stageOf(ground), lost), chose('stop'));
    const steps = over.type === 'over' ? over.result.steps : {};
    expect([steps['gondor-E-01'], steps['sauron-R-02']]).toEqual([4, 0]);
    expect(over.type === 'over' && over.scored).toEqual([{ attacker: 1, defender: 1 }]);
  });

  test('A6 a hit that the attacker paid to press on is not one that the defender scored', () => {
    const ground = groundOf(ASSAULT);
    const first = blockOf(stageOf(ground));
    const pressed = [first, chose('press:sauron')] as const;
    const over = stageOf(ground, ...pressed, blockOf(stageOf(ground, ...pressed)), chose('stop'));
    const none = { attacker: 0, defender: 0 };
    expect(over.type === 'over' && over.scored).toEqual([none, none]);
  });

  test('S5 the hold falls when no garrison step is left, and the fight is over at once', () => {
    const ground = groundOf(ASSAULT);
    const stage = stageOf(ground);
    const all = stage.type === 'block' ? stage.scenario.pieces : [];
    const garrison = all.filter(({ id, force }) => force === 'free' && /^gondor-[re]-/.test(id));
    const over = stageOf(ground, blockOf(stage, Object.fromEntries(garrison.map(({ id }) => [id, 'gone']))));
    if (over.type !== 'over') throw new Error(over.type);
    const outcome = GAME.fromResult(ASSAULT, ASSAULT.battle, over.result);
    expect(outcome.ok && GAME.verdictOf(outcome.value)).toBe('captured');
  });

  test('4.6 left to the dice from the start, a fight ends as the dice of the strategic game end it', () => {
    for (let seed = 0; seed < 30; seed++) {
      const rolled = stageOf(groundOf(ASSAULT), { type: 'rolled', seed });
      if (rolled.type !== 'over') throw new Error(rolled.type);
      const outcome = GAME.fromResult(ASSAULT, ASSAULT.battle, rolled.result);
      const byDice = GAME.autoResolve(ASSAULT, ASSAULT.battle, dieOf(seed, 0));
      expect(outcome.ok && [outcome.value.fate, outcome.value.result.rounds]).toEqual([
        byDice.fate,
        byDice.result.rounds,
      ]);
    }
  });

  test('4.6 one block fought and the rest rolled takes nothing back that was lost', () => {
    const ground = groundOf(GROND);
    const fought = blockOf(stageOf(ground), {
      'gondor-e-01-a': 'gone',
      'gondor-r-01-a': 1,
      'sauron-r-01-a': 'gone',
    });
    for (let seed = 0; seed < 30; seed++) {
      const over = stageOf(ground, fought, { type: 'rolled', seed });
      if (over.type !== 'over') throw new Error(over.type);
      const outcome = GAME.fromResult(GROND, GROND.battle, over.result);
      expect(outcome.ok).toBe(true);
      expect(over.result.steps['gondor-E-01']).toBeLessThanOrEqual(4);
      expect(over.result.steps['gondor-R-01']).toBeLessThanOrEqual(4);
    }
  });
});

test('C2 wear stays with the figure that brought it when the dice decide the rest: it comes back with no more steps than it had', () => {
  const brief = GAME.parse({
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'worn',
    region: 'minas-tirith',
    mode: 'assault',
    attacker: { figures: { sauron: { regular: 4, elite: 1 } }, characters: [] },
    defender: { figures: { gondor: { regular: 3 } }, characters: [] },
    wear: { 'sauron-R-01': 2 },
  });
  if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
  const ground = groundOf(brief.value);
  const lost = {
    'sauron-r-02-a': 'gone',
    'sauron-r-02-b': 1,
    'sauron-r-03-a': 'gone',
    'sauron-r-03-b': 1,
  } as const;
  const fought = blockOf(stageOf(ground), { ...lost, 'sauron-r-04-a': 'gone', 'sauron-r-04-b': 1 });
  for (let seed = 0; seed < 20; seed++) {
    const over = stageOf(ground, fought, { type: 'rolled', seed });
    if (over.type !== 'over') throw new Error(over.type);
    expect(over.result.steps['sauron-R-01']).toBeLessThanOrEqual(2);
    expect(GAME.fromResult(brief.value, 'worn', over.result).ok).toBe(true);
  }
});

test('C2 wear is gone with the figure that bore it: the Grey Company makes an elite of the only regular', () => {
  const brief = briefOf({
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'exchanged',
    region: 'rivendell',
    mode: 'assault',
    attacker: { figures: { elves: { regular: 1 }, dwarves: { elite: 1 } }, characters: ['aragorn'] },
    defender: { figures: { sauron: { elite: 1 } }, characters: [] },
    wear: { 'elves-R-01': 1 },
    cards: { attacker: ['The Grey Company'], defender: [] },
  });
  const now = afterEvents(brief);
  expect([now.attacker.figures.elves, now.wear]).toEqual([
    { regular: 0, elite: 1, leader: 0, nazgul: 0 },
    {},
  ]);
  expect(afterEvents({ ...brief, cards: { attacker: [], defender: [] } }).wear).toEqual({ 'elves-R-01': 1 });
});

describe('B10 who may not attack', () => {
  const peaceful = (cards: object) => {
    const brief = GAME.parse({
      schema: 'war-of-the-ring/siege-brief/1',
      battle: 'at-peace',
      region: 'minas-tirith',
      mode: 'assault',
      attacker: { figures: { sauron: { regular: 5 }, isengard: { regular: 2, elite: 1 } }, characters: [] },
      defender: { figures: { gondor: { regular: 2 } }, characters: [] },
      atWar: ['sauron', 'gondor'],
      ...cards,
    });
    if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
    return brief.value;
  };

  test('figures of a nation at peace are in no block, and go back over the border as they came', () => {
    const brief = peaceful({});
    const ground = groundOf(brief);
    const first = stageOf(ground);
    const pieces = first.type === 'block' ? first.scenario.pieces.map(({ id }) => id) : [];
    expect(pieces.filter((id) => id.startsWith('isengard'))).toEqual([]);
    for (const moves of [[blockOf(first)], [{ type: 'rolled', seed: 3 }]] as const) {
      const over = stageOf(ground, ...moves);
      if (over.type !== 'over') throw new Error(over.type);
      expect(over.result.steps).toMatchObject({ 'isengard-R-01': 4, 'isengard-R-02': 4, 'isengard-E-01': 8 });
      expect(GAME.fromResult(brief, brief.battle, over.result).ok).toBe(true);
    }
  });

  test('what a combat card of the first round costs is paid in that round, and not with the events before it', () => {
    const brief = briefOf({
      schema: 'war-of-the-ring/siege-brief/1',
      battle: 'relentless',
      region: 'southern-mirkwood',
      mode: 'field',
      from: 'eastern-mirkwood',
      by: 'character',
      inPlay: ['saruman'],
      atWar: ['dwarves', 'sauron', 'isengard'],
      attacker: { figures: { isengard: { elite: 1 }, sauron: { elite: 1 } } },
      defender: { figures: { dwarves: { regular: 2, elite: 1, leader: 2 } } },
      cards: { attacker: ['sh-str-15'] },
      hands: { attacker: ['sh-str-04'] },
    });
    expect(afterEvents(brief).attacker.figures).toMatchObject({
      isengard: { elite: 1 },
      sauron: { elite: 1 },
    });
    expect(stageOf(groundOf(brief)).type).toBe('choice');
  });

  test('4.5 an event does not lose sight of them: every figure has its account when it was played', () => {
    const guards = { cards: { attacker: [], defender: ['Guards of the Citadel'] } };
    expect(brokenBalances(ledgerOf(afterEvents(peaceful(guards))))).toEqual([]);
  });
});

describe('4.6 the battle behind a fight', () => {
  const armies = (attacker: object, defender: object): object => ({
    schema: 'war-of-the-ring/siege-brief/1',
    battle: 'behind',
    region: 'minas-tirith',
    attacker: { characters: [], ...attacker },
    defender: { characters: [], ...defender },
  });

  test('B7, B8 the fallen are counted once, however many blocks follow: one regular replaces one elite', () => {
    const brief = briefOf({
      ...armies(
        { figures: { sauron: { regular: 3, elite: 3 } }, characters: ['witch-king'] },
        { figures: { gondor: { regular: 2 } } },
      ),
      mode: 'assault',
      cards: { attacker: ['Grond, Hammer of the Underworld'] },
      pool: {},
    });
    const ground = groundOf(brief);
    const moves: FightMove[] = [
      blockOf(stageOf(ground), { 'sauron-r-01-a': 'gone', 'sauron-r-01-b': 'gone' }),
    ];
    for (const option of ['go-on', 'go-on', 'press:sauron']) {
      moves.push(chose(option));
      moves.push(blockOf(stageOf(ground, ...moves)));
    }
    expect(stageOf(ground, ...moves)).toMatchObject({ type: 'over', result: { rounds: 4 } });
  });

  test('B10 in a sortie too, whoever is at peace stays behind and comes back whole', () => {
    const brief = briefOf({
      ...armies(
        { figures: { gondor: { regular: 2 }, rohan: { regular: 1 } } },
        { figures: { sauron: { regular: 3 } } },
      ),
      mode: 'sortie',
      atWar: ['gondor', 'sauron'],
    });
    const ground = groundOf(brief);
    const stage = stageOf(ground);
    expect(stage.type === 'block' && stage.scenario.pieces.some(({ id }) => id.startsWith('rohan'))).toBe(
      false,
    );
    const over = stageOf(ground, blockOf(stage), chose('stop'));
    const steps = over.type === 'over' ? over.result.steps : {};
    expect(steps['rohan-R-01']).toBe(4);
    expect(over.type === 'over' && GAME.fromResult(brief, brief.battle, over.result).ok).toBe(true);
  });
});

describe('a move that is not asked for', () => {
  test.each<[string, readonly FightMove[], string]>([
    ['a decision where a block is fought', [chose('go-on')], 'blockAsked'],
    [
      'an option that is not open',
      [blockOf(stageOf(groundOf(ASSAULT))), chose('retreat:dale')],
      'optionNotOpen',
    ],
    [
      'anything after the end',
      [blockOf(stageOf(groundOf(ASSAULT))), chose('stop'), chose('stop')],
      'fightIsOver',
    ],
  ])('%s is refused with its place', (_, moves, why) => {
    const stage = groundOf(ASSAULT).stage(moves);
    expect(stage.ok ? [] : stage.problems).toMatchObject([
      { path: `/${moves.length - 1}`, code: 'not-asked', said: { say: 'notAsked', why: { say: why } } },
    ]);
  });
});

describe('fought out by agents', () => {
  test.each(['Minas Tirith: 2R 1E 1L v 5R 1E', "Helm's Deep: 1R v 4R 1E, The Fighting Uruk-hai"])(
    '%s comes to a result that the ledger takes, the same for the same seed',
    (note) => {
      const brief = briefOf(note);
      const { result, moves } = fightOut(groundOf(brief), greedy, 5);
      expect(fightOut(groundOf(brief), greedy, 5).result).toEqual(result);
      expect(GAME.fromResult(brief, brief.battle, result).ok).toBe(true);
      const again = toNextBlock(groundOf(brief), moves, asUsual);
      expect(again.ok && again.value.stage).toMatchObject({ type: 'over', result });
    },
  );
});
