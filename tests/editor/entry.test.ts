// Whether those who come later can come in, by what the ground costs them (2.6.2, 4.3, 2.22), and events that wait for themselves.
import { expect, test } from 'vitest';
import { idsOf, late, paint, spoil, tells, type Spoilt } from './spoilt.ts';

const NEVER = { foot: null, horse: null, beast: null, engine: null };
const WATER = {
  name: { en: 'Water' },
  look: 'water',
  armour: 0,
  strength: 0,
  morale: 0,
  opaque: false,
  stops: false,
};

/** The ground of some hexes becomes the map's own, with these costs. */
function flood(draft: Spoilt, hexes: readonly string[], cost: Readonly<Record<string, number | null>>): void {
  draft.map.inline.house = { ground: { water: { ...WATER, cost } as never } };
  draft.map.inline.legend['w'] = { terrain: 'clear', house: 'water', name: 'Water' };
  for (const hex of hexes) paint(draft, hex, 'w');
}

const column = (of: string): readonly string[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `${of}0${row}`);

test('water of the map’s own bars an entry for those whom it does not bear', () => {
  const foundIn = (cost: Readonly<Record<string, number | null>>) =>
    idsOf(
      spoil((draft) => {
        late(draft);
        flood(draft, ['1205'], cost);
      }),
    );
  expect(foundIn(NEVER)).toEqual(['entry-barred']);
  expect(foundIn({ ...NEVER, foot: 3 })).toEqual([]);
  expect(foundIn({ ...NEVER, horse: 3 })).toEqual(['entry-barred']);
});

test('an entry behind a river that nobody crosses leads nowhere, until there is a ford', () => {
  const behind = (hexes: readonly string[]) =>
    idsOf(
      spoil((draft) => {
        late(draft);
        flood(draft, hexes, NEVER);
      }),
    );
  expect(behind(column('11'))).toEqual(['entry-cut-off']);
  expect(behind(column('11').slice(1))).toEqual([]);
});

test('groves let foot in and keep horse out', () => {
  const comes = (gait: 'foot' | 'horse') =>
    idsOf(
      spoil((draft) => {
        late(draft);
        paint(draft, '1205', 'g');
        (draft.kinds[1] as { gait: string }).gait = gait;
      }),
    );
  expect(comes('foot')).toEqual([]);
  expect(comes('horse')).toEqual(['entry-barred']);
});

test('a wall bars no way for good, as foot climbs it or it falls', () => {
  const found = idsOf(
    spoil((draft) => {
      late(draft);
      draft.groups[0]!.side = 'west';
      draft.groups[0]!.pieces = ['guard-3'];
      draft.pieces[2]!.at = 'off';
      draft.pieces[6]!.at = '0907';
      draft.triggers[0]!.when = 'defenderMoves';
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  ['fired', { type: 'triggerFired', trigger: 'second' }, []],
  ['variable', { type: 'turnBegins' }, [{ type: 'variable', variable: 'tally', from: 1 }]],
  ['variableSet', { type: 'variableSet', variable: 'tally' }, []],
  [
    'either of two',
    { type: 'turnBegins' },
    [
      {
        type: 'any',
        conditions: [
          { type: 'fired', trigger: 'second' },
          { type: 'fired', trigger: 'event' },
        ],
      },
    ],
  ],
] as const)('events that wait for each other by "%s" never come', (_, when, conditions) => {
  const found = (isFree: boolean) =>
    idsOf(
      spoil((draft) => {
        draft.variables = [{ id: 'tally', name: { en: 'Tally' }, first: 0, shown: true }];
        tells(draft, { type: 'setVariable', variable: 'tally', to: 1 });
        draft.triggers[0]!.id = 'second';
        draft.triggers[0]!.if = isFree ? [] : [{ type: 'fired', trigger: 'event' }];
        tells(draft, { type: 'setVariable', variable: 'tally', to: 1 });
        draft.triggers[0]!.when = structuredClone(when) as never;
        draft.triggers[0]!.if = structuredClone(conditions) as never;
      }),
    );
  expect(found(false)).toEqual(['triggers-await-each-other']);
  expect(found(true)).toEqual([]);
});

test('an event that is off from the start and switched on by what waits for it never comes', () => {
  const found = (isOff: boolean) =>
    idsOf(
      spoil((draft) => {
        tells(draft, { type: 'message', text: { en: 'Now' } });
        tells(draft, { type: 'switchOn', trigger: 'event' });
        draft.triggers[0]!.id = 'opens';
        draft.triggers[0]!.when = { type: 'triggerFired', trigger: 'event' };
        tells(
          draft,
          isOff ? { type: 'switchOff', trigger: 'event' } : { type: 'message', text: { en: 'Hark' } },
        );
        draft.triggers[0]!.id = 'shuts';
      }),
    );
  expect(found(true)).toEqual(['triggers-await-each-other']);
  expect(found(false)).toEqual([]);
});

test('a group that comes by an event as well waits for nobody', () => {
  const found = idsOf(
    spoil((draft) => {
      late(draft);
      draft.triggers[0]!.if = [{ type: 'arrived', group: 'late' }];
      tells(draft, { type: 'arrive', group: 'late', credit: 0 });
    }),
  );
  expect(found).toEqual([]);
});
