/** The sheets of the Battle for Arda: its brief is a document, put together in fields or written as text. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { ok, type Result } from '../../../../kernel/result.ts';
import { sentence } from '../../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { BATTLE_FOR_ARDA } from '../../../../strategic/battle-for-arda/game.ts';
import { openGame } from '../../../../strategic/open.ts';
import { readJson } from '../../../../strategic/reading.ts';
import type { BriefProblem, FightSeat } from '../../../../strategic/siege.ts';
import { openBriefOf, type BriefJson, type OpenBrief } from '../briefs.ts';
import type { Decided, OwnSheets } from '../sheets.ts';
import type { Fault, ResultSheet } from '../strategicModel.ts';
import { withCount, withFrom, withTerrain, withTerritory } from './edits.ts';
import { viewOf, type ArdaView } from './formView.ts';

/** The game as the room asks it: through the port. */
export const ARDA = openGame(BATTLE_FOR_ARDA);

/** What the form of a brief is drawn from, and what may be asked there. */
export interface ArdaForm {
  readonly text: ReadonlySignal<string>;
  readonly faults: ReadonlySignal<readonly Fault[]>;
  write(text: string): void;
  /** The document in fields: of the last text that was one. */
  readonly view: ReadonlySignal<ArdaView>;
  readonly ask: ArdaAsks;
}

/** What may be changed in the fields. */
export interface ArdaAsks {
  territory(territory: string): void;
  from(from: string): void;
  terrain(terrain: string): void;
  count(seat: FightSeat, unit: string, count: number): void;
}

/** With this battle the sheets begin. */
const FIRST: BriefJson = {
  format: 'battle-for-arda/1',
  territory: 'Minas Tirith',
  from: 'Pelennor Fields',
  terrain: ['settlement'],
  attacker: { units: { orc_marauder: 16, olog_hai: 3, catapult: 3, nazgul: 1 } },
  defender: { units: { tower_guard: 8, bowman: 6, wall: 5, wizard: 1 } },
};

/** Lays the sheets on the table of the room. */
export function openArdaSheets(): OwnSheets<ArdaForm> {
  const text = signal(asText(FIRST));
  const problems = signal<readonly BriefProblem[]>([]);
  const whole = signal<OpenBrief | null>(null);
  const draft = signal(FIRST);
  const lay = (written: string): Result<OpenBrief, BriefProblem> => {
    const read = readBrief(written);
    if (read.ok) whole.value = read.value;
    return read;
  };
  const write = (written: string): void =>
    batch(() => {
      text.value = written;
      const read = lay(written);
      problems.value = read.ok ? [] : read.problems;
      draft.value = documentIn(written) ?? draft.peek();
    });
  const change = (edit: (now: BriefJson) => BriefJson): void => write(asText(edit(draft.peek())));
  lay(text.peek());
  return {
    own: {
      text,
      faults: computed(() => problems.value.map(({ path, said }) => ({ place: path, text: sentence(said) }))),
      write,
      view: computed(() => viewOf(draft.value)),
      ask: {
        territory: (territory) => change((now) => withTerritory(now, territory)),
        from: (from) => change((now) => withFrom(now, from)),
        terrain: (terrain) => change((now) => withTerrain(now, terrain)),
        count: (seat, unit, count) => change((now) => withCount(now, seat, unit, count)),
      },
    },
    titleOf,
    seatName: (_, seat) => SIEGE_ROOM.posts[seat],
    whole,
    document: computed(() => whole.value?.document ?? FIRST),
    broken: computed(() => problems.value.length > 0),
    variants: computed(() => []),
    take: (written) =>
      batch(() => {
        const result = resultIn(written);
        const report = result === null ? null : ARDA.readResult!(result);
        if (report?.ok === false) return report;
        const read = lay(result === null ? written : asText(result['brief'] as BriefJson));
        if (!read.ok) return read;
        const of = read.value.document;
        text.value = asText(of);
        draft.value = of;
        problems.value = [];
        const decided = report === null ? null : { report: report.value, of, seed: null };
        return ok({ title: titleOf(of), decided });
      }),
    linkText: () => JSON.stringify(whole.peek()?.document ?? FIRST),
    sheet: sheetOf,
    follow: () => false,
  };
}

/** The result that a text holds; null where it is none. */
function resultIn(text: string): BriefJson | null {
  const document = documentIn(text);
  return String(document?.['format']).startsWith('battle-for-arda-result/') ? document : null;
}

/** The document that a text holds; null where it is no JSON, or no object. */
function documentIn(text: string): BriefJson | null {
  const json = jsonIn(text);
  const is = json.ok && typeof json.value === 'object' && !Array.isArray(json.value);
  return is ? (json.value as BriefJson | null) : null;
}

/** The JSON of a text, whatever a file or a clipboard has put round it. */
function jsonIn(text: string): ReturnType<typeof readJson> {
  return readJson(text.replace(/^\uFEFF/, '').trim());
}

function readBrief(text: string): Result<OpenBrief, BriefProblem> {
  const json = jsonIn(text);
  return json.ok ? openBriefOf([ARDA], Object(json.value) as BriefJson) : json;
}

function asText(document: BriefJson): string {
  return JSON.stringify(document, null, 1);
}

function titleOf(document: BriefJson): string {
  const brief = openBriefOf([ARDA], document);
  return brief.ok ? brief.value.siege.battle.title : '';
}

/** What came of a battle, in the lines that the game has for it. */
function sheetOf({ report, of }: Decided): ResultSheet {
  return {
    title: titleOf(of),
    verdict: sentence(ARDA.verdicts[report.verdict]!),
    how: '',
    bills: [],
    blocks: [],
    board: [],
    against: [],
    lines: report.lines.map(sentence),
    again: false,
    document: true,
  };
}
