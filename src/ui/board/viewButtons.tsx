/** The buttons that change how the board is seen, at the edge of the board. */
import type { ReadonlySignal } from '@preact/signals';
import { commandsAt } from '../commands/commandTable.ts';
import { CommandButton } from '../parts/commandButton.tsx';
import type { CommandCard } from '../store/model.ts';
import type { TableAsks } from '../shell/tableModel.ts';
import { say } from '../words/labels.ts';
import './viewButtons.css';

interface ViewButtonsProps {
  readonly commands: ReadonlySignal<readonly CommandCard[]>;
  readonly ask: TableAsks;
}

/** Nearer, further, the whole sheet. */
export function ViewButtons({ commands, ask }: ViewButtonsProps) {
  return (
    <div class="view" role="group" aria-label={say('view')}>
      {commandsAt('board')
        .map((id) => commands.value.find((command) => command.id === id))
        .map((command) => command && <CommandButton key={command.id} command={command} ask={ask} />)}
    </div>
  );
}
