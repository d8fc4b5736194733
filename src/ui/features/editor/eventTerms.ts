/** What triggers speak about, by name: sides, groups, pieces, hexes, works, phases and spells. */
import type { ScenarioDocument } from '../../../editor/document.ts';
import { EDITOR_TERMS as SAID } from '../../../i18n/editorWords.ts';
import { fill } from '../../../i18n/fill.ts';
import { PHASES, SPELL_NAMES } from '../../../i18n/words.ts';
import type { MomentLine, WhoLine } from '../../../scenario/eventSchema.ts';
import { inWords } from '../../words/texts.ts';
import { forceName, kindName } from './pieceNames.ts';

/** A side by its name. */
export function sideName({ sides }: ScenarioDocument, id: string): string {
  const side = sides.find((one) => one.id === id);
  return side === undefined ? id : inWords(side.name);
}

/** A group by its name. */
export function groupName({ groups }: ScenarioDocument, id: string): string {
  const group = groups.find((one) => one.id === id);
  return group === undefined ? id : inWords(group.name);
}

/** A variable by its name. */
export function variableName({ variables = [] }: ScenarioDocument, id: string): string {
  const variable = variables.find((one) => one.id === id);
  return variable === undefined ? id : inWords(variable.name);
}

/** A piece by the name of its kind. */
export function pieceName(document: ScenarioDocument, id: string): string {
  const piece = document.pieces.find((one) => one.id === id);
  return piece === undefined ? id : kindName(document, piece.kind);
}

/** "Orc swordsmen of Mordor in gate-court, 3 at most"; everybody is "anybody". */
export function whoName(document: ScenarioDocument, who: WhoLine = {}): string {
  const { side, force, kind, pieces, in: where, most } = who;
  const meant = [
    ...(pieces ?? []).map((id) => pieceName(document, id)),
    ...(kind === undefined ? [] : [kindName(document, kind)]),
  ];
  const whose = [
    ...(force === undefined ? [] : [forceName(document, force)]),
    ...(side === undefined ? [] : [sideName(document, side)]),
  ].join(', ');
  const named = meant.length === 0 ? whose || SAID.anybody : meant.join(', ');
  const all = meant.length === 0 || whose === '' ? named : fill(SAID.of, { who: named, whose });
  const there = where === undefined ? all : fill(SAID.in, { who: all, where: placeName(document, where) });
  return most === undefined ? there : fill(SAID.most, { who: there, most });
}

/** Hexes by their numbers, zones by what their set-up line calls them, or else by the name that the author drew them under. */
export function placeName({ setup }: ScenarioDocument, region: string | readonly string[]): string {
  const parts = typeof region === 'string' ? [region] : region;
  return parts
    .map((part) => {
      if (/^\d+$/.test(part)) return part;
      const line = setup.find(({ zone }) => zone === part);
      return fill(SAID.zone, { name: line === undefined ? part : inWords(line.name) });
    })
    .join(', ');
}

/** A wall, tower or gate by the hexes it stands between; any of them where none is said. */
export function workName(pair: string | undefined): string {
  return pair === undefined ? SAID.anyWork : fill(SAID.work, { pair });
}

/** A side; either where none is said. */
export function eitherSideName(document: ScenarioDocument, side: string | undefined): string {
  return side === undefined ? SAID.eitherSide : sideName(document, side);
}

/** A level of the city; any where none is said. */
export function levelName(level: number | undefined): string {
  return level === undefined ? SAID.anyLevel : fill(SAID.level, { level });
}

/** A spell; any where none is said. */
export function spellName(spell: keyof typeof SPELL_NAMES | undefined): string {
  return spell === undefined ? SAID.anySpell : SPELL_NAMES[spell];
}

/** A phase as the bar of the table shows it, with the sides of this battle. */
export function phaseName(
  document: ScenarioDocument,
  phase: Extract<MomentLine, { type: 'phaseBegins' }>['phase'],
): string {
  const [defender, besieger] = roleNames(document);
  const { label } = PHASES.find(({ id }) => id === phase)!;
  return fill(label, { besieger, besiegerIs: 'one', defender, defenderIs: 'one' });
}

/** What the defender is called, and the besieger; by their roles where nobody has them yet. */
export function roleNames({ sides }: Pick<ScenarioDocument, 'sides'>): readonly [string, string] {
  const of = (role: 'defender' | 'besieger'): string => {
    const side = sides.find((one) => one.role === role);
    return side === undefined ? role : inWords(side.name);
  };
  return [of('defender'), of('besieger')];
}
