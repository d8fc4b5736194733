/** The languages of the game, each by its own name, so that whoever understands no other finds it. */
import { OFFERED } from '../../i18n/language.ts';
import './languages.css';
import type { SettingsModel } from '../store/settingsModel.ts';
import { say } from '../words/labels.ts';

/** A button for each language; the one that is spoken is pressed. */
export function Languages({ settings }: Readonly<{ settings: SettingsModel }>) {
  return (
    <div class="languages" role="group" aria-label={say('settingLanguage')}>
      {OFFERED.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={settings.now.value.language === language}
          onClick={() => settings.set('language', language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
