/** Cases 2.8.10-2.8.13: retreats and displacements. */
import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/engine/dice.ts';
import { BESIEGER, DEFENDER } from '../../src/engine/battle.ts';
import { settle } from '../../src/engine/consequences/decisions.ts';
import { unitAt } from '../../src/engine/facts/occupancy.ts';
import { reduceAll } from '../../src/engine/reduce.ts';
import { fire } from '../../src/engine/verbs/fire.ts';
import { retreat } from '../../src/engine/verbs/retreat.ts';
import { engine, guard, orc, siege, types, type Plan, type Position } from '../kit/siege.ts';
import { back, defenderDecides, ends, mustGoBack, owed, shot, waysBack, whyNotBackTo } from './blows.ts';

/** Hurts at strength E and armour 1 or 3. */
const HIT = [2, 3] as const;

/** Everything that leaves no choice is carried out. */
function settled(position: Position): Position {
  return position.with(
    reduceAll(position.battle, position.state, settle(position.battle, position.state, scripted())),
  );
}

describe('2.8.10 each step of a retreat', () => {
  test('2.8.10 not across a closed hexside', () => {
    const position = siege({
      map: 'o d .',
      levels: '. 1 .',
      sides: ['0201/0301 wall up 0201 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
    });
    const owing = mustGoBack(position, 'd', 1, '0101');
    expect(ends(owing)).toEqual([]);
    expect(whyNotBackTo(owing, '0301')).toBe('hexside-closed');
  });

  test('2.8.10 through the own unbreached gate, not through an enemy one', () => {
    const plan: Plan = {
      map: 'o d .',
      levels: '. . 1',
      sides: ['0201/0301 gate up 0301 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
    };
    const own = mustGoBack(siege(plan), 'd', 1, '0101');
    expect(ends(own)).toEqual(['0301']);
    const taken = own.with({ works: [{ breached: false, holder: BESIEGER }] });
    expect(whyNotBackTo(taken, '0301')).toBe('gate-shut');
  });

  test('2.8.10 never over a ladder', () => {
    const position = siege({
      map: 'd o .',
      levels: '. . 1',
      sides: ['0201/0301 wall up 0301 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
      raised: [{ inner: '0301', outer: '0201' }],
    });
    expect(ends(mustGoBack(position, 'o', 1, '0101'))).toEqual([]);
  });

  test('2.8.10 not into a hex its class may not enter', () => {
    const plan: Plan = { map: 'o d g', pieces: { o: orc('E3Y'), d: guard('B3X', { gait: 'horse' }) } };
    const owing = mustGoBack(siege(plan), 'd', 1, '0101');
    expect(whyNotBackTo(owing, '0301')).toBe('terrain-forbidden');
  });

  test('2.8.10 frightened cavalry may be driven into contact with a beast: it does not go of its own will', () => {
    const position = siege({
      map: 'o d . m',
      pieces: {
        o: orc('E3Y'),
        d: guard('B3X', { gait: 'horse', traits: ['fears-beasts'] }),
        m: orc('A4Z', { gait: 'beast', state: { disrupted: true } }),
      },
    });
    expect(settled(mustGoBack(position, 'd', 1, '0101')).where('d')).toBe('0301');
  });

  test('2.8.10 no way back comes to the hex just left', () => {
    const position = siege({
      map: `M . M
             o d M
            M . M`,
      pieces: { o: orc('E3Y'), d: guard('D3X') },
    });
    expect(ends(mustGoBack(position, 'd', 2, '0102'))).not.toContain('0202');
  });

  test('2.8.10 not into a hex with any enemy piece, an engine neither', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), x: engine('catapult') };
    const owing = mustGoBack(siege({ map: 'o d x', pieces }), 'd', 1, '0101');
    expect(whyNotBackTo(owing, '0301')).toBe('retreat-into-enemy');
  });

  test('2.8.10 not into an enemy zone', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), u: orc('E3Y') };
    const owing = mustGoBack(siege({ map: 'o d . u', pieces }), 'd', 1, '0101');
    expect(whyNotBackTo(owing, '0301')).toBe('retreat-into-zone');
  });

  test('2.8.10 unless a friendly unit is there', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), u: orc('E3Y') };
    const position = siege({
      map: `
        o d f . .
         M u M M M`,
      pieces,
    });
    expect(ends(mustGoBack(position, 'd', 2, '0101'))).toEqual(['0401']);
  });

  test('2.8.10 the distance from the source may stay but not shrink', () => {
    const position = siege({
      map: `
        . . . .
         . d . .
        . o . .`,
      pieces: { d: guard('D3X'), o: orc('e1Y') },
    });
    const near = mustGoBack(position.with({ pieces: disrupted(position, 'o') }), 'd', 1, '0203');
    expect(ends(near)).toEqual(['0102', '0201', '0301', '0302', '0303']);
    const row = siege({ map: 'o . d .', pieces: { d: guard('D3X'), o: orc('e1Y') } });
    const shotAt = mustGoBack(row, 'd', 1, '0101');
    expect(ends(shotAt)).toEqual(['0401']);
    expect(whyNotBackTo(shotAt.with({ pieces: disrupted(row, 'o') }), '0201')).toBe('retreat-closer');
  });

  test('2.8.10 movement points do not matter', () => {
    const d = guard('D3X', { state: { moved: true, spent: 8 } });
    const owing = mustGoBack(siege({ map: 'o d .', pieces: { o: orc('E3Y'), d } }), 'd', 1, '0101');
    expect(ends(owing)).toEqual(['0301']);
  });

  test('2.6.6 no piece leaves the map', () => {
    const owing = mustGoBack(
      siege({ map: 'o d', pieces: { o: orc('E3Y'), d: guard('D3X') } }),
      'd',
      1,
      '0101',
    );
    expect(waysBack(owing).choice).toBe('none');
  });
});

function disrupted(position: Position, key: string): Position['state']['pieces'] {
  const piece = position.piece(key);
  return position.state.pieces.with(piece, { ...position.state.pieces[piece]!, disrupted: true });
}

describe('2.8.11 order of choice', () => {
  test('2.8.11 (a) the full distance, ending in a hex without a friend', () => {
    const owing = mustGoBack(
      siege({ map: 'o d . .', pieces: { o: orc('E3Y'), d: guard('D3X') } }),
      'd',
      2,
      '0101',
    );
    expect(waysBack(owing).choice).toBe('full');
    expect(ends(owing)).toEqual(['0401']);
    expect(whyNotBackTo(owing, '0301')).toBe('retreat-too-short');
  });

  test('2.8.11 friends on the way are passed and not disturbed', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X') };
    const after = settled(mustGoBack(siege({ map: 'o d f .', pieces }), 'd', 2, '0101'));
    expect(after.where('d')).toBe('0401');
    expect(after.where('f')).toBe('0301');
    expect(after.standing('f').disrupted).toBe(false);
  });

  test('2.8.11 (b) the longest shorter way, if the full one does not end free', () => {
    const owing = mustGoBack(
      siege({ map: 'o d . M', pieces: { o: orc('E3Y'), d: guard('D3X') } }),
      'd',
      2,
      '0101',
    );
    expect(waysBack(owing).choice).toBe('shorter');
    expect(ends(owing)).toEqual(['0301']);
  });

  test('2.8.11 a shorter way comes before any displacement', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X') };
    const owing = mustGoBack(siege({ map: 'o d . f .', pieces }), 'd', 2, '0101');
    expect(waysBack(owing).choice).toBe('shorter');
    expect(whyNotBackTo(owing, '0401')).toBe('retreat-friend-in-the-way');
  });

  test('2.8.11 (c) one ending on a friend, longest first: he is displaced', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), h: guard('D3X') };
    const owing = mustGoBack(siege({ map: 'o d f h . .', pieces }), 'd', 2, '0101');
    expect(waysBack(owing).choice).toBe('displacing');
    expect(ends(owing)).toEqual(['0401']);
    const after = settled(owing);
    expect([after.where('d'), after.where('f'), after.where('h')]).toEqual(['0401', '0301', '0501']);
  });

  test('2.8.11 (d) none: the unit is eliminated where it stands and scores', () => {
    const d = guard('D3X', { value: 5 });
    const after = settled(mustGoBack(siege({ map: 'o d', pieces: { o: orc('E3Y'), d } }), 'd', 1, '0101'));
    expect(after.where('d')).toBe('gone');
    expect(after.state.tracks).toEqual([5, 0]);
    expect(owed(after)).toEqual([]);
  });

  test('2.8.11 the owner picks among equals', () => {
    const before = siege({
      map: `
        . . .
         o d .
        . . .`,
      pieces: { o: orc('Ee3X'), d: guard('D3X') },
    });
    const hit = before.act(fire, shot(before, 'o', 'd'), ...HIT, 6);
    expect(owed(hit)).toEqual(['retreat d 1']);
    const choosing = defenderDecides(hit);
    expect(ends(choosing)).toEqual(['0301', '0302', '0303']);
    expect(choosing.act(retreat, back(choosing, 'd', '0303')).where('d')).toBe('0303');
  });

  test('2.18.2 the retreat is decided by its owner, for the unit that owes it', () => {
    const before = siege({
      map: `
        . . .
         o d .
        . . .`,
      pieces: { o: orc('Ee3X'), d: guard('D3X') },
    });
    const hit = before.act(fire, shot(before, 'o', 'd'), ...HIT, 6);
    expect(hit.whyNot(retreat, back(hit, 'd', '0303'))).toBe('not-your-piece');
    expect(hit.whyNot(retreat, back(hit, 'o', '0303'))).toBe('not-the-decision-owed');
    expect(before.whyNot(retreat, back(before, 'd', '0303'))).toBe('not-the-decision-owed');
    expect(retreat.options(hit.battle, hit.state)).toEqual([]);
  });

  test('2.18.4 a retreat with one answer is made at once', () => {
    const before = siege({ map: 'o d .', pieces: { o: orc('Ee3X'), d: guard('D3X') } });
    const after = before.act(fire, shot(before, 'o', 'd'), ...HIT, 6);
    expect(after.where('d')).toBe('0301');
    expect(owed(after)).toEqual([]);
  });
});

describe('2.8.12 displacement', () => {
  test('2.8.12 the friend goes 1 hex and is disrupted', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X') };
    const after = settled(mustGoBack(siege({ map: 'o d f .', pieces }), 'd', 1, '0101'));
    expect([after.where('d'), after.where('f')]).toEqual(['0301', '0401']);
    expect(after.standing('f').disrupted).toBe(true);
  });

  test('2.8.12 he may displace another', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), h: guard('D3X') };
    const after = settled(mustGoBack(siege({ map: 'o d f h .', pieces }), 'd', 1, '0101'));
    expect([after.where('d'), after.where('f'), after.where('h')]).toEqual(['0301', '0401', '0501']);
    expect(after.state.pieces.filter((piece) => piece.disrupted)).toHaveLength(3);
  });

  test('2.8.12 if the chain cannot end, nobody moves and the retreating unit is eliminated', () => {
    const pieces = { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), h: guard('D3X') };
    const owing = mustGoBack(siege({ map: 'o d f h', pieces }), 'd', 1, '0101');
    expect(whyNotBackTo(owing, '0301')).toBe('retreat-friend-in-the-way');
    const after = settled(owing);
    expect([after.where('d'), after.where('f'), after.where('h')]).toEqual(['gone', '0301', '0401']);
    expect(after.standing('f').disrupted).toBe(false);
  });

  test('2.8.12 nobody is displaced twice: three in a ring with no way out do not go round', () => {
    const position = siege({
      map: `
        o d f M
         M h M M
        M M M M`,
      pieces: { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), h: guard('D3X') },
    });
    expect(waysBack(mustGoBack(position, 'd', 1, '0101')).choice).toBe('none');
  });

  test('2.8.12 the source of a displacement is none: the friend may go nearer to the enemy, even into the hex just left', () => {
    const position = siege({
      map: 'o . d f M',
      pieces: { o: orc('e1Y'), d: guard('D3X'), f: guard('D3X') },
    });
    const after = settled(mustGoBack(position, 'd', 1, '0101'));
    expect([after.where('d'), after.where('f')]).toEqual(['0401', '0301']);
  });

  test('2.8.12 the displaced friend chooses too, and takes a free hex before another friend', () => {
    const position = siege({
      map: `
        o d f h .
         M M . . M`,
      pieces: { o: orc('E3Y'), d: guard('D3X'), f: guard('D3X'), h: guard('D3X') },
    });
    const after = settled(mustGoBack(position, 'd', 1, '0101'));
    expect(after.where('d')).toBe('0301');
    expect(after.where('f')).toBe('0302');
    expect(after.where('h')).toBe('0401');
  });

  test('2.8.12 while he has still to choose, the newcomer counts as the unit of the hex', () => {
    const position = siege({
      map: `
        o d f M
         M M . M`,
      pieces: { o: orc('e1Y'), f: guard('D3X'), d: guard('D3X') },
    });
    const waiting = settled(mustGoBack(blocked(position), 'd', 1, '0101'));
    expect(owed(waiting)).toEqual(['retreat f 1']);
    expect([waiting.where('d'), waiting.where('f')]).toEqual(['0301', '0301']);
    expect(unitAt(waiting.battle, waiting.state, waiting.hex('0301'))).toBe(waiting.piece('d'));
    expect(ends(waiting)).toEqual(['0201', '0302']);
    const after = waiting.act(retreat, back(waiting, 'f', '0302'));
    expect([after.where('d'), after.where('f')]).toEqual(['0301', '0302']);
    expect(types(after.events)).toEqual(['DecisionTaken', 'UnitRetreated', 'UnitDisrupted']);
    expect(after.state.active).toBe(DEFENDER);
  });
});

/** The same position with the one who shot disrupted, so that he has no zone. */
function blocked(position: Position): Position {
  return position.with({ pieces: disrupted(position, 'o') });
}

describe('2.11.2 ladders in a retreat', () => {
  test('2.11.2 a defender who goes back into the foot of a ladder takes it away', () => {
    const position = siege({
      map: 'o d . c',
      levels: '. . . 1',
      sides: ['0301/0401 wall up 0401 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
      raised: [{ inner: '0401', outer: '0301' }],
    });
    const after = settled(mustGoBack(position, 'd', 1, '0101'));
    expect(after.where('d')).toBe('0301');
    expect(after.state.ladders).toEqual([]);
  });

  test('2.18.4 two ways to one end are a choice if only one of them takes a ladder away', () => {
    const position = siege({
      map: `M M . .
             o d . M`,
      levels: `. . . .
               . . 1 .`,
      sides: ['0301/0302 wall up 0302 level 1'],
      pieces: { o: orc('E3Y'), d: guard('D3X') },
      raised: [{ inner: '0302', outer: '0301' }],
    });
    const owing = mustGoBack(position, 'd', 2, '0102');
    expect(ends(owing)).toEqual(['0401']);
    expect(owed(settled(owing))).toEqual(['retreat d 2']);
    const bare = owing.with({ ladders: [] });
    expect(settled(bare).where('d')).toBe('0401');
  });
});
