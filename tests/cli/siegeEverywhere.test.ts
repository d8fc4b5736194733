// From a one-line note to the ledger of a war, on the hexes of every stronghold: the whole way that a player of the strategic game goes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgerIn } from '../../src/cli/war-of-the-ring/ledgerFile.ts';
import type { Answer } from '../../src/cli/output.ts';
import { brokenBalances } from '../../src/strategic/war-of-the-ring/ledger/ledger.ts';
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { answerTo } from '../kit/answers.ts';
import { scratchFolder } from '../kit/scratch.ts';

const answer = (...words: readonly string[]): Answer => answerTo('siege', ...words);

test('there are sixteen strongholds', () => {
  expect(FOUGHT_FOR).toHaveLength(16);
});

test.each(FOUGHT_FOR)(
  '%s: a note becomes a battle that can be played, and its result is taken once',
  (region) => {
    const folder = scratchFolder();
    const [block, result, war] = ['block', 'result', 'war'].map((name) => join(folder, `${name}.json`)) as [
      string,
      string,
      string,
    ];
    const note = `${region}: 2R 1E v 5R 1E`;
    expect(answer('export', note, '-o', block)).toMatchObject({ exit: 0, json: { ok: true } });
    expect(answerTo('validate', block)).toMatchObject({ exit: 0, json: [] });
    const fought = answer('resolve', note, '--by', 'tactics', '--seed', '6', '-o', result);
    expect(fought).toMatchObject({ exit: 0, json: { by: 'tactics' } });
    expect(JSON.parse(readFileSync(result, 'utf8'))).toMatchObject({
      brief: { region },
      result: { by: 'tactics' },
    });
    const taken = answer('import', result, '--ledger', war);
    expect(taken).toMatchObject({ exit: 0, json: { ok: true, ledger: { battles: 1 } } });
    expect(taken.lines.slice(0, 10)).toEqual(fought.lines.slice(1, 11).map((line) => line.trim()));
    const text = readFileSync(war, 'utf8');
    expect(brokenBalances(ledgerIn(war, text))).toEqual([]);
    const again = answer('import', result, '--ledger', war);
    expect(again).toMatchObject({ exit: 1, json: { problems: [{ code: 'taken-before' }] } });
    expect(readFileSync(war, 'utf8')).toBe(text);
  },
);
