/** The strip of the replay, and what the machine wanted at the moment that is shown. */
import { Wanted } from '../features/analysis/counselView.tsx';
import { Strip as ReplayStrip } from '../features/replay/replayStrip.tsx';
import type { TableModel } from './tableModel.ts';

/** Nothing while the game is played. */
export function Strip({ model: { replaying, analysis } }: Readonly<{ model: TableModel }>) {
  return (
    <ReplayStrip replaying={replaying}>
      <Wanted wanted={analysis.counsel.value?.wanted.value ?? null} />
    </ReplayStrip>
  );
}
