/** An attack before and after the throw: the joint outcome, the row of 7.41 that is read, the six faces of 7.42, and what fell. */
import { SHEET_WORDS } from '../../../i18n/bookWords.ts';
import { CASUALTY } from '../../../rulebook/charts/7.41-casualty.ts';
import { casualtyText, type Morale } from '../../../rulebook/charts/7.42-results.ts';
import { DiceHistogram } from '../../parts/diceHistogram.tsx';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { Chart } from '../../parts/chart.tsx';
import { totalsText } from '../../parts/figures.ts';
import { Modifiers, Notes } from '../../parts/modifiers.tsx';
import type { AttackOdds } from '../../store/model.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { sumOf, ThrownLine } from './thrownLine.tsx';
import { say } from '../../words/labels.ts';

const ARMOURS = [1, 2, 3, 4] as const;

/** Everything that decides one attack; once it was made, with the dice. */
export function AttackCard({ odds }: Readonly<{ odds: AttackOdds }>) {
  const { strength, armour, morale } = odds;
  return (
    <section class="panel odds" aria-label={say('odds')}>
      <header class="panel-head">
        <h2>{say('attack')}</h2>
        <span class="aside">{say(odds.manner)}</span>
      </header>
      <p class="versus">
        <b>{odds.attacker}</b> <i>{say('against')}</i> <b>{odds.defender}</b>
      </p>
      <ThrownLine thrown={odds.thrown} />
      <Outcome shares={odds.shares} />
      <div class="vellum">
        <p class="vellum-head">
          <CaseBadge cite="7.41" /> {say('casualty')}
          <i>{say('casualtyRow', { row: strength, column: armour })}</i>
        </p>
        {odds.automatic ? (
          <p class="automatic">
            {say('automatic')} <CaseBadge cite="2.8.16" />
          </p>
        ) : (
          <>
            <Chart
              caption={SHEET_WORDS['7.41'].title}
              corner={say('strengthHead')}
              columns={ARMOURS.map(String)}
              columnLabel={(n, read) => (read ? say('armour', { n }) : n)}
              rows={[
                { head: strength, cells: ARMOURS.map((column) => totalsText(CASUALTY[strength][column])) },
              ]}
              row={strength}
              column={String(armour)}
            />
            <DiceHistogram
              dice={2}
              totals={CASUALTY[strength][armour]}
              what={say('toHit')}
              fell={sumOf(odds.thrown?.dice.find(({ ofFate }) => !ofFate))}
            />
          </>
        )}
        {morale !== null && (
          <ResultFaces morale={morale} fell={sumOf(odds.thrown?.dice.find(({ ofFate }) => ofFate))} />
        )}
      </div>
      <Modifiers lines={odds.modifiers} />
      <Notes lines={odds.notes} />
    </section>
  );
}

/** The six faces of 7.42 for one morale. */
function ResultFaces({ morale, fell }: Readonly<{ morale: Morale; fell: number | null }>) {
  return (
    <div class="results">
      <p class="results-head">
        <CaseBadge cite="7.42" /> {morale}
      </p>
      <ol>
        {[1, 2, 3, 4, 5, 6].map((die) => {
          const text = casualtyText(die, morale);
          return (
            <li
              key={die}
              class={`face face-${text.startsWith('E') ? 'dead' : text.startsWith('½') ? 'half' : 'back'}${die === fell ? ' fell' : ''}`}
            >
              <span class="unseen">{say('die')} </span>
              <small>{die}</small> <b>{text.replace(',', '')}</b>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
