/** The preview of a duel: the joint outcome, both ratings with all that changes them, and 7.26 with the column that is read. */
import { SHEET_WORDS } from '../../../i18n/bookWords.ts';
import { DIFFERENTIALS, duelColumn, duelText } from '../../../rulebook/charts/7.26-leaders.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Chart } from '../../parts/chart.tsx';
import { signedText } from '../../parts/figures.ts';
import { Notes } from '../../parts/modifiers.tsx';
import type { DuelOdds, Duellist } from '../../store/model.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { Sentences } from '../../parts/sentences.tsx';
import { ThrownLine } from './thrownLine.tsx';
import { say } from '../../words/labels.ts';

/** The printed columns, left to right, each with a difference that is read on it. */
const COLUMNS = new Map(DIFFERENTIALS.map((difference) => [duelColumn(difference), difference]));
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Everything that decides one duel, before it is fought. */
export function DuelCard({ odds }: Readonly<{ odds: DuelOdds }>) {
  const { attacker, defender, difference, column } = odds;
  return (
    <section class="panel odds" aria-label={say('odds')}>
      <header class="panel-head">
        <h2>{say('duel')}</h2>
        <span class="aside">
          <CaseBadge cite="2.20.5" />
        </span>
      </header>
      <div class="duellists">
        <Fighter who={attacker} />
        <p class="difference">
          <b>{signedText(difference)}</b>
          <small>{say('difference')}</small>
        </p>
        <Fighter who={defender} />
      </div>
      <ThrownLine thrown={odds.thrown} />
      <Outcome shares={odds.shares} />
      <div class="vellum">
        <p class="vellum-head">
          <CaseBadge cite="7.26" /> {say('duelChart')}
          <i>{say('duelColumn', { column })}</i>
        </p>
        <Chart
          caption={SHEET_WORDS['7.26'].title}
          corner={say('die')}
          columns={[...COLUMNS.keys()]}
          columnLabel={(head) => <abbr title={head}>{head.replace(/ or [+-]/, '/')}</abbr>}
          small
          rows={FACES.map((die) => ({
            head: String(die),
            cells: [...COLUMNS.values()].map((at) => duelText(at, die)),
          }))}
          row={null}
          column={column}
        />
        <p class="note">{say('duelKey')}</p>
      </div>
      <Notes lines={odds.notes} />
    </section>
  );
}

/** One of the two, with his rating as it is made. */
function Fighter({ who }: Readonly<{ who: Duellist }>) {
  const { name, printed, modifiers, rating } = who;
  return (
    <div class="duellist">
      <p>
        <b>{name}</b> <span class="rating">{rating}</span>
      </p>
      {modifiers.length > 0 && <p class="printed">{say('printedRating', { printed })}</p>}
      <Sentences lines={modifiers} />
    </div>
  );
}
