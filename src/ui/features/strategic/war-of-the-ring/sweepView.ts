/** What more or fewer figures would do to the chance that the place is taken. */
import { countOf, nationsIn, unitsIn } from '../../../../strategic/war-of-the-ring/armies.ts';
import type { Seat } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import type { BriefDocument } from '../../../../strategic/war-of-the-ring/brief/schema.ts';
import { FATES } from '../../../../strategic/war-of-the-ring/battle/outcome.ts';
import { FIGURE_TYPES, NATIONS } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { FigureType, Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { fill } from '../../../../i18n/fill.ts';
import { sentence } from '../../../../i18n/siegeSaid.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import { allianceAt, documentOf, limitOf, type ArmyDraft } from './draft.ts';
import { muster, spare } from './edits.ts';
import type { KnownOdds } from '../gamePage.ts';
import type { Reckoned } from '../messages.ts';
import { percent } from '../figures.ts';
import type { SweepBar, SweepView } from './formModel.ts';
import { kindName } from './names.ts';

/** Which figures are asked about. */
export interface SweepWish {
  readonly seat: Seat;
  /** Null = the elites of the first nation there, else its regulars. */
  readonly kind: FigureKind | null;
}

/** Figures of one nation and type. */
export interface FigureKind {
  readonly nation: Nation;
  readonly type: FigureType;
}

/** From so many figures fewer to so many more. */
const STEPS = [-2, -1, 0, 1, 2, 3, 4] as const;

/** The kinds of figures an army has or could have, those that are there first. */
function kindsOf(draft: ArmyDraft, seat: Seat): readonly FigureKind[] {
  const { figures } = draft.armies[seat];
  const here = new Set(nationsIn(figures));
  return NATIONS.filter(({ side }) => side === allianceAt(draft, seat))
    .toSorted((a, b) => Number(here.has(b.id)) - Number(here.has(a.id)))
    .flatMap(({ id, totals }) =>
      FIGURE_TYPES.filter((type) => totals[type] > 0).map((type) => ({ nation: id, type })),
    );
}

/** The kind that is asked about, as wished where the army can have it. */
function kindAsked(draft: ArmyDraft, { seat, kind }: SweepWish): FigureKind {
  const kinds = kindsOf(draft, seat);
  const same = kinds.find(({ nation, type }) => nation === kind?.nation && type === kind.type);
  return same ?? kinds.find(({ type }) => type === 'elite') ?? kinds[0]!;
}

/** A step of the sweep, and the brief it comes to; null where there are not so many figures. */
interface SweepStep {
  readonly by: number;
  readonly document: BriefDocument | null;
}

/** The briefs of a sweep. */
export function sweepSteps(draft: ArmyDraft, wish: SweepWish): readonly SweepStep[] {
  const { nation, type } = kindAsked(draft, wish);
  const there = countOf(draft.armies[wish.seat].figures, nation, type);
  const most = spare(draft, nation, type);
  return STEPS.map((by) => ({
    by,
    document:
      there + by < 0 || by > most
        ? null
        : documentOf(fitFigure(muster(draft, wish.seat, nation, type, by), wish.seat, { nation, type })),
  }));
}

/** Whoever comes to a full army takes the place of its other units: of his own nation first, regulars before elites. */
function fitFigure(draft: ArmyDraft, seat: Seat, { nation, type }: FigureKind): ArmyDraft {
  const { figures } = draft.armies[seat];
  const others = [nation, ...nationsIn(figures).filter((one) => one !== nation)].flatMap((one) =>
    (['regular', 'elite'] as const).map((unit): FigureKind => ({ nation: one, type: unit })),
  );
  const given = others.find(
    (one) => (one.nation !== nation || one.type !== type) && countOf(figures, one.nation, one.type) > 0,
  );
  if (unitsIn(figures) <= limitOf(draft, seat) || given === undefined) return draft;
  return fitFigure(muster(draft, seat, given.nation, given.type, -1), seat, { nation, type });
}

/** What more or fewer of them would do to the chance that the place is taken, as far as it is known. */
export function sweepView(draft: ArmyDraft, wish: SweepWish, known: KnownOdds): SweepView {
  const kind = kindAsked(draft, wish);
  const seats: readonly Seat[] = ['attacker', 'defender'];
  return {
    who: { value: wish.seat, options: seats.map((id) => ({ id, name: SIEGE_ROOM.posts[id] })) },
    what: {
      value: kindId(kind),
      options: kindsOf(draft, wish.seat).map((one) => ({
        id: kindId(one),
        name: kindName(one.nation, one.type),
      })),
    },
    title: fill(SIEGE_ROOM.sweepTitle, {
      verdict: sentence(FATES.captured),
      figures: kindName(kind.nation, kind.type),
      side: SIEGE_ROOM.posts[wish.seat],
    }),
    bars: sweepSteps(draft, wish).map(({ by, document }) =>
      barOf(by, document === null ? { type: 'no-battle' } : known(document)),
    ),
  };
}

function barOf(by: number, found: Reckoned | null): SweepBar {
  const share = found?.type === 'odds' ? (found.odds.chances['captured']?.value ?? 0) : null;
  return {
    label: by === 0 ? SIEGE_ROOM.sweepAsIs : `${by > 0 ? '+' : ''}${by}`,
    now: by === 0,
    share,
    figure: share !== null ? percent(share) : found === null ? '...' : SIEGE_ROOM.sweepCannot,
  };
}

/** A kind as it is named in a list. */
function kindId({ nation, type }: FigureKind): string {
  return `${nation} ${type}`;
}

/** The kind of that name. */
export function kindNamed(id: string): FigureKind {
  const [nation, type] = id.split(' ');
  return { nation: nation as Nation, type: type as FigureType };
}
