/** Whether the small map stands in its corner, and how large: one row for both. */
import { SMALL_MAP_SIZES, type SettingsModel } from '../../store/settingsModel.ts';
import { say } from '../../words/labels.ts';
import { Choice } from '../../parts/rows.tsx';

const WORDS = { small: 'smallMapSmall', normal: 'smallMapNormal', large: 'smallMapLarge' } as const;

/** The row of the small map. */
export function SmallMapChoice({ settings: { now, set } }: Readonly<{ settings: SettingsModel }>) {
  const { smallMap, smallMapSize } = now.value;
  return (
    <Choice
      label={say('settingSmallMap')}
      value={smallMap ? smallMapSize : 'hidden'}
      choices={[
        ['hidden', say('smallMapHidden')],
        ...SMALL_MAP_SIZES.map((size) => [size, say(WORDS[size])] as const),
      ]}
      set={(wanted) => {
        if (wanted !== 'hidden') set('smallMapSize', wanted);
        set('smallMap', wanted !== 'hidden');
      }}
    />
  );
}
