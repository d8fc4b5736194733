/** The odds of what is about to be done, before it is done. */
import type { ReadonlySignal } from '@preact/signals';
import { AttackCard } from './attackCard.tsx';
import type { OddsCard } from './model.ts';
import { RollCard } from './rollCard.tsx';

/** The odds panel; nothing while no target is shown. */
export function Odds({ odds }: Readonly<{ odds: ReadonlySignal<OddsCard | null> }>) {
  const card = odds.value;
  if (card === null) return null;
  return card.type === 'attack' ? <AttackCard odds={card} /> : <RollCard odds={card} />;
}
