/** The room as the page shows it, and everything that may be asked there. */
import { computed } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import { asksInRoom } from './asksInRoom.ts';
import { besideView } from './besideView.ts';
import { openDecisions, resultOf, type Decisions } from './decisions.ts';
import { faultsOf } from './figures.ts';
import type { Fights } from './fights.ts';
import type { BriefProblem } from '../../../strategic/siege.ts';
import { textInLink } from './link.ts';
import { openNotices } from './notices.ts';
import { oddsView } from './oddsView.ts';
import type { Reckoner } from './reckoner.ts';
import type { GamesOnTable } from './gamesOnTable.ts';
import type { Decided } from './sheets.ts';
import type { OddsView, StrategicModel } from './strategicModel.ts';

/** What the room needs of the page. */
export interface RoomPorts {
  readonly sheets: GamesOnTable;
  readonly reckoner: Reckoner;
  /** Fights on hexes; what came of one is handed over, and what is wrong with one that was kept. */
  fights(over: (decided: Decided) => void, unread: (problems: readonly BriefProblem[]) => void): Fights;
  download(name: string, text: string): void;
  /** Answers whether it was copied. */
  copy(text: string): Promise<boolean>;
  /** The address of the page without its end. */
  address(): string;
}

/** The room, and what comes to it in the address of the page. */
export interface Room {
  readonly model: StrategicModel;
  /** Takes what the end of an address carries, if there is a siege in it. */
  arrive(end: string): void;
}

/** Opens the room. */
export function openRoom({ sheets, reckoner, fights: fightsFor, download, copy, address }: RoomPorts): Room {
  const decisions = openDecisions(sheets, reckoner);
  const notices = openNotices(copy);
  const fights = fightsFor(decisions.show, (problems) =>
    notices.refuse([{ place: '', text: SIEGE_ROOM.fightUnread }, ...faultsOf(problems)]),
  );
  const bring = (text: string): void => {
    const found = sheets.take(text);
    notices.refuse(found.ok ? [] : faultsOf(found.problems));
    if (!found.ok) return;
    const { title, decided } = found.value;
    decisions.show(decided);
    notices.say(fill(SIEGE_ROOM.taken, { title }));
  };
  const { said, byHand, refused } = notices;
  return {
    arrive: (end) => {
      const text = textInLink(end);
      if (text === null) return;
      if (text === undefined) notices.refuse([{ place: '', text: SIEGE_ROOM.linkWrong }]);
      else bring(text);
    },
    model: {
      ...gamesInRoom(sheets),
      odds: computed(() => oddsNow(sheets, reckoner)),
      ...resultInRoom(sheets, reckoner, decisions),
      ...fightInRoom(sheets, fights, decisions),
      broken: sheets.broken,
      seed: decisions.seed,
      telling: decisions.story.view,
      said,
      byHand,
      refused,
      ask: asksInRoom({ sheets, decisions, fights, notices, download, address, bring }),
    },
  };
}

/** The game on the table, and those that could lie there. */
function gamesInRoom({ now, all }: GamesOnTable): Pick<StrategicModel, 'game' | 'games'> {
  return {
    game: computed(() => ({ intro: now.value.intro(), Form: now.value.Form })),
    games: computed(() => ({
      value: now.value.port.id,
      options: all.map(({ port }) => ({ id: port.id, name: port.title })),
    })),
  };
}

/** What may come of the brief. */
function oddsNow(sheets: GamesOnTable, reckoner: Reckoner): OddsView {
  const document = sheets.document.value;
  return oddsView({
    title: sheets.titleOf(document),
    brief: sheets.whole.value,
    found: reckoner.known(document),
    fallen: reckoner.fallen(document),
  });
}

/** The sheet that lies there, and what the dice would have made of it. */
function resultInRoom(
  sheets: GamesOnTable,
  reckoner: Reckoner,
  { shown, compared }: Decisions,
): Pick<StrategicModel, 'sheet' | 'beside'> {
  return {
    sheet: computed(() =>
      shown.value === null ? null : sheets.sheet(shown.value, reckoner.known(shown.value.of)),
    ),
    beside: computed(() =>
      compared.value === null ? null : besideView(compared.value, reckoner.beside(resultOf(compared.value))),
    ),
  };
}

/** The siege that is fought on hexes, or why none can be. */
function fightInRoom(
  sheets: GamesOnTable,
  fights: Fights,
  { shown }: Decisions,
): Pick<StrategicModel, 'fight' | 'fought' | 'whyNoFight'> {
  return {
    fight: fights.view,
    fought: computed(() => {
      const last = fights.last.value;
      return last === null || last === shown.value ? null : sheets.titleOf(last.of);
    }),
    whyNoFight: computed(() => (sheets.whole.value === null ? null : fights.whyNot(sheets.whole.value))),
  };
}
