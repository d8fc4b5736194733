/** The settings of what is heard, and of what is read in its place. */
import type { SettingsModel } from '../../store/settingsModel.ts';
import { say } from '../../words/labels.ts';
import { Amount, Toggle } from '../../parts/rows.tsx';

const SLIDERS = [
  ['volumeEffects', 'settingVolumeEffects'],
  ['volumeAlerts', 'settingVolumeAlerts'],
  ['volumeAmbience', 'settingVolumeAmbience'],
  ['volumeTheme', 'settingVolumeTheme'],
] as const;

/** Mute, a slider for each sort of sounds, captions. */
export function Sounds({ settings }: Readonly<{ settings: SettingsModel }>) {
  const { now, set } = settings;
  return (
    <fieldset>
      <legend>{say('settingsSound')}</legend>
      <Toggle label={say('settingMuted')} value={now.value.muted} set={(muted) => set('muted', muted)} />
      {SLIDERS.map(([setting, label]) => (
        <Amount
          key={setting}
          label={say(label)}
          value={now.value[setting]}
          set={(volume) => set(setting, volume)}
        />
      ))}
      <Toggle
        label={say('settingCaptions')}
        value={now.value.captions}
        set={(captions) => set('captions', captions)}
      />
    </fieldset>
  );
}
