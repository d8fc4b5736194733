/** The room as the page shows it, and everything that may be asked there. */
import { batch, computed, effect, signal } from '@preact/signals';
import { WAR_OF_THE_RING } from '../../../strategic/war-of-the-ring/game.ts';
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { Fault, SiegeModel } from './siegeModel.ts';
import { briefView } from './briefView.ts';
import { readText } from './bring.ts';
import { fileOf, rollWith, tellWith } from './deciding.ts';
import { documentOf } from './draft.ts';
import { editingAt } from './editing.ts';
import type { Fights } from './fights.ts';
import { linkEnd, textInLink } from './link.ts';
import { battleName, faultsOf } from './names.ts';
import { nextAssault } from './nextAssault.ts';
import { textForLink } from './note.ts';
import { kindNamed, oddsView, sweepSteps, sweepView, type SweepWish } from './oddsView.ts';
import type { Reckoner } from './reckoner.ts';
import { briefTable, type Whole } from './room.ts';
import { sheetView, type Decided } from './sheetView.ts';
import { openTelling } from './telling.ts';

/** What the room needs of the page. */
export interface Doors {
  readonly reckoner: Reckoner;
  /** Fights on hexes; what came of one is handed over. */
  fights(over: (decided: Decided) => void): Fights;
  download(name: string, text: string): void;
  /** Answers whether it was copied. */
  copy(text: string): Promise<boolean>;
  /** The address of the page without its end. */
  address(): string;
}

/** The room, and what comes to it in the address of the page. */
export interface Room {
  readonly model: SiegeModel;
  /** Takes what the end of an address carries, if there is a siege in it. */
  arrive(end: string): void;
}

/** Opens the room. */
export function openRoom({ reckoner, fights: fightsFor, download, copy, address }: Doors): Room {
  const table = briefTable();
  const wish = signal<SweepWish>({ seat: 'attacker', kind: null });
  const seed = signal(1);
  const [said, byHand] = [signal(''), signal<string | null>(null)];
  const refused = signal<readonly Fault[]>([]);
  const shown = signal<Decided | null>(null);
  let coming: Decided | null = null;
  const story = openTelling(() => (shown.value = coming));
  /** The draft that odds are told of: the last one that was whole. */
  const draft = computed(() => table.whole.value?.draft ?? table.draft.value);

  effect(() => {
    const more = sweepSteps(draft.value, wish.value).flatMap(({ document }) => document ?? []);
    const fought = shown.value === null ? [] : [shown.value.of];
    reckoner.want([documentOf(draft.value), ...fought, ...more]);
  });
  const show = (one: Decided | null): void =>
    batch(() => {
      shown.value = one;
      story.begin(null);
    });
  const fights = fightsFor(show);
  const decide = (now: Whole): Decided => {
    const one = rollWith(now, seed.peek());
    seed.value += 1;
    return one;
  };
  const copied = async (text: string): Promise<void> => {
    const done = await copy(text);
    byHand.value = done ? null : text;
    said.value = done ? SIEGE_ROOM.copied : SIEGE_ROOM.notCopied;
  };
  const bring = (text: string): void => {
    const found = readText(text);
    refused.value = found.ok ? [] : faultsOf(found.problems);
    if (!found.ok) return;
    const { value } = found;
    batch(() => {
      table.change(() => value.draft);
      const of = documentOf(value.draft);
      show(value.type === 'result' ? { outcome: value.outcome, of, seed: null, hits: null } : null);
      said.value = fill(SIEGE_ROOM.taken, { title: battleName(value.draft) });
    });
  };

  return {
    arrive: (end) => {
      const text = textInLink(end);
      if (text === null) return;
      if (text === undefined) refused.value = [{ place: '', text: SIEGE_ROOM.linkWrong }];
      else bring(text);
    },
    model: {
      brief: computed(() =>
        briefView({
          draft: table.draft.value,
          note: table.note.value,
          noteProblems: table.noteProblems.value,
          problems: table.problems.value,
        }),
      ),
      odds: computed(() => {
        const document = documentOf(draft.value);
        const brief = table.whole.value?.brief ?? null;
        return oddsView(draft.value, reckoner.known(document), reckoner.fallen(document), brief);
      }),
      sweep: computed(() => sweepView(draft.value, wish.value, (one) => reckoner.known(one))),
      seed,
      sheet: computed(() =>
        shown.value === null ? null : sheetView(shown.value, reckoner.known(shown.value.of)),
      ),
      telling: story.view,
      fight: fights.view,
      fought: computed(() => {
        const last = fights.last.value;
        return last === null || last === shown.value ? null : battleName(last.outcome.brief);
      }),
      whyNoFight: computed(() =>
        table.whole.value === null ? SIEGE_ROOM.broken : fights.whyNot(table.whole.value.brief),
      ),
      said,
      byHand,
      refused,
      ask: {
        ...editingAt(table),
        ...fights.ask,
        showFought: () => show(fights.last.peek()),
        fight: () => {
          const now = table.whole.peek();
          if (now !== null) fights.begin(now);
        },
        sweep: (part, id) => {
          wish.value =
            part === 'who'
              ? { seat: id === 'defender' ? 'defender' : 'attacker', kind: null }
              : { ...wish.peek(), kind: kindNamed(id) };
        },
        seed: (next) => {
          seed.value = next;
        },
        bring,
        roll: () => {
          const now = table.whole.peek();
          if (now !== null) show(decide(now));
        },
        watch: () => {
          const now = table.whole.peek();
          if (now === null) return;
          show(null);
          story.begin(tellWith(now.brief, seed.peek()));
          coming = decide(now);
        },
        next: story.next,
        play: story.play,
        toldAll: story.toTheEnd,
        save: () => {
          if (shown.value === null) return;
          const { name, text } = fileOf(shown.value.outcome);
          download(name, text);
        },
        copyText: () => {
          if (shown.value !== null)
            void copied(WAR_OF_THE_RING.describe(shown.value.outcome).map(sentence).join('\n'));
        },
        copyLink: (of) => {
          const result = of === 'result' && shown.value !== null ? fileOf(shown.value.outcome) : null;
          void copied(address() + linkEnd(result === null ? textForLink(draft.peek()) : lean(result.text)));
        },
        closeSheet: () => show(null),
        again: () => {
          const next = shown.value === null ? null : nextAssault(shown.value.outcome);
          if (next === null) return;
          table.change(() => next);
          show(null);
        },
      },
    },
  };
}

/** A document without the blanks that make it readable. */
function lean(text: string): string {
  return JSON.stringify(JSON.parse(text));
}
