/** Every roll of the game, newest first: for what, whose, its chance, what came of it; a row shows its hex. */
import { useState } from 'preact/hooks';
import { ANSWERS } from '../../../i18n/answerWords.ts';
import { fill } from '../../../i18n/fill.ts';
import { CaseBadge } from '../../parts/caseBadge.tsx';
import { DiceSquares } from '../../parts/die.tsx';
import type { TableModel } from '../../shell/tableModel.ts';
import { say } from '../../words/labels.ts';
import type { DiceLine } from './analysisModel.ts';
import './analysis.css';

/** Rows shown at first, and added by each "Earlier lines". */
const PAGE = 100;
const ALL = '';

/** The window of the log. */
export function Page({ model }: Readonly<{ model: TableModel }>) {
  const all = model.analysis.dice.value;
  const [purpose, setPurpose] = useState(ALL);
  const [side, setSide] = useState(ALL);
  const [turn, setTurn] = useState(ALL);
  const [shown, setShown] = useState(PAGE);
  if (all.length === 0) return <p class="empty">{ANSWERS.diceNone}</p>;
  const found = all.filter(
    (line) =>
      (purpose === ALL || line.purpose === purpose) &&
      (side === ALL || line.sideName === side) &&
      (turn === ALL || String(line.turn) === turn),
  );
  const choices = (of: (line: DiceLine) => string): readonly string[] => [...new Set(all.map(of))].toSorted();
  const turns = [...new Set(all.map((line) => line.turn))].toSorted((a, b) => a - b).map(String);
  const jump = (line: DiceLine): void => {
    if (line.hex === null) return;
    model.ask.command('dice');
    model.ask.show(line.hex);
  };
  return (
    <div class="analysis-window dice-log" tabIndex={0} role="region" aria-label={ANSWERS.diceLog}>
      <div class="filters">
        <Filter
          label={ANSWERS.diceChart}
          value={purpose}
          choices={choices((line) => line.purpose)}
          set={setPurpose}
        />
        <Filter
          label={ANSWERS.diceSide}
          value={side}
          choices={choices((line) => line.sideName)}
          set={setSide}
        />
        <Filter label={ANSWERS.diceTurn} value={turn} choices={turns} set={setTurn} />
        <p role="status">{fill(ANSWERS.diceCount, { n: found.length })}</p>
      </div>
      {found.length === 0 && <p class="empty">{ANSWERS.diceNoneSuch}</p>}
      <ul class="rolls">
        {found.slice(0, shown).map((line) => (
          <Row key={line.id} line={line} jump={jump} />
        ))}
      </ul>
      {shown < found.length && (
        <button type="button" class="button" onClick={() => setShown(shown + PAGE)}>
          {say('chronicleEarlier')}
        </button>
      )}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly string[];
  readonly set: (value: string) => void;
}

function Filter({ label, value, choices, set }: FilterProps) {
  return (
    <label class="filter">
      {label}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        <option value={ALL}>{ANSWERS.diceAll}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </label>
  );
}

function Row({ line, jump }: Readonly<{ line: DiceLine; jump: (line: DiceLine) => void }>) {
  const { turn, sideName, purpose, cite, faces, chance, won, text, hex } = line;
  const words = (
    <>
      <span class="roll-head">
        {fill(ANSWERS.recordTurn, { turn })}, {sideName}: {purpose}
      </span>
      <span class="roll-text">{text}</span>
    </>
  );
  return (
    <li class={won ? 'roll roll-won' : 'roll'}>
      <DiceSquares faces={faces} label={say('diceWere', { faces: faces.join(', ') })} />
      {hex === null ? (
        <span class="roll-words">{words}</span>
      ) : (
        <button type="button" class="roll-words" title={say('showHex')} onClick={() => jump(line)}>
          {words}
        </button>
      )}
      <span class="roll-side">
        <span class="roll-chance">
          {chance !== null && <b>{fill(ANSWERS.diceChance, { percent: chance })}</b>}
          <small>{won ? ANSWERS.diceWon : ANSWERS.diceLost}</small>
        </span>
        <CaseBadge cite={cite} />
      </span>
    </li>
  );
}
