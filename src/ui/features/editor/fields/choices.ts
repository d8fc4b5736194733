/** What may be chosen for a field of an event: lists that are right for the document. */
import type { MapHexside } from '../../../../board/mapFile.ts';
import { isWork } from '../../../../editor/edit/hexsides.ts';
import type { ScenarioDocument } from '../../../../editor/document.ts';
import { PHASES } from '../../../../engine/triggers/moment.ts';
import { SPELLS } from '../../../../engine/spell.ts';
import { EDITOR_FORM, EDITOR_PAGE } from '../../../../i18n/editorWords.ts';
import { HOUSE_RULE_WORDS } from '../../../../i18n/houseRuleWords.ts';
import { SPELL_NAMES } from '../../../../i18n/words.ts';
import { inWords } from '../../../words/texts.ts';
import { phaseName } from '../eventTerms.ts';
import { hexsideName } from '../ground.ts';
import { OPTION_ROWS } from '../options.ts';
import { kindName } from '../pieceNames.ts';
import type { EventLine, Listed } from '../../../../editor/eventFields.ts';

/** A value of the file, and what it is called on the page. */
export interface ListChoice {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** The choices for a field of a line; none where the document has nothing of the sort. */
export function choicesOf(document: ScenarioDocument, of: Listed, line: EventLine): readonly ListChoice[] {
  const { sides, groups, variables = [], triggers, map } = document;
  switch (of) {
    case 'side':
      return nameChoices(sides);
    case 'winner':
      return [...nameChoices(sides), { value: 'draw', label: EDITOR_FORM.drawnBattle }];
    case 'force':
      return nameChoices(sides.flatMap(({ forces }) => forces));
    case 'kind':
      return nameChoices(document.kinds);
    case 'piece':
      return piecesOf(document, null);
    case 'personage':
    case 'cauldron':
      return piecesOf(document, of);
    case 'group':
      return nameChoices(groups);
    case 'variable':
      return nameChoices(variables);
    case 'trigger':
      return triggers.map(({ id }) => ({ value: id, label: id }));
    case 'level':
      return levelsOf(map.inline.levels);
    case 'work':
    case 'gate':
      return map.inline.hexsides.filter(of === 'gate' ? isGate : isWork).map(asWork);
    case 'phase':
      return PHASES.map((phase) => ({ value: phase, label: phaseName(document, phase) }));
    case 'spell':
      return SPELLS.map((spell) => ({ value: spell, label: SPELL_NAMES[spell] }));
    case 'supply':
      return (['ladders', 'heads', 'trenches'] as const).map((value) => ({
        value,
        label: EDITOR_PAGE[`supply-${value}`],
      }));
    case 'option':
      return OPTION_ROWS.map(({ option }) => ({ value: option, label: HOUSE_RULE_WORDS[option].name }));
    case 'reading':
      return readingsOf(line['option']);
    case 'dice':
      return [1, 2].map((value) => ({ value, label: String(value) }));
  }
}

function nameChoices(
  lines: readonly Readonly<{ id: string; name: Parameters<typeof inWords>[0] }>[],
): readonly ListChoice[] {
  return lines.map(({ id, name }) => ({ value: id, label: inWords(name) }));
}

/** Pieces by the names of their kinds; where several are of one kind, with their own. */
function piecesOf(document: ScenarioDocument, wanted: string | null): readonly ListChoice[] {
  const classOf = new Map(document.kinds.map((kind) => [kind.id, kind.class]));
  return document.pieces
    .filter(({ kind }) => wanted === null || classOf.get(kind) === wanted)
    .map(({ id, kind }) => {
      const isOnly = document.pieces.filter((piece) => piece.kind === kind).length === 1;
      return { value: id, label: isOnly ? kindName(document, kind) : `${kindName(document, kind)} (${id})` };
    });
}

function levelsOf(lines: readonly string[]): readonly ListChoice[] {
  const levels = [...new Set(lines.join('').replaceAll('.', ''))].toSorted();
  return levels.map((level) => ({ value: Number(level), label: level }));
}

function isGate({ kind }: MapHexside): boolean {
  return kind === 'gate' || kind === 'main-gate';
}

function asWork({ a, b, kind, name }: MapHexside): ListChoice {
  const label = `${hexsideName({}, { kind })} ${a} | ${b}`;
  return { value: `${a}/${b}`, label: name === undefined ? label : `${label} · ${name}` };
}

function readingsOf(option: unknown): readonly ListChoice[] {
  const row = OPTION_ROWS.find((one) => one.option === option);
  if (row === undefined) return [];
  const { usual, other } = HOUSE_RULE_WORDS[row.option];
  return [
    { value: row.usual, label: usual },
    { value: row.other, label: other },
  ];
}
