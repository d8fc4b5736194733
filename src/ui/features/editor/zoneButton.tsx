/** A zone as a button: pressed, its hexes can be drawn. */
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_PAGE } from '../../../i18n/editorWords.ts';
import type { EditorModel } from './editorModel.ts';
import { takeInk } from './takeInk.ts';

interface ZoneProps {
  readonly model: EditorModel;
  readonly zone: string | readonly string[];
  readonly label: string;
}

/** Takes the zone in hand, so that its hexes can be drawn. */
export function ZoneButton({ model, zone, label }: ZoneProps) {
  const document = model.drawn.value;
  const held = model.ink.value;
  if (typeof zone !== 'string') return <span class="editor-open">{label}</span>;
  const of = Object.hasOwn(document.zones, zone) ? 'scenario' : 'map';
  const hexes = (of === 'scenario' ? document.zones : document.map.inline.zones)[zone] ?? [];
  return (
    <button
      type="button"
      class="editor-open"
      aria-pressed={held.type === 'zone' && held.name === zone}
      onClick={() => takeInk(model, { type: 'zone', of, name: zone })}
    >
      <b>{label}</b>
      <span>{fill(EDITOR_PAGE.hexCount, { count: hexes.length })}</span>
    </button>
  );
}
