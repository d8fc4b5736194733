/** Hexes of an event: a zone by its name, or hexes by their numbers; either can be drawn on the map. */
import type { Command } from '../../../../editor/command.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { zoneNamed } from '../../../../editor/problems/regions.ts';
import { EDITOR_FORM, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import type { EditorModel } from '../editorModel.ts';
import { freeId } from '../kinds.ts';
import { takeInk } from '../takeInk.ts';

export type Region = string | readonly string[];

interface HexesProps {
  readonly model: EditorModel;
  readonly label: string;
  readonly help: string;
  readonly value: Region | undefined;
  readonly optional: boolean;
  readonly wrong: boolean;
  /** The command that writes another region there. */
  readonly write: (value: Region | undefined) => Command;
}

/** A field for hexes. */
export function HexesField({ model, label, help, value, optional, wrong, write }: HexesProps) {
  const document = model.drawn.value;
  const zones = zonesOf(document);
  const isList = value !== undefined && typeof value !== 'string';
  const put = (next: Region | undefined): void => void model.act(write(next));
  const held = model.ink.value;
  return (
    <>
      <label class="editor-row" title={help}>
        {label}
        <select
          aria-invalid={wrong}
          onChange={({ currentTarget: { value: chosen } }) => put(chosenRegion(chosen, document, value))}
        >
          {optional && (
            <option value="any" selected={value === undefined}>
              {EDITOR_FORM.any}
            </option>
          )}
          <option value="list" selected={isList}>
            {EDITOR_FORM.listed}
          </option>
          {[...zones, ...(typeof value === 'string' && !zones.includes(value) ? [value] : [])].map((zone) => (
            <option key={zone} value={`zone ${zone}`} selected={zone === value}>
              {zone}
            </option>
          ))}
        </select>
      </label>
      {isList && (
        <label class="editor-row" title={EDITOR_FORM.hexListHelp}>
          {EDITOR_FORM.hexList}
          <input
            value={listWords(value)}
            placeholder="1213 1313"
            aria-invalid={wrong}
            onChange={({ currentTarget }) => put(listOf(currentTarget.value))}
          />
        </label>
      )}
      {value !== undefined && (
        <span class="editor-row">
          <button
            type="button"
            class="button"
            title={EDITOR_FORM.drawHelp}
            aria-pressed={held.type === 'zone' && held.name === value}
            onClick={() => draw(model, value, write)}
          >
            {EDITOR_FORM.draw}
          </button>
          {held.type === 'zone' && held.name === value && (
            <label>
              <input
                type="checkbox"
                checked={model.lift.value}
                onChange={({ currentTarget }) => model.hold({ lift: currentTarget.checked })}
              />{' '}
              {EDITOR_PAGE.lift}
            </label>
          )}
        </span>
      )}
    </>
  );
}

function zonesOf({ zones, map }: ScenarioDocument): readonly string[] {
  return [...new Set([...Object.keys(zones), ...Object.keys(map.inline.zones)])];
}

function chosenRegion(
  chosen: string,
  document: ScenarioDocument,
  before: Region | undefined,
): Region | undefined {
  if (chosen === 'any') return undefined;
  if (chosen !== 'list') return chosen.slice('zone '.length);
  // The hexes of the zone stay, and can be altered one by one.
  return typeof before === 'string' ? (zoneNamed(document, before) ?? []) : (before ?? []);
}

/** A list as it is typed: numbers with blanks between, or anything between commas. */
export function listOf(typed: string): readonly string[] {
  return typed
    .split(/[,;]/)
    .flatMap((part) => (/^[\d\s]*$/.test(part) ? part.split(/\s+/) : [part.trim()]))
    .filter((name) => name !== '');
}

/** A list as `listOf` reads it. */
export function listWords(region: readonly string[]): string {
  return region.join(region.every((name) => /^\d+$/.test(name)) ? ' ' : ', ');
}

/** Takes the zone in hand; hexes that are only listed become one first. */
function draw(model: EditorModel, value: Region, write: (value: Region) => Command): void {
  const document = model.drawn.peek();
  if (typeof value === 'string') {
    const of = Object.hasOwn(document.zones, value) ? 'scenario' : 'map';
    return takeInk(model, { type: 'zone', of, name: value });
  }
  const name = freeId('zone', new Set(zonesOf(document)));
  const hexes = value.filter((one) => /^\d+$/.test(one)).toSorted();
  const commands: readonly Command[] = [{ type: 'putZone', of: 'scenario', name, hexes }, write(name)];
  if (model.act({ type: 'all', commands, label: 'putZone' }))
    takeInk(model, { type: 'zone', of: 'scenario', name });
}
