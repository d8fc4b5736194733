/** Problems in words, and where they lead. */
import { hexNamed } from '../../../board/hex.ts';
import type { DocumentProblem } from '../../../editor/problems/problems.ts';
import { fill } from '../../../i18n/fill.ts';
import { EDITOR_ERRORS, EDITOR_PAGE, EDITOR_PROBLEMS } from '../../../i18n/editorWords.ts';
import { inWords } from '../../words/texts.ts';
import type { EditorModel } from './editorModel.ts';

/** What is wrong, in a sentence. */
export function problemWords(problem: DocumentProblem): string {
  const { id, severity } = problem;
  const words: Readonly<Record<string, string>> = severity === 'error' ? EDITOR_ERRORS : EDITOR_PROBLEMS;
  return fill(words[id] ?? EDITOR_PAGE.unknownProblem, { what: problemName(problem) });
}

/** The name in the sentence of a problem, in the language of the page where the file has it in several. */
export function problemName({ what }: DocumentProblem): string {
  return typeof what === 'string' ? what : inWords(what);
}

/** Goes where a problem is: on the sheet, or to the page of its part of the file. */
export function goTo(model: EditorModel, { place }: DocumentProblem): void {
  const map = model.drawn.peek().map.inline;
  if (place.at === 'part') {
    const tab = tabOf(place.path);
    const trigger = /^\/triggers\/(\d+)/.exec(place.path);
    // The page of victory shows some of the events: who stays there has it before the eyes.
    if (trigger === null || model.tab.value !== 'victory') model.hold({ tab });
    if (trigger !== null) model.hold({ event: model.drawn.peek().triggers[Number(trigger[1])]?.id ?? null });
    const hint = /^\/hints\/(\d+)/.exec(place.path);
    if (hint !== null) model.hold({ hint: Number(hint[1]) });
    return;
  }
  const hex = hexNamed(map, place.at === 'hex' ? place.hex : (place.pair.split('/')[0] ?? ''));
  if (hex !== null) model.hold({ goal: hex });
  if (place.at === 'hexside') model.hold({ selected: { type: 'side', pair: place.pair } });
  else if (hex !== null) model.hold({ selected: { type: 'hex', hex } });
}

function tabOf(path: string): EditorModel['tab']['value'] {
  const [, part = ''] = path.split('/');
  return PARTS[part] ?? 'options';
}

const PARTS: Readonly<Record<string, EditorModel['tab']['value']>> = {
  map: 'map',
  kinds: 'forces',
  sides: 'forces',
  pieces: 'forces',
  setup: 'setup',
  groups: 'setup',
  hints: 'setup',
  zones: 'setup',
  triggers: 'events',
  variables: 'events',
  tests: 'trials',
};
