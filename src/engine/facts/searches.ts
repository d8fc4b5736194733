/**
 * Searches of a battle, all in one workspace. Private to the facts: an answer lies there until another search is made, so
 * whoever hands one out hands out the question, and looks it up again when it is read.
 */
import { searchIn, workspace, type Reach, type Search, type Workspace } from '../../board/search.ts';
import type { Battle } from '../battle.ts';
import { perBattle } from '../memory.ts';

interface Memo {
  readonly space: Workspace;
  /** The search whose answer lies there. */
  answered: Search | null;
}

const memos = perBattle(({ board }): Memo => ({ space: workspace(board), answered: null }));

/** The answer to a search, made anew if another has been made since. Read it before anything else is asked. */
export function searchAgain(battle: Battle, search: Search): Reach {
  const memo = memos(battle);
  if (memo.answered === search) return memo.space.found;
  memo.answered = search;
  return searchIn(memo.space, search);
}
