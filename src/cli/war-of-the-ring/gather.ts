/**
 * What happens between two battles of a war: figures march, are mustered and go elsewhere on the board of the other table. So a
 * ledger believes a brief of where armies stand and who holds the place; who is out of the game it knows itself.
 */
import { failed, ok, type Result } from '../../kernel/result.ts';
import { plain } from '../../strategic/said.ts';
import type { BriefProblem } from '../../strategic/siege.ts';
import { countOf } from '../../strategic/war-of-the-ring/armies.ts';
import type { SiegeBrief } from '../../strategic/war-of-the-ring/brief/brief.ts';
import { CHARACTERS, FIGURE_TYPES, NATIONS } from '../../strategic/war-of-the-ring/facts.ts';
import {
  ELSEWHERE,
  moveCharacters,
  moveFigures,
  type CharacterAccount,
  type Ledger,
} from '../../strategic/war-of-the-ring/ledger/ledger.ts';
import { accountOf, ledgerOf } from '../../strategic/war-of-the-ring/ledger/opening.ts';
import { printedFigures, type FigureId } from '../../strategic/war-of-the-ring/roster.ts';

/** Who stands in the region of a brief. */
const HERE = ['attacker', 'defender', 'inside'] as const;
type Here = (typeof HERE)[number];

const AWAY = { at: 'board', region: ELSEWHERE, inside: false } as const;

/** A ledger as a brief has the board, and the figures that stand for those of the brief. */
export interface Gathered {
  readonly ledger: Ledger;
  readonly chosen: Readonly<Record<Here, readonly FigureId[]>>;
}

/**
 * The ledger with everybody where the brief has them. Whoever stands there already is taken first, the worn before the others, then
 * others from the board, then reinforcements; whoever is left over in the region has gone elsewhere. Wear is forgotten by who moved
 * (C2). Refuses figures and characters that are out of the game.
 */
export function gather(ledger: Ledger, brief: SiegeBrief): Result<Gathered, BriefProblem> {
  const problems: BriefProblem[] = [...deadAmong(ledger, brief)];
  const chosen: Record<Here, readonly FigureId[]> = { attacker: [], defender: [], inside: [] };
  let moved = ledger;
  for (const who of HERE) {
    const before = HERE.flatMap((one) => chosen[one]);
    const { figures, missing } = figuresFor(ledger, brief, who, before);
    problems.push(...missing);
    chosen[who] = figures;
    moved = moveFigures(moved, figures, accountOf(brief, who));
    moved = moveCharacters(moved, brief[who].characters, accountOf(brief, who));
  }
  if (problems.length > 0) return failed(problems);
  return ok({ ledger: leftElsewhere(ledger, moved, brief, chosen), chosen });
}

function figuresFor(
  ledger: Ledger,
  brief: SiegeBrief,
  who: Here,
  taken: readonly FigureId[],
): Readonly<{ figures: readonly FigureId[]; missing: readonly BriefProblem[] }> {
  const figures: FigureId[] = [];
  const missing: BriefProblem[] = [];
  for (const { id: nation } of NATIONS) {
    for (const type of FIGURE_TYPES) {
      const wanted = countOf(brief[who].figures, nation, type);
      const free = printedFigures(nation, type)
        .filter((id) => ledger.figures[id]!.at !== 'dead' && !taken.includes(id))
        .toSorted((a, b) => distance(ledger, brief, who, a) - distance(ledger, brief, who, b));
      figures.push(...free.slice(0, wanted));
      if (free.length < wanted)
        missing.push({
          path: `/brief/${who}/figures/${nation}/${type}`,
          code: 'out-of-the-game',
          said: plain(
            `${wanted} are sent and ${free.length} are left by the ledger, the others are out of the game; send no more than are left`,
          ),
        });
    }
  }
  return { figures, missing };
}

/** How readily a figure stands for one of the brief. */
function distance(ledger: Ledger, brief: SiegeBrief, who: Here, id: FigureId): number {
  const account = ledger.figures[id]!;
  if (account.at !== 'board') return 3;
  if (!isAt(account, accountOf(brief, who))) return 2;
  return ledger.wear[id] === undefined ? 1 : 0;
}

function isAt(account: CharacterAccount, wanted: CharacterAccount): boolean {
  if (account.at !== 'board' || wanted.at !== 'board') return false;
  return account.region === wanted.region && account.inside === wanted.inside;
}

function deadAmong(ledger: Ledger, brief: SiegeBrief): readonly BriefProblem[] {
  const named = [
    ...HERE.flatMap((who) =>
      brief[who].characters.map((id, at) => ({ id, path: `/brief/${who}/characters/${at}` })),
    ),
    ...brief.inPlay.map((id, at) => ({ id, path: `/brief/inPlay/${at}` })),
  ];
  return named.flatMap(({ id, path }) =>
    ledger.characters[id]!.at === 'dead'
      ? [
          {
            path,
            code: 'out-of-the-game',
            said: plain('is out of the game by the ledger; fight without this character'),
          },
        ]
      : [],
  );
}

/** Whoever stood in the region and is not in the brief has gone; the place is whose the brief says; who became somebody else is gone for good. */
function leftElsewhere(before: Ledger, moved: Ledger, brief: SiegeBrief, chosen: Gathered['chosen']): Ledger {
  const stays = new Set<string>(HERE.flatMap((who) => [...chosen[who], ...brief[who].characters]));
  const whoLeft = (accounts: Readonly<Record<string, CharacterAccount>>): readonly string[] =>
    Object.keys(accounts).filter((id) => {
      const account = accounts[id]!;
      return account.at === 'board' && account.region === brief.region && !stays.has(id);
    });
  const without = moveCharacters(
    moveFigures(moved, whoLeft(moved.figures), AWAY),
    whoLeft(moved.characters),
    AWAY,
  );
  const told = ledgerOf(brief);
  const arrived = brief.inPlay.filter((id) => without.characters[id]!.at !== 'board');
  const here = arrived.reduce((all, id) => moveCharacters(all, [id], told.characters[id]!), without);
  const became = CHARACTERS.filter(
    ({ upgrade }) => upgrade !== null && here.characters[upgrade]!.at !== 'not-yet',
  );
  const { [brief.region]: _, ...others } = here.taken;
  const now = moveCharacters(
    here,
    became.map(({ id }) => id),
    { at: 'dead' },
  );
  const still = (id: FigureId): boolean => {
    const [was, is] = [before.figures[id]!, now.figures[id]!];
    return isAt(was, is);
  };
  return {
    ...now,
    taken: { ...others, ...told.taken },
    wear: Object.fromEntries(Object.entries(now.wear).filter(([id]) => still(id))),
  };
}
