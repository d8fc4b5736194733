/** The room as the page shows it, and everything that may be asked there. */
import { batch, computed, effect, signal } from '@preact/signals';
import { fill } from '../../../i18n/fill.ts';
import { sentence } from '../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../i18n/siegeWords.ts';
import type { Fault, SiegeModel } from './siegeModel.ts';
import { fileOf, rollWith, tellWith } from './deciding.ts';
import type { Fights } from './fights.ts';
import { linkEnd, textInLink } from './link.ts';
import { besideView } from './besideView.ts';
import { faultsOf } from './figures.ts';
import type { BriefJson, OpenBrief } from './games.ts';
import { oddsView } from './oddsView.ts';
import type { Reckoner } from './reckoner.ts';
import type { Decided, GameSheets } from './sheets.ts';
import { openTelling } from './telling.ts';

/** What the room needs of the page. */
export interface Doors {
  readonly sheets: GameSheets;
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
export function openRoom({ sheets, reckoner, fights: fightsFor, download, copy, address }: Doors): Room {
  const seed = signal(1);
  const [said, byHand] = [signal(''), signal<string | null>(null)];
  const refused = signal<readonly Fault[]>([]);
  const shown = signal<Decided | null>(null);
  const asked = signal<Decided | null>(null);
  const compared = computed(() => (asked.value === null || asked.value !== shown.value ? null : asked.value));
  let coming: Decided | null = null;
  const story = openTelling(() => (shown.value = coming));
  effect(() => {
    const fought = shown.value === null ? [] : [shown.value.of];
    const result = compared.value === null ? null : resultOf(compared.value);
    reckoner.want([sheets.document.value, ...fought, ...sheets.variants.value], result);
  });
  const show = (one: Decided | null): void =>
    batch(() => {
      shown.value = one;
      story.begin(null);
    });
  const fights = fightsFor(show);
  const decide = (now: OpenBrief): Decided => {
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
    const found = sheets.take(text);
    refused.value = found.ok ? [] : faultsOf(found.problems);
    if (!found.ok) return;
    const { title, decided } = found.value;
    show(decided);
    said.value = fill(SIEGE_ROOM.taken, { title });
  };

  return {
    arrive: (end) => {
      const text = textInLink(end);
      if (text === null) return;
      if (text === undefined) refused.value = [{ place: '', text: SIEGE_ROOM.linkWrong }];
      else bring(text);
    },
    model: {
      brief: sheets.view,
      odds: computed(() => {
        const document = sheets.document.value;
        return oddsView({
          title: sheets.titleOf(document),
          brief: sheets.whole.value,
          found: reckoner.known(document),
          fallen: reckoner.fallen(document),
        });
      }),
      sweep: computed(() => sheets.sweep((one) => reckoner.known(one))),
      seed,
      sheet: computed(() =>
        shown.value === null ? null : sheets.sheet(shown.value, reckoner.known(shown.value.of)),
      ),
      beside: computed(() =>
        compared.value === null
          ? null
          : besideView(compared.value, reckoner.beside(resultOf(compared.value))),
      ),
      telling: story.view,
      fight: fights.view,
      fought: computed(() => {
        const last = fights.last.value;
        return last === null || last === shown.value ? null : sheets.titleOf(last.of);
      }),
      whyNoFight: computed(() =>
        sheets.whole.value === null ? SIEGE_ROOM.broken : fights.whyNot(sheets.whole.value),
      ),
      said,
      byHand,
      refused,
      ask: {
        ...sheets.ask,
        ...fights.ask,
        showFought: () => show(fights.last.peek()),
        fight: () => {
          const now = sheets.whole.peek();
          if (now !== null) fights.begin(now);
        },
        seed: (next) => {
          seed.value = next;
        },
        bring,
        roll: () => {
          const now = sheets.whole.peek();
          if (now !== null) show(decide(now));
        },
        watch: () => {
          const now = sheets.whole.peek();
          if (now === null) return;
          show(null);
          story.begin(tellWith(now, seed.peek()));
          coming = decide(now);
        },
        next: story.next,
        play: story.play,
        toldAll: story.toTheEnd,
        save: () => {
          if (shown.value === null) return;
          const { name, text } = fileOf(shown.value);
          download(name, text);
        },
        copyText: () => {
          if (shown.value !== null) void copied(shown.value.report.lines.map(sentence).join('\n'));
        },
        copyLink: (of) => {
          const result = of === 'result' && shown.value !== null ? fileOf(shown.value) : null;
          void copied(address() + linkEnd(result === null ? sheets.linkText() : lean(result.text)));
        },
        beside: () => {
          asked.value = shown.value;
        },
        closeSheet: () => show(null),
        again: () => {
          if (shown.value !== null && sheets.follow(shown.value)) show(null);
        },
      },
    },
  };
}

/** The document of a result. */
function resultOf({ report }: Decided): BriefJson {
  return report.document as BriefJson;
}

/** A document without the blanks that make it readable. */
function lean(text: string): string {
  return JSON.stringify(JSON.parse(text));
}
