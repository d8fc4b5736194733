// What a series of games is said to come to: figures of games made by hand, and the page that tells them.
import { expect, test } from 'vitest';
import { LAB_DEEDS, LAB_REPORT } from '../../src/i18n/laboratoryWords.ts';
import type { Account } from '../../src/lab/account.ts';
import { compareAccounts } from '../../src/lab/compare.ts';
import { halfWidth, preciseAfter } from '../../src/lab/precision.ts';
import { reportOf } from '../../src/lab/report.ts';
import { writeReportPage } from '../../src/lab/reportPage.ts';
import { playSeries } from '../../src/lab/series.ts';
import { TO_THE_END } from '../../src/lab/watch.ts';
import { shippedBattle } from '../kit/shipped.ts';

const siege = shippedBattle('the-siege-of-minas-tirith');
const still = { won: 0, expected: 0, variance: 0 };

/** A game of the siege in which nothing happened but what is given. */
function gameWith(given: Partial<Account>): Account {
  return {
    winner: 0,
    lastTurn: 16,
    margin: 'outright',
    points: null,
    deaths: [],
    falls: [],
    losses: {},
    arrivals: [],
    groups: siege.groups.map(() => ({ blows: 0, kills: 0 })),
    deeds: {},
    leaders: [],
    luck: [still, still],
    ...given,
  };
}

function reportOn(...games: readonly Account[]) {
  return reportOf(siege, ['soldier', 'soldier'], 1, games);
}

test('wins are shares with their interval, and draws count half', () => {
  const report = reportOn(
    gameWith({ winner: 1, margin: 'decisive' }),
    gameWith({ winner: 1 }),
    gameWith({ winner: 0 }),
    gameWith({ winner: 'draw', margin: 'draw' }),
  );
  expect(report.wins.map(({ value }) => value)).toEqual([0.25, 0.5, 0.25]);
  expect(report.wins[1].from).toBeCloseTo(0.15, 2);
  expect(report.wins[1].to).toBeCloseTo(0.85, 2);
  expect(report.share.value).toBe(0.625);
  expect(report.margins).toEqual([
    { winner: 0, margin: 'outright', games: 1 },
    { winner: 1, margin: 'outright', games: 1 },
    { winner: 1, margin: 'decisive', games: 1 },
    { winner: 'draw', margin: 'draw', games: 1 },
  ]);
});

test('losses and deeds are means of all games, with the share of those in which they came up', () => {
  const kind = siege.pieces.find(({ side }) => side === 1)!.kind.id;
  const { losses, deeds } = reportOn(
    gameWith({ losses: { [`1 ${kind}`]: 3 }, deeds: { 'cast fear': 1 } }),
    gameWith({ deeds: { 'cast fear': 2 } }),
  );
  const row = losses.find(({ name }) => name === `1 ${kind}`)!;
  expect([row.mean.value, row.games.value]).toEqual([1.5, 0.5]);
  expect(row.of).toBe(siege.pieces.filter((one) => one.side === 1 && one.kind.id === kind).length);
  expect(deeds).toMatchObject([{ name: 'cast fear', mean: { value: 1.5 }, games: { value: 1 } }]);
});

test('of those who come it is told when, and what they did in the games in which they came', () => {
  const groups = siege.groups.map(() => ({ blows: 4, kills: 1 }));
  const { arrivals } = reportOn(
    gameWith({ arrivals: [{ group: 0 as never, turn: 11 }], groups }),
    gameWith({}),
  );
  expect(arrivals[0]).toMatchObject({
    games: { value: 0.5 },
    byTurn: [{ turn: 11, games: 1 }],
    blows: { value: 4 },
    kills: { value: 1 },
  });
});

test('the lead changes late where another side leads after turn 10 than at its end', () => {
  const first = siege.turns.first;
  const leaders = (...late: readonly (0 | 1)[]): Account['leaders'] => [
    ...Array.from({ length: 10 - first }, () => 1 as const),
    ...late,
  ];
  const report = reportOn(
    gameWith({ leaders: leaders(0, 0, 1) }),
    gameWith({ leaders: leaders(0, 0, 0) }),
    gameWith({ leaders: leaders() }),
  );
  expect(report.changes).toMatchObject({ games: 2, share: { value: 0.5 } });
  expect(reportOn(gameWith({})).changes).toBeNull();
});

test('luck explains everything where the luckier side always wins, and nothing where dice were even', () => {
  const lucky = { won: 6, expected: 3, variance: 1 };
  const fair = { won: 3, expected: 3, variance: 1 };
  const besieger = gameWith({ winner: 1, luck: [fair, lucky] });
  const defender = gameWith({ winner: 0, luck: [lucky, fair] });
  const { luck } = reportOn(besieger, defender);
  expect(luck!.luckier.value).toBe(1);
  expect(luck!.explained).toBeCloseTo(1, 9);
  expect(reportOn(gameWith({ winner: 1 }), gameWith({ winner: 0 })).luck).toBeNull();
});

test('two variants differ by the means of their pairs, clearly where the interval leaves nought out', () => {
  const won = Array.from({ length: 20 }, () => gameWith({ winner: 1 }));
  const lost = Array.from({ length: 20 }, (_, at) => gameWith({ winner: at === 0 ? 1 : 0 }));
  const [share] = compareAccounts(won, lost);
  expect(share).toMatchObject({ asked: 'share', clear: true, difference: { value: -0.95 } });
  expect(compareAccounts(won, won).every(({ clear }) => !clear)).toBe(true);
});

test('a series is precise enough at the first look whose widest interval is narrow enough', () => {
  const even = Array.from({ length: 400 }, (_, at) => at % 2);
  expect(halfWidth(even)).toBeCloseTo(4.88, 2);
  expect(preciseAfter(even, 5)).toBe(400);
  expect(preciseAfter(even.slice(0, 399), 5)).toBeNull();
  expect(preciseAfter(even, 10)).toBe(100);
  for (const looked of [0, 49, 50, 399]) expect(preciseAfter(even, 5, looked)).toBe(400);
  expect(halfWidth([])).toBe(50);
});

test('the page carries its plots with it, runs nothing, fetches nothing, and a title is read as it is', () => {
  const evil = { en: '<script>alert("A & B")</script>' };
  const report = {
    ...reportOn(gameWith({ falls: [{ level: 1, turn: 3 }] })),
    battle: { id: 'x', hash: '', title: evil },
  };
  const tongue = { tag: 'en', words: LAB_REPORT, deeds: LAB_DEEDS, say: ({ en }: { en: string }) => en };
  const page = writeReportPage({ a: report, b: null }, tongue);
  expect(page).toContain('&lt;script&gt;alert(&quot;A &amp; B&quot;)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:|\son\w+=/);
  expect(page.match(/<svg [^>]*role="img" aria-label="[^"]+"/g)!.length).toBeGreaterThan(3);
});

test('accounts of games that are played agree with their verdicts, and do not change them', () => {
  const battle = shippedBattle('the-great-gate');
  const series = { seed: 4, games: 3, seats: ['greedy', 'greedy'] as const };
  const told = playSeries(battle, { ...series, accounts: true }, TO_THE_END);
  const plain = playSeries(battle, series, TO_THE_END);
  expect(told.map(({ hash }) => hash)).toEqual(plain.map(({ hash }) => hash));
  expect(plain.every(({ account }) => account === null)).toBe(true);
  for (const { account, winner } of told) {
    expect(account!.winner).toBe(winner);
    expect(account!.luck[0].variance).toBeGreaterThan(0);
    const lost = Object.values(account!.losses).reduce((sum, one) => sum + one, 0);
    expect(lost).toBeGreaterThanOrEqual(account!.deaths.length);
  }
});
