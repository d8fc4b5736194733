/** Questions put to the board beside the orders: who could strike here, how many where, what is seen from where. */
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { hexName, type HexId } from '../../../board/hex.ts';
import { enemyOf, type Side } from '../../../engine/battle.ts';
import type { Match } from '../../../game/match.ts';
import { fill } from '../../../i18n/fill.ts';
import { ANALYSIS } from '../../../i18n/words.ts';
import type { EnquiryCard } from './analysisModel.ts';
import type { TableStore } from '../../store/tableStore.ts';
import { pointOut, takeBackStep, type BoardQuestion, type QuestionOverlay } from '../../store/asked.ts';
import { sightCard, sightFrom } from './sightCard.ts';
import { inSlices } from '../../threats/slices.ts';
import { onslaughtOf, reachedBy, strikers } from '../../threats/strikers.ts';
import { heatOf, mapCard, threatCard, threatLaid } from '../../threats/threatCard.ts';
import { threatsOf, threatTo, type Threat, type ThreatQuestion } from '../../threats/threats.ts';

/** What is asked, and what is answered so far. */
export interface Enquiries {
  readonly asked: Signal<BoardQuestion | null>;
  readonly card: ReadonlySignal<EnquiryCard | null>;
  /** Asks who could strike at a hex; without one, the next hex that is pointed out. */
  threat(hex: HexId | null): void;
  /** Begins a sort of question, or ends it if it is the one that is asked. */
  toggle(type: BoardQuestion['type']): void;
  /** A hex is pointed out; false while nothing is asked. */
  point(hex: HexId): boolean;
  /** One step back; false while nothing is asked. */
  back(): boolean;
}

interface Found {
  readonly question: ThreatQuestion;
  readonly threats: readonly Threat[];
  readonly done: boolean;
}

/** Questions at a table; what they lay over the board goes to the store. */
export function enquiriesAt(store: TableStore): Enquiries {
  const asked = signal<BoardQuestion | null>(null);
  const found = signal<Found | null>(null);
  const counts = signal<Readonly<{ by: Side; counts: Uint8Array }> | null>(null);

  /** A new game, or none: nothing is asked any more. */
  const battle = computed(() => store.match.value?.battle ?? null);
  effect(() => {
    void battle.value;
    asked.value = null;
  });
  /** Whom an enemy would strike: whoever decides, or at a game with the machine whoever looks on. */
  const viewer = computed((): Side => {
    const active = store.match.value?.state.active;
    return active === undefined || store.held.value ? store.viewer.value : active;
  });
  const hexAsked = computed(() => (asked.value?.type === 'threat' ? asked.value.hex : null));
  const chosen = computed(() => store.chosen.value.piece);
  effect(() => {
    const [now, hex] = [store.match.value, hexAsked.value];
    if (now === null || hex === null) {
      found.value = null;
      return undefined;
    }
    return seek(now, threatTo(now.battle, now.state, hex, viewer.value, chosen.value), (so) => {
      found.value = so;
    });
  });
  const mapping = computed(() => asked.value?.type === 'threat-map');
  effect(() => {
    const now = store.match.value;
    counts.value = null;
    if (now === null || !mapping.value) return undefined;
    const by = enemyOf(viewer.value);
    return count(now, by, (so) => {
      counts.value = { by, counts: so };
    });
  });

  /** Where a line ends while its end is not pointed out: under the pointer, else at the cursor. */
  const lineEnd = computed(() => {
    const now = asked.value;
    if (now?.type !== 'sight') return null;
    return now.to ?? store.hover.value?.hex ?? store.cursor.value;
  });
  const answer = computed(() =>
    answerTo(store.match.value, asked.value, found.value, counts.value, lineEnd.value),
  );
  effect(() => {
    store.laid.value = answer.value?.laid ?? null;
  });
  effect(() => {
    const told = answer.value?.told ?? null;
    if (told !== null) store.announcement.value = told;
  });

  const ask = (next: BoardQuestion | null): void => batch(() => void (asked.value = next));
  return {
    asked,
    card: computed(() => answer.value?.card ?? null),
    threat: (hex) => ask({ type: 'threat', hex }),
    toggle: (type) => {
      if (asked.peek()?.type === type) return ask(null);
      if (type === 'threat-map') return ask({ type });
      if (type === 'sight') return ask({ type, from: store.standing.peek().selected, to: null });
      return ask({ type, hex: store.cursor.peek() ?? store.looked.peek() });
    },
    point: (hex) => {
      const now = asked.peek();
      if (now === null) return false;
      store.looked.value = hex;
      ask(pointOut(now, hex));
      return true;
    },
    back: () => {
      const now = asked.peek();
      if (now !== null) ask(takeBackStep(now));
      return now !== null;
    },
  };
}

function seek({ battle }: Match, question: ThreatQuestion, tell: (found: Found) => void): () => void {
  let threats: readonly Threat[] = [];
  tell({ question, threats, done: question.onslaught === null });
  return inSlices(threatsOf(battle, question), (more, done) => {
    threats = [...threats, ...more.flat()];
    tell({ question, threats, done });
  });
}

function count({ battle, state }: Match, by: Side, tell: (counts: Uint8Array) => void): () => void {
  const onslaught = onslaughtOf(battle, state, by);
  const counts = new Uint8Array(battle.board.size);
  if (onslaught === null) {
    tell(counts);
    return () => {};
  }
  const steps = function* (): Generator<void> {
    for (const striker of strikers(battle, onslaught)) {
      if (striker !== null) for (const hex of reachedBy(battle, onslaught.state, striker)) counts[hex]! += 1;
      yield;
    }
  };
  return inSlices(steps(), (_, done) => {
    if (done) tell(counts);
  });
}

interface Answer {
  readonly laid: QuestionOverlay;
  readonly card: EnquiryCard | null;
  /** What a screen reader is told, once the answer is whole. */
  readonly told: string | null;
}

function answerTo(
  now: Match | null,
  asked: BoardQuestion | null,
  found: Found | null,
  counts: Readonly<{ by: Side; counts: Uint8Array }> | null,
  lineEnd: HexId | null,
): Answer | null {
  if (now === null || asked === null) return null;
  const { battle, state } = now;
  const only = (prompt: string): Answer => ({ laid: { overlays: {}, prompt }, card: null, told: prompt });
  switch (asked.type) {
    case 'threat': {
      if (found === null) return only(ANALYSIS.threatAsk);
      const { question, threats, done } = found;
      const card = threatCard(battle, state, question, threats, done);
      const laid = threatLaid(battle, state, question, threats, done);
      return { laid, card, told: done ? laid.prompt : null };
    }
    case 'threat-map': {
      if (counts === null) return only(ANALYSIS.threatMapWorking);
      const card = mapCard(battle, counts.by);
      const prompt = card.type === 'map' ? card.text : '';
      return { laid: { overlays: { heat: heatOf(counts.counts) }, prompt }, card, told: prompt };
    }
    case 'sight': {
      if (asked.from === null) return only(ANALYSIS.sightFrom);
      const from = hexName(battle.board, asked.from);
      const prompt = fill(ANALYSIS.sightTo, { from });
      if (lineEnd === null || lineEnd === asked.from) {
        return { laid: { overlays: { selected: asked.from }, prompt }, card: null, told: prompt };
      }
      const card = sightCard(battle, state, asked.from, lineEnd);
      const seen = sightFrom(battle, state, asked.from, lineEnd);
      const line = { from: asked.from, to: lineEnd, blockedBy: seen.clear ? null : seen.blockedBy };
      const words = card.type === 'sight' ? `${card.title}: ${card.verdict}.` : '';
      const told = card.type === 'sight' ? [words, ...card.lines.map(({ text }) => text)].join(' ') : words;
      return {
        laid: {
          overlays: { selected: asked.from, line },
          prompt: asked.to === null ? `${words} ${prompt}` : words,
        },
        card,
        told: asked.to === null ? null : told,
      };
    }
  }
}
