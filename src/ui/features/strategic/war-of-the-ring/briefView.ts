/** The brief as it is chosen: the line, the place, the kind of battle, the players and both armies. */
import { tellsFrom } from '../../../../strategic/war-of-the-ring/brief/sides.ts';
import { FAMOUS } from '../../../../strategic/war-of-the-ring/famous.ts';
import { REGIONS, regionOf } from '../../../../strategic/war-of-the-ring/facts.ts';
import type { Alliance } from '../../../../strategic/war-of-the-ring/figures.ts';
import { groundOf } from '../../../../strategic/war-of-the-ring/hexes/grounds.ts';
import { openKindOf, wallOf } from '../../../../strategic/war-of-the-ring/hexes/open/kinds.ts';
import { inWords } from '../../../words/texts.ts';
import type { BriefProblem } from '../../../../strategic/siege.ts';
import { fill } from '../../../../i18n/fill.ts';
import { SIEGE_ROOM } from '../../../../i18n/siegeWords.ts';
import type { Choice, Option } from '../strategicModel.ts';
import { armyView, isOf } from './armyView.ts';
import { asideIn, POSTS, waitsInside, type ArmyDraft } from './draft.ts';
import { faultsOf } from '../figures.ts';
import type { BriefView, LeadingView } from './formModel.ts';
import { allianceName, regionName } from './names.ts';
import { omissionsOf } from './note.ts';

/** What the view is made of. */
export interface BriefSight {
  readonly draft: ArmyDraft;
  /** As it stands in the field. */
  readonly note: string;
  readonly noteProblems: readonly BriefProblem[];
  readonly problems: readonly BriefProblem[];
}

/** The brief for the page. */
export function briefView({ draft, note, noteProblems, problems }: BriefSight): BriefView {
  const faults = faultsOf(problems);
  const posts = POSTS.filter((post) => post !== 'inside' || waitsInside(draft.mode));
  return {
    note,
    noteFaults: faultsOf(noteProblems),
    unsaid: unsaidText(draft),
    aside: asideText(draft),
    famous: FAMOUS.map(({ battle, title }) => ({ id: battle, name: title })),
    region: { value: draft.region, groups: regionGroups() },
    mode: choice(draft.mode, SIEGE_ROOM.modes, modesAt(draft.region)),
    rules: choice(draft.rules, SIEGE_ROOM.ruleSets),
    from: tellsFrom(draft.mode, draft.region) ? fromChoice(draft) : null,
    by: choice(draft.by ?? 'usual', SIEGE_ROOM.byNames),
    players: {
      value: String(draft.players.number),
      options: ['2', '3', '4'].map((id) => ({ id, name: id })),
    },
    leading: leadingOf(draft),
    fellowship: draft.fellowship,
    saruman: draft.inPlay.includes('saruman'),
    ground: groundText(draft.region),
    armies: posts.map((post) => armyView(draft, post, faults)),
    faults: faults.filter(({ place }) => !posts.some((post) => isOf(place, post))),
  };
}

function groundText(region: string): string {
  const place = regionName(region);
  if (groundOf(region) === undefined) return openText(region, place);
  const decisions: Readonly<Record<string, string>> = SIEGE_ROOM.decisions;
  return fill(SIEGE_ROOM.ground, { place, decision: decisions[region] ?? '' });
}

function openText(region: string, place: ReturnType<typeof regionName>): string {
  const wall = wallOf(region);
  const there = fill(SIEGE_ROOM.openGround[openKindOf(region)], { place });
  return wall === null ? there : `${there} ${fill(SIEGE_ROOM.openWall, { wall: inWords(wall.wall.name) })}`;
}

function unsaidText(draft: ArmyDraft): string {
  const left = omissionsOf(draft);
  if (left.length === 0) return '';
  return fill(SIEGE_ROOM.noteSays, { what: left.map((one) => SIEGE_ROOM.unsaid[one]).join(', ') });
}

function asideText(draft: ArmyDraft): string {
  const kept = asideIn(draft);
  if (kept.length === 0) return '';
  return fill(SIEGE_ROOM.asideKept, { what: kept.map((one) => SIEGE_ROOM.asideNames[one]).join(', ') });
}

function choice<Id extends string>(
  value: Id,
  names: Readonly<Record<Id, string>>,
  ids: readonly Id[] = Object.keys(names) as Id[],
): Choice {
  return { value, options: ids.map((id) => ({ id, name: names[id] })) };
}

function modesAt(region: string): readonly (keyof typeof SIEGE_ROOM.modes)[] {
  return regionOf(region)?.settlement === 'stronghold' ? ['assault', 'sortie', 'relief', 'field'] : ['field'];
}

function regionGroups(): BriefView['region']['groups'] {
  const options = (isWanted: (id: string, hold: boolean) => boolean): readonly Option[] =>
    REGIONS.filter(({ id, settlement }) => isWanted(id, settlement === 'stronghold'))
      .map(({ id }) => ({ id, name: regionName(id) }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    { label: SIEGE_ROOM.strongholds, options: options((_, hold) => hold) },
    { label: SIEGE_ROOM.openRegions, options: options((_, hold) => !hold) },
  ];
}

function fromChoice({ region, from }: ArmyDraft): Choice {
  const next = regionOf(region)?.adjacent ?? [];
  return {
    value: from ?? '',
    options: [{ id: '', name: SIEGE_ROOM.fromNowhere }, ...next.map((id) => ({ id, name: regionName(id) }))],
  };
}

/** Only an alliance of two players has a leading one. */
function leadingOf({ players }: ArmyDraft): readonly LeadingView[] {
  const led: Readonly<Record<2 | 3 | 4, readonly Alliance[]>> = {
    2: [],
    3: ['shadow'],
    4: ['free', 'shadow'],
  };
  const seats = { free: ['gondor', 'rohan'], shadow: ['witch-king', 'saruman'] } as const;
  return led[players.number].map((alliance) => ({
    alliance,
    label: fill(SIEGE_ROOM.leading, { alliance: allianceName(alliance) }),
    value: players.leading[alliance],
    options: seats[alliance].map((id) => ({ id, name: SIEGE_ROOM.playerNames[id] })),
  }));
}
