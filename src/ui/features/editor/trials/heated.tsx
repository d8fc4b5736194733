/** Losses over the sheet. */
import { centreOf, type Sheet } from '../../../../editor/sheet.ts';
import type { EditorModel } from '../editorModel.ts';
import { Hexes } from '../sketchShapes.tsx';
import { figureWords } from './figureWords.ts';
import './trials.css';

/** Where units die in the games of machines: a colour for how many, and the figure itself. */
export function Heated({ model, sheet }: Readonly<{ model: EditorModel; sheet: Sheet }>) {
  const heat = model.trials.heat.value;
  if (model.tab.value !== 'trials' || heat === null) return null;
  return (
    <>
      {heat.hexes
        .filter(({ hex }) => hex < sheet.size)
        .map(({ hex, step, lost }) => {
          const [x, y] = centreOf(sheet, hex);
          return (
            <g key={hex} class={`sketch-heat heat-${step}`}>
              <Hexes sheet={sheet} hexes={[hex]} class="sketch-heat-hex" />
              <text x={x} y={y + 0.09} font-size="0.27">
                {figureWords(lost)}
              </text>
            </g>
          );
        })}
    </>
  );
}
