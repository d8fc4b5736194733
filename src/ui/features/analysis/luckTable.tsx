/** The luck of both sides: one sentence each, and the whole analysis behind a button. */
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { Seal } from '../../parts/seal.tsx';
import type { LuckRow, SideLuck } from './analysisModel.ts';

/** The sides, side by side; `of` = which dice these are. */
export function Luck({ of, sides }: Readonly<{ of: string; sides: readonly SideLuck[] }>) {
  if (sides.length === 0) return <p class="empty">{ANSWERS.luckNone}</p>;
  return (
    <div class="luck-sides">
      {sides.map((luck) => (
        <section key={luck.side} class="luck-side" data-side={luck.side}>
          <h4>
            <Seal side={luck.side} /> {luck.sideName}
          </h4>
          <p>
            {luck.summary} <b>{luck.verdict}</b>
          </p>
          <Faces faces={luck.faces} />
          <details>
            <summary>{ANSWERS.luckAnalysis}</summary>
            <p>{luck.facesText}</p>
            <Table name={`${of}: ${luck.sideName}`} rows={luck.rows} />
          </details>
        </section>
      ))}
    </div>
  );
}

/** How often each face came up, as six bars. */
function Faces({ faces }: Readonly<{ faces: readonly number[] }>) {
  const most = Math.max(1, ...faces);
  return (
    <ol class="faces">
      {faces.map((count, at) => (
        <li key={at}>
          <i style={{ height: `${(100 * count) / most}%` }} aria-hidden="true" />
          <b>{at + 1}</b>
          <small>{count}</small>
        </li>
      ))}
    </ol>
  );
}

function Table({ name, rows }: Readonly<{ name: string; rows: readonly LuckRow[] }>) {
  return (
    <div class="luck-scroll" tabIndex={0} role="region" aria-label={name}>
      <table class="luck-table">
        <thead>
          <tr>
            <th scope="col">{ANSWERS.luckPurpose}</th>
            <th scope="col">{ANSWERS.luckThrown}</th>
            <th scope="col">{ANSWERS.luckWon}</th>
            <th scope="col">{ANSWERS.luckExpected}</th>
            <th scope="col">{ANSWERS.luckZ}</th>
            <th scope="col">{ANSWERS.luckP}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, thrown, won, expected, z, p }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{thrown}</td>
              <td>{won}</td>
              <td>{expected.toFixed(1)}</td>
              <td>{tidy(z)}</td>
              <td>{p.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two places, and no minus before nothing. */
function tidy(figure: number): string {
  const text = figure.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
}
