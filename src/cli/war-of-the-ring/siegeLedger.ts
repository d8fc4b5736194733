/** `siege import --ledger FILE`: takes a result into the ledger of a war that is kept in a file, once and only once. */
import { victoryPoints, type Ledger } from '../../strategic/war-of-the-ring/ledger/ledger.ts';
import { fateIn } from '../../strategic/war-of-the-ring/ledger/fate.ts';
import { parseResult } from '../../strategic/war-of-the-ring/ledger/parseResult.ts';
import { siegeReport } from '../../strategic/war-of-the-ring/ledger/report.ts';
import { changeFile } from '../files.ts';
import type { Answer } from '../output.ts';
import { answerProblems, sentences } from '../siegeText.ts';
import { enter } from './enter.ts';
import { ledgerIn, ledgerText } from './ledgerFile.ts';

/**
 * Takes a result document into the ledger in `file`, which it begins if there is none, and tells what it comes to. Exit 1 with every
 * problem where it is refused; then the file stays as it was, as it does when the program is cut short.
 */
export function importInto(file: string, document: unknown): Answer {
  const read = parseResult(document);
  if (!read.ok) return answerProblems(read.problems);
  return changeFile(file, (text) => {
    const entered = enter(text === null ? null : ledgerIn(file, text), read.value);
    if (!entered.ok) return { text: null, answer: answerProblems(entered.problems) };
    const { ledger, link, entries } = entered.value;
    const { brief, result } = read.value;
    const lines = sentences(siegeReport(brief, link, result, entries));
    const kept = keptIn(file, ledger);
    const told = `${file}: battles taken ${kept.battles}, victory points of the Shadow ${kept.victoryPoints.shadow}, of the Free Peoples ${kept.victoryPoints.free}`;
    return {
      text: ledgerText(ledger),
      answer: {
        exit: 0,
        json: { ok: true, system: 'war-of-the-ring', verdict: fateIn(ledger, link), lines, ledger: kept },
        lines: [...lines, told],
      },
    };
  });
}

function keptIn(
  file: string,
  ledger: Ledger,
): Readonly<{ file: string; battles: number; victoryPoints: Readonly<{ shadow: number; free: number }> }> {
  const points = (alliance: 'free' | 'shadow'): number => victoryPoints(ledger, alliance);
  return {
    file,
    battles: Object.keys(ledger.closed).length,
    victoryPoints: { shadow: points('shadow'), free: points('free') },
  };
}
