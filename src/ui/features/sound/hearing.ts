/** Everything that is heard at a table: the settings, the hour, the beats of the board and the hands put together. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { GameEvent } from '../../../engine/event.ts';
import type { Caption } from '../../store/model.ts';
import type { Settings } from '../../store/settingsModel.ts';
import { openSound, type Loudness } from '../../../stage/sound.ts';
import type { TableStore } from '../../store/tableStore.ts';
import type { Beats } from '../../play/playback.chart.ts';
import { bedsOf } from './beds.ts';
import { captionsFor } from './captions.ts';
import { concertOf } from './concert.ts';

export interface Hearing {
  /** Lets an action be heard while the board shows it. */
  along(beats: Beats, show: () => Promise<void>): Promise<void>;
  /** The board begins the beat of an event. */
  beat(event: GameEvent): void;
  /** What still sounds of the actions is cut short. */
  cut(): void;
  readonly captions: ReadonlySignal<readonly Caption[]>;
}

/** A slider that is moved is heard when it has come to rest for so long, in milliseconds. */
const REST = 250;

/** Listens to a table. `screen` = where the player is. */
export function hearAt(store: TableStore, screen: ReadonlySignal<'title' | 'table'>): Hearing {
  const { settings } = store;
  const sound = openSound(loudnessOf(settings.peek()));
  const captions = captionsFor(() => settings.peek().captions);
  const concert = concertOf({
    prepare: (names) => sound.prepare(names),
    play: (name) => sound.play(name),
    hush: () => sound.hush(),
    speed: () => settings.peek().speed,
    heard: (battle, event) => captions.tell(battle, event),
  });

  const loudness = computed(() => loudnessOf(settings.value));
  effect(() => sound.set(loudness.value));
  effect(() => {
    const now = store.match.value;
    sound.beds(screen.value === 'title' || now === null ? ['theme'] : bedsOf(now.battle, now.state));
  });
  trySlider(
    () => settings.value.volumeEffects,
    () => sound.play('put-down'),
  );
  trySlider(
    () => settings.value.volumeAlerts,
    () => sound.play('bell'),
  );

  const chosen = computed(() => store.chosen.value.piece);
  effect(() => {
    if (chosen.value !== null) sound.play('pick-up');
  });

  return {
    along: async ({ events }, show) => {
      const battle = store.history.peek()?.present.battle;
      if (battle === undefined || events.length === 0) return show();
      concert.begin(battle, events);
      await show();
      concert.end();
    },
    beat: (event) => concert.beat(event),
    cut: () => concert.cut(),
    captions: captions.shown,
  };
}

/** Lets a slider be heard when it was moved. */
function trySlider(read: () => number, play: () => void): void {
  let before = read();
  const value = computed(read);
  effect(() => {
    if (value.value === before) return;
    before = value.value;
    const timer = setTimeout(play, REST);
    return () => clearTimeout(timer);
  });
}

/** How loud the settings want it. */
export function loudnessOf(settings: Settings): Loudness {
  const { muted, volumeEffects, volumeAlerts, volumeAmbience, volumeTheme } = settings;
  return {
    muted,
    volumes: {
      effects: volumeEffects,
      alerts: volumeAlerts,
      ambience: volumeAmbience,
      theme: volumeTheme,
    },
  };
}
