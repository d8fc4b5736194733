// Battles of Arda: the printed table, supports, targeted attacks, casualties and rounds, and odds that agree with the battle.
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { describe, expect, test } from 'vitest';
import { fight, musterSides, type ArdaOutcome } from '../../src/strategic/battle-for-arda/battle.ts';
import { parseBrief, type ArdaBrief } from '../../src/strategic/battle-for-arda/brief.ts';
import { fallsBy } from '../../src/strategic/battle-for-arda/casualties.ts';
import { afterHits, forceOf, standing } from '../../src/strategic/battle-for-arda/force.ts';
import { BATTLE_FOR_ARDA } from '../../src/strategic/battle-for-arda/game.ts';
import { strengthsOf } from '../../src/strategic/battle-for-arda/supports.ts';
import { afterTargeted, type Fire } from '../../src/strategic/battle-for-arda/targeted.ts';
import {
  preference,
  printedTerrain,
  TERRAINS,
  type Role,
  type TerritoryTerrain,
} from '../../src/strategic/battle-for-arda/terrain.ts';
import { UNITS } from '../../src/strategic/battle-for-arda/units.ts';
import { dieOf } from '../../src/strategic/sample.ts';

type Units = Readonly<Record<string, number>>;

interface Field {
  readonly attacker: Units;
  readonly defender: Units;
  readonly terrain?: readonly TerritoryTerrain[];
  readonly order?: readonly string[];
  readonly fortificationProtects?: boolean;
  readonly casualties?: 'leastPower' | 'cheapest';
}

function brief({ attacker, defender, terrain = [], order = [], ...options }: Field): ArdaBrief {
  const read = parseBrief({
    format: 'battle-for-arda/1',
    terrain,
    attacker: { units: attacker, order },
    defender: { units: defender },
    ...options,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** A die that shows these faces, then the last of them for ever. */
function faces(...shown: readonly number[]): () => number {
  let next = 0;
  return () => shown[Math.min(next++, shown.length - 1)]!;
}

function fought(field: Field, ...shown: readonly number[]): ArdaOutcome {
  const read = brief(field);
  return fight(read, musterSides(read), faces(...shown));
}

function strengths(field: Field, role: Role): readonly (readonly [string, readonly number[]])[] {
  const sides = musterSides(brief(field));
  const found = strengthsOf(sides[role], sides[role === 'attack' ? 'defence' : 'attack'], role);
  return sides[role].map(({ unit }, at) => [unit.id, found[at]!]);
}

/** The cheapest fall first. */
const cheapest = fallsBy('cheapest', 'defence', [], new Map());

function fireOf({ fortificationProtects }: ArdaBrief, round: number): Fire {
  return { round, fortificationProtects, falls: { attack: cheapest, defence: cheapest } };
}

/** Who is left on each side after the targeted attacks of a round in which every shot hits. */
function afterShots(field: Field, round = 1): Readonly<Record<Role, Units>> {
  const read = brief(field);
  const sides = afterTargeted(musterSides(read), fireOf(read, round), faces(1));
  const left = (role: Role): Units =>
    Object.fromEntries(sides[role].map(({ unit, count }) => [unit.id, count]));
  return { attack: left('attack'), defence: left('defence') };
}

/** A second typing of the print: mountain, hill and pass, cave, marsh, forest, river, settlement, plains. */
const PRINT: Readonly<Record<string, string>> = {
  Levy: '-1/0  -1/0  -1/0  -1/0  -1/0  0/1  0/1  1/0',
  Open: '-2/-1  -1/0  -2/-1  -1/0  -2/-1  -1/0  -1/0  3/1',
  Wilderness: '1/2  1/1  -1/0  1/1  1/2  -1/0  -2/-2  -1/-1',
  Woodland: '-2/-1  -1/0  -2/-1  0/1  2/3  -1/0  0/1  0/-1',
  Dwarven: '1/2  1/2  1/2  -2/-1  -2/-1  -2/0  0/1  0/-1',
  Ambusher: '0/2  0/2  0/2  -1/0  0/2  -1/0  -1/0  0/-1',
  Relentless: '0/0  0/0  0/0  0/0  0/0  0/0  2/0  0/-1',
  Unyielding: '0/2  0/1  0/1  -1/0  -1/0  0/1  0/3  0/-1',
  Flying: '1/1  1/1  -2/-2  1/1  -2/-2  0/0  0/0  0/0',
  Fortification: '0/3  0/3  0/3  0/0  0/0  0/0  0/3  0/0',
};

describe('the terrain table', () => {
  test('has the eighty cells of the print', () => {
    const table = printedTerrain();
    expect(Object.keys(table)).toEqual([
      'Mountain',
      'Hill, Pass',
      'Cave',
      'Marsh',
      'Forest',
      'River',
      'Settlement',
      'Plains',
    ]);
    const typed = Object.keys(PRINT).map((category) => [
      category,
      Object.values(table)
        .map((row) => `${row[category]!.attack}/${row[category]!.defence}`)
        .join('  '),
    ]);
    expect(Object.fromEntries(typed)).toEqual(PRINT);
  });

  test('several terrains add up, and a pass counts as a hill', () => {
    expect(preference('Woodland', ['forest', 'hill', 'settlement'], 'defence')).toBe(4);
    expect(preference('Dwarven', ['pass'], 'defence')).toBe(2);
    expect(preference(null, TERRAINS, 'attack')).toBe(0);
  });
});

test('there are 79 kinds of unit, seven targeted attacks and eight supports among them', () => {
  const units = [...UNITS.values()];
  expect(units.length).toBe(79);
  expect(new Set(units.flatMap(({ targeted }) => targeted?.type ?? [])).size).toBe(7);
  expect(new Set(units.flatMap(({ supports }) => supports.map(({ type }) => type))).size).toBe(8);
});

describe('supports', () => {
  test('ranged gives power to allied melee units, only when attacking', () => {
    const field = { attacker: { trollman: 2, bowman: 1 }, defender: { trollman: 2, bowman: 1 } };
    expect(strengths(field, 'attack')).toEqual([
      ['trollman', [8, 6]],
      ['bowman', [2]],
    ]);
    expect(strengths(field, 'defence')).toEqual([
      ['bowman', [4]],
      ['trollman', [4, 4]],
    ]);
  });

  test('armor takes power from enemy melee units, shield from ranged units', () => {
    const field = { attacker: { orc_marauder: 3, snaga_skirmisher: 1 }, defender: { dunadan_guard: 1 } };
    expect(strengths(field, 'attack')).toEqual([
      ['orc_marauder', [2 + 2, 4, 4]],
      ['snaga_skirmisher', [1]],
    ]);
  });

  test('one support of each kind a unit: two wizards lead once, the stronger support first', () => {
    const field = { attacker: { wizard: 2, orc_marauder: 1 }, defender: { bat: 1 } };
    expect(strengths(field, 'attack')).toEqual([
      ['wizard', [6, 6]],
      ['orc_marauder', [5]],
    ]);
  });

  test('nobody supports himself: a lone wizard leads the others only', () => {
    const field = { attacker: { wizard: 1, orc_marauder: 1 }, defender: { bat: 1 } };
    expect(strengths(field, 'attack')).toEqual([
      ['wizard', [5]],
      ['orc_marauder', [5]],
    ]);
  });

  test('terror spares the unseen; a strength never falls below nothing nor rises above twelve', () => {
    const field = { attacker: { nazgul: 1 }, defender: { elven_archer: 1, man_at_arms: 1, corsair: 1 } };
    expect(strengths(field, 'defence')).toEqual([
      ['elven_archer', [5]],
      ['corsair', [1]],
      ['man_at_arms', [1]],
    ]);
    const open = { attacker: { kings_company: 1, snaga_skirmisher: 1 }, defender: { bat: 1 } };
    expect(strengths({ ...open, terrain: ['plains'] }, 'attack')[0]).toEqual(['kings_company', [12]]);
  });

  test('battlements help infantry and hinder the enemy, only when defending; web hinders when defending', () => {
    const walled = { attacker: { orc_marauder: 4 }, defender: { man_at_arms: 1, wall: 1 } };
    expect(strengths(walled, 'attack')).toEqual([['orc_marauder', [2, 3, 3, 4]]]);
    expect(strengths(walled, 'defence')).toEqual([
      ['wall', [3]],
      ['man_at_arms', [3]],
    ]);
    const spun = { attacker: { orc_marauder: 4 }, defender: { spider: 1 } };
    expect(strengths(spun, 'attack')).toEqual([['orc_marauder', [0, 0, 0, 4]]]);
  });
});

describe('targeted attacks', () => {
  const riders = { attacker: { warg_rider: 3 }, defender: { spearman: 2, troll: 1 } };

  test('a charge strikes infantry and a formation the riders that charge, both before anybody falls', () => {
    expect(afterShots(riders)).toEqual({ attack: { warg_rider: 1 }, defence: { troll: 1 } });
  });

  test('a charge and a formation are of the first round only', () => {
    expect(afterShots(riders, 2)).toEqual({ attack: { warg_rider: 3 }, defence: { spearman: 2, troll: 1 } });
  });

  test('at most one spear a rider', () => {
    const field = { attacker: { warg_rider: 1 }, defender: { spearman: 3 } };
    const counted: number[] = [];
    const read = brief(field);
    afterTargeted(musterSides(read), fireOf(read, 1), (sides) => counted.push(sides));
    expect(counted.length).toBe(2);
  });

  test('fortifications keep off charge, flank and trample while the option is on, and nothing else', () => {
    const walls = { attacker: { warg_rider: 1, catapult: 1 }, defender: { spearman: 2, wall: 2 } };
    expect(afterShots(walls).defence).toEqual({ spearman: 2 });
    expect(afterShots(walls).attack).toEqual({ catapult: 1 });
    expect(afterShots({ ...walls, fortificationProtects: false }).defence).toEqual({ spearman: 1 });
    const others = { attacker: { olog_hai: 1, raider: 1 }, defender: { bowman: 3, ancient_tower: 1 } };
    expect(afterShots(others).defence).toEqual({ ancient_tower: 1, bowman: 3 });
    expect(afterShots({ ...others, fortificationProtects: false }).defence).toEqual({
      ancient_tower: 1,
      bowman: 1,
    });
  });

  test('siege breaks walls and fortresses outright but never what is ancient', () => {
    const field = { attacker: { fire_of_orthanc: 1 }, defender: { fortress: 1, wall: 1, ancient_wall: 2 } };
    expect(afterShots(field).defence).toEqual({ ancient_wall: 2 });
  });

  test('a duel kills outright, each side as often as the other has duellists', () => {
    expect(afterShots({ attacker: { balrog: 1 }, defender: { wizard: 2 } })).toEqual({
      attack: {},
      defence: { wizard: 1 },
    });
  });

  test('archers shoot at what flies only when they defend', () => {
    const field = { attacker: { bat: 2, woodman: 2 }, defender: { eagle: 1, bowman: 1 } };
    expect(afterShots(field)).toEqual({
      attack: { bat: 1, woodman: 2 },
      defence: { bowman: 1, eagle: 1 },
    });
  });
});

describe('casualties', () => {
  const troll = forceOf({ units: { troll: 1, man_at_arms: 1 }, order: [] }, [], 'defence');
  const all = (): boolean => true;

  test('hits that kill nobody are taken first, then the cheapest fall', () => {
    const one = afterHits(troll, 1, all, cheapest);
    expect(one.map(({ count, damage }) => [count, damage])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(afterHits(one, 1, all, cheapest).map(({ unit }) => unit.id)).toEqual(['troll']);
    expect(afterHits(one, 9, all, cheapest)).toEqual([]);
  });

  test('the owner may name who falls first', () => {
    const chosen = forceOf({ units: { troll: 1, man_at_arms: 1 }, order: ['troll'] }, [], 'defence');
    expect(afterHits(chosen, 2, all, cheapest).map(({ unit }) => unit.id)).toEqual(['man_at_arms']);
  });

  /** The defenders that fall, one after the other, when nobody but they is hit. */
  const falling = (field: Field, hits: number): readonly string[] => {
    const { attack, defence } = musterSides(brief(field));
    const book = new Map<string, string>();
    const falls = fallsBy(brief(field).casualties, 'defence', attack, book);
    const left = (taken: number): Units =>
      Object.fromEntries(afterHits(defence, taken, all, falls).map(({ unit, count }) => [unit.id, count]));
    return Array.from({ length: hits }, (_, taken) => {
      const [before, after] = [left(taken), left(taken + 1)];
      return Object.keys(before).find((id) => before[id] !== after[id])!;
    });
  };

  test('whoever adds least power falls first, not the cheapest; the switch asks for the cheapest', () => {
    const field = { attacker: { orc_marauder: 4 }, defender: { spearman: 1, raider: 1 } };
    expect(falling(field, 2)).toEqual(['raider', 'spearman']);
    expect(falling({ ...field, casualties: 'cheapest' }, 2)).toEqual(['spearman', 'raider']);
  });

  test('supports count: the terror of an oathbreaker is worth more than the arms of a man at arms', () => {
    const defender = { oathbreaker: 1, man_at_arms: 1 };
    // 1 and the terror of four against 2 and the armour against one.
    expect(falling({ attacker: { orc_marauder: 4 }, defender }, 1)).toEqual(['man_at_arms']);
    // One foe can be afraid only once: 1 and 1 against 2 and 1.
    expect(falling({ attacker: { orc_marauder: 1 }, defender }, 1)).toEqual(['oathbreaker']);
  });

  test('it is worked out anew after each: the second oathbreaker is missed more than the first', () => {
    const defender = { oathbreaker: 2, man_at_arms: 1 };
    const hits = falling({ attacker: { orc_marauder: 4 }, defender }, 3);
    expect(hits).toEqual(['oathbreaker', 'man_at_arms', 'oathbreaker']);
  });

  test('a list of the owner goes before the policy', () => {
    const field = { attacker: { bowman: 1 }, defender: { bowman: 1 }, order: ['bowman'] };
    const { attack, defence } = musterSides(brief({ ...field, attacker: { bowman: 1, man_at_arms: 1 } }));
    const falls = fallsBy('leastPower', 'attack', defence, new Map());
    expect(afterHits(attack, 1, all, falls).map(({ unit }) => unit.id)).toEqual(['man_at_arms']);
  });

  test('the heads of the odds name the policy that the battle goes by', () => {
    const under = (casualties: 'leastPower' | 'cheapest') =>
      BATTLE_FOR_ARDA.odds(
        brief({ attacker: { bowman: 1 }, defender: { bowman: 1 }, casualties }),
        'battle',
        {
          games: 1,
          seed: 1,
        },
      )
        .under.map(wordSaid)
        .join();
    expect(under('leastPower')).toContain('whoever adds least power, supports included');
    expect(under('cheapest')).toContain('the cheapest');
  });

  test('a fortress is whole again after every round, a wall is not', () => {
    // One hit a round for the attackers: it goes to the fortress and kills nobody, round after round.
    const read = brief({ attacker: { orc_marauder: 1 }, defender: { fortress: 1 } });
    const { left } = fight(
      read,
      musterSides(read),
      (() => {
        let at = 0;
        return () => (at++ % 4 === 0 ? 1 : 12);
      })(),
    );
    expect(standing(left.defence)).toBe(1);
    expect(
      fought({ attacker: { orc_marauder: 6 }, defender: { wall: 1 } }, 1, 12, 12, 12, 12, 12, 12, 1, 12).left
        .defence,
    ).toEqual([]);
  });
});

describe('a battle', () => {
  test('is over after ten rounds', () => {
    expect(fought({ attacker: { bowman: 1 }, defender: { bowman: 1 } }, 12)).toMatchObject({
      verdict: 'undecided',
      rounds: 10,
    });
  });

  test('what flies clears a territory but takes none, and what is ancient falls with it', () => {
    expect(
      fought({ attacker: { eagle: 2 }, defender: { bowman: 1, ancient_wall: 1 } }, 12, 1, 1, 12).verdict,
    ).toBe('cleared');
    expect(fought({ attacker: { troll: 2 }, defender: { ancient_wall: 1 } }, 12).verdict).toBe('taken');
  });

  test('begins with one round in the air where both sides fly', () => {
    const { left } = fought({ attacker: { bat: 1, troll: 1 }, defender: { crebain: 1, troll: 2 } }, 1, 12);
    expect(left.defence.map(({ unit }) => unit.id)).toEqual(['troll']);
  });

  test('the fire of Orthanc is spent in its first round', () => {
    const { left } = fought({ attacker: { fire_of_orthanc: 1, troll: 1 }, defender: { troll: 1 } }, 12);
    expect(left.attack.map(({ unit }) => unit.id)).toEqual(['troll']);
  });
});

describe('odds', () => {
  const sample = { games: 4000, seed: 7 };

  test('of one against one hold the exact chances in their intervals', () => {
    // A corsair attacks with 3 of 12 and defends with 2; his shield touches ranged units only.
    const odds = BATTLE_FOR_ARDA.odds(
      brief({ attacker: { corsair: 1 }, defender: { corsair: 1 } }),
      'battle',
      sample,
    );
    const [a, d] = [3 / 12, 2 / 12];
    const on = (1 - a) * (1 - d);
    const rounds = (1 - on ** 10) / (1 - on);
    const exact = {
      taken: a * (1 - d) * rounds,
      cleared: a * d * rounds,
      held: (1 - a) * d * rounds,
      undecided: on ** 10,
    };
    for (const [verdict, chance] of Object.entries(exact)) {
      const { from, to } = odds.chances[verdict]!;
      expect([verdict, from < chance && chance < to]).toEqual([verdict, true]);
    }
    expect(Object.values(odds.chances).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
  });

  test('and the battle are one: the first game of a sample is the battle with its die', () => {
    const read = brief({
      attacker: { uruk_warrior: 6, catapult: 1, nazgul: 1 },
      defender: { tower_guard: 3, man_at_arms: 2, wall: 2, ancient_wall: 1 },
      terrain: ['settlement', 'hill'],
    });
    const { verdict, left } = BATTLE_FOR_ARDA.autoResolve(read, 'battle', dieOf(3, 0));
    const { chances, means } = BATTLE_FOR_ARDA.odds(read, 'battle', { games: 1, seed: 3 });
    expect(chances[verdict]!.value).toBe(1);
    expect(means['attackers left']!.value).toBe(standing(left.attack));
    expect(means['defenders left']!.value).toBe(standing(left.defence));
  });
});

describe('the brief', () => {
  test('gets all its problems at once, with their places', () => {
    const read = parseBrief({
      format: 'battle-for-arda/1',
      terrain: ['plains', 'plains'],
      attacker: { units: { wall: 1, black_ship: 2, uruk: 3 }, order: ['troll'] },
      defender: { units: {} },
    });
    expect(read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/terrain/1 duplicate',
      '/attacker/units/wall immobile',
      '/attacker/units/black_ship ship',
      '/attacker/units/uruk no-such-unit',
      '/attacker/order/0 not-in-battle',
      '/defender/units nobody',
    ]);
  });
});
