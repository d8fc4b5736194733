import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../../src/engine/action.ts';
import { DEFENDER, type Battle, type Force, type ForceId, type Trigger } from '../../src/engine/battle.ts';
import { stepsOf } from '../../src/engine/facts/pieces.ts';
import { GONE } from '../../src/engine/state.ts';
import { scripted } from '../../src/engine/dice.ts';
import type { GameEvent } from '../../src/engine/event.ts';
import { refuse } from '../../src/engine/refusal.ts';
import type { TriggerId } from '../../src/engine/triggers/terms.ts';
import { historyOf, onwards } from '../../src/game/history.ts';
import { legalOf } from '../../src/game/legal.ts';
import type { Match } from '../../src/game/match.ts';
import { play } from '../../src/game/play.ts';
import { NO_OVERLAYS } from '../../src/stage/contract.ts';
import { commandsOf, whyNotNow, whyNotUndo } from '../../src/ui/shell/commands.ts';
import { strokeOf } from '../../src/ui/input/bindings.ts';
import { NOTHING_CHOSEN } from '../../src/ui/orders/orders.chart.ts';
import { reachOf } from '../../src/ui/orders/reach.ts';
import { chronicleOf, diceCard, linesOf } from '../../src/ui/log/lines.ts';
import { eventsInto } from '../../src/session/rolls.ts';
import { hintOf } from '../../src/ui/features/hint/hint.ts';
import { hexCard } from '../../src/ui/store/hexCard.ts';
import { changedHexes, offeredWords } from '../../src/ui/board/mirrorWords.ts';
import { hexSentence, pieceName } from '../../src/ui/words/names.ts';
import { oddsCard } from '../../src/ui/features/odds/odds.ts';
import { headOf } from '../../src/ui/words/heads.ts';
import { liveOverlays, standingOverlays } from '../../src/ui/store/overlays.ts';
import { statusOf } from '../../src/ui/features/status/status.ts';
import { forceCards, trackCards } from '../../src/ui/words/tracks.ts';
import { TWO_PLAYERS } from '../../src/session/seats.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import { hexNamed } from '../../src/board/hex.ts';
import { initialState } from '../../src/engine/initial.ts';
import { firstBlock } from '../kit/foughtPlaces.ts';
import { shippedBattle } from '../kit/shipped.ts';
import { hero, siege } from '../kit/siege.ts';
import { after, battle, END, fresh, hex, movement, piece, siegePhase } from './small-siege.ts';

const shot: ActionOf<'Bombard'> = { type: 'Bombard', engine: piece('K'), target: piece('e') };
const bows = { ...NOTHING_CHOSEN, piece: piece('b') };
const bowsReach = reachOf(battle, movement.state, piece('b'), null)!;
const bowsStanding = standingOverlays(battle, movement.state, bows, bowsReach);

/** The game after a shot that shows these faces. */
function shotWith(...faces: readonly number[]): Match {
  const played = play(siegePhase, shot, scripted(...faces));
  if (!played.ok) throw new Error(played.refusal.code);
  return played.match;
}

const SIGHT = { settings: USUAL, countersShown: true, asked: null, window: null } as const;
const GAME = { sheet: TWO_PLAYERS, handedOver: false, moment: null } as const;

describe('the status', () => {
  test('says whose step it is and counts who still can', () => {
    const status = statusOf(battle, movement.state);
    expect(status).toMatchObject({
      turn: 2,
      hour: 'Night',
      sideName: 'Without',
      step: 'Movement phase',
      ready: 4,
    });
    expect(status.end).toEqual({
      label: 'End movement (4 can still act)',
      short: 'End movement',
      whyNot: null,
    });
    expect(status.phases.map(({ when }) => when).join(' ')).toBe(
      'past past now ahead ahead ahead ahead ahead',
    );
    expect(status.turns.map(({ when, night }) => `${when} ${night}`)).toEqual([
      'now true',
      ...Array.from({ length: 4 }, () => 'ahead false'),
    ]);
  });

  test('the count falls when a unit has moved', () => {
    const moved = after(movement, {
      type: 'Move',
      unit: piece('b'),
      path: [hex('0804')],
      pushes: null,
      carries: [],
    });
    expect(statusOf(battle, moved.state).end.label).toBe('End movement (3 can still act)');
  });

  test('2.18.4 a step that cannot be ended says why', () => {
    const owed = [{ type: 'advance', unit: piece('b'), hex: hex('0804') }] as const;
    const step = 'besieger-combat.melee.advancing' as never;
    expect(statusOf(battle, { ...movement.state, step, owed }).end).toEqual({
      label: 'A decision is owed',
      short: 'A decision is owed',
      whyNot: { text: 'Another decision has to be taken first.', cite: '2.18.4' },
    });
  });
});

describe('the hint bar', () => {
  test('keeps the legend of what is on the board, and nothing else', () => {
    const hint = hintOf(battle, movement.state, bows, bowsReach, bowsStanding, null);
    expect(hint.legend.map(({ overlay }) => overlay)).toEqual(['range']);
    expect(hint.cancel).toBe(true);
    expect(hintOf(battle, movement.state, NOTHING_CHOSEN, null, NO_OVERLAYS, null)).toMatchObject({
      legend: [],
      prompt: 'Choose a piece that can act, or end the step.',
      cancel: false,
    });
  });

  test('says a refusal in a sentence with its case', () => {
    const refusal = refuse('zone-stops', '2.7.4');
    expect(hintOf(battle, movement.state, NOTHING_CHOSEN, null, NO_OVERLAYS, refusal).refusal).toEqual({
      text: 'An enemy zone of control ends the move.',
      cite: '2.7.4',
    });
  });

  test('the gold button names the order that waits, and what a move costs', () => {
    const aim = {
      type: 'Move',
      unit: piece('b'),
      path: [hex('0804'), hex('0904')],
      pushes: null,
      carries: [],
    } as const;
    const hint = hintOf(battle, movement.state, { ...bows, aim }, bowsReach, bowsStanding, null);
    expect(hint.confirm).toBe('Move to 0904: 2 of 4 points');
  });
});

describe('the overlays', () => {
  test('the way to the pointed hex starts at the unit; there is none to a hex out of reach', () => {
    const live = (to: string) =>
      liveOverlays(battle, movement.state, bowsStanding, bows, bowsReach, hex(to), null).path;
    expect(live('0904')).toEqual([hex('0704'), hex('0804'), hex('0904')]);
    expect(live('1206')).toEqual([]);
  });

  test('walls to climb are hexsides, the line of a shot goes from catapult to target', () => {
    const climber = { ...NOTHING_CHOSEN, piece: piece('a') };
    expect(standingOverlays(battle, siegePhase.state, climber, null).hexsides).toHaveLength(3);
    const aiming = { piece: piece('K'), pushing: false, company: null, aim: shot };
    const standing = standingOverlays(battle, siegePhase.state, aiming, null);
    expect(standing.targets).toEqual([hex('0403')]);
    const { line } = liveOverlays(battle, siegePhase.state, standing, aiming, null, null, null);
    expect([line?.from, line?.to]).toEqual([hex('0803'), hex('0403')]);
  });

  test('2.8.10 a retreat shows where to, and where not', () => {
    const owed = [
      { type: 'retreat', unit: piece('b'), hexes: 1, source: hex('0604'), displaced: [] },
    ] as const;
    const step = 'besieger-combat.missile.retreating' as never;
    const shown = standingOverlays(battle, { ...movement.state, step, owed }, NOTHING_CHOSEN, null);
    expect(shown.selected).toBe(hex('0704'));
    expect(shown.choices).toContain(hex('0804'));
    expect(shown.forbidden).toContain(hex('0604'));
  });
});

describe('the odds before a roll', () => {
  test('2.11.6 a catapult shooting at an engine by night: the faces that hit, with every modifier', () => {
    const card = oddsCard(battle, siegePhase.state, shot);
    const modifiers = [{ text: 'night -1', cite: '2.11.6' }];
    expect(card).toMatchObject({ type: 'roll', cite: '2.11.6', dice: 1, totals: [1], modifiers });
    expect(card?.shares.map(({ outcome, ways, of }) => [outcome, ways / of])).toEqual([
      ['destroyed', 1 / 6],
      ['nothing', 5 / 6],
    ]);
  });

  test('16.3 Grond at the main gate: the row, the column and 24 of 36', () => {
    const hexside = battle.board.works.find(({ kind }) => kind === 'main-gate')!.hexside;
    const card = oddsCard(battle, siegePhase.state, { type: 'Breach', engine: piece('G'), hexside });
    expect(card).toMatchObject({ chart: '16.3', row: 'Grond', column: 'Main Gate', totals: [5, 6, 7, 8, 9] });
    expect(card?.shares[0]).toMatchObject({ outcome: 'breached', ways: 24, of: 36 });
  });

  test('7.41 a shot at the archers: the row and column of the chart, and the whole distribution', () => {
    const card = oddsCard(battle, movement.state, { type: 'Fire', shooter: piece('b'), target: piece('g') });
    expect(card).toMatchObject({ type: 'attack', strength: 'E', armour: 4, morale: 'X', automatic: false });
    expect(card).toMatchObject({ modifiers: [{ text: 'behind a wall: armour +1', cite: '7.18' }] });
  });

  test('an order without dice has none', () => {
    expect(oddsCard(battle, movement.state, END)).toBeNull();
  });
});

describe('after an action', () => {
  const missed = shotWith(6);
  const history = onwards(historyOf(siegePhase), missed);

  test('the chronicle tells it with its dice and its case', () => {
    const told = chronicleOf(history).filter(({ heading }) => !heading);
    expect(told.map(({ text, dice, cite }) => [text, dice, cite])).toEqual([
      ['Catapult 0803 shoots at catapult 0403.', [], '2.11.6'],
      ['Catapult 0403 is unharmed.', [6], '2.11.6'],
    ]);
  });

  test('an engine that is destroyed is told by the hex in which it stood; the only one of its kind by its name', () => {
    const lost = (letter: string) =>
      linesOf(battle, siegePhase.state, [
        { type: 'EngineDestroyed', engine: piece(letter), cite: '2.11.6' },
      ] satisfies readonly GameEvent[]).map(({ text }) => text);
    expect(lost('e')).toEqual(['Catapult 0403 is destroyed.']);
    expect(lost('G')).toEqual(['Grond is destroyed.']);
  });

  test('2.20.7 the die of a captain who gets away says so, before he has chosen where to', () => {
    const request = { purpose: 'bereft', dice: 1, cite: '2.20.7' } as const;
    const lone = siege({ map: '. h .', pieces: { h: hero(DEFENDER) } });
    const told = linesOf(lone.battle, lone.state, [
      { type: 'DiceRolled', request, faces: [3] },
      { type: 'DecisionOwed', owed: { type: 'escape', unit: lone.piece('h') }, cite: '2.20.7' },
    ]);
    expect(told).toMatchObject([{ text: 'Hero 6 gets away.', dice: [3], cite: '2.20.7' }]);
  });

  test('2.10.1 a track is told of where a force can break, and not of who fights on to the last', () => {
    const moved = {
      type: 'TrackMoved',
      force: 0 as ForceId,
      by: 3,
      why: 'unit-eliminated',
      cite: '2.10.2',
    } as const;
    const { battle: block } = firstBlock('rivendell').scenario;
    expect(linesOf(battle, siegePhase.state, [moved]).map(({ text }) => text)).toEqual([
      'Garrison +3: a unit lost.',
    ]);
    expect(linesOf(block, initialState(block, block.placements), [moved])).toEqual([]);
  });

  test('2.12.9 when its last phase is over Grond lies still', () => {
    const state = { ...siegePhase.state, magic: { ...siegePhase.state.magic, grond: 2 } };
    const told = linesOf(battle, state, [
      { type: 'GrondCounted', cite: '2.12.9' },
      { type: 'GrondCounted', cite: '2.12.9' },
    ]);
    expect(told.map(({ text }) => text)).toEqual([
      'Grond stays active for 1 more siege phase.',
      'Grond lies still again.',
    ]);
  });

  test('each roll of an action has a line of its own', () => {
    const told = chronicleOf(onwards(historyOf(siegePhase), shotWith(1, 6)));
    expect(told.filter(({ dice }) => dice.length > 0).map(({ dice }) => dice)).toEqual([[1], [6]]);
  });

  test('2.21.1 an event whose die was too low says what it takes', () => {
    const quake: Trigger = {
      id: 'quake',
      when: { type: 'turnBegins' },
      if: [],
      roll: { atLeast: 5 },
      then: { type: 'effects', once: true, effects: [] },
    };
    const shaken: Battle = { ...battle, triggers: [quake] };
    const state = { ...movement.state, story: initialState(shaken, shaken.placements).story };
    const request = { purpose: 'event', dice: 1, cite: '2.21.1' } as const;
    const told = linesOf(shaken, state, [
      { type: 'DiceRolled', request, faces: [3] },
      { type: 'TriggerPassed', trigger: 0 as TriggerId, cite: '2.21.1' },
    ]);
    expect(told).toMatchObject([{ text: 'Nothing happens; it takes 5 or more.', dice: [3], cite: '2.21.1' }]);
  });

  test('a retreat opens no heading, nor does the return from it', () => {
    const before = shotWith(1, 6);
    expect(before.state.step).toBe('siege.retreating');
    const unit = before.state.owed[0]!.unit;
    const [way] = legalOf(battle, before.state, 'Retreat');
    const settled = after(before, way!);
    const history = onwards(onwards(historyOf(siegePhase), before), settled);
    expect([settled.state.step, pieceName(battle, settled.state, unit)]).toEqual([
      'siege.choosing',
      'D3X D3X',
    ]);
    expect(chronicleOf(history).filter(({ heading }) => heading)).toHaveLength(1);
  });

  test('the dice lie on the table with what they were for and what came of it', () => {
    expect(diceCard(battle, siegePhase.state, eventsInto(siegePhase, missed))).toEqual({
      faces: [6],
      purpose: 'Shot at an engine',
      result: 'Catapult 0403 is unharmed.',
      cite: '2.11.6',
    });
    expect(diceCard(battle, movement.state, [])).toBeNull();
  });

  test('dice bar the way back, and the reason names them', () => {
    const why = 'Dice were rolled: 6 for shot at an engine [2.11.6].';
    const commands = commandsOf({ ...SIGHT, why: whyNotNow({ ...GAME, history }) });
    expect(whyNotUndo(history)).toBe(why);
    expect(commands.find(({ id }) => id === 'undo')?.whyNot).toBe(why);
    expect(commands.find(({ id }) => id === 'redo')?.whyNot).toBe('Nothing has been taken back.');
    expect(whyNotUndo(onwards(historyOf(siegePhase), movement))).toBeNull();
  });

  test('one looks back from the present, and on from the past', () => {
    const whyNot = (moment: number | null): Record<string, string | null> =>
      Object.fromEntries(
        commandsOf({ ...SIGHT, why: whyNotNow({ ...GAME, history, moment }) }).map((command) => [
          command.id,
          command.whyNot,
        ]),
      );
    expect(whyNot(null)).toMatchObject({ earlier: null, first: null, later: 'This is the present.' });
    expect(whyNot(0)).toMatchObject({ earlier: 'This is where the game began.', later: null, present: null });
  });

  test('steps that nobody could act in leave no headings behind', () => {
    const history = onwards(historyOf(fresh()), after(fresh(), END, END));
    const headings = chronicleOf(history).filter(({ heading }) => heading);
    expect(headings.map(({ text }) => text)).not.toContain('Within: magic leader, turn 2');
  });
});

describe('a kept game', () => {
  test('a kept game says where it stands', () => {
    expect(headOf(battle, movement.state)).toEqual({
      title: 'A test',
      where: 'Turn 2, Without: movement phase',
    });
  });
});

describe('what is read of a hex', () => {
  test('number, ground, who stands there, and every side with its state', () => {
    expect(hexSentence(battle, movement.state, hex('0503'))).toBe(
      '0503, clear, E3Y E3Y of Without, ordered; south-west: wall 0404/0503; west: wall 0403/0503; north-west: wall 0402/0503',
    );
    expect(hexSentence(battle, movement.state, hex('0504'))).toMatch(
      /west: main gate 0404\/0504, held by Within/,
    );
  });

  test('a bridge that is ground of its own is named once', () => {
    const { battle: moria } = firstBlock('moria').scenario;
    const [state, at] = [initialState(moria, moria.placements), hexNamed(moria.board, '1609')!];
    expect(hexSentence(moria, state, at).split('Durin’s Bridge')).toHaveLength(2);
    expect(hexCard(moria, state, at)).toMatchObject({
      terrain: 'Within the walls, level 1, Durin’s Bridge',
      place: null,
    });
  });

  test('the inspector holds ground, hexsides with their case, and the pieces with their factors', () => {
    const card = hexCard(battle, movement.state, hex('0803'));
    expect(card.pieces.map(({ name }) => name)).toEqual(['E1Z', 'catapult']);
    const engine = battle.pieces.find(
      ({ id, kind }) => kind.class === 'engine' && movement.state.pieces[id]!.at === hex('0803'),
    )!;
    const first = hexCard(battle, movement.state, hex('0803'), engine.id);
    expect(first.pieces.map(({ name }) => name)).toEqual(['catapult', 'E1Z']);
    expect(card.pieces[0]!.factors.map(({ value }) => value)).toEqual(['E', '–', '1', 'Z', '4']);
    expect(hexCard(battle, movement.state, hex('0503')).hexsides.map(({ cite }) => cite)).toEqual([
      '2.3',
      '2.3',
      '2.3',
    ]);
  });

  test('2.13 the inspector tells what victories and points ask about a hex', () => {
    const gate = shippedBattle('the-great-gate');
    const start = initialState(gate, gate.placements);
    const asked = (name: string): readonly string[] =>
      hexCard(gate, start, hexNamed(gate.board, name)!)
        .notes.filter(({ cite }) => cite === '2.13')
        .map(({ text }) => text);
    const streets = 'What counts here: Westernesse holds none of 28 hexes on level 1.';
    expect(asked('1213')).toEqual(['What counts here: Sauron holds 1213.', streets]);
    expect(asked('1112')).toEqual([streets]);
    expect(asked('1413')).toEqual([]);
  });

  test('the mirror adds what choosing it would do, and renames only what has changed', () => {
    const words = offeredWords(battle, movement.state, new Set([piece('b')]), bowsStanding);
    expect(words.get(hex('0704'))).toBe('can act');
    expect(words.get(hex('0904'))).toBe('may reach, 2');
    const moved = after(movement, {
      type: 'Move',
      unit: piece('b'),
      path: [hex('0804')],
      pushes: null,
      carries: [],
    });
    expect(changedHexes(battle, movement.state, moved.state)).toEqual(new Set([hex('0704'), hex('0804')]));
  });
});

test('2.10.1 the tracks stand in the order of the forces', () => {
  const cards = trackCards(battle, { ...movement.state, tracks: [3, 40], demoralized: [false, true] });
  expect(
    cards.map(({ name, value, threshold, demoralized }) => [name, value, threshold, demoralized]),
  ).toEqual([
    ['Garrison', 3, 36, false],
    ['Host', 40, 36, true],
  ]);
});

test('2.10.1 a force that fights on to the last has no track to show, but the steps that its units have lost', () => {
  const [garrison, host] = battle.forces as readonly [Force, Force];
  const fearless = { ...battle, forces: [garrison, { ...host, threshold: 999 }] };
  expect(trackCards(fearless, movement.state).map(({ name }) => name)).toEqual(['Garrison']);
  const ofHost = battle.pieces.filter(({ force, kind }) => force === 1 && kind.class === 'unit');
  const [reduced, slain] = [ofHost[0]!, ofHost[1]!];
  const pieces = movement.state.pieces
    .with(reduced.id, { ...movement.state.pieces[reduced.id]!, lost: 1 })
    .with(slain.id, { ...movement.state.pieces[slain.id]!, at: GONE });
  const [track, tally] = forceCards(fearless, { ...movement.state, pieces });
  expect(track).toMatchObject({ name: 'Garrison', threshold: 36 });
  const steps = ofHost.reduce((sum, { kind }) => sum + stepsOf(kind), 0);
  expect(tally).toMatchObject({ name: 'Host', value: 1 + stepsOf(slain.kind), steps });
});

test('letters, signs and their shifts find their deed; Space has none', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    strokeOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });
  expect(press('n')).toBe('next-unit');
  expect(press('N', { shiftKey: true })).toBe('previous-unit');
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('Enter', { ctrlKey: true })).toBe('end-step');
  expect(press('e')).toBe('end-step');
  expect(press('e', { altKey: true })).toBeNull();
  expect(press(' ')).toBeNull();
});
