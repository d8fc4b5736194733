/** What can be opened before any battle: a line of links, and on a phone a sheet from below. */
import { useRef } from 'preact/hooks';
import { fill } from '../../../i18n/fill.ts';
import { LESSONS } from '../../../i18n/frontWords.ts';
import { FrontIcon, type FrontIconName } from '../../parts/frontIcon.tsx';
import { Languages } from '../../parts/languages.tsx';
import type { LessonsModel } from '../tutorial/lessonsModel.ts';
import type { SettingsModel } from '../../store/settingsModel.ts';
import type { TableAsks } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';

const LINKS = [
  ['lessons', 'boot-prints'],
  ['siege', 'castle'],
  ['games', 'bookshelf'],
  ['help', 'open-book'],
  ['settings', 'cog'],
  ['credits', 'winged-scepter'],
] as const satisfies readonly (readonly [string, FrontIconName])[];

interface LinksProps {
  readonly lessons: Pick<LessonsModel, 'waiting'>;
  readonly settings: SettingsModel;
  readonly ask: Pick<TableAsks, 'command'>;
}

/** The seven links, and the languages. */
export function Links({ lessons, settings, ask }: LinksProps) {
  const sheet = useRef<HTMLElement>(null);
  const { waiting } = lessons;
  const learn = waiting.value === null ? LESSONS.begin : fill(LESSONS.goOn, waiting.value);
  return (
    <nav ref={sheet} id="title-links" class="title-links" popover="auto" aria-label={say('menu')}>
      <ul>
        {LINKS.map(([id, icon]) => (
          <li key={id}>
            <button
              type="button"
              class="title-link"
              onClick={() => {
                if (sheet.current?.matches(':popover-open') === true) sheet.current.hidePopover();
                ask.command(id);
              }}
            >
              <FrontIcon name={icon} />
              {id === 'lessons' ? learn : say(id)}
            </button>
          </li>
        ))}
        <li>
          <a class="title-link" href="#editor">
            <FrontIcon name="white-tower" />
            {say('makeBattle')}
          </a>
        </li>
      </ul>
      <Languages settings={settings} />
    </nav>
  );
}
