/** What may be asked in the room, laid upon its parts. */
import { sentence } from '../../../i18n/siegeSaid.ts';
import { fileOf } from './deciding.ts';
import type { Decisions } from './decisions.ts';
import type { Fights } from './fights.ts';
import { linkEnd } from './link.ts';
import type { Notices } from './notices.ts';
import type { OpenBrief } from './briefs.ts';
import type { GamesOnTable } from './gamesOnTable.ts';
import type { StrategicAsks } from './strategicAsks.ts';

/** The parts of the room. */
export interface RoomParts {
  readonly sheets: GamesOnTable;
  readonly decisions: Decisions;
  readonly fights: Fights;
  readonly notices: Notices;
  download(name: string, text: string): void;
  /** The address of the page without its end. */
  address(): string;
  /** Takes a text that was pasted or read. */
  bring(text: string): void;
}

/** Everything that may be asked. */
export function asksInRoom({ sheets, decisions, fights, notices, ...doors }: RoomParts): StrategicAsks {
  const { story, show, shown } = decisions;
  const withBrief = (then: (brief: OpenBrief) => void) => (): void => {
    const now = sheets.whole.peek();
    if (now !== null) then(now);
  };
  return {
    ...fights.ask,
    game: sheets.choose,
    showFought: () => show(fights.last.peek()),
    fight: withBrief(fights.begin),
    seed: decisions.setSeed,
    bring: doors.bring,
    roll: withBrief(decisions.roll),
    watch: withBrief(decisions.watch),
    next: story.next,
    play: story.play,
    toldAll: story.toTheEnd,
    save: () => {
      if (shown.value === null) return;
      const { name, text } = fileOf(shown.value);
      doors.download(name, text);
    },
    copyText: () => {
      if (shown.value === null) return;
      void notices.copyOut(shown.value.report.lines.map(sentence).join('\n'));
    },
    copyLink: (of) => {
      const result = of === 'result' && shown.value !== null ? fileOf(shown.value) : null;
      const carried = result === null ? sheets.linkText() : withoutBlanks(result.text);
      void notices.copyOut(doors.address() + linkEnd(carried));
    },
    beside: decisions.compare,
    closeSheet: () => show(null),
    again: () => {
      if (shown.value !== null && sheets.follow(shown.value)) show(null);
    },
  };
}

/** A document without the blanks that make it readable. */
function withoutBlanks(text: string): string {
  return JSON.stringify(JSON.parse(text));
}
