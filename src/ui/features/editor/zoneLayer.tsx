/** The zones over the sheet: each has a colour of its own, and can be left off by itself. */
import { hexNamed } from '../../../board/hex.ts';
import type { MapFile } from '../../../board/mapFile.ts';
import type { ScenarioDocument } from '../../../editor/document.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { Sheet } from '../../../editor/sheet.ts';
import type { EditorModel } from './editorModel.ts';
import { Border, Hexes } from './sketchShapes.tsx';
import './zoneLayer.css';

interface Zone {
  readonly name: string;
  readonly hexes: readonly string[];
  /** Of its colour, in degrees. */
  readonly hue: number;
}

/** The zones of the map, then those of the scenario. */
function zonesOf(document: ScenarioDocument): readonly Zone[] {
  const zones = [...Object.entries(document.map.inline.zones), ...Object.entries(document.zones)];
  return zones.map(([name, hexes], index) => ({ name, hexes, hue: (index * 67 + 210) % 360 }));
}

/** A switch for each zone, with the colour of its border. */
export function ZoneSwitches({ model }: Readonly<{ model: EditorModel }>) {
  const hidden = model.hiddenZones.value;
  const zones = zonesOf(model.drawn.value);
  if (zones.length === 0) return null;
  return (
    <ul class="editor-layers editor-zones">
      {zones.map(({ name, hue }) => (
        <li key={name}>
          <label title={EDITOR_PAGE.zoneShownHelp}>
            <input
              type="checkbox"
              checked={!hidden.has(name)}
              onChange={({ currentTarget: { checked } }) => {
                const others = [...hidden].filter((one) => one !== name);
                model.hold({ hiddenZones: new Set(checked ? others : [...others, name]) });
              }}
            />
            <span class="zone-mark" style={{ borderColor: `hsl(${hue} 70% 58%)` }} />
            <span>{name}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface ZonesProps {
  readonly model: EditorModel;
  readonly sheet: Sheet;
  readonly map: MapFile;
}

/** The zones that are not left off; one that is in hand is always seen. */
export function Zones({ model, sheet, map }: ZonesProps) {
  const ink = model.ink.value;
  const inSetup = model.tab.value === 'setup';
  const isHeld = (name: string): boolean => ink.type === 'zone' && ink.name === name;
  const hidden = model.hiddenZones.value;
  const shown = zonesOf(model.drawn.value).filter(({ name }) => !hidden.has(name) || isHeld(name));
  return (
    <>
      {shown.map(({ name, hexes, hue }) => {
        // While the map is drawn they lie under its author's eyes as lines; filled, the ground would not be seen.
        if (!inSetup && !isHeld(name))
          return (
            <Border
              key={name}
              sheet={sheet}
              hexes={hexes}
              class="sketch-border"
              stroke={`hsl(${hue} 70% 38%)`}
            />
          );
        const found = hexes.map((hex) => hexNamed(map, hex)).filter((hex) => hex !== null);
        return (
          <Hexes
            key={name}
            sheet={sheet}
            hexes={found}
            class={isHeld(name) ? 'sketch-zone sketch-zone-held' : 'sketch-zone'}
            fill={`hsl(${hue} 60% 55%)`}
          />
        );
      })}
    </>
  );
}
