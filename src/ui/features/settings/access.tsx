/** The settings for eyes and ears: how large, how contrasting, how much is read out, which keys. */
import { ACCESS } from '../../../i18n/senseWords.ts';
import { fill } from '../../../i18n/fill.ts';
import { SCALES, type SettingsModel } from '../../store/settingsModel.ts';
import type { TableAsks } from '../../shell/tableModel.ts';
import { Choice } from '../../parts/rows.tsx';

/** Scale, contrast, reading aloud, and the way to the keys. */
export function Access({ settings, ask }: Readonly<{ settings: SettingsModel; ask: TableAsks }>) {
  const { now, set } = settings;
  const { scale, contrast, reading } = now.value;
  return (
    <fieldset>
      <legend>{ACCESS.group}</legend>
      <Choice
        label={ACCESS.scale}
        value={String(scale)}
        choices={SCALES.map((percent) => [String(percent), fill(ACCESS.scaleOf, { percent })] as const)}
        set={(wanted) =>
          set(
            'scale',
            SCALES.find((one) => String(one) === wanted)!,
          )
        }
      />
      <Choice
        label={ACCESS.contrast}
        value={contrast}
        choices={[
          ['system', ACCESS.contrastSystem],
          ['normal', ACCESS.contrastNormal],
          ['high', ACCESS.contrastHigh],
        ]}
        set={(wanted) => set('contrast', wanted)}
      />
      <Choice
        label={ACCESS.reading}
        value={reading}
        choices={[
          ['full', ACCESS.readingFull],
          ['brief', ACCESS.readingBrief],
        ]}
        set={(wanted) => set('reading', wanted)}
      />
      <p class="setting">
        <button type="button" class="button" onClick={() => ask.command('keys')}>
          {ACCESS.keys}
        </button>
      </p>
    </fieldset>
  );
}
