/** How two players at one screen change places: chosen in the settings and on the sheet of a new game alike. */
import type { SettingsModel } from '../store/settingsModel.ts';
import { say } from '../words/labels.ts';
import { Choice } from './rows.tsx';

interface HandOverChoiceProps {
  readonly label: string;
  readonly settings: SettingsModel;
}

/** One of the three styles; it acts at once and is remembered. */
export function HandOverChoice({ label, settings: { now, set } }: HandOverChoiceProps) {
  return (
    <Choice
      label={label}
      value={now.value.handOver}
      choices={[
        ['open', say('handOverOpen')],
        ['banner', say('handOverBanner')],
        ['sealed', say('handOverSealed')],
      ]}
      set={(handOver) => set('handOver', handOver)}
    />
  );
}
