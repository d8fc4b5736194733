/**
 * One game with its seats: whoever decides is asked, what he decides goes through the one door, is written, and is told; it is taken
 * back, handed over, clocked and stopped here. It knows no screen: a page, a command line and a server are its ports.
 */
import type { Side } from '../engine/battle.ts';
import { redo, undo } from '../game/history.ts';
import type { Taker, TableSheet } from '../saves/tableSheet.ts';
import { coreOf, type Held } from './core.ts';
import type { Decision, Ports } from './ports.ts';
import { NOBODY_YET, passageOfGame } from './screen.ts';
import { seatOf } from './seatOf.ts';
import { reseat, type HandOver } from './seats.ts';
import { viewerIn, wayBackIn, type Game, type Standing } from './standing.ts';
import type { Submitted } from './submit.ts';
import { takeBackBoth } from './takeBackTogether.ts';
import { wayOn } from './wayBack.ts';

export interface Session {
  now(): Standing;
  /** A cover is on its way: nothing can be done until it stands. */
  busy(): boolean;
  /** Brings the game to the screen, and asks whoever has to decide. */
  start(): void;
  /** Does an action for a seat whose player gives it here; `viewer` = whose eyes it was meant by: those of the screen if none are named. */
  submit(seat: Side, decision: Decision, viewer?: Side): Submitted;
  /** Takes back as far as the last decision of a player here, where nothing stops it. */
  takeBack(): void;
  /** Does again what was taken back, as far as the next decision of a player here. */
  doAgain(): void;
  /** Both players take the last action back, past a die or a secret. */
  takeBackTogether(): void;
  /** Whoever comes sits down behind the cover; before it is quite there it opens as soon as it may. */
  uncover(): void;
  /** The banner is answered. */
  answer(): void;
  /** At an open table the owner of what is hidden looks at it, or ends that. */
  peek(looks: boolean): void;
  /** The owner of what is hidden comes to the screen for a look at it, in the phase of the other side. */
  comeToLook(side: Side): void;
  /** The screen goes from one player to the other in another way; it begins with whoever has the seat now. */
  share(handOver: HandOver): void;
  /** Agents go on no further, or go on. */
  pause(): void;
  goOn(): void;
  replaceSeat(side: Side, taker: Taker): void;
  /** What a siege keeps beside its block. */
  amend(siege: TableSheet['siege']): void;
  hold(held: Held): void;
  /** Resolves when everything that was done is durable. */
  durable(): Promise<void>;
  close(): void;
}

/** Opens a game; nothing is told or asked before it is started. */
export function openSession(game: Game, ports: Ports, handOver: HandOver): Session {
  const core = coreOf(game, ports, handOver);
  const { handing, doings } = core;
  const free = (): boolean => !core.closed && !handing.busy();
  return {
    now: () => core.now,
    busy: handing.busy,
    uncover: handing.uncover,
    answer: handing.answer,
    peek: handing.peek,
    share: handing.share,
    comeToLook: (side) => handing.handTo(side, 'oil'),
    start: () => {
      core.started = true;
      const { state } = game.history.present;
      core.now = { ...core.now, screen: { ...NOBODY_YET, sitting: seatOf(state) } };
      const passage = passageOfGame(handOver, game.sheet, state);
      handing.bring(game, passage, 'opened', (covered) => ({ type: 'opened', covered }));
    },
    submit: (seat, decision, viewer = viewerIn(core.now)) => {
      if (!free()) return { ok: false, why: 'busy' };
      const { history, sheet } = core.now;
      const by = core.controllerOf(sheet, seat);
      const isHis = history.present.state.active === seat && by.kind === 'human';
      return isHis ? doings.act(decision, viewer, by) : { ok: false, why: 'not-yours' };
    },
    takeBack: () => {
      const way = wayBackIn(core.now);
      if (free() && 'steps' in way) doings.step('undid', way.steps, undo);
    },
    doAgain: () => {
      if (free()) doings.step('redid', wayOn(core.now.history, core.now.sheet), redo);
    },
    takeBackTogether: () => {
      const back = takeBackBoth(core.now);
      if (free()) doings.step('agreed', 1, () => back.history, back.marks);
    },
    pause: () => core.publish({ ...core.now, agents: 'paused' }, { type: 'paused' }),
    goOn: () => core.publish({ ...core.now, agents: 'play' }, { type: 'resumed' }),
    replaceSeat: (side, taker) => {
      const sheet = reseat(core.now.sheet, side, taker);
      core.publish({ ...core.now, sheet, agents: 'play' }, { type: 'seated' });
      core.writeSheet();
    },
    amend: (siege) => core.publish({ ...core.now, sheet: { ...core.now.sheet, siege } }, { type: 'seated' }),
    hold: (next) => {
      if (next.agents === core.held.agents && next.clock === core.held.clock) return;
      core.held = next;
      core.look();
    },
    durable: () => core.durable,
    close: core.close,
  };
}
