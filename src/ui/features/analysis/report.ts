/** The chronicle as plain text, to be sent to a friend or kept: an after-action report. */
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import type { ChronicleLine } from '../../store/model.ts';
import { hexName } from '../../../board/hex.ts';
import { resultOf } from '../../log/reckoning.ts';
import { stepHeading } from '../../words/steps.ts';
import { inWords } from '../../words/words.ts';

/** The report of a game: where it stands or how it ended, then the lines under their headings; headings with nothing under them are left out. */
export function reportOf({ battle, state }: Match, lines: readonly ChronicleLine[]): string {
  const result = resultOf(battle, state);
  const head = [
    fill(ANSWERS.reportTitle, { title: inWords(battle.title) }),
    result === null
      ? fill(ANSWERS.reportWhere, { turn: state.turn, heading: stepHeading(battle, state) })
      : `${result.title}. ${result.margin.text}`,
    ...(result === null ? [] : result.tracks.map(({ text }) => text)),
  ];
  const body = lines.flatMap((line, at): readonly string[] => {
    if (!line.heading) return [lineText(battle.board, line)];
    const next = lines[at + 1];
    return next === undefined || next.heading ? [] : ['', line.text];
  });
  return [...head, ...body, ''].join('\n');
}

function lineText(board: Match['battle']['board'], { text, dice, cite, hex }: ChronicleLine): string {
  const name = hex === null ? null : hexName(board, hex);
  const where = name === null || text.includes(name) ? '' : ` (${name})`;
  const thrown = dice.length === 0 ? '' : ` {${dice.join(' ')}}`;
  return `- ${text}${where}${thrown}${cite === null ? '' : ` [${cite}]`}`;
}
