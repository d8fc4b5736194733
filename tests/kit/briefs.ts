/** Briefs of the War of the Ring for tests: read from a note or a document, with the ground they are fought on. */
import type { Result } from '../../src/kernel/result.ts';
import type { BattleGround } from '../../src/strategic/siege.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING as GAME } from '../../src/strategic/war-of-the-ring/game.ts';

/** What a result holds; problems in it fail the test. */
export function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** The brief of a one-line note or a document. */
export function briefOf(written: unknown): SiegeBrief {
  return must(GAME.parse(written));
}

/** Where the battle of a brief is fought on hexes. */
export function groundOf(brief: SiegeBrief): BattleGround {
  const ground = GAME.ground(brief, brief.battle);
  if (!ground.ok) throw new Error(ground.why.say);
  return ground;
}
