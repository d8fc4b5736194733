/** The dice on the table: what they were thrown for and what came of it. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { ByHand, Die } from '../../parts/die.tsx';
import type { DiceCard } from '../../store/model.ts';
import { say } from '../../words/labels.ts';
import './dice.css';

/** How long the dice tumble and how often they show another face, in milliseconds. */
const TUMBLE = 650;
const BEAT = 80;

/** The dice tray; nothing while no dice lie on the table. */
export function DiceTray({ dice }: Readonly<{ dice: ReadonlySignal<DiceCard | null> }>) {
  const card = dice.value;
  return card === null ? null : <Thrown key={thrownKey(card)} card={card} />;
}

function Thrown({ card }: Readonly<{ card: DiceCard }>) {
  const beat = useTumble(card.byHand === true);
  return (
    <section class="dice" aria-label={say('dice')}>
      <p class="dice-purpose">
        {card.purpose} <CaseBadge cite={card.cite} /> {card.byHand === true && <ByHand />}
      </p>
      <p class={beat === null ? 'dice-faces' : 'dice-faces tumbling'}>
        <span class="unseen">{say('diceWere', { faces: card.faces.join(', ') })}</span>
        {card.faces.map((face, at) => (
          <Die key={at} face={beat === null ? face : ((beat * 5 + at * 2) % 6) + 1} />
        ))}
      </p>
      <p class={beat === null ? 'dice-result' : 'dice-result veiled'}>{card.result}</p>
    </section>
  );
}

/** The beat of the tumble, or null once the dice lie still; they lie still at once for those who want no motion, and where real dice have rolled already. */
function useTumble(lying: boolean): number | null {
  const [beat, setBeat] = useState<number | null>(() => (lying || calm() ? null : 0));
  useEffect(() => {
    if (beat === null) return;
    const next = setTimeout(() => setBeat(beat * BEAT >= TUMBLE ? null : beat + 1), BEAT);
    return () => clearTimeout(next);
  }, [beat]);
  return beat;
}

function calm(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}

function thrownKey({ purpose, faces, result }: DiceCard): string {
  return [purpose, ...faces, result].join(' ');
}
