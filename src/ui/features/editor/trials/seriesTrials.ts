/** Games of machines on a draft, and what they come to: a series of the laboratory, of the draft as it was when it was begun. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { sumGames, type MeasuredSeries, type MeasuredGame } from '../../../../lab/measured.ts';
import type { Laboratory } from '../../../series/laboratory.ts';
import { playable } from '../draftBattle.ts';
import { heatOf, type LossMap, type HeatOf } from './heat.ts';
import type { MachineGame } from './messages.ts';

/** How many games a series may have. */
export const SERIES = [10, 20, 50, 100, 200] as const;

/** A series of games on a draft, as far as it has come. */
export interface SeriesShown {
  readonly document: ScenarioDocument;
  readonly of: number;
  readonly games: readonly Readonly<{ game: MeasuredGame; record: MachineGame }>[];
  readonly running: boolean;
  /** Why it broke off; null while all is well. */
  readonly trouble: string | null;
}

/** What is chosen of a series. */
export interface SeriesChoice {
  readonly agents: readonly [string, string];
  readonly games: number;
  readonly heatOf: HeatOf;
}

/** A series as the page asks for it. */
export interface SeriesTrials {
  /** Who plays, index = Side, and how many games. */
  readonly agents: ReadonlySignal<readonly [string, string]>;
  readonly games: ReadonlySignal<number>;
  readonly series: ReadonlySignal<SeriesShown | null>;
  /** What the games so far come to; null before the first is over. */
  readonly measured: ReadonlySignal<MeasuredSeries | null>;
  /** Whose losses are shown on the map. */
  readonly heatOf: ReadonlySignal<HeatOf>;
  readonly heat: ReadonlySignal<LossMap | null>;
  /** The author chooses who plays, how often, or whose losses are shown. */
  choose(part: Partial<SeriesChoice>): void;
  play(): Promise<void>;
  stop(): void;
  /** Another document is opened: the series is not about it. */
  forget(): void;
}

/** The series of the document that is at hand; `laboratory` keeps the actions of its games. */
export function seriesOn(
  document: ReadonlySignal<ScenarioDocument | null>,
  laboratory: Laboratory,
): SeriesTrials {
  laboratory.choose({ limit: { games: SERIES[1], until: null } });
  const { agents, limit, run, stop } = laboratory;
  /** The draft that the series is of. */
  const draft = signal<ScenarioDocument | null>(null);
  const heatSide = signal<HeatOf>('both');
  const games = computed(() => limit.value.games);
  const series = computed((): SeriesShown | null => {
    const [of, shown] = [draft.value, run.value];
    if (of === null) return null;
    if (shown === null) return { document: of, of: games.value, games: [], running: false, trouble: null };
    const { seed, running, trouble } = shown;
    return {
      document: of,
      of: shown.limit.games,
      games: shown.games.map(({ index, account, record }) => ({
        game: account!,
        record: { type: 'machine', document: of, seed, index, actions: record! },
      })),
      running,
      trouble: trouble?.reason ?? null,
    };
  });
  const measured = computed(() => {
    const shown = series.value;
    return shown === null || shown.games.length === 0 ? null : sumGames(shown.games.map(({ game }) => game));
  });
  return {
    agents,
    games,
    series,
    measured,
    heatOf: heatSide,
    heat: computed(() => (measured.value === null ? null : heatOf(measured.value, heatSide.value))),
    choose: (part) => {
      if (part.agents !== undefined) laboratory.choose({ agents: part.agents });
      if (part.games !== undefined) laboratory.choose({ limit: { games: part.games, until: null } });
      if (part.heatOf !== undefined) heatSide.value = part.heatOf;
    },
    stop,
    play: async () => {
      const wanted = document.peek();
      if (wanted === null) return;
      laboratory.forget();
      draft.value = wanted;
      const battle = playable(wanted)?.battle;
      if (battle !== undefined) await laboratory.begin(battle);
    },
    forget: () => {
      laboratory.forget();
      draft.value = null;
    },
  };
}
