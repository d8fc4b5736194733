/** What lies folded up on the title page. */
import type { FunctionComponent } from 'preact';
import { fill } from '../../../i18n/fill.ts';
import { SEATS } from '../../../i18n/words.ts';
import { Bids } from './bids.tsx';
import type { FoldedModel, HouseRuleRow, SeatingModel, SheetView } from '../seats/seatsModel.ts';
import { HandOverChoice } from '../../parts/handOverChoice.tsx';
import { Choice, Typed } from '../../parts/rows.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import type { FoldId, FoldPageProps } from './foldGate.tsx';
import './folds.css';

/** The tale of the battle, its notes and its balance. */
function Tale({ folded }: Readonly<{ folded: FoldedModel }>) {
  return (
    <div class="fold-reading">
      {folded.tale.value.map(({ head, text }) => (
        <section key={head}>
          <h3>{head}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

/** The house rules of the battle. */
function HouseRules({ folded }: Readonly<{ folded: FoldedModel }>) {
  return (
    <ul class="fold-rules">
      {folded.houseRules.value.map((rule) => (
        <HouseRuleLine key={rule.id} rule={rule} set={(chosen) => folded.setRule(rule.id, chosen)} />
      ))}
    </ul>
  );
}

interface HouseRuleProps {
  readonly rule: HouseRuleRow;
  readonly set: (chosen: boolean) => void;
}

function HouseRuleLine({ rule, set }: HouseRuleProps) {
  const { name, change, cite, readings, chosen, balance } = rule;
  return (
    <li>
      <Choice
        label={name}
        value={chosen ? 'other' : 'usual'}
        choices={[
          ['usual', readings[0]],
          ['other', readings[1]],
        ]}
        set={(value) => set(value === 'other')}
      />
      <p>
        {change} <CaseBadge cite={cite} />
      </p>
      {balance.map((line) => (
        <p key={line} class="fold-note">
          {line}
        </p>
      ))}
    </li>
  );
}

/** Match, clocks, and how two players change places at the screen. */
function MatchAndClocks({ model }: Readonly<{ model: TableModel }>) {
  const { seating, settings } = model;
  const view = seating.sheet.value;
  const bothHere = view.draft.seats.every(({ taken }) => typeof taken === 'string');
  return (
    <div class="fold-match">
      <Match seating={seating} view={view} />
      <Clocks seating={seating} view={view} />
      {bothHere && <HandOverChoice label={SEATS.handOver} settings={settings} />}
      <button type="button" class="button" onClick={() => seating.changeSides()}>
        {SEATS.change}
      </button>
    </div>
  );
}

interface PartProps {
  readonly seating: SeatingModel;
  readonly view: SheetView;
}

function Clocks({ seating, view }: PartProps) {
  const { clock, minutes } = view.draft;
  return (
    <>
      <Choice
        label={SEATS.clock}
        value={clock}
        choices={[
          ['none', SEATS.clockNone],
          ['side', SEATS.clockSide],
          ['turn', SEATS.clockTurn],
        ]}
        set={(chosen) => seating.fillIn({ clock: chosen })}
      />
      {clock !== 'none' && (
        <>
          <Typed
            label={SEATS.minutes}
            value={minutes}
            least={1}
            most={600}
            set={(typed) => seating.fillIn({ minutes: typed })}
          />
          <p class="fold-note">{SEATS.clockMarks}</p>
        </>
      )}
    </>
  );
}

function Match({ seating, view }: PartProps) {
  const { match } = view.draft;
  return (
    <>
      <Choice
        label={SEATS.match}
        value={match}
        choices={[
          ['single', SEATS.matchSingle],
          ['two', SEATS.matchTwo],
          ['bid', fill(SEATS.matchBid, { side: view.sides[1] })],
        ]}
        set={(chosen) => seating.fillIn({ match: chosen })}
      />
      {match === 'two' && <p class="fold-note">{fill(SEATS.matchTwoText, { bonus: view.bonus })}</p>}
      {match === 'bid' && <Bids seating={seating} view={view} />}
    </>
  );
}

/** Every fold. */
const FOLDS: Readonly<Record<FoldId, FunctionComponent<FoldPageProps>>> = {
  tale: Tale,
  rules: HouseRules,
  match: MatchAndClocks,
};

/** What lies in a fold. */
export function Folded({ id, ...told }: FoldPageProps & Readonly<{ id: FoldId }>) {
  const Page = FOLDS[id];
  return <Page {...told} />;
}
