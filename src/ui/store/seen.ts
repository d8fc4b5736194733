/** The game on the table as the eyes of the screen may see it. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { BESIEGER, DEFENDER, type Side } from '../../engine/battle.ts';
import type { History } from '../../game/history.ts';
import type { Match } from '../../game/match.ts';
import { NO_MARKS, type Marks } from '../../saves/marks.ts';
import type { TableSheet } from '../../saves/tableSheet.ts';
import { machineDecides, TWO_PLAYERS } from '../../session/seats.ts';
import { viewerAt, viewFor, type Sharing } from '../../session/viewer.ts';
import { bannerOf } from '../words/heads.ts';
import type { Banner } from './model.ts';
import type { Settings } from './settingsModel.ts';
import type { TableState } from './tableState.ts';

export interface SeenGame {
  readonly history: ReadonlySignal<History | null>;
  /** Who sits where, the clocks, the match. */
  readonly sheet: ReadonlySignal<TableSheet>;
  /** What stands beside the record: dice thrown by hand, steps that both players took back. */
  readonly marks: ReadonlySignal<Marks>;
  readonly banner: ReadonlySignal<Banner | null>;
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
}

/** Works it out from what the session tells. */
export function seenGame({ game, cover, moment }: TableState, settings: ReadonlySignal<Settings>): SeenGame {
  const history = computed(() => game.value?.history ?? null);
  const sheet = computed(() => game.value?.sheet ?? TWO_PLAYERS);
  const called = computed(() => game.value?.screen.banner ?? null);
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
  return {
    history,
    sheet,
    marks: computed(() => game.value?.marks ?? NO_MARKS),
    banner: computed(() =>
      called.value === null ? null : bannerOf(history.value!.present, sheet.value, called.value),
    ),
    peeking,
    sharing,
    viewer,
    held: computed(() => history.value !== null && machineDecides(sheet.value, history.value.present.state)),
    match: computed(() => {
      const now = history.value;
      if (now === null) return null;
      const then = moment.value === null ? now.present : (now.past[moment.value] ?? now.present);
      return viewFor(then, viewer.value);
    }),
  };
}
