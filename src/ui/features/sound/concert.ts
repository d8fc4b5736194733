/** The sounds of one action, each with its beat: the dice at once, the rest as the board comes to it, at most one if nothing is played. */
import type { Battle } from '../../../engine/battle.ts';
import type { GameEvent } from '../../../engine/event.ts';
import type { Speed } from '../../../stage/contract.ts';
import { isAlert, weightiest, type SoundName } from '../../../stage/sound/names.ts';
import { cuesOf } from '../../../stage/sound/score.ts';

export interface Concert {
  /** An action begins to be shown. */
  begin(battle: Battle, events: readonly GameEvent[]): void;
  /** The board begins the beat of an event. */
  beat(event: GameEvent): void;
  /** The board shows the end: whatever had no beat is heard now, one after another. */
  end(): void;
  /** The player does not want to wait: effects end, and of what is left only the gravest alert is heard. */
  cut(): void;
}

/** Who makes the sounds, and how fast the board goes. */
export interface SoundOutput {
  /** Is told which sounds will come. */
  prepare(sounds: readonly SoundName[]): void;
  play(sound: SoundName): void;
  hush(): void;
  speed(): Speed;
  /** Is told of each event when it is heard, also when it has no sound or is skipped. */
  heard(battle: Battle, event: GameEvent): void;
}

const HASTE = { normal: 1, fast: 2.5, instant: 1 } as const satisfies Record<Speed, number>;
/** Between the sounds of events that have no beat on the board, in milliseconds. */
const SPREAD = 170;

/** Nothing is heard before the first action begins. */
export function concertOf({ prepare, play, hush, speed, heard }: SoundOutput): Concert {
  let battle: Battle | null = null;
  let waiting: readonly GameEvent[] = [];
  const later = new Map<ReturnType<typeof setTimeout>, SoundName>();

  const sound = (name: SoundName, after: number): void => {
    if (after <= 0) return play(name);
    const timer = setTimeout(() => {
      later.delete(timer);
      play(name);
    }, after);
    later.set(timer, name);
  };
  const soundsOf = (events: readonly GameEvent[]): readonly SoundName[] =>
    battle === null ? [] : events.flatMap((event) => cuesOf(battle!, event).map((cue) => cue.sound));
  const hear = (event: GameEvent, after: number): void => {
    if (battle === null) return;
    for (const cue of cuesOf(battle, event)) sound(cue.sound, after + cue.at / HASTE[speed()]);
    heard(battle, event);
  };
  const tellRest = (): void => {
    for (const event of waiting) if (battle !== null) heard(battle, event);
    waiting = [];
  };
  const end = (): void => {
    let after = 0;
    for (const event of waiting) {
      hear(event, after);
      if (soundsOf([event]).length > 0) after += SPREAD;
    }
    waiting = [];
  };

  return {
    begin: (on, events) => {
      end();
      battle = on;
      waiting = events;
      if (speed() === 'instant') {
        const gravest = weightiest(soundsOf(events));
        if (gravest !== null) play(gravest);
        return tellRest();
      }
      prepare([...new Set(soundsOf(events))]);
      const dice = events.filter(({ type }) => type === 'DiceRolled');
      if (dice.length > 0) hear(dice[0]!, 0);
      waiting = events.filter((event) => !dice.includes(event));
    },
    beat: (event) => {
      if (!waiting.includes(event)) return;
      waiting = waiting.filter((one) => one !== event);
      hear(event, 0);
    },
    end,
    cut: () => {
      const left = [...soundsOf(waiting), ...later.values()].filter(isAlert);
      for (const timer of later.keys()) clearTimeout(timer);
      later.clear();
      hush();
      const gravest = weightiest(left);
      if (gravest !== null) play(gravest);
      tellRest();
    },
  };
}
