/** Note and figures as two views of one draft: what a note says of it, what it cannot say, and what a note changes. */
import { tellsFrom } from '../../../../strategic/war-of-the-ring/brief/sides.ts';
import { noteOf } from '../../../../strategic/war-of-the-ring/notation/writeNote.ts';
import type { SiegeBrief } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { asideIn, documentOf, draftOf, isNobody, type ArmyDraft } from './draft.ts';

/** What of a draft a note has no words for. */
export type Unsaid = 'from' | 'inside' | 'by' | 'fellowship' | 'players' | 'aside';

/** The one line for a draft. */
export function noteFor(draft: ArmyDraft): string {
  const { armies, ...others } = draft;
  return noteOf({ ...others, ...armies });
}

/** What the one line leaves out. */
export function omissionsOf(draft: ArmyDraft): readonly Unsaid[] {
  const { from, armies, by, fellowship, players, mode, region } = draft;
  const left: readonly (readonly [Unsaid, boolean])[] = [
    ['from', from !== null && tellsFrom(mode, region)],
    ['inside', !isNobody(armies.inside)],
    ['by', by !== null],
    ['fellowship', fellowship],
    ['players', players.number !== 2],
    ['aside', asideIn(draft).length > 0],
  ];
  return left.flatMap(([what, is]) => (is ? [what] : []));
}

/** The draft after a note was read: what it says is as it says; what it cannot say stays while place and kind of battle stay. */
export function afterNote(draft: ArmyDraft, read: SiegeBrief): ArmyDraft {
  const fresh = draftOf(read);
  const { players, seed } = draft;
  if (draft.region !== read.region || draft.mode !== read.mode) return { ...fresh, players, seed };
  const { rules, attacking, cards, hands, inPlay, policies, armies } = fresh;
  const same = attacking === draft.attacking;
  return {
    ...draft,
    rules,
    attacking,
    cards,
    armies: { ...armies, inside: same ? draft.armies.inside : armies.inside },
    hands,
    inPlay,
    policies,
  };
}

/** What a link carries: the one line where it says all, else the whole brief. */
export function textForLink(draft: ArmyDraft): string {
  return omissionsOf(draft).length === 0 && draft.seed === 1
    ? noteFor(draft)
    : JSON.stringify(documentOf(draft));
}
