/** What is kept at the head of a game: what the list of games and "Continue" say, and the sheet that lies beside it. */
import type { Side, Text } from '../../engine/battle.ts';
import type { Match } from '../../game/match.ts';
import type { KeptGameLine } from '../shell/tableModel.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { headTexts, headWords, type HeadTexts } from '../words/heads.ts';

/** Whose battle it is, how long it may last, and who has won it. */
export interface HeadBattle {
  /** Index = Side. */
  readonly sides: readonly [Text, Text];
  readonly lastTurn: number;
  readonly winner: Side | 'draw' | null;
}

/** The head of a kept game; games of earlier versions have only its words. */
export interface Head extends KeptGameLine {
  /** Of what its words are made. */
  readonly texts?: HeadTexts;
  readonly table?: TableSheet;
  /** What the list tells of the battle besides. */
  readonly battle?: HeadBattle;
  /** The battle has its verdict. */
  readonly ended?: boolean;
  /** How many actions stand in its record. */
  readonly actions?: number;
  /** When it was on the table last, in milliseconds of the clock. */
  readonly touched?: number;
  /** The page that writes it; games of earlier versions have none. */
  readonly owner?: string | undefined;
}

/** The head of a game as it stands. */
export function headBeside({ battle, state, entries }: Match, table: TableSheet): Head {
  const ended = state.verdict !== null;
  const texts = headTexts(battle, state);
  const [defender, besieger] = battle.sides;
  return {
    ...headWords(texts),
    texts,
    table,
    ended,
    actions: entries.length,
    battle: {
      sides: [defender.name, besieger.name],
      lastTurn: battle.turns.last,
      winner: state.verdict?.winner ?? null,
    },
  };
}

/** A kept game in two short lines, in the language of the page; one of an earlier version in that in which it was kept. */
export function keptWords({ title, where, texts }: Head): KeptGameLine {
  return texts === undefined ? { title, where } : headWords(texts);
}
