/** Games of machines on a draft, one after the other, and what they come to. */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { OPPONENTS, USUAL_OPPONENT } from '../../../../ai/agents.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { sumGames, type MeasuredSeries, type MeasuredGame } from '../../../../lab/measured.ts';
import { hold } from '../hold.ts';
import type { TrialsClient } from './client.ts';
import { heatOf, type LossMap, type HeatOf } from './heat.ts';
import type { MachineGame } from './messages.ts';

/** How many games a series may have. */
export const SERIES = [10, 20, 50, 100, 200] as const;

/** Who may play them: those that a player may meet as opponents. */
export const PLAYERS: readonly string[] = OPPONENTS.map(({ name }) => name);

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

/** The series of the document that is at hand. */
export function seriesOn(
  document: ReadonlySignal<ScenarioDocument | null>,
  client: TrialsClient,
  newSeed: () => number,
): SeriesTrials {
  const agents = signal<readonly [string, string]>([USUAL_OPPONENT.name, USUAL_OPPONENT.name]);
  const games = signal<number>(SERIES[1]);
  const series = signal<SeriesShown | null>(null);
  const heatSide = signal<HeatOf>('both');
  const measured = computed(() => {
    const shown = series.value;
    return shown === null || shown.games.length === 0 ? null : sumGames(shown.games.map(({ game }) => game));
  });
  const heat = computed(() => (measured.value === null ? null : heatOf(measured.value, heatSide.value)));
  let run = 0;
  const end = (part: Partial<SeriesShown> = {}): void => {
    if (series.value !== null) series.value = { ...series.value, running: false, ...part };
  };
  const stop = (): void => {
    run += 1;
    client.stop();
    end();
  };
  return {
    agents,
    games,
    series,
    measured,
    heatOf: heatSide,
    heat,
    choose: (part) => hold({ agents, games, heatOf: heatSide }, part),
    stop,
    play: async () => {
      const draft = document.peek();
      if (draft === null) return;
      stop();
      const mine = run;
      const [seed, of, seats] = [newSeed(), games.peek(), agents.peek()];
      series.value = { document: draft, of, games: [], running: true, trouble: null };
      for (let index = 0; index < of; index += 1) {
        const answer = await client.ask({ type: 'play', document: draft, agents: seats, seed, index });
        if (mine !== run) return;
        if (answer.type !== 'played') {
          end({ trouble: answer.type === 'failed' ? answer.reason : null });
          return;
        }
        const record = { type: 'machine', document: draft, seed, index, actions: answer.actions } as const;
        const now: SeriesShown = series.value;
        series.value = { ...now, games: [...now.games, { game: answer.game, record }] };
      }
      end();
    },
    forget: () => {
      stop();
      series.value = null;
    },
  };
}
