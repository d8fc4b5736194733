/** The sheets of the War of the Ring. */
import { batch, computed, signal } from '@preact/signals';
import { ok } from '../../../../kernel/result.ts';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { FightSeat } from '../../../../strategic/siege.ts';
import type { SiegeBrief } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { WAR_OF_THE_RING } from '../../../../strategic/war-of-the-ring/game.ts';
import type { BriefJson } from '../briefs.ts';
import type { KnownOdds } from '../gamePage.ts';
import type { OwnSheets } from '../sheets.ts';
import { controllerText } from './armyView.ts';
import { briefTable } from './briefTable.ts';
import { briefView } from './briefView.ts';
import { readText } from './bring.ts';
import { documentOf } from './draft.ts';
import { editingAt } from './editing.ts';
import type { FormModel } from './formModel.ts';
import { battleName } from './names.ts';
import { nextAssault } from './nextAssault.ts';
import { textForLink } from './note.ts';
import { outcomeOf } from './outcome.ts';
import { sheetView } from './sheetView.ts';
import { kindNamed, sweepSteps, sweepView, type SweepWish } from './sweepView.ts';

/** Lays the sheets on the table of the room; `known` = the odds that are counted. */
export function openRingSheets(known: KnownOdds): OwnSheets<FormModel> {
  const table = briefTable();
  const wish = signal<SweepWish>({ seat: 'attacker', kind: null });
  const draft = computed(() => table.whole.value?.draft ?? table.draft.value);
  return {
    titleOf,
    seatName,
    own: {
      brief: computed(() =>
        briefView({
          draft: table.draft.value,
          note: table.note.value,
          noteProblems: table.noteProblems.value,
          problems: table.problems.value,
        }),
      ),
      sweep: computed(() => sweepView(draft.value, wish.value, known)),
      ask: { ...editingAt(table), sweep: (part, id) => (wish.value = wishAfter(wish.peek(), part, id)) },
    },
    whole: table.whole,
    document: computed(() => documentOf(draft.value)),
    broken: computed(() => table.problems.value.length + table.noteProblems.value.length > 0),
    variants: computed(() => sweepSteps(draft.value, wish.value).flatMap(({ document }) => document ?? [])),
    take: (text) => {
      const found = readText(text);
      if (!found.ok) return found;
      const brought = found.value;
      batch(() => table.change(() => brought.draft));
      const of = documentOf(brought.draft);
      return ok({
        title: battleName(brought.draft),
        decided: brought.type === 'result' ? { report: brought.report, of, seed: null } : null,
      });
    },
    linkText: () => textForLink(draft.peek()),
    sheet: sheetView,
    follow: ({ report }) => {
      const next = nextAssault(outcomeOf(report));
      if (next !== null) table.change(() => next);
      return next !== null;
    },
  };
}

/** Which figures are asked about when who or what was chosen. */
function wishAfter(wish: SweepWish, part: 'who' | 'what', id: string): SweepWish {
  return part === 'who'
    ? { seat: id === 'defender' ? 'defender' : 'attacker', kind: null }
    : { ...wish, kind: kindNamed(id) };
}

function titleOf(document: BriefJson): string {
  const brief = briefIn(document);
  return brief === null ? '' : battleName(brief);
}

/** "Attacker", and in a game of more than two who moves that army. */
function seatName(document: BriefJson, seat: FightSeat): string {
  const post = SIEGE_ROOM.posts[seat];
  const brief = briefIn(document);
  if (brief === null || brief.players.number === 2) return post;
  const { attacker, defender, inside, players } = brief;
  const player = controllerText({ players, armies: { attacker, defender, inside } }, seat);
  return fill(SIEGE_ROOM.seatOf, { post, player });
}

function briefIn(document: BriefJson): SiegeBrief | null {
  const read = WAR_OF_THE_RING.parse(document);
  return read.ok ? read.value : null;
}
