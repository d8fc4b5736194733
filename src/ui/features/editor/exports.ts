/** What a battle can be exported to: a row a format, each with its words in `EDITOR_PAGE`. */
import { writeDocument, type ScenarioDocument } from '../../../editor/document.ts';
import { download } from '../../games/files.ts';

export interface Export {
  readonly id: 'scenario' | 'map';
  /** Hands the file to the author. */
  run(document: ScenarioDocument): void;
}

/** Every export. */
export const EXPORTS: readonly Export[] = [
  { id: 'scenario', run: (document) => saveDocument(document) },
  {
    id: 'map',
    run: ({ id, map }) => download(`${id}-map.json`, `${JSON.stringify(map.inline, null, 1)}\n`),
  },
];

/** Saves the scenario file: the same that the game loads. */
export function saveDocument(document: ScenarioDocument): void {
  download(`${document.id}.json`, writeDocument(document));
}
