/** The odds of what is about to be done, before it is done. */
import type { ReadonlySignal } from '@preact/signals';
import { AttackCard } from './attackCard.tsx';
import { DuelCard } from './duelCard.tsx';
import type { OddsCard } from '../../store/model.ts';
import { RollCard } from './rollCard.tsx';
import './odds.css';

/** The odds panel; nothing while no target is shown. */
export function Odds({ odds }: Readonly<{ odds: ReadonlySignal<OddsCard | null> }>) {
  const card = odds.value;
  if (card === null) return null;
  switch (card.type) {
    case 'attack':
      return <AttackCard odds={card} />;
    case 'roll':
      return <RollCard odds={card} />;
    case 'duel':
      return <DuelCard odds={card} />;
  }
}
