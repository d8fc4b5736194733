/** The answer to a brief: its odds, how it is decided, what was told, what came of it, and what the game has to say besides. */
import type { ComponentChildren } from 'preact';
import { BesideCard } from './beside.tsx';
import { Deeds } from './deeds.tsx';
import { OddsCard, OddsNotes } from './odds.tsx';
import { Sheet } from './sheet.tsx';
import type { StrategicModel } from './strategicModel.ts';
import { TellingCard } from './tellingView.tsx';

interface AnswerProps {
  readonly siege: StrategicModel;
  /** Cards of the game's own. */
  readonly children?: ComponentChildren;
}

/** The answer, card below card. */
export function Answer({ siege, children }: AnswerProps) {
  const { ask } = siege;
  const [telling, sheet, beside] = [siege.telling.value, siege.sheet.value, siege.beside.value];
  return (
    <div class="siege-answer">
      <OddsCard odds={siege.odds.value} broken={siege.broken.value} />
      <Deeds siege={siege} />
      <OddsNotes odds={siege.odds.value} />
      {telling !== null && <TellingCard telling={telling} ask={ask} />}
      {sheet !== null && <Sheet sheet={sheet} byHand={siege.byHand.value} ask={ask} />}
      {beside !== null && <BesideCard beside={beside} />}
      {children}
    </div>
  );
}
