/** A seat at the table without a page: the store, the order input and what the page would show; nothing is drawn, kept or heard. */
import type { HexId } from '../../src/board/hex.ts';
import type { Action } from '../../src/engine/action.ts';
import type { PieceId } from '../../src/engine/battle.ts';
import { signal, type Signal } from '@preact/signals';
import { historyOf } from '../../src/game/history.ts';
import type { Match } from '../../src/game/match.ts';
import { openStore, type TableStore } from '../../src/ui/store/tableStore.ts';
import { holderOf } from '../../src/session/viewer.ts';
import type { MachineSeat } from '../../src/ui/features/opponent/turn.ts';
import { presentAt } from '../../src/ui/play/present.ts';
import { tableSessionAt, type TableSession, type TableWorld } from '../../src/ui/play/tableSession.ts';
import type { TableSheet } from '../../src/saves/tableSheet.ts';
import { AT_SCREEN } from '../../src/session/controllers.ts';
import type { Controller, Written } from '../../src/session/ports.ts';
import { handsOver, TWO_PLAYERS } from '../../src/session/seats.ts';
import type { Session } from '../../src/session/session.ts';
import { gameFrom, type Game } from '../../src/session/standing.ts';
import { nothingLeft } from '../../src/ui/prompts/orderWords.ts';
import { orderInputAt, type OrderInput } from '../../src/ui/input/orderInput.ts';
import { goToMoment } from '../../src/ui/features/replay/lookingBack.ts';
import { playAt, type Play } from '../../src/ui/play/play.ts';
import { USUAL } from '../../src/ui/features/settings/settings.ts';
import type { Settings } from '../../src/ui/store/settingsModel.ts';
import { pageSignals } from '../../src/ui/shell/pageModel.ts';

export interface Seat {
  readonly store: TableStore;
  readonly settings: Signal<Settings>;
  readonly input: OrderInput;
  readonly play: Play;
  readonly page: ReturnType<typeof pageSignals>;
  readonly lookBack: (moment: number) => void;
  readonly session: TableSession['current'];
  /** Lays another game, or the same one otherwise. */
  lay(part: Partial<Game>): void;
  /** Clicks on the middle of a hex. */
  click(hex: HexId): void;
  /** Clicks on the piece's hex until it is chosen, as often as there may be pieces in it. */
  choose(piece: PieceId): void;
  offers(): readonly string[];
  /** What was done last; null while nothing was. */
  last(): Action | null;
  /** The code of the refusal that is shown, or null. */
  refused(): string | null;
}

/** What of the world a test of the table plays itself. */
export interface SeatWorld {
  readonly sheet?: TableSheet;
  readonly controllerOf?: TableWorld['controllerOf'];
  readonly clock?: TableWorld['clock'];
  readonly written?: (written: Written) => void;
  /** The machine that plays at the table; without one, agents think for ever. */
  readonly machine?: (store: TableStore, session: TableSession['current']) => MachineSeat;
}

const THINKS: Controller = { kind: 'agent', decide: () => new Promise(() => {}) };

/** Whoever holds the step sits at the screen, and nothing stands between him and the board. */
function changeSeats(session: Session): void {
  const { screen, sheet, history } = session.now();
  const { state } = history.present;
  if (screen.banner !== null) session.answer();
  else if (handsOver(sheet) && state.verdict === null && screen.sitting !== holderOf(state))
    session.comeToLook(holderOf(state));
}

/** Sits down at a game. */
export function sitAt(match: Match, world: SeatWorld = {}): Seat {
  const settings = signal<Settings>({ ...USUAL, muted: true, handOver: 'banner' });
  const store = openStore(settings);
  const show = presentAt(store, {
    showing: { show: () => {}, snap: () => {}, ended: () => {} },
    covering: () => {},
    lookFirst: () => {},
    agentActs: (before, action) => machine?.acts(before, action) ?? 1,
    agentActed: () => machine?.acted(),
  });
  const table = tableSessionAt(store, {
    controllerOf:
      world.controllerOf ?? (({ kind }) => (kind === 'player' ? AT_SCREEN : (machine?.controller ?? THINKS))),
    clock: world.clock ?? { every: () => () => {} },
    journal: {
      append: async (written) => world.written?.(written),
      readBack: async () => null,
    },
    present: (told, now, lay) =>
      show(told, now, () => {
        lay();
        changeSeats(table.current.peek()!);
      }),
    shown: () => machine?.shown() ?? Promise.resolve(),
    covered: () => Promise.resolve(),
    away: signal(false),
  });
  const machine = world.machine?.(store, table.current) ?? null;
  const play = playAt(store, {
    session: table.current,
    watching: signal(false),
    askWhoPlays: () => {},
  });
  const input: OrderInput = orderInputAt(
    store,
    play,
    () => {},
    () => lookBack(Infinity),
    () => store.announce(nothingLeft(store)),
  );
  const page = pageSignals(store);
  const lookBack = goToMoment(store, () => input.orders.send({ type: 'Clear' }));
  const lay = (part: Partial<Game>): void => {
    const { history, sheet, marks } = table.current.peek()?.now() ?? gameFrom(match, TWO_PLAYERS);
    table.open({ history, sheet, marks, ...part }, () => {});
  };
  lay({ history: historyOf(match), sheet: world.sheet ?? TWO_PLAYERS });
  const click = (hex: HexId): void => input.pick({ hex, direction: 0, fromEdge: 1 }, false);
  return {
    store,
    settings,
    input,
    play,
    page,
    lookBack,
    session: table.current,
    lay,
    click,
    choose: (piece) => {
      const { at } = store.match.peek()!.state.pieces[piece]!;
      for (let tries = 0; tries < 9 && store.chosen.peek().piece !== piece; tries += 1) click(at as HexId);
    },
    offers: () => page.offers.peek().map(({ label, pressed }) => (pressed ? `[${label}]` : label)),
    last: () => store.history.peek()!.present.entries.at(-1)?.action ?? null,
    refused: () => store.refusal.peek()?.code ?? null,
  };
}
