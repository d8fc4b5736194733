/** The room of the strategic sieges: the line, the answer to it, what it is made of, and what came of it. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import { ArmyCard } from './army.tsx';
import { Deeds } from './deeds.tsx';
import { BesideCard } from './beside.tsx';
import { FightCard, FoughtCard } from './fight.tsx';
import { NoteField } from './noteView.tsx';
import { OddsCard, OddsNotes } from './odds.tsx';
import { Sheet } from './sheet.tsx';
import type { StrategicModel } from './strategicModel.ts';
import { SweepCard } from './sweep.tsx';
import { TellingCard } from './tellingView.tsx';
import { Ways } from './ways.tsx';
import { Where } from './where.tsx';
import '../../parts/chart.css';
import './strategic.css';
import './armies.css';
import './answer.css';

/** The window of the room. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { room, open } = model.sieges;
  useEffect(open, [open]);
  return room.value === null ? <p role="status">{say('windowWait')}</p> : <Room siege={room.value} />;
}

function Room({ siege }: Readonly<{ siege: StrategicModel }>) {
  const { ask } = siege;
  const brief = siege.brief.value;
  const [fight, telling, sheet] = [siege.fight.value, siege.telling.value, siege.sheet.value];
  const line = useRef<HTMLTextAreaElement>(null);
  // Beside a real board the line is what is wanted, after a fight its sheet.
  useLayoutEffect(() => {
    if (siege.sheet.peek() === null) line.current?.focus();
  }, [siege]);
  return (
    <div class="siege">
      <p class="siege-intro">{SIEGE_ROOM.intro}</p>
      {fight !== null && <FightCard fight={fight} ask={ask} />}
      {siege.fought.value !== null && <FoughtCard title={siege.fought.value} show={ask.showFought} />}
      <NoteField field={line} brief={brief} write={ask.note} />
      <div class="siege-answer">
        <OddsCard odds={siege.odds.value} broken={brief.broken || brief.noteFaults.length > 0} />
        <Deeds siege={siege} />
        <OddsNotes odds={siege.odds.value} />
        {telling !== null && <TellingCard telling={telling} ask={ask} />}
        {sheet !== null && <Sheet sheet={sheet} byHand={siege.byHand.value} ask={ask} />}
        {siege.beside.value !== null && <BesideCard beside={siege.beside.value} />}
        <SweepCard sweep={siege.sweep.value} ask={ask} />
      </div>
      <Ways brief={brief} refused={siege.refused.value} ask={ask} />
      <section class="siege-brief" aria-label={SIEGE_ROOM.chosen}>
        <Where brief={brief} ask={ask} />
        <div class="siege-armies">
          {brief.armies.map((army) => (
            <ArmyCard key={army.post} army={army} ask={ask} />
          ))}
        </div>
      </section>
      <p class="unseen" role="status">
        {siege.said.value}
      </p>
    </div>
  );
}
