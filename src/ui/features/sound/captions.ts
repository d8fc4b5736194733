/** What is read while a sound that matters is heard. Screen readers are not told: the outcome has told them already. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { BESIEGER, type Battle } from '../../../engine/battle.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { fill } from '../../../i18n/fill.ts';
import { CAPTIONS, LEVEL_WORDS } from '../../../i18n/words.ts';
import type { Caption } from '../../store/model.ts';
import { cuesOf, ridesIn } from '../../../stage/sound/score.ts';
import { textIn, workName } from '../../words/names.ts';
import { inWords } from '../../words/words.ts';

/** How long a caption stands, in milliseconds. */
export const STANDS = 3000;

export interface Captions {
  readonly shown: ReadonlySignal<readonly Caption[]>;
  /** An event is heard, or would be. */
  tell(battle: Battle, event: GameEvent): void;
  clear(): void;
}

/** Captions of a table; `isWanted` = whether the player wants to read them. */
export function captionsFor(isWanted: () => boolean): Captions {
  const shown = signal<readonly Caption[]>([]);
  let told = 0;
  return {
    shown,
    tell: (battle, event) => {
      const text = isWanted() ? captionOf(battle, event) : null;
      if (text === null) return;
      const id = ++told;
      shown.value = [...shown.peek().slice(-1), { id, text }];
      setTimeout(() => {
        shown.value = shown.peek().filter((caption) => caption.id !== id);
      }, STANDS);
    },
    clear: () => {
      shown.value = [];
    },
  };
}

/** What is read when an event is heard, or null for sounds that only go along with what is seen. */
export function captionOf(battle: Battle, event: GameEvent): string | null {
  switch (event.type) {
    case 'GroupArrived': {
      const group = inWords(battle.groups[event.group]!.name);
      return fill(ridesIn(battle, event.group) ? CAPTIONS.horns : CAPTIONS.drums, { group });
    }
    case 'SpellWorked':
      return event.spell === 'fear' ? CAPTIONS.nazgul : null;
    case 'TurnBegan':
      return cuesOf(battle, event).length > 0 ? CAPTIONS.cock : null;
    case 'LevelTaken':
      return event.by === BESIEGER
        ? fill(CAPTIONS.bell, { level: LEVEL_WORDS[event.level - 1] ?? String(event.level) })
        : null;
    case 'ForceDemoralized':
      return fill(CAPTIONS.broken, textIn('force', battle.forces[event.force]!.name));
    case 'HexsideBreached':
      return fill(CAPTIONS.breach, { work: workName(battle, event.work) });
    case 'VictoryReached':
      return CAPTIONS.victory;
    default:
      return null;
  }
}
