/** The lines of the list of kept games. */
import type { Side } from '../../../engine/battle.ts';
import { fill } from '../../../i18n/fill.ts';
import { locale } from '../../../i18n/language.ts';
import { GAMES } from '../../../i18n/gameWords.ts';
import { RECKONING, SEATS } from '../../../i18n/words.ts';
import type { DamagedLine, SavedGameLine } from './savedGamesModel.ts';
import { textIn } from '../../words/names.ts';
import { keptWords, type Head } from '../../persistence/head.ts';
import type { DamagedGame, SavedGame } from '../../persistence/kept.ts';
import type { SetAside } from '../../persistence/local.ts';
import { inWords } from '../../words/words.ts';

/** A game that cannot be read. */
export function damagedGame({ game, title }: DamagedGame): DamagedLine {
  return { id: game, title: title ?? fill(GAMES.damagedGame, { when: dayAndHour(game) }) };
}

/** Something else that cannot be read and was set aside. */
export function damagedNote({ key }: SetAside): DamagedLine {
  return { id: key, title: fill(GAMES.damagedNote, { key }) };
}

/** A kept game; `onTable` is the number of the one that is played. */
export function lineOf({ game, head }: SavedGame, onTable: number): SavedGameLine {
  const { ended = false, actions = 0, touched = game } = head;
  const { title, where } = keptWords(head);
  const long = fill(GAMES.gamesLong, { count: actions, when: dayAndHour(touched) });
  return {
    game,
    title,
    where: wonBy(head) ?? where,
    players: playersOf(head),
    ended,
    long: [...turnsOf(head), long].join(', '),
    onTable: game === onTable,
  };
}

/** "Sauron has won the battle."; null while nobody has, and of games that earlier versions kept. */
function wonBy({ battle }: Head): string | null {
  if (battle === undefined || battle.winner === null) return null;
  if (battle.winner === 'draw') return RECKONING.drawn;
  return fill(RECKONING.won, textIn('side', battle.sides[battle.winner]));
}

/** "turn 5 of 16"; nothing where it is not known. */
function turnsOf({ texts, battle }: Head): readonly string[] {
  if (texts === undefined || battle === undefined) return [];
  return [fill(GAMES.gamesTurn, { turn: texts.turn, last: battle.lastTurn })];
}

/** "Westernesse: Rowan; Sauron: the machine"; in short where nobody gave a name. */
function playersOf({ table, battle }: Head): string | null {
  if (table === undefined || battle === undefined) return null;
  if (table.seats.every(({ name, taken }) => name === '' && taken.kind === 'player')) return GAMES.gamesTwo;
  const lines = table.seats.map(({ name, taken }, side) => {
    const who = taken.kind === 'player' ? name || SEATS.player : SEATS.machine;
    return fill(SEATS.seatLine, { side: inWords(battle.sides[side as Side]), who });
  });
  return lines.join('; ');
}

function dayAndHour(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
