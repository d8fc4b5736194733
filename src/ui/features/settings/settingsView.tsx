/** The settings window: a row for each setting, in groups. */
import { OFFERED } from '../../../i18n/language.ts';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import { Access } from './access.tsx';
import { HandOverChoice } from '../../parts/handOverChoice.tsx';
import { Sounds } from './sounds.tsx';
import { Choice, Toggle } from '../../parts/rows.tsx';
import { SmallMapChoice } from './minimapChoice.tsx';
import './settings.css';

/** All settings; each acts at once and is remembered. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const { now, set } = model.settings;
  return (
    <div class="settings">
      <fieldset>
        <legend>{say('settingLanguage')}</legend>
        <Choice
          label={say('settingLanguage')}
          value={now.value.language}
          choices={OFFERED}
          set={(language) => set('language', language)}
        />
      </fieldset>
      <fieldset>
        <legend>{say('settingsBoard')}</legend>
        <Choice
          label={say('settingSpeed')}
          value={now.value.speed}
          choices={[
            ['normal', say('speedNormal')],
            ['fast', say('speedFast')],
            ['instant', say('speedInstant')],
          ]}
          set={(speed) => set('speed', speed)}
        />
        <Choice
          label={say('settingMotion')}
          value={now.value.motion}
          choices={[
            ['system', say('motionSystem')],
            ['reduced', say('motionReduced')],
            ['full', say('motionFull')],
          ]}
          set={(motion) => set('motion', motion)}
        />
        <SmallMapChoice settings={model.settings} />
      </fieldset>
      <fieldset>
        <legend>{say('settingsDice')}</legend>
        <Toggle
          label={say('settingOwnDice')}
          value={now.value.ownDice}
          set={(ownDice) => set('ownDice', ownDice)}
        />
      </fieldset>
      <fieldset>
        <legend>{say('settingsHandOver')}</legend>
        <HandOverChoice label={say('settingHandOver')} settings={model.settings} />
      </fieldset>
      <Access settings={model.settings} ask={model.ask} />
      <Sounds settings={model.settings} />
    </div>
  );
}
