/** Policies: how a side decides when no player does. Every table of odds names the two it was counted for. */
import type { Both } from './brief.ts';

/** How one side decides. */
export interface Policy {
  /** Which losses come first: regulars, so that elites are kept; or elites, reduced while they can be. */
  readonly losses: 'keep elites' | 'reduce elites first';
  /** When an attacker goes on beyond the rounds that are paid for, or in the field at all. */
  readonly press: 'while not outnumbered' | 'never' | 'always';
  /** What a defender does who could withdraw into his hold. */
  readonly hold: 'stand' | 'withdraw';
  /** Combat cards: none, or the first of the hand that may be played, round by round. */
  readonly cards: 'none' | 'as they come';
}

/** The attacker of the table of the rules (4.7): he keeps elites and presses while not outnumbered. */
export const BESIEGER: Policy = {
  losses: 'keep elites',
  press: 'while not outnumbered',
  hold: 'stand',
  cards: 'as they come',
};

/** The defender of the table of the rules (4.7): he reduces elites first. */
export const GARRISON: Policy = {
  losses: 'reduce elites first',
  press: 'while not outnumbered',
  hold: 'withdraw',
  cards: 'as they come',
};

/** Both of them. */
export const USUAL: Both<Policy> = { attacker: BESIEGER, defender: GARRISON };
