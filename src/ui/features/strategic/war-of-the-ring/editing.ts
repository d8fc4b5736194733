/** What the controls of the brief do: each changes the draft, and the line follows. */
import type { Mode, Player, Seat } from '../../../../strategic/war-of-the-ring/brief/brief.ts';
import { FAMOUS } from '../../../../strategic/war-of-the-ring/famous.ts';
import type { Alliance, FigureType, Nation } from '../../../../strategic/war-of-the-ring/figures.ts';
import { readDraft } from './bring.ts';
import type { ArmyDraft } from './draft.ts';
import type { EditAsks } from './editAsks.ts';
import {
  clearArmies,
  exchangeSides,
  setMode,
  setLeading,
  moveTo,
  muster,
  setPlayers,
  toggleCard,
  toggleCharacter,
  toggleInPlay,
} from './edits.ts';
import type { BriefTable } from './briefTable.ts';
import type { PostId } from './formModel.ts';

/** The controls of a table. */
export function editingAt({ change, write }: Pick<BriefTable, 'change' | 'write'>): Omit<EditAsks, 'sweep'> {
  return {
    note: write,
    famous: (id) => {
      const found = readDraft(FAMOUS.find(({ battle }) => battle === id));
      if (found.ok) change(() => found.value.draft);
    },
    region: (id) => change((draft) => moveTo(draft, id)),
    mode: (id) => change((draft) => setMode(draft, id as Mode)),
    rules: (id) => change((draft) => ({ ...draft, rules: id as ArmyDraft['rules'] })),
    from: (id) => change((draft) => ({ ...draft, from: id === '' ? null : id })),
    by: (id) => change((draft) => ({ ...draft, by: id === 'usual' ? null : (id as ArmyDraft['by']) })),
    players: (id) => change((draft) => setPlayers(draft, Number(id) as 2 | 3 | 4)),
    leading: (alliance, player) =>
      change((draft) => setLeading(draft, alliance as Alliance, player as Player)),
    fellowship: () => change((draft) => ({ ...draft, fellowship: !draft.fellowship })),
    saruman: () => change((draft) => toggleInPlay(draft, 'saruman')),
    exchange: () => change(exchangeSides),
    clear: () => change(clearArmies),
    dropAside: () => change((draft) => ({ ...draft, aside: {} })),
    figure: (post, nation, type, by) =>
      change((draft) => muster(draft, post, nation as Nation, type as FigureType, by)),
    character: (post, id) => change((draft) => toggleCharacter(draft, post, id)),
    event: (post, id) => change((draft) => withCard(draft, 'cards', post, id)),
    hold: (post, id) => change((draft) => withCard(draft, 'hands', post, id)),
  };
}

/** Who takes no part has no cards. */
function withCard(draft: ArmyDraft, part: 'cards' | 'hands', post: PostId, id: string): ArmyDraft {
  const seat: Seat | null = post === 'inside' ? null : post;
  return seat === null ? draft : toggleCard(draft, part, seat, id);
}
