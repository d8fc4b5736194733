// The room with a battle for Arda on the table: its document, its faults, and a fight on hexes to the sheet of its end.
import { describe, expect, test } from 'vitest';
import { ARDA, type ArdaForm } from '../../src/ui/features/strategic/battle-for-arda/ardaSheets.ts';
import { besideView } from '../../src/ui/features/strategic/besideView.ts';
import { advanceFight, newFight, stageOf } from '../../src/ui/features/strategic/fightState.ts';
import { openBrief, ROOM_GAMES } from '../../src/ui/features/strategic/games.ts';
import { linkEnd } from '../../src/ui/features/strategic/link.ts';
import { endOf } from '../kit/fights.ts';
import { roomWith } from './siegeRoom.ts';

const EAST = {
  format: 'battle-for-arda/1',
  title: 'The east bank',
  territory: 'East Osgiliath',
  from: 'Crossroads',
  terrain: ['river', 'settlement'],
  attacker: { units: { uruk_warrior: 10, catapult: 2 } },
  defender: { units: { wall: 4, spearman: 4 } },
};

const roomOfAll = () => roomWith(ROOM_GAMES);

/** What the form of the game on the table is drawn from. */
function formIn({ model }: ReturnType<typeof roomOfAll>): ArdaForm {
  const drawn = model.game.value.Form({ siege: model, first: { current: null } });
  return (drawn as unknown as Readonly<{ props: Readonly<{ own: ArdaForm }> }>).props.own;
}

describe('a battle for Arda in the room', () => {
  test('can be chosen, and begins with one at Minas Tirith', () => {
    const { model } = roomOfAll();
    model.ask.game(ARDA.id);
    expect(model.game.value.intro).toMatch(/^A battle for Arda/);
    expect(model.odds.value.title).toBe('Minas Tirith');
    expect(model.odds.value.read[0]).toBe('The attacker comes from Pelennor Fields');
  });

  test('is written as a document; what is wrong with it is told with its place, and the last whole one stays', () => {
    const room = roomOfAll();
    room.model.ask.game(ARDA.id);
    const own = formIn(room);
    own.write(JSON.stringify({ ...EAST, defender: { units: { spearmen: 4 } } }));
    expect(own.faults.value).toEqual([
      { place: '/defender/units/spearmen', text: 'No unit is called "spearmen"' },
    ]);
    expect([room.model.broken.value, room.model.odds.value.title]).toEqual([true, 'Minas Tirith']);
    own.write('{');
    expect(own.faults.value).toHaveLength(1);
    own.write(JSON.stringify(EAST));
    expect([room.model.broken.value, room.model.odds.value.title]).toEqual([false, 'The east bank']);
    expect(own.faults.value).toEqual([]);
  });

  test('is put together in fields: places, ground, and how many of each unit; the document says the same', () => {
    const room = roomOfAll();
    room.model.ask.game(ARDA.id);
    const { ask, view, text } = formIn(room);
    expect(view.value.territory.options.map(({ id }) => id)).toEqual([
      'Minas Tirith',
      'West Osgiliath',
      'East Osgiliath',
    ]);
    ask.territory('East Osgiliath');
    expect(view.value.from).toMatchObject({
      value: '',
      options: expect.arrayContaining([{ id: 'Crossroads', name: 'Crossroads' }]),
    });
    ask.from('Crossroads');
    ask.terrain('river');
    ask.count('attacker', 'nazgul', 0);
    ask.count('attacker', 'uruk_warrior', 10);
    expect(JSON.parse(text.value)).toMatchObject({
      territory: 'East Osgiliath',
      from: 'Crossroads',
      terrain: ['settlement', 'river'],
      attacker: { units: { orc_marauder: 16, olog_hai: 3, catapult: 3, uruk_warrior: 10 } },
    });
    expect(text.value).not.toContain('nazgul');
    expect([room.model.broken.value, room.model.odds.value.title]).toEqual([false, 'East Osgiliath']);
  });

  test('a unit that is called as every object has something is shown by that name, and told as unknown', () => {
    const room = roomOfAll();
    room.model.ask.game(ARDA.id);
    const own = formIn(room);
    own.write(JSON.stringify({ ...EAST, defender: { units: { constructor: 4 } } }));
    expect(own.view.value.sides[1]!.units).toEqual([{ id: 'constructor', name: 'constructor', count: 4 }]);
    expect(own.faults.value).toEqual([
      { place: '/defender/units/constructor', text: 'No unit is called "constructor"' },
    ]);
  });

  test('an army without units is told as wrong, and the field comes back as it was written', () => {
    const room = roomOfAll();
    room.model.ask.game(ARDA.id);
    const own = formIn(room);
    own.write(JSON.stringify({ ...EAST, attacker: { units: { uruk_warrior: 1 }, order: ['uruk_warrior'] } }));
    own.ask.count('attacker', 'uruk_warrior', 0);
    expect(own.faults.value.map(({ place }) => place)).toEqual(['/attacker/units']);
    own.write('no document');
    expect(own.view.value.sides[1]!.units).toEqual([
      { id: 'wall', name: 'Walls', count: 4 },
      { id: 'spearman', name: 'Spearmen', count: 4 },
    ]);
    own.ask.count('attacker', 'uruk_warrior', 2);
    expect([own.faults.value, room.model.odds.value.title]).toEqual([[], 'The east bank']);
  });

  test('offers an attacker no works, and nobody a ship', () => {
    const room = roomOfAll();
    room.model.ask.game(ARDA.id);
    const [attacker, defender] = formIn(room).view.value.sides;
    const ids = (side: typeof attacker) => side!.others.map(({ id }) => id);
    expect(ids(attacker)).not.toContain('wall');
    expect(ids(defender)).toContain('fortress');
    expect([...ids(attacker), ...ids(defender)]).not.toContain('raft');
  });

  test('is taken from a text or a link whichever game lies there, and goes out in a link as it is', () => {
    const { model, arrive, copied } = roomOfAll();
    model.ask.bring(JSON.stringify(EAST));
    expect([model.games.value.value, model.odds.value.title]).toEqual(['arda', 'The east bank']);
    model.ask.copyLink('brief');
    model.ask.game('war-of-the-ring');
    arrive(copied[0]!.slice('here'.length));
    expect([model.games.value.value, model.odds.value.title]).toEqual(['arda', 'The east bank']);
    expect(copied[0]).toBe(`here${linkEnd(JSON.stringify(EAST))}`);
  });

  test('is fought block by block, asked between two of them, and its end is a sheet', () => {
    const brief = openBrief(EAST);
    if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
    let fight = advanceFight(newFight(brief.value), null);
    const block = stageOf(fight);
    if (block.type !== 'block') throw new Error(block.type);
    fight = advanceFight(fight, { type: 'fought', end: endOf(block.scenario) });
    expect(stageOf(fight)).toMatchObject({ type: 'choice', seat: 'attacker', usual: 'storm' });
    fight = advanceFight(fight, { type: 'chose', option: 'retreat' });
    const over = stageOf(fight);
    if (over.type !== 'over') throw new Error(over.type);
    const report = brief.value.siege.take(over.result);
    if (!report.ok) throw new Error(JSON.stringify(report.problems));
    const { sheets } = roomOfAll();
    expect(sheets.sheet({ report: report.value, of: EAST, seed: null }, null)).toMatchObject({
      title: 'The east bank',
      verdict: 'The defender holds',
      lines: [
        'East Osgiliath: the defender holds, after one round',
        expect.stringContaining('Uruk warriors 10 of 10'),
        expect.stringContaining('Walls 2 of 4'),
      ],
      again: false,
      document: true,
    });
    expect(sheets.seatName(EAST, 'attacker')).toBe('Attacker');
  });

  test('its result is carried away and brought back, by text or in a link, and can be held against the dice', () => {
    const { model, copied, arrive } = roomOfAll();
    model.ask.bring(JSON.stringify(EAST));
    model.ask.roll();
    const { verdict, lines } = model.sheet.value!;
    model.ask.copyLink('result');
    model.ask.closeSheet();
    model.ask.game('war-of-the-ring');
    arrive(copied[0]!.slice('here'.length));
    expect(model.sheet.value).toMatchObject({ title: 'The east bank', verdict, lines, document: true });
    expect([model.games.value.value, model.odds.value.title]).toEqual(['arda', 'The east bank']);
    model.ask.beside();
    expect(model.beside.value).toMatchObject({ waiting: 'The dice are being counted …' });
  });

  test('a result that somebody touched is told with its place, and the table stays as it is', () => {
    const { model } = roomOfAll();
    model.ask.game(ARDA.id);
    const touched = { format: 'battle-for-arda-result/1', brief: EAST, verdict: 'held', rounds: 3 };
    const defender = { spearman: { count: 9, damage: 0 } };
    model.ask.bring(JSON.stringify({ ...touched, attacker: {}, defender }));
    expect(model.refused.value).toEqual([
      { place: '/defender/spearman/count', text: 'more are left (9) than came (4)' },
    ]);
    expect([model.sheet.value, model.odds.value.title]).toEqual([null, 'Minas Tirith']);
  });

  test('many losses are told in steps, so that the bars stay few', () => {
    const shares = Array.from({ length: 40 }, () => 1 / 40);
    const loss = { fought: 8, mean: 19.5, shares, fewer: 0.2, asMany: 0.025, percentile: 0.2125 };
    const would = { thrown: 2000, losses: { attacker: loss, defender: loss }, verdict: 'held' };
    const found = { type: 'beside', would: { ...would, chances: { held: 1 }, onward: null } } as const;
    const brief = openBrief(EAST);
    if (!brief.ok) throw new Error(JSON.stringify(brief.problems));
    const report = brief.value.siege.resolve(() => 1);
    const { intro, losses } = besideView({ report, of: EAST, seed: 1 }, found);
    expect(intro).toBe('The same battle thrown 2000 times by dice, beside what came of it here.');
    const bars = losses[0]!.bars;
    expect([bars.length, bars[0]!.label, bars.find(({ here }) => here)!.label]).toEqual([
      14,
      '0 to 2 hits',
      '6 to 8 hits',
    ]);
    expect(losses[0]!.words).toBe('8 here; dice take 19.50 on average.');
  });
});
