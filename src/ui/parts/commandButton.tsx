/** A command as a button: its key and, when it cannot be used, the reason are told with it. */
import { COMMAND_TABLE } from '../commands/commandTable.ts';
import { Icon } from './icon.tsx';
import type { CommandCard } from '../store/model.ts';
import type { TableAsks } from '../shell/tableModel.ts';
import { say } from '../words/labels.ts';
import './commandButton.css';

interface CommandButtonProps {
  readonly command: CommandCard;
  readonly ask: TableAsks;
  /** Words beside the icon, as in a menu. */
  readonly wide?: boolean;
}

/** One command. A command that cannot be used stays in reach of the keyboard and says why. */
export function CommandButton({ command, ask, wide = false }: CommandButtonProps) {
  const { id, label, key, whyNot, pressed } = command;
  const icon = id === 'mute' && pressed === true ? 'speaker-off' : COMMAND_TABLE[id].icon;
  return (
    <button
      type="button"
      class={`command command-${wide ? 'wide' : id}`}
      aria-label={wide ? undefined : label}
      aria-pressed={pressed ?? undefined}
      aria-disabled={whyNot !== null}
      aria-keyshortcuts={key === '' ? undefined : shortcut(key)}
      aria-description={wide ? undefined : (whyNot ?? undefined)}
      title={titleOf(command)}
      onClick={() => {
        if (whyNot === null) ask.command(id);
      }}
    >
      <Icon name={icon} />
      {wide && (
        <span class="command-words">
          {label}
          {whyNot !== null && <small>{whyNot}</small>}
        </span>
      )}
      {wide && key !== '' && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}

function titleOf({ label, key, whyNot }: CommandCard): string {
  if (whyNot !== null) return say('whyNotHint', { label, why: whyNot });
  return key === '' ? label : say('keyHint', { label, key });
}

/** A key as assistive technology wants it: "Ctrl+Z" becomes "Control+Z". */
function shortcut(key: string): string {
  return key.replace(/\bCtrl\b/g, 'Control');
}
