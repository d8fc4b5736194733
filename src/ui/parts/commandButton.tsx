/** A command as a button: its key and, when it cannot be used, the reason are told with it. */
import { Icon } from './icon.tsx';
import type { Command } from '../store/model.ts';
import type { TableAsks } from '../shell/tableModel.ts';
import { say } from '../words/labels.ts';

const ICONS = {
  undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation',
  'new-game': 'castle',
  save: 'save',
  load: 'load',
  mute: 'speaker',
  'zoom-in': 'plus',
  'zoom-out': 'minus',
  fit: 'expand',
  help: 'open-book',
  settings: 'cog',
  speed: 'hourglass',
  'hide-counters': 'shield',
  'small-map': 'castle',
  fan: 'rally-the-troops',
  threat: 'crossed-swords',
  'threat-map': 'spear-hook',
  sight: 'magnifying-glass',
  record: 'hourglass',
  dice: 'rolling-dices',
  luck: 'crown',
  statistics: 'flying-flag',
  'copy-chronicle': 'save',
  first: 'hourglass',
  earlier: 'anticlockwise-rotation',
  later: 'clockwise-rotation',
  present: 'check-mark',
  watch: 'play-button',
  games: 'bookshelf',
  agree: 'shaking-hands',
  'own-dice': 'hand',
  recap: 'info',
  ask: 'info',
  keys: 'hand',
  'nearest-enemy': 'crossed-swords',
  'nearest-gate': 'castle',
  'nearest-breach': 'castle',
  'nearest-leader': 'crown',
  'units-here': 'shield',
  'threats-here': 'crossed-swords',
  'odds-now': 'rolling-dices',
  'last-event': 'hourglass',
  lessons: 'boot-prints',
  siege: 'castle',
  credits: 'winged-scepter',
} as const satisfies Record<Command['id'], string>;

interface CommandButtonProps {
  readonly command: Command;
  readonly ask: TableAsks;
  /** Words beside the icon, as in a menu. */
  readonly wide?: boolean;
}

/** One command. A command that cannot be used stays in reach of the keyboard and says why. */
export function CommandButton({ command, ask, wide = false }: CommandButtonProps) {
  const { id, label, key, whyNot, pressed } = command;
  const icon = id === 'mute' && pressed === true ? 'speaker-off' : ICONS[id];
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

function titleOf({ label, key, whyNot }: Command): string {
  if (whyNot !== null) return say('whyNotHint', { label, why: whyNot });
  return key === '' ? label : say('keyHint', { label, key });
}

/** A key as assistive technology wants it: "Ctrl+Z" becomes "Control+Z". */
function shortcut(key: string): string {
  return key.replace(/\bCtrl\b/g, 'Control');
}
