/** The legend of the map: what the letter in hand means, and letters more or less. */
import type { TerrainLetter } from '../../../../board/mapFile.ts';
import { EDITOR_GROUND, EDITOR_MAP, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { fill } from '../../../../i18n/fill.ts';
import type { EditorModel } from '../editorModel.ts';
import { Figure } from '../figure.tsx';
import { groundName } from '../ground.ts';
import { Panel } from '../palette.tsx';
import { takeInk } from '../takeInk.ts';
import { Choice, NewName, Tick, Typed } from './fields.tsx';
import {
  atHeight,
  builtOver,
  hasLevel,
  inCity,
  newLetter,
  ofTerrain,
  TERRAINS,
  withoutLetter,
} from './legendEdits.ts';

interface LegendProps {
  readonly model: EditorModel;
}

/** The panel. Ground of the map's own has a panel for itself. */
export function LegendPanel({ model }: LegendProps) {
  const { legend } = model.drawn.value.map.inline;
  const ink = model.ink.value;
  const letter = ink.type === 'terrain' ? ink.letter : null;
  const meaning = letter === null ? undefined : legend[letter];
  return (
    <Panel title={EDITOR_MAP.legend} aside={Object.keys(legend).join(' ')}>
      <p class="editor-note">{EDITOR_MAP.legendHelp}</p>
      {letter !== null && meaning !== undefined && meaning.house === undefined && (
        <LetterFields key={letter} model={model} letter={letter} meaning={meaning} />
      )}
      <NewName
        label={EDITOR_MAP.newLetter}
        help={EDITOR_MAP.newLetterHelp}
        most={1}
        button={EDITOR_MAP.addLetter}
        make={(typed) => takeLetter(model, typed)}
      />
    </Panel>
  );
}

/** Takes the letter in hand, a new one where the legend has none of it. Answers whether it could be done. */
function takeLetter(model: EditorModel, letter: string): boolean {
  const { legend } = model.drawn.value.map.inline;
  const made = Object.hasOwn(legend, letter) || model.act(newLetter(letter, EDITOR_MAP.newLetter));
  if (made) takeInk(model, { type: 'terrain', letter });
  return made;
}

interface LetterProps extends LegendProps {
  readonly letter: string;
  readonly meaning: TerrainLetter;
}

function LetterFields({ model, letter, meaning }: LetterProps) {
  const document = model.drawn.value;
  const map = document.map.inline;
  const put = (next: TerrainLetter): void => void model.act({ type: 'defineLetter', letter, meaning: next });
  const removal = withoutLetter(document, letter);
  return (
    <fieldset class="editor-own">
      <legend>
        {groundName(map, meaning)} <small class="editor-aside">{letter}</small>
      </legend>
      <Typed
        label={EDITOR_PAGE.name}
        help={EDITOR_MAP.letterNameHelp}
        value={meaning.name}
        settled={(name) => name !== '' && put({ ...meaning, name })}
      />
      <Choice
        label={EDITOR_PAGE.ground}
        help={EDITOR_MAP.terrainHelp}
        value={meaning.terrain}
        choices={TERRAINS.map((terrain) => [terrain, EDITOR_GROUND[terrain]])}
        settled={(terrain) => put(ofTerrain(meaning, terrain))}
      />
      <Tick
        label={EDITOR_MAP.city}
        help={EDITOR_MAP.cityHelp}
        checked={hasLevel(meaning)}
        settled={(city) => put(inCity(meaning, city))}
      />
      {meaning.city !== undefined && (
        <Tick
          label={EDITOR_MAP.built}
          help={EDITOR_MAP.builtHelp}
          checked={meaning.city}
          settled={(built) => put(builtOver(meaning, built))}
        />
      )}
      {meaning.terrain === 'clear' && (
        <Figure
          label={EDITOR_MAP.elevation}
          help={EDITOR_MAP.elevationHelp}
          least={0}
          most={7}
          value={meaning.elevation ?? 0}
          settled={(height) => put(atHeight(meaning, height))}
        />
      )}
      {removal !== null && (
        <button
          type="button"
          class="button editor-wide"
          title={fill(EDITOR_MAP.removeLetterHelp, {
            instead: groundName(map, map.legend[removal.instead]!),
          })}
          onClick={() => {
            if (model.act(removal)) takeInk(model, { type: 'terrain', letter: removal.instead });
          }}
        >
          {fill(EDITOR_MAP.removeLetter, { what: groundName(map, meaning) })}
        </button>
      )}
    </fieldset>
  );
}
