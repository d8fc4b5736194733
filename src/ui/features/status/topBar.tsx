/** The head of the table: the turn and its hour, the track of turns, the phases, and the commands. */
import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { commandsAt } from '../../commands/commandTable.ts';
import { CommandButton } from '../../parts/commandButton.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { CommandCard, Status } from '../../store/model.ts';
import { PhaseBar } from './phaseBar.tsx';
import type { SeatLine } from '../seats/seatsModel.ts';
import { SeatsBar } from './seatsBar.tsx';
import type { TableAsks } from '../../shell/tableModel.ts';
import { TurnTrack } from './turnTrack.tsx';
import { say } from '../../words/labels.ts';
import './top.css';
import './menu.css';

const AT_HAND = commandsAt('bar');
/** These stand in the menu where the bar has no room for them. */
const ONLY_NARROW = AT_HAND.filter((id) => id !== 'undo');

interface TopBarProps {
  readonly status: ReadonlySignal<Status>;
  readonly seats: ReadonlySignal<readonly SeatLine[]>;
  readonly commands: ReadonlySignal<readonly CommandCard[]>;
  readonly ask: TableAsks;
}

/** The top bar. */
export function TopBar({ status, seats, commands, ask }: TopBarProps) {
  const { turn, hour, turns, phases } = status.value;
  return (
    <header class="top">
      <h1 class="crest">
        <Icon name="white-tower" />
        <span class="unseen">
          {say('gamePrefix')} {say('gameName')}:{' '}
        </span>
        <span class="crest-words">
          <span class="crest-turn">{say('turn', { n: turn })}</span>
          <span class="crest-hour">{hour}</span>
        </span>
      </h1>
      <TurnTrack turns={turns} />
      <PhaseBar phases={phases} />
      <SeatsBar seats={seats} />
      <div class="commands" role="group" aria-label={say('commands')}>
        {AT_HAND.map((id) => commands.value.find((command) => command.id === id)).map(
          (command) => command && <CommandButton key={command.id} command={command} ask={ask} />,
        )}
        <Menu commands={commands} ask={ask} />
      </div>
    </header>
  );
}

/** The rest of the commands; it shuts when a command is chosen, on Escape and on a press beside it. */
function Menu({ commands, ask }: Omit<TopBarProps, 'status' | 'seats'>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <button
        type="button"
        class="command command-menu"
        aria-label={say('menu')}
        title={say('menu')}
        popovertarget="menu"
      >
        <Icon name="cog" />
      </button>
      <ul ref={list} id="menu" class="menu-list" popover="auto">
        {[...ONLY_NARROW, ...commandsAt('menu')].map((id) => {
          const command = commands.value.find((offered) => offered.id === id);
          return (
            command && (
              <li
                key={id}
                class={AT_HAND.includes(id) ? 'in-menu-narrow' : undefined}
                onClick={() => list.current?.hidePopover()}
              >
                <CommandButton command={command} ask={ask} wide />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
