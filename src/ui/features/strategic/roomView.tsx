/** The room of the strategic sieges: what is fought, and the form of the game on the table with the answer to its brief. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import { FightCard, FoughtCard } from './fight.tsx';
import type { StrategicModel } from './strategicModel.ts';
import '../../parts/chart.css';
import './strategic.css';
import './answer.css';

/** The window of the room. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { room, open } = model.sieges;
  useEffect(open, [open]);
  return room.value === null ? <p role="status">{say('windowWait')}</p> : <Room siege={room.value} />;
}

function Room({ siege }: Readonly<{ siege: StrategicModel }>) {
  const { ask } = siege;
  const { intro, Form } = siege.game.value;
  const fight = siege.fight.value;
  const first = useRef<HTMLElement | null>(null);
  // Beside a real board the line is what is wanted, between two blocks what came of the first, after a fight its sheet.
  useLayoutEffect(() => {
    if (siege.sheet.peek() === null && siege.fight.peek() === null) first.current?.focus();
  }, [siege]);
  return (
    <div class="siege">
      <p class="siege-intro">{intro}</p>
      {fight !== null && <FightCard fight={fight} ask={ask} />}
      {siege.fought.value !== null && <FoughtCard title={siege.fought.value} show={ask.showFought} />}
      <Form siege={siege} first={first} />
      <p class="unseen" role="status">
        {siege.said.value}
      </p>
    </div>
  );
}
