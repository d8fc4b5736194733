/** Where a battle is, of what kind, by which rules, and who plays. */
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { Faults } from '../faults.tsx';
import { CheckField, FewField, ListField } from '../fields.tsx';
import type { EditAsks } from './editAsks.ts';
import type { BriefView } from './formModel.ts';

/** Everything of a brief but its armies. */
export function Where({ brief, ask }: Readonly<{ brief: BriefView; ask: EditAsks }>) {
  const { region, mode, rules, from, by, players, leading, aside } = brief;
  return (
    <section class="siege-where" aria-label={SIEGE_ROOM.where}>
      <h3>{SIEGE_ROOM.where}</h3>
      <div class="siege-fields">
        <ListField label={SIEGE_ROOM.region} value={region.value} groups={region.groups} set={ask.region} />
        {from !== null && (
          <ListField
            label={SIEGE_ROOM.from}
            value={from.value}
            groups={[{ label: '', options: from.options }]}
            set={ask.from}
          />
        )}
        <FewField label={SIEGE_ROOM.mode} choice={mode} set={ask.mode} />
        <FewField label={SIEGE_ROOM.rules} choice={rules} set={ask.rules} />
        <FewField label={SIEGE_ROOM.players} choice={players} set={ask.players} />
        {leading.map((one) => (
          <FewField
            key={one.alliance}
            label={one.label}
            choice={one}
            set={(player) => ask.leading(one.alliance, player)}
          />
        ))}
        <ListField
          label={SIEGE_ROOM.by}
          value={by.value}
          groups={[{ label: '', options: by.options }]}
          set={ask.by}
        />
        <CheckField label={SIEGE_ROOM.fellowship} on={brief.fellowship} toggle={ask.fellowship} />
        <CheckField label={SIEGE_ROOM.saruman} on={brief.saruman} toggle={ask.saruman} />
      </div>
      <p class="siege-hint">{brief.ground}</p>
      <Faults faults={brief.faults} label={SIEGE_ROOM.problems} />
      {aside !== '' && (
        <p class="siege-aside">
          {aside}{' '}
          <button type="button" class="button" onClick={ask.dropAside}>
            {SIEGE_ROOM.asideDrop}
          </button>
        </p>
      )}
      <p class="siege-buttons">
        <button type="button" class="button" onClick={ask.exchange}>
          {SIEGE_ROOM.exchange}
        </button>
        <button type="button" class="button" onClick={ask.clear}>
          {SIEGE_ROOM.clear}
        </button>
      </p>
    </section>
  );
}
