/** A small battle in which nothing is wrong. */
import { hexNamed, type HexId } from '../../src/board/hex.ts';
import { blankDocument } from '../../src/editor/blank.ts';
import type { ScenarioDocument } from '../../src/editor/document.ts';
import { sheetOf } from '../../src/editor/sheet.ts';
import { brushAt } from '../../src/editor/tools/shapes.ts';
import { worksAround } from '../../src/editor/tools/works.ts';
import { after } from './kit.ts';

/** A small keep that is besieged, with nothing wrong and nothing to look at. */
export const KEEP = soundKeep();

function soundKeep(): ScenarioDocument {
  const blank = blankDocument({ columns: 12, rows: 9, orientation: 'pointy' });
  const sheet = sheetOf(blank.map.inline);
  const at = (name: string): HexId => hexNamed(sheet, name)!;
  const keep = brushAt(sheet, at('0505'), 2);
  const unit = { class: 'unit', gait: 'foot', ma: 4 } as const;
  const leader = { class: 'personage', rank: 'leader', ratings: [6, 3], ma: 6, gifts: [] } as const;
  const inCity = after(
    blank,
    { type: 'identify', id: 'the-keep' },
    { type: 'describe', field: 'title', language: 'en', text: 'The Keep' },
    { type: 'describe', field: 'summary', language: 'en', text: 'Hold it.' },
    { type: 'paint', hexes: keep, letter: 'c' },
    { type: 'level', hexes: keep, level: 1 },
  );
  return after(
    inCity,
    { type: 'hexsides', lines: worksAround(inCity.map.inline, keep, { kind: 'wall' }) },
    { type: 'hexsides', lines: [{ a: '0605', b: '0705', kind: 'main-gate', up: '0605', level: 1 }] },
    {
      type: 'placePieces',
      kinds: [
        { ...unit, id: 'guard', name: { en: 'Guard' }, code: 'B3X', value: 5, traits: [] },
        { ...unit, id: 'orcs', name: { en: 'Orcs' }, code: 'D2Y', value: 4, traits: ['ladders', 'pushes'] },
        { ...leader, id: 'captain', name: { en: 'Captain' }, gifts: [] },
        { ...leader, id: 'chief', name: { en: 'Chief' }, ratings: [5, 2], gifts: [] },
      ],
      pieces: [
        { id: 'guard-1', kind: 'guard', force: 'garrison', at: '0505' },
        { id: 'guard-2', kind: 'guard', force: 'garrison', at: '0605' },
        { id: 'guard-3', kind: 'guard', force: 'garrison', at: '0405' },
        { id: 'captain', kind: 'captain', force: 'garrison', at: '0505' },
        { id: 'orcs-1', kind: 'orcs', force: 'host', at: '0905' },
        { id: 'orcs-2', kind: 'orcs', force: 'host', at: '0906' },
        { id: 'orcs-3', kind: 'orcs', force: 'host', at: '0907' },
        { id: 'chief', kind: 'chief', force: 'host', at: '0905' },
      ],
    },
  );
}
