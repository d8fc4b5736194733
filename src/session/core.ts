/** The inside of a session: how it stands, how that is told and written, and what is done in it. */
import type { Side } from '../engine/battle.ts';
import type { History } from '../game/history.ts';
import type { Match } from '../game/match.ts';
import type { Marks } from '../saves/marks.ts';
import type { TableSheet } from '../saves/tableSheet.ts';
import { askingFor, type Asking } from './asking.ts';
import { controllersOf } from './controllers.ts';
import { handingOverIn, type HandingOver } from './handingOver.ts';
import type { LogRecord, Snapshot } from './log.ts';
import type { Controller, Decision, Ports, Told } from './ports.ts';
import { isBetween, NOBODY_YET, passageTo } from './screen.ts';
import type { HandOver } from './seats.ts';
import { viewerIn, type Game, type Standing } from './standing.ts';
import { actOn, type Submitted } from './submit.ts';
import { timingFor, type Timing } from './timing.ts';

/** What stands still while something lies over the table, or nobody is at it. */
export interface Held {
  readonly agents: boolean;
  readonly clock: boolean;
}

/** A session from inside. */
export interface Core {
  now: Standing;
  started: boolean;
  closed: boolean;
  held: Held;
  /** Resolves when what was written last is durable. */
  durable: Promise<void>;
  readonly handing: HandingOver;
  readonly doings: Doings;
  readonly controllerOf: (sheet: TableSheet, side: Side) => Controller;
  publish(next: Standing, told: Told): void;
  /** Only the sheet has changed. */
  writeSheet(): void;
  /** Something has changed: whoever has to decide is asked, and the clock runs or stands. */
  look(): void;
  close(): void;
}

/** The inside of a game that is opened. */
export function coreOf(game: Game, ports: Ports, handOver: HandOver): Core {
  let asking: Asking | null = null;
  let timing: Timing | null = null;
  const now = (): Standing => core.now;
  const write = (record: LogRecord | null, snapshot: Snapshot | null, present: Match): void => {
    const written = { record, snapshot, present, sheet: core.now.sheet };
    core.durable = ports.journal.append(written).catch((why: unknown) => {
      if (!core.closed) ports.presenter.happened({ type: 'not-kept', reason: String(why) }, core.now);
    });
  };
  const handing = handingOverIn({
    now,
    publish: (next, told) => core.publish(next, told),
    covered: (cover) => ports.presenter.covered(cover),
    closed: () => core.closed,
  });
  const core: Core = {
    now: { ...game, handOver, screen: NOBODY_YET, agents: 'play' },
    started: false,
    closed: false,
    held: { agents: false, clock: false },
    durable: Promise.resolve(),
    handing,
    doings: doingsIn({ now, write, handing, ports }),
    controllerOf: controllersOf(ports),
    publish: (next, told) => {
      core.now = next;
      ports.presenter.happened(told, next);
      core.look();
    },
    writeSheet: () => write(null, null, core.now.history.present),
    look: () => {
      asking?.look();
      timing?.look();
    },
    close: () => {
      core.closed = true;
      asking?.close();
      timing?.close();
    },
  };
  asking = askingIn(core, () => ports.presenter.shown());
  timing = timingIn(core, ports.clock);
  return core;
}

function askingIn(core: Core, ready: () => Promise<unknown>): Asking {
  return askingFor({
    now: () => core.now,
    ready,
    decider: () => {
      const { history, sheet, agents, screen } = core.now;
      const { verdict, active } = history.present.state;
      if (core.closed || !core.started || core.handing.busy() || verdict !== null) return null;
      const by = core.controllerOf(sheet, active);
      const waits = by.kind === 'human' ? isBetween(screen) : core.held.agents || agents !== 'play';
      return waits ? null : by;
    },
    carryOut: (decision, by) => {
      const viewer = by.kind === 'human' ? viewerIn(core.now) : core.now.history.present.state.active;
      return core.doings.act(decision, viewer, by).ok ? null : decision.action.type;
    },
    failed: (reason) => core.publish({ ...core.now, agents: 'failed' }, { type: 'failed', reason }),
  });
}

function timingIn(core: Core, clock: Ports['clock']): Timing {
  return timingFor(clock, {
    now: () => core.now,
    stopped: () => core.closed || !core.started || core.held.clock || isBetween(core.now.screen),
    ticked: (used, ranOut, last) => {
      const sheet = { ...core.now.sheet, clock: used };
      core.publish({ ...core.now, sheet }, { type: 'ticked', ranOut });
      if (last) core.writeSheet();
    },
  });
}

/** What is done in a session: an action, or steps back and on. */
export interface Doings {
  act(decision: Decision, viewer: Side, by: Controller): Submitted;
  /** So many steps at once: each is written, the last is told. */
  step(
    type: 'undid' | 'redid' | 'agreed',
    steps: number,
    once: (from: History) => History,
    marks?: Marks,
  ): void;
}

/** What the doings of a session need of it. */
interface DoingsPlace {
  now(): Standing;
  write(record: LogRecord, snapshot: Snapshot | null, present: Match): void;
  readonly handing: Pick<HandingOver, 'bring'>;
  readonly ports: Ports;
}

/** What is done in a session: an action, or steps back and on. Each is written, and brought to the screen. */
function doingsIn({ now, write, handing, ports }: DoingsPlace): Doings {
  const bring = (history: History, marks: Marks, told: (covered: boolean) => Told): void => {
    const { handOver, sheet, screen } = now();
    const passage = passageTo(handOver, sheet, screen.sitting, history.present.state);
    handing.bring({ history, marks, sheet }, passage, 'turn', told);
  };
  return {
    act: (decision, viewer, by) => {
      const before = now().history.present;
      const done = actOn(now(), decision, viewer, ports.dice);
      if (!done.ok) {
        if (done.why === 'look-first') ports.presenter.happened({ type: 'look-first' }, now());
        if (done.why === 'refused')
          ports.presenter.happened({ type: 'refused', refusal: done.refusal }, now());
        return done;
      }
      const { history, marks, events, byHand, record, snapshot } = done;
      write(record, snapshot, history.present);
      const told = { type: 'did', before, after: history.present, events, byHand, by: by.kind } as const;
      bring(history, marks, (covered) => ({ ...told, covered }));
      return done;
    },
    step: (type, steps, once, marks = now().marks) => {
      const from = now().history;
      let history = from;
      for (let taken = 0; taken < steps; taken += 1) {
        history = once(history);
        if (history !== from) write({ type }, null, history.present);
      }
      if (history !== from) bring(history, marks, (covered) => ({ type, covered }));
    },
  };
}
