/** The one store of the table: what is on it, what is chosen, and everything worked out from the two. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { HexId } from '../../board/hex.ts';
import { engineAt } from '../../engine/facts/pieces.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { History } from '../../game/history.ts';
import type { Match } from '../../game/match.ts';
import type { Covering } from '../features/handOver/handoverModel.ts';
import type { Banner, DiceCard } from './model.ts';
import type { Settings } from './settingsModel.ts';
import type { Message, WindowId } from '../shell/tableModel.ts';
import { NO_OVERLAYS, type CounterHints, type Overlays, type Spot } from '../../stage/contract.ts';
import { BESIEGER, DEFENDER, type Side, type PieceId } from '../../engine/battle.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import type { Standing } from '../../session/standing.ts';
import { bannerOf } from '../words/heads.ts';
import { viewerAt, viewFor, type Sharing } from '../../session/viewer.ts';
import type { QuestionOverlay } from './asked.ts';
import { NOTHING_CHOSEN } from '../orders/orders.chart.ts';
import { machineDecides, TWO_PLAYERS } from '../../session/seats.ts';
import type { Selection } from '../orders/intent.ts';
import { offersOf, type Offered } from '../orders/offers.ts';
import { companyOf } from '../orders/company.ts';
import { reachOf, type PieceReach } from '../orders/reach.ts';
import { hintsOf } from './counterHints.ts';
import { liveOverlays, standingOverlays } from './overlays.ts';
import { trailOf } from './trail.ts';

export interface TableStore {
  /** The game on the table as its session tells it; written by nobody else. Null while no game is on the table. */
  readonly game: Signal<Standing | null>;
  readonly history: ReadonlySignal<History | null>;
  /** Who sits where, the clocks, the match. */
  readonly sheet: ReadonlySignal<TableSheet>;
  /** What stands beside the record: dice thrown by hand, steps that both players took back. */
  readonly marks: ReadonlySignal<Marks>;
  /** Follows the orders chart. */
  readonly chosen: Signal<Selection>;
  readonly hover: Signal<Spot | null>;
  readonly cursor: Signal<HexId | null>;
  /** A hex that was asked about and stays in the inspector. */
  readonly looked: Signal<HexId | null>;
  /** A piece that was picked out of its stack and is told first. */
  readonly picked: Signal<PieceId | null>;
  readonly refusal: Signal<Refusal | null>;
  readonly dice: Signal<DiceCard | null>;
  readonly banner: ReadonlySignal<Banner | null>;
  readonly message: Signal<Message | null>;
  readonly announcement: Signal<string>;
  /** The window that lies over the table. */
  readonly window: Signal<WindowId | null>;
  readonly resultOpen: Signal<boolean>;
  readonly settings: Signal<Settings>;
  readonly countersShown: Signal<boolean>;
  /** Which moment of the game is looked back at, 0 = the start; null = the present. */
  readonly moment: Signal<number | null>;

  /** The cover over the board between two players. */
  readonly cover: Signal<Covering | null>;
  /** How often the screen was handed over, 0 = not yet: what is to be told to whoever comes is told once for each. */
  readonly handed: Signal<number>;
  /** At an open table: only the owner of what is hidden looks at the screen. */
  readonly peeking: ReadonlySignal<boolean>;
  /** How two players share the screen at the moment. */
  readonly sharing: ReadonlySignal<Sharing>;
  /** The side whose eyes the screen is for. */
  readonly viewer: ReadonlySignal<Side>;
  /** The machine has to decide in the present: nobody here gives orders. */
  readonly held: ReadonlySignal<boolean>;
  /** The moment on the table, as the eyes of the screen may see it. */
  readonly match: ReadonlySignal<Match | null>;
  readonly reach: ReadonlySignal<PieceReach | null>;
  /** The overlays of the choice, without what follows the pointer. */
  readonly standing: ReadonlySignal<Overlays>;
  /** What a question beside the orders lays over the board in place of the choice; null while none is asked. */
  readonly laid: Signal<QuestionOverlay | null>;
  readonly overlays: ReadonlySignal<Overlays>;
  readonly offers: ReadonlySignal<readonly Offered[]>;
  readonly hints: ReadonlySignal<CounterHints>;
  /** The hex that the inspector shows. */
  readonly inspected: ReadonlySignal<HexId | null>;
}

const NOBODY: CounterHints['ready'] = new Set();

/** A table with nothing on it. */
export function openStore(settings: Signal<Settings>): TableStore {
  const game = signal<Standing | null>(null);
  const history = computed(() => game.value?.history ?? null);
  const chosen = signal<Selection>(NOTHING_CHOSEN);
  const hover = signal<Spot | null>(null);
  const cursor = signal<HexId | null>(null);
  const looked = signal<HexId | null>(null);
  const moment = signal<number | null>(null);
  const sheet = computed(() => game.value?.sheet ?? TWO_PLAYERS);
  const called = computed(() => game.value?.screen.banner ?? null);
  const banner = computed(() =>
    called.value === null ? null : bannerOf(history.value!.present, sheet.value, called.value),
  );
  const cover = signal<Covering | null>(null);
  const sitting = computed(() => game.value?.screen.sitting ?? DEFENDER);
  const peeking = computed(() => game.value?.screen.peeking ?? false);
  const sharing = computed(() => ({
    handOver: settings.value.handOver,
    sitting: called.value === null && cover.value === null ? sitting.value : null,
    peeking: peeking.value,
  }));
  const viewer = computed(() =>
    history.value === null ? BESIEGER : viewerAt(sheet.value, history.value.present.state, sharing.value),
  );
  const held = computed(
    () => history.value !== null && machineDecides(sheet.value, history.value.present.state),
  );
  /** Nothing can be ordered on the board: the machine decides, or the past is looked at. */
  const looksOn = computed(() => held.value || moment.value !== null);
  const match = computed(() => {
    const now = history.value;
    if (now === null) return null;
    const then = moment.value === null ? now.present : (now.past[moment.value] ?? now.present);
    return viewFor(then, viewer.value);
  });
  const hovered = computed(() => hover.value?.hex ?? null);

  const rested = restingOn(hovered);

  const mover = computed(() => chosen.value.piece);
  const pushing = computed(() => chosen.value.pushing);
  const company = computed(() => chosen.value.company);
  const reach = computed(() => {
    const now = match.value;
    if (now === null || mover.value === null || now.state.owed.length > 0) return null;
    const { battle, state } = now;
    const at = state.pieces[mover.value]!.at;
    const pushes = pushing.value && at >= 0 ? engineAt(battle, state, at as HexId) : null;
    const along = companyOf(battle, state, { ...chosen.peek(), piece: mover.value, company: company.value });
    return reachOf(battle, state, mover.value, pushes, along);
  });
  const standing = computed(() => {
    const now = match.value;
    if (now === null || looksOn.value) return NO_OVERLAYS;
    return standingOverlays(now.battle, now.state, chosen.value, reach.value);
  });
  const laid = signal<QuestionOverlay | null>(null);
  const overlays = computed(() => {
    const now = match.value;
    if (now === null) return NO_OVERLAYS;
    if (held.value && moment.value === null && laid.value === null) {
      return { ...trailOf(history.value!, viewer.value), cursor: cursor.value };
    }
    if (laid.value !== null) return { ...NO_OVERLAYS, cursor: cursor.value, ...laid.value.overlays };
    return liveOverlays(
      now.battle,
      now.state,
      standing.value,
      chosen.value,
      reach.value,
      hovered.value,
      cursor.value,
    );
  });
  return {
    game,
    history,
    sheet,
    marks: computed(() => game.value?.marks ?? NO_MARKS),
    viewer,
    held,
    chosen,
    hover,
    cursor,
    looked,
    picked: signal(null),
    refusal: signal(null),
    dice: signal(null),
    banner,
    cover,
    handed: signal(0),
    peeking,
    sharing,
    message: signal(null),
    announcement: signal(''),
    window: signal(null),
    resultOpen: signal(false),
    settings,
    countersShown: signal(true),
    moment,
    match,
    reach,
    standing,
    laid,
    overlays,
    offers: computed(() => {
      const now = match.value;
      return now === null || looksOn.value ? [] : offersOf(now.battle, now.state, chosen.value, reach.value);
    }),
    hints: computed(() =>
      looksOn.value ? { ...hintsOf(match.value), ready: NOBODY } : hintsOf(match.value),
    ),
    inspected: computed(() => rested.value ?? looked.value ?? standing.value.selected ?? cursor.value),
  };
}

/** A pointer that sweeps over the board asks nothing; where it rests for this long, in milliseconds, it does. */
const REST = 40;

function restingOn(hovered: ReadonlySignal<HexId | null>): ReadonlySignal<HexId | null> {
  const rested = signal<HexId | null>(null);
  effect(() => {
    const hex = hovered.value;
    const timer = setTimeout(() => {
      rested.value = hex;
    }, REST);
    return () => clearTimeout(timer);
  });
  return rested;
}
